"""BG-MISSION-ROADBLOCKS-04: Locusts whose death wounds those around them."""

from __future__ import annotations

from eday.board.table import MAX_COGS, BoardTable
from eday.content.board import schema

Wound = tuple[int, int]
"""(figure, wounds)"""
Blast = tuple[int, int, bool]
"""(area, wounds to each, COGs only)"""


def blast_of(
    t: BoardTable, figure: int, weapon: schema.Weapon | None = None, own_attack: bool = False
) -> tuple[Blast, ...]:
    """The blast the Locust's death would set off where it stands; none for most."""
    blast = t.enemy_of(figure).death_blast
    if blast is None or (blast.not_after_own_attack and own_attack):
        return ()
    if blast.not_by_grenade and weapon is not None and weapon.token == "grenade":
        return ()
    return ((t.area[figure], blast.wounds, blast.who == "each_cog"),)


def blasted(t: BoardTable, blast: Blast) -> tuple[Wound, ...]:
    """Who is wounded by a blast, without a defence roll."""
    area, wounds, cogs_only = blast
    return tuple((figure, wounds) for figure in exposed(t, area) if figure < MAX_COGS or not cogs_only)


def exposed(t: BoardTable, area: int) -> list[int]:
    """Figures of an area that wounds can be dealt to: bleeding-out COGs take none."""
    return [figure for figure in t.figures_in(area) if figure >= MAX_COGS or figure in t.standing]
