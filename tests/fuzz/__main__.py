"""Fuzzing: `python -m tests.fuzz` deals positions of a game, plays them on at random and checks them."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from eday.content.board import load
from tests.fuzz.kits import KITS
from tests.fuzz.play import CHOICES, Failure, Game, Wish, play

CHUNK = 10
"""Games a process plays at a stretch: so long does it take to stop."""
MOST_TOLD = 20
"""Failures told in full; more are only counted."""


class Tally:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = self.choices = self.ended = 0
        self.failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        """Sum up."""
        self.games += other.games
        self.choices += other.choices
        self.ended += other.ended
        self.failures += other.failures


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--game", choices=tuple(KITS), default="board", help="which game (default: board)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="positions to deal (default: 2000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, other games (default: 1)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument(
        "--mission", choices=tuple(load().missions), help="one mission of the board game only (default: all)"
    )
    parser.add_argument("--choices", type=int, default=CHOICES, metavar="N", help=f"most choices (default: {CHOICES})")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game (default: 0)")
    parser.add_argument("--number", type=int, metavar="N", help="play this game alone and tell all that happens in it")
    return parser.parse_args(argv)


def play_chunk(wish: Wish, numbers: range) -> Tally:
    """Play some games in one process."""
    tally = Tally()
    for number in numbers:
        played = play(wish, number)
        tally.games += 1
        tally.choices += played.choices
        tally.ended += played.ended
        if played.failure is not None:
            tally.failures.append(played.failure)
    return tally


def _ignore_break() -> None:
    """Ctrl-C reaches all processes; the first one says when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tallies(wish: Wish, numbers: range, workers: int) -> Iterator[Tally]:
    """What came of the games, chunk by chunk."""
    chunks = (numbers[i : i + CHUNK] for i in range(0, len(numbers), CHUNK))
    if workers == 1:
        yield from (play_chunk(wish, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers, initializer=_ignore_break) as pool:
        running = {pool.submit(play_chunk, wish, chunk) for chunk in islice(chunks, 2 * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_chunk, wish, chunk) for chunk in islice(chunks, len(done))}
                yield from (future.result() for future in done)
        finally:
            for future in running:
                future.cancel()


def command_of(wish: Wish, number: int) -> str:
    """The command that plays that game again."""
    words = [".venv/bin/python -m tests.fuzz", f"--seed {wish.seed}", f"--number {number}"]
    if wish.game != "board":
        words.append(f"--game {wish.game}")
    words += [f"--mission {mission}" for mission in wish.missions]
    if wish.choices != CHOICES:
        words.append(f"--choices {wish.choices}")
    return " ".join(words)


def told(wish: Wish, failure: Failure) -> str:
    """A failure in words, with the command that shows it again."""
    return "\n".join(
        (
            f"game {failure.number}: {failure.error}",
            f"  position: {failure.setup}",
            f"  choices ({len(failure.choices)}): {' '.join(failure.choices) or 'none, the position itself fails'}",
            f"  again: {command_of(wish, failure.number)}",
        )
    )


def run(wish: Wish, numbers: range, workers: int, console: Console) -> Tally:
    """Play all games; a break (Ctrl-C) keeps what is known so far."""
    total = Tally()
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[failed]} failed"), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=len(numbers), failed=0)
        try:
            for tally in tallies(wish, numbers, workers):
                for failure in tally.failures[: max(0, MOST_TOLD - len(total.failures))]:
                    bar.console.print(told(wish, failure), markup=False, highlight=False)
                total.add(tally)
                bar.update(task, completed=total.games, failed=len(total.failures))
        except KeyboardInterrupt:
            console.print("stopped")
    return total


def show(wish: Wish, number: int, console: Console) -> int:
    """Play one game with every check after every choice, and tell all that happens."""
    game = Game(wish, number, always=True)
    console.print(f"game {number}: {game.setup}", markup=False, highlight=False)

    def tell(line: str) -> None:
        console.print(line, markup=False, highlight=False)

    for position in game.watch():
        if position.chosen is not None:
            tell(f"{len(game.choices):4} {position.chosen.id} ({game.kit.label(position.chosen, game.setup)})")
        for event in position.events:
            tell(f"       {game.kit.line(event, game.setup)}")
    if game.failure is None:
        tell(f"no failure in {len(game.choices)} choices")
        return 0
    tell(game.failure.trace)
    tell(told(wish, game.failure))
    return 1


def main() -> int:
    """Play, and tell what failed."""
    options = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    console = Console(soft_wrap=True)
    wish = Wish(options.seed, options.choices, (options.mission,) if options.mission else (), options.game)
    if options.number is not None:
        return show(wish, options.number, console)
    began = time.monotonic()
    workers = options.workers or os.cpu_count() or 1
    total = run(wish, range(options.first, options.first + options.games), workers, console)
    seconds = time.monotonic() - began
    console.print(
        f"{total.games} games ({total.ended} to their end), {total.choices} choices in {seconds:.0f} s: "
        f"{total.games / seconds:.0f} games a second, {len(total.failures)} failed",
        markup=False,
        highlight=False,
    )
    return 1 if total.failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
