"""What a game does by itself: bots choose, and windows nobody wants to be asked about are passed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from typing import TYPE_CHECKING, Any

from eday.kernel import Decision
from eday.players import PLAYERS, bots_for
from eday.server.gate.pool import Busy, thinking
from eday.server.logs import fault, note
from eday.server.tables.jobs import Notes, think_for
from eday.server.tables.pace import Pace
from eday.server.wire.problems import Refused
from eday.text import speaker

if TYPE_CHECKING:
    from eday.server.tables.room import Room

PATIENCE = 0.25
"""Seconds in which all bots that think now should have chosen: the more there are, the less time each has."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds until it is tried again when something went wrong."""


class AutoPlay:
    """The task that answers decisions no person is asked, as long as somebody is there to see it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._notes: dict[int, Notes] = {}
        """By seat: what its bot remembers. A bot that forgets plays on all the same."""
        self._reported: set[str] = set()
        """Troubles of bots that were told."""
        self._pace = Pace(room.settings.bot_pause)

    def wake(self) -> None:
        """Something has changed: there may be something to do."""
        if (self._task is None or self._task.done()) and self._due():
            self._task = asyncio.create_task(self._run())

    @property
    def playing(self) -> bool:
        """Whether there is something under way."""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """End the task, between two choices."""
        if self._task is not None and not self._task.done():
            async with self._room.lock:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._room.bench.leases.give_up(self._room.id)

    def _due(self) -> bool:
        """Whether nobody has to be asked, and somebody watches (or the game was made to be played by bots alone)."""
        room = self._room
        decision = room.live.decision
        if decision is None or room.gone or room.unsure or self._stopped():
            return False
        if not room.guests.here and not room.stored.show:
            return False
        return self._is_bot(decision) or room.unasked() is not None

    def _is_bot(self, decision: Decision) -> bool:
        return self._room.seats[decision.seat].kind == "bot"

    def _bot(self, seat: int) -> str:
        """The bot that sits there; the usual one for a bot of another version, so that the game goes on."""
        known = bots_for(self._room.live.game.KIND)
        named = self._room.seats[seat].bot
        return named if named in known else known[0]

    def _stopped(self) -> bool:
        """Whether bots have played among themselves for so long that they stop: such a game might never end."""
        room, live = self._room, self._room.live
        among_bots = all(seat.kind == "bot" for seat in room.seats)
        return live.decision is not None and among_bots and live.kind.turn(live.game) > room.settings.limits.bot_turns

    async def _run(self) -> None:
        await self._play()
        while not self._room.guests.here:
            with contextlib.suppress(Exception):
                await self._room.bench.leases.give_up(self._room.id)
            if not self._due():  # somebody may have come meanwhile, whose wake found this task still alive
                return
            await self._play()

    async def _play(self) -> None:
        wait = FIRST_WAIT
        while self._due():
            try:
                if await self._room.bench.leases.hold(self._room.id):
                    await self._step()
                    wait = FIRST_WAIT
                    continue
            except (Refused, Busy):
                pass  # the database is silent, or the bots have too much to do: later
            except Exception:
                fault("autoplay_failed", game=self._room.id)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _step(self) -> None:
        room = self._room
        decision = room.live.decision
        if decision is not None and self._is_bot(decision):
            await self._play_bot()
            return
        async with room.held():
            decision, option = room.live.decision, room.unasked()
            if decision is not None and option is not None:
                await room.apply((decision.seat, option))

    async def _play_bot(self) -> None:
        """Have a bot think, the room left to others meanwhile; what it found counts if nothing has happened since.

        It thinks in the pause that is made before its choice, for people to watch.
        """
        room = self._room
        clock = asyncio.get_running_loop().time
        begun = clock()
        async with room.held():
            decision = room.live.decision
            if decision is None or not self._is_bot(decision):
                return
            revision, game = room.stored.revision, room.live.game
            option = room.live.kind.scripted(game, decision)
            state = "" if option else game.to_json()
            turn = room.live.kind.turn(game)
        most = self._pace.most(turn)
        if option is None:
            option = await self._think(state, decision, most)
        await asyncio.sleep(max(0.0, begun + min(room.settings.bot_pause, most) - clock()))
        try:
            async with room.held():
                if room.stored.revision != revision or not self._is_bot(decision):
                    return
                if await room.apply((decision.seat, option)) and self._stopped():
                    await self._say_so()
        finally:
            self._pace.note(turn, clock() - begun)

    async def _think(self, state: str, decision: Decision, most: float) -> str:
        """What the bot takes. A bot that fails must not stop the game of others."""
        room = self._room
        notes: dict[str, Any] = self._notes.get(decision.seat, {})
        bot = self._bot(decision.seat)
        budget = min(PLAYERS[bot].seconds, thinking.share(PATIENCE), most)
        try:
            option, self._notes[decision.seat], trouble = await thinking.do(
                think_for, state, decision.seat, bot, budget, secrets.randbits(32), notes
            )
        except Busy:
            raise
        except Exception:
            fault("bot_failed", kind=decision.kind)
            return random.SystemRandom().choice(decision.options).id
        if trouble is not None and trouble.key not in self._reported:
            self._reported.add(trouble.key)
            note("bot_handicapped", game=room.id, kind=trouble.key)
            await self._tell(speaker(room.settings.language).problem(trouble))
        return option

    async def _say_so(self) -> None:
        """Tell those who watch that the bots have stopped."""
        room, turns = self._room, self._room.settings.limits.bot_turns
        note("bots_stopped", game=room.id, count=turns)
        await self._tell(speaker(room.settings.language).say("server-bots-stopped", turns=turns))

    async def _tell(self, words: str) -> None:
        """Say something in the table's talk."""
        room = self._room
        await room.store.talk.say(room.id, None, speaker(room.settings.language).say("server-table"), words)
        await room.pass_on_talk()
