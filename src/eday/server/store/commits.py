"""Committing choices: as many together as came while the last were written; each is in, or is refused by itself."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Connection, CursorResult, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from eday.server.store.database import Database
from eday.server.store.models import ChoiceRow, GameRow
from eday.server.store.stored import Conflict

_ADVANCE = (
    update(GameRow)
    .where(
        GameRow.id == bindparam("of_game"),
        GameRow.revision == bindparam("of_revision"),
        GameRow.roster == bindparam("of_roster"),
        GameRow.frozen.is_(None),
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
_ALL_AT_ONCE = text(
    """
    WITH incoming AS (
        SELECT * FROM unnest(
            CAST(:of_game AS text[]), CAST(:of_revision AS int[]), CAST(:of_roster AS int[]),
            CAST(:to_status AS text[]), CAST(:to_summary AS text[]), CAST(:to_proposal AS text[]),
            CAST(:now AS float[]), CAST(:number AS int[]), CAST(:seat AS int[]),
            CAST(:option AS text[]), CAST(:fingerprint AS text[])
        ) AS incoming (game, revision, roster, status, summary, proposal, updated, number, seat, option, fingerprint)
    ), taken AS (
        UPDATE games SET revision = games.revision + 1, status = incoming.status, summary = incoming.summary,
            updated = incoming.updated, proposal = incoming.proposal
        FROM incoming
        WHERE games.id = incoming.game AND games.revision = incoming.revision AND games.roster = incoming.roster
            AND games.frozen IS NULL
        RETURNING games.id, games.revision
    )
    INSERT INTO choices (game, number, seat, option, revision, fingerprint)
    SELECT taken.id, incoming.number, incoming.seat, incoming.option, taken.revision, incoming.fingerprint
    FROM incoming JOIN taken ON taken.id = incoming.game
    RETURNING game
    """
)
"""The same with the choices, for PostgreSQL: one question, and the answer names the games whose choices are in."""


GATHERING = 0.02
"""Seconds between two commits: where many play, what comes meanwhile goes with the next. Nobody feels them, and a
commit takes as much work as a third of a choice."""


@dataclass(frozen=True)
class Step:
    """A choice on its way into the database."""

    advance: dict[str, Any]
    row: dict[str, Any]
    stored: asyncio.Future[None]


class Commits:
    """The choices on their way."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._steps: list[Step] = []
        self._storing: asyncio.Task[None] | None = None
        self._stored_at = -GATHERING

    async def settle(self) -> None:
        """Wait for what is on its way."""
        if self._storing is not None:
            await asyncio.wait({self._storing})

    async def add(self, advance: dict[str, Any], row: dict[str, Any]) -> None:
        """Commit a choice; Conflict if the game is no longer as it was read."""
        step = Step(advance, row, asyncio.get_running_loop().create_future())
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
        while self._steps:
            await self._gather()
            steps, self._steps = [step for step in self._steps if not step.stored.done()], []
            for step, problem in zip(steps, await self._outcomes(steps), strict=True):
                if step.stored.done():
                    continue
                if problem is None:
                    step.stored.set_result(None)
                else:
                    step.stored.set_exception(problem)

    async def _gather(self) -> None:
        """Wait for others to come along if the last commit was just now."""
        clock = asyncio.get_running_loop().time
        wait = self._stored_at + GATHERING - clock()
        if wait > 0:
            await asyncio.sleep(wait)
        self._stored_at = clock()

    async def _outcomes(self, steps: list[Step]) -> list[Exception | None]:
        """Store choices of different games: what went wrong with each, if anything."""
        try:
            stored = await self._store(steps)
        except Exception as error:
            if len(steps) == 1:
                return [Conflict() if isinstance(error, IntegrityError) else error]
            # Each is tried by itself then, and whoever wants it gets its own error.
            return [problem for step in steps for problem in await self._outcomes([step])]
        return [None if step.row["game"] in stored else Conflict() for step in steps]

    async def _store(self, steps: list[Step]) -> set[str]:
        """Store choices of different games together; the games whose choices are in."""
        if not steps:
            return set()
        if self._database.one_writer:
            return await self._store_in_turn(steps)
        rows = [{**step.row, **step.advance} for step in steps]
        columns = {name: [one[name] for one in rows] for name in rows[0] if name not in ("game", "revision")}
        async with self._database.write_at_once() as connection:
            return set((await connection.execute(_ALL_AT_ONCE, columns)).scalars())

    async def _store_in_turn(self, steps: list[Step]) -> set[str]:
        """All in one transaction; Conflict (and none stored) if any of them cannot be."""

        def store(connection: Connection) -> None:
            if connection.execute(_ADVANCE, [step.advance for step in steps]).rowcount != len(steps):
                raise Conflict
            connection.execute(insert(ChoiceRow), [step.row for step in steps])

        await self._database.write_in_thread(store)
        return {step.row["game"] for step in steps}


async def take(connection: AsyncConnection, advance: dict[str, Any]) -> None:
    """Take the next revision. Comes first in a transaction, so that it takes the write lock."""
    changed = await connection.execute(_ADVANCE, advance)
    if cast("CursorResult[Any]", changed).rowcount != 1:
        raise Conflict
