"""Rough odds of attacks that are not on offer yet, from the faces of the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Faces = tuple[int, ...]


class Dice:
    """The attack and defence dice of a game."""

    __slots__ = ("_harm", "_reach", "_sums", "blast", "omens", "shield", "strike")

    def __init__(self, attack: Sequence[Mapping[str, Any]], defense: Sequence[Mapping[str, Any]]) -> None:
        """The faces as printed, each with its count."""
        sides = _each(attack)
        self.strike: Faces = tuple(face["wounds"] + (1 if face["omen"] else 0) for face in sides)
        """Wounds of a COG's die; an omen is taken as one more wound."""
        self.blast: Faces = tuple(face["wounds"] for face in sides)
        """Wounds of a die whose omen does something else."""
        self.omens: Faces = tuple(1 if face["omen"] else 0 for face in sides)
        self.shield: Faces = tuple(face["shields"] for face in _each(defense))
        self._sums: dict[tuple[Faces, int], tuple[float, ...]] = {}
        self._reach: dict[tuple[Faces, int, int, int], float] = {}
        self._harm: dict[tuple[int, int], float] = {}

    def at_least(self, faces: Faces, dice: int, shields: int, wounds: int) -> float:
        """Chance that the wounds left after so many defence dice are at least so many."""
        key = (faces, dice, shields, wounds)
        known = self._reach.get(key)
        if known is None:
            guard = self._chances(self.shield, shields)
            known = self._reach[key] = sum(
                hit * block
                for total, hit in enumerate(self._chances(faces, dice))
                for stopped, block in enumerate(guard)
                if total - stopped >= wounds
            )
        return known

    def omen(self, dice: int) -> float:
        """Chance of at least one omen."""
        return self.at_least(self.omens, dice, 0, 1)

    def harm(self, dice: int, shields: int) -> float:
        """Wounds to be expected from a Locust's attack."""
        known = self._harm.get((dice, shields))
        if known is None:
            most = max(self.blast) * dice
            known = sum(self.at_least(self.blast, dice, shields, wounds) for wounds in range(1, most + 1))
            self._harm[dice, shields] = known
        return known

    def _chances(self, faces: Faces, dice: int) -> tuple[float, ...]:
        """Chance of each sum."""
        known = self._sums.get((faces, dice))
        if known is None:
            chances = [1.0]
            for _ in range(dice):
                after = [0.0] * (len(chances) + max(faces))
                for total, chance in enumerate(chances):
                    for face in faces:
                        after[total + face] += chance / len(faces)
                chances = after
            known = self._sums[faces, dice] = tuple(chances)
        return known


def _each(faces: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The sides of a die, one by one."""
    return [face for face in faces for _ in range(face["count"])]
