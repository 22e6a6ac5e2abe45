"""CG-DISCARDFX: Discard effects happen when a card is discarded from its owner's hand, and only then."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.scene import Scene

DRONE = "loc-hammerburst-drone"
RECRUIT = "cog-experienced-recruit"


def own_discard(stem: str, card: str, play: Any) -> dict[str, Any]:
    """A tactic or reaction that also has a Discard effect."""
    told = {"trigger": "discard", "may": True, "do": [{"op": "draw", "n": 1, "up_to": True}]}
    return {stem: {card: {"effects": [{"trigger": "play", "do": [play]}, told]}}}


@pytest.mark.rule("CG-DISCARDFX-01")
def test_discarding_it_in_a_deployment_phase_sets_it_off_at_once() -> None:
    s = Scene(5)
    private = s.reserve("cog-private")
    s.hand(LOCUST, DRONE)
    s.at_deployment(LOCUST)
    s.choose(f"discard:card:{DRONE}")
    assert s.decision.seat == LOCUST
    assert s.ids == [f"use:card:{DRONE}#1", "decline"]
    s.choose(f"use:card:{DRONE}#1")
    assert s.happened("damage_dealt") == [{"card": s.ref(private), "damage": 1}]
    assert s.happened("unit_suppressed") == [{"card": s.ref(private)}]


@pytest.mark.rule("CG-DISCARDFX-01")
def test_it_may_be_declined() -> None:
    s = Scene(5)
    s.reserve("cog-private")
    s.hand(LOCUST, DRONE)
    s.fill(LOCUST, 2)
    s.at_deployment(LOCUST)
    s.choose(f"discard:card:{DRONE}", "decline")
    assert s.happened("damage_dealt") == []
    assert s.zone(s.card(DRONE, zone=5)) == "discard"


@pytest.mark.rule("CG-DISCARDFX-01")
def test_a_card_without_such_an_effect_does_nothing() -> None:
    s = Scene(8)
    s.hand(COG, "cog-private", RECRUIT)
    s.at_deployment(COG)
    s.choose("discard:card:cog-private")
    assert s.decision.kind == "deployment"
    assert s.t.phase == "second_deployment"
    s.choose(f"discard:card:{RECRUIT}")
    assert s.ids == ["draw:1", "draw:0"]


@pytest.mark.rule("CG-DISCARDFX-01")
def test_discarding_it_for_an_effect_counts_and_comes_before_what_follows() -> None:
    """Krav's owner discards a card to get it back: the Drone's damage comes before Krav returns."""
    s = Scene(8, extra=(DRONE, "loc-krav"))
    krav, captain = s.cover("loc-krav", 1), s.reserve("cog-hardened-captain")
    s.reserve("cog-private")
    s.hand(LOCUST, DRONE)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:1")
    s.pass_reactions()
    s.choose("use:card:loc-krav#1")
    assert s.zone(krav) == "discard"
    assert s.ids == [f"use:card:{DRONE}#1", "decline"]
    s.choose(f"use:card:{DRONE}#1", "target:card:cog-private#1")
    kinds = [event.kind for event in s.events]
    assert kinds.index("card_discarded") < kinds.index("card_returned")
    assert s.happened("damage_dealt")[-1] == {"card": "card:cog-private#1", "damage": 1}
    assert s.zone(krav) == "hand"


@pytest.mark.rule("CG-DISCARDFX-01")
def test_discarding_it_by_ones_own_tactic_counts_too() -> None:
    s = Scene(5, patch={"commands": {"ch05-kryll-swarm": _discarding()}})
    s.reserve("cog-private")
    s.hand(LOCUST, DRONE, "loc-boomer")
    s.at_deployment(LOCUST)
    s.choose("tactic:card:ch05-kryll-swarm#1", f"discard:card:{DRONE}")
    assert s.ids == [f"use:card:{DRONE}#1", "decline"]


def _discarding() -> dict[str, Any]:
    return {"effects": [{"trigger": "command_tactic", "values": [2], "do": [{"op": "discard", "n": 1}]}]}


@pytest.mark.rule("CG-DISCARDFX-01")
def test_whoever_makes_the_owner_discard_the_owner_decides() -> None:
    tactic = {"trigger": "command_tactic", "values": [2], "do": [{"op": "discard", "n": 1, "who": "enemy"}]}
    s = Scene(5, patch={"commands": {"ch05-uv-floodlight": {"effects": [tactic]}}})
    private = s.reserve("cog-private")
    s.fill(COG, 2)
    s.hand(LOCUST, DRONE, "loc-boomer")
    s.at_deployment(COG)
    s.choose("tactic:card:ch05-uv-floodlight#1")
    assert s.decision.seat == LOCUST
    s.choose(f"discard:card:{DRONE}")
    assert s.decision.seat == LOCUST
    s.choose(f"use:card:{DRONE}#1")
    assert s.happened("damage_dealt") == [{"card": s.ref(private), "damage": 1}]


@pytest.mark.rule("CG-DISCARDFX-02")
def test_losing_it_from_the_deck_by_direct_damage_is_no_discarding() -> None:
    s = Scene(5)
    private = s.cover("cog-private", 1)
    s.reserve("cog-fresh-recruit")
    s.on_top(LOCUST, DRONE, DRONE)
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(private)}")
    s.pass_reactions()
    s.choose("keep:0")
    lost = [card for one in s.happened("cards_lost") for card in one["cards"]]
    assert sorted(lost) == [f"card:{DRONE}#1", f"card:{DRONE}#2"]
    assert s.decision.kind == "combat"
    assert s.happened("damage_dealt") == []


@pytest.mark.rule("CG-DISCARDFX-02")
def test_losing_it_from_the_deck_by_an_effect_is_no_discarding() -> None:
    """A cover card lets the COG lose the top card of the deck."""
    burn = {"trigger": "end_of_turn", "do": [{"op": "mill", "n": 1, "who": "enemy"}]}
    s = Scene(11, patch={"covers": {"ch11-library-stacks": {"faces": {"front": {"cog": [], "locust": [burn]}}}}})
    s.cover("ch11-theron-elite", 1)
    s.fill(COG, 2)
    s.on_top(COG, RECRUIT)
    s.at_end(LOCUST)
    assert [one["cards"] for one in s.happened("cards_lost")] == [[f"card:{RECRUIT}#1"]]
    assert s.decision.kind == "deployment"


@pytest.mark.rule("CG-DISCARDFX-03")
def test_deploying_a_unit_is_no_discarding() -> None:
    s = Scene(8)
    s.hand(COG, RECRUIT)
    s.fill(COG, 4)
    s.at_deployment(COG)
    s.choose(f"deploy:card:{RECRUIT}")
    assert s.decision.kind == "combat"
    assert len(s.t.hand[COG]) == 3


@pytest.mark.rule("CG-DISCARDFX-03")
def test_a_killed_unit_goes_to_the_discard_pile_without_it() -> None:
    s = Scene(5)
    drone, captain = s.cover(DRONE, 1), s.reserve("cog-captain")
    s.reserve("cog-private")
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:1")
    assert s.zone(drone) == "discard"
    assert s.decision.kind == "combat"


@pytest.mark.rule("CG-DISCARDFX-03")
def test_a_tactic_that_was_deployed_is_not_discarded_from_hand() -> None:
    damage = {"op": "damage", "n": 2, "target": {"who": "enemy", "zone": "cover"}}
    s = Scene(10, patch=own_discard("tactics", "ch10-ground-slam", damage))
    s.cover("cog-veteran", 1)
    s.hand(LOCUST, "ch10-ground-slam")
    s.fill(LOCUST, 2)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:ch10-ground-slam")
    assert s.zone(s.card("ch10-ground-slam", zone=5)) == "discard"
    assert s.decision.kind != "draw"


@pytest.mark.rule("CG-DISCARDFX-03")
@pytest.mark.parametrize("deployed", [True, False])
def test_a_reaction_that_was_deployed_is_not_discarded_from_hand(deployed: bool) -> None:
    buff = {"op": "buff", "attack": 1, "target": {"who": "attack_friendly"}, "duration": "attack"}
    s = Scene(7, patch=own_discard("reactions", "ch07-uv-turret", buff))
    attacker = s.reserve("cog-captain")
    s.cover("loc-hunter", 1)
    s.hand(COG, "ch07-uv-turret")
    s.fill(COG, 3)
    if deployed:
        s.at_combat(COG)
        s.choose(f"attack:{s.ref(attacker)}:row:1", "react:card:ch07-uv-turret")
        assert s.decision.kind == "deployment"
    else:
        s.at_deployment(COG)
        s.choose("discard:card:ch07-uv-turret")
        assert s.decision.kind == "draw"
    assert s.zone(s.card("ch07-uv-turret", zone=5)) == "discard"
