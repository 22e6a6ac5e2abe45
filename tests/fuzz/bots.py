"""Whole games of bots: `python -m tests.fuzz.bots` looks for illegal and useless choices, and games without an end."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from eday import board, card
from eday.content.board import load
from eday.kernel import Decision
from eday.lab.ledger import Result
from eday.lab.workers import Run, play_run
from eday.players import CHANCE, PLAYERS, SeatGame

LEVELS = tuple(bot for bot in PLAYERS if bot != CHANCE)
GAMES = ("board", "card")
COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
ROLLOUTS = 12
"""Enough to leave the choice of habit for one of two rivals."""
MOST = 150
"""Decisions of one seat in one turn."""
LONGEST = 400
"""Turns of a game."""
PASSING = ("rng", "trail", "revealed", "alert")
"""What changes although nothing on the table does."""


class Job(NamedTuple):
    """One numbered game."""

    number: int
    game: str
    level: str
    seed: int
    rollouts: int = ROLLOUTS
    turns: int = LONGEST


class Played(Result, kw_only=True):
    """What came of it."""

    game: str
    level: str
    most: int = 0
    """Decisions of the busiest turn of a seat."""
    faults: list[str] = msgspec.field(default_factory=list)


class Watch:
    """Sees whether a game gets on: within a turn nobody is asked twice at the same table, nor too often."""

    def __init__(self) -> None:
        self.most = 0
        self.faults: list[str] = []
        self._turn: tuple[int, int] | None = None
        self._seen: dict[bytes, str] = {}
        self._asked: Counter[int] = Counter()

    def note(self, game: Any, decision: Decision, chosen: str) -> None:
        """Somebody is about to choose."""
        turn = getattr(game, "chapter", 0), game.turn
        if turn != self._turn:
            self._turn = turn
            self._seen.clear()
            self._asked.clear()
        self._asked[decision.seat] += 1
        self.most = max(self.most, self._asked[decision.seat])
        if self._asked[decision.seat] == MOST + 1:
            self.faults.append(f"turn {game.turn}: seat {decision.seat} is asked more than {MOST} times")
        here = position(game, decision)
        if here in self._seen:
            before = self._seen[here]
            told = f"seat {decision.seat} chooses {chosen} ({decision.kind}) where it chose {before} before"
            self.faults.append(f"turn {game.turn}: {told}")
        self._seen[here] = chosen


def position(game: Any, decision: Decision) -> bytes:
    """Everything that lies on the table, and what is asked."""
    table = {name: value for name, value in game._table.dump().items() if name not in PASSING}
    return msgspec.json.encode([decision.seat, decision.kind, [option.id for option in decision.options], table])


def seatings(games: Sequence[str] = GAMES, levels: Sequence[str] = LEVELS) -> list[tuple[str, str]]:
    """Every level at every game that it plays."""
    return [(game, level) for level in levels for game in games if game in PLAYERS[level].games]


def jobs(
    numbers: Iterable[int],
    seed: int = 1,
    games: Sequence[str] = GAMES,
    levels: Sequence[str] = LEVELS,
    rollouts: int = ROLLOUTS,
    turns: int = LONGEST,
) -> list[Job]:
    """Numbered games: both games and all levels in turn."""
    kinds = seatings(games, levels)
    return [Job(one, *kinds[one % len(kinds)], seed * 1_000_003 + one, rollouts, turns) for one in numbers]


def dealt(job: Job) -> Any:
    """Its game: missions, numbers of COGs, difficulties and chapters in turn."""
    at = job.number // len(seatings())
    if job.game == "card":
        chapters = list(card_chapters())
        chapter = chapters[at % len(chapters)]
        winner = ("cog", "locust")[at // len(chapters) % 2] if chapter > 1 else None
        return card.new(chapter, job.seed, previous_winner=winner)
    missions = load().missions
    mission = list(missions.values())[at % len(missions)]
    sizes = range(mission.min_players, mission.max_players + 1)
    size = sizes[at // len(missions) % len(sizes)]
    return board.new(mission.id, COGS[:size], job.seed, insane=at % 5 == 4)


def card_chapters() -> range:
    """Every chapter of the card game."""
    return range(1, 16)


def play(job: Job) -> Played:
    """Play one game to its end, watched."""
    game, watch = dealt(job), Watch()
    bots = [PLAYERS[job.level](job.seed + seat, most=job.rollouts) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    result = Played(number=job.number, game=job.game, level=job.level)
    try:
        while (decision := game.decision) is not None and game.turn <= job.turns:
            chosen = bots[decision.seat].choose(seats[decision.seat])
            watch.note(game, decision, chosen)
            result.decisions += 1
            game.choose(chosen)
        if game.decision is not None and job.turns == LONGEST:
            watch.faults.append(f"no end after {LONGEST} turns")
    except Exception as error:
        watch.faults.append(f"turn {game.turn}: {type(error).__name__}: {error}")
    if game.outcome is not None:
        result.winner, result.reason = game.outcome.winner, game.outcome.reason
    result.turns, result.most, result.faults = game.turn, watch.most, watch.faults
    return result


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games to play (default: 400)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game (default: 0)")
    parser.add_argument("--game", choices=GAMES, help="one game only (default: both)")
    parser.add_argument("--level", choices=LEVELS, help="one level only (default: all)")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, metavar="N", help=f"at most (default: {ROLLOUTS})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, other games (default: 1)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--state", metavar="FILE", help="finished games: the same command goes on from there")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and tell what was found."""
    args = arguments(argv)
    games, levels = (args.game,) if args.game else GAMES, (args.level,) if args.level else LEVELS
    todo = jobs(range(args.first, args.first + args.games), args.seed, games, levels, args.rollouts)
    about = {"seed": args.seed, "games": games, "levels": levels, "rollouts": args.rollouts}
    how = Run(about, args.workers or os.cpu_count() or 1, sys.stderr.isatty(), args.state)
    found: list[Played] = []
    began = time.monotonic()
    try:
        play_run(how, todo, play, Played, found.append)
    except KeyboardInterrupt:
        print("stopped")
    for line in told(found):
        print(line)
    print(f"{len(found)} games in {time.monotonic() - began:.0f} s")
    return 1 if any(one.faults for one in found) else 0


def told(found: Sequence[Played]) -> list[str]:
    """What came of the games of each kind, then every fault."""
    kinds: dict[tuple[str, str], list[Played]] = {}
    for one in found:
        kinds.setdefault((one.game, one.level), []).append(one)
    lines = [
        f"{game}, {level}: {len(games)} games, {sum(one.decisions for one in games)} decisions, "
        f"at most {max(one.most for one in games)} in a turn, {sum(bool(one.faults) for one in games)} with faults"
        for (game, level), games in sorted(kinds.items())
    ]
    return lines + [f"game {one.number} ({one.game}, {one.level}): {fault}" for one in found for fault in one.faults]


if __name__ == "__main__":
    sys.exit(main())
