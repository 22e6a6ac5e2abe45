"""What must hold for an effect to happen."""

from __future__ import annotations

from eday.card.box import SIDES
from eday.card.combat.fight import fight_in_progress, fighters, has_role
from eday.card.effects.targets import face_name, fits
from eday.card.table import CardTable
from eday.content.card import schema as schema


class Moment:
    """What an effect is told of its moment: the unit it is about, how much, and what kind of event it is."""

    __slots__ = ("amount", "event", "subject")

    def __init__(self, subject: int = -1, amount: int = 0, event: str = "") -> None:
        self.subject = subject
        self.amount = amount
        self.event = event
        """`dealt_direct` or `declares_attack` where a rule is an event, else empty."""


NOTHING = Moment()


def all_hold(
    t: CardTable, tests: tuple[schema.AnyCondition, ...], source: int, controller: int, moment: Moment = NOTHING
) -> bool:
    """Whether every condition of an effect holds."""
    for test in tests:  # noqa: SIM110
        if not holds(t, test, source, controller, moment):
            return False
    return True


def holds(t: CardTable, test: schema.AnyCondition, source: int, controller: int, moment: Moment = NOTHING) -> bool:
    """Whether one condition holds for the card with the effect."""
    if isinstance(test, schema.ZoneIs):
        return t.is_in(source, test.zone)
    if isinstance(test, schema.RoleIs):
        return has_role(t, source, test.role)
    if isinstance(test, schema.Controls):
        units = [u for u in t.units(controller) if t.is_in(u, test.zone) and fits(t, u, test.filter, source)]
        return test.min <= len(units) and (test.max is None or len(units) <= test.max)
    if isinstance(test, schema.HandMax):
        return len(t.hand[controller]) <= test.cards
    if isinstance(test, schema.FewerUnitsThanEnemy):
        return len(t.units(controller)) < len(t.units(1 - controller))
    if isinstance(test, schema.BlockingWith):
        fight = fight_in_progress(t)
        others = [u for u in (fight.blockers if fight else ()) if u != source and fits(t, u, test.filter)]
        return len(others) >= test.min
    if isinstance(test, schema.Facing):
        return any(fits(t, unit, test.filter) for unit in fighters(t, 1 - controller))
    if isinstance(test, schema.InAttack):
        return fight_in_progress(t) is not None
    return _turned(t, test, source) if isinstance(test, _TURNED) else _of_the_moment(t, test, source, moment)


_TURNED = (schema.RotationMin, schema.RotationIs, schema.RotationIn, schema.FaceIs, schema.CardFaceIs)


def _turned(t: CardTable, test: schema.AnyCondition, source: int) -> bool:
    if isinstance(test, schema.RotationMin):
        return t.spin[source] >= test.number
    if isinstance(test, schema.RotationIs):
        return t.spin[source] == test.number
    if isinstance(test, schema.RotationIn):
        return t.spin[source] in test.numbers
    if isinstance(test, schema.FaceIs):
        return face_name(t, source) == test.face
    assert isinstance(test, schema.CardFaceIs)
    return any(
        t.box.cards[card].id == test.card and face_name(t, card) == test.face for side in t.command for card in side
    )


def _of_the_moment(t: CardTable, test: schema.AnyCondition, source: int, moment: Moment) -> bool:
    if isinstance(test, schema.KilledIs):
        return moment.subject >= 0 and fits(t, moment.subject, test.filter, source)
    if isinstance(test, schema.DamagedIs):
        return moment.subject >= 0 and moment.amount >= test.min_damage and fits(t, moment.subject, test.filter, source)
    if isinstance(test, schema.DealtDirect):
        return moment.event == "dealt_direct"
    if isinstance(test, schema.DeclaresAttack):
        return moment.event == "declares_attack"
    if isinstance(test, schema.NoCoverLeft):
        return not t.places()
    if isinstance(test, schema.OccupiesAllCover):
        side = SIDES.index(test.who)
        places = t.places()
        return bool(places) and all(t.occupant[p] >= 0 and t.box.owner[t.occupant[p]] == side for p in places)
    assert isinstance(test, schema.NotSuppressed)
    return not t.suppressed[source]
