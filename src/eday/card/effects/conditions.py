"""What must hold for an effect to happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.card.box import SIDES
from eday.card.combat.fight import fight_in_progress, fighters, has_role
from eday.card.effects.targets import face_name, fits
from eday.card.table import CardTable
from eday.content.card import schema as schema


class Moment:
    """What an effect knows of its moment: the unit it is about, how much, and what kind of event it is."""

    __slots__ = ("amount", "event", "subject")

    def __init__(self, subject: int = -1, amount: int = 0, event: str = "") -> None:
        self.subject = subject
        self.amount = amount
        self.event = event
        """`dealt_direct` or `declares_attack` where a rule is an event, else empty."""


NOTHING: Final = Moment()


def all_hold(
    t: CardTable, tests: tuple[schema.AnyCondition, ...], source: int, controller: int, moment: Moment = NOTHING
) -> bool:
    """Whether every condition of an effect holds."""
    for test in tests:  # noqa: SIM110
        if not CONDITIONS[type(test)](t, test, source, controller, moment):
            return False
    return True


def holds(t: CardTable, test: schema.AnyCondition, source: int, controller: int, moment: Moment = NOTHING) -> bool:
    """Whether one condition holds for the card with the effect."""
    return CONDITIONS[type(test)](t, test, source, controller, moment)


# ---------------------------------------------------------------------- the board and the hands


def _zone_is(t: CardTable, test: schema.ZoneIs, source: int, controller: int, moment: Moment) -> bool:
    return t.is_in(source, test.zone)


def _not_suppressed(t: CardTable, test: schema.NotSuppressed, source: int, controller: int, moment: Moment) -> bool:
    return not t.suppressed[source]


def _controls(t: CardTable, test: schema.Controls, source: int, controller: int, moment: Moment) -> bool:
    units = [u for u in t.units(controller) if t.is_in(u, test.zone) and fits(t, u, test.filter, source)]
    return test.min <= len(units) and (test.max is None or len(units) <= test.max)


def _hand_max(t: CardTable, test: schema.HandMax, source: int, controller: int, moment: Moment) -> bool:
    return len(t.hand[controller]) <= test.cards


def _fewer_units(t: CardTable, test: schema.FewerUnitsThanEnemy, source: int, controller: int, moment: Moment) -> bool:
    return len(t.units(controller)) < len(t.units(1 - controller))


def _no_cover_left(t: CardTable, test: schema.NoCoverLeft, source: int, controller: int, moment: Moment) -> bool:
    return not t.places()


def _all_cover(t: CardTable, test: schema.OccupiesAllCover, source: int, controller: int, moment: Moment) -> bool:
    side = SIDES.index(test.who)
    places = t.places()
    return bool(places) and all(t.occupant[p] >= 0 and t.box.owner[t.occupant[p]] == side for p in places)


# ---------------------------------------------------------------------- the attack going on


def _role_is(t: CardTable, test: schema.RoleIs, source: int, controller: int, moment: Moment) -> bool:
    return has_role(t, source, test.role)


def _blocking_with(t: CardTable, test: schema.BlockingWith, source: int, controller: int, moment: Moment) -> bool:
    fight = fight_in_progress(t)
    others = [u for u in (fight.blockers if fight else ()) if u != source and fits(t, u, test.filter)]
    return len(others) >= test.min


def _facing(t: CardTable, test: schema.Facing, source: int, controller: int, moment: Moment) -> bool:
    return any(fits(t, unit, test.filter) for unit in fighters(t, 1 - controller))


def _in_attack(t: CardTable, test: schema.InAttack, source: int, controller: int, moment: Moment) -> bool:
    return fight_in_progress(t) is not None


# ---------------------------------------------------------------------- command cards


def _rotation_min(t: CardTable, test: schema.RotationMin, source: int, controller: int, moment: Moment) -> bool:
    return t.spin[source] >= test.number


def _rotation_is(t: CardTable, test: schema.RotationIs, source: int, controller: int, moment: Moment) -> bool:
    return t.spin[source] == test.number


def _rotation_in(t: CardTable, test: schema.RotationIn, source: int, controller: int, moment: Moment) -> bool:
    return t.spin[source] in test.numbers


def _face_is(t: CardTable, test: schema.FaceIs, source: int, controller: int, moment: Moment) -> bool:
    return face_name(t, source) == test.face


def _card_face_is(t: CardTable, test: schema.CardFaceIs, source: int, controller: int, moment: Moment) -> bool:
    return any(
        t.box.cards[card].id == test.card and face_name(t, card) == test.face for side in t.command for card in side
    )


# ---------------------------------------------------------------------- the moment


def _killed_is(t: CardTable, test: schema.KilledIs, source: int, controller: int, moment: Moment) -> bool:
    return moment.subject >= 0 and fits(t, moment.subject, test.filter, source)


def _damaged_is(t: CardTable, test: schema.DamagedIs, source: int, controller: int, moment: Moment) -> bool:
    return moment.subject >= 0 and moment.amount >= test.min_damage and fits(t, moment.subject, test.filter, source)


def _dealt_direct(t: CardTable, test: schema.DealtDirect, source: int, controller: int, moment: Moment) -> bool:
    return moment.event == "dealt_direct"


def _declares_attack(t: CardTable, test: schema.DeclaresAttack, source: int, controller: int, moment: Moment) -> bool:
    return moment.event == "declares_attack"


CONDITIONS: Final[dict[type[schema.Condition], Callable[[CardTable, Any, int, int, Moment], bool]]] = {
    schema.ZoneIs: _zone_is,
    schema.RoleIs: _role_is,
    schema.BlockingWith: _blocking_with,
    schema.HandMax: _hand_max,
    schema.Controls: _controls,
    schema.FewerUnitsThanEnemy: _fewer_units,
    schema.RotationMin: _rotation_min,
    schema.RotationIs: _rotation_is,
    schema.RotationIn: _rotation_in,
    schema.FaceIs: _face_is,
    schema.CardFaceIs: _card_face_is,
    schema.DealtDirect: _dealt_direct,
    schema.DeclaresAttack: _declares_attack,
    schema.InAttack: _in_attack,
    schema.KilledIs: _killed_is,
    schema.DamagedIs: _damaged_is,
    schema.Facing: _facing,
    schema.NoCoverLeft: _no_cover_left,
    schema.OccupiesAllCover: _all_cover,
    schema.NotSuppressed: _not_suppressed,
}
"""One for each condition of the vocabulary."""
