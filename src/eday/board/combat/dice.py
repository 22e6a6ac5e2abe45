"""How many dice an attack rolls, die by die with its reason, and what the faces mean."""

from __future__ import annotations

from typing import Any, Final

from eday.board.printed import Face
from eday.board.table import BoardTable


class Part:
    """Some of the dice of a roll, and where they come from."""

    __slots__ = ("dice", "reason", "rule")

    def __init__(self, dice: int, reason: str, rule: str) -> None:
        self.dice = dice
        self.reason = reason
        self.rule = rule


NORMAL: Final = 0
OVERKILL: Final = 1


def attack_parts(t: BoardTable, attacker: int, weapon: int, mode: int, extra: int) -> list[Part]:
    """The attack dice and where they come from."""
    parts: list[Part] = []
    if not t.is_cog(attacker):
        parts.append(Part(t.enemy_of(attacker).attack, "enemy", "BG-ATTACK-04"))
    else:
        card = t.box.weapons[weapon]
        if mode == OVERKILL:
            parts.append(Part(card.overkill, "overkill", "BG-AMMO-02"))
        else:
            parts.append(Part(card.normal, "normal", "BG-AMMO-01"))
        if t.box.cogs[attacker].extra_die_with == card.id:
            parts.append(Part(1, "character", "BG-CARD-07"))
    if extra:
        parts.append(Part(extra, "card", "BG-ORDER-04" if t.is_cog(attacker) else "BG-AI-01"))
    return parts


def chainsaw_parts(t: BoardTable, seat: int, weapon: int) -> list[Part]:
    """The chainsaw's dice; extra dice count only where they say so (BG-CHAINSAW-05)."""
    parts: list[Part] = [Part(t.box.weapons[weapon].chainsaw, "chainsaw", "BG-CHAINSAW-01")]
    if t.box.cogs[seat].extra_die_with == t.box.weapons[weapon].id:
        parts.append(Part(1, "character", "BG-CHAINSAW-05"))
    return parts


def defense_parts(t: BoardTable, attacker: int, defender: int, weapon: int, dodged: bool) -> list[Part]:
    """The defense dice and where they come from (BG-ATTACK-05 to 08)."""
    parts: list[Part] = []
    if t.is_cog(defender):
        parts.append(Part(t.box.cogs[defender].defense, "defense", "BG-ATTACK-05"))
        for held, _ in t.weapons[defender]:
            if t.box.weapons[held].extra_defense:
                parts.append(Part(t.box.weapons[held].extra_defense, "shield", "BG-WEAPON-01"))
    else:
        parts.append(Part(t.enemy_of(defender).defense, "defense", "BG-ATTACK-05"))
    card = t.box.weapons[weapon] if weapon >= 0 else None
    if t.cover[defender] >= 0 and not (card and card.ignores_cover):
        area, cover = t.area, t.cover
        bonus = t.shape.cover_bonus(area[attacker], cover[attacker], area[defender], cover[defender])
        if bonus:
            parts.append(Part(bonus, "full_cover" if bonus == 2 else "partial_cover", "BG-ATTACK-06"))
    if card is not None:
        beyond = t.range(attacker, defender) - card.range
        if beyond > 0:
            parts.append(Part(beyond, "beyond_range", "BG-ATTACK-07"))
    if dodged:
        parts.append(Part(2, "dodge", "BG-REACT-DODGE-01"))
    return parts


def plain_rows(parts: list[Part]) -> list[list[Any]]:
    """The parts as plain data: dice, reason and rule of each."""
    return [[part.dice, part.reason, part.rule] for part in parts]


def total(parts: list[Part]) -> int:
    """Sum of the dice."""
    return sum([part.dice for part in parts])


def count_faces(faces: list[int], die: tuple[Face, ...]) -> tuple[int, int]:
    """Omens and wounds of rolled attack dice."""
    omens = wounds = 0
    for face in faces:
        if die[face].omen:
            omens += 1
        else:
            wounds += die[face].wounds
    return omens, wounds
