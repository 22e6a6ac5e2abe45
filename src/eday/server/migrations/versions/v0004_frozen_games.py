"""Games that are stopped for a while, and why."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game is frozen at first."""
    op.add_column("games", sa.Column("frozen", sa.Text, nullable=True))


def downgrade() -> None:
    """Let all games go on."""
    op.drop_column("games", "frozen")
