"""The map in characters: every area named, every figure shown, nothing wider than its window."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.board.pieces import DroppedWeapon
from eday.terminal.board.mapdraw import CELL_COLUMNS, CELL_ROWS, MapDrawing
from eday.terminal.board.marks import figure_marks
from eday.terminal.board.screen import map_lines
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene
from tests.compared import shown_to
from tests.voices import BOARD

SEEDS = (0, 4, 5, 12)


def view_of(seed: int, choices: int) -> dict[str, Any]:
    game = eday.board.new(cogs=(MARCUS, DOM, COLE, BAIRD), seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if game.decision:
            game.choose(rng.choice(game.decision.options).id)
    return {**shown_to(game, 0)}


def inside(drawing: MapDrawing, area: str) -> list[str]:
    """The rows of characters drawn inside an area."""
    rows = drawing.part(0, 0, drawing.grid.width, drawing.grid.height)
    texts = []
    cells = drawing.grid.cells[area]
    for y in {cell[1] for cell in cells}:
        for row in (y * CELL_ROWS, y * CELL_ROWS + 1):
            columns = {x * CELL_COLUMNS + i for x, cy in cells if cy == y for i in range(1, CELL_COLUMNS)}
            columns |= {x * CELL_COLUMNS for x, cy in cells if cy == y and (x - 1, y) in cells}
            texts.append("".join(rows[row].plain[c] if c in columns else " " for c in range(len(rows[row].plain))))
    return texts


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("unicode", [True, False])
def test_every_area_is_named_within_its_borders(seed: int, unicode: bool) -> None:
    drawing = MapDrawing(BOARD, view_of(seed, 40), unicode)
    for area in drawing.grid.cells:
        letter = area.rpartition(".")[2]
        words = [word for text in inside(drawing, area) for word in text.split()]
        assert any(BOARD.name(area) in word or letter == word for word in words), (area, words)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_figure_stands_in_its_area(seed: int) -> None:
    view = view_of(seed, 60)
    drawing = MapDrawing(BOARD, view, unicode=True)
    assert drawing.left_out == []
    marks = figure_marks(BOARD, view)
    assert len({mark for mark, _ in marks.values()}) == len(marks)
    for figure in [*view["cogs"], *view["locusts"]]:
        if figure["area"]:
            assert any(marks[figure["ref"]][0] in text for text in inside(drawing, figure["area"])), figure


@pytest.mark.parametrize("seed", SEEDS)
def test_a_window_fits_and_holds_its_focus(seed: int) -> None:
    view = view_of(seed, 60)
    drawing = MapDrawing(BOARD, view, unicode=True)
    marks = figure_marks(BOARD, view)
    for cog in view["cogs"]:
        rows = [row.plain for row in drawing.window(drawing.grid.middle(cog["area"]), 40, 11)]
        assert len(rows) <= 11
        assert max(map(len, rows)) <= 40
        assert marks[cog["ref"]][0] in "".join(rows)


def test_a_window_moves_to_show_what_matters() -> None:
    scene = Scene((MARCUS,), tiles=("12A", "9A", "16A", "2A"))
    scene.cog(0, "12A.F")
    scene.put("boomer", "12A.B", "12A.c1")
    view = scene.game.view(0)
    drawing = MapDrawing(BOARD, view, unicode=True)
    focus, target = drawing.grid.middle("area:12A.F"), drawing.grid.middle("area:12A.B")
    assert "B1" not in "".join(row.plain for row in drawing.window(focus, 22, 9))
    assert "B1" in "".join(
        row.plain for row in drawing.window(focus, 22, 13, [target, drawing.grid.middle("area:12A.C")])
    )


def test_half_a_mark_is_never_shown() -> None:
    drawing = MapDrawing(BOARD, view_of(3, 60), unicode=True)
    whole = {word for row in drawing.part(0, 0, drawing.grid.width, drawing.grid.height) for word in row.plain.split()}
    letters = "ABCDEFGHI"
    for left in range(drawing.grid.width - 4):
        for row in drawing.part(left, 0, 4, drawing.grid.height):
            for word in row.plain.split():
                if word.isalnum() and len(word) == 1:
                    assert word in whole
                    assert word in letters


def test_plain_maps_are_ascii() -> None:
    rows = map_lines(BOARD, view_of(7, 30), 80, unicode=False)
    assert all(row.plain.isascii() for row in rows)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_whole_map_comes_in_parts_that_fit(seed: int) -> None:
    view = view_of(seed, 30)
    rows = [row.plain for row in map_lines(BOARD, view, 80, unicode=True)]
    assert max(map(len, rows)) <= 80
    text = "\n".join(rows)
    assert all(mark in text for mark, _ in figure_marks(BOARD, view).values())


def test_a_crowd_without_room_is_still_listed() -> None:
    scene = Scene((MARCUS, DOM, COLE, BAIRD))
    crowded = min(MapDrawing(BOARD, scene.game.view(0), True).grid.cells.items(), key=lambda item: len(item[1]))[0]
    area = crowded.partition(":")[2]
    for _ in range(6):
        scene.put("wretch", area)
        scene.put("drone", area)
    view = scene.game.view(0)
    drawing = MapDrawing(BOARD, view, unicode=True)
    assert drawing.left_out
    listed = "\n".join(row.plain for row in map_lines(BOARD, view, 80, unicode=True)).rpartition("Locusts:")[2]
    assert all(f"{figure_marks(BOARD, view)[ref][0]} {BOARD.name(crowded)}" in listed for ref in drawing.left_out)


def test_hurt_figures_are_marked_in_lower_case() -> None:
    scene = Scene((MARCUS, DOM))
    scene.put("drone", "2A.F", wounded=True)
    scene.put("drone", "2A.F")
    scene.bleed(1)
    marks = {ref: mark for ref, (mark, _) in figure_marks(BOARD, scene.game.view(0)).items()}
    assert marks == {
        "cog:marcus_fenix": "Ma",
        "cog:dominic_santiago": "d!",
        "figure:drone-1": "d1",
        "figure:drone-2": "D2",
    }


def test_open_and_sealed_holes_and_dropped_weapons_look_different() -> None:
    scene = Scene((MARCUS,))
    scene.t.sealed = (scene.area("9A.C"),)
    scene.t.holes = tuple(hole for hole in scene.t.holes if hole != scene.area("9A.C"))
    scene.t.dropped = (DroppedWeapon(scene.area("2A.E"), 0, "lancer"),)
    drawing = MapDrawing(BOARD, scene.game.view(0), unicode=True)
    assert any("><" in text for text in inside(drawing, "area:9A.C"))
    assert any("()" in text for text in inside(drawing, "area:2A.F"))
    assert any("&" in text for text in inside(drawing, "area:2A.E"))
