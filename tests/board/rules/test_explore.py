"""BG-EXPLORE, BG-LOCK: what lies behind the doors."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eday.board.pieces import Door
from eday.kernel import Event
from tests.board.scene import COLE, DOM, MARCUS, Scene


def mission(*levels: tuple[str, ...], locked: tuple[int, ...] = (), **files: Any) -> dict[str, Any]:
    """Emergence with these levels; the numbers of the locked ones."""
    decks = [{"locations": list(tiles), "locked": i + 1 in locked} for i, tiles in enumerate(levels)]
    return {"missions": {"emergence": {"levels": decks}}, **files}


THREE = mission(("2A",), ("9A", "12A"), ("16A",))

# Entrance in the west, exit on any side: three areas in a row.
STRIP = """\
+---------------+
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
+---------------+
"""


def strip(side: str, start: int) -> dict[str, Any]:
    return {
        "plan": STRIP,
        "entrance": {"side": "W", "start": 2},
        "exit": {"side": side, "start": start},
        "holes": [[6, 4]],
        "covers": [],
        "cornered": [],
    }


BENDS = {"3A": strip("E", 2), "6A": strip("S", 6), **{tile: strip("N", 6) for tile in ("5A", "8A", "9A")}}
"""3A goes straight on, 5A, 8A and 9A turn left, 6A turns right."""


def at_door(*cards: str, patch: dict[str, Any] | None = None, cogs: tuple[str, ...] = (MARCUS, DOM)) -> Scene:
    """Seat 0 stands in 2A.C, the exit with the door, about to give an order; 2A is the whole map."""
    s = Scene(cogs, tiles=("2A",), patch=patch or THREE)
    s.hand(0, *cards)
    s.cog(0, "2A.C")
    s.at_order(0)
    return s


def explore(s: Scene) -> list[Event]:
    """Open the door and make the Locusts' choices somehow."""
    events = s.choose(s.offered("explore")[0])
    while s.decision.kind in ("spawn", "locust_cover"):
        events += s.choose(s.ids[0])
    return events


def tiles(s: Scene) -> list[str]:
    return [tile.tile for tile in s.t.shape.tiles]


@pytest.mark.rule("BG-EXPLORE-01")
def test_a_door_in_the_own_area_can_be_explored() -> None:
    assert at_door("assault", "advance").offered("explore") == ["explore:area:2A.C"]
    s = at_door("assault", "advance")
    for area in ("2A.B", "2A.F", "2A.D"):
        s.cog(0, area)
        s.at_order(0)
        assert not s.offered("explore"), area


@pytest.mark.rule("BG-EXPLORE-01")
def test_at_any_time_of_the_order_step() -> None:
    s = at_door("assault", "advance")
    assert (s.decision.kind, len(s.offered("explore"))) == ("order", 1)
    s.choose("play_actions:order:assault")
    assert (s.decision.kind, len(s.offered("explore"))) == ("action", 1)
    s.choose("move:area:2A.B")
    assert not s.offered("explore")
    s.choose("move:area:2A.C")
    assert (s.decision.kind, len(s.offered("explore"))) == ("move", 1), "in the middle of a move"
    s.choose("stop")
    assert (s.decision.kind, len(s.offered("explore"))) == ("action", 1), "and after it"


@pytest.mark.rule("BG-EXPLORE-01")
def test_with_no_movement_left_but_before_the_cover_space_is_fixed() -> None:
    s = at_door("assault", "advance")
    s.t.doors = (Door(s.area("2A.F"), 0, 1, 0),)
    s.choose("play_actions:order:assault", "move:area:2A.F", "move:area:2A.C", "move:area:2A.F")
    assert (s.decision.kind, s.decision.context["left"]) == ("move", 0)
    covers = s.offered("cover")
    explore(s)
    assert len(tiles(s)) > 1
    assert (s.decision.kind, s.offered("cover")) == ("move", covers)
    assert not s.offered("move")


