"""Stages that change the Locust Activation step: a second card, the last card, idle bosses and separate maps."""

from __future__ import annotations

from typing import Any

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.rules.locust_log import attacks, drawn_cards, hit, miss, spawned
from tests.board.rules.locust_maps import LANE
from tests.board.rules.monsters import against, moves, order_only
from tests.board.scene import COLE, DOM, MARCUS, Scene

HOLES: dict[str, Any] = {"is": "all_holes_sealed"}
EXTRA = {"rule": "extra_ai_card"}


def stage(objective: dict[str, Any], *rules: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"rules": list(rules), "objective": objective, "wins": True}]


# ---------------------------------------------------------------------- a second card


@pytest.mark.rule("BG-MISSION-BELLY-06")
@pytest.mark.parametrize(
    ("rules", "drawn"),
    [((EXTRA,), [20, 22]), ((), [20])],
)
def test_the_stage_asks_for_one_additional_card(rules: tuple[dict[str, Any], ...], drawn: list[int]) -> None:
    """Without the berserker her cards do nothing."""
    s = against(C="berserker", stages=stage(HOLES, *rules))
    s.at_locusts(20, 22, 23)
    assert drawn_cards(s) == drawn


@pytest.mark.rule("BG-MISSION-BELLY-06", "BG-AI-10", "BG-AI-16")
def test_cards_that_are_replaced_or_ask_for_another_come_on_top_of_the_two() -> None:
    """Card 2 asks for another; card 13 is replaced without a drone."""
    s = against(C="berserker", stages=stage(HOLES, EXTRA))
    s.at_locusts(2, 20, 13, 22, 23)
    assert drawn_cards(s) == [2, 20, 13, 22]


# ---------------------------------------------------------------------- the last card


def last_cards(*cards: int, objective: str = "ai_deck_used_up") -> Scene:
    """The AI deck holds these cards and no more; two wretches are far away, Dom is down."""
    s = against(C="berserker", stages=stage({"is": objective}, EXTRA))
    for _ in range(2):
        s.put("wretch", "2A.H")
    s.bleed(1)
    s.t.ai_deck = s.t.ai_discard = ()
    s.at_locusts(*cards)
    return s


@pytest.mark.rule("BG-MISSION-BELLY-06")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        ((20, 22), [20, 22]),
        ((20,), [20]),
        ((20, 2), [20, 2]),
        ((20, 13), [20, 13]),
    ],
    ids=["two", "one", "one that asks for another", "one that is replaced"],
)
def test_the_mission_is_won_when_the_last_card_is_resolved_and_no_new_deck_is_made(
    cards: tuple[int, ...], drawn: list[int]
) -> None:
    s = last_cards(*cards)
    assert drawn_cards(s) == drawn
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "cog"
    assert s.happened("ai_deck_reshuffled") == []
    assert len(s.happened("ai_deck_used_up")) == 1


@pytest.mark.rule("BG-MISSION-BELLY-06")
def test_a_card_left_in_the_deck_is_no_victory() -> None:
    s = last_cards(20, 22, 23)
    assert s.game.outcome is None
    assert s.t.ai_deck == (23,)


@pytest.mark.rule("BG-AI-03")
def test_with_any_other_objective_the_deck_is_made_anew() -> None:
    s = last_cards(20, 22, objective="all_holes_sealed")
    assert s.game.outcome is None
    assert len(s.happened("ai_deck_reshuffled")) == 1


@pytest.mark.rule("BG-MISSION-BELLY-06", "BG-FAQ-24")
def test_the_last_card_has_to_be_survived() -> None:
    s = against(C="berserker", stages=stage({"is": "ai_deck_used_up"}))
    s.bleed(1)
    s.put("wretch", "2A.A")
    s.t.ai_deck = s.t.ai_discard = ()
    hit(s, 2, 1)
    s.at_locusts(8)
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "locust"


# ---------------------------------------------------------------------- the idle boss

IDLE = {"rule": "boss_heals_when_idle", "enemy": "skorge"}
SKORGE = "figure:kantus-1"


