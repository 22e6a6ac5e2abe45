"""Rules that hold while they apply: values, keywords, damage. Always recomputed, never added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from eday.card.box import COG, LOCUST
from eday.card.combat.fight import fight_in_progress, has_role
from eday.card.effects.conditions import all_hold
from eday.card.effects.targets import candidates, fits, is_target, side_of
from eday.card.table import COVER, CardTable
from eday.content.card import schema as schema

AnOp = TypeVar("AnOp", bound=schema.Op)
Standing = tuple[int, int, int]
"""(effect, source, controller)"""


class Part:
    """One contribution to a unit's attack and defense: the card it comes from, how much, and the rule."""

    __slots__ = ("attack", "defense", "rule", "source")

    def __init__(self, source: int = -1, attack: int = 0, defense: int = 0, rule: str = "") -> None:
        self.source = source
        self.attack = attack
        self.defense = defense
        self.rule = rule


def disabled(t: CardTable, card: int) -> bool:
    """Whether some effect has put a card out of action."""
    for one in t.lasting:
        rule = t.box.ops[one.op]
        if isinstance(rule, schema.DisableCard) and rule.card == t.box.cards[card].id:
            return True
    return False


def standing(t: CardTable, kind: type[schema.Op]) -> list[Standing]:
    """Standing effects in force with an operation of that kind, whose conditions hold."""
    box = t.box
    found: list[Standing] = []
    wanted = box.standing.get(kind)
    if not wanted:
        return found
    statics = box.statics
    for side in (COG, LOCUST):
        for card in (*t.reserve[side], *t.command[side]):
            if statics[card]:
                _of_card(t, card, side, wanted, found)
    for place, unit in enumerate(t.occupant):
        if unit < 0:
            continue
        side = box.owner[unit]
        if statics[unit]:
            _of_card(t, unit, side, wanted, found)
        cover = t.row[place]
        for effect in box.cover_rules[cover][t.face[cover]][side].get("static", ()):
            # CG-COVER-07, 10, 11: the occupant's own half, while it is there
            if effect in wanted and all_hold(t, box.effects[effect].if_, cover, side):
                found.append((effect, cover, side))
    if box.scenario >= 0:
        for effect in statics[box.scenario]:
            if effect in wanted and all_hold(t, box.effects[effect].if_, box.scenario, t.active):
                found.append((effect, box.scenario, t.active))
    return found


def _of_card(t: CardTable, card: int, side: int, wanted: set[int], found: list[Standing]) -> None:
    box = t.box
    for effect in box.statics[card]:
        if effect not in wanted:
            continue
        rule = box.effects[effect]
        if rule.trigger != "static" and not _on_that_side(t, card, rule.trigger == "offensive"):
            continue
        if (not t.lasting or not disabled(t, card)) and all_hold(t, rule.if_, card, side):
            found.append((effect, card, side))


def _on_that_side(t: CardTable, card: int, far: bool) -> bool:
    """CG-OFFDEF-01, 02: from chapter 4 on, Offensive rules count in enemy cover, Defensive ones in friendly cover."""
    return t.zone[card] == COVER and t.far[card] == far and t.box.has("offensive_defensive")


def in_force(t: CardTable, kind: type[AnOp]) -> list[tuple[AnOp, int, int]]:
    """(operation, source, controller) of each rule of a kind that holds now, standing or for a time."""
    ops = t.box.ops
    found: list[tuple[AnOp, int, int]] = []
    if kind in t.box.standing:
        for effect, source, controller in standing(t, kind):
            for number in t.box.steps[effect]:
                op = ops[number]
                if isinstance(op, kind):
                    found.append((op, source, controller))
    for one in t.lasting:
        op = ops[one.op]
        if isinstance(op, kind):
            found.append((op, one.source, one.controller))
    return found


def parts(t: CardTable, unit: int) -> list[Part]:
    """Everything that makes up a unit's attack and defense, the printed values first."""
    box = t.box
    found = [Part(unit, box.attack[unit], box.defense[unit], "CG-COMBAT-10")]
    for source, attack, defense in _bonuses(t, unit):
        found.append(Part(source, attack, defense, _rule_of(t, source)))
    return found


