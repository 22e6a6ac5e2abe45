"""CG-FAQ: general questions."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.table import COMMAND, DISCARD
from eday.content.card import load as load_card
from tests.card.scene import Scene
from tests.compared import shown_to

# ---------------------------------------------------------------------- who may, who must, who chooses


@pytest.mark.rule("CG-FAQ-02")
def test_only_ready_units_in_reserve_can_block() -> None:
    s = Scene(1)
    attacker = s.cover("cog-private", 1)
    ready = s.reserve("loc-drone")
    s.reserve("loc-hunter", suppressed=True)
    s.cover("loc-boomer", 3)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}")
    assert (s.decision.seat, s.ids) == (LOCUST, [f"block:{s.ref(ready)}", "no_block"])


@pytest.mark.rule("CG-FAQ-02")
def test_nobody_is_asked_to_block_without_a_ready_unit_in_reserve() -> None:
    s = Scene(1)
    attacker = s.cover("cog-private", 1)
    s.reserve("loc-hunter", suppressed=True)
    s.cover("loc-boomer", 3)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, "keep")


def pool_fight() -> Scene:
    """A Boomer kills the Private in the Imulsion Pool; both cards say what follows."""
    s = Scene(9, extra=("loc-boomer",))
    s.cover("cog-private", 2)
    boomer = s.reserve("loc-boomer")
    s.reserve("cog-experienced-recruit")
    s.reserve("cog-scout")
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(boomer)}:row:2")
    return s


@pytest.mark.rule("CG-FAQ-03")
@pytest.mark.parametrize("first", ["loc-boomer", "ch09-imulsion-pool"])
def test_the_active_player_orders_effects_of_both_sides(first: str) -> None:
    s = pool_fight()
    assert (s.decision.seat, s.decision.kind) == (LOCUST, "order")
    assert sorted(s.ids) == ["resolve:card:ch09-imulsion-pool#1", "resolve:card:loc-boomer#1"]
    s.choose(f"resolve:card:{first}#1")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, "target")
    burned = [event["card"] for event in s.happened("damage_dealt")].count("card:loc-boomer#1")
    assert burned == (1 if first == "loc-boomer" else 2)  # the Private hits back, then the pool


HIT = {"trigger": "start_of_turn", "do": [{"op": "damage", "n": 1, "target": {"who": "enemy", "zone": "reserve"}}]}
STOOD = {"who": "enemy", "zone": "reserve", "suppressed": True}
STAND = {"trigger": "start_of_turn", "do": [{"op": "ready", "target": STOOD}]}


@pytest.mark.rule("CG-FAQ-03")
@pytest.mark.parametrize(("units", "asked"), [(0, "combat"), (1, "order")])
def test_nobody_is_asked_for_an_order_where_nothing_can_happen(units: int, asked: str) -> None:
    s = Scene(1, patch={"units": {"cog-private": {"effects": [HIT]}, "cog-scout": {"effects": [HIT]}}})
    s.reserve("cog-private")
    s.reserve("cog-scout")
    for _ in range(units):
        s.reserve("loc-boomer")
    s.begin_turn(COG)
    assert s.decision.kind == asked


@pytest.mark.rule("CG-FAQ-03")
@pytest.mark.parametrize(("first", "readied"), [("cog-private", True), ("cog-scout", False)])
def test_a_card_that_can_do_something_only_after_another_may_still_come_first(first: str, readied: bool) -> None:
    """The Scout has nobody to stand up before the Private has struck."""
    s = Scene(1, patch={"units": {"cog-private": {"effects": [HIT]}, "cog-scout": {"effects": [STAND]}}})
    s.reserve("cog-scout")
    s.reserve("cog-private")
    s.reserve("loc-boomer")
    s.begin_turn(COG)
    s.choose(f"resolve:card:{first}#1")
    assert bool(s.happened("unit_readied")) is readied


@pytest.mark.rule("CG-FAQ-06")
def test_an_effect_without_may_must_be_carried_out() -> None:
    s = pool_fight()
    s.choose("resolve:card:loc-boomer#1")
    assert s.ids == ["target:card:cog-experienced-recruit#1", "target:card:cog-scout#1"]


@pytest.mark.rule("CG-FAQ-06")
@pytest.mark.parametrize("answer", ["use:card:loc-hunter#1", "decline"])
def test_an_effect_with_may_is_optional(answer: str) -> None:
    s = Scene(1)
    hunter = s.reserve("loc-hunter")
    unit = s.reserve("cog-private")
    s.fill(LOCUST, 2)
    s.at_combat(LOCUST)
    s.choose(f"move:{s.ref(hunter)}:row:1")
    assert s.ids == ["use:card:loc-hunter#1", "decline"]
    s.choose(answer)
    assert s.t.suppressed[unit] == (answer != "decline")


@pytest.mark.rule("CG-FAQ-06")
def test_an_effect_does_as_much_as_possible() -> None:
    s = Scene(1)
    s.discards(LOCUST, "loc-drone")
    s.hand(LOCUST, "loc-kantus")
    s.fill(LOCUST, 2)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-kantus", "target:card:loc-drone#1")  # may return two, and there is one
    assert s.t.discard[LOCUST] == ()
    assert s.decision.kind == "combat"


@pytest.mark.rule("CG-FAQ-07")
def test_the_controller_of_an_effect_chooses_though_it_hits_the_enemy() -> None:
    s = pool_fight()
    s.choose("resolve:card:loc-boomer#1")
    assert s.decision.seat == LOCUST


@pytest.mark.rule("CG-FAQ-07")
def test_the_controller_chooses_in_the_turn_of_the_other_player_too() -> None:
    effects = [{"trigger": "on_killed", "do": [{"op": "suppress", "target": {"who": "enemy", "zone": "reserve"}}]}]
    s = Scene(1, patch={"units": {"cog-private": {"effects": effects}}})
    s.cover("cog-private", 1)
    boomer = s.reserve("loc-cyclops")
    s.reserve("loc-drone")
    s.reserve("loc-hunter")
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(boomer)}:row:1")
    assert (s.t.active, s.decision.seat, s.decision.kind) == (LOCUST, COG, "target")


@pytest.mark.rule("CG-FAQ-08")
def test_an_enemy_made_to_discard_chooses_the_card() -> None:
    effects = [{"trigger": "play", "do": [{"op": "discard", "n": 1, "who": "enemy"}]}]
    s = Scene(1, patch={"tactics": {"cog-airstrike": {"effects": effects}}})
    s.hand(COG, "cog-airstrike", "cog-heroism")
    s.hand(LOCUST, "loc-drone", "loc-boomer")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, "discard")
    assert sorted(s.ids) == ["discard:card:loc-boomer", "discard:card:loc-drone"]
    assert shown_to(s.game, COG)["decision"]["options"] == []
    s.choose("discard:card:loc-drone")
    assert s.game.view(COG)["sides"][LOCUST]["discard"] == ["card:loc-drone#1"]


# ---------------------------------------------------------------------- values and halves


@pytest.mark.rule("CG-FAQ-04")
def test_each_half_of_a_cover_card_concerns_its_own_player() -> None:
    s = Scene(3)  # Troika Nest: COG +1 defense, Locusts +2 attack and +1 defense
    assert s.values(s.cover("cog-private", 3)) == (2, 4)
    s = Scene(3)
    assert s.values(s.cover("loc-boomer", 3)) == (6, 4)


@pytest.mark.rule("CG-FAQ-05")
@pytest.mark.parametrize(("change", "damage"), [(0, 2), (1, 3), (-1, 1), (-2, 0), (-3, 0)])
def test_cards_may_raise_or_lower_direct_damage(change: int, damage: int) -> None:
    rule = {"trigger": "static", "do": [{"op": "damage_mod", "direct_dealt": change, "target": {"who": "self"}}]}
    s = Scene(1, patch={"units": {"cog-private": {"effects": [rule] if change else []}}})
    unit = s.cover("cog-private", 1)
    s.fill(COG, 2)
    before = s.sizes(LOCUST)[0]
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(unit)}")
    s.pass_reactions()
    if damage:
        assert s.decision.context["damage"] == damage
        s.choose("keep:0")
    assert s.sizes(LOCUST)[0] == before - damage


@pytest.mark.rule("CG-FAQ-09")
def test_printed_values_count_only_where_a_card_says_so() -> None:
    """Reaver Drop asks for printed defense, Deadly Sacrifice for attack as it is."""
    s = Scene(1)
    s.hand(LOCUST, "loc-reaver-drop", "loc-drone", "loc-boomer", "loc-grenadier", "loc-cyclops")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-reaver-drop")
    assert sorted(s.offered("target")) == ["target:card:loc-cyclops", "target:card:loc-drone"]
    s = Scene(9, extra=("cog-deadly-sacrifice",))
    unit = s.cover("cog-private", 4)  # attack 2, in the High Wall 3
    target = s.cover("loc-grenadier", 1)
    s.hand(COG, "cog-deadly-sacrifice")
    s.fill(COG, 2)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-deadly-sacrifice")
    assert s.zone(unit) == "discard"
    assert s.happened("damage_dealt") == [{"card": s.ref(target), "damage": 4}]


# ---------------------------------------------------------------------- the turn limit


def last_turn(cog: int, locust: int, active: int, turn: int = 200) -> str | None:
    s = Scene(1)
    s.deck_size(COG, cog)
    s.deck_size(LOCUST, locust)
    s.t.turn = turn
    s.at_end(active)
    if s.game.outcome is None:
        return None
    assert s.game.outcome.reason == "turn_limit"
    assert s.t.turn == 200
    return s.game.outcome.winner


@pytest.mark.rule("CG-FAQ-10")
@pytest.mark.parametrize("active", [COG, LOCUST])
def test_after_200_turns_the_larger_deck_wins(active: int) -> None:
    assert last_turn(6, 5, active) == "cog"
    assert last_turn(5, 6, active) == "locust"


@pytest.mark.rule("CG-FAQ-10")
@pytest.mark.parametrize(("active", "winner"), [(COG, "locust"), (LOCUST, "cog")])
def test_with_equal_decks_the_player_who_is_not_active_wins(active: int, winner: str) -> None:
    assert last_turn(5, 5, active) == winner


@pytest.mark.rule("CG-FAQ-10")
def test_after_199_turns_the_game_goes_on() -> None:
    assert last_turn(6, 5, COG, turn=199) is None


# ---------------------------------------------------------------------- rotating, and the rules of the tutorial


@pytest.mark.rule("CG-FAQ-11")
def test_a_rotated_command_card_is_not_suppressed_and_keeps_its_number() -> None:
    s = Scene(6)
    nest = s.card("ch06-ticker-nest", zone=COMMAND)
    s.t.spin[nest] = 2
    unit = s.reserve("loc-grenadier", suppressed=True)
    s.fill(LOCUST, 2)
    s.begin_turn(LOCUST)
    assert (s.t.spin[nest], s.t.suppressed[nest]) == (2, False)
    assert (s.t.spin[unit], s.t.suppressed[unit]) == (0, False)
    assert [event["card"] for event in s.happened("unit_readied")] == [s.ref(unit)]
    shown = s.game.view(COG)["sides"][LOCUST]
    assert [card["number"] for card in shown["command"]] == [2]


@pytest.mark.rule("CG-FAQ-12")
def test_chapter_1_adds_scenario_command_first_turn_and_turn_effects_only() -> None:
    content = load_card()
    assert content.rules(0) == frozenset()
    assert content.rules(1) == {"first_turn"}
    tutorial, chapter = Scene(0, played=True), Scene(1, played=True)
    assert tutorial.game.view(0)["scenario"] is None
    assert chapter.game.view(0)["scenario"] == "ch01-scenario"
    for s, cards in ((tutorial, [0, 0]), (chapter, [1, 1])):
        assert [len(side["command"]) for side in s.game.view(0)["sides"]] == cards
    for s in (Scene(0), Scene(1)):
        attacker = s.cover("cog-sergeant", 1)
        s.reserve("loc-drone")
        s.reserve("loc-hunter")
        s.at_combat(COG)
        assert s.ids == [f"direct:{s.ref(attacker)}", "end"]  # no crossing into enemy cover
        s.choose(f"direct:{s.ref(attacker)}", "block:card:loc-drone#1")
        assert s.zone(attacker) == "cover"
        assert s.zone(s.card("loc-drone", zone=DISCARD)) == "discard"  # one blocker, no second question
