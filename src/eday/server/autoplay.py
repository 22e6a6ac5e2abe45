"""What a game does by itself: bots choose, and windows nobody wants to be asked about are passed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from eday.server.bots import Bot
from eday.server.logs import fault, note
from eday.text import say

if TYPE_CHECKING:
    from eday.server.room import Room


class AutoPlay:
    """The task that answers decisions no person is asked."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bot = Bot()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed: there may be something to do."""
        if (self._task is None or self._task.done()) and self._due():
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End the task, between two choices."""
        if self._task is not None and not self._task.done():
            async with self._room.lock:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _due(self) -> bool:
        """Whether nobody has to be asked."""
        decision = self._room.live.decision
        if decision is None or self._stopped():
            return False
        return self._room.seats[decision.seat].kind == "bot" or self._room.unasked() is not None

    def _stopped(self) -> bool:
        """Whether bots have played among themselves for so long that they stop: such a game might never end."""
        room, live = self._room, self._room.live
        among_bots = all(seat.kind == "bot" for seat in room.seats)
        return live.decision is not None and among_bots and live.kind.turn(live.game) > room.settings.limits.bot_turns

    async def _run(self) -> None:
        room = self._room
        try:
            while self._due():
                decision = room.live.decision
                if decision is not None and room.seats[decision.seat].kind == "bot":
                    await asyncio.sleep(room.settings.bot_pause)
                async with room.lock:
                    await self._step()
        except Exception:
            fault("autoplay_failed", game=room.id)

    async def _step(self) -> None:
        room = self._room
        decision = room.live.decision
        if decision is None:
            return
        option = room.unasked()
        if room.seats[decision.seat].kind == "bot":
            game = room.live.game
            option = room.live.kind.scripted(game, decision) or self._bot.choose(game, decision)
        if option is not None and await room.apply((decision.seat, option)) and self._stopped():
            await self._say_so()

    async def _say_so(self) -> None:
        """Tell those who watch that the bots have stopped."""
        room, turns = self._room, self._room.settings.limits.bot_turns
        note("bots_stopped", game=room.id, count=turns)
        await room.store.say(room.id, None, say("server-table"), say("server-bots-stopped", turns=turns))
        await room.pass_on_talk()
