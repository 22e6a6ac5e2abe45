"""The parts of a running service, together."""

from __future__ import annotations

from eday.server.bench import Bench
from eday.server.leases import Leases
from eday.server.limits import Visitors
from eday.server.metrics import Metrics
from eday.server.notes import bus_for
from eday.server.rooms import Rooms
from eday.server.settings import Settings
from eday.server.store import Store


class Service:
    """Store, rooms and counters of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.bus = bus_for(settings.database)
        leases = Leases(self.store.database, self.bus.worker)
        self.rooms = Rooms(Bench(self.store, settings, self.metrics, self.bus, leases))
        self.visitors = Visitors(settings.limits)

    async def start(self) -> None:
        """Open the database and begin to look after the games."""
        await self.store.open()
        self.store.changed, self.store.talk.said = self.bus.changed, self.bus.said
        await self.bus.start()
        self.rooms.start()

    async def stop(self) -> None:
        """Finish what is being stored and let go."""
        await self.rooms.close()
        await self.bus.stop()
        await self.store.close()
