"""CG-TACTIC: tactic cards."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import new
from eday.card.table import DISCARD
from tests.card.rules.fights import scene, tactic
from tests.card.scene import Scene


def airstrike(count: int, enemy: str = "cover") -> Scene:
    """An Airstrike (values 2 and 6: 3 damage to an enemy unit in cover) in a hand of so many cards."""
    s = Scene(1)
    s.hand(COG, "cog-airstrike")
    s.fill(COG, count)
    s.fill(LOCUST, 2)
    if enemy == "cover":
        s.cover("loc-boomer", 1)
    elif enemy == "reserve":
        s.reserve("loc-boomer")
    s.at_deployment(COG)
    return s


@pytest.mark.rule("CG-TACTIC-01")
@pytest.mark.parametrize("count", range(1, 8))
def test_a_tactic_needs_its_deployment_value(count: int) -> None:
    assert ("deploy:card:cog-airstrike" in airstrike(count).ids) == (count in (2, 6))


@pytest.mark.rule("CG-TACTIC-02")
def test_a_tactic_is_resolved_and_then_discarded_face_up() -> None:
    s = airstrike(2)
    boomer = s.t.occupant[0]
    s.choose("deploy:card:cog-airstrike")
    assert s.zone(boomer) == "discard"
    assert s.game.view(LOCUST)["sides"][COG]["discard"] == ["card:cog-airstrike#1"]
    assert [event.kind for event in s.events][:3] == ["card_deployed", "damage_dealt", "unit_killed"]
    assert s.happened("card_deployed") == [{"seat": COG, "card": "card:cog-airstrike#1"}]


@pytest.mark.rule("CG-TACTIC-02", "CG-TACTIC-04")
def test_a_tactic_is_not_in_the_discard_pile_while_it_is_resolved() -> None:
    s = Scene(1)
    s.discards(LOCUST, "loc-blood-rush", "loc-frenzy")
    tactic = s.hand(LOCUST, "loc-wont-stay-dead")[0]
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-wont-stay-dead")  # shuffles up to 5 discarded cards into the deck
    assert s.ids == ["target:card:loc-blood-rush#1", "target:card:loc-frenzy#1", "stop"]
    assert s.zone(tactic) not in ("discard", "hand", "deck")
    for viewer in (COG, LOCUST, None):
        assert [side["playing"] for side in s.game.view(viewer)["sides"]] == [[], ["card:loc-wont-stay-dead#1"]]
    s.choose("target:card:loc-blood-rush#1", "target:card:loc-frenzy#1")
    assert s.t.discard[LOCUST] == (tactic,)
    assert [side["playing"] for side in s.game.view(COG)["sides"]] == [[], []]


@pytest.mark.rule("CG-TACTIC-03")
def test_a_tactic_being_resolved_is_no_unit() -> None:
    s = Scene(1)
    recruit = s.reserve("cog-fresh-recruit")
    s.cover("loc-drone", 1)
    tactic = s.hand(COG, "cog-coordinated-assault")[0]
    s.fill(COG, 2)
    s.fill(LOCUST, 2)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-coordinated-assault")
    assert s.decision.kind == "reaction"
    assert s.zone(tactic) == "play"
    assert s.t.units(COG) == [recruit]
    shown = s.game.view(LOCUST)
    assert [unit["card"] for unit in shown["sides"][COG]["reserve"]] == [s.ref(recruit)]


@pytest.mark.rule("CG-TACTIC-05")
@pytest.mark.parametrize("enemy", ["cover", "reserve", "nowhere"])
def test_a_tactic_that_needs_a_target_needs_one(enemy: str) -> None:
    assert ("deploy:card:cog-airstrike" in airstrike(2, enemy).ids) == (enemy == "cover")


@pytest.mark.rule("CG-TACTIC-05")
def test_a_unit_in_the_own_cover_is_no_target() -> None:
    s = Scene(1)
    s.cover("cog-private", 1)
    s.hand(COG, "cog-airstrike", "cog-heroism")
    s.at_deployment(COG)
    assert s.offered("deploy") == []


@pytest.mark.rule("CG-TACTIC-05")
@pytest.mark.parametrize("option", [1, 2])
def test_one_possible_choice_is_enough(option: int) -> None:
    s = Scene(1)
    s.hand(COG, "cog-planted-grenade")  # 2 damage in cover, or 1 to each of up to two units in reserve
    s.fill(COG, 3)
    s.fill(LOCUST, 2)
    unit = s.cover("loc-drone", 1) if option == 1 else s.reserve("loc-wretch-pack")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-planted-grenade")
    if option == 2:
        s.choose(f"target:{s.ref(unit)}")
    assert s.zone(unit) == "discard"


@pytest.mark.rule("CG-TACTIC-05")
@pytest.mark.parametrize("where", ["reserve", "cover"])
def test_a_tactic_may_be_impossible_in_part(where: str) -> None:
    s = Scene(9, extra=("loc-tremors",))  # suppresses up to 3 units in reserve, 1 damage to all in cover
    unit = s.reserve("cog-private") if where == "reserve" else s.cover("cog-private", 1)
    s.hand(LOCUST, "loc-tremors")
    s.fill(LOCUST, 2)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-tremors")
    if where == "reserve":
        s.choose(f"target:{s.ref(unit)}")
    assert s.t.suppressed[unit] == (where == "reserve")
    assert len(s.happened("damage_dealt")) == (where == "cover")
    assert s.zone(s.card("loc-tremors", zone=DISCARD)) == "discard"


@pytest.mark.rule("CG-TACTIC-05")
def test_a_later_effect_is_enough_to_deploy_a_tactic() -> None:
    s = Scene(9, extra=("loc-tenacious-reinforcement",))  # nothing to return, but a card to draw
    s.hand(LOCUST, "loc-tenacious-reinforcement")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-tenacious-reinforcement")
    assert s.ids == ["draw:1", "draw:0"]


@pytest.mark.rule("CG-TACTIC-05")
def test_a_tactic_with_nothing_to_do_is_not_offered() -> None:
    s = Scene(1)
    s.hand(LOCUST, "loc-wont-stay-dead")
    s.at_deployment(LOCUST)
    assert s.offered("deploy") == []
    s.discards(LOCUST, "loc-drone")
    s.at_deployment(LOCUST)
    assert s.offered("deploy") == ["deploy:card:loc-wont-stay-dead"]


@pytest.mark.rule("CG-TACTIC-06")
def test_an_attack_by_a_tactic_follows_all_attack_rules() -> None:
    s = Scene(1)
    one, two = s.reserve("cog-fresh-recruit"), s.reserve("cog-private")
    target = s.cover("loc-boomer", 2)  # 4/3, in the High Wall 5/4
    s.hand(COG, "cog-coordinated-assault")
    s.fill(COG, 2)
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-coordinated-assault", f"target:{s.ref(one)}", f"target:{s.ref(two)}")
    assert s.t.phase == "first_deployment"
    assert (s.decision.seat, s.ids) == (LOCUST, ["react:card:loc-blood-rush", "pass"])
    s.choose("react:card:loc-blood-rush")
    assert (s.decision.seat, s.ids, s.values(target)) == (COG, ["pass"], (8, 4))
    s.choose("pass")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, "hit")
    s.choose(f"hit:{s.ref(one)}")
    assert (s.zone(one), s.zone(target), s.place(two)) == ("discard", "discard", 2)
    assert (s.decision.seat, s.decision.kind, s.t.phase) == (COG, "deployment", "second_deployment")


@pytest.mark.rule("CG-EX-07")
def test_respawn_is_deployed_with_four_cards_resolved_and_discarded() -> None:
    s = Scene(0)
    drone = s.discards(LOCUST, "loc-drone")[0]
    s.hand(LOCUST, "loc-respawn", "loc-cyclops", "loc-boomer", "loc-wretch-pack")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-respawn")
    assert s.zone(drone) == "reserve"
    assert s.sizes(LOCUST)[1:] == (3, 1)
    assert s.t.box.cards[s.t.discard[LOCUST][0]].id == "loc-respawn"


@pytest.mark.rule("CG-EX-07")
def test_the_locust_player_of_the_tutorial_comes_to_his_respawn() -> None:
    """The turns of the rulebook: with his reaction gone he has four cards and two units in his discard pile."""
    game = new("tutorial", 5)
    for option in (
        "deploy:card:cog-private",
        "move:card:cog-private#1:row:2",
        "attack:card:cog-fresh-recruit#1:row:1",
        "pass",
        "react:card:cog-heroism",
        "draw:0",
        "direct:card:cog-sergeant#1",
        "block:card:loc-drone#1",
        "react:card:loc-blood-rush",
        "pass",
        "deploy:card:cog-scout",
        "draw:2",
        "deploy:card:loc-respawn",
        "target:card:loc-drone#1",
    ):
        game.choose(option)
    sides = game.view(LOCUST)["sides"]
    assert [unit["card"] for unit in sides[LOCUST]["reserve"]] == ["card:loc-drone#1"]
    assert sides[LOCUST]["discard"] == ["card:loc-hunter#1", "card:loc-blood-rush#1", "card:loc-respawn#1"]
    assert (sides[COG]["cards"], sides[LOCUST]["cards"]) == (4, 3)


def test_a_tactic_that_moves_all_units_stops_when_none_is_left() -> None:
    march = {"op": "move", "target": {"who": "friendly", "zone": "reserve", "n": "all"}, "to": "cover"}
    s = scene(patch=tactic("cog-airstrike", {"trigger": "play", "do": [march]}))
    units = [s.reserve(card) for card in ("cog-private", "cog-sergeant")]
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike")
    assert s.decision.context["left"] == 2
    s.choose(f"target:{s.ref(units[1])}", "to:row:3", "to:row:1")
    assert [s.place(unit) for unit in units] == [1, 3]
    assert s.zone(s.card("cog-airstrike", zone=DISCARD)) == "discard"
