"""The map of a seed, shown without playing, is the map the game of that seed lays."""

from __future__ import annotations

from pathlib import Path

import pytest

import eday
from eday.board import BoardGame, layout_preview
from eday.board.map import FAR, MapShape
from eday.board.map.export import map_json
from eday.content import load
from eday.kernel import SetupError
from tests.board.scene import BAIRD, COLE, DOM, MARCUS

ONE_MAP = ("emergence", "china_shop", "belly_of_the_beast", "roadblocks", "hive")
"""Missions whose levels join one another (Scattered has two maps, Horde Mode a choice of one level)."""
TWO_LEVELS = "emergence: {levels: [{locations: [2A, 9A, 12A]}, {locations: [3A, 5A, 16A]}]}\n"


def tiles(shape: MapShape) -> list[str]:
    return [tile.tile for tile in shape.tiles]


def doors(game: BoardGame) -> tuple[int, ...]:
    return tuple(area for area, _ in game._table.doors)


@pytest.mark.parametrize("seed", [0, 1, 2, 7, 8, 99, -5, 123_456_789_012_345])
def test_level_1_is_what_a_game_of_that_seed_lays(seed: int) -> None:
    game = eday.board.new(cogs=(MARCUS, DOM), seed=seed)
    shape, exits = layout_preview("emergence", seed)
    assert shape.key == game._table.shape.key
    assert exits == doors(game)
    shown = map_json(shape, [shape.tile_of_area[area] for area in exits])
    seen = game.view(None)["map"]
    common = seen.keys() & shown.keys()
    assert {"tiles", "areas", "walls", "covers", "holes", "doors", "entrance"} <= common
    for name in common:
        assert seen[name] == shown[name], name


def test_squad_and_difficulty_make_no_difference() -> None:
    shape, _ = layout_preview("emergence", 11)
    for cogs in ((BAIRD,), (COLE, MARCUS, DOM), (DOM, COLE, BAIRD, MARCUS)):
        assert eday.board.new(cogs=cogs, seed=11, insane=True)._table.shape.key == shape.key


def test_seeds_differ() -> None:
    assert len({tuple(tiles(layout_preview("emergence", seed)[0])) for seed in range(60)}) > 12


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_all_levels_are_what_exploring_lays(seed: int, tmp_path: Path) -> None:
    (tmp_path / "missions.yaml").write_text(TWO_LEVELS, encoding="utf-8")
    game = eday.board.new(cogs=(MARCUS, DOM), seed=seed, content=tmp_path)
    first, first_doors = layout_preview("emergence", seed, "1", content=tmp_path)
    both, last_doors = layout_preview("emergence", seed, "all", content=tmp_path)
    while game.decision is not None and game.decision.kind != "order":
        game.choose(game.decision.options[-1].id)
    assert game._table.shape.key == first.key
    assert doors(game) == first_doors
    table = game._table
    table.place(table.active, first_doors[0])
    game._run()
    game.choose(f"explore:{table.area_ref(first_doors[0])}")
    assert game._table.shape.key == both.key
    assert doors(game) == last_doors != first_doors
    assert set(tiles(first)) == {"2A", "9A", "12A"}
    assert tiles(both)[:3] == tiles(first)
    assert set(tiles(both)[3:]) == {"3A", "5A", "16A"}


@pytest.mark.parametrize("mission", ONE_MAP)
def test_all_lays_every_level_in_one_connected_map(mission: str) -> None:
    levels = load().missions[mission].levels
    for seed in range(8):
        shape, exits = layout_preview(mission, seed, "all")
        left = tiles(shape)
        for level in levels:
            laid, left = left[: len(level.locations)], left[len(level.locations) :]
            assert sorted(laid) == sorted(level.locations)
        assert left == []
        assert all(distance < FAR for row in shape.range for distance in row)
        assert exits == (shape.exit_of_tile[-1],)


@pytest.mark.parametrize("mission", ONE_MAP)
def test_level_1_alone_is_the_beginning_of_all_levels(mission: str) -> None:
    first = load().missions[mission].levels[0].locations
    for seed in (0, 1, 2):
        shape, exits = layout_preview(mission, seed, "1")
        assert sorted(tiles(shape)) == sorted(first)
        assert tiles(layout_preview(mission, seed, "all")[0])[: len(first)] == tiles(shape)
        assert exits == (shape.exit_of_tile[-1],)


@pytest.mark.parametrize("levels", ["1", "all"])
def test_horde_mode_is_laid_for_some_difficulty_or_refused_in_words(levels: str) -> None:
    """Its tiles hang on the difficulty, and its one level lists none."""
    decks = [sorted(deck) for deck in load().missions["horde_mode"].difficulties.values()]
    try:
        shape, _ = layout_preview("horde_mode", 7, levels)
    except SetupError:
        return
    assert sorted(tiles(shape)) in decks


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        layout_preview("picnic", 7)
    assert refusal.value.key == "setup-unknown-mission"
