"""What OpenSpiel, games in C++ behind Python, is measured by."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]
from open_spiel.python import rl_environment  # type: ignore[import-not-found,unused-ignore]

MIDDLE = 20
"""Choices after which a state is copied."""


@cache
def _game(name: str) -> Any:
    return pyspiel.load_game(name)


def _choose(state: Any, chance: random.Random) -> int:
    """One random step; 1 if a player made it, 0 if chance did."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
        return 0
    state.apply_action(chance.choice(state.legal_actions()))
    return 1


def _play(name: str, seed: int, size: int) -> int:
    done, chance = 0, random.Random(seed)
    while done < size:
        state = _game(name).new_initial_state()
        while not state.is_terminal() and done < size:
            done += _choose(state, chance)
    return done


@cache
def _middle(name: str) -> Any:
    chance, state, done = random.Random(1), _game(name).new_initial_state(), 0
    while done < MIDDLE:
        done += _choose(state, chance)
        if state.is_terminal():
            state, done = _game(name).new_initial_state(), 0
    return state


def _clones(name: str, seed: int, size: int) -> int:
    state = _middle(name)
    for _ in range(size):
        state.clone()
    return size


@cache
def _env(name: str) -> Any:
    return rl_environment.Environment(_game(name))


def _steps(name: str, seed: int, size: int) -> int:
    done, chance, env = 0, random.Random(seed), _env(name)
    env.seed(seed)
    while done < size:
        now = env.reset()
        while not now.last() and done < size:
            asked = now.observations["current_player"]
            now = env.step([chance.choice(now.observations["legal_actions"][asked])])
            done += 1
    return done


def _lap(measure: Callable[[str, int, int], int], name: str) -> Callable[[int, int], int]:
    return lambda seed, size: measure(name, seed, size)


LAPS: dict[str, Callable[[int, int], int]] = {
    f"{name}_{kind}": _lap(measure, name)
    for name in ("hanabi", "gin_rummy")
    for kind, measure in (("play", _play), ("clone", _clones), ("steps", _steps))
}
