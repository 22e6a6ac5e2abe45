"""Laying tiles: turning, joints, collisions, growth, and shapes shared through the cache."""

from __future__ import annotations

from itertools import permutations

import pytest

from eday.board.map import FAR, SEPARATE, MapShape, lay
from eday.content.board import load, schema
from tests.board.map.drawn import names, row, sees, tile

ROOM = """
    ---------
    |A A A A|
    |       |
    |A A A A|
    |       |
    |A A A A|
    |       |
    |A A A A|
    ---------
"""


def bend(name: str) -> schema.Tile:
    """A square room that turns the way to the left: four of them close a ring."""
    return tile(ROOM, id=name, entrance="W1", exit="N1")


BENDS = {name: bend(name) for name in ("1X", "2X", "3X", "4X", "5X")}


def laid(*ids: str) -> MapShape:
    shape = lay(load().tiles, ids)
    assert shape is not None
    return shape


@pytest.mark.rule("BG-SETUP-14")
@pytest.mark.parametrize("order", list(permutations(("2A", "9A", "12A", "16A"))))
def test_each_entrance_lies_on_the_exit_before(order: tuple[str, ...]) -> None:
    shape = lay(load().tiles, order)
    assert shape is not None, "all 24 orders of Emergence fit"
    for i, placed in enumerate(shape.tiles):
        if i:
            before = shape.tiles[i - 1]
            assert placed.joint == (i - 1, "exit", "entrance")
            assert placed.gap("entrance") == before.gap("exit")
            beyond = {placed.x, placed.x + placed.width} & {before.x, before.x + before.width}
            above = {placed.y, placed.y + placed.height} & {before.y, before.y + before.height}
            assert beyond or above, "joined tiles share a straight edge"
            assert shape.exit_of_tile[i - 1] in shape.neighbours[shape.entrance_of_tile[i]]
        for other in shape.tiles[:i]:
            assert (
                placed.x >= other.x + other.width
                or other.x >= placed.x + placed.width
                or placed.y >= other.y + other.height
                or other.y >= placed.y + placed.height
            )


@pytest.mark.parametrize(
    ("side", "rotation", "size"), [("E1", 0, (3, 4)), ("S0", 1, (4, 3)), ("W1", 2, (3, 4)), ("N0", 3, (4, 3))]
)
def test_a_tile_is_turned_clockwise_until_its_entrance_fits(side: str, rotation: int, size: tuple[int, int]) -> None:
    room = "-------\n|A A A|\n|     |\n|A A A|\n|     |\n|A A A|\n|     |\n|A A A|\n-------"
    next_room = "-------\n|A.B B|\n|  c .|\n|A.C.D|\n|     |\n|A.C.D|\n|     |\n|A.C.D|\n-------"
    first = tile(room, id="1X", exit=side, entrance="W0" if side[0] != "W" else "E0")
    second = tile(next_room, id="2X", entrance="W1", exit="E2", covers=[("c1", (1, 1), "N")])
    shape = row(first, second)
    placed = shape.tiles[1]
    assert placed.rotation == rotation
    assert (placed.width, placed.height) == size
    assert placed.gap("entrance") == shape.tiles[0].gap("exit")
    assert {"E1": (3, 0), "S0": (-1, 4), "W1": (-3, 0), "N0": (-1, -3)}[side] == (placed.x, placed.y)
    arrow = placed.turned.arrows[0]
    assert (arrow.x2, arrow.y2, arrow.facing) == {
        0: (3, 2, 0),
        1: (6, 3, 1),
        2: (3, 6, 2),
        3: (2, 3, 3),
    }[rotation]


def test_a_tile_that_would_overlap_does_not_fit() -> None:
    assert lay(BENDS, ["1X", "2X", "3X", "4X"]) is not None
    assert lay(BENDS, ["1X", "2X", "3X", "4X", "5X"]) is None
    four = lay(BENDS, ["1X", "2X", "3X", "4X"])
    assert lay(BENDS, ["5X"], four) is None


@pytest.mark.rule("BG-LOS-01", "BG-MOVE-04")
def test_tiles_side_by_side_that_do_not_join_are_walled_off() -> None:
    ring = lay(BENDS, ["1X", "2X", "3X", "4X"])
    assert ring is not None
    first, last = ring.tiles[0], ring.tiles[3]
    assert (last.x + last.width == first.x and last.y == first.y) or (
        last.x == first.x and abs(last.y - first.y) == first.height
    )
    assert not sees(ring, "1X.A", "4X.A")
    assert sees(ring, "1X.A", "2X.A")
    assert ring.move[0][3] == ring.range[0][3] == 3


def test_a_tile_cannot_lie_twice() -> None:
    with pytest.raises(ValueError, match="1X"):
        lay(BENDS, ["1X", "2X", "1X"])


