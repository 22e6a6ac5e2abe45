"""BG-MISSION-SCATTERED: doors that are barred, the two flips, the way through the doors, and the end."""

from __future__ import annotations

import pytest

import eday
from eday.board.map import FAR
from eday.board.pieces import DroppedWeapon
from tests.board.missions.records import check_records, check_words
from tests.board.missions.two_maps import away, door, settle, split
from tests.board.scene import Scene

DRONE, BOOMER, GRINDER = "drone", "boomer", "grinder"


def at_door(seat: int, level: int, stage: int, players: int = 2) -> Scene:
    """A COG stands in the area of a door, about to give an order."""
    s = split(players, stage)
    s.cog(seat, door(s, level))
    s.hand(seat, "assault", "advance")
    s.at_order(seat)
    return s


def tiles(s: Scene) -> list[str]:
    return [tile.tile for tile in s.t.shape.tiles]


def areas_of(s: Scene, tile: str) -> list[str]:
    return [s.t.shape.areas[area] for area in s.t.shape.areas_of_tile[tiles(s).index(tile)]]


def flip_two(players: int, active: int = 1) -> Scene:
    """The door of level 2 is tried; the players are about to place the grinders."""
    s = at_door(active, 2, 2, players)
    s.choose(*s.offered("explore"))
    return s


def last_stage(players: int = 2) -> Scene:
    """Stage 3 with no Locust about; the COGs stand where they came in."""
    return split(players, 3)


def outcome(s: Scene) -> tuple[str, str] | None:
    return (s.game.outcome.winner, s.game.outcome.reason) if s.game.outcome else None


# ---------------------------------------------------------------------- stage 1: level 3 behind level 1


def test_trying_the_door_of_level_1_brings_level_3() -> None:
    s = at_door(0, 1, 1)
    assert s.offered("explore") == [f"explore:area:{door(s, 1)}"]
    assert len(tiles(s)) == 7
    tried = door(s, 1)
    s.choose(f"explore:area:{tried}")
    settle(s)
    assert s.happened("door_tried") == [{"area": f"area:{tried}", "seat": 0}]
    assert (s.happened("stage_flipped"), s.happened("stage_begun")) == ([{"stage": 1}], [{"stage": 2}])
    shape = s.t.shape
    assert set(tiles(s)[7:]) == {"8B", "14B", "16B"}
    assert shape.move[s.area(tried)][shape.entrance_of_tile[7]] == 1
    assert {shape.map_of_area[area] for tile in (7, 8, 9) for area in shape.areas_of_tile[tile]} == {0}
    assert [(area, ends) for area, _, ends, _ in s.t.doors] == [(shape.exit_of_tile[6], 2), (shape.exit_of_tile[9], 3)]
    assert s.t.levels == ()
    assert (s.decision.seat, s.decision.kind, len(s.t.hand[0])) == (0, "order", 2), "it cost nothing"
    check_words(s.game)


def test_standing_at_the_door_is_not_enough() -> None:
    s = at_door(0, 1, 1)
    s.choose("play_actions:order:assault", "end")
    assert not s.happened("stage_flipped")


def test_the_door_of_level_2_is_barred_in_stage_1() -> None:
    s = at_door(1, 2, 1)
    assert not s.offered("explore")
    [reason] = s.game.why_not(1, f"area:{door(s, 2)}", "explore")
    assert reason.key == "why-door-barred"


@pytest.mark.rule("BG-MISSION-SCATTERED-03")
@pytest.mark.parametrize(("cogs", "enemy"), [(1, DRONE), (2, "ticker")])
def test_level_3_spawns_by_the_cogs_then_on_that_map(cogs: int, enemy: str) -> None:
    """Of four players one or two are with Marcus. Column 1 is a drone at each of the five holes, column 2 a ticker."""
    s = split(4)
    for seat in range(4):
        s.t.place(seat, s.t.shape.entrance_of_map(0 if seat < cogs else 1))
    s.cog(0, door(s, 1))
    s.at_order(0)
    s.choose(*s.offered("explore"))
    settle(s)
    assert [event["enemy"] for event in s.happened("figure_spawned")] == [enemy] * 5
    areas = {event["area"] for event in s.happened("figure_spawned")}
    assert areas == {f"area:{s.t.shape.areas[hole]}" for tile in (7, 8, 9) for hole in s.t.shape.holes_of_tile[tile]}


