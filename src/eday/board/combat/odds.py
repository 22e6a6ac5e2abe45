"""Exact odds of an attack on offer, computed from the dice, with every die's reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from eday.board.combat.aim import PLAIN
from eday.board.combat.begin_attack import extra_dice
from eday.board.combat.blast import exposed
from eday.board.combat.dice import attack_parts, chainsaw_parts, defense_parts, plain_rows, total
from eday.board.combat.heavy_gun import gun_at, gun_parts
from eday.board.combat.targets import Saw, Shot
from eday.board.combat.wounds import health
from eday.board.orders.moves import Movement
from eday.board.orders.order_card import OrderCard
from eday.board.printed import Weapon
from eday.board.table import BoardTable
from eday.board.view_types import AttackOdds
from eday.content.board import schema
from eday.kernel import Decision, Option

Spread = dict[tuple[int, int], int]
"""How many of the 6**n rolls give this pair: (omens, wounds), or (shields, dice showing exactly one)."""

AnyOmen = schema.WeaponOmen | schema.EnemyOmen | None


@lru_cache(64)
def spread(faces: tuple[tuple[int, int], ...], dice: int) -> Spread:
    """All rolls of so many dice, summed face by face; to be read, not changed."""
    rolls: Spread = {(0, 0): 1}
    for _ in range(dice):
        after: Spread = {}
        for (a, b), ways in rolls.items():
            for x, y in faces:
                after[a + x, b + y] = after.get((a + x, b + y), 0) + ways
        rolls = after
    return rolls


def attack_odds(t: BoardTable, decision: Decision, option: Option) -> AttackOdds | None:
    """Odds of an attack or chainsaw option; None for anything else."""
    seat = decision.seat
    if option.kind == "chainsaw":
        return _chainsaw_odds(t, seat, option)
    if option.kind == "gun_attack":
        return _gun_odds(t, seat, option)
    if option.kind != "attack":
        return None
    shot: Shot = option.value
    weapon = shot.weapon
    card = t.box.weapons[weapon]
    parts = attack_parts(t, seat, weapon, shot.mode, extra_dice(t, weapon, _action(t)))
    attack = spread(tuple((int(face.omen), face.wounds) for face in t.box.attack_faces), total(parts))
    result: AttackOdds = {"attack_dice": plain_rows(parts)}
    if not card.area:
        target = shot.figure
        defense = defense_parts(t, seat, target, weapon, False)
        result["defense_dice"] = plain_rows(defense)
        result.update(against(t, seat, target, card, card.omen, attack, total(defense)))
        return result
    figures = exposed(t, shot.area)
    result["targets"] = {}
    for figure in figures:
        defense = defense_parts(t, seat, figure, weapon, False)
        chances = against(t, seat, figure, card, card.omen, attack, total(defense))
        result["targets"][t.ref(figure)] = {"defense_dice": plain_rows(defense), **chances}
    if isinstance(card.omen, schema.SealHole) and shot.area in t.holes:
        misses = sum(ways for (omens, _), ways in attack.items() if not omens)
        result["seal"] = 1 - misses / sum(attack.values())
    return result


def _action(t: BoardTable) -> schema.AttackAction:
    """The attack of the order card being resolved, else a plain one."""
    at = len(t.stack) - 1
    while isinstance(t.stack[at], Movement):
        at -= 1
    order = t.stack[at]
    return (order.pending(t, schema.AttackAction) if isinstance(order, OrderCard) else None) or PLAIN


def _chainsaw_odds(t: BoardTable, seat: int, option: Option) -> AttackOdds:
    saw: Saw = option.value
    parts = chainsaw_parts(t, seat, saw.weapon)
    nothing = saw_fails(t, total(parts))
    return {
        "attack_dice": plain_rows(parts),
        "defense_dice": [],
        "kill": 1 - nothing,
        "wound": 0.0,
        "nothing": nothing,
    }


def saw_fails(t: BoardTable, dice: int) -> float:
    """The chance that so many dice show no omen."""
    plain = sum(1 for face in t.box.attack_faces if not face.omen)
    return float((plain / len(t.box.attack_faces)) ** dice)


def _gun_odds(t: BoardTable, seat: int, option: Option) -> AttackOdds:
    """BG-FAQ-25: omens do nothing."""
    target: int = option.value
    parts = gun_parts(t, t.equipment[gun_at(t, t.area[seat])].location)
    attack = spread(tuple((0, face.wounds) for face in t.box.attack_faces), total(parts))
    defense = defense_parts(t, seat, target, -1, False)
    return {
        "attack_dice": plain_rows(parts),
        "defense_dice": plain_rows(defense),
        **against(t, seat, target, None, None, attack, total(defense)),
    }


def against(
    t: BoardTable, attacker: int, target: int, card: Weapon | None, omen: AnyOmen, attack: Spread, dice: int
) -> AttackOdds:
    """Chances to kill (a COG: to lay it down), to wound, and to do nothing."""
    defense = spread(tuple((face.shields, int(face.shields == 1)) for face in t.box.defense_faces), dice)
    kill = wound = 0
    for (omens, wounds), ways in attack.items():
        dealt = wounds_dealt(t, target, omen, omens, wounds)
        ignores = _ignores_singles(t, attacker, target, omen, omens)
        for (shields, singles), guards in defense.items():
            net = dealt - (shields - singles if ignores else shields)
            if net > 0:
                effect = _effect(t, target, card, net)
                kill += ways * guards * (effect == "kill")
                wound += ways * guards * (effect == "wound")
    rolls = sum(attack.values()) * sum(defense.values())
    return {"kill": kill / rolls, "wound": wound / rolls, "nothing": 1 - (kill + wound) / rolls}


def wounds_dealt(t: BoardTable, target: int, omen: AnyOmen, omens: int, wounds: int) -> int:
    """Wounds before shields, with the omens of the weapon or the enemy used against the target."""
    if not omens or omen is None:
        return wounds
    return WITH_OMENS[type(omen)](t, target, omen, 1 if omen.once else omens, wounds)


def _as_rolled(t: BoardTable, target: int, omen: schema.Omen, uses: int, wounds: int) -> int:
    """The omen does nothing to the target's wounds."""
    return wounds


