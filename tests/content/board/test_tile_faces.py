"""Tile faces: what every packaged one keeps, and that each broken rule is caught."""

from __future__ import annotations

from typing import Any

import pytest

from eday.content import ContentError
from eday.content.board import Content, from_patch, load
from eday.content.board.geometry import STEP, Plan


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def cells_of(plan: Plan, side: str, start: int) -> set[str]:
    places = {
        "W": [(0, start), (0, start + 1)],
        "E": [(plan.width - 1, start), (plan.width - 1, start + 1)],
        "N": [(start, 0), (start + 1, 0)],
        "S": [(start, plan.height - 1), (start + 1, plan.height - 1)],
    }
    return {plan.cells[place] for place in places[side]}


@pytest.mark.rule("BG-MAP-01", "BG-MAP-02")
def test_one_entrance_and_one_exit(content: Content) -> None:
    for tile in content.tiles.values():
        plan = Plan(tile)
        assert len(cells_of(plan, tile.entrance.side, tile.entrance.start)) == 1
        assert len(cells_of(plan, tile.exit.side, tile.exit.start)) == 1
        assert tile.entrance.side != tile.exit.side or abs(tile.entrance.start - tile.exit.start) >= 2


@pytest.mark.rule("BG-MAP-05")
def test_every_tile_has_a_hole(content: Content) -> None:
    holes = {tile.id: len(tile.holes) for tile in content.tiles.values()}
    assert min(holes.values()) == 1
    assert [name for name, number in holes.items() if number == 2] == ["14A", "14B", "16A", "16B", "17A", "17B"]
    assert {name: holes[name] for name in ("2A", "9A", "12A", "16A")} == {"2A": 1, "9A": 1, "12A": 1, "16A": 2}


@pytest.mark.rule("BG-MAP-06")
def test_equipment_stands_on_tile_and_card(content: Content) -> None:
    equipped = {tile.id for tile in content.tiles.values() if tile.equipment is not None}
    assert equipped == {location.id for location in content.locations.values() if location.equipment}
    assert len(equipped) == 20


@pytest.mark.rule("BG-MAP-07", "BG-MAP-08")
def test_cover_spaces_have_a_place_and_arrows(content: Content) -> None:
    for tile in content.tiles.values():
        plan = Plan(tile)
        places = [cover.cell for cover in tile.covers]
        assert len(places) == len(set(places))
        assert tile.covers
        for cover in tile.covers:
            assert cover.cell in plan.cells
            assert cover.arrows
            for side in cover.arrows:
                dx, dy = STEP[side]
                faced = plan.cells[cover.cell[0] + dx, cover.cell[1] + dy]
                assert faced != plan.cells[cover.cell]
                assert plan.border(cover.cell, side) in "ce"


@pytest.mark.rule("BG-MAP-09")
def test_tile_and_location_share_their_name(content: Content) -> None:
    for name, location in content.locations.items():
        assert location.id == name == content.tiles[name].id
    with pytest.raises(ContentError, match=r"tiles.yaml, entry 18A: expected a location card"):
        from_patch({"tiles": {"18A": whole_face("18A")}})


STRIPS = ["AABBCCDD"] * 6


