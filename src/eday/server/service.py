"""The parts of a running service, together."""

from __future__ import annotations

import asyncio
import time
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server
from sqlalchemy import event
from sqlalchemy.engine import Engine, ExceptionContext
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from eday.server.gate.turns import Pace, Turns
from eday.server.gate.visitors import Visitors
from eday.server.logs import fault, tell_repeated
from eday.server.metrics import Metrics
from eday.server.settings import Settings
from eday.server.starting import address_problem
from eday.server.store.games import Store
from eday.server.store.leases import Leases
from eday.server.store.notes import bus_for
from eday.server.tables.advice import Advisers
from eday.server.tables.bench import Bench
from eday.server.tables.chances import Chances
from eday.server.tables.questions import Questions
from eday.server.tables.rooms import Rooms
from eday.text import speaker

PULSE_SECONDS = 0.5
DATABASE_PATIENCE = 5.0
"""Seconds in which the database has to answer whether it is there."""
READY_SECONDS = 1.0
"""How long that answer is good for, however many ask."""


class Service:
    """Store, rooms and counters of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics(speaker(settings.language))
        self.store = Store(settings.database)
        self.bus = bus_for(settings.database)
        leases = Leases(self.store.database, self.bus.worker)
        pace = Pace()
        self.calls = Turns(pace)
        """Costly calls of those who have asked for much already."""
        self.hasty = Turns(pace, settings.limits.sockets_per_address * 8, settings.limits.hurried_sockets)
        """Messages of sockets that send faster than people think."""
        self.rooms = Rooms(Bench(self.store, settings, self.metrics, self.bus, leases, Turns(pace)))
        self.visitors = Visitors(settings.limits)
        self.questions = Questions(self.visitors)
        self.advisers = Advisers(self.visitors)
        self.chances = Chances(self.visitors)
        self._figures: WSGIServer | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._answered = (False, -READY_SECONDS)
        """Whether the database answered, and when."""

    async def start(self) -> None:
        """Open the database and begin to look after the games."""
        self._tell_figures()
        await self.store.open()
        event.listen(Engine, "handle_error", self._count_error)
        self.store.changed, self.store.talk.said = self.bus.changed, self.bus.said
        await self.bus.start()
        self.rooms.start()
        self._pulse = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Finish what is being stored and let go."""
        if self._pulse is not None:
            self._pulse.cancel()
            await asyncio.gather(self._pulse, return_exceptions=True)
            event.remove(Engine, "handle_error", self._count_error)
        if self._figures is not None:
            await asyncio.to_thread(self._figures.shutdown)
            self._figures.server_close()
        await self.advisers.close()
        await self.chances.close()
        await self.rooms.close()
        await self.bus.stop()
        await self.store.close()
        tell_repeated(0)

    async def ready(self) -> bool:
        """Whether games can be played here: the database answers, and this is not about to end."""
        if self.rooms.closing:
            return False
        async with self._asking:
            if time.monotonic() - self._answered[1] > READY_SECONDS:
                self._answered = (await self._database_answers(), time.monotonic())
            return self._answered[0]

    def _tell_figures(self) -> None:
        """Tell the figures at an address of their own, if there is one."""
        if self.settings.metrics is None:
            return
        host, port = self.settings.metrics
        try:
            self._figures, _ = start_http_server(port, host, self.metrics.registry)
        except OSError as error:
            raise address_problem(error, host, port) from error

    def look(self) -> None:
        """Count what there is now."""
        self.metrics.there_are(connections=self.rooms.connections, rooms=self.rooms.count)

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(DATABASE_PATIENCE):
                return await self.store.database.alive()
        except Exception as error:
            if not isinstance(error, SQLAlchemyError):  # those are counted where they come from
                self.metrics.count("database_errors")
            fault("database_silent")
            return False

    def _count_error(self, context: ExceptionContext) -> None:
        # That two workers wanted the same row is no fault of the database.
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            self.metrics.count("database_errors")

    async def _beat(self) -> None:
        """Now and then: how late the loop is, what there is, which faults came again."""
        while True:
            due = time.monotonic() + PULSE_SECONDS
            await asyncio.sleep(PULSE_SECONDS)
            self.metrics.late(max(0.0, time.monotonic() - due))
            self.look()
            tell_repeated()
