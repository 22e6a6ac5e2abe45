"""Positions of the board game worth looking at, found by playing; always the same ones for the same rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import eday
from eday.board import BoardGame
from tests.compared import shown_to

SEEDS, LONGEST = 200, 250
GREEDY = ("equipment", "free_equipment", "pick_up", "keep")
"""What a player prefers who wants to see much."""


def position(wanted: Callable[[BoardGame], bool]) -> dict[str, Any]:
    """The record of a game of Emergence that has come to such a position."""
    for seed in range(SEEDS):
        game = eday.board.new(seed=seed)
        rng = random.Random(seed)
        for _ in range(LONGEST):
            if game.decision is None:
                break
            if wanted(game):
                return game.record()
            options = [option for option in game.decision.options if option.kind != "drop"] or list(
                game.decision.options
            )
            greedy = [option for option in options if option.kind in GREEDY]
            game.choose(rng.choice(greedy or options).id)
    raise AssertionError("no such position")


def asks(kind: str, least: int = 2) -> Callable[[BoardGame], bool]:
    """A decision of that kind for the first seat, among so many options at least."""

    def wanted(game: BoardGame) -> bool:
        decision = game.decision
        return decision is not None and (decision.seat, decision.kind) == (0, kind) and len(decision.options) >= least

    return wanted


def holds(*cards: str) -> Callable[[BoardGame], bool]:
    """The first seat is asked for an order, with seven different cards in hand and these among them."""

    def wanted(game: BoardGame) -> bool:
        if not asks("order")(game):
            return False
        hand = {card["card"] for card in shown_to(game, 0)["cogs"][0]["hand"]}
        return len(hand) == 7 and {f"order:{card}" for card in cards} <= hand

    return wanted
