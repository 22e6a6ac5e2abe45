"""Leases: which worker's bots play a game. A lease lapses by itself, so the bots of a dead worker are taken over."""

from __future__ import annotations

import time
from typing import Any, cast

from sqlalchemy import ColumnElement, CursorResult, Float, extract, func, literal, or_, update
from sqlalchemy import cast as sql_cast

from eday.server.store.database import Database
from eday.server.store.models import GameRow

SECONDS = 10.0


class Leases:
    """The leases of one worker."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker
        self._held: dict[str, float] = {}
        """When each lease has to be renewed."""

    async def hold(self, game_id: str) -> bool:
        """Whether this worker's bots may play the game now."""
        if self._held.get(game_id, 0.0) > time.monotonic():
            return True
        now = self._clock()
        free = or_(GameRow.bot_worker == self._worker, GameRow.bot_until.is_(None), GameRow.bot_until < now)
        take = (
            update(GameRow).where(GameRow.id == game_id, free).values(bot_worker=self._worker, bot_until=now + SECONDS)
        )
        asked = time.monotonic()
        async with self._database.write() as connection:
            taken = cast("CursorResult[Any]", await connection.execute(take)).rowcount == 1
        if taken:
            self._held[game_id] = asked + SECONDS / 2
        return taken

    async def give_up(self, game_id: str) -> None:
        """Let another worker's bots go on at once."""
        if self._held.pop(game_id, None) is None:
            return
        mine = (GameRow.id == game_id, GameRow.bot_worker == self._worker)
        async with self._database.write() as connection:
            await connection.execute(update(GameRow).where(*mine).values(bot_worker=None, bot_until=None))

    def _clock(self) -> ColumnElement[float]:
        """The time all workers share: that of the database, or of the one machine SQLite is on."""
        if self._database.one_writer:
            return literal(time.time())
        return sql_cast(extract("epoch", func.clock_timestamp()), Float(53))
