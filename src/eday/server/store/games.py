"""Games as they are stored: the record, and who sits where. Nothing here knows what a choice means."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import ColumnElement, CursorResult, Row, Text, delete, func, insert, select, update
from sqlalchemy import cast as cast_to
from sqlalchemy.ext.asyncio import AsyncConnection

from eday.server.store.commits import Commits, take
from eday.server.store.database import Database, migrate
from eday.server.store.looks import Looks
from eday.server.store.models import ChoiceRow, GameRow, SeatRow
from eday.server.store.stored import Access, Changes, Choice, Conflict, Freeze, Seat, Stored, kept
from eday.server.store.talk import Talk
from eday.server.tables.consent import Proposal

_Row = tuple[int, int, str, str | None]
DAMAGE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What reading a row of junk may end in; an error of the database itself is none of these."""
_decoder = msgspec.json.Decoder(list[_Row])


class Store:
    """The database of games."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self._commits = Commits(self.database)
        self.talk = Talk(self.database)
        self.looks = Looks(self.database)
        self.changed: Callable[[str, int, int], None] = lambda game, revision, roster: None
        """Told after each commit, for those whom the database itself does not tell."""

    async def open(self) -> None:
        """Bring the tables up to date."""
        await migrate(self.database.engine)

    async def close(self) -> None:
        """Let go of all connections, when what is on its way is stored."""
        await self._commits.settle()
        await self.database.close()

    # ------------------------------------------------------------------ games

    async def create(self, game: Stored) -> None:
        """Store a new game, with the choices it may already have."""
        now = time.time()
        async with self.database.write() as connection:
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
                "fingerprint": game.start,
                "version": game.version,
                "sealed": game.sealed,
                "show": game.show,
            }
            await connection.execute(insert(GameRow), row)
            await connection.execute(insert(SeatRow), [{"game": game.id, **vars(seat)} for seat in game.seats])
            signs = game.prints or [None] * len(game.choices)
            rows = [
                _choice_row(game.id, number, choice, number + 1, sign)
                for number, (choice, sign) in enumerate(zip(game.choices, signs, strict=True))
            ]
            if rows:
                await connection.execute(insert(ChoiceRow), rows)

    async def load(self, game_id: str, with_choices: bool = True) -> Stored | None:
        """A game (with all its choices, if they are wanted) as of one moment."""
        if not with_choices:
            return (await self.several([game_id])).get(game_id)
        changes = await self.changes(game_id, -1)
        if changes is None:
            return None
        changes.stored.choices, changes.stored.prints = changes.choices, changes.prints
        return changes.stored

    async def several(self, games: Sequence[str], damaged: Callable[[str], None] | None = None) -> dict[str, Stored]:
        """Games without their choices; of one that cannot be read `damaged` is told, else it is an error."""
        async with self.database.read(one_moment=True) as connection:
            rows = (await connection.execute(select(GameRow.__table__).where(GameRow.id.in_(games)))).all()
            seats = await _seats(connection, games)
        found: dict[str, Stored] = {}
        for row in rows:
            try:
                found[row.id] = _stored(row, seats[row.id])
            except DAMAGE:
                if damaged is None:
                    raise
                damaged(row.id)
        return found

    async def changes(self, game_id: str, since: int) -> Changes | None:
        """What a game is now, and its choices as far as they were made after a revision."""
        async with self.database.read(one_moment=True) as connection:
            row = await _game_row(connection, game_id)
            if row is None:
                return None
            of_game = ChoiceRow.game == game_id
            since_then = of_game & (ChoiceRow.revision > since)
            packed = (await connection.execute(select(self._packed()).where(since_then))).scalar()
            rows: list[_Row] = sorted(_decoder.decode(packed)) if packed else []
            last = (
                None if rows else (await connection.execute(select(func.max(ChoiceRow.number)).where(of_game))).scalar()
            )
            seats = await _seats(connection, [game_id])
        first = rows[0][0] if rows else 0 if last is None else last + 1
        return Changes(
            _stored(row, seats[game_id]),
            first,
            [(seat, option) for _, seat, option, _ in rows],
            [sign for _, _, _, sign in rows],
        )

    def _packed(self) -> ColumnElement[str]:
        """Choices in one text: a long game as thousands of rows would take its time from everybody else."""
        columns = (ChoiceRow.number, ChoiceRow.seat, ChoiceRow.option, ChoiceRow.fingerprint)
        if self.database.one_writer:
            return func.json_group_array(func.json_array(*columns))
        return cast_to(func.json_agg(func.json_build_array(*columns)), Text)

    async def versions(self, games: Iterable[str]) -> dict[str, tuple[int, int]]:
        """(revision, roster) of games."""
        query = select(GameRow.id, GameRow.revision, GameRow.roster).where(GameRow.id.in_(list(games)))
        async with self.database.read() as connection:
            return {row.id: (row.revision, row.roster) for row in await connection.execute(query)}

    async def add_choice(
        self, game: Stored, number: int, choice: Choice, sign: str, status: str, summary: dict[str, Any]
    ) -> None:
        """Commit a choice on the game as it was read; Conflict if it has changed since."""
        row = _choice_row(game.id, number, choice, game.revision + 1, sign)
        await self._commits.add(_advance(game, status, summary), row)
        self.changed(game.id, game.revision + 1, game.roster)

    async def take_back(self, game: Stored, number: int, summary: dict[str, Any]) -> None:
        """Commit that the choices from that number on are undone; Conflict if the game has changed since."""
        async with self.database.write() as connection:
            await take(connection, _advance(game, "running", summary))
            await connection.execute(delete(ChoiceRow).where(ChoiceRow.game == game.id, ChoiceRow.number >= number))
        self.changed(game.id, game.revision + 1, game.roster)

    async def propose(self, game: Stored, proposal: Proposal | None) -> None:
        """Commit what is proposed and who agrees, or that nothing is any more; Conflict as for a choice."""
        of_this = (GameRow.id == game.id, GameRow.revision == game.revision, GameRow.roster == game.roster)
        change = update(GameRow).where(*of_this).values(proposal=_text(proposal), roster=GameRow.roster + 1)
        async with self.database.write() as connection:
            if cast("CursorResult[Any]", await connection.execute(change)).rowcount != 1:
                raise Conflict
        self.changed(game.id, game.revision, game.roster + 1)

    # ------------------------------------------------------------------ versions of the program

    async def judge(
        self, game_id: str, version: str, freeze: Freeze | None = None, head: dict[str, Any] | None = None
    ) -> None:
        """Note that under a version a game rests, or goes on (with a new head if it was of another version)."""
        values: dict[str, Any] = {"version": version, "frozen": freeze.text() if freeze else None}
        if head is not None:
            values["head"] = json.dumps(head)
        async with self.database.write() as connection:
            await connection.execute(update(GameRow).where(GameRow.id == game_id).values(**values))

    async def unjudged(self, versions: Sequence[str]) -> list[str]:
        """Ids of running games of which none of these versions has found out whether they can go on."""
        foreign = GameRow.version.is_(None) | GameRow.version.not_in(versions)
        async with self.database.read() as connection:
            rows = await connection.execute(select(GameRow.id).where(GameRow.status == "running", foreign))
            return [row.id for row in rows]

    # ------------------------------------------------------------------ seats and links

    async def change_seat(self, game_id: str, seats: Sequence[int], **values: object) -> None:
        """Change who sits where, or what he has set."""
        async with self.database.write() as connection:
            roster = await _next_roster(connection, game_id)
            await connection.execute(
                update(SeatRow).where(SeatRow.game == game_id, SeatRow.seat.in_(list(seats))).values(**values)
            )
        self.changed(game_id, -1, roster)

    async def invited(self, invite_hash: str) -> Access | None:
        """The seat an invitation would give, which nobody has claimed yet."""
        query = select(SeatRow.game, SeatRow.seat).where(SeatRow.invite_hash == invite_hash)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return Access(row.game, "seat", (row.seat,)) if row else None

    async def claim(self, invite_hash: str, token_hash: str, name: str | None = None) -> Access | None:
        """Give the seat of an invitation to whoever comes first with it; None if there is none, or no longer."""
        named = {"name": name} if name else {}
        async with self.database.write() as connection:
            row = (await connection.execute(
                update(SeatRow)
                .where(SeatRow.invite_hash == invite_hash)
                .values(invite_hash=None, token_hash=token_hash, **named)
                .returning(SeatRow.game, SeatRow.seat)
            )).first()  # fmt: skip
            if row is None:
                return None
            roster = await _next_roster(connection, row.game)
        self.changed(row.game, -1, roster)
        return Access(row.game, "seat", (row.seat,))

    async def access(self, token_hash: str) -> Access | None:
        """What a token opens, if anything. The host's also opens the hot seats, which are on his screen."""
        return (await self.accesses([token_hash])).get(token_hash)

    async def accesses(self, hashes: Sequence[str]) -> dict[str, Access]:
        """What tokens open, as far as they open anything."""
        async with self.database.read() as connection:
            query = select(SeatRow.token_hash, SeatRow.game, SeatRow.seat).where(SeatRow.token_hash.in_(hashes))
            found: dict[str, Access] = {}
            for token_hash, game, seat in await connection.execute(query.order_by(SeatRow.seat)):
                before = found.get(str(token_hash), Access(game, "seat", ()))
                found[str(token_hash)] = Access(before.game, "seat", (*before.seats, seat))
            if all(one in found for one in hashes):
                return found
            games = select(GameRow.id, GameRow.host_hash, GameRow.spectator_hash)
            whose = GameRow.host_hash.in_(hashes) | GameRow.spectator_hash.in_(hashes)
            rows = (await connection.execute(games.where(whose))).all()
            hosted = [row.id for row in rows if row.host_hash in hashes]
            seats = await _seats(connection, hosted) if hosted else {}
        for row in rows:
            hot = tuple(one.seat for one in seats.get(row.id, ()) if one.kind == "hotseat")
            found.setdefault(row.spectator_hash, Access(row.id, "spectator", ()))
            found.setdefault(row.host_hash, Access(row.id, "host", hot))
        return {one: found[one] for one in hashes if one in found}


