"""Fingerprints, frozen games, last looks, claimed seats, leases of bots; no gaps in the choices; workers are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_SQLITE = (
    """
    CREATE TRIGGER choices_have_no_gap BEFORE INSERT ON choices
    WHEN NEW.number > 0
        AND NOT EXISTS (SELECT 1 FROM choices WHERE game = NEW.game AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'a gap in the choices'); END
    """,
)
_POSTGRESQL = (
    """
    CREATE FUNCTION eday_no_gap() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.number > 0
            AND NOT EXISTS (SELECT 1 FROM choices WHERE game = NEW.game AND number = NEW.number - 1)
        THEN RAISE EXCEPTION 'a gap in the choices' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER choices_have_no_gap BEFORE INSERT ON choices
    FOR EACH ROW EXECUTE FUNCTION eday_no_gap()
    """,
    """
    CREATE FUNCTION eday_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('eday', json_build_object(
            'game', NEW.id, 'kind', 'changed', 'revision', NEW.revision, 'roster', NEW.roster)::text);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER games_tell_changes AFTER UPDATE OF revision, roster ON games
    FOR EACH ROW WHEN (OLD.revision <> NEW.revision OR OLD.roster <> NEW.roster)
    EXECUTE FUNCTION eday_changed()
    """,
    """
    CREATE FUNCTION eday_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('eday', json_build_object('game', OLD.id, 'kind', 'deleted')::text);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER games_tell_deletion AFTER DELETE ON games
    FOR EACH ROW EXECUTE FUNCTION eday_deleted()
    """,
    """
    CREATE FUNCTION eday_talked() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('eday', json_build_object('game', NEW.game, 'kind', 'talk', 'line', NEW.id)::text);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER chat_tells AFTER INSERT ON chat
    FOR EACH ROW EXECUTE FUNCTION eday_talked()
    """,
)


def upgrade() -> None:
    """Games that are there have no fingerprints, and nobody sealed their seed."""
    op.add_column("games", sa.Column("fingerprint", sa.String(32), nullable=True))
    op.add_column("games", sa.Column("version", sa.String(64), nullable=True))
    op.add_column("games", sa.Column("frozen", sa.Text, nullable=True))
    op.add_column("games", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("show", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("bot_worker", sa.String(32), nullable=True))
    op.add_column("games", sa.Column("bot_until", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("invite_hash", sa.String(64), nullable=True))
    op.create_index("ix_seats_invite_hash", "seats", ["invite_hash"])
    op.add_column("choices", sa.Column("fingerprint", sa.String(32), nullable=True))
    op.create_table(
        "looks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seats", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    for statement in _POSTGRESQL if op.get_bind().dialect.name == "postgresql" else _SQLITE:
        op.execute(statement)


def downgrade() -> None:
    """Forget all of it."""
    op.execute("DROP TRIGGER choices_have_no_gap" + _on("choices"))
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER games_tell_changes ON games")
        op.execute("DROP TRIGGER games_tell_deletion ON games")
        op.execute("DROP TRIGGER chat_tells ON chat")
        for function in ("eday_no_gap", "eday_changed", "eday_deleted", "eday_talked"):
            op.execute(f"DROP FUNCTION {function}()")
    op.drop_table("looks")
    op.drop_column("choices", "fingerprint")
    op.drop_index("ix_seats_invite_hash", "seats")
    op.drop_column("seats", "invite_hash")
    for column in ("bot_until", "bot_worker", "show", "sealed", "frozen", "version", "fingerprint"):
        op.drop_column("games", column)


def _on(table: str) -> str:
    return f" ON {table}" if op.get_bind().dialect.name == "postgresql" else ""
