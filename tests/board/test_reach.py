"""What is in reach of a movement, and what one would meet there."""

from __future__ import annotations

import random

import pytest

import eday
from eday.board import Reach, ReachEnd
from tests.board.scene import DOM, MARCUS, Scene


def scene(*hand: str, dom: tuple[str, ...] = (), at: str = "2A.D") -> Scene:
    """Marcus to move, Dom beside him or far away."""
    made = Scene((MARCUS, DOM))
    made.hand(0, *hand)
    made.hand(1, *dom)
    made.cog(0, at)
    made.cog(1, at if dom else "16A.I")
    return made


def ends(reach: Reach | None) -> dict[str, int]:
    """Steps by place."""
    assert reach is not None
    return {end["place"].partition(":")[2]: end["steps"] for end in reach["ends"]}


def end_at(reach: Reach | None, place: str) -> ReachEnd:
    assert reach is not None
    return next(end for end in reach["ends"] if end["place"].partition(":")[2] == place)


@pytest.mark.rule("BG-MOVE-01")
def test_a_card_shows_every_area_and_free_cover_space_before_it_is_played() -> None:
    table = scene("assault")
    table.at_order(0)
    reach = table.game.reach("play_actions:order:assault")
    assert reach is not None
    assert reach["walker"] == "cog:marcus_fenix"
    assert ends(reach) == {
        "2A.c3": 0,
        "2A.A": 1,
        "2A.G": 1,
        "2A.B": 2,
        "2A.E": 2,
        "2A.c1": 2,
        "2A.c2": 2,
        "2A.C": 3,
        "2A.F": 3,
        "2A.c4": 3,
        "2A.c5": 3,
        "2A.c6": 3,
    }
    assert [end["steps"] for end in reach["ends"]] == sorted(end["steps"] for end in reach["ends"])
    assert end_at(reach, "2A.c4")["way"] == [
        "play_actions:order:assault",
        "move:area:2A.G",
        "move:area:2A.E",
        "move:area:2A.F",
        "cover:cover:2A.c4",
    ]
    assert end_at(reach, "2A.c4")["route"] == ["area:2A.G", "area:2A.E", "area:2A.F"]


def test_a_card_discarded_to_move_reaches_two_areas() -> None:
    table = scene("assault")
    table.at_order(0)
    assert max(ends(table.game.reach("play_move:order:assault")).values()) == 2


def test_cards_without_a_move_and_other_options_have_no_reach() -> None:
    table = scene("steady_aim", "assault")
    table.at_order(0)
    assert table.game.reach("play_actions:order:steady_aim") is None
    assert table.game.reach("fly") is None
    assert table.game.reach() is None


@pytest.mark.rule("BG-COVER-04")
def test_a_cover_space_that_is_held_is_no_end() -> None:
    table = scene("assault")
    table.put("drone", "2A.F", "2A.c4")
    table.at_order(0)
    found = ends(table.game.reach("play_actions:order:assault"))
    assert "2A.c4" not in found
    assert "2A.c5" in found


def test_the_rest_of_the_reach_is_told_while_moving() -> None:
    table = scene("assault")
    table.at_order(0)
    table.choose("play_actions:order:assault", "move:area:2A.G")
    reach = table.game.reach()
    assert reach is not None
    assert ends(reach) == {"2A.D": 1, "2A.E": 1, "2A.c3": 1, "2A.c2": 1, "2A.A": 2, "2A.B": 2, "2A.F": 2} | {
        f"2A.c{n}": 2 for n in (1, 4, 5, 6)
    }
    assert ends(table.game.reach("move:area:2A.D")) == {"2A.D": 1, "2A.c3": 1, "2A.A": 2}


def test_a_movement_is_ended_where_only_cover_is_left_and_an_attack_can_follow() -> None:
    """With steps left the player may go on; where nobody can be attacked, ending would end the card with it."""
    table = scene("assault")
    table.at_order(0)
    alone = table.game.reach("play_actions:order:assault")
    assert end_at(alone, "2A.F")["way"][-1] == "move:area:2A.F"
    drone = table.put("drone", "2A.F")
    reach = table.game.reach("play_actions:order:assault")
    assert end_at(reach, "2A.E")["way"][-1] == "move:area:2A.E"
    assert end_at(reach, "2A.F")["way"][-1] == "stop"
    table.choose(*end_at(reach, "2A.F")["way"])
    assert table.where(0) == "2A.F"
    assert table.decision.kind == "action"
    assert f"chainsaw:{table.ref(drone)}" in table.ids