def _more_wounds(
    t: BoardTable, target: int, omen: schema.AddWounds | schema.OustFromCover, uses: int, wounds: int
) -> int:
    return wounds + omen.wounds * uses


def _doubled(t: BoardTable, target: int, omen: schema.DoubleOtherDice, uses: int, wounds: int) -> int:
    return 2 * wounds


def _if_alone(t: BoardTable, target: int, omen: schema.ExtraTarget, uses: int, wounds: int) -> int:
    others = [f for f in t.figures_in(t.area[target]) if not t.is_cog(f) and f != target]
    return wounds if others else wounds + omen.wounds * uses


WITH_OMENS: Final[dict[type[schema.Omen], Callable[[BoardTable, int, Any, int, int], int]]] = {
    schema.AddWounds: _more_wounds,
    schema.OustFromCover: _more_wounds,
    schema.DoubleOtherDice: _doubled,
    schema.ExtraTarget: _if_alone,
    schema.SealHole: _as_rolled,
    schema.Splash: _as_rolled,
    schema.IgnoreSingleShields: _as_rolled,
    schema.ExtraAttack: _as_rolled,
    schema.SpawnOmen: _as_rolled,
    schema.HealOmen: _as_rolled,
    schema.RandomDiscard: _as_rolled,
}


def _ignores_singles(t: BoardTable, attacker: int, target: int, omen: AnyOmen, omens: int) -> bool:
    return omens > 0 and isinstance(omen, schema.IgnoreSingleShields) and t.range(attacker, target) >= omen.min_range


def _effect(t: BoardTable, target: int, card: Weapon | None, net: int) -> str:
    """What so many wounds do to the target."""
    if t.is_cog(target):
        return "kill" if net > len(t.hand[target]) else "wound"
    enemy = t.enemy_of(target)
    if enemy.armoured and not t.marker[target] and not (card and card.wounds_armoured):
        return "nothing"
    if net >= health(t, target):
        return "kill"
    turned = t.marker[target] == 1 and t.box.content.markers[str(enemy.markers)].second_health is not None
    return "wound" if not t.marker[target] or turned else "nothing"
