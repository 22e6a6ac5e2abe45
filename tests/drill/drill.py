"""A drill: games under play, faults one after the other, then the verdict."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.drill.games import Played, Verdict, judge, open_games
from tests.drill.workers import Workers

MOST_CALM = 60.0
"""Seconds of undisturbed play in which every game has to go on after the faults."""


@dataclass
class Report:
    """What was done, and what came of it."""

    name: str
    faults: dict[str, int] = field(default_factory=dict)
    verdict: Verdict = field(default_factory=Verdict)
    stuck: int = 0
    """Games that did not go on after the faults."""

    @property
    def sound(self) -> bool:
        """Whether nothing was lost and all goes on."""
        return self.verdict.sound and not self.stuck

    def line(self) -> str:
        """All of it in one line."""
        faults = ", ".join(f"{count} x {name}" for name, count in self.faults.items())
        v = self.verdict
        return (
            f"{self.name}: {faults}. {v.games} games, {v.acknowledged} choices acknowledged, {v.stored} stored: "
            f"lost {v.lost}, doubled {v.doubled}, unloadable {v.unloadable}, stuck {self.stuck}"
        )


Fault = Callable[[], Awaitable[None]]


async def run(
    name: str,
    database: str,
    workers: Workers,
    faults: list[tuple[str, Fault]],
    games: int = 8,
    seed: int = 1,
    between: tuple[float, float] = (0.2, 0.8),
    show: Callable[[str], None] = lambda line: None,
) -> Report:
    """Play, let the faults happen, play on for a while, and look at what is stored."""
    rng = random.Random(seed)
    report = Report(name)
    await asyncio.to_thread(workers.start)
    try:
        played = await asyncio.to_thread(open_games, games, workers.all[0].port, lambda: workers.port(rng), seed)
        async with _playing(played):
            await asyncio.sleep(1.0)
            for number, (kind, fault) in enumerate(faults):
                await fault()
                report.faults[kind] = report.faults.get(kind, 0) + 1
                show(f"{name}: {number + 1} of {len(faults)} ({kind})")
                await asyncio.sleep(rng.uniform(*between))
            await asyncio.to_thread(workers.start)
            report.stuck = await _stuck(played)
        report.verdict = await judge(database, played)
    finally:
        await asyncio.to_thread(workers.stop)
    return report


@asynccontextmanager
async def _playing(games: list[Played]) -> AsyncIterator[None]:
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for game in games for player in game.players]
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*tasks)


async def _stuck(games: list[Played]) -> int:
    """Games that are not over and have not gone on after the last fault."""
    before = {game.id: _version(game) for game in games}
    waiting = list(games)
    for _ in range(int(MOST_CALM / 0.5)):
        await asyncio.sleep(0.5)
        waiting = [game for game in games if not _over(game) and _version(game) <= before[game.id]]
        if not waiting:
            break
    return len(waiting)


def _version(game: Played) -> int:
    return max((player.state.get("version", -1) for player in game.players), default=-1)


def _over(game: Played) -> bool:
    newest = max(game.players, key=lambda player: player.state.get("version", -1))
    return bool(newest.state) and newest.state["asked"] is None
