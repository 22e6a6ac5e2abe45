"""Advice for a seat that is asked: worked out elsewhere at the expense of whoever asks, dropped when it is stale."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass

from eday.server.gate.errands import Busy, Errand
from eday.server.gate.meter import Meter, metered
from eday.server.gate.pool import advice, advising, thinking
from eday.server.gate.visitors import Visitors
from eday.server.logs import fault
from eday.server.tables.reckoning import Opinion, think_about
from eday.server.tables.room import Room
from eday.server.wire.connection import Connection
from eday.server.wire.messages import Suggest
from eday.server.wire.outgoing import Outgoing, error_message, may_be_advised
from eday.server.wire.problems import Refused

SECONDS, FEWEST_SECONDS = 2.0, 0.3
"""How long is thought about a decision, and how long where much else is thought about."""
GLANCE = 0.1
"""Seconds after which is looked whether the advice is still wanted."""
MOST_EACH = 4
"""Decisions of one visitor that are thought about at once."""
KEPT = 500
"""Opinions that are kept, for who asks the same again."""
_Key = tuple[str, int, int]


@dataclass(eq=False)
class _Asked:
    """Somebody who waits for advice."""

    room: Room
    connection: Connection
    visitor: str
    id: int | None
    seat: int
    revision: int
    state: str
    off: bool = False
    """He does not want it any more."""

    @property
    def key(self) -> _Key:
        return self.room.id, self.revision, self.seat

    @property
    def wanted(self) -> bool:
        """Whether he is still there and the game stands as it did."""
        room = self.room
        return not self.off and room.stored.revision == self.revision and self.connection in room.guests.here


class Advisers:
    """Who waits for advice, and the opinions that were formed last."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._known: OrderedDict[_Key, Opinion] = OrderedDict()
        self._waiting: dict[Connection, _Asked] = {}
        self._of_each: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    async def suggest(self, room: Room, connection: Connection, visitor: str, message: Suggest) -> None:
        """Begin to think about what a seat is asked: the answer comes by itself. Refused if it may not be told."""
        self.cancel(connection)
        async with room.held():
            seat = _asked_seat(room, connection, message.version)
            revision = room.stored.revision
            known = self._known.get((room.id, revision, seat))
            if known is not None:
                connection.push(advice_message(room, connection, seat, message.id, known))
                return
            wait = self._visitors.advice_wait(visitor)
            if wait > 0 or self._of_each[visitor] >= MOST_EACH:
                raise Refused("too_many", "server-advice-later", seconds=max(1, round(wait)))
            state = room.live.game.to_json()
        asked = self._waiting[connection] = _Asked(room, connection, visitor, message.id, seat, revision, state)
        self._of_each[visitor] += 1
        task = asyncio.create_task(self._advise(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cancel(self, connection: Connection) -> None:
        """A connection does not want what it waits for, if anything."""
        asked = self._waiting.pop(connection, None)
        if asked is not None:
            asked.off = True

    async def close(self) -> None:
        """Nobody waits any more."""
        for connection in list(self._waiting):
            self.cancel(connection)
        await asyncio.gather(*self._tasks)

    async def _advise(self, asked: _Asked) -> None:
        """Tell somebody what to do, or why that cannot be told, unless it is not wanted any more."""
        meter = Meter()
        try:
            answer = await metered(self._answer(asked), meter)
        except Refused as refused:
            answer = error_message(refused, asked.connection.voice, asked.id)
        except Exception:
            fault("advice_failed", game=asked.room.id)
            answer = error_message(Refused("internal", "server-no-advice"), asked.connection.voice, asked.id)
        finally:
            self._visitors.charge_advice(asked.visitor, meter.seconds)
            self._of_each -= Counter([asked.visitor])
            if self._waiting.get(asked.connection) is asked:
                del self._waiting[asked.connection]
        if asked.wanted and answer is not None:
            asked.connection.push(answer)

    async def _answer(self, asked: _Asked) -> Outgoing | None:
        try:
            with advice.errand() as errand:
                found = await _thought(asked, errand)
        except Busy as error:
            raise Refused("too_many", "server-busy") from error
        async with asked.room.held():
            if not asked.wanted:
                return None
            self._known[asked.key] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
            return advice_message(asked.room, asked.connection, asked.seat, asked.id, found)


async def _thought(asked: _Asked, errand: Errand) -> Opinion:
    """Have it thought about for as long as it is wanted."""
    most = min(SECONDS, advising.share(SECONDS), thinking.share(SECONDS))
    seconds = max(FEWEST_SECONDS, most)
    job = asyncio.ensure_future(advising.do(think_about, errand.place, asked.state, asked.seat, seconds))
    while not job.done():
        await asyncio.wait({job}, timeout=GLANCE)
        if not asked.wanted:
            errand.call_off()
    return job.result()


def _asked_seat(room: Room, connection: Connection, version: int) -> int:
    """The seat that is asked, if its player may be advised; the caller holds the room."""
    if not connection.seats:
        raise Refused("forbidden", "server-spectators-no-seat")
    if not may_be_advised(room.live, room.stored):
        raise Refused("forbidden", "server-no-advice-for-opponents")
    decision = room.live.decision
    if decision is None:
        raise Refused("game_over", "server-game-over")
    if version != room.stored.revision:
        room.stale()
    if decision.seat not in connection.seats:
        raise Refused("not_your_turn", "server-not-your-turn")
    return decision.seat


def advice_message(room: Room, connection: Connection, seat: int, id: int | None, found: Opinion) -> Outgoing:
    """An opinion in the words of whoever asked."""
    voice = room.words(connection.language).voice
    suggestions = [
        {"option": one.option, "chance": one.chance, "error": one.error, "why": voice.why_line(one.why)}
        for one in found.options
    ]
    return {
        "type": "advice",
        "id": id,
        "version": room.stored.revision,
        "seat": seat,
        "suggestions": suggestions,
        "rollouts": found.rollouts,
        "complete": found.complete,
        "note": voice.problem(found.trouble) if found.trouble else None,
    }
