"""What RLCard, card games for learners in Python, is measured by."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import rlcard  # type: ignore[import-not-found,unused-ignore]

MIDDLE = 10
"""Choices after which a game is copied."""


@cache
def _env(name: str) -> Any:
    return rlcard.make(name, config={"seed": 0})


def _play(name: str, seed: int, size: int) -> int:
    """Choices in the game itself, without observations."""
    done, chance, game = 0, random.Random(seed), _env(name).game
    _env(name).seed(seed)
    while done < size:
        game.init_game()
        while not game.is_over() and done < size:
            game.step(chance.choice(game.get_legal_actions()))
            done += 1
    return done


def _steps(name: str, seed: int, size: int) -> int:
    """Choices in the environment, which observes as arrays."""
    done, chance, env = 0, random.Random(seed), _env(name)
    env.seed(seed)
    while done < size:
        state, _ = env.reset()
        while not env.is_over() and done < size:
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            done += 1
    return done


@cache
def _middle(name: str) -> Any:
    _steps(name, 1, MIDDLE)
    return copy.deepcopy(_env(name).game)


def _clones(name: str, seed: int, size: int) -> int:
    game = _middle(name)
    for _ in range(size):
        copy.deepcopy(game)
    return size


def _lap(measure: Callable[[str, int, int], int], name: str) -> Callable[[int, int], int]:
    return lambda seed, size: measure(name, seed, size)


LAPS: dict[str, Callable[[int, int], int]] = {
    "uno_play": _lap(_play, "uno"),
    "uno_clone": _lap(_clones, "uno"),
    "uno_steps": _lap(_steps, "uno"),
    "gin_rummy_clone": _lap(_clones, "gin-rummy"),
    "gin_rummy_steps": _lap(_steps, "gin-rummy"),
}
