"""The conditions AI cards test."""

from __future__ import annotations

from eday.content.base import Strict


class Condition(Strict, frozen=True, kw_only=True, tag_field="is"):
    """Base of all conditions."""


class CogWithin(Condition, frozen=True, kw_only=True, tag="cog_within"):
    movement: int | None = None
    range: int | None = None
    health_max: int | None = None


class CogInSight(Condition, frozen=True, kw_only=True, tag="cog_in_sight"):
    pass


class CogInOwnArea(Condition, frozen=True, kw_only=True, tag="cog_in_own_area"):
    pass


class SelfUnwounded(Condition, frozen=True, kw_only=True, tag="self_unwounded"):
    pass


class InPlay(Condition, frozen=True, kw_only=True, tag="in_play"):
    """At least one figure of the family (`locust` = any) is in play; with `none`, not one is."""

    family: str
    none: bool = False


class AnySeesCog(Condition, frozen=True, kw_only=True, tag="any_sees_cog"):
    family: str


class LocustNearYou(Condition, frozen=True, kw_only=True, tag="locust_near_you"):
    movement: int


class HoleInYourArea(Condition, frozen=True, kw_only=True, tag="hole_in_your_area"):
    none: bool = False


class CogActedThisTurn(Condition, frozen=True, kw_only=True, tag="cog_acted_this_turn"):
    pass


class AllCogsInCover(Condition, frozen=True, kw_only=True, tag="all_cogs_in_cover"):
    pass


class AllCogsAtLeast(Condition, frozen=True, kw_only=True, tag="all_cogs_at_least"):
    movement: int


class WoundedLocustWithin(Condition, frozen=True, kw_only=True, tag="wounded_locust_within"):
    movement: int


class DroppedWeaponWithin(Condition, frozen=True, kw_only=True, tag="dropped_weapon_within"):
    movement: int


class NoFigureMeetsIf(Condition, frozen=True, kw_only=True, tag="no_figure_meets_if"):
    """No figure of the card's family satisfies the card's own `when`."""


class AllOf(Condition, frozen=True, kw_only=True, tag="all_of"):
    parts: tuple[AiCondition, ...]


class AnyOf(Condition, frozen=True, kw_only=True, tag="any_of"):
    parts: tuple[AiCondition, ...]


CogCondition = CogWithin | CogInSight | CogInOwnArea | CogActedThisTurn
"""Conditions that certain COGs make true, so that a step can be about one of these."""
FigureCondition = CogCondition | SelfUnwounded | AllCogsAtLeast | WoundedLocustWithin | DroppedWeaponWithin
"""Conditions of one figure: they say nothing of a card as a whole."""
AiCondition = (
    CogWithin
    | CogInSight
    | CogInOwnArea
    | SelfUnwounded
    | InPlay
    | AnySeesCog
    | LocustNearYou
    | HoleInYourArea
    | CogActedThisTurn
    | AllCogsInCover
    | AllCogsAtLeast
    | WoundedLocustWithin
    | DroppedWeaponWithin
    | NoFigureMeetsIf
    | AllOf
    | AnyOf
)
