"""Several maps at once, and ways between them that only movement may take."""

from __future__ import annotations

import pytest

from eday.board.map import FAR, SEPARATE, MapShape, bridged, lay
from eday.board.map.export import adjacent
from eday.content.board import load
from tests.board.map.drawn import tile

STRIP = "-------\n|A.B.C|\n|     |\n|A.B.C|\n-------"
NAMES = ("1X", "2X", "3X", "4X")
DRAWN = {name: tile(STRIP, id=name) for name in NAMES}


def two_maps() -> MapShape:
    """Two maps of two tiles in a row, six areas each: 1X, 2X and 3X, 4X."""
    first = lay(DRAWN, ["1X", "2X"])
    both = lay(DRAWN, ["3X", "4X"], first, SEPARATE)
    assert both is not None
    return both


def at(shape: MapShape, name: str) -> int:
    return shape.area_index[name]


def searched(shape: MapShape, start: int) -> list[int]:
    """Steps to every area, found by going from neighbour to neighbour."""
    steps, edge = {start: 0}, [start]
    while edge:
        edge = sorted({n for area in edge for n in shape.neighbours[area]} - set(steps))
        steps |= dict.fromkeys(edge, 1 + max(steps.values()))
    return [steps.get(area, FAR) for area in range(len(shape.areas))]


def table_of_sight(shape: MapShape) -> list[bool]:
    """Who sees whom between all areas, each with and without every cover space."""
    spots = [(area, -1) for area in range(len(shape.areas))]
    spots += [(shape.area_of_cover[cover], cover) for cover in range(len(shape.covers))]
    return [shape.sees(*a, *b) for a in spots for b in spots]


def test_each_area_knows_its_map() -> None:
    shape = two_maps()
    assert shape.map_of_area == (0,) * 6 + (1,) * 6
    third = lay({**DRAWN, "5X": tile(STRIP, id="5X")}, ["5X"], shape, SEPARATE)
    assert third is not None
    assert third.map_of_area == (0,) * 6 + (1,) * 6 + (2,) * 3


def test_a_single_map_is_number_0() -> None:
    shape = lay(DRAWN, NAMES)
    assert shape is not None
    assert set(shape.map_of_area) == {0}


def test_a_tile_laid_later_belongs_to_the_map_it_hangs_on() -> None:
    """2X and 4X are laid last, 2X on the first map, 4X on the second."""
    shape = lay(DRAWN, ["1X"])
    shape = lay(DRAWN, ["3X"], shape, SEPARATE)
    shape = lay(DRAWN, ["2X"], shape, 0)
    shape = lay(DRAWN, ["4X"], shape, 1)
    assert shape is not None
    maps = {shape.areas[area][:2]: number for area, number in enumerate(shape.map_of_area)}
    assert maps == {"1X": 0, "3X": 1, "2X": 0, "4X": 1}
    assert shape.move[at(shape, "1X.C")][at(shape, "2X.A")] == 1
    assert shape.move[at(shape, "3X.C")][at(shape, "4X.A")] == 1
    assert shape.move[at(shape, "1X.C")][at(shape, "4X.A")] == FAR


def test_the_entrance_of_a_map_is_that_of_its_first_tile() -> None:
    shape = two_maps()
    assert [shape.areas[shape.entrance_of_map(number)] for number in (0, 1)] == ["1X.A", "3X.A"]
    longer = lay({**DRAWN, "5X": tile(STRIP, id="5X")}, ["5X"], shape, 1)
    assert longer is not None
    assert [longer.areas[longer.entrance_of_map(number)] for number in (0, 1)] == ["1X.A", "3X.A"]


def test_a_turned_first_tile_is_still_where_its_map_begins() -> None:
    shape = lay(DRAWN, ["1X", "2X"], turned_first=True)
    assert shape is not None
    assert shape.areas[shape.entrance_of_map(0)] == "1X.A"