# ---------------------------------------------------------------------- stage 2: 17B behind level 2


def test_the_door_of_level_3_is_barred_in_stage_2() -> None:
    s = at_door(0, 3, 2)
    assert not s.offered("explore")
    [reason] = s.game.why_not(0, f"area:{door(s, 3)}", "explore")
    assert reason.key == "why-door-barred"


def test_trying_the_door_of_level_2_brings_tile_17b_alone() -> None:
    """Its location card is not used: no equipment and no spawns but the players' grinders."""
    s = at_door(1, 2, 2)
    tried, equipment = door(s, 2), s.t.equipment
    s.choose(f"explore:area:{tried}")
    settle(s)
    shape = s.t.shape
    assert (tiles(s)[10:], s.t.stage) == (["17B"], 2)
    assert shape.move[s.area(tried)][shape.entrance_of_tile[10]] == 1
    assert [area for area, _, _, _ in s.t.doors] == [shape.exit_of_tile[9], shape.exit_of_tile[10]]
    assert s.t.equipment == equipment
    assert {event["enemy"] for event in s.happened("figure_spawned")} == {GRINDER}
    assert [enemy.id if enemy else None for enemy in s.t.enemies] == [DRONE, "ticker", GRINDER]
    assert len(s.t.ai_cards) == 18, "grinders use the cards of boomers"
    assert set(range(16, 20)) <= set(s.t.ai_cards)
    s.cog(1, shape.areas[shape.exit_of_tile[10]])
    s.at_order(1)
    assert not s.offered("explore"), "nothing lies behind the last door"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_puts_a_grinder_into_an_empty_area_of_17b(players: int) -> None:
    s = flip_two(players, active=1)
    asked, taken = [], []
    while s.decision.kind in ("spawn_at", "locust_cover"):
        if s.decision.kind == "spawn_at":
            asked.append(s.decision.seat)
            assert s.ids == [f"at:area:{area}" for area in areas_of(s, "17B") if area not in taken]
            check_records(s.game)
            check_words(s.game)
            taken.append(s.ids[-1].removeprefix("at:area:"))
        s.choose(s.ids[-1])
    assert asked == [(1 + n) % players for n in range(players)]
    grinders = [f for f in s.t.locusts() if s.t.enemy_of(f).id == GRINDER]
    assert sorted(str(s.where(figure)) for figure in grinders) == sorted(taken)
    assert (s.decision.seat, s.decision.kind) == (1, "order")


def test_with_four_players_a_kantus_figure_is_the_fourth_grinder() -> None:
    s = flip_two(4)
    settle(s)
    refs = [s.ref(figure) for figure in s.t.locusts()]
    assert refs == ["figure:boomer-1", "figure:boomer-2", "figure:boomer-3", "figure:kantus-1"]
    assert {locust["enemy"] for locust in s.game.view(None)["locusts"]} == {GRINDER}
    assert {locust["health"] for locust in s.game.view(None)["locusts"]} == {3}
    s.at_locusts(16, seat=0)
    assert len(s.offered("activate")) == 4, "boomer cards move it like the others"
    s = flip_two(3)
    settle(s)
    assert [s.ref(figure) for figure in s.t.locusts()] == ["figure:boomer-1", "figure:boomer-2", "figure:boomer-3"]


def test_no_more_stand_ins_come_by_ai_card() -> None:
    """The kantus figures serve for the players' four only; a further C is replaced by a ticker."""
    s = flip_two(4)
    settle(s)
    s.at_locusts(4, seat=0)
    settle(s)
    kinds = [event["figure"].rpartition("-")[0] for event in s.happened("figure_spawned")]
    assert sorted(kinds) == ["figure:drone", "figure:ticker", "figure:ticker"]