@pytest.mark.parametrize(("lurking", "way"), [("9A.D", "9A.E"), ("9A.G", "9A.B")])
def test_of_equal_ways_the_one_that_is_seen_least_is_taken(lurking: str, way: str) -> None:
    """From 9A.A to 9A.C by 9A.B or by 9A.E: a Drone that looks into one of them decides."""
    table = scene("assault", at="9A.A")
    drone = table.put("drone", lurking)
    table.at_order(0)
    reach = table.game.reach("play_actions:order:assault")
    assert end_at(reach, "9A.C")["route"] == [f"area:{way}", "area:9A.C"]
    other = {"9A.E": "9A.B", "9A.B": "9A.E"}[way]
    assert end_at(reach, way)["seen_by"] == []
    assert end_at(reach, other)["seen_by"] == [table.ref(drone)]


def test_what_could_be_attacked_from_there_has_the_odds_it_will_have() -> None:
    table = scene("assault")
    drone = table.put("drone", "2A.F")
    table.at_order(0)
    reach = table.game.reach("play_actions:order:assault")
    assert end_at(reach, "2A.c3")["targets"] == []
    end = end_at(reach, "2A.c2")
    assert end["seen_by"] == [table.ref(drone)]
    [target] = end["targets"]
    assert target["figure"] == table.ref(drone)
    table.choose(*end["way"])
    chances = {}
    for option in table.decision.options:
        if option.kind in ("attack", "chainsaw"):
            odds = table.game.odds(option.id)
            assert odds is not None
            whole = odds.get("targets", {}).get(table.ref(drone), odds)
            chances[option.id] = (whole["kill"], whole["wound"])
    assert (target["kill"], target["wound"]) == chances[target["option"]] == max(chances.values())


def test_a_card_discarded_to_move_lets_nobody_be_attacked() -> None:
    table = scene("assault")
    table.put("drone", "2A.F")
    table.at_order(0)
    reach = table.game.reach("play_move:order:assault")
    assert reach is not None
    assert any(end["seen_by"] for end in reach["ends"])
    assert all(end["targets"] == [] for end in reach["ends"])


@pytest.mark.rule("BG-REACT-FOLLOW-01")
def test_a_comrade_with_cards_may_be_asked_whatever_he_holds() -> None:
    told = []
    for hand in (("advance",), ("roadie_run",), ("ambush",)):
        table = scene("assault", dom=hand)
        table.at_order(0)
        told.append(table.game.reach("play_actions:order:assault"))
    assert told[0] == told[1] == told[2]
    assert end_at(told[0], "2A.c4")["may_ask"] == ["cog:dominic_santiago"]
    assert end_at(told[0], "2A.c3")["may_ask"] == []
    table = scene("assault", dom=("advance",))
    table.hand(1)
    table.at_order(0)
    assert end_at(table.game.reach("play_actions:order:assault"), "2A.c4")["may_ask"] == []


@pytest.mark.rule("BG-SOLO-04")
def test_an_extra_area_of_a_single_player() -> None:
    table = Scene((MARCUS,))
    table.hand(0, "advance", "ambush", "assault", "explore", "get_up", "teamwork")
    table.cog(0, "2A.D")
    table.at_order(0)
    [extra, *_] = table.offered("solo_move")
    assert ends(table.game.reach(extra)) == {"2A.c3": 0, "2A.A": 1, "2A.G": 1}


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-05")
def test_a_way_ends_where_something_new_happens() -> None:
    table = Scene((MARCUS, DOM), tiles=None, mission="roadblocks")
    t = table.t
    door = t.shape.exit_of_tile[-1]
    table.hand(0, "roadie_run")
    t.place(0, t.shape.neighbours[door][0])
    table.at_order(0)
    reach = table.game.reach("play_actions:order:roadie_run")
    end = end_at(reach, t.shape.areas[door])
    assert end["halts"]
    assert end["targets"] == []
    known = {t.area_ref(area) for area in range(len(t.shape.areas))}
    assert reach is not None
    assert {end["area"] for end in reach["ends"]} <= known


def test_a_cover_space_for_a_locust_is_nobodys_reach() -> None:
    """Where a player chooses the cover space a Locust takes, nothing is told of the seat's own figure."""
    for seed in range(3):
        game = eday.board.new("horde_mode", seed=seed)
        rng = random.Random(seed)
        while game.decision and game.turn < 5:
            if game.decision.kind not in ("move", "crawl", "action", "follower_cover"):
                assert game.reach() is None
            game.choose(rng.choice(game.decision.options).id)


def test_asking_changes_nothing() -> None:
    table = scene("assault", dom=("advance",))
    table.put("drone", "2A.F")
    table.at_order(0)
    before = table.game.to_json()
    table.game.reach("play_actions:order:assault")
    assert table.game.to_json() == before
