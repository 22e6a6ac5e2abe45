"""CG-COMBAT-01 to 09: what a unit may do in the combat phase."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from eday.card.effects.statics import extra_actions, has_keyword
from eday.card.table import COVER, CardTable
from eday.card.why import CARD, Bars, clear
from eday.kernel import Option, Why

Kind = Literal["move", "attack", "direct", "cross"]
AT_PLACES: Final[tuple[Kind, ...]] = ("move", "attack")
"""Actions that are about a place of the row."""
COMBAT_ONLY: Final = Why("CG-COMBAT-01", "why-combat-only")
SUPPRESSED: Final = Why("CG-SUPPRESS-03", "why-suppressed", CARD)
ACTED: Final = Why("CG-COMBAT-05", "why-acted", CARD)
STAYS_IN_COVER: Final = Why("CG-COVER-04", "why-stays-in-cover", CARD)
DIRECT_ONLY: Final = Why("CG-COMBAT-04", "why-direct-only", CARD)
NO_CROSSING: Final = Why("CG-ENEMYCOVER-01", "why-no-crossing")
CROSSED: Final = Why("CG-ENEMYCOVER-08", "why-crossed", CARD)
JUST_ENTERED: Final = Why("CG-COMBAT-07", "why-just-entered", CARD)
DIRECT_FROM_RESERVE: Final = Why("CG-COMBAT-06", "why-direct-from-reserve", CARD)
NO_COVER_FOR: Final = Why("CG-COMBAT-03", "why-no-cover-for", CARD)
BEGAN_IN_COVER: Final = Why("CG-COMBAT-04", "why-began-in-cover", CARD)
JOINED_LATE: Final = Why("CG-COMBAT-03", "why-joined-late", CARD)
NO_GOAL: Final = {
    "move": Why("CG-COVER-02", "why-no-free-cover"),
    "attack": Why("CG-COMBAT-09", "why-no-enemy-in-cover"),
}
GONE: Final = Why("CG-COVER-01", "why-cover-gone", ("row",))
UNOCCUPIED: Final = Why("CG-COMBAT-09", "why-cover-unoccupied", ("row",))
HELD: Final = Why("CG-COVER-03", "why-cover-held", ("row", "card"))
OCCUPIED: Final = Why("CG-COVER-02", "why-cover-occupied", ("row", "card"))
NOBODY_ABLE: Final = {
    "move": Why("CG-COVER-02", "why-nobody-moves", ("row",)),
    "attack": Why("CG-COMBAT-08", "why-nobody-attacks", ("row",)),
}


class Action(NamedTuple):
    """What a unit does, and where; -1 for an attack against the enemy player."""

    unit: int
    place: int


class Goal:
    """A place of the row, and what can be done about it."""

    __slots__ = ("kind", "place")

    def __init__(self, kind: Kind, place: int) -> None:
        self.kind = kind
        self.place = place


def in_combat(t: CardTable, side: int) -> bool:
    """Whether it is the combat phase of a side."""
    return t.phase == "combat" and t.active == side


def able_bars(t: CardTable, unit: int) -> Bars:
    """CG-COMBAT-01, 05, CG-SUPPRESS-03: what speaks against any action of a unit."""
    if not in_combat(t, t.box.owner[unit]):
        yield COMBAT_ONLY
    if t.suppressed[unit]:
        yield SUPPRESSED
    if t.acts[unit] and t.acts[unit] > extra_actions(t, unit):
        yield ACTED


def way_bar(t: CardTable, unit: int, kind: Kind) -> Why | None:
    """CG-COMBAT-03, 04, C-06: from reserve into cover or against cover, from cover at the enemy player.

    Where the unit is now is where it must have begun the phase, too.
    """
    if t.zone[unit] == COVER:
        if kind in AT_PLACES:
            return STAYS_IN_COVER if kind == "move" else DIRECT_ONLY
        if kind == "cross" and not t.box.has("enemy_cover"):
            return NO_CROSSING
        if kind == "cross" and t.far[unit]:
            return CROSSED
        late = unit not in t.began_in_cover and in_combat(t, t.box.owner[unit])
        return JUST_ENTERED if late else None
    if kind not in AT_PLACES:
        return DIRECT_FROM_RESERVE
    if has_keyword(t, unit, "no_cover"):
        return NO_COVER_FOR
    if unit not in t.began_in_reserve and in_combat(t, t.box.owner[unit]):
        return BEGAN_IN_COVER if unit in t.began_in_cover else JOINED_LATE
    return None


def goal_bar(t: CardTable, side: int, kind: Kind, place: int) -> Why | None:
    """CG-COVER-01 to 03, CG-COMBAT-09: what speaks against moving into or attacking a place of the row."""
    holder = t.occupant[place]
    if t.row[place] < 0:
        return GONE
    if holder < 0:
        return UNOCCUPIED if kind == "attack" else None
    if t.box.owner[holder] == side:
        return HELD
    return OCCUPIED if kind == "move" else None


def goals(t: CardTable, side: int) -> list[Goal]:
    """Where the units of a side could move, and what they could attack."""
    return [
        Goal(kind, place) for place in range(len(t.row)) for kind in AT_PLACES if goal_bar(t, side, kind, place) is None
    ]


def action_bars(t: CardTable, unit: int, kind: Kind) -> Bars:
    """Everything that speaks against an action of a unit on the battlefield."""
    yield from able_bars(t, unit)
    bar = way_bar(t, unit, kind)
    if bar is not None:
        yield bar
    elif kind in AT_PLACES and not any(goal.kind == kind for goal in goals(t, t.box.owner[unit])):
        yield NO_GOAL[kind]


def place_bar(t: CardTable, side: int, kind: Kind, place: int) -> Why | None:
    """What speaks against moving some unit of a side into a place of the row, or attacking it."""
    bar = goal_bar(t, side, kind, place)
    if bar is not None:
        return bar
    if not in_combat(t, side):
        return COMBAT_ONLY
    able = any(clear(action_bars(t, unit, kind)) for unit in t.reserve[side])
    return None if able else NOBODY_ABLE[kind]


def action_options(t: CardTable, side: int) -> list[Option]:
    """Every action the units of a side may take now."""
    able = [unit for unit in t.units(side) if clear(able_bars(t, unit))]
    reachable = goals(t, side) if able else []
    return [option for unit in able for option in _unit_options(t, unit, reachable)]


def _unit_options(t: CardTable, unit: int, reachable: list[Goal]) -> list[Option]:
    options: list[Option] = []
    if way_bar(t, unit, "direct") is None:
        options.append(_option(t, "direct", unit, -1))
    if way_bar(t, unit, "cross") is None:
        options.append(_option(t, "cross", unit, -1))
    if way_bar(t, unit, "move") is None:  # an attack goes the same way
        options += [_option(t, goal.kind, unit, goal.place) for goal in reachable]
    return options


def _option(t: CardTable, kind: Kind, unit: int, place: int) -> Option:
    """An action on offer; it always reads the same, so it is made once for a box."""
    made = t.box.actions(kind)
    number = unit * (len(t.row) + 1) + place + 1
    option = made[number]
    if option is None:
        refs = (t.ref(unit),) if place < 0 else (t.ref(unit), f"row:{place + 1}")
        option = made[number] = Option(":".join((kind, *refs)), kind, refs, value=Action(unit, place))
    return option
