"""What each socket message does."""

from __future__ import annotations

from typing import Any

from eday.kernel import EdayError
from eday.server import messages
from eday.server.connection import Connection
from eday.server.problems import Refused
from eday.server.room import Room
from eday.server.words import BoardWords, CardGameWords


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
    elif isinstance(message, messages.Ask):
        await _ask(room, connection, message)
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
        seat = _seat(connection, message.seat)
        if not room.live.kind.hands_may_be_shown:
            raise Refused("forbidden", "server-hands-stay-hidden")
        room.show_hand(seat, message.on)


async def _settings(room: Room, connection: Connection, message: messages.SetSettings) -> None:
    if not connection.seats:
        raise Refused("forbidden", "server-spectators-set-nothing")
    await room.change_seat(list(connection.seats), guard=message.guard)
    async with room.held():
        connection.push({"type": "settings", "id": message.id, "settings": room.settings_of(connection)})


def _seat(connection: Connection, wanted: int | None) -> int:
    if not connection.seats:
        raise Refused("forbidden", "server-spectators-no-seat")
    if wanted is None:
        return connection.seats[0]
    if wanted not in connection.seats:
        raise Refused("wrong_seat", "server-wrong-seat")
    return wanted


async def _ask(room: Room, connection: Connection, message: messages.Ask) -> None:
    if message.what not in room.live.kind.questions:
        raise Refused("bad_question", "server-not-at-this-table")
    async with room.held():
        room.words.begin()
        try:
            data = _ANSWERS[message.what](room, connection, message)
        except EdayError as error:
            raise Refused.because("bad_question", error) from error
    connection.push({"type": "answer", "id": message.id, "what": message.what, "ref": message.ref, "data": data})


def _why(room: Room, connection: Connection, message: messages.Ask) -> Any:
    decision = room.live.decision
    wanted = message.seat
    if wanted is None and decision is not None and decision.seat in connection.seats:
        wanted = decision.seat
    reasons = room.live.game.why_not(_seat(connection, wanted), message.ref, message.kind)
    return room.words.reasons(reasons)


def _odds(room: Room, connection: Connection, message: messages.Ask) -> Any:
    decision = room.live.decision
    if decision is None or decision.seat not in connection.seats:
        raise Refused("not_your_turn", "server-not-your-turn")
    odds = room.live.game.odds(message.ref)
    assert isinstance(room.words, BoardWords)
    return room.words.odds(odds) if odds else None


def _sight(room: Room, connection: Connection, message: messages.Ask) -> Any:
    return room.live.game.sight(message.ref)


def _card(room: Room, connection: Connection, message: messages.Ask) -> Any:
    return room.words.card(message.ref)


def _box(room: Room, connection: Connection, message: messages.Ask) -> Any:
    return _card_words(room).box()


def _preview(room: Room, connection: Connection, message: messages.Ask) -> Any:
    decision = room.live.decision
    if decision is None or decision.seat not in connection.seats:
        raise Refused("not_your_turn", "server-not-your-turn")
    preview = room.live.game.preview(decision.seat, message.ref)
    return _card_words(room).preview(preview) if preview else None


def _card_words(room: Room) -> CardGameWords:
    assert isinstance(room.words, CardGameWords)
    return room.words


_ANSWERS = {"why": _why, "odds": _odds, "sight": _sight, "card": _card, "box": _box, "preview": _preview}
