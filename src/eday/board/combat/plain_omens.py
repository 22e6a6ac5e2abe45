"""Triggered abilities nobody would decline; wounds to the target join the rolled ones (BG-ATTACK-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from eday.board.table import BoardTable
from eday.board.verbs.figures import leave_cover
from eday.content.board import schema

if TYPE_CHECKING:
    from eday.board.combat.attack import Attack


def use_plain_omens(t: BoardTable, attack: Attack, omen: schema.WeaponOmen | None) -> None:
    """Use all omens of a COG's attack at once."""
    uses = 1 if omen is not None and omen.once else attack.omens
    attack.used += attack.omens
    attack.omens = 0
    if omen is not None:
        PLAIN_OMENS[type(omen)](t, attack, omen, uses)


def add_wounds(t: BoardTable, attack: Attack, omen: schema.AddWounds, uses: int) -> None:
    """More wounds to the attacked."""
    attack.wounds += omen.wounds * uses


def oust(t: BoardTable, attack: Attack, omen: schema.OustFromCover, uses: int) -> None:
    """More wounds to the attacked, who leave their cover."""
    attack.wounds += omen.wounds * uses
    for defender in attack.rolled:
        leave_cover(t, defender)


def _double_other_dice(t: BoardTable, attack: Attack, omen: schema.DoubleOtherDice, uses: int) -> None:
    attack.wounds *= 2


def _ignore_single_shields(t: BoardTable, attack: Attack, omen: schema.IgnoreSingleShields, uses: int) -> None:
    if t.range(attack.attacker, attack.target) >= omen.min_range:
        attack.shields = (attack.shields[0] - attack.singles[0],)


def _extra_attack(t: BoardTable, attack: Attack, omen: schema.ExtraAttack, uses: int) -> None:
    """It comes when this attack is over (`Attack.used`)."""


PLAIN_OMENS: Final[dict[type[schema.Omen], Callable[[BoardTable, Attack, Any, int], None]]] = {
    schema.AddWounds: add_wounds,
    schema.OustFromCover: oust,
    schema.DoubleOtherDice: _double_other_dice,
    schema.IgnoreSingleShields: _ignore_single_shields,
    schema.ExtraAttack: _extra_attack,
}
"""Those of weapons; `omens.ASKED_OMENS` has the others."""
