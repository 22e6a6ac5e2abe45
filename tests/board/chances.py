"""Dice by hand: every outcome of every die counted one by one, from the printed cards and nothing of the engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import NamedTuple

ATTACK_DIE = ("omen", "1", "1", "1", "2", "blank")
DEFENSE_DIE = ("2", "1", "1", "blank", "blank", "blank")
WOUNDS = {"omen": 0, "1": 1, "2": 2, "blank": 0}
SHIELDS = {"2": 2, "1": 1, "blank": 0}

Faces = tuple[str, ...]


class Gun(NamedTuple):
    """A weapon card as printed: dice, range, and its omen in a word."""

    normal: int
    overkill: int
    range: int
    omen: str = ""


GUNS = {
    "lancer": Gun(2, 4, 2, "add 1 each"),
    "snub_pistol": Gun(1, 3, 3, "add 1 each"),
    "gnasher": Gun(2, 4, 1, "double the others"),
    "hammerburst": Gun(2, 4, 3, "add 2 once"),
    "torque_bow": Gun(0, 5, 4, "add 2 once"),
    "boltok_pistol": Gun(1, 4, 3, "add 2 once"),
    "gorgon_pistol": Gun(2, 3, 2, "another Locust there, else add 1 each"),
    "longshot": Gun(2, 5, 4, "from range 2 single shields are ignored"),
    "boomshot": Gun(0, 5, 3, "bystanders"),
    "mulcher": Gun(3, 5, 1, "another attack"),
    "boomshield": Gun(2, 0, 0, "add 1 each"),
    "bolo_grenade": Gun(0, 4, 2, "hole"),
    "mortar": Gun(0, 4, 4, "areas beside"),
}
HEALTH = {"wretch": (2, 1), "drone": (3, 1), "boomer": (3, 2)}
"""Of a healthy figure, and on its wound marker."""


def rolls(die: Faces, dice: int) -> Counter[Faces]:
    """All rolls of so many dice; those alike but for their order are counted together."""
    return Counter(tuple(sorted(roll)) for roll in product(die, repeat=dice))


def wounds(roll: Faces, omen: str, alone: bool = True) -> int:
    """Wounds of an attack roll before shields."""
    shown = sum(WOUNDS[face] for face in roll)
    omens = roll.count("omen")
    if omen == "add 1 each" or (omen.startswith("another Locust") and alone):
        return shown + omens
    if omen == "add 2 once":
        return shown + 2 * (omens > 0)
    if omen == "double the others":
        return shown * (2 if omens else 1)
    return shown


def shields(roll: Faces, attack: Faces, omen: str, distance: int) -> int:
    """Shields of a defense roll that count against the attack roll."""
    if omen.startswith("from range 2") and "omen" in attack and distance >= 2:
        return sum(2 for face in roll if face == "2")
    return sum(SHIELDS[face] for face in roll)


def net_wounds(attack: int, defense: int, omen: str, distance: int = 1, alone: bool = True) -> dict[int, Fraction]:
    """Chance of each number of wounds that get through."""
    found: Counter[int] = Counter()
    guarding = rolls(DEFENSE_DIE, defense)
    for roll, ways in rolls(ATTACK_DIE, attack).items():
        for guard, times in guarding.items():
            net = wounds(roll, omen, alone) - shields(guard, roll, omen, distance)
            found[max(0, net)] += ways * times
    return {net: Fraction(count, 6 ** (attack + defense)) for net, count in found.items()}


def on_locust(chances: dict[int, Fraction], kind: str, wounded: bool = False) -> tuple[Fraction, Fraction, Fraction]:
    """Killed, newly wounded, or nothing: wounds never add up, and a wounded figure is not wounded again."""
    healthy, marked = HEALTH[kind]
    kill = sum((p for net, p in chances.items() if net >= (marked if wounded else healthy)), Fraction(0))
    wound = Fraction(0) if wounded else sum((p for net, p in chances.items() if 0 < net < healthy), Fraction(0))
    return kill, wound, 1 - kill - wound


def on_cog(chances: dict[int, Fraction], hand: int) -> tuple[Fraction, Fraction, Fraction]:
    """Laid down, losing cards, or nothing."""
    down = sum((p for net, p in chances.items() if net > hand), Fraction(0))
    hurt = sum((p for net, p in chances.items() if 0 < net <= hand), Fraction(0))
    return down, hurt, 1 - down - hurt
