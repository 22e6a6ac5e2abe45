"""Who is beside whom, and how far it is, on foot and as a bullet flies."""

from __future__ import annotations

import pytest

from eday.board.map import lay
from eday.content.board import load
from tests.board.map.drawn import names, one, row, sees, spot, tile

FOUR = """
    -----
    |A.B|
    |.+.|
    |C.D|
    -----
"""


@pytest.mark.rule("BG-TERM-01", "BG-MOVE-01", "BG-MOVE-02")
def test_areas_with_a_cracked_border_are_adjacent() -> None:
    shape = one("---------\n|A A.B#C|\n|   +#+.|\n|A A.D.E|\n---------")
    near = {shape.areas[a][3:]: names(shape, shape.neighbours[a]) for a in range(len(shape.areas))}
    assert near == {"A": "BD", "B": "A", "C": "E", "D": "AE", "E": "CD"}
    assert names(shape, range(5)) == "ABCDE"
    assert [shape.move[0][a] for a in range(5)] == [0, 1, 3, 1, 2]


@pytest.mark.rule("BG-TERM-02", "BG-MOVE-04", "BG-MAP-04", "BG-MAP-03")
@pytest.mark.parametrize(
    ("border", "steps", "shots", "seen"), [(".", 1, 1, True), ("c", 3, 3, True), ("e", 3, 1, True), ("#", 3, 3, False)]
)
def test_what_each_kind_of_border_lets_through(border: str, steps: int, shots: int, seen: bool) -> None:
    shape = one(f"-----\n|A{border}B|\n|.+.|\n|C.D|\n|.+.|\n|E#F|\n-----")
    a, b = spot(shape, "A")[0], spot(shape, "B")[0]
    assert shape.move[a][b] == shape.move[b][a] == steps
    assert shape.range[a][b] == shape.range[b][a] == shots
    assert (b in shape.neighbours[a]) == (steps == 1)
    assert (b in shape.range_neighbours[a]) == (shots == 1)
    assert sees(shape, "E", "F") is False
    wall_only = one(f"-----\n|A{border}B|\n-----\n|A{border}B|\n-----")
    assert sees(wall_only, "A", "B") is seen


@pytest.mark.rule("BG-MOVE-02")
def test_one_open_unit_is_enough() -> None:
    shape = one("-----\n|A#B|\n|   |\n|A.B|\n|   |\n|AcB|\n-----")
    assert shape.move == ((0, 1), (1, 0))


@pytest.mark.rule("BG-MOVE-03")
def test_a_corner_counts_where_the_tile_says_so() -> None:
    plain, cornered = one(FOUR), one(FOUR, cornered=("AD",))
    assert (plain.move[0][3], plain.range[0][3]) == (2, 2)
    assert (cornered.move[0][3], cornered.range[0][3]) == (1, 1)
    assert cornered.move[1][2] == 2, "the other diagonal was not named"


@pytest.mark.rule("BG-MOVE-03")
def test_cover_along_the_whole_border_leaves_no_way() -> None:
    shape = one("-----\n|AcB|\n|   |\n|AcB|\n|.#.|\n|C.D|\n-----")
    assert shape.move[0][1] == 3


@pytest.mark.rule("BG-FAQ-23")
def test_corners_for_movement_and_blue_ones_for_range() -> None:
    blue = one(FOUR.replace("A.B", "AeB"), cornered=("AD",))
    assert (blue.move[0][3], blue.range[0][3]) == (2, 1)
    shape = lay(load().tiles, ["4B"])
    assert shape is not None
    for pair in ("AE", "BD", "BF", "CE"):
        a, b = (spot(shape, letter)[0] for letter in pair)
        assert b not in shape.neighbours[a]
        assert b not in shape.range_neighbours[a]


@pytest.mark.rule("BG-RANGE-01", "BG-RANGE-02", "BG-RANGE-03")
def test_range_counts_areas_and_takes_ledges_as_borders() -> None:
    shape = one("-----------\n|A.B.C.D.E|\n|.+#+#+#+e|\n|F F F F G|\n-----------".replace("F G", "FeG"))
    a, e, g = (spot(shape, letter)[0] for letter in "AEG")
    assert shape.range[a][a] == 0
    assert shape.range[a][spot(shape, "B")[0]] == 1
    assert (shape.range[a][g], shape.range[e][g]) == (2, 1)
    assert shape.move[a][g] > shape.range[a][g]
    assert shape.range[a][e] == 3, "A, F, G, E over two ledges is shorter than along the top"
    assert shape.move[a][e] == 4


@pytest.mark.rule("BG-MOVE-06")
def test_ways_lead_only_to_areas_of_the_map() -> None:
    shape = lay(load().tiles, ["2A", "9A"])
    assert shape is not None
    within = range(len(shape.areas))
    assert all(n in within for near in shape.neighbours for n in near)
    joints = [(a, b) for a in within for b in shape.neighbours[a] if shape.tile_of_area[a] != shape.tile_of_area[b]]
    assert sorted(joints) == sorted(
        [(shape.exit_of_tile[0], shape.entrance_of_tile[1]), (shape.entrance_of_tile[1], shape.exit_of_tile[0])]
    )


def test_distances_through_a_joint() -> None:
    first = tile("-------\n|A.B.C|\n|     |\n|A.B.C|\n-------", id="1X")
    second = tile("-------\n|A.B.C|\n|     |\n|A.B.C|\n-------", id="2X")
    shape = row(first, second)
    assert shape.move[0] == (0, 1, 2, 3, 4, 5)
    assert shape.range[5] == (5, 4, 3, 2, 1, 0)


def test_distances_are_those_of_a_search() -> None:
    shape = lay(load().tiles, ["3B", "10B", "16B", "6B"])
    assert shape is not None
    for graph, table in ((shape.neighbours, shape.move), (shape.range_neighbours, shape.range)):
        for start in range(len(shape.areas)):
            steps, edge = {start: 0}, [start]
            while edge:
                edge = sorted({n for area in edge for n in graph[area]} - set(steps))
                steps |= dict.fromkeys(edge, 1 + max(steps.values()))
            assert list(table[start]) == [steps[area] for area in range(len(shape.areas))]
