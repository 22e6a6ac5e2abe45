"""The last state the seats of a game were shown, kept so that it can be looked at when no engine plays it any more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from eday.server.database import Database
from eday.server.models import LookRow


@dataclass(frozen=True)
class Look:
    """A state as it was sent, after so many choices."""

    number: int
    state: str


class Looks:
    """The stored states."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, game_id: str, looks: Mapping[tuple[int, ...], Look]) -> None:
        """Store the newest state of some seats; those of other seats stay."""
        rows = [
            {"game": game_id, "seats": _key(seats), "number": look.number, "state": look.state}
            for seats, look in looks.items()
        ]
        if not rows:
            return
        keys = [row["seats"] for row in rows]
        async with self._database.write() as connection:
            await connection.execute(delete(LookRow).where(LookRow.game == game_id, LookRow.seats.in_(keys)))
            await connection.execute(insert(LookRow), rows)

    async def find(self, game_id: str, seats: tuple[int, ...]) -> Look | None:
        """The newest state these seats were shown, else what a spectator was shown."""
        query = select(LookRow.seats, LookRow.number, LookRow.state).where(
            LookRow.game == game_id, LookRow.seats.in_([_key(seats), ""])
        )
        async with self._database.read() as connection:
            found = {row.seats: Look(row.number, row.state) for row in await connection.execute(query)}
        return found.get(_key(seats)) or found.get("")


def _key(seats: tuple[int, ...]) -> str:
    return ",".join(str(seat) for seat in seats)
