"""CG-REACTION: when reactions are deployed, by whom, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import damage, declare, direct, reaction, scene

STEEL = {"op": "buff", "defense": 1, "target": {"who": "attack_friendly"}, "duration": "attack"}


@pytest.mark.rule("CG-REACTION-01")
def test_a_reaction_waits_for_an_attack() -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 1)
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    s.at_deployment()
    assert f"deploy:{s.ref(card)}" not in s.ids
    s.at_combat()
    assert not s.offered("react")
    s.choose(f"attack:{s.ref(unit)}:row:1", "pass")
    assert s.ids == [f"react:{s.ref(card)}", "pass"]


@pytest.mark.rule("CG-REACTION-02", "CG-REACTION-05")
def test_the_attacked_player_decides_first_and_the_attacker_need_not_wait_for_a_reaction() -> None:
    s = scene()
    unit, _ = s.reserve("loc-drone"), s.cover("cog-private", 1)
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    declare(s, unit, 1, LOCUST)
    assert (s.decision.kind, s.decision.seat) == ("reaction", COG)
    s.choose("pass")
    assert (s.decision.kind, s.decision.seat) == ("reaction", LOCUST)
    assert s.ids == ["react:card:loc-blood-rush", "pass"]


@pytest.mark.rule("CG-REACTION-03")
@pytest.mark.parametrize(("count", "fits"), [(2, False), (3, True), (4, True), (5, False)])
def test_a_reaction_obeys_its_deployment_values(count: int, fits: bool) -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 1)
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, count)
    declare(s, unit, 1)
    s.choose("pass")
    assert s.ids == ([f"react:{s.ref(card)}", "pass"] if fits else ["pass"])


@pytest.mark.rule("CG-REACTION-04")
def test_one_reaction_for_each_player_in_an_attack() -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 1)
    first, second = s.hand(COG, "cog-heroism", "cog-heroism")
    s.fill(COG, 4)
    rush, other = s.hand(LOCUST, "loc-blood-rush", "loc-blood-rush")
    s.fill(LOCUST, 5)
    declare(s, unit, 1)
    s.choose(f"react:{s.ref(rush)}")
    assert s.decision.seat == COG
    assert [side["playing"] for side in s.game.view(COG)["sides"]] == [[], [s.ref(rush)]]
    s.choose(f"react:{s.ref(first)}", "draw:0")
    # both second cards would still fit the hands of 4 and 3
    assert s.decision.kind == "deployment"
    assert s.zone(second) == s.zone(other) == "hand"


@pytest.mark.rule("CG-REACTION-04")
def test_each_attack_has_its_own_reaction() -> None:
    s = scene()
    one, two = s.reserve("cog-private"), s.reserve("cog-fresh-recruit")
    s.cover("loc-drone", 1)
    s.cover("loc-hunter", 3)
    first, second = s.hand(COG, "cog-heroism", "cog-heroism")
    s.fill(COG, 4)
    declare(s, one, 1)
    s.choose("pass", f"react:{s.ref(first)}", "draw:0", f"attack:{s.ref(two)}:row:3", "pass")
    assert s.ids == [f"react:{s.ref(second)}", "pass"]


@pytest.mark.rule("CG-REACTION-06")
def test_a_reaction_ends_with_its_attack() -> None:
    s = scene()
    unit, enemy, other = s.reserve("cog-private"), s.cover("loc-drone", 1), s.reserve("cog-scout")
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    declare(s, unit, 1)
    s.choose("pass", f"react:{s.ref(card)}")
    assert s.made_of(unit) == [("cog-private", 2, 3), ("cog-heroism", 2, 2)]
    assert s.values(other) == (1, 2)
    s.choose("draw:0")
    assert damage(s)[s.ref(enemy)] == 4
    assert s.decision.kind == "combat"
    assert s.values(unit) == (2, 3)


@pytest.mark.rule("CG-REACTION-07", "CG-REACTION-12")
def test_reactions_are_discarded_after_the_attack_and_not_before() -> None:
    back = {"op": "return_from_discard", "n": 1, "filter": {"type": "reaction"}, "to": "hand"}
    patch = reaction("cog-heroism", {"trigger": "play", "do": [STEEL]}, {"trigger": "play", "do": [back]})
    s = scene(patch=patch)
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 1)
    s.hand(COG, "cog-heroism")
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    (old,) = s.discards(COG, "cog-hit-the-floor")
    declare(s, unit, 1)
    s.choose("react:card:loc-blood-rush")
    s.choose("react:card:cog-heroism")
    assert s.decision.kind == "deployment"
    assert s.t.hand[COG] == s.alike(old)
    assert s.t.ref(s.t.discard[COG][-1]) == "card:cog-heroism#1"
    assert s.t.ref(s.t.discard[LOCUST][-1]) == "card:loc-blood-rush#1"


@pytest.mark.rule("CG-REACTION-08", "CG-REACTION-09")
def test_an_unblocked_attack_leaves_the_reaction_to_the_attacker_alone() -> None:
    s = scene()
    unit, _ = s.cover("cog-private", 1), s.reserve("loc-drone")
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    direct(s, unit)
    assert (s.decision.kind, s.decision.seat) == ("reaction", COG)
    assert s.ids == [f"react:{s.ref(card)}", "pass"]
    s.choose("pass")
    assert s.decision.kind == "keep"


SHOT = {"op": "damage", "n": 3, "target": {"who": "attack_enemy"}}
FLIP = {"op": "suppress", "target": {"who": "previous"}}
DRAW = {"op": "draw", "n": 1}


@pytest.mark.rule("CG-REACTION-08")
@pytest.mark.parametrize("may", [False, True])
def test_an_unblocked_attacker_may_use_what_is_left_of_a_reaction(may: bool) -> None:
    """There is no enemy unit to shoot at, but a card to draw."""
    s = scene(patch=reaction("cog-heroism", {"trigger": "play", "may": may, "do": [SHOT, DRAW]}))
    unit, _ = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.hand(COG, "cog-heroism")
    direct(s, unit)
    s.choose("react:card:cog-heroism")
    if may:
        s.choose("use:card:cog-heroism#1")
    assert [one["count"] for one in s.happened("cards_drawn")] == [1]
    assert not s.happened("damage_dealt")
    assert s.decision.kind == "keep"


@pytest.mark.rule("CG-REACTION-08")
@pytest.mark.parametrize("steps", [[SHOT], [SHOT, FLIP]])
def test_a_reaction_of_which_nothing_is_possible_stays_in_hand(steps: list[dict[str, Any]]) -> None:
    s = scene(patch=reaction("cog-heroism", {"trigger": "play", "do": steps}))
    unit, other = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.t.previous = (other,)
    (card,) = s.hand(COG, "cog-heroism")
    direct(s, unit)
    assert s.ids == ["pass"]
    assert [(why.rule, why.key) for why in s.game.why_not(COG, s.ref(card))] == [("CG-TACTIC-05", "why-no-target")]


@pytest.mark.rule("CG-REACTION-08")
@pytest.mark.parametrize(("cards", "playable"), [(1, False), (2, True)])
def test_the_cost_of_a_reaction_must_be_paid_wholly(cards: int, playable: bool) -> None:
    cost = {"op": "discard", "n": 2}
    s = scene(patch=reaction("cog-heroism", {"trigger": "play", "cost": [cost], "do": [SHOT, DRAW]}))
    unit = s.cover("cog-private", 1)
    s.hand(COG, "cog-heroism")
    s.fill(COG, cards)
    direct(s, unit)
    assert bool(s.offered("react")) is playable


@pytest.mark.rule("CG-REACTION-09")
def test_a_blocked_attack_gives_the_defender_his_reaction() -> None:
    s = scene()
    unit, blocker = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    direct(s, unit, blocker)
    assert (s.decision.kind, s.decision.seat) == ("reaction", LOCUST)
    assert s.offered("react") == ["react:card:loc-blood-rush"]


@pytest.mark.rule("CG-REACTION-10")
@pytest.mark.parametrize(("effect", "count", "fits"), [("draw", 2, True), ("draw", 4, False), ("discard", 5, True)])
def test_hand_counts_are_taken_when_the_reaction_is_deployed(effect: str, count: int, fits: bool) -> None:
    harm = {"trigger": "play", "do": [{"op": effect, "n": 1, "who": "enemy"}]}
    s = scene(patch=reaction("loc-frenzy", harm))
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 1)
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, count)
    s.hand(LOCUST, "loc-frenzy")
    declare(s, unit, 1)
    s.choose("react:card:loc-frenzy")
    if effect == "discard":
        s.choose(next(option for option in s.ids if s.ref(card) not in option))
    assert s.decision.seat == COG
    assert (f"react:{s.ref(card)}" in s.ids) is fits


@pytest.mark.rule("CG-REACTION-11")
def test_who_has_passed_is_not_asked_again() -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 1)
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    declare(s, unit, 1)
    assert s.offered("react")
    s.choose("pass", f"react:{s.ref(card)}", "draw:0")
    assert s.decision.seat == COG
    assert s.decision.kind == "deployment"


@pytest.mark.rule("CG-REACTION-13")
def test_a_bonus_names_a_unit_of_its_side_in_the_attack() -> None:
    s = scene(2)
    unit, one, two = s.cover("cog-captain", 1), s.reserve("loc-drone"), s.reserve("loc-kantus")
    outside = s.reserve("loc-hunter")
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 4)
    direct(s, unit, one, two)
    s.choose("react:card:loc-blood-rush")
    assert (s.decision.seat, s.ids) == (LOCUST, [f"target:{s.ref(one)}", f"target:{s.ref(two)}"])
    s.choose(f"target:{s.ref(two)}")
    assert [s.values(unit) for unit in (one, two, outside)] == [(2, 2), (5, 3), (3, 2)]
    s.pass_reactions()
    assert damage(s)[s.ref(unit)] == 7


@pytest.mark.rule("CG-REACTION-14")
def test_an_attack_bonus_does_not_raise_direct_damage() -> None:
    s = scene()
    unit = s.cover("cog-private", 1)
    (card,) = s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    direct(s, unit)
    s.choose(f"react:{s.ref(card)}", "draw:1")
    assert s.values(unit) == (4, 5)
    assert len(s.t.hand[COG]) == 3
    assert s.ids == ["keep:2", "keep:1", "keep:0"]
