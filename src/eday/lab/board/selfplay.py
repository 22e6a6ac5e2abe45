"""Whole games of the board game played by bots, counted."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from eday import board
from eday.content.board import load
from eday.kernel import EdayError
from eday.lab import intervals, times
from eday.lab.ledger import Earlier, Result
from eday.lab.workers import CHUNK, Bots, Run, Warn, checked_bots, play_run, told_handicaps, weights
from eday.lab.workers import play as play_bots
from eday.players import CHANCE

COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
HORDE = ("casual", "normal", "hardcore", "insane")
MAX_TURNS = 400
"""A game that has gone on so long is cut off: the rules know no such end (R-14)."""
Counts = dict[str, int]


class Job(NamedTuple):
    """One game to be played."""

    number: int
    mission: str
    cogs: tuple[str, ...]
    seed: int
    insane: bool = False
    content: str | None = None
    bots: Bots = (CHANCE,)
    horde: str = "normal"
    max_turns: int = MAX_TURNS
    rollouts: int | None = None
    """The most of a searched decision, None for as many as the level has."""


class BoardResult(Result, kw_only=True):
    """What came of a game of the board game."""

    mission: str
    players: int
    stage: int = 0
    """The last one seen."""


class Tally:
    """What came of some games."""

    def __init__(self) -> None:
        self.won = self.lost = self.cut_off = self.decisions = self.turns = 0
        self.earlier = Earlier()
        self.errors: list[str] = []
        self.reasons: Counts = {}
        self.causes: dict[tuple[str, int], int] = {}
        """Games lost, by why and in which stage."""
        self.times: dict[str, times.Times] = {}
        self.missions: dict[str, Counts] = {}
        """Games, wins, cut-offs and turns of each mission, and how many games saw each of its stages."""
        self.squads: dict[str, Counts] = {}
        """The same for each number of COGs."""

    def note(self, result: BoardResult) -> None:
        """A game is over, has gone on for as many turns as it may, or has failed."""
        if result.error:
            self.errors.append(result.error)
            return
        won, open_end = result.winner == "cog", not result.winner
        lost = not won and not open_end
        self.won += won
        self.lost += lost
        self.cut_off += open_end
        self.turns += result.turns
        self.decisions += result.decisions
        self.earlier.note(result)
        times.add(self.times, result.times)
        if not open_end:
            _sum(self.reasons, {result.reason: 1})
        if lost:
            cause = result.reason, result.stage
            self.causes[cause] = self.causes.get(cause, 0) + 1
        counts = {"games": 1, "won": won, "cut_off": open_end, "turns": result.turns}
        _sum(self.squads.setdefault(str(result.players), {}), counts)
        seen = {f"stage:{stage}": 1 for stage in range(1, result.stage + 1)}
        _sum(self.missions.setdefault(result.mission, {}), counts | seen)


def _sum(into: Counts, more: Mapping[str, int]) -> None:
    for key, count in more.items():
        into[key] = into.get(key, 0) + count


def jobs(
    mission: str,
    players: tuple[int, int],
    games: int,
    seed: int,
    insane: bool = False,
    content: str | None = None,
    bots: Bots = (CHANCE,),
    horde: str | None = None,
    max_turns: int = MAX_TURNS,
    rollouts: int | None = None,
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
        game_seed = seed * 1_000_003 + number
        found.append(Job(number, name, cogs, game_seed, insane, content, bots, difficulty, max_turns, rollouts))
    return found


def play(job: Job) -> BoardResult:
    """Play one game; an exception is noted, not raised."""
    result = BoardResult(number=job.number, mission=job.mission, players=len(job.cogs))
    try:
        game = board.new(job.mission, job.cogs, job.seed, insane=job.insane, horde=job.horde, content=job.content)
        result.decisions, result.times = play_bots(game, job.bots, job.seed, job.max_turns, job.rollouts)
        result.turns, result.stage = min(game.turn, job.max_turns), game.stage
        if game.outcome is not None:
            result.winner, result.reason = game.outcome.winner, game.outcome.reason
    except EdayError:
        raise
    except Exception as error:
        result.error = f"{job.mission}, seed {job.seed}, {', '.join(job.cogs)}: {type(error).__name__}: {error}"
    return result


def run(todo: Sequence[Job], how: Run | None = None) -> tuple[Tally, float]:
    """Play all games; the tally and the wall-clock seconds."""
    tally = Tally()
    return tally, play_run(how or Run({}), todo, play, BoardResult, tally.note)


def report(tally: Tally, games: int, seconds: float) -> dict[str, Any]:
    """The figures of a run; whoever has won or lost has finished, the others were cut off."""
    finished = tally.won + tally.lost
    return {
        "games": games,
        "finished": finished,
        "cut_off": tally.cut_off,
        "won": tally.won,
        "lost": tally.lost,
        "won_percent": round(100 * tally.won / finished, 1) if finished else None,
        "won_interval": intervals.share(tally.won, finished),
        "reasons": dict(sorted(tally.reasons.items())),
        "causes_of_loss": [
            {"reason": reason, "stage": stage, "games": count}
            for (reason, stage), count in sorted(tally.causes.items(), key=lambda cause: -cause[1])
        ],
        "times": times.summary(tally.times),
        "turns": tally.turns,
        "decisions": tally.decisions,
        **tally.earlier.speed(tally.decisions, seconds),
        "errors": len(tally.errors),
        "error_list": tally.errors[:20],
        "players": {squad: _row(counts) for squad, counts in sorted(tally.squads.items())},
        "missions": {mission: _mission(counts) for mission, counts in tally.missions.items()},
    }


def _row(counts: Counts) -> dict[str, Any]:
    """Some games: how many of the finished ones were won; turns of all of them."""
    games = counts["games"]
    finished = games - counts["cut_off"]
    return {
        "games": games,
        "finished": finished,
        "cut_off": counts["cut_off"],
        "won": counts["won"],
        "won_percent": round(100 * counts["won"] / finished, 1) if finished else None,
        "won_interval": intervals.share(counts["won"], finished),
        "turns": round(counts["turns"] / games, 1),
    }


def _mission(counts: Counts) -> dict[str, Any]:
    """Games of one mission, and how many saw each stage."""
    stages = {key.removeprefix("stage:"): n for key, n in sorted(counts.items()) if key.startswith("stage:")}
    return {**_row(counts), "stages": stages}


def selfplay(args: argparse.Namespace, warn: Warn) -> dict[str, Any]:
    """Play what `eday selfplay board` asks for; the figures. Bots that are not at their best are told of first."""
    content = os.fspath(args.content) if args.content else None
    players, most, rollouts = args.players, args.max_turns, args.rollouts
    bots = checked_bots("board", args.bot or (CHANCE,), players[1], rollouts)
    todo = jobs(args.mission, players, args.games, args.seed, args.insane, content, bots, args.horde, most, rollouts)
    about = {
        "game": "board",
        "rules": board.RULES_VERSION,
        "content": load(content).hash,
        "mission": args.mission,
        "players": list(players),
        "seed": args.seed,
        "bot": ",".join(bots),
        "weights": weights("board", bots),
        "insane": args.insane,
        "horde": args.horde,
        "max_turns": most,
        "rollouts": rollouts,
    }
    size = CHUNK if set(bots) == {CHANCE} else 1
    how = Run(about, args.workers or os.cpu_count() or 1, sys.stderr.isatty(), args.state, size)
    warnings = told_handicaps("board", bots, warn)
    tally, seconds = run(todo, how)
    return {"bot": about["bot"], "warnings": warnings, **report(tally, args.games, seconds)}
