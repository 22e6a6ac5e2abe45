"""The map as data and as a picture."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from eday.board.map import SEPARATE, MapShape, lay
from eday.board.map.export import map_json
from eday.board.map.svg import SIGNS, draw
from eday.content.board import load
from tests.board.map.drawn import one, row, tile

PLAN = """
    ---------
    |A A.B B|
    |    # .|
    |A AcC C|
    |. e    |
    |D D.C C|
    ---------
"""


@pytest.fixture
def emergence() -> MapShape:
    shape = lay(load().tiles, ["2A", "9A", "12A", "16A"])
    assert shape is not None
    return shape


def small() -> dict[str, Any]:
    first = tile(PLAN, covers=[("c1", (1, 1), "E")], holes=((3, 2),), equipment=(0, 0), exit="E1")
    return {**map_json(row(first), doors=[0])}


def test_everything_is_json(emergence: MapShape) -> None:
    data = map_json(emergence, [3])
    assert json.loads(json.dumps(data)) == data


def test_what_lies_where() -> None:
    data = small()
    place = {"id": "tile:1X", "rotation": 0, "x": 0, "y": 0, "width": 4, "height": 3}
    assert data["tiles"] == [{**place, "theme": "drawn"}]
    assert data["areas"][0] == {"id": "area:1X.A", "tile": "tile:1X", "polygon": [[0, 0], [2, 0], [2, 2], [0, 2]]}
    assert data["areas"][2]["polygon"] == [[2, 1], [4, 1], [4, 3], [2, 3]]
    assert data["walls"] == [[[0, 0], [4, 0]], [[2, 1], [3, 1]], [[0, 3], [4, 3]], [[0, 0], [0, 3]], [[4, 0], [4, 3]]]
    assert data["elevations"] == [[[1, 2], [2, 2]]]
    assert data["cover_lines"] == [[[2, 1], [2, 2]]]
    assert data["barriers"] == ["sandbags"]
    assert data["open_lines"] == [[[3, 1], [4, 1]], [[0, 2], [1, 2]], [[2, 0], [2, 1]], [[2, 2], [2, 3]]]
    assert data["covers"] == [
        {
            "id": "cover:1X.c1",
            "area": "area:1X.A",
            "at": [1.5, 1.5],
            "arrows": [{"at": [2.0, 1.5], "facing": "E"}],
            "behind": "sandbags",
        }
    ]
    assert data["holes"] == [{"area": "area:1X.C", "at": [3.5, 2.5]}]
    assert data["equipment"] == [{"area": "area:1X.A", "at": [0.5, 0.5]}]
    assert data["doors"] == [{"area": "area:1X.C", "at": [[4, 1], [4, 3]]}]
    assert data["exit_at"] == [[4, 1], [4, 3]]
    assert (data["entrance"], data["entrance_at"]) == ("area:1X.A", [[0, 0], [0, 2]])


def test_what_is_beside_what_and_who_sees_whom() -> None:
    data = small()
    assert data["adjacent"] == pairs("AB", "AD", "BC", "CD")
    assert data["range"]["area:1X.A"] == {"area:1X.A": 0, "area:1X.B": 1, "area:1X.C": 2, "area:1X.D": 1}
    assert data["sight"]["area_area"] == pairs("AB", "AC", "AD", "BC", "BD", "CD")
    assert data["sight"]["cover_area"] == [["cover:1X.c1", f"area:1X.{area}"] for area in "ABCD"]
    assert data["sight"]["cover_cover"] == []


def pairs(*letters: str) -> list[list[str]]:
    return [[f"area:1X.{pair[0]}", f"area:1X.{pair[1]}"] for pair in letters]


def test_each_pair_once_sorted_and_nobody_with_himself(emergence: MapShape) -> None:
    data = map_json(emergence)
    for listed in (data["adjacent"], data["sight"]["area_area"], data["sight"]["cover_cover"]):
        assert listed == sorted(listed)
        assert all(a < b for a, b in listed)
        assert len({tuple(pair) for pair in listed}) == len(listed)
    names = [f"area:{name}" for name in emergence.areas]
    near = {frozenset((names[a], names[b])) for a, beside in enumerate(emergence.neighbours) for b in beside}
    assert {frozenset(pair) for pair in data["adjacent"]} == near


def test_polygons_fill_their_tiles(emergence: MapShape) -> None:
    data = map_json(emergence)
    for laid in data["tiles"]:
        room = 0.0
        for area in data["areas"]:
            if area["tile"] == laid["id"]:
                path = area["polygon"]
                assert all(laid["x"] <= x <= laid["x"] + laid["width"] for x, _ in path)
                assert all(laid["y"] <= y <= laid["y"] + laid["height"] for _, y in path)
                room += sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(path, path[1:] + path[:1], strict=True)) / 2
        assert room == laid["width"] * laid["height"]


def test_a_turned_tile_is_told_as_it_lies(emergence: MapShape) -> None:
    """Arrows stand on cover or ledges, between the middle of their space and the area they face."""
    data = map_json(emergence)
    low = [line for kind in ("cover_lines", "elevations") for line in data[kind]]
    steps = {"N": (0, -0.5), "E": (0.5, 0), "S": (0, 0.5), "W": (-0.5, 0)}
    for cover in data["covers"]:
        for arrow in cover["arrows"]:
            x, y = arrow["at"]
            dx, dy = steps[arrow["facing"]]
            assert [cover["at"][0] + dx, cover["at"][1] + dy] == [x, y]
            assert any(
                min(a[0], b[0]) <= x <= max(a[0], b[0]) and min(a[1], b[1]) <= y <= max(a[1], b[1]) for a, b in low
            )


def test_joints_are_open_and_free_openings_are_wall(emergence: MapShape) -> None:
    data: Any = map_json(emergence)
    for kind, tiles in (("open_lines", emergence.tiles[:-1]), ("walls", emergence.tiles[-1:])):
        for placed in tiles:
            a, b = placed.gap("exit")
            assert any(
                line[0][0] <= a[0] and line[0][1] <= a[1] and line[1][0] >= b[0] and line[1][1] >= b[1]
                for line in data[kind]
            )


def test_separate_maps_are_shown_one_under_the_other() -> None:
    tiles = {name: tile(PLAN, id=name) for name in ("1X", "2X")}
    shape = lay(tiles, ["2X"], lay(tiles, ["1X"]), at=SEPARATE)
    assert shape is not None
    shown = map_json(shape)["tiles"]
    assert [(t["x"], t["y"]) for t in shown] == [(0, 0), (0, 6)]


def test_an_area_around_another_one_keeps_its_outer_outline() -> None:
    shape = one("-------\n|A A A|\n|  .  |\n|A.B.A|\n|  .  |\n|A A A|\n-------")
    assert map_json(shape)["areas"][0]["polygon"] == [[0, 0], [3, 0], [3, 3], [0, 3]]


@pytest.mark.parametrize("order", [("2A", "9A", "12A", "16A"), ("3B", "10B", "6B"), ("17B",)])
def test_the_picture_is_well_formed_and_complete(order: tuple[str, ...]) -> None:
    shape = lay(load().tiles, order)
    assert shape is not None
    picture = draw(shape, [len(order) - 1], title="A < B", legend={sign: sign for sign in SIGNS})
    root = ElementTree.fromstring(picture)
    words = [node.text for node in root.iter() if node.tag.endswith("text")]
    assert words.count("A < B") == 1
    assert sorted(w for w in words if w and len(w) == 1) == sorted(name.split(".")[1] for name in shape.areas)
    assert set(order) <= set(words)
    assert set(SIGNS) <= set(words)
    assert draw(shape, [len(order) - 1], title="A < B", legend={sign: sign for sign in SIGNS}) == picture


def test_the_picture_needs_nothing_from_outside(emergence: MapShape) -> None:
    picture = draw(emergence).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in picture
    assert "href" not in picture
    assert "@import" not in picture
