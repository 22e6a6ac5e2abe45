"""All that the service tells somebody at one moment of a game, by whatever way."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from eday.players import SeatGame
from eday.server.calls import records
from eday.server.calls.socket import Guest, _obey
from eday.server.gate.visitors import Visitors
from eday.server.service import Service
from eday.server.settings import Settings
from eday.server.store.notes import Bus, Note
from eday.server.store.stored import ADMIN, Access, Freeze, Stored
from eday.server.tables import advice, jobs, reckoning
from eday.server.tables.autoplay import AutoPlay
from eday.server.tables.bench import Bench
from eday.server.tables.live import LiveGame
from eday.server.tables.questions import Questions
from eday.server.tables.room import Room
from eday.server.wire.connection import Connection
from eday.server.wire.outgoing import viewpoint
from eday.server.wire.problems import ApiError
from tests.voices import ENGLISH

QUEUE = 100_000
ROLLOUTS = 8
"""Enough to look at hidden cards, if anybody did."""
Told = list[tuple[str, str]]
"""(sort of message, its text) in the order told."""


@dataclass(frozen=True)
class Viewer:
    """Somebody at the table."""

    role: str
    seats: tuple[int, ...]
    token_hash: str = field(repr=False)
    game: str = field(repr=False)

    def connection(self) -> Connection:
        """A new socket of his."""
        return Connection(self.role, self.seats, self.token_hash, QUEUE)

    def access(self) -> Access:
        """What his link opens."""
        return Access(self.game, self.role, self.seats)

    def eyes(self, live: LiveGame) -> int | None:
        """The seat whose knowledge he has now; a screen that is handed on shows one seat at a time."""
        return viewpoint(live, self.seats)


class Overheard(Bus):
    """A bus that keeps what is sent over it."""

    def __init__(self) -> None:
        super().__init__()
        self.worker = "here"
        self.sent: list[str] = []

    def send(self, game: str, kind: str, **data: Any) -> None:
        """Keep the note as other workers would get it."""
        self.sent.append(Note(game, kind, data, self.worker).text())


class Still(AutoPlay):
    """Leaves all choices to the test."""

    def wake(self) -> None:
        """Nothing happens by itself."""


def still_room(bench: Bench, stored: Stored, live: LiveGame) -> Room:
    """A room in which nothing happens by itself."""
    room = Room(bench, stored, live)
    room.auto = Still(room)
    return room


def drained(connection: Connection) -> Told:
    """What waits to be sent."""
    told: Told = []
    while not connection._queue.empty():
        text = connection._queue.get_nowait()
        if text is not None:
            told.append((sort_of(text), text))
    return told


def sort_of(text: str) -> str:
    """What sort of message a text is: its type, and what an answer is about."""
    message = json.loads(text)
    what = {"answer": "what", "error": "code"}.get(message["type"])
    return f"{message['type']} {message[what]}" if what else str(message["type"])


async def everything(
    bench: Bench,
    stored: Stored,
    live: LiveGame,
    viewer: Viewer,
    since: int,
    script: list[dict[str, Any]],
    shown: frozenset[int],
) -> Told:
    """Come to the table, say what the script says, ask for all there is to be read, and leave."""
    bus = Overheard()
    room = still_room(replace(bench, bus=bus), stored, live)
    for seat in sorted(shown):
        room.show_hand(seat, True)
    connection = viewer.connection()
    await room.join(connection, since, 1)
    guest = Guest(_service(bench), "somebody", room, connection)
    for message in script:
        error = await _obey(guest, json.dumps(message))
        if error is not None:
            connection.push(error)
    _advise(room, connection)
    reported = _model(records.report(room, viewer.access(), "odd", "en"))
    room.leave(connection)
    told = drained(connection)
    told.append(("report", reported))
    told.append(("replay", _replay_page(room)))
    told += await _from_the_database(room, viewer)
    stored.roster = room.stored.roster
    return told + [("note", text) for text in bus.sent]


def _advise(room: Room, connection: Connection) -> None:
    """What the seat that is asked would be advised, after a little thought."""
    decision = room.live.decision
    if decision is not None and decision.seat in connection.seats:
        game: Any = room.live.game
        found = reckoning.opinion(SeatGame(game, decision.seat), rollouts=ROLLOUTS)
        connection.push(advice.advice_message(room, connection, decision.seat, None, found))


def _service(bench: Bench) -> Service:
    """What answers questions; nothing is kept from one time to the next."""
    visitors = Visitors(bench.settings.limits)
    told = SimpleNamespace(
        settings=bench.settings, metrics=bench.metrics, visitors=visitors, questions=Questions(visitors)
    )
    return cast(Service, told)


def _model(told: Any) -> str:
    text: str = told.model_dump_json()
    return text


def _replay_page(room: Room) -> str:
    """The last page of a replay, as the job makes it."""
    replay = jobs._Replay.__new__(jobs._Replay)
    at = len(room.live.choices)
    replay._live, replay._head = room.live, room.stored.head
    replay._plays = [seat.cog for seat in room.seats]
    replay._marks = [room.live.game] * (at // jobs.MARK + 1)
    replay._choices = []
    return msgspec.json.encode({"last": at, "steps": replay._steps(at, 1, "en")}).decode()


async def _from_the_database(room: Room, viewer: Viewer) -> Told:
    """The list of games, the look kept for when the game is frozen, and the file that nobody gets yet."""
    stored, access = room.stored, viewer.access()
    summed = replace(stored, summary=room.live.summary(), updated=0.0)
    told = [("list", _model(records.listed(summed, access, 0, ENGLISH)))]
    await room.store.looks.keep({room.id: room.guests.take_looks()})
    frozen = replace(stored, frozen=Freeze(ADMIN, "frozen-by-admin"), choices=room.live.choices)
    told.append(("look", _model(await records.last_look(room.store, frozen, access, ENGLISH))))
    if stored.status == "running" and (viewer.role != "host" or stored.sealed):
        try:
            told.append(("file", records.export(summed, access).decode()))
        except ApiError as refused:
            told.append(("no file", refused.words(ENGLISH)))
    return told


def settings_for(database: str) -> Settings:
    """Settings under which nobody is refused for asking much."""
    from tests.server.table import quick

    return quick(Settings(database=database))