@pytest.mark.rule("BG-EXPLORE-01")
def test_in_no_other_step_and_by_nobody_else() -> None:
    s = at_door("assault", "advance")
    s.at_heal(0)
    assert not s.offered("explore")
    s.hand(1, "assault", "advance")
    s.at_order(1)
    assert not s.offered("explore"), "Dom is not at the door"
    s.bleed(0)
    s.t.turn = 1
    s.begin_turn(0)
    assert s.decision.kind == "crawl"
    assert not s.offered("explore")


@pytest.mark.rule("BG-EXPLORE-01")
def test_without_a_location_deck_there_is_nothing_to_explore() -> None:
    s = Scene()
    s.hand(0, "assault", "advance")
    s.cog(0, "16A.F")
    s.at_order(0)
    assert not s.offered("explore")


@pytest.mark.rule("BG-EXPLORE-02")
def test_exploring_costs_neither_cards_nor_movement() -> None:
    s = at_door("assault", "advance")
    explore(s)
    assert s.hand_names(0) == ["assault", "advance"]
    assert s.decision.kind == "order"
    s = at_door("assault", "advance")
    s.cog(0, "2A.B")
    s.at_order(0)
    s.choose("play_move:order:assault", "move:area:2A.C")
    explore(s)
    assert s.hand_names(0) == ["advance"]
    assert (s.decision.kind, s.decision.context["left"]) == ("move", 1)


@pytest.mark.rule("BG-EXPLORE-03")
def test_the_door_is_removed() -> None:
    s = at_door("assault", "advance")
    explore(s)
    assert s.area("2A.C") not in [door.area for door in s.t.doors]
    assert not s.offered("explore")


@pytest.mark.rule("BG-EXPLORE-04", "BG-EXPLORE-08")
def test_the_whole_lowest_deck_is_laid_and_no_other() -> None:
    s = at_door("assault", "advance")
    explore(s)
    assert set(tiles(s)) == {"2A", "9A", "12A"}
    assert s.game.view(None)["map"]["levels"] == [{"level": 3, "locked": False, "cards": 1}]
    assert {event["level"] for event in s.happened("tile_placed")} == {2}


@pytest.mark.rule("BG-EXPLORE-04")
def test_the_next_door_leads_to_the_next_deck() -> None:
    s = at_door("assault", "advance")
    explore(s)
    s.t.place(0, s.t.doors[0].area)
    s.at_order(0)
    explore(s)
    assert tiles(s)[-1] == "16A"
    assert s.game.view(None)["map"]["levels"] == []
    s.t.place(0, s.t.doors[0].area)
    s.at_order(0)
    assert not s.offered("explore"), "nothing is left"


@pytest.mark.rule("BG-EXPLORE-05")
@pytest.mark.parametrize("layout_seed", range(4))
def test_entrance_on_the_explored_exit(layout_seed: int) -> None:
    s = at_door("assault", "advance")
    s.t.layout_seed = layout_seed
    explore(s)
    shape = s.t.shape
    for i in (1, 2):
        assert set(shape.tiles[i].gap("entrance")) == set(shape.tiles[i - 1].gap("exit"))
        assert shape.entrance_of_tile[i] in shape.neighbours[shape.exit_of_tile[i - 1]]
    assert {tiles(s)[1], tiles(s)[2]} == {"9A", "12A"}


@pytest.mark.rule("BG-EXPLORE-05")
def test_what_lay_before_stays_where_it_was() -> None:
    s = at_door("assault", "advance")
    before = (s.t.shape.areas, s.t.shape.covers, s.where(0), s.where(1))
    explore(s)
    assert s.t.shape.areas[: len(before[0])] == before[0]
    assert s.t.shape.covers[: len(before[1])] == before[1]
    assert (s.where(0), s.where(1)) == before[2:]


@pytest.mark.rule("BG-EXPLORE-06")
def test_the_codes_of_the_new_tiles_are_spawned() -> None:
    """Two players: 9A says B, 12A says C."""
    s = at_door("assault", "advance")
    explore(s)
    spawned = {(spawn["enemy"], spawn["area"]) for spawn in s.happened("figure_spawned")}
    assert spawned == {("drone", "area:9A.C"), ("boomer", "area:12A.B")}
    assert len(s.t.locusts()) == 2
    assert all(s.t.cover[f] >= 0 for f in s.t.locusts())