@pytest.mark.rule("BG-EXPLORE-05")
def test_a_map_grows_at_its_exit_and_keeps_its_numbers() -> None:
    small = laid("2A", "9A")
    grown = lay(load().tiles, ["12A", "16A"], small)
    assert grown is laid("2A", "9A", "12A", "16A")
    assert grown is not None
    assert grown.areas[: len(small.areas)] == small.areas
    assert grown.covers[: len(small.covers)] == small.covers
    assert grown.tiles[2].gap("entrance") == small.tiles[-1].gap("exit")
    for a in range(len(small.areas)):
        assert grown.move[a][: len(small.areas)] == small.move[a]
        for b in range(len(small.areas)):
            assert grown.sees(a, -1, b, -1) == small.sees(a, -1, b, -1)


def test_growth_at_any_tile_and_opening() -> None:
    tiles = {name: tile(ROOM, id=name, entrance="W1", exit="E1") for name in ("1X", "2X", "3X")}
    turned = lay(tiles, ["1X", "2X"], turned_first=True)
    assert turned is not None
    assert turned.tiles[1].joint == (0, "entrance", "entrance")
    assert turned.tiles[1].gap("entrance") == turned.tiles[0].gap("entrance")
    assert (turned.tiles[1].x, turned.tiles[1].rotation) == (-4, 2)
    grown = lay(tiles, ["3X"], turned, at=0)
    assert grown is not None
    assert grown.tiles[2].gap("entrance") == grown.tiles[0].gap("exit")
    assert grown.move == ((0, 1, 1), (1, 0, 2), (1, 2, 0))
    assert sees(grown, "2X.A", "3X.A"), "straight through the first room"
    assert lay(tiles, ["3X"], turned, at=0, opening="entrance") is None, "taken"


def test_separate_maps_in_one_shape() -> None:
    tiles = {name: tile(ROOM, id=name, entrance="W1", exit="E1") for name in ("1X", "2X", "3X", "4X")}
    first = lay(tiles, ["1X", "2X"])
    both = lay(tiles, ["3X"], first, at=SEPARATE)
    assert both is not None
    grown = lay(tiles, ["4X"], both, at=1)
    assert grown is not None
    assert grown.move[0] == (0, 1, FAR, 2)
    assert grown.range[2] == (FAR, FAR, 0, FAR)
    assert grown.neighbours[2] == ()
    assert not sees(grown, "1X.A", "3X.A")
    assert sees(grown, "1X.A", "4X.A")


def test_equal_layouts_are_one_shape() -> None:
    shape = laid("2A", "9A", "12A", "16A")
    assert laid("2A", "9A", "12A", "16A") is shape
    assert laid("2A", "9A", "16A", "12A") is not shape
    redrawn = {name: tile(ROOM, id=name, entrance="W1", exit="N1") for name in BENDS}
    assert lay(redrawn, ["1X", "2X"]) is lay(BENDS, ["1X", "2X"]), "drawn alike"


def test_a_redrawn_tile_makes_another_shape() -> None:
    halves = tile(ROOM.replace("A A A A", "A A.B B"), id="1X", entrance="W1", exit="N2")
    plain, other = row(bend("1X")), row(halves)
    assert plain is not other
    assert names(plain, range(len(plain.areas))) == "A"
    assert names(other, range(len(other.areas))) == "AB"
    walled = tile(ROOM.replace("A A A A", "A A#B B"), id="1X", entrance="W1", exit="N2")
    assert sees(other, "A", "B")
    assert not sees(row(walled), "A", "B")


def test_numbers_of_a_laid_map() -> None:
    shape = laid("2A", "12A")
    assert shape.areas[:8] == ("2A.A", "2A.B", "2A.C", "2A.D", "2A.E", "2A.F", "2A.G", "12A.A")
    assert [shape.area_index[name] for name in shape.areas] == list(range(len(shape.areas)))
    assert shape.tile_of_area[7] == 1
    assert shape.areas_of_tile[0] == tuple(range(7))
    assert shape.covers[0] == "2A.c1"
    assert shape.area_of_cover[shape.cover_index["2A.c4"]] == shape.area_index["2A.F"]
    assert shape.covers_of_area[shape.area_index["2A.F"]] == tuple(shape.cover_index[f"2A.c{n}"] for n in (4, 5, 6))
    assert shape.holes_of_tile[0] == (shape.area_index["2A.F"],)
    assert shape.holes == (*shape.holes_of_tile[0], *shape.holes_of_tile[1])
    assert shape.equipment_of_tile == (shape.area_index["2A.B"], shape.area_index["12A.G"])
    assert shape.entrance_of_tile[0] == shape.area_index["2A.D"]
    assert shape.exit_of_tile[0] == shape.area_index["2A.C"]
    assert laid("9A").equipment_of_tile == (-1,)
