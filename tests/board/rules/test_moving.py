"""BG-MOVE: which steps COGs and Locusts are offered."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, miss
from tests.board.rules.locust_maps import FORK, LANE, LEDGE, QUAD, QUAD_BROKEN, SNAKE, YARD, Patch, on
from tests.board.scene import COLE, DOM, MARCUS, Scene


def steps_offered(s: Scene, area: str) -> str:
    """Letters of the areas Marcus may step into from an area, or whole names where they lie on another tile."""
    tile = area.partition(".")[0]
    s.cog(0, area)
    s.hand(0, "teamwork")
    s.at_order()
    s.choose("play_move:order:teamwork")
    return "".join(option.removeprefix(f"move:area:{tile}.") for option in sorted(s.offered("move")))


@pytest.mark.rule("BG-MOVE-01", "BG-MOVE-02")
@pytest.mark.parametrize(("area", "steps"), [("2A.A", "BCE"), ("2A.B", "AD"), ("2A.D", "BCF"), ("2A.F", "DE")])
def test_a_cog_steps_into_adjacent_areas(area: str, steps: str) -> None:
    assert steps_offered(on(FORK), area) == steps


@pytest.mark.rule("BG-MOVE-01")
def test_one_step_leads_no_farther_than_the_next_area() -> None:
    s = on(LANE)
    assert steps_offered(s, "2A.C") == "BD"
    s.choose("move:area:2A.D")
    assert sorted(s.offered("move")) == ["move:area:2A.C", "move:area:2A.E"]
    s.choose("move:area:2A.E")
    assert s.where(0) == "2A.E"
    assert s.decision.kind != "move"


@pytest.mark.rule("BG-MOVE-03", "BG-FAQ-23")
@pytest.mark.parametrize(("patch", "steps"), [(QUAD, "BCD"), (QUAD_BROKEN, "BC")])
def test_an_open_corner_connects_areas_unless_a_cover_piece_breaks_it(patch: Patch, steps: str) -> None:
    assert steps_offered(on(patch), "2A.A") == steps


@pytest.mark.rule("BG-FAQ-23")
@pytest.mark.parametrize(("area", "steps"), [("4B.A", "BD"), ("4B.B", "AC"), ("4B.E", "DF"), ("4B.F", "CE")])
def test_the_diagonals_of_tile_4b_do_not_connect(area: str, steps: str) -> None:
    assert steps_offered(Scene(tiles=("4B",)), area) == steps


@pytest.mark.rule("BG-MOVE-04")
def test_walls_and_ledges_stop_a_cog() -> None:
    assert steps_offered(on(YARD), "2A.A") == "BR"
    assert steps_offered(on(LEDGE), "2A.A") == "C"
    assert steps_offered(on(LEDGE), "2A.B") == "D"


@pytest.mark.rule("BG-MOVE-05")
def test_a_door_is_no_way_until_it_is_explored() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["9A"]}]
    s = Scene(tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    before = steps_offered(s, "2A.C")
    assert before == "BF"
    s.choose("explore:area:2A.C")
    assert sorted(s.offered("move")) == ["move:area:2A.B", "move:area:2A.F", "move:area:9A.A"]


@pytest.mark.rule("BG-MOVE-06")
def test_no_step_leads_off_the_map_by_entrance_or_exit() -> None:
    assert steps_offered(on(LANE), "2A.A") == "B"
    assert steps_offered(on(LANE), "2A.H") == "G"


@pytest.mark.rule("BG-MOVE-07")
def test_a_cog_enters_and_crosses_areas_with_locusts_at_no_cost() -> None:
    s = on(LANE)
    s.put("boomer", "2A.B")
    s.put("drone", "2A.B")
    assert steps_offered(s, "2A.A") == "B"
    s.choose("move:area:2A.B", "move:area:2A.C")
    assert s.where(0) == "2A.C"


@pytest.mark.rule("BG-MOVE-07")
def test_a_locust_crosses_areas_with_cogs_at_no_cost() -> None:
    s = on(LANE)
    s.cog(1, "2A.B")
    wretch = s.put("wretch", "2A.C")
    miss(s, 2)
    s.at_locusts(3)
    assert s.where(wretch) == "2A.A"
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]


@pytest.mark.rule("BG-MOVE-08")
def test_a_cog_may_stop_short() -> None:
    s = on(LANE)
    steps_offered(s, "2A.C")
    s.choose("move:area:2A.D", "stop")
    assert s.where(0) == "2A.D"
    assert not s.offered("move")


@pytest.mark.rule("BG-MOVE-08")
def test_a_cog_may_not_move_at_all() -> None:
    s = on(LANE)
    steps_offered(s, "2A.C")
    s.choose("end")
    assert s.where(0) == "2A.C"


@pytest.mark.rule("BG-MOVE-09")
def test_a_locust_takes_a_shortest_path_around_walls_and_ledges() -> None:
    s = on(LEDGE)
    wretch = s.put("wretch", "2A.B")
    s.at_locusts(8)
    assert [data["to"] for data in s.happened("figure_moved")] == ["area:2A.D", "area:2A.C", "area:2A.A"]
    assert s.where(wretch) == "2A.A"


@pytest.mark.rule("BG-MOVE-09", "BG-MOVE-10")
def test_of_several_shortest_paths_the_active_player_chooses_and_a_longer_one_is_not_offered() -> None:
    s = on(FORK)
    wretch = s.put("wretch", "2A.D")
    s.at_locusts(11, seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "locust_move")
    assert sorted(s.ids) == ["step:area:2A.B", "step:area:2A.C"]
    s.choose("step:area:2A.C")
    assert [data["to"] for data in s.happened("figure_moved")] == ["area:2A.C", "area:2A.A"]
    assert s.where(wretch) == "2A.A"


@pytest.mark.rule("BG-MOVE-10", "BG-AI-12")
def test_between_two_nearest_cogs_the_active_player_chooses_the_way() -> None:
    s = on(LANE, (MARCUS, DOM, COLE))
    s.cog(0, "2A.B")
    s.cog(1, "2A.H")
    s.bleed(2)
    drone = s.put("drone", "2A.E")
    s.at_locusts(15, seat=1)
    assert (s.decision.seat, sorted(s.ids)) == (1, ["step:area:2A.D", "step:area:2A.F"])
    s.choose("step:area:2A.F")
    assert s.where(drone) == "2A.G"


@pytest.mark.rule("BG-MOVE-09")
def test_a_locust_stops_when_it_has_reached_its_goal() -> None:
    s = on(LANE)
    wretch = s.put("wretch", "2A.D")
    s.at_locusts(8)
    assert s.where(wretch) == "2A.A"
    assert len(s.happened("figure_moved")) == 3


@pytest.mark.rule("BG-MOVE-EX-01")
def test_with_a_move_of_3_past_a_locust_not_through_a_wall_and_into_cover_for_free() -> None:
    s = on(SNAKE)
    s.cog(0, "2A.D")
    s.hand(0, "assault")
    s.put("drone", "2A.C")
    s.at_order()
    s.choose("play_actions:order:assault")
    assert sorted(s.offered("move")) == ["move:area:2A.C", "move:area:2A.E"]
    s.choose("move:area:2A.C")
    assert "move:area:2A.F" not in s.ids
    s.choose("move:area:2A.B", "cover:cover:2A.b")
    assert (s.where(0), s.t.cover[0]) == ("2A.B", s.cover("2A.b"))
