"""BG-SETUP: laying the first level, its spawns, and the COGs on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eday.board import BoardGame, layout_preview, new
from eday.board.setup import pack_box
from eday.content.board import from_patch
from tests.board.scene import COLE, DOM, MARCUS, SQUAD
from tests.compared import shown_to

EQUIPPED = {"tile:2A": "weapon", "tile:12A": "grenades", "tile:16A": "ammunition"}
CODES = {
    "2A": {1: "B", 2: "C", 3: "AC", 4: "ABC"},
    "9A": {1: "A", 2: "B", 3: "AB", 4: "AAB"},
    "12A": {1: "B", 2: "C", 3: "AC", 4: "CC"},
    "16A": {1: "A", 2: "B", 3: "AA", 4: "ABB"},
}
HOLES = {"2A": ["2A.F"], "9A": ["9A.C"], "12A": ["12A.B"], "16A": ["16A.B", "16A.H"]}
SLOTS = {"A": "wretch", "B": "drone", "C": "boomer"}

# Entrance in A, exit and hole in C; C's western border is cover towards A, its southern one towards D.
HALL = """\
+---------------+
|A A.B B B BcC C|
|   +       +   |
|A A.B B B BcC C|
+   +       +   +
+A A.B B B B.C C+
+   +       +   +
+A A.B B B B.C C+
+   +       +c+c+
|A A.B B B B.D D|
|   +       +   |
|A A.B B B B.D D|
+---------------+
"""
# The same, but a closed room E keeps A from seeing the western cover of C.
WALLED_HALL = """\
+---------------+
|A A#E E E EcC C|
|   +       +   |
|A A#E E E E.C C|
+   +       +   +
+A A#E E E E#C C+
+   +#+#+#+#+   +
+A A.B B B B.C C+
+   +       +c+c+
|A A.B B B B.D D|
|   +       +   |
|A A.B B B B.D D|
+---------------+
"""
WEST = {"id": "c1", "cell": [6, 0], "arrows": ["W"]}
WEST_TOO = {"id": "c2", "cell": [6, 1], "arrows": ["W"]}
SOUTH = {"id": "c3", "cell": [7, 3], "arrows": ["S"]}


def hall(*covers: dict[str, Any], plan: str = HALL) -> BoardGame:
    """Two players on a single tile whose spawn, a boomer, appears in C."""
    tile = {
        "plan": plan,
        "entrance": {"side": "W", "start": 2},
        "exit": {"side": "E", "start": 2},
        "holes": [[7, 1]],
        "covers": list(covers),
        "cornered": [],
    }
    patch = {
        "tiles": {"9A": tile},
        "locations": {"9A": {"spawn": {2: "C"}}},
        "missions": {"emergence": {"levels": [{"locations": ["9A"]}]}},
    }
    return BoardGame(pack_box(from_patch(patch), "emergence", (MARCUS, DOM), 1, False, "normal"))


def events(game: BoardGame, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, dict(event.data)) for event in game.events_for(None) if event.kind in kinds]


def data(game: BoardGame, kind: str) -> list[dict[str, Any]]:
    return [found for _, found in events(game, kind)]


def until(game: BoardGame, *kinds: str) -> BoardGame:
    """Choose the first option until a decision of one of these kinds is open."""
    while game.decision is not None and game.decision.kind not in kinds:
        game.choose(game.decision.options[0].id)
    return game


def squad(players: int, seed: int) -> BoardGame:
    return until(new(cogs=SQUAD[:players], seed=seed), "heal", "order")


def tile_order(game: BoardGame) -> list[str]:
    return [str(event["tile"]).removeprefix("tile:") for event in data(game, "tile_placed")]


@pytest.mark.rule("BG-SETUP-13")
@pytest.mark.parametrize("seed", range(4))
def test_level_one_is_laid_until_its_deck_is_empty(seed: int) -> None:
    game = squad(2, seed)
    assert sorted(tile_order(game)) == sorted(CODES)
    assert game.view(None)["map"]["levels"] == []
    assert [tile.tile for tile in game._table.shape.tiles] == tile_order(game)


@pytest.mark.rule("BG-SETUP-14")
@pytest.mark.parametrize("seed", range(6))
def test_entrances_meet_exits(seed: int) -> None:
    shape = squad(2, seed)._table.shape
    for i in range(1, 4):
        before, tile = shape.tiles[i - 1], shape.tiles[i]
        assert set(before.gap("exit")) == set(tile.gap("entrance"))
        assert shape.entrance_of_tile[i] in shape.neighbours[shape.exit_of_tile[i - 1]]
        assert [n for n in shape.neighbours[shape.entrance_of_tile[i]] if shape.tile_of_area[n] == i - 1] == [
            shape.exit_of_tile[i - 1]
        ]
    for i, a in enumerate(shape.tiles):
        for b in shape.tiles[:i]:
            apart = a.x >= b.x + b.width or b.x >= a.x + a.width or a.y >= b.y + b.height or b.y >= a.y + a.height
            assert apart, (a.tile, b.tile)


@pytest.mark.rule("BG-SETUP-15")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_code_of_each_tile_once_at_each_hole(players: int, seed: int) -> None:
    spawned = Counter((event["area"], event["enemy"]) for event in data(squad(players, seed), "figure_spawned"))
    expected: Counter[tuple[str, str]] = Counter()
    for tile, codes in CODES.items():
        for hole in HOLES[tile]:
            expected.update((f"area:{hole}", SLOTS[slot]) for slot in codes[players])
    assert spawned == expected


@pytest.mark.rule("BG-SETUP-16", "BG-TERM-05")
@pytest.mark.parametrize("seed", range(6))
def test_one_door_on_the_exit_of_the_last_tile(seed: int) -> None:
    game = squad(2, seed)
    last = tile_order(game)[-1]
    exits = {"2A": "2A.C", "9A": "9A.F", "12A": "12A.A", "16A": "16A.F"}
    assert data(game, "door_placed") == [{"area": f"area:{exits[last]}"}]
    assert [door["area"] for door in game.view(None)["map"]["doors"]] == [f"area:{exits[last]}"]


@pytest.mark.rule("BG-SETUP-17")
def test_only_location_cards_with_equipment_stay() -> None:
    cards = squad(2, 1).view(None)["map"]["equipment_cards"]
    assert {card["tile"]: card["equipment"] for card in cards} == EQUIPPED
    assert {card["area"] for card in cards} == {"area:2A.B", "area:12A.G", "area:16A.I"}


@pytest.mark.rule("BG-SETUP-18")
@pytest.mark.parametrize("seed", range(4))
def test_drones_and_boomers_fill_the_cover_of_their_area_and_wretches_none(seed: int) -> None:
    game = squad(4, seed)
    t = game._table
    for area in t.shape.holes:
        figures = [f for f in t.figures_in(area) if f >= 4]
        takers = [f for f in figures if t.enemy_of(f).id != "wretch"]
        covered = [f for f in figures if t.cover[f] >= 0]
        assert len(covered) == min(len(takers), len(t.shape.covers_of_area[area]))
        assert set(covered) <= set(takers)
        assert all(t.shape.area_of_cover[t.cover[f]] == area for f in covered)


@pytest.mark.rule("BG-SETUP-19")
@pytest.mark.parametrize("seed", range(6))
def test_cogs_start_in_the_entrance_area_of_the_first_tile(seed: int) -> None:
    game = squad(3, seed)
    entrance = {"2A": "2A.D", "9A": "9A.A", "12A": "12A.F", "16A": "16A.E"}[tile_order(game)[0]]
    assert [cog["area"] for cog in game.view(None)["cogs"]] == [f"area:{entrance}"] * 3


@pytest.mark.rule("BG-SETUP-20")
@pytest.mark.parametrize("seed", range(4))
def test_cover_is_offered_from_the_first_player_on(seed: int) -> None:
    game = until(new(cogs=(MARCUS, DOM, COLE), seed=seed), "setup_cover")
    first = data(game, "first_player_chosen")[0]["seat"]
    t = game._table
    (cover,) = t.shape.covers_of_area[t.shape.entrance_of_tile[0]]
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        assert game.decision is not None
        assert game.decision.seat == seat
        assert [o.id for o in game.decision.options] == [f"cover:cover:{t.shape.covers[cover]}", "stay"]
        game.choose("stay")
    assert [cog["cover"] for cog in game.view(None)["cogs"]] == [None] * 3
    assert game.view(None)["turn"] == 1


@pytest.mark.rule("BG-SETUP-20")
def test_a_taken_cover_space_is_not_offered_again() -> None:
    game = until(new(cogs=(MARCUS, DOM), seed=1), "setup_cover")
    assert game.decision is not None
    seat, taken = game.decision.seat, game.decision.options[0]
    game.choose(taken.id)
    covers = [cog["cover"] for cog in game.view(None)["cogs"]]
    assert (covers[seat], covers[1 - seat]) == (taken.refs[0], None)
    assert game.view(None)["turn"] == 1, "the other player had nothing to choose"


@pytest.mark.rule("BG-SETUP-EX-02")
def test_tile_2a_with_four_players() -> None:
    """In the example the wretch enters cover as well: an icon that here only an overlay gives it."""
    patch = {
        "enemies": {"wretch": {"takes_cover": True}},
        "missions": {"emergence": {"levels": [{"locations": ["2A"]}]}},
    }
    game = BoardGame(pack_box(from_patch(patch), "emergence", SQUAD, 1, False, "normal"))
    until(game, "heal", "order")
    view = game.view(None)
    assert sorted(locust["enemy"] for locust in view["locusts"]) == ["boomer", "drone", "wretch"]
    assert {locust["area"] for locust in view["locusts"]} == {"area:2A.F"}
    assert {locust["cover"] for locust in view["locusts"]} == {"cover:2A.c4", "cover:2A.c5", "cover:2A.c6"}
    assert [card["tile"] for card in view["map"]["equipment_cards"]] == ["tile:2A"]


@pytest.mark.rule("BG-SETUP-EX-03")
def test_tile_16a_behind_2a_with_four_players() -> None:
    seed = next(
        seed for seed in range(200) if [t.tile for t in layout_preview("emergence", seed)[0].tiles][:2] == ["2A", "16A"]
    )
    game = squad(4, seed)
    shape = game._table.shape
    assert shape.area_index["16A.E"] in shape.neighbours[shape.area_index["2A.C"]]
    spawned = Counter((e["area"], e["enemy"]) for e in data(game, "figure_spawned") if "16A" in e["area"])
    assert spawned == {
        ("area:16A.B", "wretch"): 1,
        ("area:16A.B", "drone"): 2,
        ("area:16A.H", "wretch"): 1,
        ("area:16A.H", "drone"): 2,
    }


@pytest.mark.rule("BG-SETUP-EX-04")
@pytest.mark.parametrize("seed", range(5))
def test_emergence_with_four_players_leaves_one_wretch(seed: int) -> None:
    view = shown_to(squad(4, seed), None)
    assert Counter(locust["enemy"] for locust in view["locusts"]) == {"wretch": 5, "drone": 6, "boomer": 3}
    assert {slot: view["enemies"][slot]["unused"] for slot in "ABC"} == {"A": 1, "B": 0, "C": 0}


@pytest.mark.parametrize("seed", range(4))
def test_r04_all_tiles_are_laid_before_the_first_spawn(seed: int) -> None:
    game = squad(4, seed)
    found = events(game, "tile_placed", "figure_spawned")
    assert [kind for kind, _ in found] == ["tile_placed"] * 4 + ["figure_spawned"] * 14
    order = tile_order(game)
    tiles = [str(e["area"]).removeprefix("area:").split(".")[0] for kind, e in found if kind == "figure_spawned"]
    assert list(dict.fromkeys(tiles)) == order
    assert tiles == sorted(tiles, key=order.index)


def test_r03_locusts_take_the_best_cover_against_the_entrance() -> None:
    game = hall(SOUTH, WEST)
    assert game.view(None)["locusts"][0]["cover"] == "cover:9A.c1"


def test_r03_cover_the_entrance_cannot_see_counts_nothing() -> None:
    game = hall(WEST, SOUTH, plan=WALLED_HALL)
    assert game.view(None)["locusts"][0]["cover"] == "cover:9A.c3"


def test_r03_the_first_player_breaks_ties() -> None:
    game = hall(WEST, SOUTH, WEST_TOO)
    assert game.decision is not None
    assert game.decision.kind == "locust_cover"
    assert game.decision.seat == data(game, "first_player_chosen")[0]["seat"]
    assert [option.id for option in game.decision.options] == ["cover:cover:9A.c1", "cover:cover:9A.c2"]
    game.choose("cover:cover:9A.c2")
    assert game.view(None)["locusts"][0]["cover"] == "cover:9A.c2"
