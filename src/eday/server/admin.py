"""What the owner of a table does with stored games, straight in the database, whether a service runs or not."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eday.kernel import EdayError
from eday.server.store.database import open_database, up_to_date
from eday.server.store.models import ChatRow, ChoiceRow, GameRow, LookRow, SeatRow
from eday.server.store.sqlite_file import file_of
from eday.server.store.stored import Freeze
from eday.server.store.tokens import hashed
from eday.server.tables.kinds import kind_of
from eday.server.wire.written import Written, legible
from eday.text import Voice

REASON_LENGTH = 200
ADMIN = "admin"
UNREADABLE = "?"
_AT_ONCE = 200
"""Games deleted in one transaction: a running service waits for each."""
_DAMAGE = (ValueError, TypeError, LookupError, AttributeError, EdayError)


@dataclass(frozen=True)
class SeatLine:
    """A seat as the owner sees it."""

    seat: int
    plays: str
    kind: str
    name: str


@dataclass(frozen=True)
class GameLine:
    """A game as the owner sees it: no seed, no links."""

    game: str
    kind: str
    status: str
    frozen: str | None
    """Why it is stopped; None while it may be played."""
    seats: list[SeatLine]
    created: str
    updated: str
    choices: int
    talk: int
    """Lines of talk."""
    summary: dict[str, Any]


@dataclass(frozen=True)
class Said:
    """A line of talk."""

    at: str
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class Forgotten:
    """What somebody wrote: in which games, how many names and how many lines of talk."""

    games: list[str]
    names: int
    lines: int


@asynccontextmanager
async def opened(url: str, voice: Voice) -> AsyncIterator[Admin]:
    """The games of a database that is there and of this version; EdayError says what is wrong with it."""
    engine = await _engine(url)
    try:
        yield Admin(engine, voice)
    except SQLAlchemyError as error:
        raise EdayError("admin-unreachable", problem=_first_line(error)) from error
    finally:
        await engine.dispose()


async def _engine(url: str) -> AsyncEngine:
    try:
        if make_url(url).get_backend_name() == "sqlite":
            file_of(url)
        engine = open_database(url)
    except EdayError:
        raise
    except ModuleNotFoundError as error:
        raise EdayError("admin-driver", module=error.name) from error
    except Exception as error:
        raise EdayError("admin-url", problem=type(error).__name__) from error
    try:
        async with engine.connect() as connection:
            current = await connection.run_sync(up_to_date)
    except Exception as error:  # each driver has errors of its own for what cannot be reached
        await engine.dispose()
        raise EdayError("admin-unreachable", problem=_first_line(error)) from error
    if not current:
        await engine.dispose()
        raise EdayError("admin-other-version")
    return engine


def _first_line(error: Exception) -> str:
    return (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()[0]


class Admin:
    """The stored games."""

    def __init__(self, engine: AsyncEngine, voice: Voice) -> None:
        self._engine = engine
        self._voice = voice

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that nobody else's write comes in between of."""
        async with self._engine.begin() as connection:
            if self._engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    # ------------------------------------------------------------------ looking

    async def games(self, status: str | None = None, older_than: float | None = None) -> list[GameLine]:
        """Games, those first that nothing has happened in for longest; perhaps only some of them."""
        return await self._lines(*_fitting(status, older_than))

    async def game(self, game_id: str) -> GameLine:
        """One game."""
        found = await self._lines(GameRow.id == game_id)
        if not found:
            raise EdayError("admin-no-game", game=legible(game_id))
        return found[0]

    async def talk(self, game_id: str) -> list[Said]:
        """What was said at a table, oldest first."""
        query = select(ChatRow.at, ChatRow.seat, ChatRow.name, ChatRow.text).where(ChatRow.game == game_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(ChatRow.id))).all()
        return [Said(moment(row.at), row.seat, legible(row.name), legible(row.text)) for row in rows]

    async def _lines(self, *where: ColumnElement[bool]) -> list[GameLine]:
        choices = select(func.count()).where(ChoiceRow.game == GameRow.id).scalar_subquery()
        talk = select(func.count()).where(ChatRow.game == GameRow.id).scalar_subquery()
        query = select(GameRow.__table__, choices.label("choices"), talk.label("talk")).where(*where)
        of_these = select(SeatRow.__table__).join(GameRow, GameRow.id == SeatRow.game).where(*where)
        async with self._engine.connect() as connection:
            games = (await connection.execute(query.order_by(GameRow.updated))).all()
            seats: dict[str, list[SeatLine]] = {}
            for row in await connection.execute(of_these.order_by(SeatRow.seat)):
                seats.setdefault(row.game, []).append(SeatLine(row.seat, row.cog, row.kind, legible(row.name)))
        return [_line(row, seats.get(row.id, []), self._voice) for row in games]

    # ------------------------------------------------------------------ stopping

    async def freeze(self, game_id: str, reason: str) -> None:
        """Stop a game, and let running services notice."""
        try:
            parsed = Written(most=REASON_LENGTH).cleaned(reason)
        except ValueError as error:
            raise EdayError("admin-reason", most=REASON_LENGTH) from error
        await self._mark(game_id, json.dumps({"by": ADMIN, "reason": parsed}))

    async def unfreeze(self, game_id: str) -> None:
        """Let a game go on."""
        await self._mark(game_id, None)

    async def _mark(self, game_id: str, frozen: str | None) -> None:
        change = update(GameRow).where(GameRow.id == game_id).values(frozen=frozen, roster=GameRow.roster + 1)
        async with self._writing() as connection:
            if (await connection.execute(change.returning(GameRow.id))).first() is None:
                raise EdayError("admin-no-game", game=legible(game_id))

    # ------------------------------------------------------------------ deleting

    async def delete(self, game_id: str) -> None:
        """Delete a game with all that was said and chosen in it."""
        async with self._writing() as connection:
            if not await _erase(connection, [game_id]):
                raise EdayError("admin-no-game", game=legible(game_id))

    async def expire(self, older_than: float, status: str | None = None) -> int:
        """Delete games nothing has happened in for so many seconds; how many they were."""
        where = _fitting(status, older_than)
        async with self._engine.connect() as connection:
            due = list((await connection.execute(select(GameRow.id).where(*where))).scalars())
        gone = 0
        for first in range(0, len(due), _AT_ONCE):
            async with self._writing() as connection:
                # Looked at again: somebody may have gone on with one of them meanwhile.
                gone += await _erase(connection, due[first : first + _AT_ONCE], *where)
        return gone

    # ------------------------------------------------------------------ forgetting somebody

    async def written_by(self, name: str | None, token: str | None) -> Forgotten:
        """What `forget` would delete."""
        async with self._engine.connect() as connection:
            return await _traces(connection, name, token)

    async def forget(self, name: str | None, token: str | None) -> Forgotten:
        """Delete the talk of somebody, by a name or by the seats a link opens, and call those seats by their roles."""
        async with self._writing() as connection:
            found = await _traces(connection, name, token)
            seats, lines = await _whose(connection, name, token)
            for row in (await connection.execute(select(SeatRow.__table__).where(seats))).all():
                head = select(GameRow.head).where(GameRow.id == row.game)
                role = _role((await connection.execute(head)).scalar_one(), row.seat, row.cog, self._voice.language)
                this = (SeatRow.game == row.game) & (SeatRow.seat == row.seat)
                await connection.execute(update(SeatRow).where(this).values(name=role))
            await connection.execute(delete(ChatRow).where(lines))
            await connection.execute(delete(LookRow).where(LookRow.game.in_(found.games)))  # names stand in them
            noticed = update(GameRow).where(GameRow.id.in_(found.games)).values(roster=GameRow.roster + 1)
            await connection.execute(noticed)
        return found


