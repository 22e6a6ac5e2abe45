"""Who has asked the other player to let him take back his last choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked so far."""
    op.add_column("games", sa.Column("undo_asked", sa.Integer, nullable=True))


def downgrade() -> None:
    """Forget who asked."""
    op.drop_column("games", "undo_asked")
