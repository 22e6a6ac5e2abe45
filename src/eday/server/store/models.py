"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables."""


class GameRow(Base):
    """A game: its set-up as the head of its record, and how often it has changed."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    status: Mapped[str] = mapped_column(String(16))
    head: Mapped[str] = mapped_column(Text)
    summary: Mapped[str] = mapped_column(Text)
    host_hash: Mapped[str] = mapped_column(String(64), index=True)
    spectator_hash: Mapped[str] = mapped_column(String(64), index=True)
    revision: Mapped[int] = mapped_column(Integer)
    """Grows with every choice and every undo."""
    roster: Mapped[int] = mapped_column(Integer)
    """Grows with every change of who sits where, and of what is proposed."""
    proposal: Mapped[str | None] = mapped_column(Text)
    """What a seat has asked the others to agree to, and who has, as JSON."""
    fingerprint: Mapped[str | None] = mapped_column(String(32))
    """Of the game before its first choice."""
    version: Mapped[str | None] = mapped_column(String(64))
    """The rules and content for which it was last found out whether it can go on."""
    frozen: Mapped[str | None] = mapped_column(Text)
    """Why it rests, and who said so, as JSON."""
    sealed: Mapped[bool] = mapped_column(Boolean)
    """Made for opponents: nobody knows its seed, nobody sees its record before the end."""
    show: Mapped[bool] = mapped_column(Boolean)
    """Played by bots alone, whether somebody watches or not."""
    bot_worker: Mapped[str | None] = mapped_column(String(32))
    """The worker whose bots may play it, and until when (seconds of the database's clock)."""
    bot_until: Mapped[float | None] = mapped_column(Float)


class SeatRow(Base):
    """Who sits where; hot seats share a token."""

    __tablename__ = "seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    cog: Mapped[str] = mapped_column(String(64))
    """Id of the COG, or of the side of the card game, that the seat plays."""
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(64))
    token_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    guard: Mapped[str] = mapped_column(String(16))
    invite_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    """Opens the seat once, to whoever claims it."""
    bot: Mapped[str] = mapped_column(String(32))
    """Who plays the seat whenever a bot does."""


class ChoiceRow(Base):
    """One accepted choice; neither its number nor its revision can be taken twice, and a trigger refuses gaps."""

    __tablename__ = "choices"
    __table_args__ = (UniqueConstraint("game", "revision", name="one_choice_per_revision"),)

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    option: Mapped[str] = mapped_column(Text)
    revision: Mapped[int] = mapped_column(Integer)
    fingerprint: Mapped[str | None] = mapped_column(String(32))
    """Of the game after it."""


class LookRow(Base):
    """The last state some seats were shown, for the day when this version is gone."""

    __tablename__ = "looks"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seats: Mapped[str] = mapped_column(String(32), primary_key=True)
    """Numbers of the seats with commas between; empty for a spectator."""
    number: Mapped[int] = mapped_column(Integer)
    """How many choices had been made."""
    state: Mapped[str] = mapped_column(Text)


class ChatRow(Base):
    """A line of talk."""

    __tablename__ = "chat"
    __table_args__ = (Index("chat_of_game", "game", "id"),)

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"))
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
