"""Line of sight on drawings whose answer can be worked out by hand."""

from __future__ import annotations

from itertools import permutations

import pytest

from eday.board.map import lay
from eday.content.board import load
from tests.board.map.drawn import bonus, one, row, sees, tile

SLIT = """
    -----------------
    |A A#B B.C C#D D|
    |               |
    |A A#B B.C C{upper}D D|
    |               |
    |A A.B B#C C.D D|
    |               |
    |A A.B B#C C.D D|
    -----------------
"""

EXAMPLE = """
    -----------------
    |A A#E E E E#G G|
    |               |
    |A AcE E E E#G G|
    |    # # c .    |
    |A A.B B B B.G G|
    |            # .|
    |A AcB B B B.C C|
    |               |
    |A A.B B B BcC C|
    |               |
    |A A#B B B B.C C|
    -----------------
"""
"""Marcus behind c1; drones 2, 3 and 4 behind d2, d3 and d4; drone 5 in area G."""

EXAMPLE_COVERS = [("c1", (1, 3), "E"), ("d2", (4, 2), "N"), ("d3", (6, 4), "W"), ("d4", (2, 1), "W")]


@pytest.mark.rule("BG-LOS-01", "BG-MAP-03")
def test_a_wall_blocks_and_its_gap_does_not() -> None:
    assert not sees(one("-----\n|A#B|\n-   -\n|A#B|\n-----"), "A", "B")
    assert sees(one("-----\n|A#B|\n-   -\n|A.B|\n-----"), "A", "B")


@pytest.mark.rule("BG-LOS-01")
def test_a_slit_of_no_width_lets_nothing_through() -> None:
    """A line from A to D must lie south, north and south again of one point: only the line along it does."""
    shape = one(SLIT.format(upper="#"))
    assert sees(shape, "A", "C"), "slanting through two doorways"
    assert sees(shape, "B", "D")
    assert not sees(shape, "A", "D")


@pytest.mark.rule("BG-LOS-01")
def test_a_slit_of_some_width_does() -> None:
    assert sees(one(SLIT.format(upper=".")), "A", "D")


@pytest.mark.rule("BG-LOS-01", "BG-LOS-04")
def test_grazing_the_end_of_a_wall_blocks() -> None:
    """The line between the two arrows runs along the border and meets the wall's lower end."""
    plan = "-------\n|A{}B.C|\n|c+.+c|\n|D D.E|\n-------"
    covers = [("c1", (0, 1), "N"), ("c2", (2, 1), "N")]
    assert sees(one(plan.format("."), covers), "c1", "c2")
    walled = one(plan.format("#"), covers)
    assert not sees(walled, "c1", "c2")
    assert sees(walled, "c1", "E")
    assert sees(walled, "D", "c2")


def test_two_walls_that_touch_in_a_corner_leave_no_gap() -> None:
    shape = one("-----\n|A#B|\n|.+#|\n|C.D|\n-----")
    assert [other for other in "ACD" if sees(shape, "B", other)] == []
    assert sees(shape, "A", "D"), "past the corner on the open side"


def test_walls_that_only_point_at_each_other_diagonally() -> None:
    """One wall comes from the west, the other leaves to the south: around the point between them lies the way."""
    open_corner = one("-----\n|A.B|\n|#+.|\n|C.D|\n-----")
    assert sees(open_corner, "A", "D")
    assert sees(open_corner, "B", "C")
    closed = one("-----\n|A.B|\n|#+.|\n|C#D|\n-----")
    assert sees(closed, "A", "D")
    assert not sees(closed, "C", "D")
    assert not sees(closed, "C", "B")


@pytest.mark.rule("BG-LOS-05", "BG-MAP-04", "BG-COVER-14")
def test_cover_and_ledges_do_not_block() -> None:
    shape = one("---------\n|AcBeC.D|\n|c+e+c+e|\n|EcFeG.H|\n---------")
    assert all(sees(shape, a, b) for a, b in permutations("ABCDEFGH", 2))


@pytest.mark.rule("BG-LOS-02")
def test_a_figure_out_of_cover_stands_anywhere_in_its_area() -> None:
    """Only the foot of area A sees through the doorway into B."""
    shape = one("-------\n|A#B B|\n|     |\n|A#B B|\n|  # .|\n|A.C C|\n-------")
    assert sees(shape, "A", "C")
    assert sees(shape, "A", "B"), "through C, at an angle"
    blocked = one("-------\n|A#B B|\n|     |\n|A#B B|\n|  # #|\n|A.C C|\n-------")
    assert not sees(blocked, "A", "B")