@pytest.mark.rule("BG-MISSION-SCATTERED-06")
def test_boomers_leave_with_their_markers_and_dropped_weapons_stay() -> None:
    s = at_door(1, 2, 2)
    pile = s.t.box.marker_kinds.index(BOOMER)
    total = s.t.marker_piles[pile]
    fresh, hurt = s.put(BOOMER, away(s, 0, 3)), s.put(BOOMER, away(s, 1, 3), wounded=True)
    drone = s.put(DRONE, away(s, 1, 2), wounded=True)
    s.t.dropped = (
        DroppedWeapon(s.t.area[0], pile, "boomshot"),
        DroppedWeapon(s.t.area[1], s.t.box.marker_kinds.index(DRONE), "lancer"),
    )
    s.t.marker_piles[pile] -= 1
    dropped = s.t.dropped
    s.choose(*s.offered("explore"))
    assert {event["figure"] for event in s.happened("figure_removed")} == {s.ref(fresh), s.ref(hurt)}
    assert s.t.dropped == dropped
    assert len(s.t.marker_discards[pile]) == 1
    assert s.t.marker_piles[pile] == total - 2, "one marker is on the map, one discarded"
    assert s.t.marker[drone] == 1, "nothing happens to other Locusts"
    settle(s)
    assert all(s.t.marker[f] == 0 for f in s.t.locusts() if s.t.enemy_of(f).id == GRINDER)


# ---------------------------------------------------------------------- stage 3: through the doors


def doors(s: Scene) -> tuple[str, str]:
    """Areas of the door at the end of level 3 and the one on 17B."""
    a, b = (s.t.shape.areas[area] for area, _, _, _ in s.t.doors)
    assert b.startswith("17B")
    return a, b


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_a_cog_walks_from_door_to_door() -> None:
    s = last_stage()
    here, there = doors(s)
    s.cog(0, here)
    s.hand(0, "assault", "advance")
    s.at_order(0)
    s.choose("play_move:order:advance")
    assert f"move:area:{there}" in s.ids
    s.choose(f"move:area:{there}")
    assert s.where(0) == there
    assert f"move:area:{here}" in s.ids, "and back"


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_the_doors_are_not_adjacent_in_stage_2() -> None:
    s = split(2, 2)
    a, b = (s.area(door(s, level)) for level in (2, 3))
    assert s.t.shape.move[a][b] == FAR
    assert b not in s.t.shape.neighbours[a]


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_locusts_come_through_the_doors() -> None:
    """The drone on 17B is one area from Marcus behind the other door, and AI cards reach all maps again."""
    s = last_stage()
    here, there = doors(s)
    s.cog(0, here)
    drone = s.put(DRONE, there)
    s.attack_dice("blank", "blank", "blank")
    s.at_locusts(12, seat=0)
    settle(s)
    assert s.happened("figure_moved") == [{"figure": s.ref(drone), "origin": f"area:{there}", "to": f"area:{here}"}]
    assert len(s.happened("attack_declared")) == 1


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
def test_ai_cards_reach_both_maps_in_stage_3() -> None:
    s = last_stage()
    drones = [s.put(DRONE, away(s, cog, 5)) for cog in (0, 1)]
    s.at_locusts(12, seat=1)
    settle(s)
    assert {move["figure"] for move in s.happened("figure_moved")} == {s.ref(drone) for drone in drones}


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_no_cog_attacks_through_a_door() -> None:
    s = last_stage()
    here, there = doors(s)
    s.cog(0, here)
    s.cog(1, here)
    target = s.put(DRONE, there)
    s.put(DRONE, here)
    s.hand(0, "assault", "advance")
    s.at_order(0)
    s.choose("play_attack:order:assault")
    assert f"attack:bolo_grenade.overkill:area:{here}" in s.ids, "on his own side a grenade may be thrown"
    assert not [option for option in s.offered("attack") if s.ref(target) in option or "17B" in option]
    s.cog(0, there)
    s.at_order(0)
    s.choose("play_attack:order:advance")
    assert f"attack:lancer.normal:{s.ref(target)}" in s.ids


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
@pytest.mark.parametrize("card", [16, 18])
def test_no_locust_attacks_through_a_door(card: int) -> None:
    """A grinder next to Marcus but for the doors; card 18 drives it away from him and lets it attack if it can."""
    s = last_stage()
    here, there = doors(s)
    s.cog(0, here)
    s.put(BOOMER, there)
    s.at_locusts(card, seat=0)
    settle(s)
    assert s.happened("figure_moved")
    assert not s.happened("attack_declared")


