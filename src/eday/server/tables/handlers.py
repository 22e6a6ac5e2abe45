"""What each socket message does; questions are answered in `questions.py`."""

from __future__ import annotations

from typing import Any

from eday.server.tables.questions import seat_of
from eday.server.tables.room import Room
from eday.server.wire import messages
from eday.server.wire.connection import Connection
from eday.server.wire.problems import Refused


async def handle(room: Room, connection: Connection, message: messages.ClientMessage) -> None:
    """Obey one message; Refused if it cannot be."""
    if isinstance(message, messages.Choose):
        await room.choose(connection, message.version, message.option, message.seat)
    elif isinstance(message, messages.Undo):
        await room.undo(connection, message.version)
    elif isinstance(message, messages.Resign):
        await room.resign(connection, message.version, message.seat)
    elif isinstance(message, messages.Consent):
        await room.answer(connection, message.what, message.allow, message.seat)
    elif isinstance(message, messages.Chat):
        await _chat(room, connection, message)
    elif isinstance(message, messages.PingMap):
        _point(room, connection, message)
    elif isinstance(message, messages.ShowHand):
        await _show_hand(room, connection, message)
    elif isinstance(message, messages.SetSettings):
        await _settings(room, connection, message)
    else:
        raise Refused("bad_message", "server-hello-again")


def _speaker(room: Room, connection: Connection) -> dict[str, Any]:
    if not connection.seats:
        raise Refused("forbidden", "server-spectators-watch")
    asked = room.live.decision.seat if room.live.decision else None
    seat = asked if asked in connection.seats else connection.seats[0]
    return {"from": room.seats[seat].name, "seat": seat}


def _point(room: Room, connection: Connection, message: messages.PingMap) -> None:
    seat = _speaker(room, connection)["seat"]
    room.point(seat, message.ref)
    room.bench.bus.send(room.id, "ping", seat=seat, ref=message.ref)


async def _chat(room: Room, connection: Connection, message: messages.Chat) -> None:
    async with room.held():
        speaker = _speaker(room, connection)
        await room.store.talk.say(room.id, speaker["seat"], speaker["from"], message.text)
        await room.pass_on_talk()


async def _show_hand(room: Room, connection: Connection, message: messages.ShowHand) -> None:
    async with room.held():
        seat = seat_of(connection, message.seat)
        if not room.live.kind.hands_may_be_shown:
            raise Refused("forbidden", "server-hands-stay-hidden")
        room.show_hand(seat, message.on)


async def _settings(room: Room, connection: Connection, message: messages.SetSettings) -> None:
    if not connection.seats:
        raise Refused("forbidden", "server-spectators-set-nothing")
    await room.change_seat(list(connection.seats), guard=message.guard)
    async with room.held():
        connection.push({"type": "settings", "id": message.id, "settings": room.settings_of(connection)})
