"""All games in memory, and the clerk who looks after them."""

from __future__ import annotations

import asyncio
import time

from eday.kernel import EdayError
from eday.server.connection import GOING_AWAY
from eday.server.logs import fault
from eday.server.metrics import Metrics
from eday.server.room import Room
from eday.server.settings import Settings
from eday.server.store import Store


class Unplayable(Exception):
    """A stored game that this version cannot play on, most often because its rules have changed since."""

    def __init__(self, reason: EdayError) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Rooms:
    """Loads games when somebody comes, and lets them go when nobody is left."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._clerk: asyncio.Task[None] | None = None
        self.closing = False

    @property
    def count(self) -> int:
        """Games in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """Open connections."""
        return sum(len(room.connections) for room in self._rooms.values())

    async def get(self, game_id: str) -> Room | None:
        """The live game of that id, as it stands in the database; Unplayable if it can only be looked at as a file."""
        room = self._rooms.get(game_id)
        if room is not None:
            room.left_at = time.monotonic()
            if not room.connections:  # nobody is there, so the clerk does not look what other workers do
                found = await self._store.versions([game_id])
                await room.refresh(*found[game_id])
            return room
        async with self._loading:
            if game_id not in self._rooms:
                stored = await self._store.load(game_id)
                if stored is None:
                    return None
                try:
                    self._rooms[game_id] = Room(self._store, stored, self._settings, self._metrics)
                except EdayError as error:
                    raise Unplayable(error) from error
            return self._rooms[game_id]

    def start(self) -> None:
        """Begin to look after the games."""
        self._clerk = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Let every connection go and wait for what is being stored."""
        self.closing = True
        if self._clerk is not None:
            self._clerk.cancel()
            await asyncio.gather(self._clerk, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.auto.stop()
            async with room.lock:
                for connection in list(room.connections):
                    connection.close(GOING_AWAY)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(self._settings.poll_seconds)
            try:
                await self._once()
            except Exception:
                fault("clerk_failed")

    async def _once(self) -> None:
        now = time.monotonic()
        for game_id, room in list(self._rooms.items()):
            if not room.connections and now - room.left_at > self._settings.limits.room_seconds:
                await room.auto.stop()
                if not room.connections:
                    del self._rooms[game_id]
        watched = [game_id for game_id, room in self._rooms.items() if room.connections]
        if not watched:
            return
        for game_id, (revision, roster) in (await self._store.versions(watched)).items():
            room = self._rooms[game_id]
            if (revision, roster) != (room.stored.revision, room.stored.roster) and not room.lock.locked():
                await room.refresh(revision, roster)
        for game_id, last in (await self._store.last_lines(watched)).items():
            if last > self._rooms[game_id].last_line:
                await self._rooms[game_id].catch_up_talk()
