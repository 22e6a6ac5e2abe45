"""Committing choices: each by itself, or (SQLite has one writer) those of different games together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import CursorResult, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from eday.server.database import Database
from eday.server.models import ChoiceRow, GameRow
from eday.server.stored import Conflict

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

    async def settle(self) -> None:
        """Wait for what is on its way."""
        if self._storing is not None:
            await asyncio.wait({self._storing})

    async def add(self, advance: dict[str, Any], row: dict[str, Any]) -> None:
        """Commit a choice; Conflict if the game is no longer as it was read."""
        step = Step(advance, row, asyncio.get_running_loop().create_future())
        if not self._database.one_writer:
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

    async def _store_together(self, steps: list[Step]) -> bool:
        """All in one transaction; False (and none stored) if any of them cannot be."""
        if len(steps) < 2:
            return not steps
        try:
            async with self._database.write() as connection:
                changed = await connection.execute(_ADVANCE, [step.advance for step in steps])
                if cast("CursorResult[Any]", changed).rowcount != len(steps):
                    raise Conflict
                await connection.execute(insert(ChoiceRow), [step.row for step in steps])
        except Exception:
            # Each is tried by itself then, and whoever wants it gets its own error.
            return False
        return True

    async def _store_one(self, step: Step) -> None:
        try:
            async with self._database.write() as connection:
                await take(connection, step.advance)
                await connection.execute(insert(ChoiceRow), step.row)
        except IntegrityError as error:
            raise Conflict from error


async def take(connection: AsyncConnection, advance: dict[str, Any]) -> None:
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
