"""Enemy cards and wound markers."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Entry, Strict
from eday.content.board.schema.omens import EnemyOmen


class DeathBlast(Strict, frozen=True, kw_only=True):
    """When killed, figures in its area are wounded once."""

    wounds: int
    who: Literal["each_figure", "each_cog"]
    not_after_own_attack: bool = False
    not_by_grenade: bool = False


class Enemy(Entry, frozen=True, kw_only=True):
    figure: str
    figures: int = 0
    """Figures of this kind in the box; 0 for a variant that borrows another's figures."""
    family: str
    attack: int
    health: int
    defense: int
    takes_cover: bool
    chainsaw_immune: bool
    omen: EnemyOmen | None = None
    markers: str | None = None
    """Which pile of wound markers it uses; none for figures that die to any wound."""
    drops_weapons: bool = False
    death_blast: DeathBlast | None = None
    drawn_to_noise: bool = False
    armoured: bool = False
    cannot_heal_self: bool = False
    dies_after: Literal["attack", "omen"] | None = None
    """It is killed once it has attacked: after every attack, or after one in which it used an omen."""
    wounded_health: int | None = None


class Marker(Entry, frozen=True, kw_only=True):
    count: int
    health: int
    backs: dict[str, int]
    """Weapon id or red_x -> how many markers carry it."""
    second_health: int | None = None
    """Berserker: the value after the marker is turned over."""
