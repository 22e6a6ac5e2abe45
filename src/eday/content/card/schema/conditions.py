"""What must hold for an effect to happen."""

from __future__ import annotations

import msgspec

from eday.content.base import Strict
from eday.content.card.schema.targets import Filter
from eday.content.card.schema.words import Faction, Role, Zone


class Condition(Strict, frozen=True, kw_only=True, tag_field="is"):
    """Base of all conditions."""


class ZoneIs(Condition, frozen=True, kw_only=True, tag="zone_is"):
    """This card is there."""

    zone: Zone


class RoleIs(Condition, frozen=True, kw_only=True, tag="role_is"):
    """This unit has that role in the attack going on, or just over."""

    role: Role


class BlockingWith(Condition, frozen=True, kw_only=True, tag="blocking_with"):
    """At least `min` other blockers of this attack fit."""

    filter: Filter
    min: int = 1


class HandMax(Condition, frozen=True, kw_only=True, tag="hand_max"):
    """The controller holds at most so many cards."""

    cards: int


class Controls(Condition, frozen=True, kw_only=True, tag="controls"):
    """The controller has so many fitting units there; one unit holds one cover card."""

    filter: Filter = msgspec.field(default_factory=Filter)
    zone: Zone = "battlefield"
    min: int = 0
    max: int | None = None


class FewerUnitsThanEnemy(Condition, frozen=True, kw_only=True, tag="fewer_units_than_enemy"):
    """On the battlefield."""


class RotationMin(Condition, frozen=True, kw_only=True, tag="rotation_min"):
    number: int


class RotationIs(Condition, frozen=True, kw_only=True, tag="rotation_is"):
    number: int


class RotationIn(Condition, frozen=True, kw_only=True, tag="rotation_in"):
    numbers: tuple[int, ...]


class FaceIs(Condition, frozen=True, kw_only=True, tag="face_is"):
    """This command card shows that face."""

    face: str


class CardFaceIs(Condition, frozen=True, kw_only=True, tag="card_face_is"):
    """A command card shows that face."""

    card: str
    face: str


class DealtDirect(Condition, frozen=True, kw_only=True, tag="dealt_direct"):
    """This unit has just dealt direct damage: makes an event of an offensive or defensive rule."""


class DeclaresAttack(Condition, frozen=True, kw_only=True, tag="declares_attack"):
    """This unit has just declared an attack, no blocker is named yet: makes an event of such a rule."""


class InAttack(Condition, frozen=True, kw_only=True, tag="in_attack"):
    """It happens during an attack."""


class KilledIs(Condition, frozen=True, kw_only=True, tag="killed_is"):
    """The unit just killed fits."""

    filter: Filter


class DamagedIs(Condition, frozen=True, kw_only=True, tag="damaged_is"):
    """The unit just damaged fits, and the packet had at least `min_damage` before it was reduced."""

    filter: Filter
    min_damage: int = 1


class Facing(Condition, frozen=True, kw_only=True, tag="facing"):
    """An enemy unit in this attack fits."""

    filter: Filter


class NoCoverLeft(Condition, frozen=True, kw_only=True, tag="no_cover_left"):
    """No cover card is on the battlefield."""


class OccupiesAllCover(Condition, frozen=True, kw_only=True, tag="occupies_all_cover"):
    """Units of that side are in every cover card."""

    who: Faction


class NotSuppressed(Condition, frozen=True, kw_only=True, tag="not_suppressed"):
    """This unit is ready."""


AnyCondition = (
    ZoneIs
    | RoleIs
    | BlockingWith
    | HandMax
    | Controls
    | FewerUnitsThanEnemy
    | RotationMin
    | RotationIs
    | RotationIn
    | FaceIs
    | CardFaceIs
    | DealtDirect
    | DeclaresAttack
    | InAttack
    | KilledIs
    | DamagedIs
    | Facing
    | NoCoverLeft
    | OccupiesAllCover
    | NotSuppressed
)
