"""What people at a table have to agree on: an undo as before, and giving up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A question about an undo that is open now is forgotten: it can be asked again."""
    op.add_column("games", sa.Column("proposal", sa.Text, nullable=True))
    op.drop_column("games", "undo_asked")


def downgrade() -> None:
    """Forget what is proposed."""
    op.add_column("games", sa.Column("undo_asked", sa.Integer, nullable=True))
    op.drop_column("games", "proposal")