@pytest.mark.rule("BG-MISSION-SCATTERED-07")
def test_no_guard_through_a_door() -> None:
    s = last_stage()
    here, there = doors(s)
    s.cog(0, here)
    s.hand(0, "double_tap", "suppressing_fire")
    s.put(DRONE, there)
    s.attack_dice("blank", "blank", "blank")
    s.at_locusts(15, seat=0)
    assert not s.happened("guard_used")
    assert s.happened("figure_moved"), "nobody was asked before it came through"


def test_a_save_keeps_the_way_through_the_doors() -> None:
    s = last_stage()
    here, there = doors(s)
    s.cog(0, here)
    s.hand(0, "assault", "advance")
    s.at_order(0)
    check_records(s.game)
    game = eday.load(s.game.to_json(), trusted=True)
    for played in (game, s.game.clone()):
        played.choose("play_move:order:advance")
        played.choose(f"move:area:{there}")
        assert played.view(None)["cogs"][0]["area"] == f"area:{there}"
    assert [f"area:{name}" for name in sorted((here, there))] in [sorted(p) for p in game.view(0)["map"]["adjacent"]]


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("BG-MISSION-SCATTERED-08")
def test_the_last_cog_onto_17b_wins() -> None:
    s = last_stage(3)
    here, there = doors(s)
    s.cog(0, here)
    s.cog(1, areas_of(s, "17B")[0])
    s.cog(2, areas_of(s, "17B")[3])
    s.put(DRONE, away(s, 0, 2))
    s.hand(0, "assault", "advance")
    s.at_order(0)
    s.choose("play_move:order:advance")
    assert outcome(s) is None
    s.choose(f"move:area:{there}")
    assert outcome(s) == ("cog", "mission_complete"), "drones left do not matter"


@pytest.mark.rule("BG-MISSION-SCATTERED-08")
@pytest.mark.parametrize("figure", ["boomer", "kantus"])
def test_not_while_a_grinder_is_in_play(figure: str) -> None:
    """Wherever it is, and whatever figure stands for it; killing it wins."""
    s = last_stage()
    spots = areas_of(s, "17B")
    s.cog(0, spots[0])
    s.cog(1, spots[0])
    grinder = s.put(figure, spots[0])
    s.hand(0, "assault", "advance")
    s.at_order(0)
    assert outcome(s) is None
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank", "blank")
    s.choose("play_attack:order:assault", f"attack:lancer.normal:{s.ref(grinder)}")
    assert s.happened("figure_killed")
    assert not s.happened("weapon_dropped"), "grinders drop nothing"
    assert outcome(s) == ("cog", "mission_complete")


@pytest.mark.rule("BG-MISSION-SCATTERED-08")
def test_not_while_a_comrade_bleeds_out() -> None:
    s = last_stage()
    spot = areas_of(s, "17B")[0]
    s.cog(0, spot)
    s.cog(1, spot)
    s.bleed(1)
    s.hand(0, "assault", "advance")
    s.at_order(0)
    assert outcome(s) is None
    s.choose(f"revive:{s.ref(1)}", "discard:order:advance")
    assert outcome(s) == ("cog", "mission_complete")


@pytest.mark.rule("BG-MISSION-SCATTERED-08")
def test_not_while_a_comrade_is_elsewhere() -> None:
    s = last_stage()
    shape = s.t.shape
    s.cog(0, areas_of(s, "17B")[0])
    s.cog(1, shape.areas[shape.exit_of_tile[6]])
    s.hand(0, "assault")
    s.at_order(0)
    assert outcome(s) is None, "the area before 17B is not on it"
    s.cog(1, shape.areas[shape.entrance_of_tile[10]])
    s.at_order(0)
    assert outcome(s) == ("cog", "mission_complete")


@pytest.mark.rule("BG-MISSION-SCATTERED-08")
def test_an_eliminated_comrade_is_not_waited_for() -> None:
    s = last_stage()
    s.cog(0, areas_of(s, "17B")[0])
    s.t.eliminated[1], s.t.area[1] = True, -1
    s.t.update_standing()
    s.hand(0, "assault")
    s.at_order(0)
    assert outcome(s) == ("cog", "mission_complete")
