"""Positions of the card game worth looking at, found by playing; always the same ones for the same rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import eday
from eday.card import CardGame
from eday.kernel import Option

Record = dict[str, Any]
EAGER = (("react", "block", "direct", "cross", "attack"), ("deploy", "move"))
"""What a lively player prefers, most of the time."""
SEEDS, LONGEST = 200, 400


def lively(chapter: int | str, seed: int) -> Iterator[tuple[CardGame, Option]]:
    """A game with much fighting: before each choice the game and the option chosen next."""
    game = eday.card.new(chapter, seed=seed)
    rng = random.Random(seed)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            return
        options = list(decision.options)
        eager = next((found for kinds in EAGER if (found := [one for one in options if one.kind in kinds])), options)
        option = rng.choice(eager if rng.random() < 0.8 else options)
        yield game, option
        game.choose(option.id)


def position(chapter: int | str, wanted: Callable[[CardGame], bool]) -> Record:
    """The record of a game that has come to such a position."""
    for seed in range(1, SEEDS):
        for game, _ in lively(chapter, seed):
            if wanted(game):
                return game.record()
    raise AssertionError("no such position")


def exchange(chapter: int, choices: int) -> tuple[Record, list[tuple[int, str]]]:
    """A position in mid-game, and so many choices after it with a reaction of either side and a block among them."""
    for seed in range(1, SEEDS):
        for game, _ in lively(chapter, seed):
            whole = game
        made = [(seat, option) for seat, option in whole.record()["choices"]]
        for first in range(12, len(made) - choices):
            part = made[first : first + choices]
            answers = {(seat, option.partition(":")[0]) for seat, option in part}
            if {(0, "react"), (1, "react")} <= answers and any(kind == "block" for _, kind in answers):
                return {**whole.record(), "choices": made[:first]}, part
    raise AssertionError("no such game")


def offers(game: CardGame, seat: int, *kinds: str) -> bool:
    """Whether a seat is asked, and may choose something of each of these kinds."""
    decision = game.decision
    return (
        decision is not None
        and decision.seat == seat
        and all(any(option.kind == kind for option in decision.options) for kind in kinds)
    )
