"""BG-SPAWN: Locusts enter the map."""

from __future__ import annotations

import pytest

from eday.board import new
from eday.board.pieces import Door
from tests.board.rules.locust_log import drawn_cards, spawned
from tests.board.rules.locust_maps import LANE, LANE_WITH_HOLES, TRENCH, on
from tests.board.scene import SQUAD, Scene


def fill(s: Scene, area: str, **left: int) -> None:
    """Put Locusts into the area until that many of each named kind are unused."""
    for kind, count in left.items():
        for _ in range(len(s.t.box.kinds[kind]) - count):
            s.put(kind, area)


@pytest.mark.rule("BG-SPAWN-01")
def test_an_unused_figure_comes_and_those_in_play_stay() -> None:
    s = on(LANE)
    before = [s.put("boomer", "2A.B"), s.put("boomer", "2A.C")]
    s.at_locusts(4)
    assert ("boomer", "area:2A.H") in spawned(s)
    assert [s.where(figure) for figure in before] == ["2A.B", "2A.C"]
    assert sorted(str(s.where(figure)) for figure in s.t.family("boomer")) == ["2A.B", "2A.C", "2A.H"]


@pytest.mark.rule("BG-SPAWN-02", "BG-COVER-06", "BG-COVER-08")
@pytest.mark.parametrize(("card", "kind", "covered"), [(11, "wretch", 0), (12, "drone", 2), (19, "boomer", 1)])
def test_with_the_cover_icon_it_spawns_in_cover(card: int, kind: str, covered: int) -> None:
    s = on(TRENCH)
    s.t.holes = (s.area("2A.D"),)
    s.at_locusts(card)
    assert {s.where(figure) for figure in s.t.family(kind)} == {"2A.D"}
    assert sum(s.t.cover[figure] >= 0 for figure in s.t.family(kind)) == covered


@pytest.mark.rule("BG-SPAWN-02", "BG-COVER-04")
def test_without_a_free_cover_space_it_spawns_beside_it() -> None:
    s = on(TRENCH)
    s.t.holes = (s.area("2A.D"),)
    s.cog(0, "2A.D", "2A.east")
    s.at_locusts(12)
    first, second = s.t.family("drone")
    assert (s.t.cover[first], s.t.cover[second]) == (s.cover("2A.west"), -1)


@pytest.mark.rule("BG-SPAWN-03")
def test_when_several_spawn_for_one_cover_space_the_active_player_chooses_the_order() -> None:
    s = on(TRENCH)
    s.t.doors = (Door(s.area("2A.E"), 0, 1, 0),)
    s.cog(0, "2A.E")
    s.cog(1, "2A.E")
    s.at_locusts(4, seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "spawn")
    assert s.ids == [f"spawn:{enemy}:area:2A.E" for enemy in ("wretch", "drone", "boomer")]
    s.choose("spawn:boomer:area:2A.E")
    assert s.t.cover[s.t.family("boomer")[0]] == s.cover("2A.lone")
    assert s.t.cover[s.t.family("drone")[0]] == -1


@pytest.mark.rule("BG-SPAWN-03", "BG-SPAWN-04")
def test_the_order_decides_who_gets_the_last_figure() -> None:
    s = on(LANE)
    fill(s, "2A.H", wretch=0, boomer=1)
    s.at_locusts(4)
    assert s.decision.kind == "spawn"
    s.choose("spawn:wretch:area:2A.H")
    assert [enemy for enemy, _ in spawned(s)] == ["boomer", "drone", "drone"]


