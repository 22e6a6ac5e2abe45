"""Whole games of the board game played by bots, counted."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping
from typing import Any

from eday import board
from eday.content.board import load
from eday.kernel import EdayError
from eday.lab.workers import play_at_random, play_with, run_all
from eday.players import CHANCE

COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
HORDE = ("casual", "normal", "hardcore", "insane")
MAX_TURNS = 400
"""A game that has gone on so long is cut off: the rules know no such end (R-14)."""


class Job:
    """One game to be played."""

    __slots__ = ("bot", "cogs", "content", "horde", "insane", "max_turns", "mission", "seed")

    def __init__(
        self,
        mission: str,
        cogs: tuple[str, ...],
        seed: int,
        insane: bool,
        content: str | None,
        bot: str = CHANCE,
        horde: str = "normal",
        max_turns: int = MAX_TURNS,
    ) -> None:
        self.mission = mission
        self.cogs = cogs
        self.seed = seed
        self.insane = insane
        self.content = content
        self.bot = bot
        self.horde = horde
        self.max_turns = max_turns


class Tally:
    """What came of some games."""

    __slots__ = ("cut_off", "decisions", "errors", "lost", "missions", "reasons", "seconds", "turns", "won")

    def __init__(self) -> None:
        self.won = self.lost = self.cut_off = self.decisions = self.turns = 0
        self.seconds = 0.0
        self.errors: list[str] = []
        self.reasons: dict[str, int] = {}
        self.missions: dict[str, dict[str, int]] = {}
        """Games, wins, cut-offs and turns of each mission, and how many games saw each of its stages."""

    def add(self, other: Tally) -> None:
        """Sum up."""
        self.won += other.won
        self.lost += other.lost
        self.cut_off += other.cut_off
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds
        self.errors += other.errors
        _sum(self.reasons, other.reasons)
        for mission, counts in other.missions.items():
            _sum(self.missions.setdefault(mission, {}), counts)

    def note(self, job: Job, game: board.BoardGame) -> None:
        """A game is over, or has gone on for as many turns as it may."""
        outcome = game.outcome
        won = outcome is not None and outcome.winner == "cog"
        turns = min(game.turn, job.max_turns)
        self.won += won
        self.lost += outcome is not None and not won
        self.cut_off += outcome is None
        self.turns += turns
        if outcome is not None:
            _sum(self.reasons, {outcome.reason: 1})
        counts = {"games": 1, "won": won, "cut_off": outcome is None, "turns": turns}
        seen = {f"stage {stage}": 1 for stage in range(1, game.stage + 1)}
        _sum(self.missions.setdefault(job.mission, {}), counts | seen)


def _sum(into: dict[str, int], more: Mapping[str, int]) -> None:
    for key, count in more.items():
        into[key] = into.get(key, 0) + count


def jobs(
    mission: str,
    players: tuple[int, int],
    games: int,
    seed: int,
    insane: bool,
    content: str | None,
    bot: str = CHANCE,
    horde: str | None = None,
    max_turns: int = MAX_TURNS,
) -> list[Job]:
    """The games of a run: missions (of `all`) and squad sizes in turn, led by every COG and difficulty in turn."""
    cards = load(content).missions
    names = list(cards) if mission == "all" else [mission]
    low, high = players
    sizes = range(low, high + 1)
    kinds = [
        (name, count)
        for count in sizes
        for name in names
        if name not in cards or mission != "all" or cards[name].min_players <= count <= cards[name].max_players
    ]
    found = []
    for number in range(games if kinds else 0):
        name, count = kinds[number % len(kinds)]
        shift = number // len(kinds)
        cogs = tuple(COGS[(shift + i) % len(COGS)] for i in range(count))
        difficulty = horde or HORDE[shift % len(HORDE)]
        found.append(Job(name, cogs, seed * 1_000_003 + number, insane, content, bot, difficulty, max_turns))
    return found


def play(job: Job, tally: Tally) -> None:
    """Play one game; an exception is noted, not raised."""
    start = time.perf_counter()
    try:
        game = board.new(job.mission, job.cogs, job.seed, insane=job.insane, horde=job.horde, content=job.content)
        if job.bot == CHANCE:
            tally.decisions += play_at_random(game, job.seed, job.max_turns)
        else:
            tally.decisions += play_with(game, job.bot, job.seed, job.max_turns)
        tally.note(job, game)
    except EdayError:
        raise
    except Exception as error:
        tally.errors.append(f"{job.mission}, seed {job.seed}, {', '.join(job.cogs)}: {type(error).__name__}: {error}")
    tally.seconds += time.perf_counter() - start


def play_chunk(chunk: list[Job]) -> Tally:
    """Play some games in one process."""
    tally = Tally()
    for job in chunk:
        play(job, tally)
    return tally


def run(todo: list[Job], workers: int, show: bool) -> tuple[Tally, float]:
    """Play all games; the tally and the wall-clock seconds."""
    tally = Tally()
    return tally, run_all(todo, play_chunk, tally, workers, show)


def report(tally: Tally, games: int, seconds: float) -> dict[str, Any]:
    """The figures of a run; whoever has won or lost has finished, the others were cut off."""
    return {
        "games": games,
        "finished": tally.won + tally.lost,
        "cut_off": tally.cut_off,
        "won": tally.won,
        "lost": tally.lost,
        "reasons": dict(sorted(tally.reasons.items())),
        "turns": tally.turns,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds) if seconds else 0,
        "errors": len(tally.errors),
        "error_list": tally.errors[:20],
        "missions": {mission: _mission(counts) for mission, counts in tally.missions.items()},
    }


def _mission(counts: dict[str, int]) -> dict[str, Any]:
    """Games of one mission: how many of the finished ones were won; turns and stages seen of all of them."""
    games = counts["games"]
    finished = games - counts["cut_off"]
    stages = {key.removeprefix("stage "): n for key, n in sorted(counts.items()) if key.startswith("stage ")}
    return {
        "games": games,
        "finished": finished,
        "cut_off": counts["cut_off"],
        "won": counts["won"],
        "won_percent": round(100 * counts["won"] / finished, 1) if finished else None,
        "turns": round(counts["turns"] / games, 1),
        "stages": stages,
    }


def command(args: argparse.Namespace) -> int:
    """`eday selfplay`."""
    if args.game != "board":
        from eday.lab.card.selfplay import command as card_command

        return card_command(args)
    content = os.fspath(args.content) if args.content else None
    bot = args.bot or CHANCE
    players, most = args.players, args.max_turns
    todo = jobs(args.mission, players, args.games, args.seed, args.insane, content, bot, args.horde, most)
    workers = args.workers or os.cpu_count() or 1
    tally, seconds = run(todo, workers, sys.stderr.isatty())
    figures = report(tally, args.games, seconds)
    print(json.dumps(figures)) if args.json else _show(figures, args.max_turns)
    return 1 if tally.errors else 0


def _show(figures: dict[str, Any], max_turns: int) -> None:
    finished, won = figures["finished"], figures["won"]
    share = f" ({100 * won / finished:.1f} % of them)" if finished else ""
    line = f"{finished} of {figures['games']} games finished: {won} won{share}, {figures['lost']} lost"
    print(line + _cut_off(figures["cut_off"], max_turns))
    for mission, counts in figures["missions"].items() if len(figures["missions"]) > 1 else ():
        stages = ", ".join(f"{stage}: {n}" for stage, n in counts["stages"].items())
        line = (
            f"  {mission}: {counts['won']} of {counts['finished']} won, {counts['turns']} turns, stages seen {stages}"
        )
        print(line + _cut_off(counts["cut_off"], max_turns))
    print(f"{figures['decisions']} decisions in {figures['seconds']:.1f} s: {figures['decisions_per_s']} a second")
    for error in figures["error_list"]:
        print(f"error: {error}")


def _cut_off(games: int, max_turns: int) -> str:
    return f"; {games} cut off after turn {max_turns}" if games else ""
