"""Many games in several processes, and the two ways a game is played by bots."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from eday import players
from eday.kernel import EdayError
from eday.lab.ledger import Ledger, R
from eday.lab.times import Times, counted
from eday.players import CHANCE, PLAYERS, Player, RandomPlayer, SeatGame, bot_for, handicap
from eday.processes import end_with_parent

CHUNK = 20
Bots = tuple[str, ...]
"""Names of bots in the order of the seats; the last one also sits on all seats after it."""


class Numbered(Protocol):
    """A game to be played, known by its number in the run."""

    @property
    def number(self) -> int: ...


J = TypeVar("J")
N = TypeVar("N", bound=Numbered)
W = TypeVar("W")


class Sitting(NamedTuple):
    """Who sits on a seat."""

    name: str
    """By which its thoughts are counted."""
    kind: str
    rollouts: int | None = None
    """The most of a searched decision, None for as many as its level has."""


Warn = Callable[[EdayError], None]
"""Told of what is not as it should be, and is no reason to stop."""
Heard = Callable[[Any, Player], None]
"""Told of the game and of the bot that has thought."""


class Played(NamedTuple):
    """How much was decided in a game, and how long each bot thought about it."""

    decisions: int
    times: dict[str, Times]


def checked_bots(game: str, bots: Bots, most: int, rollouts: int | None = None) -> Bots:
    """Bots for a game with at most so many seats.

    EdayError for one that does not play it, for too many, and for a number of roll-outs that concerns none of them.
    """
    if len(bots) > most:
        raise EdayError("selfplay-bots", bots=len(bots), most=most)
    found = tuple(bot_for(game, bot) for bot in bots)
    if rollouts is not None and not any(PLAYERS[bot].seconds for bot in found):
        searching = [bot.name for bot in PLAYERS.values() if bot.seconds]
        raise EdayError("selfplay-rollouts", bots=", ".join(found), known=", ".join(searching))
    return found


def handicaps(game: str, bots: Bots) -> list[EdayError]:
    """What keeps bots from playing as well as they should, each thing once."""
    troubles = [handicap(game, bot) for bot in bots]
    return list({str(trouble): trouble for trouble in troubles if trouble is not None}.values())


def told_handicaps(game: str, bots: Bots, warn: Warn) -> list[str]:
    """The same, as figures hold it; somebody is told before the games begin."""
    found = handicaps(game, bots)
    for trouble in found:
        warn(trouble)
    return [str(trouble) for trouble in found]


def weights(game: str, bots: Bots) -> str | None:
    """A fingerprint of what bots have learnt of a game, None where nobody goes by it."""
    if not any(PLAYERS[bot].seconds for bot in bots):
        return None
    name = "board" if game == "board" else "card"
    folder = Path(players.__file__).parent / "weights"
    found = [file.read_bytes() for file in sorted(folder.glob(f"{name}*.npz"))]
    return hashlib.sha256(b"".join(found)).hexdigest()[:16] if found else None


def seated(bots: Bots, seats: int) -> Bots:
    """A bot for each seat."""
    return (*bots, *(bots[-1],) * seats)[:seats]


def play(game: Any, bots: Bots, seed: int, max_turns: int | None = None, rollouts: int | None = None) -> Played:
    """Let the bots play to the end; a game in which that many turns have been played is left as it stands."""
    named = seated(bots, game.seats)
    if set(named) == {CHANCE}:
        return play_at_random(game, seed, max_turns)
    return play_with(game, named, seed, max_turns, rollouts)


def play_at_random(game: Any, seed: int, max_turns: int | None = None) -> Played:
    """Any legal option each time, without a seat's view: this measures the engine."""
    player = RandomPlayer(seed)
    clock = time.perf_counter
    thought: list[float] = []
    decision = game.decision
    while decision is not None and (max_turns is None or game.turn <= max_turns):
        begun = clock()
        chosen = player.choose(decision)
        thought.append(clock() - begun)
        game.choose(chosen)
        decision = game.decision
    return Played(len(thought), {CHANCE: counted(thought)})


