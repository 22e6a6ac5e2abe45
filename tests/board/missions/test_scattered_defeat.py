"""BG-MISSION-SCATTERED: a map whose door has still to be tried is lost with the last COG on his feet there (E-69)."""

from __future__ import annotations

import pytest

from tests.board.missions.two_maps import door, settle, split
from tests.board.scene import Scene

LOST = ("locust", "door_out_of_reach")


def outcome(s: Scene) -> tuple[str, str] | None:
    return (s.game.outcome.winner, s.game.outcome.reason) if s.game.outcome else None


def downed(*seats: int, players: int = 2, stage: int = 1) -> Scene:
    """These bleed out; a comrade who still stands is about to heal."""
    s = split(players, stage)
    for seat in seats:
        s.bleed(seat)
    s.begin_turn(s.t.standing[0])
    return s


def struck(seat: int, stage: int) -> Scene:
    """A drone deals a COG without cards a wound."""
    s = split(stage=stage)
    s.hand(seat)
    s.put("drone", s.t.shape.areas[s.t.area[seat]])
    s.attack_dice("two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12, seat=seat)
    return s


@pytest.mark.parametrize(("seat", "stage"), [(0, 1), (1, 1), (1, 2)])
def test_the_mission_is_lost_at_once_with_the_last_cog_of_a_map_whose_door_is_untried(seat: int, stage: int) -> None:
    s = struck(seat, stage)
    assert s.t.standing == (1 - seat,)
    assert outcome(s) == LOST
    assert s.happened("game_ended")[-1]["reason"] == "door_out_of_reach"


def test_it_goes_on_when_the_door_of_their_map_was_tried() -> None:
    """Those of the first map wait for the others: in stage 3 the doors join the maps."""
    s = struck(0, 2)
    assert s.t.standing == (1,)
    assert outcome(s) is None


def test_it_goes_on_in_the_last_stage_wherever_they_are_down() -> None:
    for seat in (0, 1):
        assert outcome(downed(seat, stage=3)) is None


@pytest.mark.parametrize(
    ("seats", "lost"), [((0,), False), ((0, 1), False), ((0, 2), True), ((1, 3), True), ((0, 1, 2), True)]
)
def test_one_comrade_on_the_same_map_is_enough(seats: tuple[int, ...], lost: bool) -> None:
    """Marcus and Cole are on the first map, Dom and Baird on the second."""
    assert outcome(downed(*seats, players=4)) == (LOST if lost else None)


def test_who_is_eliminated_can_try_no_door() -> None:
    s = split(insane=True)
    s.t.eliminated[1], s.t.area[1] = True, -1
    s.t.update_standing()
    s.begin_turn(0)
    assert outcome(s) == LOST


def test_a_door_tried_with_the_last_comrade_down_flips_the_stage() -> None:
    """Dom alone stands on the second map: he tries its door in stage 2 although Marcus is down."""
    s = split(stage=2)
    s.bleed(0)
    s.cog(1, door(s, 2))
    s.hand(1, "assault", "advance")
    s.at_order(1)
    s.choose(*s.offered("explore"))
    settle(s)
    assert outcome(s) is None
    assert s.t.stage == 2