def skorge_scene(area: str, *rules: dict[str, Any]) -> tuple[Scene, int]:
    """Skorge is wounded, and so is a drone in H."""
    s = against(LANE, C="skorge", stages=stage({"is": "enemy_killed", "enemy": "skorge"}, *rules))
    s.bleed(1)
    skorge = s.put("kantus", area, wounded=True)
    s.put("drone", "2A.H", wounded=True)
    miss(s, 5, 1)
    return s, skorge


@pytest.mark.rule("BG-MISSION-HIVE-05")
@pytest.mark.card("enemy:skorge")
@pytest.mark.parametrize(("rules", "marker"), [((IDLE,), 0), ((), 1)])
def test_skorge_heals_at_the_end_of_a_step_in_which_he_did_nothing(
    rules: tuple[dict[str, Any], ...], marker: int
) -> None:
    s, skorge = skorge_scene("2A.G", *rules)
    idle = s.put("wretch", "2A.H", wounded=True)
    s.at_locusts(12)
    assert s.t.marker[skorge] == marker
    assert s.t.marker[idle] == 1
    if not marker:
        kinds = [event.kind for event in s.events]
        assert kinds.index("figure_healed") > kinds.index("figure_moved")


@pytest.mark.rule("BG-MISSION-HIVE-05")
@pytest.mark.card("enemy:skorge")
@pytest.mark.parametrize(
    ("area", "cards", "moved", "attacked"),
    [
        ("2A.G", (35,), True, True),
        ("2A.D", (33,), False, True),
        ("2A.H", (34,), True, False),
        ("2A.G", (2, 14), True, False),
    ],
    ids=["moved and attacked", "attacked", "moved", "moved by an earlier card of the step"],
)
def test_skorge_does_not_heal_if_he_moved_or_attacked(
    area: str, cards: tuple[int, ...], moved: bool, attacked: bool
) -> None:
    s, skorge = skorge_scene(area, IDLE)
    s.t.cover[skorge] = -1
    if cards[0] == 2:
        s.t.place(s.t.box.kinds["drone"][0], s.area("2A.B"))
    s.at_locusts(*cards)
    assert bool(moves(s, SKORGE)) == moved
    assert (SKORGE in [attacker for attacker, _ in attacks(s)]) == attacked
    assert s.t.marker[skorge] == 1


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_a_turn_without_a_locust_step_heals_nobody() -> None:
    s, skorge = skorge_scene("2A.G", IDLE)
    s.hand(0, "teamwork")
    order_only(s)
    s.choose("play_move:order:teamwork", "move:area:2A.B", "stop")
    s.wind_up()
    assert s.t.turn > 1
    assert s.t.marker[skorge] == 1


# ---------------------------------------------------------------------- separate maps


def scattered(stage: int = 1) -> Scene:
    """Marcus alone on one map (6B, 9B, 1B, 13B), Dom and Cole on the other (5B, 7B, 3B); no Locust."""
    s = Scene((MARCUS, DOM, COLE), mission="scattered", tiles=None)
    s.clear()
    for seat in range(3):
        s.hand(seat)
    maps = s.t.shape.map_of_area
    assert maps[s.t.area[0]] != maps[s.t.area[1]] == maps[s.t.area[2]]
    s.t.stage = stage - 1
    return s


