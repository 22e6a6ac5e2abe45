"""Games as they are stored: the record, who sits where, the talk. Nothing here knows what a choice means."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import CursorResult, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eday.server.consent import Proposal
from eday.server.database import migrate, open_database
from eday.server.models import ChatRow, ChoiceRow, GameRow, SeatRow

Choice = tuple[int, str]


class Conflict(Exception):
    """Somebody else has changed the game since it was read."""


@dataclass
class Seat:
    """Who sits on a seat."""

    seat: int
    cog: str
    """Id of the COG or of the side it plays."""
    kind: str
    name: str
    token_hash: str | None = None
    guard: str = "matters"


@dataclass
class Stored:
    """A game as the database has it."""

    id: str
    head: dict[str, Any]
    seats: list[Seat]
    choices: list[Choice]
    revision: int = 0
    roster: int = 0
    status: str = "running"
    summary: dict[str, Any] = field(default_factory=dict)
    host_hash: str = ""
    spectator_hash: str = ""
    updated: float = 0.0
    proposal: Proposal | None = None


@dataclass(frozen=True)
class Access:
    """What a token opens."""

    game: str
    role: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    """A line of talk."""

    id: int
    seat: int | None
    name: str
    text: str


_ADVANCE = (
    update(GameRow)
    .where(
        GameRow.id == bindparam("of_game"),
        GameRow.revision == bindparam("of_revision"),
        GameRow.roster == bindparam("of_roster"),
    )
    .values(
        revision=bindparam("of_revision") + 1,
        status=bindparam("to_status"),
        summary=bindparam("to_summary"),
        updated=bindparam("now"),
        proposal=bindparam("to_proposal"),
    )
)
"""The next revision of a game, if nobody else has taken it."""


@dataclass(frozen=True)
class _Step:
    """A choice on its way into the database."""

    advance: dict[str, Any]
    row: dict[str, Any]
    stored: asyncio.Future[None]


class Store:
    """The database of games."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = open_database(url)
        self._one_writer = self._engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock()
        self._steps: list[_Step] = []
        self._storing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date."""
        await migrate(self._engine)

    async def close(self) -> None:
        """Let go of all connections, when what is on its way is stored."""
        if self._storing is not None:
            await asyncio.wait({self._storing})
        await self._engine.dispose()

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self._engine.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite lets in one at a time: they queue here, at its lock they would poll."""
        if not self._one_writer:
            async with self._engine.begin() as connection:
                yield connection
            return
        async with self._writing, self._engine.begin() as connection:
            yield connection

    # ------------------------------------------------------------------ games

    async def create(self, game: Stored) -> None:
        """Store a new game, with the choices it may already have."""
        now = time.time()
        async with self._write() as connection:
            row = {
                "id": game.id,
                "created": now,
                "updated": now,
                "status": game.status,
                "head": json.dumps(game.head),
                "summary": json.dumps(game.summary),
                "host_hash": game.host_hash,
                "spectator_hash": game.spectator_hash,
                "revision": game.revision,
                "roster": game.roster,
            }
            await connection.execute(insert(GameRow), row)
            await connection.execute(insert(SeatRow), [{"game": game.id, **vars(seat)} for seat in game.seats])
            rows = [
                {"game": game.id, "number": number, "seat": seat, "option": option, "revision": number + 1}
                for number, (seat, option) in enumerate(game.choices)
            ]
            if rows:
                await connection.execute(insert(ChoiceRow), rows)

    async def load(self, game_id: str, with_choices: bool = True) -> Stored | None:
        """A game (with all its choices, if they are wanted) as of one moment."""
        async with self._engine.connect() as connection:
            if self._engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # else each SELECT would be a transaction of its own
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (await connection.execute(select(GameRow.__table__).where(GameRow.id == game_id))).first()
            if row is None:
                return None
            query = select(ChoiceRow.seat, ChoiceRow.option).where(ChoiceRow.game == game_id)
            choices = await connection.execute(query.order_by(ChoiceRow.number)) if with_choices else ()
            played = [(seat, option) for seat, option in choices]
            seats = await _seats(connection, game_id)
        return Stored(
            id=row.id,
            head=json.loads(row.head),
            seats=seats,
            choices=played,
            revision=row.revision,
            roster=row.roster,
            status=row.status,
            summary=json.loads(row.summary),
            host_hash=row.host_hash,
            spectator_hash=row.spectator_hash,
            updated=row.updated,
            proposal=Proposal.read(row.proposal),
        )

    async def versions(self, games: Iterable[str]) -> dict[str, tuple[int, int]]:
        """(revision, roster) of games."""
        query = select(GameRow.id, GameRow.revision, GameRow.roster).where(GameRow.id.in_(list(games)))
        async with self._engine.connect() as connection:
            return {row.id: (row.revision, row.roster) for row in await connection.execute(query)}

    async def add_choice(self, game: Stored, number: int, choice: Choice, status: str, summary: dict[str, Any]) -> None:
        """Commit a choice on the game as it was read; Conflict if it has changed since."""
        seat, option = choice
        step = _Step(
            _advance(game, status, summary),
            {"game": game.id, "number": number, "seat": seat, "option": option, "revision": game.revision + 1},
            asyncio.get_running_loop().create_future(),
        )
        if not self._one_writer:
            await self._store_one(step)
            return
        self._steps.append(step)
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self._store_steps())
        try:
            await step.stored
        except asyncio.CancelledError:
            # Whoever gave up reads the game again: not before it is known whether the choice is in.
            await asyncio.wait({self._storing})
            raise

    async def _store_steps(self) -> None:
        """Commit choices of different games together: as many as came while the last ones were written."""
        while self._steps:
            steps, self._steps = [step for step in self._steps if not step.stored.done()], []
            if await self._store_together(steps):
                results: list[BaseException | None] = [None] * len(steps)
            else:
                results = [await _outcome(self._store_one(step)) for step in steps]
            for step, result in zip(steps, results, strict=True):
                if step.stored.done():
                    continue
                if result is None:
                    step.stored.set_result(None)
                else:
                    step.stored.set_exception(result)

    async def _store_together(self, steps: list[_Step]) -> bool:
        """All in one transaction; False (and none stored) if any of them cannot be."""
        if len(steps) < 2:
            return not steps
        try:
            async with self._write() as connection:
                changed = await connection.execute(_ADVANCE, [step.advance for step in steps])
                if cast("CursorResult[Any]", changed).rowcount != len(steps):
                    raise Conflict
                await connection.execute(insert(ChoiceRow), [step.row for step in steps])
        except Exception:
            # Each is tried by itself then, and whoever wants it gets its own error.
            return False
        return True

    async def _store_one(self, step: _Step) -> None:
        try:
            async with self._write() as connection:
                await _take(connection, step.advance)
                await connection.execute(insert(ChoiceRow), step.row)
        except IntegrityError as error:
            raise Conflict from error

    async def take_back(self, game: Stored, number: int, summary: dict[str, Any]) -> None:
        """Commit that the choices from that number on are undone; Conflict if the game has changed since."""
        async with self._write() as connection:
            await _take(connection, _advance(game, "running", summary))
            await connection.execute(delete(ChoiceRow).where(ChoiceRow.game == game.id, ChoiceRow.number >= number))

    async def propose(self, game: Stored, proposal: Proposal | None) -> None:
        """Commit what is proposed and who agrees, or that nothing is any more; Conflict as for a choice."""
        of_this = (GameRow.id == game.id, GameRow.revision == game.revision, GameRow.roster == game.roster)
        change = update(GameRow).where(*of_this).values(proposal=_text(proposal), roster=GameRow.roster + 1)
        async with self._write() as connection:
            if cast("CursorResult[Any]", await connection.execute(change)).rowcount != 1:
                raise Conflict

    # ------------------------------------------------------------------ seats and links

    async def change_seat(self, game_id: str, seats: Sequence[int], **values: object) -> None:
        """Change who sits where, or what he has set."""
        async with self._write() as connection:
            await connection.execute(
                update(GameRow).where(GameRow.id == game_id).values(roster=GameRow.roster + 1, updated=time.time())
            )
            await connection.execute(
                update(SeatRow).where(SeatRow.game == game_id, SeatRow.seat.in_(list(seats))).values(**values)
            )

    async def access(self, token_hash: str) -> Access | None:
        """What a token opens, if anything. The host's also opens the hot seats, which are on his screen."""
        async with self._engine.connect() as connection:
            held = await connection.execute(
                select(SeatRow.game, SeatRow.seat).where(SeatRow.token_hash == token_hash).order_by(SeatRow.seat)
            )
            seats = held.all()
            if seats:
                return Access(seats[0].game, "seat", tuple(row.seat for row in seats))
            query = select(GameRow.id, GameRow.host_hash).where(
                (GameRow.host_hash == token_hash) | (GameRow.spectator_hash == token_hash)
            )
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            if row.host_hash != token_hash:
                return Access(row.id, "spectator", ())
            hot = [seat.seat for seat in await _seats(connection, row.id) if seat.kind == "hotseat"]
            return Access(row.id, "host", tuple(hot))

    # ------------------------------------------------------------------ talk

    async def say(self, game_id: str, seat: int | None, name: str, words: str) -> int:
        """Store a line of talk; its number."""
        row = {"game": game_id, "seat": seat, "name": name, "text": words, "at": time.time()}
        async with self._write() as connection:
            made = await connection.execute(insert(ChatRow).returning(ChatRow.id), row)
            return int(made.scalar_one())

    async def talk(self, game_id: str, after: int = 0, most: int = 50) -> list[Line]:
        """The newest lines after that number, oldest first."""
        query = (
            select(ChatRow.id, ChatRow.seat, ChatRow.name, ChatRow.text)
            .where(ChatRow.game == game_id, ChatRow.id > after)
            .order_by(ChatRow.id.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Line(row.id, row.seat, row.name, row.text) for row in reversed(rows)]

    async def last_lines(self, games: Iterable[str]) -> dict[str, int]:
        """Number of the newest line of talk of games that have any."""
        query = select(ChatRow.game, func.max(ChatRow.id)).where(ChatRow.game.in_(list(games))).group_by(ChatRow.game)
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}


