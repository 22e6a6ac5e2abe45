"""The last state the seats of a game were shown, kept so that it can be looked at when no engine plays it any more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from eday.server.store.database import Database
from eday.server.store.models import LookRow

_REPLACED = delete(LookRow).where(LookRow.game == bindparam("of_game"), LookRow.seats == bindparam("of_seats"))


@dataclass(frozen=True)
class Look:
    """A state as it was sent, after so many choices."""

    number: int
    state: str


class Looks:
    """The stored states."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, games: Mapping[str, Mapping[tuple[int, ...], Look]]) -> None:
        """Store the newest state of some seats of some games, all at once; those of other seats stay."""
        try:
            await self._keep(games)
        except IntegrityError:
            if len(games) > 1:  # one of them has just been deleted
                for game_id, looks in games.items():
                    await self.keep({game_id: looks})

    async def _keep(self, games: Mapping[str, Mapping[tuple[int, ...], Look]]) -> None:
        rows = [
            {"game": game_id, "seats": _key(seats), "number": look.number, "state": look.state}
            for game_id, looks in games.items()
            for seats, look in looks.items()
        ]
        if not rows:
            return
        async with self._database.write() as connection:
            await connection.execute(_REPLACED, [{"of_game": row["game"], "of_seats": row["seats"]} for row in rows])
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
