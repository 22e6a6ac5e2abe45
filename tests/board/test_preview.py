"""The map of a seed, shown without playing, is the map the game of that seed lays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import eday
from eday.board import BoardGame, layout_preview
from eday.board.map import FAR, MapShape
from eday.board.map.export import map_json
from eday.content.board import load
from eday.kernel import SetupError
from tests.board.scene import BAIRD, COLE, DOM, MARCUS
from tests.compared import shown_to

TWO_LEVELS = "emergence: {levels: [{locations: [2A, 9A, 12A]}, {locations: [3A, 5A, 16A]}]}\n"


def tiles(shape: MapShape) -> list[str]:
    return [tile.tile for tile in shape.tiles]


def doors(game: BoardGame) -> tuple[int, ...]:
    return tuple(door.area for door in game._table.doors)


@pytest.mark.parametrize("seed", [0, 1, 2, 7, 8, 99, 123_456_789_012_345, 2**63 - 1])
def test_level_1_is_what_a_game_of_that_seed_lays(seed: int) -> None:
    game = eday.board.new(cogs=(MARCUS, DOM), seed=seed)
    shape, exits = layout_preview("emergence", seed)
    assert shape.key == game._table.shape.key
    assert exits == doors(game)
    shown: Any = map_json(shape, [shape.tile_of_area[area] for area in exits])
    seen = shown_to(game, None)["map"]
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


WHOLE: dict[str, tuple[int, ...]] = {
    "china_shop": (3, 3, 1),
    "belly_of_the_beast": (4, 3, 3),
    "roadblocks": (5, 3),
    "scattered": (3, 4, 3, 1),
    "hive": (3, 3, 3, 1),
}
"""Tiles of each piece of the whole map, in the order laid; of Roadblocks' last levels the first."""
ALONE = ("17B",)


@pytest.mark.parametrize("mission", WHOLE)
def test_all_lays_every_level(mission: str) -> None:
    pieces = [level.locations for level in load().missions[mission].levels]
    if len(WHOLE[mission]) > len(pieces):
        pieces.append(ALONE)
    for seed in range(8):
        left = tiles(layout_preview(mission, seed, "all")[0])
        for size, locations in zip(WHOLE[mission], pieces, strict=False):
            assert sorted(left[:size]) == sorted(locations)
            left = left[size:]
        assert left == []


@pytest.mark.parametrize("mission", WHOLE)
def test_what_lies_there_at_first_is_the_beginning_of_it(mission: str) -> None:
    at_first = {"roadblocks": 1, "scattered": 7}.get(mission, WHOLE[mission][0])
    for seed in (0, 1, 2):
        shape, _ = layout_preview(mission, seed, "1")
        assert len(shape.tiles) == at_first
        assert tiles(layout_preview(mission, seed, "all")[0])[:at_first] == tiles(shape)


@pytest.mark.parametrize("mission", [*WHOLE, "emergence", "horde_mode"])
def test_all_tiles_join_but_for_the_two_maps_of_scattered(mission: str) -> None:
    shape, _ = layout_preview(mission, 5, "all")
    assert max(shape.map_of_area) == (1 if mission == "scattered" else 0)
    for a, row in enumerate(shape.range):
        for b, distance in enumerate(row):
            assert (distance < FAR) == (shape.map_of_area[a] == shape.map_of_area[b])


def test_where_the_doors_stand() -> None:
    last = {"china_shop": ["17A"], "roadblocks": ["level 2"], "hive": [], "scattered": ["level 3", "17B"]}
    for mission, names in last.items():
        shape, exits = layout_preview(mission, 5, "all")
        assert len(exits) == len(names)
        for area, name in zip(exits, names, strict=True):
            tile = shape.tile_of_area[area]
            assert shape.exit_of_tile[tile] == area
            assert name.startswith("level") or shape.tiles[tile].tile == name
    shape, exits = layout_preview("belly_of_the_beast", 5, "1")
    assert exits == (shape.exit_of_tile[3], shape.exit_of_tile[0])
    assert layout_preview("roadblocks", 5, "1")[1] == ()


def test_horde_mode_is_laid_for_each_difficulty() -> None:
    for difficulty, deck in load().missions["horde_mode"].difficulties.items():
        shape, _ = layout_preview("horde_mode", 7, "all", horde=difficulty)
        assert sorted(tiles(shape)) == sorted(deck)


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        layout_preview("picnic", 7)
    assert refusal.value.key == "setup-unknown-mission"
