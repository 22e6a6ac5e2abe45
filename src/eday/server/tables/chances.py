"""How a finished game swung: reckoned elsewhere when somebody asks, for all who ask, as long as somebody waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

from eday.kernel import EdayError
from eday.server.gate.errands import Busy
from eday.server.gate.meter import Meter, metered
from eday.server.gate.pool import advice, advising
from eday.server.gate.visitors import Visitors
from eday.server.logs import fault
from eday.server.store.stored import Stored
from eday.server.tables.frozen import Frozen, resting
from eday.server.tables.kinds import kind_of
from eday.server.tables.reckoning import Found, Swings, reckon
from eday.server.wire.encoding import as_json
from eday.server.wire.problems import ApiError, Refused
from eday.text import GameVoice

GLANCE = 0.25
"""Seconds between two lines that tell how far it is."""
KEPT = 200
"""Curves that are kept."""
COUNTS = 0.25
"""By how much a second of this counts beside one of advice: it is asked for once a game, and nobody waits for it."""
MOST_EACH = 2
"""Curves that one visitor may have reckoned at once."""
_Key = tuple[str, int]


class _Work:
    """A curve being reckoned at somebody's expense, and how many wait for it."""

    def __init__(self, stored: Stored, visitor: str) -> None:
        self.stored = stored
        self.visitor = visitor
        self.waiting = 0
        self.done = 0.0
        self.off = False


class Chances:
    """The curves reckoned last, and those being reckoned."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._known: OrderedDict[_Key, tuple[Swings, ...]] = OrderedDict()
        self._under_way: dict[_Key, tuple[_Work, asyncio.Task[Found]]] = {}
        self._one = asyncio.Lock()
        """One at a time, so that a hand is left for those who play."""

    def check(self, stored: Stored, visitor: str) -> None:
        """Refuse what cannot be told, before anything is begun."""
        freeze = resting(stored)
        if freeze is not None:
            raise ApiError.because("conflict", Frozen(freeze).reason)
        if stored.status == "running":
            raise ApiError("conflict", "server-chances-at-the-end")
        if _key(stored) in self._known or _key(stored) in self._under_way:
            return
        wait = self._visitors.advice_wait(visitor)
        if wait > 0:
            raise ApiError.later("server-advice-later", wait)
        if sum(work.visitor == visitor for work, _ in self._under_way.values()) >= MOST_EACH:
            raise ApiError("too_many", "server-busy")

    async def lines(self, stored: Stored, visitor: str, language: str) -> AsyncIterator[bytes]:
        """Lines: how far it is, and at last the curve in words, or why there is none."""
        found = self._known.get(_key(stored))
        if found is None:
            work, task = self._work(stored, visitor)
            work.waiting += 1
            try:
                while not task.done():
                    yield _line(done=round(work.done, 3))
                    await asyncio.wait({task}, timeout=GLANCE)
                found = task.result() or ()
            except Refused as refused:
                yield _line(done=1.0, problem=refused.words(_voice(stored, language)))
                return
            finally:
                work.waiting -= 1
                if not work.waiting:
                    self._drop(work)
        yield _line(done=1.0, games=_in_words(stored, language, found))

    async def close(self) -> None:
        """Nobody waits any more."""
        under_way = list(self._under_way.values())
        for work, _ in under_way:
            self._drop(work)
        await asyncio.gather(*(task for _, task in under_way), return_exceptions=True)

    def _work(self, stored: Stored, visitor: str) -> tuple[_Work, asyncio.Task[Found]]:
        """What reckons that curve: under way already, or begun now."""
        key = _key(stored)
        if key not in self._under_way:
            work = _Work(stored, visitor)
            self._under_way[key] = work, asyncio.create_task(self._reckon(work))
        return self._under_way[key]

    def _drop(self, work: _Work) -> None:
        """Nobody waits for it any more."""
        work.off = True
        key = _key(work.stored)
        if key in self._under_way and self._under_way[key][0] is work:
            del self._under_way[key]

    async def _reckon(self, work: _Work) -> Found:
        """The curve, kept for whoever asks next; Refused if there is none."""
        meter = Meter()
        try:
            found = await metered(self._reckoned(work), meter)
        except EdayError as error:
            raise Refused.because("conflict", error) from error
        except Busy as error:
            raise Refused("too_many", "server-busy") from error
        except Exception as error:
            fault("chances_failed", game=work.stored.id)
            raise Refused("internal", "server-no-chances") from error
        finally:
            self._visitors.charge_advice(work.visitor, meter.seconds * COUNTS)
        if found is not None:
            self._known[_key(work.stored)] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    async def _reckoned(self, work: _Work) -> Found:
        record = {**work.stored.head, "choices": [list(choice) for choice in work.stored.choices]}
        async with self._one:
            with advice.errand() as errand:
                job = asyncio.ensure_future(advising.do(reckon, errand.place, record))
                while not job.done():
                    if work.off:
                        errand.call_off()
                    await asyncio.wait({job}, timeout=GLANCE)
                    work.done = errand.done
                return job.result()


def _key(stored: Stored) -> _Key:
    return stored.id, stored.revision


def _voice(stored: Stored, language: str) -> GameVoice:
    return kind_of(stored.head).voice(stored.head, [seat.cog for seat in stored.seats], language)


def _in_words(stored: Stored, language: str, games: tuple[Swings, ...]) -> list[dict[str, Any]]:
    voice = _voice(stored, language)
    return [
        {
            "chapter": game.chapter,
            "points": [{"turn": turn, "at": at, "chance": round(chance, 4)} for turn, at, chance in game.points],
            "turning": [
                {
                    "turn": one.turn,
                    "at": one.at,
                    "player": stored.seats[one.seat].name,
                    "choice": voice.option_label(one.option) if one.option else "",
                    "before": round(one.before, 4),
                    "after": round(one.after, 4),
                    "lines": [voice.event_line(event) for event in one.events],
                }
                for one in game.turning
            ],
        }
        for game in games
    ]


def _line(**fields: Any) -> bytes:
    return as_json(fields) + b"\n"