@pytest.mark.rule("BG-MISSION-SCATTERED-EX-02")
def test_card_13_is_redrawn_with_drones_only_on_the_other_map() -> None:
    s = scattered()
    s.put("drone", "9B.C")
    s.at_locusts(13, 5, 12, seat=1)
    assert drawn_cards(s) == [13, 5, 12]
    assert [enemy for enemy, _ in spawned(s)] == ["drone", "drone"]
    maps = s.t.shape.map_of_area
    here = maps[s.t.area[1]]
    assert {maps[s.t.shape.area_index[area.removeprefix("area:")]] for _, area in spawned(s)} == {here}
    assert moves(s, "figure:drone-1") == []


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
@pytest.mark.parametrize(("seat", "mover"), [(0, "figure:drone-1"), (1, "figure:drone-2")])
@pytest.mark.parametrize("stage", [1, 2])
def test_an_ai_card_moves_only_locusts_on_the_active_players_map(stage: int, seat: int, mover: str) -> None:
    s = scattered(stage)
    s.put("drone", "13B.I")
    s.put("drone", "3B.D")
    s.at_locusts(12, seat=seat)
    while s.decision.kind.startswith("locust"):
        s.choose(s.ids[0])
    assert {data["figure"] for data in s.happened("figure_moved")} == {mover}


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
def test_in_the_last_stage_ai_cards_are_for_all_maps_again() -> None:
    s = scattered(3)
    s.put("drone", "13B.I")
    s.put("drone", "3B.D")
    s.at_locusts(12, seat=1)
    while s.decision.kind.startswith(("locust", "activate")):
        s.choose(s.ids[0])
    assert {data["figure"] for data in s.happened("figure_moved")} == {"figure:drone-1", "figure:drone-2"}


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
@pytest.mark.card("order:sit_tight")
def test_an_order_card_moves_locusts_on_all_maps() -> None:
    """It is no AI card."""
    s = scattered()
    s.hand(1, "sit_tight")
    s.put("drone", "13B.I")
    s.put("drone", "3B.D")
    s.at_order(1)
    s.choose("play_actions:order:sit_tight", "hold_locusts")
    while s.decision.kind.startswith(("locust", "activate")):
        s.choose(s.ids[0])
    assert {data["figure"] for data in s.happened("figure_moved")} == {"figure:drone-1", "figure:drone-2"}


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
@pytest.mark.card("ai:1")
def test_card_1_clears_dropped_weapons_on_the_active_players_map_alone() -> None:
    s = scattered()
    pile = s.t.box.marker_kinds.index("drone")
    s.t.marker_piles[pile] -= 2
    here, there = s.area("5B.A"), s.area("6B.A")
    s.t.dropped = tuple(DroppedWeapon(area, pile, "hammerburst") for area in (here, there))
    s.at_locusts(1, 16, 12, seat=1)
    while s.decision.kind == "lose_ammo":
        s.choose(s.ids[0])
    assert [drop.area for drop in s.t.dropped] == [there]


@pytest.mark.rule("BG-MISSION-SCATTERED-05", "BG-AI-14")
@pytest.mark.card("ai:3")
def test_in_place_of_a_bleeding_out_player_comes_a_cog_of_his_map() -> None:
    """Cole, the only other one there, without a question."""
    s = scattered()
    s.bleed(1)
    s.t.place(2, s.area("7B.E"))
    drone = s.put("drone", "7B.E")
    s.put("drone", "9B.C")
    miss(s, 3)
    s.at_locusts(3, seat=1)
    while s.decision.kind.startswith(("locust", "guard")):
        s.choose(s.ids[0])
    assert attacks(s) == [(s.ref(drone), "cog:augustus_cole")]


@pytest.mark.rule("BG-MISSION-SCATTERED-05", "BG-AI-13")
@pytest.mark.card("ai:3", "ai:12")
@pytest.mark.parametrize("card", [3, 12])
def test_locusts_of_a_map_without_a_standing_cog_stay_where_they_are(card: int) -> None:
    """Dom and Cole, whose door was tried, wait for Marcus."""
    s = scattered(2)
    s.bleed(1)
    s.bleed(2)
    near = s.t.shape.neighbours[s.t.area[1]][0]
    drone = s.put("drone", "9B.C")
    s.t.place(drone, near)
    s.at_locusts(card, seat=1)
    assert s.t.area[drone] == near
    assert attacks(s) == []
    assert (s.decision.seat, s.decision.kind) == (2, "crawl")


@pytest.mark.rule("BG-TERM-08")
def test_nothing_moves_toward_what_no_way_leads_to() -> None:
    """In the last stage, with every COG of its map down, a drone has nobody to go to."""
    s = scattered(3)
    s.bleed(0)
    drone = s.put("drone", "9B.C")
    s.at_locusts(12, seat=1)
    assert s.where(drone) == "9B.C"
