"""The parts of a running service, together."""

from __future__ import annotations

from eday.server.metrics import Metrics
from eday.server.rooms import Rooms
from eday.server.settings import Settings
from eday.server.store import Store
from eday.server.visitors import Visitors


class Service:
    """Store, rooms and counters of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.rooms = Rooms(self.store, settings, self.metrics)
        self.visitors = Visitors(settings.limits)

    async def start(self) -> None:
        """Open the database and begin to look after the games."""
        await self.store.open()
        self.rooms.start()

    async def stop(self) -> None:
        """Finish what is being stored and let go."""
        await self.rooms.close()
        await self.store.close()
