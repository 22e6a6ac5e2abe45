"""Rough odds of attacks that are not on offer yet, from the faces of the dice and the omen of the weapon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Omen(NamedTuple):
    """What an omen does to the wounds of an attack."""

    wounds: int = 0
    """Added."""
    once: bool = False
    """However many omens are rolled."""
    doubles: bool = False
    """The other dice count twice."""


HELPFUL = Omen(wounds=1)
"""An omen that does something else for the attacker is taken as one more wound."""
IDLE = Omen()


class Dice:
    """The attack and defence dice of a game."""

    __slots__ = ("_attack", "_defense", "_guards", "_harm", "_hits", "_omens", "_reach")

    def __init__(self, attack: Sequence[Mapping[str, Any]], defense: Sequence[Mapping[str, Any]]) -> None:
        """The faces as printed, each with its count."""
        self._attack = [(1 if face["omen"] else 0, int(face["wounds"])) for face in _each(attack)]
        self._defense = [(0, int(face["shields"])) for face in _each(defense)]
        self._hits: dict[tuple[int, Omen], dict[int, float]] = {}
        self._guards: dict[int, dict[int, float]] = {}
        self._reach: dict[tuple[int, int, int, Omen], float] = {}
        self._harm: dict[tuple[int, int], float] = {}
        self._omens: dict[int, float] = {}

    def at_least(self, wounds: int, dice: int, shields: int, omen: Omen) -> float:
        """Chance that the wounds left after so many defence dice are at least so many."""
        key = (wounds, dice, shields, omen)
        known = self._reach.get(key)
        if known is None:
            known = self._reach[key] = sum(
                hit * block
                for total, hit in self._wounds(dice, omen).items()
                for stopped, block in self._shields(shields).items()
                if total - stopped >= wounds
            )
        return known

    def omen(self, dice: int) -> float:
        """Chance of at least one omen."""
        known = self._omens.get(dice)
        if known is None:
            known = self._omens[dice] = sum(
                chance for (omens, _), chance in _rolled(self._attack, dice).items() if omens
            )
        return known

    def harm(self, dice: int, shields: int) -> float:
        """Wounds to be expected from a Locust's attack."""
        known = self._harm.get((dice, shields))
        if known is None:
            most = max(self._wounds(dice, IDLE))
            known = sum(self.at_least(wounds, dice, shields, IDLE) for wounds in range(1, most + 1))
            self._harm[dice, shields] = known
        return known

    def _wounds(self, dice: int, omen: Omen) -> dict[int, float]:
        """Chance of each number of wounds before defence."""
        known = self._hits.get((dice, omen))
        if known is None:
            known = self._hits[dice, omen] = {}
            for (omens, plain), chance in _rolled(self._attack, dice).items():
                added = omen.wounds * (min(omens, 1) if omen.once else omens)
                total = plain * (2 if omen.doubles and omens else 1) + added
                known[total] = known.get(total, 0.0) + chance
        return known

    def _shields(self, dice: int) -> dict[int, float]:
        known = self._guards.get(dice)
        if known is None:
            known = self._guards[dice] = {total: chance for (_, total), chance in _rolled(self._defense, dice).items()}
        return known


def _rolled(faces: Sequence[tuple[int, int]], dice: int) -> dict[tuple[int, int], float]:
    """Chance of each (omens, sum)."""
    chances = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (omens, total), chance in chances.items():
            for omen, value in faces:
                key = (omens + omen, total + value)
                after[key] = after.get(key, 0.0) + chance / len(faces)
        chances = after
    return chances


def _each(faces: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The sides of a die, one by one."""
    return [face for face in faces for _ in range(face["count"])]
