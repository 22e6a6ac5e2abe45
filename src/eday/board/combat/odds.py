"""Exact odds of an attack on offer, computed from the dice, with every die's reason."""

from __future__ import annotations

from eday.board.combat.dice import NORMAL, OVERKILL, attack_parts, chainsaw_parts, defense_parts, total
from eday.board.combat.heavy_gun import gun_parts
from eday.board.combat.targets import PLAIN
from eday.board.combat.wounds import health
from eday.board.orders.order import OrderCard
from eday.board.table import MAX_COGS, BoardTable
from eday.board.view_types import AttackOdds
from eday.content.board import schema
from eday.kernel import Decision, Option

Spread = dict[tuple[int, int], int]
"""How many of the 6**n rolls give this pair: (omens, wounds), or (shields, dice showing exactly one)."""

AnyOmen = schema.WeaponOmen | schema.EnemyOmen | None


def spread(faces: tuple[tuple[int, int], ...], dice: int) -> Spread:
    """All rolls of so many dice, summed face by face."""
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
    weapon = t.box.weapon(option.refs[-1].partition(":")[2])
    card = t.box.weapons[weapon]
    mode = OVERKILL if option.args["mode"] == "overkill" else NORMAL
    parts = attack_parts(t, seat, weapon, mode, _extra_dice(t, card))
    attack = spread(tuple((int(face.omen), face.wounds) for face in t.box.attack_faces), total(parts))
    result: AttackOdds = {"attack_dice": [list(part) for part in parts]}
    if not card.area:
        target = option.value
        defense = defense_parts(t, seat, target, weapon, False)
        result["defense_dice"] = [list(part) for part in defense]
        result.update(against(t, seat, target, card, card.omen, attack, total(defense)))
        return result
    figures = [f for f in t.figures_in(option.value) if f >= MAX_COGS or f in t.standing]
    result["targets"] = {}
    for figure in figures:
        defense = defense_parts(t, seat, figure, weapon, False)
        chances = against(t, seat, figure, card, card.omen, attack, total(defense))
        result["targets"][t.ref(figure)] = {"defense_dice": [list(part) for part in defense], **chances}
    if isinstance(card.omen, schema.SealHole) and option.value in t.holes:
        misses = sum(ways for (omens, _), ways in attack.items() if not omens)
        result["seal"] = 1 - misses / sum(attack.values())
    return result


def _extra_dice(t: BoardTable, card: schema.Weapon) -> int:
    """Extra dice of the order card being resolved."""
    order = t.stack[-1]
    action = PLAIN
    if isinstance(order, OrderCard):
        pending = order.actions(t)[order.next :]
        action = next((a for a in pending if isinstance(a, schema.AttackAction)), PLAIN)
    return action.extra_dice if action.extra_dice_with in (None, card.id) else 0


def _chainsaw_odds(t: BoardTable, seat: int, option: Option) -> AttackOdds:
    parts = chainsaw_parts(t, seat, t.box.weapon(option.refs[-1].partition(":")[2]))
    plain = sum(1 for face in t.box.attack_faces if not face.omen)
    nothing = (plain / len(t.box.attack_faces)) ** total(parts)
    return {
        "attack_dice": [list(part) for part in parts],
        "defense_dice": [],
        "kill": 1 - nothing,
        "wound": 0.0,
        "nothing": nothing,
    }


def _gun_odds(t: BoardTable, seat: int, option: Option) -> AttackOdds:
    """BG-FAQ-25: omens do nothing."""
    parts = gun_parts(t, option.refs[-1].partition(":")[2])
    attack = spread(tuple((0, face.wounds) for face in t.box.attack_faces), total(parts))
    defense = defense_parts(t, seat, option.value, -1, False)
    return {
        "attack_dice": [list(part) for part in parts],
        "defense_dice": [list(part) for part in defense],
        **against(t, seat, option.value, None, None, attack, total(defense)),
    }


def against(
    t: BoardTable, attacker: int, target: int, card: schema.Weapon | None, omen: AnyOmen, attack: Spread, dice: int
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
    uses = 1 if omen.once else omens
    if isinstance(omen, schema.AddWounds | schema.OustFromCover):
        return wounds + omen.wounds * uses
    if isinstance(omen, schema.DoubleOtherDice):
        return 2 * wounds
    if isinstance(omen, schema.ExtraTarget):
        others = [f for f in t.figures_in(t.area[target]) if f >= MAX_COGS and f != target]
        return wounds if others else wounds + omen.wounds * uses
    return wounds


def _ignores_singles(t: BoardTable, attacker: int, target: int, omen: AnyOmen, omens: int) -> bool:
    return omens > 0 and isinstance(omen, schema.IgnoreSingleShields) and t.range(attacker, target) >= omen.min_range


def _effect(t: BoardTable, target: int, card: schema.Weapon | None, net: int) -> str:
    """What so many wounds do to the target."""
    if target < MAX_COGS:
        return "kill" if net > len(t.hand[target]) else "wound"
    enemy = t.enemy_of(target)
    if enemy.armoured and not t.marker[target] and not (card and card.wounds_armoured):
        return "nothing"
    if net >= health(t, target):
        return "kill"
    turned = t.marker[target] == 1 and t.box.content.markers[str(enemy.markers)].second_health is not None
    return "wound" if not t.marker[target] or turned else "nothing"
