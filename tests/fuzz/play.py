"""Dealt positions played on at random, and what is told of one that fails."""

from __future__ import annotations

import random
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from eday.kernel import Decision, Event, Option
from tests.fuzz.kits import KITS
from tests.fuzz.probe import quick

CHOICES = 150
COUNTED = 25
"""Choices between two counts of everything in the box."""
PROBED = 0.005
"""Share of the positions that is looked at thoroughly."""
RARE = 3
"""How often something has to come about before it is rare no more."""
STYLES = ("any", "kind", "eager")
IDLE = ("pass", "decline", "stay", "stop", "end", "skip", "drop")
"""Options an eager player hardly ever takes."""
SECONDS = 20.0
"""Processor time after which a game hangs."""


class Wish(NamedTuple):
    """Which games are played."""

    seed: int = 1
    choices: int = CHOICES
    missions: tuple[str, ...] = ()
    game: str = "board"


class Failure(NamedTuple):
    """A game that showed a fault."""

    number: int
    setup: str
    choices: tuple[str, ...]
    error: str
    trace: str


class Played(NamedTuple):
    """What came of a game."""

    choices: int
    ended: bool
    failure: Failure | None = None


class Hang(Exception):
    """The rules go on and on without asking anybody."""


def play(wish: Wish, number: int) -> Played:
    """Play one numbered game; a failing one is played again with every check after every choice, to see it early."""
    played = Game(wish, number).play()
    if played.failure is None:
        return played
    again = Game(wish, number, always=True).play()
    return played if again.failure is None else again


class Position(NamedTuple):
    """A game at a decision or its end: what was chosen before, and what came of it."""

    game: Any
    chosen: Option | None
    events: list[Event]


class Game:
    """One numbered game from its dealing to the last choice."""

    def __init__(self, wish: Wish, number: int, always: bool = False) -> None:
        self.number = number
        self.always = always
        """Every check after every choice."""
        self.choices: list[str] = []
        self.failure: Failure | None = None
        self._wish = wish
        self.kit = KITS[wish.game]
        self._rng = random.Random(f"{wish.seed} {number}")
        self._probing = random.Random(number)
        self.setup = self.kit.draw(number, self._rng, wish.missions)

    def play(self) -> Played:
        """Play it."""
        ended = False
        for position in self.watch():
            ended = position.game.decision is None
        return Played(len(self.choices), ended, self.failure)

    def watch(self) -> Iterator[Position]:
        """The game at each of its positions, until it is over or fails."""
        try:
            with _time_limit():
                yield from self._positions()
        except Exception as error:
            trace = "".join(traceback.format_exception(error))
            told = f"{type(error).__name__}: {error} ({_where(error)})"
            self.failure = Failure(self.number, str(self.setup), tuple(self.choices), told, trace)

    def _positions(self) -> Iterator[Position]:
        rng = self._rng
        game, events = self.kit.deal(self.setup, rng)
        style = rng.choice(STYLES)
        self.kit.sound(game)
        self._look(game, events)
        listener = self.kit.listener(game)
        yield Position(game, None, events)
        while (decision := game.decision) is not None and len(self.choices) < self._wish.choices:
            option = _pick(decision, rng, style)
            self.choices.append(option.id)
            events = game.choose(option.id)
            yield Position(game, option, events)
            self._look(game, events)
            listener.hear(events)
        self.kit.sound(game)

    def _look(self, game: Any, events: list[Event]) -> None:
        quick(game)
        if self.always or len(self.choices) % COUNTED == 0:
            self.kit.sound(game)
        rare = _is_rare(self._wish.game, game.decision, events)
        if self._probing.random() < PROBED or rare or self.always:
            self.kit.thorough(game, events, self._probing)


_seen: Counter[tuple[str, str]] = Counter()
"""How often decisions and events of each kind came about in this process."""


def _is_rare(game: str, decision: Decision | None, events: list[Event]) -> bool:
    """Whether something of its kind has hardly been seen yet: then the position is looked at thoroughly."""
    kinds = [(game, event.kind) for event in events]
    if decision is not None:
        kinds.append((game, f"asked: {decision.kind}"))
    _seen.update(kinds)
    return any(_seen[kind] <= RARE for kind in kinds)


def _pick(decision: Decision, rng: random.Random, style: str) -> Option:
    """Any option; by kind each kind of option is as likely as the others, so that rare ones come about."""
    options: Sequence[Option] = decision.options
    if style != "any":
        kinds: dict[str, list[Option]] = {}
        for option in options:
            kinds.setdefault(option.kind, []).append(option)
        names = list(kinds)
        if style == "eager" and rng.random() < 0.8:
            names = [name for name in names if name not in IDLE] or names
        options = kinds[rng.choice(names)]
    return options[int(rng.random() * len(options))]


def _where(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    folder = frame.filename.replace("\\", "/").rpartition("/eday/")
    return f"{folder[2] or folder[0]}:{frame.lineno}"


@contextmanager
def _time_limit() -> Iterator[None]:
    """Hang after too much processor time, where the system can tell."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def hang(number: int, frame: FrameType | None) -> None:
        raise Hang(f"no end after {SECONDS:.0f} s")

    before = signal.signal(signal.SIGVTALRM, hang)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