def _bonuses(t: CardTable, unit: int) -> list[tuple[int, int, int]]:
    """What cards add to a unit's values: (source, attack, defense)."""
    box = t.box
    found: list[tuple[int, int, int]] = []
    blocking = has_role(t, unit, "blocking")
    for effect, source, controller in standing(t, schema.Buff):
        if blocking and source in t.row:
            continue  # CG-COVER-10
        for number in box.steps[effect]:
            op = box.ops[number]
            if isinstance(op, schema.Buff) and is_target(t, unit, op.target, source, controller):
                attack, defense = buff_size(t, op, unit, controller)
                found.append((source, attack, defense))
    for one in t.lasting:
        op = box.ops[one.op]
        if not isinstance(op, schema.Buff):
            continue
        if one.target == unit:
            found.append((one.source, one.attack, one.defense))
        elif one.target < 0 and is_target(t, unit, op.target, one.source, one.controller):
            attack, defense = buff_size(t, op, unit, one.controller)
            found.append((one.source, attack, defense))
    return found


def _rule_of(t: CardTable, source: int) -> str:
    if source in t.row:
        return "CG-COVER-06"
    return "CG-REACTION-06" if t.box.reactions[source] else "CG-COMBAT-10"


def values(t: CardTable, unit: int) -> tuple[int, int]:
    """Attack and defense with all bonuses (CG-COMBAT-10)."""
    attack, defense = t.box.attack[unit], t.box.defense[unit]
    for _, more_attack, more_defense in _bonuses(t, unit):
        attack += more_attack
        defense += more_defense
    return attack, defense


def attack_of(t: CardTable, unit: int) -> int:
    """Attack with all bonuses."""
    attack, _ = values(t, unit)
    return attack


def defense_of(t: CardTable, unit: int) -> int:
    """Defense with all bonuses."""
    _, defense = values(t, unit)
    return defense


def all_values(t: CardTable, units: list[int]) -> list[tuple[int, int]]:
    """Attack and defense of several units."""
    box = t.box
    attack = {unit: box.attack[unit] for unit in units}
    defense = {unit: box.defense[unit] for unit in units}
    fight = fight_in_progress(t)
    blockers = fight.blockers if fight else ()
    for effect, source, controller in standing(t, schema.Buff):
        apart = blockers if blockers and source in t.row else ()  # CG-COVER-10
        for number in box.steps[effect]:
            op = box.ops[number]
            if isinstance(op, schema.Buff):
                for unit in set(candidates(t, op.target, source, controller)):
                    if unit in attack and unit not in apart:
                        more, tougher = buff_size(t, op, unit, controller)
                        attack[unit] += more
                        defense[unit] += tougher
    for one in t.lasting:
        op = box.ops[one.op]
        if not isinstance(op, schema.Buff):
            continue
        if one.target >= 0:
            if one.target in attack:
                attack[one.target] += one.attack
                defense[one.target] += one.defense
            continue
        for unit in set(candidates(t, op.target, one.source, one.controller)):
            if unit in attack:
                more, tougher = buff_size(t, op, unit, one.controller)
                attack[unit] += more
                defense[unit] += tougher
    return [(attack[unit], defense[unit]) for unit in units]


def buff_size(t: CardTable, op: schema.Buff, unit: int, controller: int) -> tuple[int, int]:
    """How much a bonus gives a unit now."""
    if op.per is None:
        return op.attack, op.defense
    counted = [u for u in t.units(side_of(op.per.who, controller)) if t.is_in(u, op.per.zone)]
    if op.per.other:
        counted = [u for u in counted if u != unit]
    if op.per.same_subtype:
        mine = getattr(t.box.cards[unit], "subtype", None)
        counted = [u for u in counted if mine is not None and getattr(t.box.cards[u], "subtype", None) == mine]
    most = op.max if op.max is not None else 99
    return min(op.attack * len(counted), most), min(op.defense * len(counted), most)


