"""Rough odds of attacks that are not on offer yet, from the faces of the dice."""

from __future__ import annotations

from functools import lru_cache

STRIKE = (1, 1, 1, 1, 2, 0)
"""Wounds of a COG's die; an omen is taken as one more wound."""
BLAST = (0, 1, 1, 1, 2, 0)
"""Wounds of a die whose omen does something else."""
SHIELD = (2, 1, 1, 0, 0, 0)


@lru_cache(maxsize=256)
def _sums(faces: tuple[int, ...], dice: int) -> tuple[float, ...]:
    """Chance of each sum."""
    chances = [1.0]
    for _ in range(dice):
        after = [0.0] * (len(chances) + 2)
        for total, chance in enumerate(chances):
            for face in faces:
                after[total + face] += chance / 6
        chances = after
    return tuple(chances)


@lru_cache(maxsize=4096)
def at_least(faces: tuple[int, ...], dice: int, shields: int, wounds: int) -> float:
    """Chance that the wounds left after so many defence dice are at least so many."""
    guard = _sums(SHIELD, shields)
    return sum(
        hit * block
        for total, hit in enumerate(_sums(faces, dice))
        for stopped, block in enumerate(guard)
        if total - stopped >= wounds
    )


@lru_cache(maxsize=1024)
def harm(dice: int, shields: int) -> float:
    """Wounds to be expected from a Locust's attack."""
    return sum(at_least(BLAST, dice, shields, wounds) for wounds in range(1, 2 * dice + 1))
