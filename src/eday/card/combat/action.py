"""CG-COMBAT-01 to 09: what a unit may do in the combat phase."""

from __future__ import annotations

from typing import Literal, NamedTuple

from eday.card.effects.statics import extra_actions, has_keyword
from eday.card.table import COVER, CardTable
from eday.card.why import Bars, Why, clear
from eday.kernel import Option

Kind = Literal["move", "attack", "direct", "cross"]
AT_PLACES: tuple[Kind, ...] = ("move", "attack")
"""Actions that are about a place of the row."""
COMBAT_ONLY = Why("CG-COMBAT-01", "why-combat-only", ())
SUPPRESSED = Why("CG-SUPPRESS-03", "why-suppressed")
ACTED = Why("CG-COMBAT-05", "why-acted")
STAYS_IN_COVER = Why("CG-COVER-04", "why-stays-in-cover")
DIRECT_ONLY = Why("CG-COMBAT-04", "why-direct-only")
NO_CROSSING = Why("CG-ENEMYCOVER-01", "why-no-crossing", ())
CROSSED = Why("CG-ENEMYCOVER-08", "why-crossed")
JUST_ENTERED = Why("CG-COMBAT-07", "why-just-entered")
DIRECT_FROM_RESERVE = Why("CG-COMBAT-06", "why-direct-from-reserve")
NO_COVER_FOR = Why("CG-COMBAT-03", "why-no-cover-for")
BEGAN_IN_COVER = Why("CG-COMBAT-04", "why-began-in-cover")
JOINED_LATE = Why("CG-COMBAT-03", "why-joined-late")
NO_GOAL = {
    "move": Why("CG-COVER-02", "why-no-free-cover", ()),
    "attack": Why("CG-COMBAT-09", "why-no-enemy-in-cover", ()),
}
GONE = Why("CG-COVER-01", "why-cover-gone", ("row",))
UNOCCUPIED = Why("CG-COMBAT-09", "why-cover-unoccupied", ("row",))
HELD = Why("CG-COVER-03", "why-cover-held", ("row", "card"))
OCCUPIED = Why("CG-COVER-02", "why-cover-occupied", ("row", "card"))
NOBODY_ABLE = {
    "move": Why("CG-COVER-02", "why-nobody-moves", ("row",)),
    "attack": Why("CG-COMBAT-08", "why-nobody-attacks", ("row",)),
}


class Action(NamedTuple):
    """What a unit does, and where; -1 for an attack against the enemy player."""

    unit: int
    place: int


class Goal(NamedTuple):
    """A place of the row, and what can be done about it."""

    kind: Kind
    place: int


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


def way_bars(t: CardTable, unit: int, kind: Kind) -> Bars:
    """CG-COMBAT-03, 04, C-06: from reserve into cover or against cover, from cover at the enemy player.

    Where the unit is now is where it must have begun the phase, too.
    """
    if t.zone[unit] == COVER:
        if kind in AT_PLACES:
            yield STAYS_IN_COVER if kind == "move" else DIRECT_ONLY
        elif kind == "cross" and not t.box.has("enemy_cover"):
            yield NO_CROSSING
        elif kind == "cross" and t.far[unit]:
            yield CROSSED
        elif unit not in t.began_in_cover and in_combat(t, t.box.owner[unit]):
            yield JUST_ENTERED
    elif kind not in AT_PLACES:
        yield DIRECT_FROM_RESERVE
    elif has_keyword(t, unit, "no_cover"):
        yield NO_COVER_FOR
    elif unit not in t.began_in_reserve and in_combat(t, t.box.owner[unit]):
        yield BEGAN_IN_COVER if unit in t.began_in_cover else JOINED_LATE


def goal_bars(t: CardTable, side: int, goal: Goal) -> Bars:
    """CG-COVER-01 to 03, CG-COMBAT-09: what speaks against moving into or attacking a place of the row."""
    kind, place = goal
    holder = t.occupant[place]
    if t.row[place] < 0:
        yield GONE
    elif holder < 0:
        if kind == "attack":
            yield UNOCCUPIED
    elif t.box.owner[holder] == side:
        yield HELD
    elif kind == "move":
        yield OCCUPIED


def goals(t: CardTable, side: int) -> list[Goal]:
    """Where the units of a side could move, and what they could attack."""
    every = [Goal(kind, place) for place in range(len(t.row)) for kind in AT_PLACES]
    return [goal for goal in every if clear(goal_bars(t, side, goal))]


def action_bars(t: CardTable, unit: int, kind: Kind) -> Bars:
    """Everything that speaks against an action of a unit on the battlefield."""
    yield from able_bars(t, unit)
    barred = [*way_bars(t, unit, kind)]
    yield from barred
    if not barred and kind in AT_PLACES and not any(goal.kind == kind for goal in goals(t, t.box.owner[unit])):
        yield NO_GOAL[kind]


def place_bars(t: CardTable, side: int, goal: Goal) -> Bars:
    """Everything that speaks against moving some unit of a side into a place of the row, or attacking it."""
    barred = [*goal_bars(t, side, goal)]
    yield from barred
    if not barred and not in_combat(t, side):
        yield COMBAT_ONLY
    elif not barred and not any(clear(action_bars(t, unit, goal.kind)) for unit in t.reserve[side]):
        yield NOBODY_ABLE[goal.kind]


def action_options(t: CardTable, side: int) -> list[Option]:
    """Every action the units of a side may take now."""
    options: list[Option] = []
    reachable = goals(t, side)
    for unit in t.units(side):
        if clear(able_bars(t, unit)):
            options += _unit_options(t, unit, reachable)
    return options


def _unit_options(t: CardTable, unit: int, reachable: list[Goal]) -> list[Option]:
    ref = t.ref(unit)
    options: list[Option] = []
    if clear(way_bars(t, unit, "direct")):
        options.append(Option(f"direct:{ref}", "direct", (ref,), value=Action(unit, -1)))
    if clear(way_bars(t, unit, "cross")):
        options.append(Option(f"cross:{ref}", "cross", (ref,), value=Action(unit, -1)))
    if not clear(way_bars(t, unit, "move")):  # an attack goes the same way
        return options
    for kind, place in reachable:
        row, action = f"row:{place + 1}", Action(unit, place)
        if kind == "move":
            options.append(Option(f"move:{ref}:{row}", "move", (ref, row), value=action))
        else:
            options.append(Option(f"attack:{ref}:{row}", "attack", (ref, row), value=action))
    return options