def draw(letters: list[str], borders: dict[tuple[int, int], str] | None = None) -> str:
    """A plan of these areas with open borders, changed at (row, column) of the drawing."""
    width, height = len(letters[0]), len(letters)
    rows = [[" "] * (2 * width + 1) for _ in range(2 * height + 1)]
    for y in range(2 * height + 1):
        for x in range(2 * width + 1):
            if y in (0, 2 * height) or x in (0, 2 * width):
                rows[y][x] = "+"
            elif y % 2 and x % 2:
                rows[y][x] = letters[y // 2][x // 2]
            elif y % 2:
                rows[y][x] = " " if letters[y // 2][x // 2 - 1] == letters[y // 2][x // 2] else "."
            elif x % 2:
                rows[y][x] = " " if letters[y // 2 - 1][x // 2] == letters[y // 2][x // 2] else "."
    for (y, x), sign in (borders or {}).items():
        rows[y][x] = sign
    return "\n".join("".join(row) for row in rows) + "\n"


def face(letters: list[str] = STRIPS, borders: dict[tuple[int, int], str] | None = None, **fields: Any) -> Any:
    """A patch that turns 9A, which has no equipment, into another face."""
    told = {
        "plan": draw(letters, borders),
        "entrance": {"side": "W", "start": 2},
        "exit": {"side": "E", "start": 2},
        "holes": [[2, 0]],
        "covers": [],
        **fields,
    }
    return {"tiles": {"9A": told}}


def whole_face(name: str) -> Any:
    return {**face()["tiles"]["9A"], "size": "small", "theme": name, "origin": {"plan": "designed"}}


def test_a_drawn_face_is_accepted() -> None:
    tile = from_patch(face()).tiles["9A"]
    assert Plan(tile).areas == ["A", "B", "C", "D"]


def test_areas_meeting_in_an_open_corner_are_listed() -> None:
    four = ["AAAABBBB"] * 2 + ["AAAACCCC"] + ["DDDDEEEE"] * 3
    openings = {"entrance": {"side": "W", "start": 4}, "exit": {"side": "N", "start": 6}}
    crossed: dict[str, Any] = {**openings, "holes": [[7, 5]]}
    with pytest.raises(ContentError, match=r"field cornered: expected .* AE, CD"):
        from_patch(face(four, **crossed))
    assert from_patch(face(four, cornered=["AE", "CD"], **crossed)).tiles["9A"].cornered == ("AE", "CD")
    broken = {(6, 7): "c"}
    assert from_patch(face(four, broken, **crossed)).tiles["9A"].cornered == ()
    with pytest.raises(ContentError, match="field cornered"):
        from_patch(face(four, broken, cornered=["AE"], **crossed))


COVERED = {(1, 4): "c", (3, 4): "e"}

BROKEN: list[tuple[str, Any, str, str]] = [
    ("row missing", face(STRIPS[:5]), "plan", "13 rows of 17 signs"),
    ("row too short", face(plan=draw(STRIPS)[:-2] + "\n"), "plan", "13 rows of 17 signs"),
    ("frame", face(borders={(0, 3): "#"}), "plan", "frame"),
    ("crossing", face(borders={(2, 4): "#"}), "plan", "crossings"),
    ("letter", face(["aABBCCDD", *STRIPS[1:]]), "plan", "capital letter"),
    ("border inside an area", face(borders={(1, 2): "#"}), "plan", "inside area A"),
    ("unknown border", face(borders={(1, 4): "x"}), "plan", "one of . # c e"),
    ("border left out", face(borders={(1, 4): " "}), "plan", "one of . # c e"),
    ("two pieces", face(["AABBCCDB", *STRIPS[1:]]), "plan", "area B in one piece"),
    ("touches itself", face(["AABCCCDD", "AACBCCDD", "AABBCCDD", *STRIPS[3:]]), "plan", "touches itself"),
    ("island", face(["AABBBBDD"] * 2 + ["AABCBBDD"] + ["AABBBBDD"] * 3), "plan", "area B without another"),
    ("entrance off its side", face(entrance={"side": "W", "start": 5}), "entrance.start", "from 0 to 4"),
    ("entrance to two areas", face(entrance={"side": "N", "start": 1}), "entrance", "a single area"),
    ("exit on the entrance", face(exit={"side": "W", "start": 3}), "exit", "apart from the entrance"),
    ("exit too near", face(exit={"side": "N", "start": 2}), "exit", "at least 2 moves"),
    ("unreachable", face(borders={(y, 12): "#" for y in range(1, 13, 2)}), "plan", "none to D"),
    ("no hole", face(holes=[]), "holes", "at least one"),
    ("hole off the tile", face(holes=[[8, 0]]), "holes[0]", "[7, 5]"),
    ("hole in the entrance area", face(holes=[[2, 0], [0, 5]]), "holes[1]", "no hole in the entrance area"),
    ("two holes in an area", face(holes=[[2, 0], [3, 5]]), "holes[1]", "one hole in area B"),
    ("cover on a hole", face(covers=[{"id": "c1", "cell": [2, 0], "arrows": ["W"]}]), "covers[0].cell", "another icon"),
    ("cover off the tile", face(covers=[{"id": "c1", "cell": [2, 6], "arrows": ["W"]}]), "covers[0].cell", "a cell"),
    ("no arrow", face(covers=[{"id": "c1", "cell": [2, 1], "arrows": []}]), "covers[0].arrows", "one or more"),
    (
        "arrow twice",
        face(borders=COVERED, covers=[{"id": "c1", "cell": [2, 1], "arrows": ["W", "W"]}]),
        "covers[0].arrows",
        "different",
    ),
    (
        "arrow on an open border",
        face(covers=[{"id": "c1", "cell": [2, 1], "arrows": ["W"]}]),
        "covers[0].arrows[0]",
        "a cover or elevation border W",
    ),
    (
        "arrow on the outline",
        face(covers=[{"id": "c1", "cell": [3, 0], "arrows": ["N"]}]),
        "covers[0].arrows[0]",
        "a cover or elevation border N",
    ),
    (
        "two covers of one name",
        face(
            borders=COVERED,
            covers=[{"id": "c1", "cell": [1, 0], "arrows": ["E"]}, {"id": "c1", "cell": [1, 1], "arrows": ["E"]}],
        ),
        "covers[1].id",
        "a name of its own",
    ),
    ("equipment without a card", face(equipment=[0, 0]), "equipment", "a kind of equipment"),
    ("other face of another size", {"tiles": {"9A": {"size": "large"}}}, "size", "small"),
]


@pytest.mark.parametrize(("flaw", "patch", "field", "expected"), BROKEN)
def test_broken_faces_are_refused(flaw: str, patch: Any, field: str, expected: str) -> None:
    with pytest.raises(ContentError) as caught:
        from_patch(patch)
    assert caught.value.entry == "9A"
    assert caught.value.field == field, flaw
    assert expected in caught.value.expected


def test_arrows_on_cover_and_elevation_are_accepted() -> None:
    covers = [{"id": "c1", "cell": [1, 0], "arrows": ["E"]}, {"id": "c2", "cell": [2, 1], "arrows": ["W"]}]
    tile = from_patch(face(borders=COVERED, covers=covers)).tiles["9A"]
    assert [cover.id for cover in tile.covers] == ["c1", "c2"]
