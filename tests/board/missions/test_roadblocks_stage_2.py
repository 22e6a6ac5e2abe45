"""BG-MISSION-ROADBLOCKS-08, 09: drones and boomers come by the map exit, and by it the COGs get away."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.board.missions.records import check_games, check_records, check_words, settle
from tests.board.missions.roads import beyond, laid, outside, place_tickers, spawned, walk
from tests.board.scene import SQUAD, Scene

EXIT = "15A.C"


def ai(s: Scene, card: int, *areas: str) -> None:
    """The COGs stand in these areas when that AI card comes."""
    for seat, area in enumerate(areas):
        s.hand(seat)
        s.cog(seat, area)
    s.at_locusts(card)
    settle(s)


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-08")
@pytest.mark.parametrize(
    ("card", "expected"), [(12, {"drone": 2}), (19, {"boomer": 1}), (7, {"drone": 1}), (3, {"drone": 1})]
)
def test_ai_cards_bring_drones_and_boomers_to_the_map_exit(card: int, expected: dict[str, int]) -> None:
    """12 and 19 name the nearest hole, 7 the player's area: 9A.C, which has a hole."""
    s = beyond()
    ai(s, card, "9A.C", "9A.C")
    assert Counter(spawned(s)) == {(enemy, EXIT): count for enemy, count in expected.items()}


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-08")
def test_tickers_come_where_the_card_says() -> None:
    """7: a hole and a ticker in the player's area; 31: a ticker at each hole within 5."""
    s = beyond()
    ai(s, 7, "9A.A", "9A.A")
    assert spawned(s) == [("ticker", "9A.A")]
    s = beyond()
    ai(s, 31, "9A.A", "9A.A")
    holes = [area for area in ("9A.C", "3A.E") if s.t.shape.move[s.area("9A.A")][s.area(area)] <= 5]
    assert holes
    assert spawned(s) == [("ticker", area) for area in holes]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-08", "BG-SPAWN-04")
def test_a_boomer_in_place_of_a_ticker_comes_to_the_exit_too() -> None:
    s = beyond()
    for _ in range(6):
        s.put("ticker", "6A.B")
    ai(s, 7, "9A.A", "9A.A")
    assert spawned(s) == [("boomer", EXIT)]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-08")
def test_once_the_level_is_explored_its_exit_is_the_map_exit() -> None:
    s = outside()
    s.clear()
    ai(s, 12, "9A.C", "9A.C")
    end = s.t.shape.areas[s.t.shape.exit_of_tile[-1]]
    assert spawned(s) == [("drone", end)] * 2


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-08")
def test_two_holes_equally_near_bring_no_more_drones() -> None:
    s = beyond()
    between = []
    for area, moves in zip(s.t.shape.areas, s.t.shape.move, strict=True):
        nearest, second = sorted(moves[hole] for hole in s.t.holes)[:2]
        between += [area] if nearest == second else []
    ai(s, 12, between[0], between[0])
    assert s.decision.kind != "spawn_at", "both lead to the exit"
    assert spawned(s) == [("drone", EXIT)] * 2


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-08")
def test_they_come_to_the_exit_though_every_hole_is_sealed() -> None:
    s = beyond()
    s.t.sealed, s.t.holes = s.t.holes, ()
    ai(s, 12, "9A.A", "9A.A")
    assert spawned(s) == [("drone", EXIT)] * 2


# ---------------------------------------------------------------------- getting away


def at_the_exit(chosen: int = 2, players: int = 2) -> tuple[Scene, str, str]:
    """The chosen level is laid, no Locust is left; its exit, and an area beside it."""
    s = outside(chosen, players)
    s.clear()
    goal = s.t.shape.exit_of_tile[-1]
    return s, s.t.shape.areas[goal], s.t.shape.areas[s.t.shape.neighbours[goal][0]]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-09", "BG-WIN-05")
@pytest.mark.parametrize("chosen", [2, 3])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_won_when_the_last_cog_reaches_the_exit(players: int, chosen: int) -> None:
    s, goal, beside = at_the_exit(chosen, players)
    s.put("boomer", "9A.A")
    for seat in range(1, players):
        s.cog(seat, goal)
    walk(s, s.t.shape.areas[s.t.shape.exit_of_tile[-2]])
    assert s.game.outcome is None
    walk(s, beside, goal)
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-09")
def test_not_won_while_one_is_missing() -> None:
    s, goal, beside = at_the_exit()
    s.cog(1, beside)
    walk(s, beside, goal)
    assert s.where(0) == goal
    assert s.game.outcome is None


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-09")
def test_not_won_while_one_bleeds_until_he_is_up_again() -> None:
    s, goal, beside = at_the_exit()
    s.cog(1, goal)
    s.bleed(1)
    walk(s, beside, goal)
    assert s.game.outcome is None
    s.choose("stop")
    s.choose("revive:cog:dominic_santiago")
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "cog"


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-09")
def test_the_exit_of_level_1_does_not_count() -> None:
    s = beyond()
    s.cog(1, EXIT)
    walk(s, "15A.F", EXIT)
    assert s.game.outcome is None
    assert s.offered("explore") == [f"explore:area:{EXIT}"], "and nothing is explored by itself any more"
    assert len(laid(s)) == 5


# ---------------------------------------------------------------------- whole games


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-01", "BG-EXPLORE-11")
@pytest.mark.parametrize("chosen", [2, 3])
def test_the_whole_way_fits_in_every_game(chosen: int) -> None:
    for seed in range(12):
        s = Scene(SQUAD[:1], tiles=None, mission="roadblocks", seed=seed)
        while len(laid(s)) < 5:
            s.clear()
            goal = s.t.shape.exit_of_tile[-1]
            walk(s, s.t.shape.areas[s.t.shape.neighbours[goal][0]], s.t.shape.areas[goal])
            place_tickers(s)
        s.clear()
        s.choose(f"move:{s.t.area_ref(s.t.shape.entrance_of_tile[4])}", f"unlock:{chosen}")
        s.t.place(0, s.t.shape.exit_of_tile[4])
        s.at_order(0)
        s.choose(s.offered("explore")[0])
        assert len(set(laid(s))) == 8, seed
        assert len(s.t.doors) == 1


def test_stage_2_can_be_saved_and_copied() -> None:
    s = outside(3)
    check_records(s.game)
    check_words(s.game)


def test_random_games_can_be_saved_and_told() -> None:
    check_games("roadblocks", range(4))