@pytest.mark.rule("BG-EXPLORE-06", "BG-EXPLORE-EX-01")
def test_code_aab_at_each_hole_for_three_players() -> None:
    """No card prints AAB for three; an overlay gives it to 16A with its two holes."""
    patch = mission(("2A",), ("16A",), locations={"16A": {"spawn": {"3": "AAB"}}})
    s = at_door("assault", "advance", patch=patch, cogs=(MARCUS, DOM, COLE))
    explore(s)
    spawned = Counter((spawn["enemy"], spawn["area"]) for spawn in s.happened("figure_spawned"))
    assert spawned == {
        ("wretch", "area:16A.B"): 2,
        ("drone", "area:16A.B"): 1,
        ("wretch", "area:16A.H"): 2,
        ("drone", "area:16A.H"): 1,
    }
    covered = {s.t.enemy_of(f).id: s.t.cover[f] >= 0 for f in s.t.locusts()}
    assert covered == {"wretch": False, "drone": True}


@pytest.mark.rule("BG-EXPLORE-06")
def test_r04_tiles_first_then_spawns_in_the_order_laid() -> None:
    for layout_seed in range(4):
        s = at_door("assault", "advance")
        s.t.layout_seed = layout_seed
        events = explore(s)
        kinds = [event.kind for event in events if event.kind in ("tile_placed", "figure_spawned")]
        assert kinds == ["tile_placed", "tile_placed", "figure_spawned", "figure_spawned"]
        areas = [str(spawn["area"]).removeprefix("area:").split(".")[0] for spawn in s.happened("figure_spawned")]
        assert areas == tiles(s)[1:]


@pytest.mark.rule("BG-EXPLORE-07")
def test_only_cards_with_equipment_are_kept() -> None:
    s = at_door("assault", "advance")
    assert [card["tile"] for card in s.game.view(None)["map"]["equipment_cards"]] == ["tile:2A"]
    explore(s)
    assert [card["tile"] for card in s.game.view(None)["map"]["equipment_cards"]] == ["tile:2A", "tile:12A"]


@pytest.mark.rule("BG-EXPLORE-07")
def test_new_equipment_can_be_used() -> None:
    s = at_door("assault", "advance")
    explore(s)
    s.cog(0, "12A.G")
    s.at_order(0)
    assert s.offered("equipment") == ["equipment:area:12A.G"]


@pytest.mark.rule("BG-EXPLORE-09")
@pytest.mark.parametrize("layout_seed", range(4))
def test_a_door_on_the_exit_of_the_last_tile(layout_seed: int) -> None:
    s = at_door("assault", "advance")
    s.t.layout_seed = layout_seed
    explore(s)
    exits = {"9A": "9A.F", "12A": "12A.A"}
    last = exits[tiles(s)[-1]]
    assert [door["area"] for door in s.game.view(None)["map"]["doors"]] == [f"area:{last}"]
    assert s.happened("door_placed") == [{"area": f"area:{last}"}]


@pytest.mark.rule("BG-EXPLORE-10")
def test_the_turn_goes_on_with_unspent_movement() -> None:
    s = at_door("assault", "advance")
    s.cog(0, "2A.B")
    s.at_order(0)
    s.choose("play_actions:order:assault", "move:area:2A.C")
    explore(s)
    assert (s.decision.seat, s.decision.kind) == (0, "move")
    entrance = s.t.shape.areas[s.t.shape.entrance_of_tile[1]]
    s.choose(f"move:area:{entrance}")
    assert s.where(0) == entrance
    assert s.offered("move"), "the third area of Assault"
    s.choose("stop")
    assert s.decision.kind == "action"
    assert s.game.view(None)["step"] == "order"