def has_keyword(t: CardTable, unit: int, keyword: schema.Keyword) -> bool:
    """Whether a unit has a keyword, printed or gained."""
    if keyword in t.box.keywords(unit):
        return True
    for effect, source, controller in standing(t, schema.Gain):
        for number in t.box.steps[effect]:
            op = t.box.ops[number]
            if not isinstance(op, schema.Gain) or op.keyword != keyword:
                continue
            if is_target(t, unit, op.target, source, controller):
                return True
    return any(
        one.target == unit and isinstance(op := t.box.ops[one.op], schema.Gain) and op.keyword == keyword
        for one in t.lasting
    )


def strikes_first(t: CardTable, unit: int) -> bool:
    """Whether the unit's damage is dealt and checked first."""
    return any(is_target(t, unit, op.target, source, side) for op, source, side in in_force(t, schema.FirstStrike))


def untargetable(t: CardTable, unit: int) -> bool:
    """Whether the enemy's effects cannot choose the unit."""
    return any(is_target(t, unit, op.target, source, side) for op, source, side in in_force(t, schema.Untargetable))


def most_blockers(t: CardTable) -> int:
    """How many units may block one attack (CG-MULTIBLOCK-01)."""
    most = 99 if t.box.has("multi_block") else 1
    return min([most, *[op.n for op, _, _ in in_force(t, schema.LimitBlockers)]])


Change = tuple[int, int]
"""(more, less): what is added, and what is taken away as a negative number."""


def dealt_change(t: CardTable, dealer: int, taker: int) -> Change:
    """What rules about the dealer change in the damage it deals to a unit; -1 for a dealer that is no unit."""
    return _change(
        op.dealt
        for op, source, controller in _damage_rules(t)
        if op.dealt
        and dealer >= 0
        and is_target(t, dealer, op.target, source, controller)
        and (op.against is None or fits(t, taker, op.against))
    )


def taken_change(t: CardTable, dealers: Sequence[int], taker: int) -> Change:
    """What rules about the taker change, once, in damage that comes from all of these."""
    return _change(
        op.taken
        for op, source, controller in _damage_rules(t)
        if op.taken
        and is_target(t, taker, op.target, source, controller)
        and (op.against is None or any(dealer >= 0 and fits(t, dealer, op.against) for dealer in dealers))
    )


def _change(changes: Iterable[int]) -> Change:
    more = less = 0
    for change in changes:
        more += max(0, change)
        less += min(0, change)
    return more, less


def direct_change(t: CardTable, dealer: int) -> int:
    """What rules add to direct damage a unit deals; those that count only so many times are used up."""
    change = sum(
        op.direct_dealt
        for op, source, controller in _damage_rules(t)
        if op.direct_dealt and is_target(t, dealer, op.target, source, controller)
    )
    for index, one in enumerate(t.lasting):
        op = t.box.ops[one.op]
        if not isinstance(op, schema.DamageMod) or op.times is None or one.uses < 1:
            continue
        if one.target == dealer or (one.target < 0 and is_target(t, dealer, op.target, one.source, one.controller)):
            change += op.direct_dealt
            t.lasting = (*t.lasting[:index], one._replace(uses=one.uses - 1), *t.lasting[index + 1 :])
    return change


def _damage_rules(t: CardTable) -> list[tuple[schema.DamageMod, int, int]]:
    """Rules that change damage as often as it is dealt."""
    return [rule for rule in in_force(t, schema.DamageMod) if rule[0].times is None]


def extra_actions(t: CardTable, unit: int) -> int:
    """Combat actions that effects add to a unit's one."""
    return sum(1 for one in t.lasting if one.target == unit and isinstance(t.box.ops[one.op], schema.ExtraAction))


def tactic_values(t: CardTable, card: int, effect: int) -> tuple[int, ...]:
    """Hand counts at which a command tactic works (CG-COMMANDTACTIC-03)."""
    found = list(t.box.effects[effect].values)
    for one in t.lasting:
        op = t.box.ops[one.op]
        if isinstance(op, schema.AddValues) and op.card == t.box.cards[card].id:
            found += op.values
    return tuple(found)


def declared_winner(t: CardTable) -> int:
    """The side a standing rule lets win now, -1 for none (CG-WIN-05)."""
    if schema.Win in t.box.standing:
        for op, _, controller in in_force(t, schema.Win):
            return side_of(op.who, controller)
    return -1
