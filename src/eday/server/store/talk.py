"""What is said at the tables, as it is stored."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from sqlalchemy import func, insert, select

from eday.server.store.database import Database
from eday.server.store.models import ChatRow
from eday.server.store.stored import Line


class Talk:
    """The lines of talk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.said: Callable[[str, int], None] = lambda game, line: None
        """Told after each line, for those whom the database itself does not tell."""

    async def say(self, game_id: str, seat: int | None, name: str, words: str) -> int:
        """Store a line; its number."""
        row = {"game": game_id, "seat": seat, "name": name, "text": words, "at": time.time()}
        async with self._database.write() as connection:
            made = await connection.execute(insert(ChatRow).returning(ChatRow.id), row)
            line = int(made.scalar_one())
        self.said(game_id, line)
        return line

    async def lines(self, game_id: str, after: int = 0, most: int = 50) -> list[Line]:
        """The newest lines after that number, oldest first."""
        query = (
            select(ChatRow.id, ChatRow.seat, ChatRow.name, ChatRow.text)
            .where(ChatRow.game == game_id, ChatRow.id > after)
            .order_by(ChatRow.id.desc())
            .limit(most)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Line(row.id, row.seat, row.name, row.text) for row in reversed(rows)]

    async def last_lines(self, games: Iterable[str]) -> dict[str, int]:
        """Number of the newest line of games that have any."""
        query = select(ChatRow.game, func.max(ChatRow.id)).where(ChatRow.game.in_(list(games))).group_by(ChatRow.game)
        async with self._database.read() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}