@pytest.mark.rule("BG-MISSION-SCATTERED-02")
def test_no_way_shot_or_look_leads_from_one_map_to_the_other() -> None:
    shape = two_maps()
    for a in range(6):
        for b in range(6, 12):
            assert shape.move[a][b] == shape.move[b][a] == FAR
            assert shape.range[a][b] == shape.range[b][a] == FAR
            assert not shape.sees(a, -1, b, -1)
            assert not shape.sees(b, -1, a, -1)


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_a_bridge_makes_two_areas_neighbours() -> None:
    shape = two_maps()
    a, b = at(shape, "2X.C"), at(shape, "4X.C")
    joined = bridged(shape, ((a, b),))
    assert joined.neighbours[a] == tuple(sorted((*shape.neighbours[a], b)))
    assert joined.neighbours[b] == tuple(sorted((*shape.neighbours[b], a)))
    for other in range(12):
        if other not in (a, b):
            assert joined.neighbours[other] == shape.neighbours[other]
    pair = ["area:2X.C", "area:4X.C"]
    assert (pair in adjacent(joined), pair in adjacent(shape)) == (True, False)


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_all_ways_lead_over_the_bridge() -> None:
    """From the far end of one map to the far end of the other: five steps, the bridge, five steps."""
    shape = two_maps()
    joined = bridged(shape, ((at(shape, "2X.C"), at(shape, "4X.C")),))
    assert joined.move[at(shape, "1X.A")][at(shape, "3X.A")] == 11
    assert joined.move[at(shape, "4X.B")][at(shape, "2X.C")] == 2
    for start in range(12):
        assert list(joined.move[start]) == searched(joined, start)


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_a_bridge_within_a_map_shortens_ways() -> None:
    shape = lay(DRAWN, NAMES)
    assert shape is not None
    joined = bridged(shape, ((0, 11),))
    assert (shape.move[1][10], joined.move[1][10]) == (9, 3)
    assert joined.move[4][6] == 2, "the old way where it is shorter"
    for start in range(12):
        assert list(joined.move[start]) == searched(joined, start)


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_three_areas_joined_in_pairs() -> None:
    shape = two_maps()
    bridges = ((0, 5), (0, 11), (5, 11))
    joined = bridged(shape, bridges)
    assert all(joined.move[a][b] == 1 for a, b in bridges)
    for start in range(12):
        assert list(joined.move[start]) == searched(joined, start)


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_range_sight_cover_and_maps_stay_as_they_were() -> None:
    tiles = load().tiles
    first = lay(tiles, ["3B", "5B"])
    shape = lay(tiles, ["6B", "17B"], first, SEPARATE)
    assert shape is not None
    joined = bridged(shape, ((shape.exit_of_tile[1], shape.exit_of_tile[3]),))
    assert joined.move != shape.move
    assert joined.range == shape.range
    assert joined.range_neighbours == shape.range_neighbours
    assert table_of_sight(joined) == table_of_sight(shape)
    assert joined.map_of_area == shape.map_of_area
    assert joined.tiles == shape.tiles
    for cover in range(len(shape.covers)):
        for area in range(len(shape.areas)):
            defender = shape.area_of_cover[cover], cover
            assert joined.cover_bonus(area, -1, *defender) == shape.cover_bonus(area, -1, *defender)


def test_the_plain_map_is_left_alone() -> None:
    shape = two_maps()
    before = shape.move, shape.neighbours
    joined = bridged(shape, ((5, 11),))
    assert (shape.move, shape.neighbours) == before
    assert (shape.bridges, joined.bridges) == ((), ((5, 11),))
    assert bridged(shape, ()) is shape
    assert bridged(shape, ((5, 11),)) is joined, "worked out once"
    assert bridged(shape, ((4, 11),)).move != joined.move


def test_the_map_grows_under_its_bridges() -> None:
    """A tile laid on the bridged map's tiles does not carry the bridges with it; they are put back on."""
    shape = lay(DRAWN, ["1X", "2X"])
    shape = lay(DRAWN, ["3X"], shape, SEPARATE)
    assert shape is not None
    joined = bridged(shape, ((5, 8),))
    grown = lay(DRAWN, ["4X"], joined, 1)
    assert grown is not None
    again = bridged(grown, joined.bridges)
    assert again.move[at(again, "1X.A")][at(again, "3X.A")] == joined.move[0][6] == 8
    assert again.move[at(again, "2X.C")][at(again, "4X.A")] == 1
