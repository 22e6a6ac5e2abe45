"""Card games that play themselves: fixed set-ups, chance, and what can be compared between two games."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import NamedTuple

from eday.card.game import CardGame, new
from eday.kernel import Event
from tests.compared import decision_text as decision_text
from tests.compared import events_text as events_text
from tests.compared import past as past
from tests.compared import present as present
from tests.compared import seen_by as seen_by
from tests.compared import text as text

FULL = os.environ.get("EDAY_FULL") == "1"
FIRST_SEED = 5_000_000_000_000_000
"""Large, so that a seed can be searched for in a text."""
LIKING = {
    "direct": 8.0,
    "cross": 8.0,
    "deploy": 6.0,
    "react": 6.0,
    "tactic": 8.0,
    "move": 4.0,
    "end": 0.3,
    "discard": 0.3,
}


class Setup(NamedTuple):
    """One game of the list; chapter 0 is the tutorial."""

    chapter: int
    seed: int
    previous_winner: str | None = None
    bold: bool = True
    """Played with some sense, else by plain chance."""

    def new(self) -> CardGame:
        """The game at its first decision."""
        return new(self.chapter or "tutorial", self.seed, previous_winner=self.previous_winner)

    def __str__(self) -> str:
        words = [self.previous_winner or "", "bold" if self.bold else "", str(self.seed - FIRST_SEED)]
        return "-".join([f"chapter-{self.chapter}", *filter(None, words)])


def setups(each: int, first: int = 0, full: int = 6) -> list[Setup]:
    """A fixed list: `each` games of every chapter, both previous winners and both styles in turn."""
    found = []
    for i in range(each * (full if FULL else 1)):
        for chapter in range(16):
            winner = None if chapter < 2 else ("cog", "locust")[(i + chapter) % 2]
            found.append(Setup(chapter, FIRST_SEED + first + 16 * i + chapter, winner, bold=(i + chapter) % 3 != 2))
    return found


def pick(game: CardGame, rng: random.Random, bold: bool) -> str:
    """An option of the open decision."""
    assert game.decision is not None
    options = game.decision.options
    if not bold:
        return rng.choice(options).id
    return rng.choices(options, [LIKING.get(option.kind, 2) for option in options])[0].id


def walk(setup: Setup, events: list[Event] | None = None) -> Iterator[CardGame]:
    """The same game at its first decision, after each choice, and when it is over."""
    game = setup.new()
    rng = random.Random(setup.seed)
    yield game
    while game.decision is not None:
        happened = game.choose(pick(game, rng, setup.bold))
        if events is not None:
            events += happened
        yield game


def sampled(setup: Setup, every: int, firsts: int = 1) -> Iterator[CardGame]:
    """The game at every so-many-th decision, at the first ones of each kind of decision, and when it is over."""
    seen: dict[str, int] = {}
    for number, game in enumerate(walk(setup)):
        kind = game.decision.kind if game.decision else ""
        seen[kind] = seen.get(kind, 0) + 1
        if number % every == 0 or seen[kind] <= firsts:
            yield game


def play_on(game: CardGame, rng: random.Random, choices: int = 1_000_000, bold: bool = True) -> list[str]:
    """Play so many choices or to the end; what was chosen."""
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < choices:
        chosen.append(pick(game, rng, bold))
        game.choose(chosen[-1])
    return chosen


VIEWERS: tuple[int | None, ...] = (0, 1, None)
"""Both seats, and a spectator."""
