"""All games in memory, and the clerk who looks after them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Any

from eday.server.gate.pool import Busy, loading
from eday.server.logs import fault, note
from eday.server.store import notes
from eday.server.store.stored import Stored
from eday.server.tables.bench import Bench
from eday.server.tables.frozen import Frozen, revive
from eday.server.tables.kinds import KINDS, kind_of
from eday.server.tables.room import Room
from eday.server.wire.connection import GOING_AWAY
from eday.server.wire.problems import Refused

PULSE = 15.0
"""Seconds after which other workers are told again who is here."""
AT_ONCE = 50
"""Games whose states are stored together."""
LOOKS = 60.0
"""Seconds after which what was shown last is stored."""


class Rooms:
    """Loads games when somebody comes, and lets them go when nobody is left."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._store = bench.store
        self._settings = bench.settings
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._clerk: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._pulse_at = self._looks_at = time.monotonic()
        self.closing = False
        bench.bus.heard = self._heard
        bench.bus.missed = self._missed

    @property
    def count(self) -> int:
        """Games in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """Open connections."""
        return sum(len(room.guests.here) for room in self._rooms.values())

    @property
    def shows(self) -> int:
        """Games that bots play here although nobody has to watch."""
        return sum(room.stored.show and room.live.decision is not None for room in self._rooms.values())

    async def get(self, game_id: str) -> Room | None:
        """The live game of that id, as it stands in the database; Frozen if it can only be looked at."""
        room = self._rooms.get(game_id)
        if room is not None and not room.gone:
            room.left_at = time.monotonic()
            if not room.guests.here:  # nobody is there, so notes about it may have been missed
                found = await self._store.versions([game_id])
                await room.refresh(*found.get(game_id, (room.stored.revision + 1, 0)))
            if not room.gone:
                return room
        task = self._loading.get(game_id)
        if task is None:
            task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
            task.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(task)

    async def _load(self, game_id: str) -> Room | None:
        stored = await self._store.load(game_id)
        if stored is None:
            self._rooms.pop(game_id, None)
            return None
        room = await self._opened(stored)
        self._rooms[game_id] = room
        return room

    async def _opened(self, stored: Stored) -> Room:
        """A stored game, played up to where it stands; what comes of it is noted in the database."""
        version = kind_of(stored.head).version()
        try:
            live, head = await loading.do(revive, stored)
        except Busy as error:
            raise Refused("too_many", "server-busy") from error
        except Frozen as frozen:
            if frozen.freeze != stored.frozen:
                await self._store.judge(stored.id, version, frozen.freeze)
            raise
        if head is not None:
            note("game_adopted", game=stored.id)
            stored.head = head
        if head is not None or stored.version != version or stored.frozen is not None:
            await self._store.judge(stored.id, version, None, head)
            stored.version, stored.frozen = version, None
        return Room(self._bench, stored, live)

    def start(self) -> None:
        """Begin to look after the games."""
        self._clerk = asyncio.create_task(self._look_after())
        self._errand(self._judge_others())

    async def close(self) -> None:
        """Let every connection go and wait for what is being stored."""
        self.closing = True
        for task in [*self._errands, *([self._clerk] if self._clerk else [])]:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.auto.stop()
            async with room.lock:
                room.guests.close(GOING_AWAY)
        try:
            await self._keep_looks()
        except Exception:
            fault("looks_not_kept")

    # ------------------------------------------------------------------ notes of other workers

    def _heard(self, news: notes.Note) -> None:
        room = self._rooms.get(news.game)
        if news.kind == "pulse":
            self._take_pulse(news)
        elif room is None or self.closing:
            return
        elif news.kind == "changed":
            revision, roster = int(news.data["revision"]), int(news.data["roster"])
            if revision > room.stored.revision or roster > room.stored.roster:
                self._errand(room.refresh(revision, roster))
        elif news.kind == "deleted":
            self._errand(room.refresh(room.stored.revision + 1, 0))
        elif news.kind == "talk":
            self._errand(room.catch_up_talk())
        elif news.kind in ("here", "who"):
            room.guests.hear(news.worker, news.data["here"], news.data["shown"])
            if news.kind == "who" and (room.guests.here or room.guests.present()["shown"]):
                self._bench.bus.send(room.id, "here", **room.guests.present())
        elif news.kind == "hand":
            room.guests.show_hand(int(news.data["seat"]), False)
        elif news.kind == "ping":
            room.point(int(news.data["seat"]), str(news.data["ref"]))

    def _take_pulse(self, news: notes.Note) -> None:
        for game_id, (here, shown) in news.data["games"].items():
            room = self._rooms.get(game_id)
            if room is not None:
                room.guests.hear(news.worker, here, shown)

    def _missed(self) -> None:
        """Notes may have been lost: look at everything that somebody watches."""
        self._errand(self._compare())

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception:
                fault("errand_failed")

        task = asyncio.create_task(run())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # ------------------------------------------------------------------ the clerk

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
            room.guests.expire(now)
            room.guests.close_idle(now - self._settings.limits.idle_seconds)
            if self._abandoned(room, now):
                await room.auto.stop()
                if not room.guests.here:
                    await self._store.looks.keep({game_id: room.guests.take_looks()})
                    self._rooms.pop(game_id, None)
        if now - self._pulse_at > PULSE:
            self._pulse_at = now
            self._send_pulse()
        if now - self._looks_at > LOOKS:
            self._looks_at = now
            await self._keep_looks()
        await self._compare()

    def _abandoned(self, room: Room, now: float) -> bool:
        if room.guests.here:
            return False
        playing = room.stored.show and room.auto.playing
        return room.gone or (not playing and now - room.left_at > self._settings.limits.room_seconds)

    async def _compare(self) -> None:
        """The safety net: what other workers have stored of the games watched here."""
        watched = [game_id for game_id, room in self._rooms.items() if room.guests.here]
        if not watched:
            return
        found = await self._store.versions(watched)
        for game_id in watched:
            room = self._rooms.get(game_id)
            if room is not None and not room.lock.locked():
                await room.refresh(*found.get(game_id, (room.stored.revision + 1, 0)))
        for game_id, last in (await self._store.talk.last_lines(watched)).items():
            room = self._rooms.get(game_id)
            if room is not None and last > room.last_line:
                await room.catch_up_talk()

    def _send_pulse(self) -> None:
        """Tell the other workers who is here, many games in one note."""
        games: dict[str, list[list[int]]] = {}
        size = 0
        for game_id, room in self._rooms.items():
            present = room.guests.present()
            if room.guests.here or present["shown"]:
                games[game_id] = [present["here"], present["shown"]]
                size += len(json.dumps({game_id: games[game_id]}))
            if size > notes.LONGEST - 200:
                self._bench.bus.send("", "pulse", games=games)
                games, size = {}, 0
        if games:
            self._bench.bus.send("", "pulse", games=games)

    async def _keep_looks(self) -> None:
        rooms = [room for room in self._rooms.values() if not room.gone]
        for first in range(0, len(rooms), AT_ONCE):
            await self._store.looks.keep({room.id: room.guests.take_looks() for room in rooms[first : first + AT_ONCE]})

    async def _judge_others(self) -> None:
        """Find out which running games of other versions go on and which are frozen, so that lists can tell."""
        for game_id in await self._store.unjudged([kind.version() for kind in KINDS.values()]):
            try:
                stored = await self._store.load(game_id) if game_id not in self._rooms else None
                if stored is not None:
                    await self._opened(stored)
            except (Frozen, Refused):
                continue
            except Exception:
                fault("judging_failed", game=game_id)
