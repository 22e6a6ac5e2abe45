"""Games, seats, choices and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False, index=True),
        sa.Column("spectator_hash", sa.String(64), nullable=False, index=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("roster", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("cog", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=True, index=True),
        sa.Column("guard", sa.String(16), nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.UniqueConstraint("game", "revision", name="one_choice_per_revision"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_of_game", "chat", ["game", "id"])


def downgrade() -> None:
    """Remove the tables."""
    for table in ("chat", "choices", "seats", "games"):
        op.drop_table(table)
