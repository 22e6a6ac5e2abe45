"""What can be asked about a game, who may ask, and the answers that are the same for all who ask."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from eday.board import BoardGame
from eday.card import Campaign, CardGame
from eday.kernel import EdayError
from eday.server.gate.meter import Meter
from eday.server.gate.visitors import Visitors
from eday.server.tables.room import Room
from eday.server.wire.connection import Connection
from eday.server.wire.encoding import as_json
from eday.server.wire.messages import Ask
from eday.server.wire.problems import Refused
from eday.server.wire.words import BoardWords, CardGameWords, Words

MOST_KEPT = 16 * 1024 * 1024
"""Bytes of answers that are kept."""
PACKED_PER_SECOND = 2e6
"""Bytes of an answer that are charged as a second of work: they are packed, sent and read where others wait."""
_Key = tuple[object, ...]


class Recent:
    """Encoded answers; those nobody asked for longest are dropped first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0

    def get(self, key: _Key, make: Callable[[], Any]) -> bytes:
        """The answer of that key, made if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = as_json(make())
        self._bytes += len(made)
        while self._bytes > self._most:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return made


class Questions:
    """Answers what is asked, at the expense of whoever asks."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._recent = Recent()

    async def answer(self, room: Room, connection: Connection, visitor: str, message: Ask) -> None:
        """Tell the connection what it asks; Refused if it cannot be told."""
        if message.what not in room.live.kind.questions:
            raise Refused("bad_question", "server-not-at-this-table")
        if not self._visitors.may_ask(visitor):
            raise Refused("too_many", "server-ask-later")
        async with room.held():
            meter = Meter()
            packed = b""
            try:
                with meter:
                    packed = self._packed(room, connection, message)
            except EdayError as error:
                raise Refused.because("bad_question", error) from error
            finally:
                self._visitors.charge(visitor, meter.seconds + len(packed) / PACKED_PER_SECOND)
        data = msgspec.Raw(packed)
        connection.push({"type": "answer", "id": message.id, "what": message.what, "ref": message.ref, "data": data})

    def _packed(self, room: Room, connection: Connection, message: Ask) -> bytes:
        words = room.words(connection.language)
        here = (message.what, connection.language, room.id, room.stored.revision)
        if message.what == "box":
            printed = (message.what, words.voice)
            return self._recent.get(printed, _card_words(words).box)
        if message.what == "sight":
            return self._recent.get((*here, message.ref), lambda: _board(room).sight(message.ref))
        if message.what in _OF_THE_ASKED:
            seat = _asked(room, connection)
            make = _OF_THE_ASKED[message.what]
            return self._recent.get((*here, seat, message.ref), lambda: make(room, words, seat, message.ref))
        if message.what == "why":
            return as_json(_why(room, words, connection, message))
        return as_json(words.card(message.ref))


def seat_of(connection: Connection, wanted: int | None) -> int:
    """The seat a connection speaks for."""
    if not connection.seats:
        raise Refused("forbidden", "server-spectators-no-seat")
    if wanted is None:
        return connection.seats[0]
    if wanted not in connection.seats:
        raise Refused("wrong_seat", "server-wrong-seat")
    return wanted


def _asked(room: Room, connection: Connection) -> int:
    """The seat that is asked, which has to be the connection's own."""
    decision = room.live.decision
    if decision is None or decision.seat not in connection.seats:
        raise Refused("not_your_turn", "server-not-your-turn")
    return decision.seat


def _why(room: Room, words: Words, connection: Connection, message: Ask) -> Any:
    decision = room.live.decision
    wanted = message.seat
    if wanted is None and decision is not None and decision.seat in connection.seats:
        wanted = decision.seat
    reasons = room.live.game.why_not(seat_of(connection, wanted), message.ref, message.kind)
    return words.reasons(reasons)


def _odds(room: Room, words: Words, seat: int, ref: str) -> Any:
    odds = _board(room).odds(ref)
    assert isinstance(words, BoardWords)
    return words.odds(odds) if odds else None


def _reach(room: Room, words: Words, seat: int, ref: str) -> Any:
    game = _board(room)
    reach = game.reach(ref or None)
    assert isinstance(words, BoardWords)
    if reach is None or game.decision is None:
        return None
    return words.reach(reach, game.view(seat, whole=False), game.layout(), game.decision)


def _preview(room: Room, words: Words, seat: int, ref: str) -> Any:
    game = room.live.game
    assert isinstance(game, CardGame | Campaign)
    preview = game.preview(seat, ref)
    return _card_words(words).preview(preview) if preview else None


def _attacks(room: Room, words: Words, seat: int, ref: str) -> Any:
    assert isinstance(words, BoardWords)
    return words.attacks(_board(room).attacks(ref))


def _board(room: Room) -> BoardGame:
    game = room.live.game
    assert isinstance(game, BoardGame)
    return game


def _card_words(words: Words) -> CardGameWords:
    assert isinstance(words, CardGameWords)
    return words


_OF_THE_ASKED: dict[str, Callable[[Room, Words, int, str], Any]] = {
    "odds": _odds,
    "preview": _preview,
    "reach": _reach,
    "attacks": _attacks,
}
