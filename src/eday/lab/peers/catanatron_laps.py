"""What catanatron, a Python engine for Catan, is measured by."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def _new(seed: int) -> Any:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def _play(seed: int, size: int) -> int:
    done = 0
    while done < size:
        seed += 1
        game = _new(seed)
        while game.winning_color() is None and game.state.num_turns < 1000 and done < size:
            game.play_tick()
            done += 1
    return done


@cache
def _middle() -> Any:
    game = _new(1)
    for _ in range(150):
        game.play_tick()
    return game


def _clones(seed: int, size: int) -> int:
    game = _middle()
    for _ in range(size):
        game.copy()
    return size


LAPS: dict[str, Callable[[int, int], int]] = {"catan_play": _play, "catan_clone": _clones}
