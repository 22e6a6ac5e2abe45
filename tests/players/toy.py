"""A game of one question, so that it is known which answer is the best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

from eday.kernel import Decision, Event, Option, Outcome, Reason
from eday.kernel.rng import mix, step
from eday.players.search import Craft
from eday.players.seat_view import ImaginedGame

ASKED, GO_ON = "order", "wait"
ON = Option("on", "on")


class Toy:
    """Each answer has a worth; chance adds the same noise to all, and some of its own."""

    KIND = "board"

    def __init__(self, worth: dict[str, float], seat: int = 0, noise: float = 0.0, own: float = 0.0) -> None:
        self.worth = worth
        self.seat = seat
        self.noise = noise
        self.own = own
        self.rng = 1
        self.turn = 1
        self.value = 0.0
        self.asked = True
        self.outcome: Outcome | None = None
        self.ends: dict[str, Outcome] = {}
        self.imagined = 0
        self.played: list[str] = []

    @property
    def seats(self) -> int:
        return 2

    @property
    def decision(self) -> Decision | None:
        if self.outcome is not None:
            return None
        if self.asked:
            return Decision(self.seat, ASKED, tuple(Option(name, name) for name in self.worth))
        return Decision(self.seat, GO_ON, (ON, Option("off", "off")))

    def choose(self, option_id: str) -> list[Event]:
        self.played.append(option_id)
        if self.asked:
            self.asked = False
            self.outcome = self.ends.get(option_id)
            self.rng = step(self.rng)
            common = mix(self.rng) / 2**64 - 0.5
            apart = random.Random(f"{self.rng} {option_id}").random() - 0.5
            self.value = 0.5 + self.worth[option_id] + self.noise * common + self.own * apart
        else:
            self.turn += 1
        return []

    def clone(self) -> Self:
        new = type(self)(self.worth, self.seat, self.noise, self.own)
        new.rng, new.turn, new.value, new.asked, new.outcome = self.rng, self.turn, self.value, self.asked, self.outcome
        new.ends, new.played = self.ends, list(self.played)
        return new

    def determinize(self, seat: int, rng: random.Random, *, past: bool = True) -> Self:
        self.imagined += 1
        new = self.clone()
        new.rng = rng.getrandbits(64)
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"game": "board"}

    def components(self) -> dict[str, Any]:
        return {}

    def why_not(self, seat: int, ref: str, kind: str | None = None) -> list[Reason]:
        return []

    def brief(self, seat: int) -> Any:
        return None


class FirstPolicy:
    """The first option is the best, the others follow in order."""

    def ranked(self, game: ImaginedGame, decision: Decision) -> list[tuple[float, Option]]:
        return [(-float(number), option) for number, option in enumerate(decision.options)]

    def choose(self, game: ImaginedGame, decision: Decision) -> str:
        return decision.options[0].id


class ToyValue:
    """What the toy says; the sizes of the batches are noted."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.turns: set[int] = set()

    def values(self, games: Sequence[ImaginedGame]) -> list[float]:
        self.batches.append(len(games))
        toys: Sequence[Any] = games
        self.turns |= {toy.turn for toy in toys}
        return [toy.value for toy in toys]


def toy_craft(value: ToyValue, versus: bool = False) -> Craft:
    """Roll-outs of two turns."""
    return Craft(FirstPolicy(), value, lambda game, decision: game.turn + 2, frozenset({ASKED}), versus)
