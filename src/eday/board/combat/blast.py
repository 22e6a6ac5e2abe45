"""BG-MISSION-ROADBLOCKS-04: Locusts whose death wounds those around them."""

from __future__ import annotations

from typing import NamedTuple

from eday.board.printed import Weapon
from eday.board.table import BoardTable


class Wound(NamedTuple):
    """Wounds due to a figure."""

    figure: int
    wounds: int


class Blast(NamedTuple):
    """A blast in an area, with so many wounds to each who stands there."""

    area: int
    wounds: int
    cogs_only: bool


def blast_of(t: BoardTable, figure: int, weapon: Weapon | None = None, own_attack: bool = False) -> tuple[Blast, ...]:
    """The blast the Locust's death would set off where it stands; none for most."""
    blast = t.enemy_of(figure).death_blast
    if blast is None or (blast.not_after_own_attack and own_attack):
        return ()
    if blast.not_by_grenade and weapon is not None and weapon.token == "grenade":
        return ()
    return (Blast(t.area[figure], blast.wounds, blast.who == "each_cog"),)


def blasted(t: BoardTable, blast: Blast) -> tuple[Wound, ...]:
    """Who is wounded by a blast, without a defense roll."""
    figures = [figure for figure in exposed(t, blast.area) if t.is_cog(figure) or not blast.cogs_only]
    return tuple(Wound(figure, blast.wounds) for figure in figures)


def exposed(t: BoardTable, area: int) -> list[int]:
    """Figures of an area that wounds can be dealt to: bleeding-out COGs take none."""
    return [figure for figure in t.figures_in(area) if not t.is_cog(figure) or figure in t.standing]
