"""Hand-drawn tiles and maps made of them, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent

from eday.board.map import MapShape, lay
from eday.content.board import schema

CoverDrawing = tuple[str, tuple[int, int], str]


def tile(
    plan: str,
    id: str = "1X",
    entrance: str = "W0",
    exit: str = "E0",
    covers: Sequence[CoverDrawing] = (),
    holes: tuple[tuple[int, int], ...] = (),
    equipment: tuple[int, int] | None = None,
    cornered: tuple[str, ...] = (),
) -> schema.Tile:
    """A tile from its drawing; openings as side and start ("W0"), covers as (id, cell, sides of the arrows)."""
    side: dict[str, schema.Opening] = {}
    for name, opening in (("entrance", entrance), ("exit", exit)):
        side[name] = schema.Opening(side=opening[0], start=int(opening[1:]))  # type: ignore[arg-type]
    return schema.Tile(
        id=id,
        origin={},
        size="small",
        theme="drawn",
        plan=dedent(plan).strip("\n"),
        entrance=side["entrance"],
        exit=side["exit"],
        holes=holes,
        equipment=equipment,
        covers=tuple(schema.CoverSpace(id=c, cell=cell, arrows=tuple(arrows)) for c, cell, arrows in covers),  # type: ignore[arg-type]
        cornered=cornered,
    )


def one(plan: str, covers: Sequence[CoverDrawing] = (), cornered: tuple[str, ...] = ()) -> MapShape:
    """A map of one drawn tile."""
    return row(tile(plan, covers=covers, cornered=cornered))


def row(*tiles: schema.Tile) -> MapShape:
    """A map of drawn tiles, one behind the other."""
    shape = lay({t.id: t for t in tiles}, [t.id for t in tiles])
    assert shape is not None
    return shape


def spot(shape: MapShape, name: str) -> tuple[int, int]:
    """Area and cover of a place: "A" or "c1" on the first tile, "2X.A" or "2X.c1" anywhere."""
    full = name if "." in name else f"{shape.tiles[0].tile}.{name}"
    if full in shape.area_index:
        return shape.area_index[full], -1
    cover = shape.cover_index[full]
    return shape.area_of_cover[cover], cover


def sees(shape: MapShape, a: str, b: str) -> bool:
    """Whether two places see each other; asked both ways (BG-LOS-06)."""
    ahead = shape.sees(*spot(shape, a), *spot(shape, b))
    assert shape.sees(*spot(shape, b), *spot(shape, a)) == ahead
    return ahead


def bonus(shape: MapShape, attacker: str, defender: str) -> int:
    """Cover dice of the defender."""
    return shape.cover_bonus(*spot(shape, attacker), *spot(shape, defender))


def names(shape: MapShape, areas: Sequence[int]) -> str:
    """Letters of areas, in order of their numbers."""
    return "".join(shape.areas[area].split(".")[1] for area in areas)