def play_with(game: Any, bots: Bots, seed: int, max_turns: int | None = None, rollouts: int | None = None) -> Played:
    """A bot at each seat, with nothing but that seat's view and at most so many roll-outs a decision."""
    return play_seated(game, [Sitting(bot, bot, rollouts) for bot in bots], seed, max_turns)


def play_seated(
    game: Any, bots: Sequence[Sitting], seed: int, max_turns: int | None = None, heard: Heard | None = None
) -> Played:
    """A bot at each seat; whoever listens is told after each thought, before the choice is carried out."""
    kinds = [PLAYERS[bot_for(game.KIND, bot.kind)] for bot in bots]
    sitting = [
        kind(seed * game.seats + seat, most=bots[seat].rollouts) for seat, kind in enumerate(kinds[: game.seats])
    ]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    clock = time.perf_counter
    thought: dict[str, list[float]] = {bot.name: [] for bot in bots}
    decision = game.decision
    while decision is not None and (max_turns is None or game.turn <= max_turns):
        seat = decision.seat
        begun = clock()
        chosen = sitting[seat].choose(seats[seat])
        thought[bots[seat].name].append(clock() - begun)
        if heard is not None:
            heard(game, sitting[seat])
        game.choose(chosen)
        decision = game.decision
    return Played(
        sum(len(lengths) for lengths in thought.values()),
        {bot: counted(lengths) for bot, lengths in thought.items()},
    )


class Pool(Protocol):
    """Plays games elsewhere: what came of each chunk, as soon as it is known."""

    def __call__(self, chunks: Sequence[Sequence[J]], play_one: Callable[[J], W], /) -> Iterator[list[W]]: ...


def run_all(
    todo: Sequence[J],
    play_one: Callable[[J], W],
    done: Callable[[W], None],
    workers: int,
    show: bool,
    size: int = 1,
    pool: Pool | None = None,
) -> float:
    """Play all games, handing on what came of each; the wall-clock seconds.

    So many at a time are played before a process tells of them.
    """
    chunks = [todo[i : i + size] for i in range(0, len(todo), size)]
    start = time.perf_counter()
    with _progress(len(todo), show) as advance:
        played = pool(chunks, play_one) if pool else _played(chunks, play_one, min(workers, len(chunks)))
        for results in played:
            for result in results:
                done(result)
            advance(len(results))
    return time.perf_counter() - start


def _played(chunks: Sequence[Sequence[J]], play_one: Callable[[J], W], workers: int) -> Iterator[list[W]]:
    if workers <= 1:
        for chunk in chunks:
            yield _play_chunk(play_one, chunk)
        return
    with _pool(workers) as pool:
        for future in as_completed([pool.submit(_play_chunk, play_one, chunk) for chunk in chunks]):
            try:
                yield future.result()
            except BrokenProcessPool as error:
                raise EdayError("selfplay-process-died") from error


def _play_chunk(play_one: Callable[[J], W], chunk: Sequence[J]) -> list[W]:
    return [play_one(job) for job in chunk]


class Run(NamedTuple):
    """What a run is about, and how it is done."""

    about: Mapping[str, Any]
    """All that decides how its games come out; a state file of another run is refused."""
    workers: int = 1
    show: bool = False
    state: str | os.PathLike[str] | None = None
    size: int = 1
    """Games a process plays before it tells of them."""


def play_run(
    run: Run, todo: Sequence[N], play_one: Callable[[N], R], kind: type[R], note: Callable[[R], None]
) -> float:
    """Play the games that the state file does not know yet, and note all of them; the seconds that took."""
    ledger = Ledger(run.state, run.about, kind) if run.state is not None else None
    known = ledger.known if ledger is not None else {}
    for job in todo:
        if job.number in known:
            note(known[job.number])

    def hand_on(result: R) -> None:
        if ledger is not None:
            ledger.note(result)
        note(result)

    left = [job for job in todo if job.number not in known]
    try:
        return run_all(left, play_one, hand_on, run.workers, run.show, run.size)
    finally:
        if ledger is not None:
            ledger.close()


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are not made to finish what nobody waits for any more."""
    pool = ProcessPoolExecutor(workers, initializer=end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


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
