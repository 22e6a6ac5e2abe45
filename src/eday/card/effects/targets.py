"""Which units, cards and cover an effect may be about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from eday.card.box import COG, FIGHTERS, LOCUST, SIDES
from eday.card.combat.fight import fight_in_progress, fighters, has_role
from eday.card.table import COMMAND, COVER, CardTable
from eday.content.card import schema as schema


def side_of(who: schema.Player, controller: int) -> int:
    """The player a word means."""
    if who == "friendly":
        return controller
    if who == "enemy":
        return 1 - controller
    if who == "cog":
        return COG
    if who == "locust":
        return LOCUST
    assert_never(who)


def fits(t: CardTable, card: int, wanted: schema.Filter, this: int = -1) -> bool:
    """Whether a card is such as a filter wants."""
    entry = t.box.cards[card]
    if wanted.this_card and card != this:
        return False
    if wanted.card is not None and entry.id != wanted.card:
        return False
    if wanted.type is not None and not isinstance(entry, TYPES[wanted.type]):
        return False
    if wanted.subtype and getattr(entry, "subtype", None) not in wanted.subtype:
        return False
    most = wanted.max_printed_defense
    if most is not None and not (isinstance(entry, FIGHTERS) and t.box.defense[card] <= most):
        return False
    if wanted.command is not None and isinstance(entry, (schema.Command, schema.CommandUnit)) != wanted.command:
        return False
    return not wanted.any_of or any(fits(t, card, one, this) for one in wanted.any_of)


TYPES: Final[dict[schema.CardType, type[schema.Card]]] = {
    "unit": schema.Unit,
    "tactic": schema.Tactic,
    "reaction": schema.Reaction,
}


def source_unit(t: CardTable, source: int) -> int:
    """The unit a rule calls its own: the card itself, or on cover the occupant."""
    return t.occupant[t.row.index(source)] if source in t.row else source


def candidates(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    """Everything that fits a target, in a fixed order."""
    return [card for card in POOLS[target.who](t, target, source, controller) if matches(t, card, target, source)]


Pool = Callable[[CardTable, schema.Target, int, int], list[int]]
"""Cards a word means, for a target of a card (its source) that somebody controls."""


def _itself(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return [source]


def _previous(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return [card for card in t.previous if t.is_in(card, "battlefield") or t.zone[card] == COMMAND]


def _occupant(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    unit = source_unit(t, source)
    return [unit] if unit >= 0 else []


def _attacker(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    fight = fight_in_progress(t)
    return [unit for unit in fight.attackers if t.is_in(unit, "battlefield")] if fight else []


def _friends_in_attack(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return fighters(t, controller)


def _enemies_in_attack(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return fighters(t, 1 - controller)


def _friends(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return _of_side(t, target, controller)


def _enemies(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return _of_side(t, target, 1 - controller)


def _cogs(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return _of_side(t, target, COG)


def _locusts(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    return _of_side(t, target, LOCUST)


def _of_side(t: CardTable, target: schema.Target, side: int) -> list[int]:
    zone = target.zone or "battlefield"
    if zone == "command":
        return list(t.command[side])
    return [unit for unit in t.units(side) if t.is_in(unit, zone)]


POOLS: Final[dict[schema.TargetWho, Pool]] = {
    "self": _itself,
    "friendly": _friends,
    "enemy": _enemies,
    "cog": _cogs,
    "locust": _locusts,
    "occupant": _occupant,
    "attacker": _attacker,
    "attack_friendly": _friends_in_attack,
    "attack_enemy": _enemies_in_attack,
    "previous": _previous,
}
"""One for each word of a target."""


def matches(t: CardTable, unit: int, target: schema.Target, source: int) -> bool:
    """Whether a unit keeps all limits of a target but its side and place."""
    entry = t.box.cards[unit]
    if target.subtype and getattr(entry, "subtype", None) not in target.subtype:
        return False
    if target.card is not None and entry.id != target.card:
        return False
    if target.other and unit == source_unit(t, source):
        return False
    if target.command is not None and isinstance(entry, schema.CommandUnit) != target.command:
        return False
    if target.suppressed is not None and t.suppressed[unit] != target.suppressed:
        return False
    if target.blocked is not None:
        fight = fight_in_progress(t)
        if (fight is not None and unit in fight.blockers) != target.blocked:
            return False
    if target.role is not None and not has_role(t, unit, target.role):
        return False
    if target.cover_face is not None:
        place = t.place_of(unit)
        return place >= 0 and _face_name(t, t.row[place]) == target.cover_face
    return True


def is_target(t: CardTable, unit: int, target: schema.Target, source: int, controller: int) -> bool:
    """Whether a unit is among those a standing rule names."""
    who = target.who
    if who == "self":
        return unit == source and matches(t, unit, target, source)
    if who == "friendly" or who == "enemy" or who == "cog" or who == "locust":
        # Whether it is in the pool, without making one.
        among = t.box.owner[unit] == side_of(who, controller) and t.is_in(unit, target.zone or "battlefield")
    else:
        among = unit in POOLS[who](t, target, source, controller)
    return among and matches(t, unit, target, source)


def cover_candidates(t: CardTable, target: schema.CoverTarget, source: int) -> list[int]:
    """Places whose cover card fits."""
    found = []
    fight = fight_in_progress(t)
    for place in t.places():
        unit = t.occupant[place]
        if target.own and t.place_of(source) != place:
            continue
        if target.in_attack and (fight is None or place not in attack_places(t)):
            continue
        if target.occupied_by is not None and (unit < 0 or t.box.owner[unit] != SIDES.index(target.occupied_by)):
            continue
        if target.card is not None and (t.hidden[place] or t.box.cards[t.row[place]].id != target.card):
            continue
        found.append(place)
    return found


def attack_places(t: CardTable) -> list[int]:
    """Cover the attack going on is about: attacked, or attacked from."""
    fight = fight_in_progress(t)
    if fight is None:
        return []
    if fight.place >= 0:
        return [fight.place]
    return [t.place_of(unit) for unit in fight.attackers if t.zone[unit] == COVER]


def _face_name(t: CardTable, card: int) -> str:
    entry = t.box.cards[card]
    return list(entry.faces)[t.face[card]] if isinstance(entry, schema.Cover) else ""


def face_name(t: CardTable, card: int) -> str:
    """Name of the face a cover or command card shows."""
    entry = t.box.cards[card]
    if isinstance(entry, schema.Command):
        return entry.faces[t.face[card]] if entry.faces else ""
    return _face_name(t, card)
