"""Odds of attacks, from the faces of the dice and the omen of the weapon, worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

MOST: Final = 16
"""Wounds and defense dice beyond which nothing changes."""


class Omen(NamedTuple):
    """What an omen does to the wounds of an attack."""

    wounds: int = 0
    """Added."""
    once: bool = False
    """However many omens are rolled."""
    doubles: bool = False
    """The other dice count twice."""


HELPFUL: Final = Omen(wounds=1)
"""An omen that does something else for the attacker is taken as one more wound."""
IDLE: Final = Omen()
Faces = list[tuple[int, int]]
"""Sides of a die: omens and value."""


def faces_of(printed: Sequence[Mapping[str, Any]], value: str) -> Faces:
    """The sides of a die, one by one."""
    return [(1 if face["omen"] else 0, int(face[value])) for face in printed for _ in range(face["count"])]


class Chances:
    """The attack and defense dice of a game, with one kind of omen."""

    __slots__ = ("_attack", "_defense", "_harm", "_hits", "_omen", "_omens", "_tails")

    def __init__(self, attack: Faces, defense: Faces, omen: Omen) -> None:
        self._attack = attack
        self._defense = defense
        self._omen = omen
        self._hits: dict[int, list[float]] = {}
        self._tails: dict[int, list[float]] = {}
        self._harm: dict[int, float] = {}
        self._omens: dict[int, float] = {}

    def tail(self, dice: int, shields: int) -> list[float]:
        """Chance, for each number of wounds, that at least so many are left after so many defense dice."""
        key = dice * MOST + shields
        known = self._tails.get(key)
        if known is None:
            known = self._tails[key] = self._reckon(dice, min(shields, MOST - 1))
        return known

    def harm(self, dice: int, shields: int) -> float:
        """Wounds to be expected."""
        key = dice * MOST + shields
        known = self._harm.get(key)
        if known is None:
            known = self._harm[key] = sum(self.tail(dice, shields)[1:])
        return known

    def omen(self, dice: int) -> float:
        """Chance of at least one omen."""
        known = self._omens.get(dice)
        if known is None:
            rolls = _rolled(self._attack, dice)
            known = self._omens[dice] = sum([chance for (omens, _), chance in rolls.items() if omens])
        return known

    def _reckon(self, dice: int, shields: int) -> list[float]:
        tail = [0.0] * (MOST + 1)
        blocks = _rolled(self._defense, shields)
        for (omens, plain), hit in _rolled(self._attack, dice).items():
            added = self._omen.wounds * (min(omens, 1) if self._omen.once else omens)
            total = plain * (2 if self._omen.doubles and omens else 1) + added
            for (_, stopped), block in blocks.items():
                for wounds in range(min(MOST, max(0, total - stopped)) + 1):
                    tail[wounds] += hit * block
        return tail


def _rolled(faces: Faces, dice: int) -> dict[tuple[int, int], float]:
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
