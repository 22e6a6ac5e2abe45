"""Which bot plays a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There was one bot at the table until now."""
    op.add_column("seats", sa.Column("bot", sa.String(32), nullable=False, server_default="simple"))


def downgrade() -> None:
    """Forget their names."""
    op.drop_column("seats", "bot")
