"""Order cards for the squad: Teamwork and Sit Tight."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import gallery, play
from tests.board.scene import BAIRD, COLE, DOM, Scene


def acts(scene: Scene) -> None:
    """Let each Locust act in the order offered."""
    while scene.decision.kind == "activate":
        scene.choose(scene.ids[0])


@pytest.mark.card("order:teamwork")
@pytest.mark.rule("BG-CARD-08")
def test_teamwork_draws_one_then_another_player_resolves_an_order_at_once() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.cog(1, "2A.B")
    scene.hand(1, "advance", "sit_tight")
    scene.hand(2, "scavenging")
    play(scene, "teamwork")
    scene.choose("draw")
    assert len(scene.t.hand[0]) == 1
    assert scene.offered("teamwork") == ["teamwork:seat:1", "teamwork:seat:2"]
    scene.choose("teamwork:seat:1")
    assert (scene.decision.seat, scene.decision.kind) == (1, "teamwork")
    assert {"play_actions:order:advance", "play_move:order:sit_tight", "pass"} <= set(scene.ids)
    scene.choose("play_actions:order:advance", "move:area:2A.C", "stop", "draw")
    assert (scene.where(0), scene.where(1)) == ("2A.A", "2A.C")
    assert len(scene.t.hand[1]) == 2


@pytest.mark.card("order:teamwork")
@pytest.mark.rule("BG-CARD-08")
def test_teamwork_is_followed_by_the_locusts_of_the_active_player() -> None:
    scene = gallery()
    scene.put("drone", "2A.K")
    scene.hand(1, "scavenging")
    play(scene, "teamwork")
    scene.t.skip_locusts = False
    scene.t.ai_deck = (13,)
    scene.choose("teamwork:seat:1", "play_actions:order:scavenging", "gain_ammo:weapon:gnasher", "end")
    scene.wind_up()
    order = [(event.kind, event.full().data.get("seat")) for event in scene.events]
    played = [seat for kind, seat in order if kind == "order_played"]
    assert played == [0, 1]
    kinds = [kind for kind, _ in order]
    assert kinds.index("ai_card_drawn") > len(kinds) - kinds[::-1].index("order_played") - 1
    assert kinds.count("turn_started") == 1
    assert scene.t.active == 1, "the next turn is the other player's own"


@pytest.mark.card("order:teamwork")
@pytest.mark.rule("BG-CARD-08")
def test_teamwork_asks_only_players_who_stand_and_hold_a_card() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.bleed(1)
    play(scene, "teamwork")
    assert scene.offered("teamwork") == []
    scene.hand(2, "assault")
    play(scene, "teamwork")
    assert scene.offered("teamwork") == ["teamwork:seat:2"]


@pytest.mark.card("order:teamwork")
@pytest.mark.rule("BG-CARD-08")
def test_the_other_player_may_pass_and_keeps_his_card() -> None:
    scene = gallery()
    scene.hand(1, "assault")
    play(scene, "teamwork")
    scene.choose("teamwork:seat:1", "pass")
    assert scene.hand_names(1) == ["assault"]
    assert [event["seat"] for event in scene.happened("order_played")] == [0]


@pytest.mark.card("order:teamwork")
def test_the_other_player_gets_no_special_actions_in_a_foreign_turn() -> None:
    scene = gallery()
    scene.cog(1, "2A.B")
    scene.hand(1, "assault", "advance", "get_up")
    play(scene, "teamwork")
    scene.choose("teamwork:seat:1", "play_actions:order:assault")
    assert (scene.decision.seat, scene.decision.kind) == (1, "action")
    assert scene.offered("equipment") == scene.offered("drop") == []


@pytest.mark.card("order:sit_tight")
@pytest.mark.parametrize("who", [0, 1])
def test_sit_tight_draws_two_cards_for_one_cog_of_the_area(who: int) -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.cog(2, "2A.B")
    for seat in (1, 2):
        scene.hand(seat, "advance")
    play(scene, "sit_tight", "assault")
    assert scene.offered("draw") == [f"draw:cog:{COLE}", f"draw:cog:{DOM}"]
    scene.choose(scene.offered("draw")[who])
    assert [len(scene.t.hand[seat]) for seat in range(3)] == [1 + 2 * (who == seat) for seat in range(3)]


@pytest.mark.card("order:sit_tight")
def test_sit_tight_draws_up_to_the_hand_limit_only() -> None:
    scene = gallery()
    scene.hand(1, "advance", "get_up", "scavenging", "dig_in", "explore")
    play(scene, "sit_tight")
    scene.choose(f"draw:cog:{DOM}")
    assert len(scene.t.hand[1]) == 6


@pytest.mark.card("order:sit_tight")
def test_sit_tight_moves_every_locust_one_area_in_place_of_the_ai_card() -> None:
    scene = gallery()
    drone, wretch, boomer = (
        scene.put("drone", "2A.C"),
        scene.put("wretch", "2A.G"),
        scene.put("boomer", "2A.D", "2A.D1"),
    )
    scene.hand(1, "hold_ground")
    play(scene, "sit_tight", "hold_ground")
    scene.t.skip_locusts = False
    scene.choose("hold_locusts")
    acts(scene)
    assert [scene.where(figure) for figure in (drone, wretch, boomer)] == ["2A.B", "2A.F", "2A.C"]
    assert scene.t.cover[drone] == scene.cover("2A.B1"), "taking cover as usual"
    assert scene.happened("ai_card_drawn") == []
    assert scene.happened("guard_used") == scene.happened("attack_declared") == []
    scene.wind_up()
    assert (scene.decision.seat, scene.decision.kind) == (1, "heal"), "the turn is over, and nobody could guard"


@pytest.mark.card("order:sit_tight")
def test_sit_tight_cannot_hold_the_locusts_without_moving_them() -> None:
    scene = gallery()
    scene.put("drone", "2A.C")
    scene.put("wretch", "2A.D")
    play(scene, "sit_tight")
    scene.choose("hold_locusts")
    while scene.decision.kind == "activate":
        assert {option.kind for option in scene.decision.options} == {"activate"}, "no way to decline"
        scene.choose(scene.ids[-1])
    moved = {event["figure"] for event in scene.happened("figure_moved")}
    assert moved == {"figure:drone-1", "figure:wretch-1"}


@pytest.mark.card("order:sit_tight")
def test_sit_tight_leaves_locusts_beside_a_cog_where_they_are() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.A")
    play(scene, "sit_tight")
    scene.choose("hold_locusts")
    assert (scene.where(drone), scene.t.cover[drone]) == ("2A.A", -1)


@pytest.mark.card("order:sit_tight")
def test_the_nearest_cog_of_sit_tight_may_be_any() -> None:
    scene = gallery()
    scene.cog(1, "2A.G")
    drone = scene.put("drone", "2A.E")
    play(scene, "sit_tight")
    scene.choose("hold_locusts")
    assert scene.where(drone) == "2A.F"


@pytest.mark.card("order:sit_tight")
def test_sit_tight_without_its_hold_leaves_the_locust_step_alone() -> None:
    scene = gallery()
    scene.put("drone", "2A.H")
    play(scene, "sit_tight")
    scene.t.skip_locusts = False
    scene.choose(f"draw:cog:{COLE}", "end")
    assert len(scene.happened("ai_card_drawn")) >= 1


@pytest.mark.card("order:sit_tight", "order:teamwork")
@pytest.mark.rule("BG-FAQ-10")
def test_sit_tight_played_through_teamwork_skips_the_locust_step_of_this_turn_only() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.G")
    scene.hand(1, "sit_tight")
    play(scene, "teamwork")
    scene.t.skip_locusts = False
    scene.choose("teamwork:seat:1", "play_actions:order:sit_tight", "hold_locusts", "end")
    assert scene.where(drone) == "2A.F"
    assert scene.happened("ai_card_drawn") == []
    scene.wind_up()
    assert (scene.decision.seat, scene.decision.kind) == (1, "heal")
    scene.t.ai_deck = (13,)
    scene.choose("heal:0")
    assert scene.happened("ai_card_drawn") == [{"card": "ai:13"}]
