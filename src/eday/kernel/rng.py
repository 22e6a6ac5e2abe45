"""Splitmix64: a random stream whose whole state is one 64-bit integer."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def step(state: int) -> int:
    """The next state."""
    return (state + GOLDEN) & MASK


def stream(seed: int, name: str) -> int:
    """The starting state of a named stream of a seed (no hash(): it differs between processes)."""
    state = mix(step(seed & MASK))
    for byte in name.encode():
        state = mix(step(state ^ byte))
    return state


def shuffled(items: tuple[str, ...], state: int) -> tuple[tuple[str, ...], int]:
    """A random order of the items, and the state after it."""
    pool = list(items)
    for i in range(len(pool) - 1, 0, -1):
        state = step(state)
        j = (mix(state) * (i + 1)) >> 64
        pool[i], pool[j] = pool[j], pool[i]
    return tuple(pool), state