def _choice_row(game_id: str, number: int, choice: Choice, revision: int, sign: str | None) -> dict[str, Any]:
    seat, option = choice
    return {
        "game": game_id,
        "number": number,
        "seat": seat,
        "option": option,
        "revision": revision,
        "fingerprint": sign,
    }


def _advance(game: Stored, status: str, summary: dict[str, Any]) -> dict[str, Any]:
    """What taking the next revision wants to know."""
    now = time.time()
    return {
        "of_game": game.id,
        "of_revision": game.revision,
        "of_roster": game.roster,
        "to_status": status,
        "to_summary": msgspec.json.encode({**summary, "chosen": now}).decode(),
        "to_proposal": _text(kept(game.proposal, status)),
        "now": now,
    }


def _text(proposal: Proposal | None) -> str | None:
    return proposal.text() if proposal else None


async def _next_roster(connection: AsyncConnection, game_id: str) -> int:
    """Comes first in a transaction, so that it takes the write lock."""
    change = update(GameRow).where(GameRow.id == game_id).values(roster=GameRow.roster + 1, updated=time.time())
    return int((await connection.execute(change.returning(GameRow.roster))).scalar() or 0)


async def _game_row(connection: AsyncConnection, game_id: str) -> Row[Any] | None:
    return (await connection.execute(select(GameRow.__table__).where(GameRow.id == game_id))).first()


def _stored(row: Row[Any], seats: list[Seat]) -> Stored:
    return Stored(
        id=row.id,
        head=json.loads(row.head),
        seats=seats,
        choices=[],
        start=row.fingerprint,
        revision=row.revision,
        roster=row.roster,
        status=row.status,
        summary=json.loads(row.summary),
        host_hash=row.host_hash,
        spectator_hash=row.spectator_hash,
        updated=row.updated,
        proposal=Proposal.read(row.proposal),
        version=row.version,
        frozen=Freeze.read(row.frozen),
        sealed=row.sealed,
        show=row.show,
    )


async def _seats(connection: AsyncConnection, games: Sequence[str]) -> dict[str, list[Seat]]:
    rows = await connection.execute(select(SeatRow.__table__).where(SeatRow.game.in_(games)).order_by(SeatRow.seat))
    found: dict[str, list[Seat]] = {game: [] for game in games}
    for row in rows:
        seat = Seat(row.seat, row.cog, row.kind, row.name, row.token_hash, row.guard, row.invite_hash, row.bot)
        found[row.game].append(seat)
    return found
