"""Whole games played by bots, in several processes, counted."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

from eday import board
from eday.kernel import EdayError
from eday.players import PLAYERS, RandomPlayer, SeatGame

COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
CHUNK = 20


class Job:
    """One game to be played."""

    __slots__ = ("bot", "cogs", "content", "insane", "mission", "seed")

    def __init__(
        self,
        mission: str,
        cogs: tuple[str, ...],
        seed: int,
        insane: bool,
        content: str | None,
        bot: str = "random",
    ) -> None:
        self.mission = mission
        self.cogs = cogs
        self.seed = seed
        self.insane = insane
        self.content = content
        self.bot = bot


class Tally:
    """What came of some games."""

    __slots__ = ("decisions", "errors", "lost", "reasons", "seconds", "turns", "won")

    def __init__(self) -> None:
        self.won = self.lost = self.decisions = self.turns = 0
        self.seconds = 0.0
        self.errors: list[str] = []
        self.reasons: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        """Sum up."""
        self.won += other.won
        self.lost += other.lost
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds
        self.errors += other.errors
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count


def jobs(
    mission: str,
    players: tuple[int, int],
    games: int,
    seed: int,
    insane: bool,
    content: str | None,
    bot: str = "random",
) -> list[Job]:
    """The games of a run: player counts in turn, and each squad size led by every COG in turn."""
    low, high = players
    found = []
    for number in range(games):
        count = low + number % (high - low + 1)
        shift = number // (high - low + 1) % len(COGS)
        cogs = tuple(COGS[(shift + i) % len(COGS)] for i in range(count))
        found.append(Job(mission, cogs, seed * 1_000_003 + number, insane, content, bot))
    return found


def play(job: Job, tally: Tally) -> None:
    """Play one game; an exception is noted, not raised."""
    start = time.perf_counter()
    try:
        game = board.new(job.mission, job.cogs, job.seed, insane=job.insane, content=job.content)
        if job.bot == "random":
            tally.decisions += _play_at_random(game, job.seed)
        else:
            tally.decisions += _play_with(game, job)
        assert game.outcome is not None
        tally.turns += game.turn
        tally.reasons[game.outcome.reason] = tally.reasons.get(game.outcome.reason, 0) + 1
        if game.outcome.winner == "cog":
            tally.won += 1
        else:
            tally.lost += 1
    except EdayError:
        raise
    except Exception as error:
        tally.errors.append(f"seed {job.seed}, {', '.join(job.cogs)}: {type(error).__name__}: {error}")
    tally.seconds += time.perf_counter() - start


def _play_at_random(game: board.BoardGame, seed: int) -> int:
    """Any legal option each time, without a seat's view: this measures the engine. The number of decisions."""
    player = RandomPlayer(seed)
    decisions = 0
    decision = game.decision
    while decision is not None:
        game.choose(player.choose(decision))
        decisions += 1
        decision = game.decision
    return decisions


def _play_with(game: board.BoardGame, job: Job) -> int:
    """A bot at each seat, with nothing but that seat's view. The number of decisions."""
    bots = [PLAYERS[job.bot](job.seed * game.seats + seat) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    decisions = 0
    decision = game.decision
    while decision is not None:
        game.choose(bots[decision.seat].choose(seats[decision.seat]))
        decisions += 1
        decision = game.decision
    return decisions


def play_chunk(chunk: list[Job]) -> Tally:
    """Play some games in one process."""
    tally = Tally()
    for job in chunk:
        play(job, tally)
    return tally


def run(todo: list[Job], workers: int, show: bool) -> tuple[Tally, float]:
    """Play all games; the tally and the wall-clock seconds."""
    chunks = [todo[i : i + CHUNK] for i in range(0, len(todo), CHUNK)]
    tally = Tally()
    start = time.perf_counter()
    with _progress(len(todo), show) as advance:
        if workers == 1 or len(chunks) == 1:
            for chunk in chunks:
                tally.add(play_chunk(chunk))
                advance(len(chunk))
        else:
            with ProcessPoolExecutor(workers) as pool:
                futures = {pool.submit(play_chunk, chunk): len(chunk) for chunk in chunks}
                for future in as_completed(futures):
                    tally.add(future.result())
                    advance(futures[future])
    return tally, time.perf_counter() - start


@contextmanager
def _progress(total: int, show: bool) -> Iterator[Any]:
    """A progress bar on the error stream, for people only."""
    if not show:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


def report(tally: Tally, games: int, seconds: float) -> dict[str, Any]:
    """The figures of a run."""
    return {
        "games": games,
        "finished": tally.won + tally.lost,
        "won": tally.won,
        "lost": tally.lost,
        "reasons": dict(sorted(tally.reasons.items())),
        "turns": tally.turns,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds) if seconds else 0,
        "errors": len(tally.errors),
        "error_list": tally.errors[:20],
    }


def command(args: argparse.Namespace) -> int:
    """`eday selfplay`."""
    content = os.fspath(args.content) if args.content else None
    todo = jobs(args.mission, args.players, args.games, args.seed, args.insane, content, args.bot)
    workers = args.workers or os.cpu_count() or 1
    tally, seconds = run(todo, workers, sys.stderr.isatty())
    figures = report(tally, args.games, seconds)
    if args.json:
        print(json.dumps(figures))
    else:
        share = 100 * tally.won / max(1, figures["finished"])
        print(
            f"{figures['finished']} of {args.games} games finished: {tally.won} won ({share:.1f} %), {tally.lost} lost"
        )
        print(f"{tally.decisions} decisions in {seconds:.1f} s: {figures['decisions_per_s']} a second")
        for error in figures["error_list"]:
            print(f"error: {error}")
    return 1 if tally.errors else 0