@pytest.mark.rule("BG-SPAWN-03")
def test_when_figures_run_short_the_active_player_chooses_which_hole_of_a_tile_comes_first() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["16A"]}]
    s = Scene(SQUAD, tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    fill(s, "2A.A", drone=1)
    s.cog(0, "2A.C")
    s.hand(0, "teamwork")
    s.at_order()
    s.choose("explore:area:2A.C")
    assert (s.decision.seat, s.decision.kind) == (0, "spawn")
    assert {ref for option in s.decision.options for ref in option.refs} == {"area:16A.B", "area:16A.H"}
    assert "area" not in s.decision.context
    s.choose("spawn:drone:area:16A.H")
    drones = [area for enemy, area in spawned(s) if enemy == "drone"]
    assert drones == ["area:16A.H"]


@pytest.mark.rule("BG-SPAWN-03")
@pytest.mark.card("ai:11")
def test_when_figures_run_short_the_active_player_chooses_which_hole_of_a_card_comes_first() -> None:
    s = on(LANE)
    s.t.holes = tuple(s.area(f"2A.{name}") for name in "ABCD")
    s.cog(0, "2A.C")
    s.at_locusts(11)
    assert s.offered("spawn") == [f"spawn:wretch:area:2A.{name}" for name in "ABCD"]
    s.choose(*["spawn:wretch:area:2A.D"] * 2, *["spawn:wretch:area:2A.C"] * 2)
    wretches = [area for enemy, area in spawned(s) if enemy == "wretch"]
    assert wretches[:4] == ["area:2A.D"] * 2 + ["area:2A.C"] * 2
    s.choose(*["spawn:wretch:area:2A.A"] * 2)
    assert [area for enemy, area in spawned(s) if enemy != "wretch"] == ["area:2A.B"] * 2


@pytest.mark.rule("BG-SPAWN-03", "BG-EXPLORE-08")
def test_tiles_are_served_in_the_order_laid_even_when_figures_run_short() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["9A", "16A"]}]
    s = Scene(SQUAD, tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    fill(s, "2A.A", drone=2)
    s.cog(0, "2A.C")
    s.hand(0, "teamwork")
    s.at_order()
    s.choose("explore:area:2A.C")
    while s.decision.kind in ("spawn", "locust_cover"):
        s.choose(s.ids[-1])
    laid = [str(data["tile"]).removeprefix("tile:") for data in s.happened("tile_placed")]
    assert list(dict.fromkeys(area[5:].partition(".")[0] for _, area in spawned(s))) == laid


@pytest.mark.rule("BG-SPAWN-03", "BG-SPAWN-04")
def test_nobody_is_asked_where_every_order_brings_the_same() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["16A"]}]
    s = Scene(SQUAD, tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    fill(s, "2A.A", drone=0, boomer=0)
    s.cog(0, "2A.C")
    s.hand(0, "teamwork")
    s.at_order()
    s.choose("explore:area:2A.C")
    assert {enemy for enemy, _ in spawned(s)} == {"wretch"}
    assert s.decision.kind == "order"


@pytest.mark.rule("BG-SPAWN-04")
@pytest.mark.parametrize(
    ("left", "comes"),
    [
        ({}, "drone"),
        ({"drone": 0}, "boomer"),
        ({"drone": 0, "boomer": 0}, "wretch"),
        ({"drone": 1, "boomer": 0}, "drone"),
    ],
)
def test_when_a_kind_has_run_out_the_strongest_kind_left_comes(left: dict[str, int], comes: str) -> None:
    s = on(LANE)
    fill(s, "2A.H", **left)
    s.at_locusts(3)
    assert spawned(s) == [(comes, "area:2A.H")]


@pytest.mark.rule("BG-SPAWN-04")
def test_in_place_of_a_wretch_a_boomer_comes_before_a_drone() -> None:
    s = on(LANE)
    fill(s, "2A.H", wretch=0, boomer=0)
    s.cog(0, "2A.C")
    s.at_locusts(7)
    assert spawned(s) == [("drone", "area:2A.C")]
    s = on(LANE)
    fill(s, "2A.H", wretch=0, boomer=1)
    s.cog(0, "2A.C")
    s.at_locusts(7)
    assert spawned(s) == [("boomer", "area:2A.C")]


@pytest.mark.rule("BG-SPAWN-05")
def test_with_all_figures_in_play_nothing_spawns() -> None:
    s = on(LANE)
    fill(s, "2A.H", wretch=0, drone=0, boomer=0)
    s.at_locusts(3)
    assert len(s.t.locusts()) == 15
    assert spawned(s) == []
    assert s.decision.kind == "activate"


@pytest.mark.rule("BG-SPAWN-06")
def test_the_map_exit_is_the_exit_area_that_carries_the_door() -> None:
    s = Scene(tiles=("2A", "9A", "12A", "16A"))
    s.at_locusts(3)
    assert spawned(s) == [("drone", "area:16A.F")]


@pytest.mark.rule("BG-SPAWN-06")
def test_without_a_door_there_is_no_map_exit_to_spawn_at() -> None:
    s = on(LANE)
    s.t.doors = ()
    s.at_locusts(4)
    assert spawned(s) == []
    assert drawn_cards(s) == [4]


@pytest.mark.rule("BG-SPAWN-07")
def test_a_hole_sealed_by_a_grenade_spawns_no_more() -> None:
    s = on(LANE_WITH_HOLES)
    s.hand(0, "teamwork")
    s.t.ai_deck = (12,)
    s.attack_dice("omen", "blank", "blank", "blank")
    s.at_order()
    s.choose("play_attack:order:teamwork", "attack:bolo_grenade.overkill:area:2A.B", "seal:hole:2A.B")
    s.wind_up()
    assert spawned(s) == [("drone", "area:2A.C")] * 2


@pytest.mark.rule("BG-SPAWN-08")
def test_set_up_spawns_the_codes_of_all_tiles_at_their_holes() -> None:
    game = new(mission="emergence", cogs=("marcus_fenix", "dominic_santiago"), seed=3)
    while game.decision is not None and game.decision.kind in ("spawn", "locust_cover"):
        game.choose(game.decision.options[0].id)
    spawns = [event.data for event in game.events_for(None) if event.kind == "figure_spawned"]
    found = sorted((str(data["area"]), str(data["enemy"])) for data in spawns)
    assert found == [
        ("area:12A.B", "boomer"),
        ("area:16A.B", "drone"),
        ("area:16A.H", "drone"),
        ("area:2A.F", "boomer"),
        ("area:9A.C", "drone"),
    ]


@pytest.mark.rule("BG-SPAWN-08")
def test_exploring_spawns_the_code_of_the_new_tile() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["9A"]}]
    s = Scene(tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    s.cog(0, "2A.C")
    s.hand(0, "teamwork")
    s.at_order()
    s.choose("explore:area:2A.C")
    assert spawned(s) == [("drone", "area:9A.C")]


@pytest.mark.rule("BG-SPAWN-09", "BG-ENEMY-07")
@pytest.mark.card("enemy:wretch")
def test_the_wretch_omen_brings_no_substitute() -> None:
    s = on(LANE)
    s.bleed(1)
    fill(s, "2A.H", wretch=1)
    last = s.put("wretch", "2A.B")
    s.attack_dice("omen", "omen")
    s.at_locusts(8)
    s.choose("activate:" + s.ref(last))
    assert len(s.happened("attack_declared")) == 1
    assert spawned(s) == []