def moment(at: float) -> str:
    """A time as people read it and programs sort it."""
    try:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
    except (ValueError, OverflowError, OSError, TypeError):
        return UNREADABLE


def _fitting(status: str | None, older_than: float | None) -> list[ColumnElement[bool]]:
    where: list[ColumnElement[bool]] = []
    if status is not None:
        where.append(GameRow.status == status)
    if older_than is not None:
        where.append(GameRow.updated < time.time() - older_than)
    return where


def _line(row: Any, seats: list[SeatLine], voice: Voice) -> GameLine:
    return GameLine(
        game=row.id,
        kind=str(_decoded(row.head).get("game", UNREADABLE)),
        status=row.status,
        frozen=_why_frozen(row.frozen, voice),
        seats=seats,
        created=moment(row.created),
        updated=moment(row.updated),
        choices=row.choices,
        talk=row.talk,
        summary=_decoded(row.summary),
    )


def _why_frozen(text: str | None, voice: Voice) -> str | None:
    try:
        freeze = Freeze.read(text)
    except (ValueError, KeyError, TypeError):
        return UNREADABLE
    if freeze is None:
        return None
    return legible(str(freeze.args.get("reason") or voice.problem(EdayError(freeze.key, **freeze.args))))


def _decoded(text: str) -> dict[str, Any]:
    """What a column of JSON tells; nothing if it is damaged."""
    try:
        parsed = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


async def _erase(connection: AsyncConnection, games: Sequence[str], *where: ColumnElement[bool]) -> int:
    """Delete those of some games that still fit; how many they were. Held first, so that nothing is added meanwhile."""
    held = select(GameRow.id).where(GameRow.id.in_(games), *where).with_for_update()
    ids = list((await connection.execute(held)).scalars())
    for rows in (ChatRow, ChoiceRow, LookRow, SeatRow):
        await connection.execute(delete(rows).where(rows.game.in_(ids)))
    await connection.execute(delete(GameRow).where(GameRow.id.in_(ids)))
    return len(ids)


async def _whose(
    connection: AsyncConnection, name: str | None, token: str | None
) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Which seats and which lines of talk are somebody's."""
    if token is None:
        return SeatRow.name == name, ChatRow.name == name
    link = hashed(token.strip().rpartition("/")[2])
    hosted = select(GameRow.id).where(GameRow.host_hash == link)
    seats = (SeatRow.token_hash == link) | (SeatRow.game.in_(hosted) & (SeatRow.kind == "hotseat"))
    held = (await connection.execute(select(SeatRow.game, SeatRow.seat).where(seats))).all()
    games = {row.game for row in held}
    lines = ChatRow.game.in_(games) & ChatRow.seat.in_({row.seat for row in held})
    return seats, lines


async def _traces(connection: AsyncConnection, name: str | None, token: str | None) -> Forgotten:
    seats, lines = await _whose(connection, name, token)
    named = list((await connection.execute(select(SeatRow.game).where(seats))).scalars())
    said = list((await connection.execute(select(ChatRow.game).where(lines))).scalars())
    if not named and not said:
        raise EdayError("admin-nobody")
    return Forgotten(sorted({*named, *said}), len(named), len(said))


def _role(head: str, seat: int, plays: str, language: str) -> str:
    """What a seat is called that nobody has named; a game that cannot be read any more is left with an id."""
    try:
        parsed = json.loads(head)
        kind = kind_of(parsed)
        voice = kind.voice(parsed, kind.players(parsed["setup"]), language)
        return voice.name(voice.plays[seat])
    except _DAMAGE:
        return plays