@pytest.mark.rule("BG-EXPLORE-11")
def test_a_level_that_does_not_fit_is_set_up_anew() -> None:
    """Three left turns in a row run into the first tile, so the right turn must not come last.

    Of the 24 orders 18 fit, 6 of them with two left turns first. Were only the last card drawn again, half of all
    levels would begin with two left turns; with the whole level redone it is a third.
    """
    s = Scene(tiles=("3A",), patch=mission(("3A",), ("5A", "6A", "8A", "9A"), tiles=BENDS))
    s.hand(0, "assault", "advance")
    s.cog(0, "3A.C")
    s.at_order(0)
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        game = s.game.clone()
        game._table.layout_seed = seed
        game.choose("explore:area:3A.C")
        laid = game._table.shape.tiles
        assert len(laid) == 5, "all of the level"
        for i, a in enumerate(laid):
            for b in laid[:i]:
                assert a.x >= b.x + b.width or b.x >= a.x + a.width or a.y >= b.y + b.height or b.y >= a.y + a.height
        orders[tuple(tile.tile for tile in laid[1:])] += 1
    assert len(orders) == 18
    assert not [order for order in orders if order[3] == "6A"]
    assert 70 <= sum(count for order, count in orders.items() if order[2] == "6A") <= 125


@pytest.mark.rule("BG-LOCK-01")
def test_a_locked_level_cannot_be_explored() -> None:
    s = at_door("assault", "advance", patch=mission(("2A",), ("9A", "12A"), locked=(2,)))
    assert not s.offered("explore")
    s.choose("play_actions:order:assault")
    assert not s.offered("explore")
    s.choose("move:area:2A.B", "move:area:2A.C")
    assert not s.offered("explore")


@pytest.mark.rule("BG-LOCK-01")
def test_an_open_level_behind_a_locked_one_has_to_wait() -> None:
    """The lowest-numbered deck comes next, and it is locked."""
    s = at_door("assault", "advance", patch=mission(("2A",), ("9A",), ("12A",), locked=(2,)))
    assert not s.offered("explore")


@pytest.mark.rule("BG-LOCK-01")
def test_a_lock_on_a_later_level_does_not_matter_yet() -> None:
    s = at_door("assault", "advance", patch=mission(("2A",), ("9A",), ("12A",), locked=(3,)))
    explore(s)
    assert tiles(s) == ["2A", "9A"]
    s.cog(0, "9A.F")
    s.at_order(0)
    assert not s.offered("explore")


def keycode(s: Scene) -> None:
    """Activate 12B's keycode."""
    area = s.t.shape.areas[s.t.shape.equipment_of_tile[0]]
    s.cog(0, area)
    s.at_order(0)
    s.choose(f"equipment:area:{area}", "discard:order:advance")


def locked_in() -> Scene:
    """12B, whose equipment is a keycode, is the whole map; levels 2 and 3 are locked."""
    s = Scene(tiles=("12B",), patch=mission(("12B",), ("9A",), ("16A",), locked=(2, 3)))
    s.hand(0, "assault", "advance", "dig_in")
    return s


@pytest.mark.rule("BG-LOCK-02")
def test_a_keycode_removes_the_lock_of_the_next_level_alone() -> None:
    s = locked_in()
    assert [level["locked"] for level in s.game.view(None)["map"]["levels"]] == [True, True]
    keycode(s)
    assert [level["locked"] for level in s.game.view(None)["map"]["levels"]] == [False, True]
    assert s.game.view(None)["map"]["equipment_cards"] == [], "it is used up"


@pytest.mark.rule("BG-LOCK-03")
def test_an_unlocked_level_is_explored_as_usual() -> None:
    s = locked_in()
    door = s.t.shape.areas[s.t.doors[0].area]
    s.cog(0, door)
    s.at_order(0)
    assert not s.offered("explore")
    keycode(s)
    s.cog(0, door)
    s.at_order(0)
    assert s.offered("explore") == [f"explore:area:{door}"]
    explore(s)
    assert tiles(s) == ["12B", "9A"]
