"""What PettingZoo's own classic games are measured by, those whose libraries are installed."""

from __future__ import annotations

import copy
import importlib.util
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from eday.lab.walk import walk

GAMES = {
    "connect_four": ("connect_four_v3", ("pygame",), 10),
    "leduc_holdem": ("leduc_holdem_v4", ("pygame", "rlcard"), 1),
    "chess": ("chess_v6", ("pygame", "chess"), 20),
}
"""Where each is, what it needs, and after how many choices it is copied."""


@cache
def _env(name: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{GAMES[name][0]}").env()


def _steps(name: str, seed: int, size: int) -> int:
    return walk(lambda _: _env(name), seed, size)


@cache
def _middle(name: str) -> Any:
    env, chance = copy.deepcopy(_env(name)), random.Random(1)
    env.reset(seed=1)
    for _ in range(GAMES[name][2]):
        env.step(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    return env


def _clones(name: str, seed: int, size: int) -> int:
    env = _middle(name)
    for _ in range(size):
        copy.deepcopy(env)
    return size


def _lap(measure: Callable[[str, int, int], int], name: str) -> Callable[[int, int], int]:
    return lambda seed, size: measure(name, seed, size)


LAPS: dict[str, Callable[[int, int], int]] = {
    f"{name}_{kind}": _lap(measure, name)
    for name, (_, needs, _) in GAMES.items()
    if all(importlib.util.find_spec(need) is not None for need in needs)
    for kind, measure in (("clone", _clones), ("steps", _steps))
}