@pytest.mark.rule("BG-LOS-03")
def test_a_figure_in_cover_looks_from_its_arrows() -> None:
    """Area A sees C from its lower half; the cover space in its upper half, facing north, does not."""
    plan = "-----\n|D#B|\n|c+#|\n|A#B|\n|  #|\n|A.C|\n-----"
    facing_north = one(plan, [("c1", (0, 1), "N")])
    assert sees(facing_north, "A", "C")
    assert sees(facing_north, "c1", "A")
    assert sees(facing_north, "c1", "D")
    assert not sees(facing_north, "c1", "B")
    nook = "-------\n|D#B B|\n|c+...|\n|A.C C|\n-------"
    two = one(nook, [("c1", (0, 1), "N"), ("c2", (0, 1), "NE")])
    assert sees(two, "A", "B"), "slanting through C"
    assert not sees(two, "c1", "B"), "from the arrow the wall's end covers all of B"
    assert sees(two, "c2", "B"), "its other arrow sees it"


@pytest.mark.rule("BG-LOS-04")
def test_cover_to_cover_goes_arrow_to_arrow() -> None:
    plan = "---------\n|A.B#C.D|\n|c+.+.+c|\n|E E.F F|\n---------"
    shape = one(plan, [("c1", (0, 1), "N"), ("c2", (3, 1), "N")])
    assert sees(shape, "E", "F")
    assert sees(shape, "c1", "F")
    assert sees(shape, "E", "c2")
    assert not sees(shape, "c1", "c2"), "the wall between B and C ends on the line"


def test_arrows_on_one_point_see_each_other() -> None:
    shape = one("-----\n|AcB|\n|   |\n|A#B|\n-----", [("c1", (0, 0), "E"), ("c2", (1, 0), "W")])
    assert sees(shape, "c1", "c2")


def test_figures_in_one_area_always_see_each_other() -> None:
    """The area bends around a wall, and both arrows look outwards."""
    shape = one("-------\n|AcB#A|\n|  #  |\n|A A A|\n-------", [("c1", (0, 0), "E")])
    assert sees(shape, "c1", "A")
    assert sees(shape, "A", "A")
    ring = one("-------\n|B.A A|\n|c  +c|\n|A A#C|\n-------", [("c1", (0, 1), "N"), ("c2", (2, 0), "S")])
    assert sees(ring, "c1", "c2")


def test_the_outline_of_the_map_is_wall_but_for_joints() -> None:
    plan = "-----\n|A A|\n|   |\n|A A|\n|  .|\n|AcB|\n-----"
    first = tile(plan, id="1X", exit="E0", covers=[("c1", (0, 2), "E")])
    second = tile(plan, id="2X", entrance="W0", covers=[("c1", (1, 2), "W")])
    pair = row(first, second)
    assert sees(pair, "1X.A", "2X.A")
    assert sees(pair, "1X.A", "2X.B"), "down through the opening"
    assert not sees(pair, "1X.B", "2X.B")
    assert sees(pair, "1X.B", "2X.A")
    assert not sees(pair, "1X.c1", "2X.c1")


def test_sight_over_three_tiles_in_a_row() -> None:
    hall = "-----------\n|A.B.C.D.E|\n|         |\n|A.B.C.D.E|\n-----------"
    wall = "-----------\n|A.B.C#D.E|\n|         |\n|A.B.C.D.E|\n-----------"
    shape = row(tile(hall, id="1X"), tile(wall, id="2X"), tile(hall, id="3X"))
    assert sees(shape, "1X.A", "3X.E")
    shut = wall.replace("C.D", "C#D")
    blind = row(tile(hall, id="1X"), tile(shut, id="2X"), tile(hall, id="3X"))
    assert not sees(blind, "1X.E", "3X.A")
    assert not sees(blind, "2X.C", "3X.A")
    assert sees(blind, "1X.A", "2X.C")


@pytest.mark.rule("BG-LOS-06")
@pytest.mark.parametrize("order", [("2A", "9A", "12A", "16A"), ("16A", "12A", "9A", "2A"), ("3B", "10B", "16B", "6B")])
def test_sight_is_mutual_all_over_a_map(order: tuple[str, ...]) -> None:
    shape = lay(load().tiles, order)
    assert shape is not None
    spots = [(area, -1) for area in range(len(shape.areas))]
    spots += [(shape.area_of_cover[cover], cover) for cover in range(len(shape.covers))]
    for a in spots:
        assert shape.sees(*a, *a)
        for b in spots:
            assert shape.sees(*a, *b) == shape.sees(*b, *a)


@pytest.mark.rule("BG-LOS-EX-01")
def test_example_marcus_in_cover() -> None:
    shape = one(EXAMPLE, EXAMPLE_COVERS)
    assert (sees(shape, "c1", "d2"), bonus(shape, "c1", "d2")) == (True, 1)
    assert (sees(shape, "c1", "d3"), bonus(shape, "c1", "d3")) == (True, 2)
    assert (sees(shape, "c1", "d4"), bonus(shape, "c1", "d4")) == (False, 0)
    assert (sees(shape, "c1", "G"), bonus(shape, "c1", "G")) == (True, 0)


@pytest.mark.rule("BG-LOS-EX-02")
def test_example_cole_out_of_cover() -> None:
    shape = one(EXAMPLE, EXAMPLE_COVERS)
    assert [sees(shape, "A", drone) for drone in ("d2", "d3", "d4", "G")] == [True] * 4
