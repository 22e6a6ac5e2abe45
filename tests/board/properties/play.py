"""Games that play themselves: fixed set-ups, two styles of chance, and what can be compared between two games."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from eday.board import BoardGame
from eday.board.setup import HORDE, pack_box
from eday.content.board import from_patch, load
from eday.kernel import Event, Option
from tests.compared import decision_text as decision_text
from tests.compared import events_text as events_text
from tests.compared import past as past
from tests.compared import present as present
from tests.compared import seen_by as seen_by
from tests.compared import text as text
from tests.compared import viewers as viewers

FULL = os.environ.get("EDAY_FULL") == "1"
SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
GENTLE = {
    "enemies": {enemy: {"attack": 1, "defense": 0} for enemy in load().enemies},
    "cogs": {cog: {"defense": 6} for cog in SQUAD},
}
OTHERS = ("china_shop", "belly_of_the_beast", "roadblocks", "scattered", "hive", "horde_mode")
LIKING = {
    "attack": 6,
    "chainsaw": 3,
    "end": 0.5,
    "stop": 0.5,
    "pass": 0.3,
    "drop": 0.02,
    "revive": 9,
    "seal": 50,
    "explore": 30,
}
FIRST_SEED = 7_000_000_000_000_000
"""Large, so that a seed can be searched for in a text."""


class Setup(NamedTuple):
    """One game of the list."""

    players: int
    seed: int
    insane: bool = False
    bold: bool = True
    """Played with some sense, else by plain chance."""
    gentle: bool = False
    """Against Locusts that hardly hit: long games, with empty decks, several stages and victories."""
    mission: str = "emergence"

    def new(self) -> BoardGame:
        """The game at its first decision; the COGs rotate with the seed."""
        turn = self.seed % 4
        cogs = (SQUAD[turn:] + SQUAD[:turn])[: self.players]
        content = from_patch(GENTLE if self.gentle else {})
        return BoardGame(pack_box(content, self.mission, cogs, self.seed, self.insane, HORDE[self.seed % 4]))

    def __str__(self) -> str:
        words = [name for name in ("insane", "gentle", "bold") if getattr(self, name)]
        return "-".join([self.mission, str(self.players), *words, str(self.seed - FIRST_SEED)])


def setups(each: int, first: int = 0, full: int = 6) -> list[Setup]:
    """A fixed list: `each` games of every number of players, both difficulties and both styles in turn.

    Then every other mission; where many games are asked for, also against Locusts that hardly hit, so that their later
    stages come about too.
    """
    found = []
    for i in range(each * (full if FULL else 1)):
        for players in (1, 2, 3, 4):
            seed = FIRST_SEED + first + 4 * i + players
            found.append(Setup(players, seed, insane=i % 2 == 1, bold=i % 3 != 2, gentle=i % 3 == 1))
    for i in range((each + 3) // 4 * (full if FULL else 1)):
        for number, mission in enumerate(OTHERS):
            players = 1 + (i + number) % 4
            if mission == "scattered":
                players = max(2, players)
            seed = FIRST_SEED + first + 500 + len(OTHERS) * i + number
            found.append(Setup(players, seed, insane=i % 2 == 1, gentle=i % 3 == 1, mission=mission))
    return found


def pick(game: BoardGame, rng: random.Random, bold: bool) -> str:
    """An option of the open decision."""
    assert game.decision is not None
    options = game.decision.options
    if not bold:
        return rng.choice(options).id
    return rng.choices(options, [_weight(game, option) for option in options])[0].id


def _weight(game: BoardGame, option: Option) -> float:
    """How much a soldier with some sense would like it."""
    kind = option.kind
    if kind == "heal":
        return 0.1 + 5 * int(option.value)
    if kind in ("move", "step"):
        return 9 if kind == "move" and _nearer(game, option.value) else 1
    if kind == "attack" and "bolo_grenade" in option.id:
        t = game._table
        if any(t.area[seat] == option.value.area for seat in range(game.seats)):
            return 0.2
        return 60 if option.value.area in t.holes else 0.02
    return LIKING.get(kind, 2)


def _nearer(game: BoardGame, area: int) -> bool:
    t = game._table
    assert game.decision is not None
    goals = t.holes or [t.area[figure] for figure in t.locusts()]
    here = t.shape.move[t.area[game.decision.seat]]
    return bool(goals) and min(t.shape.move[area][goal] for goal in goals) < min(here[goal] for goal in goals)


def walk(setup: Setup, events: list[Event] | None = None) -> Iterator[BoardGame]:
    """The same game at its first decision, after each choice, and when it is over."""
    game = setup.new()
    rng = random.Random(setup.seed)
    yield game
    while game.decision is not None:
        new = game.choose(pick(game, rng, setup.bold))
        if events is not None:
            events += new
        yield game


def sampled(setup: Setup, every: int, firsts: int = 1) -> Iterator[BoardGame]:
    """The game at every so-many-th decision, at the first ones of each kind of decision, and when it is over."""
    seen: dict[str, int] = {}
    for number, game in zip(count(), walk(setup)):
        kind = game.decision.kind if game.decision else ""
        seen[kind] = seen.get(kind, 0) + 1
        if number % every == 0 or seen[kind] <= firsts:
            yield game


def play_on(game: BoardGame, rng: random.Random, choices: int = 1_000_000, bold: bool = True) -> list[str]:
    """Play so many choices or to the end; what was chosen."""
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < choices:
        chosen.append(pick(game, rng, bold))
        game.choose(chosen[-1])
    return chosen