def _advance(game: Stored, status: str, summary: dict[str, Any]) -> dict[str, Any]:
    """What `_ADVANCE` wants to know."""
    return {
        "of_game": game.id,
        "of_revision": game.revision,
        "of_roster": game.roster,
        "to_status": status,
        "to_summary": json.dumps(summary),
        "to_proposal": _text(kept(game.proposal, status)),
        "now": time.time(),
    }


def kept(proposal: Proposal | None, status: str) -> Proposal | None:
    """What is left of a proposal when somebody has chosen or taken back."""
    return proposal if proposal is not None and proposal.lasting and status == "running" else None


def _text(proposal: Proposal | None) -> str | None:
    return proposal.text() if proposal else None


async def _take(connection: AsyncConnection, advance: dict[str, Any]) -> None:
    """Take the next revision. Comes first in a transaction, so that it takes the write lock."""
    changed = await connection.execute(_ADVANCE, advance)
    if cast("CursorResult[Any]", changed).rowcount != 1:
        raise Conflict


async def _outcome(work: Coroutine[Any, Any, None]) -> BaseException | None:
    """What went wrong, if anything."""
    try:
        await work
    except Exception as error:
        return error
    return None


async def _seats(connection: AsyncConnection, game_id: str) -> list[Seat]:
    rows = await connection.execute(select(SeatRow.__table__).where(SeatRow.game == game_id).order_by(SeatRow.seat))
    return [Seat(row.seat, row.cog, row.kind, row.name, row.token_hash, row.guard) for row in rows]
