"""CG-DEPLOY: drawing, discarding, deploying, and Deploy effects."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import new
from eday.card.table import HAND, RESERVE
from eday.content.card import load as load_card
from eday.content.card.schema import Deployable
from tests.card.scene import Scene
from tests.compared import shown_to


def first_phase(chapter: int = 1, *hand: str, count: int = 0, extra: tuple[str, ...] = ()) -> Scene:
    """The COG player's first deployment phase with this hand, filled up to a count."""
    s = Scene(chapter, extra=extra)
    s.hand(COG, *hand)
    s.fill(COG, count)
    s.fill(LOCUST, 2)
    s.at_deployment(COG)
    return s


# ---------------------------------------------------------------------- draw, discard, deploy


@pytest.mark.rule("CG-DEPLOY-01")
def test_drawing_takes_the_top_card_of_the_own_deck() -> None:
    s = Scene(1)
    s.fill(COG, 2)
    s.on_top(COG, "cog-airstrike", "cog-heroism")
    s.at_deployment(COG)
    before = s.sizes(LOCUST)
    s.choose("draw")
    drawn = s.card("cog-airstrike", zone=HAND)
    assert set(s.alike(drawn)) <= set(s.t.hand[COG])
    assert s.sizes(COG) == (23, 3, 0)
    assert s.sizes(LOCUST) == before
    assert s.happened("cards_drawn") == [{"seat": COG, "count": 1, "cards": [s.ref(drawn)]}]


@pytest.mark.rule("CG-DEPLOY-02")
def test_a_discarded_card_goes_on_top_of_the_own_discard_pile() -> None:
    s = Scene(1)
    s.discards(COG, "cog-captain")
    held = s.hand(COG, "cog-heroism", "cog-sergeant")
    s.at_deployment(COG)
    assert s.offered("discard") == ["discard:card:cog-heroism", "discard:card:cog-sergeant"]
    s.choose("discard:card:cog-heroism")
    assert s.t.discard[COG][-1] == held[0]
    assert s.sizes(COG) == (23, 1, 2)
    assert s.game.view(LOCUST)["sides"][COG]["discard"][-1] == "card:cog-heroism#1"


@pytest.mark.rule("CG-DEPLOY-03")
def test_a_deployed_unit_goes_to_the_own_reserve_for_all_to_see() -> None:
    s = first_phase(1, "cog-sergeant", count=3)
    s.choose("deploy:card:cog-sergeant")
    shown = s.game.view(LOCUST)["sides"]
    assert [unit["card"] for unit in shown[COG]["reserve"]] == ["card:cog-sergeant#1"]
    assert (shown[COG]["cards"], shown[LOCUST]["reserve"]) == (2, [])


@pytest.mark.rule("CG-DEPLOY-04", "CG-DEPLOY-05")
@pytest.mark.parametrize("second", [False, True])
def test_units_and_tactics_are_deployed_and_reactions_never(second: bool) -> None:
    s = Scene(1)
    s.hand(COG, "cog-sergeant", "cog-planted-grenade", "cog-heroism")  # the values of all three include 3
    s.cover("loc-drone", 1)
    s.at_deployment(COG, second)
    assert s.offered("deploy") == ["deploy:card:cog-planted-grenade", "deploy:card:cog-sergeant"]


@pytest.mark.rule("CG-DEPLOY-06")
def test_the_reserve_holds_any_number_of_units() -> None:
    units = ("cog-captain", "cog-fresh-recruit", "cog-private", "cog-scout", "cog-heavy-infantry", "cog-vanguard")
    s = Scene(1)
    for unit in units * 2:
        s.reserve(unit)
    s.hand(COG, "cog-sergeant")
    s.fill(COG, 3)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-sergeant")
    assert len(s.t.reserve[COG]) == 13


@pytest.mark.rule("CG-DEPLOY-07")
def test_every_card_of_a_deck_has_a_deployment_value() -> None:
    content = load_card()
    for chapter in range(1, 16):
        for side in new(chapter, 1)._table.box.decks:
            for card in side:
                entry = content.cards[card]
                assert isinstance(entry, Deployable)
                assert entry.deploy == "any" or min(entry.deploy) >= 1


@pytest.mark.rule("CG-DEPLOY-08")
@pytest.mark.parametrize("count", range(1, 9))
def test_the_hand_count_with_the_card_itself_must_be_one_of_its_values(count: int) -> None:
    s = first_phase(1, "cog-sergeant", count=count)
    assert s.sizes(COG)[1] == count
    assert ("deploy:card:cog-sergeant" in s.ids) == (count in (3, 4))


@pytest.mark.rule("CG-DEPLOY-09")
@pytest.mark.parametrize("count", range(1, 9))
def test_a_card_for_any_count_can_always_be_deployed(count: int) -> None:
    s = Scene(1, patch={"units": {"cog-sergeant": {"deploy": "any"}}})
    s.hand(COG, "cog-sergeant")
    s.fill(COG, count)
    s.at_deployment(COG)
    assert s.sizes(COG)[1] == count
    assert "deploy:card:cog-sergeant" in s.ids


@pytest.mark.rule("CG-DEPLOY-10")
def test_reserve_on_a_card_means_its_owners_reserve() -> None:
    s = Scene(1)
    one, two = s.reserve("cog-private", suppressed=True), s.reserve("cog-scout", suppressed=True)
    enemy = s.reserve("loc-drone", suppressed=True)
    s.hand(COG, "cog-captain")  # readies a unit in reserve
    s.at_deployment(COG)
    s.choose("deploy:card:cog-captain", "use:card:cog-captain#1")
    assert s.ids == [f"target:{s.ref(one)}", f"target:{s.ref(two)}"]
    s.choose(f"target:{s.ref(two)}")
    assert [s.t.suppressed[unit] for unit in (one, two, enemy)] == [True, False, True]


@pytest.mark.rule("CG-DEPLOY-10")
def test_a_unit_returned_to_reserve_goes_to_its_owners() -> None:
    s = Scene(1)
    s.discards(LOCUST, "loc-drone")
    s.hand(LOCUST, "loc-respawn")
    s.fill(LOCUST, 4)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-respawn")
    assert [len(s.t.reserve[seat]) for seat in (COG, LOCUST)] == [0, 1]


@pytest.mark.rule("CG-DEPLOY-11")
def test_a_unit_just_deployed_acts_in_the_same_turn() -> None:
    s = first_phase(1, "cog-private", count=5)
    s.choose("deploy:card:cog-private", "move:card:cog-private#1:row:2")
    assert shown_to(s.game, COG)["row"][1]["unit"]["card"] == "card:cog-private#1"


# ---------------------------------------------------------------------- Deploy effects


@pytest.mark.rule("CG-DEPLOY-12")
def test_a_deploy_effect_may_be_used_at_once_or_not_at_all() -> None:
    for answer, left in (("use:card:loc-grenadier#1", "discard"), ("decline", "reserve")):
        s = Scene(1, patch={"units": {"cog-private": {"defense": 1}}})
        unit = s.reserve("cog-private")
        s.hand(LOCUST, "loc-grenadier")
        s.fill(LOCUST, 3)
        s.at_deployment(LOCUST)
        s.choose("deploy:card:loc-grenadier")
        assert s.ids == ["use:card:loc-grenadier#1", "decline"]
        s.choose(answer)
        assert s.zone(unit) == left


@pytest.mark.rule("CG-DEPLOY-13")
def test_no_deploy_effect_for_a_unit_that_is_put_into_reserve() -> None:
    s = Scene(1)
    s.reserve("cog-private")
    s.discards(LOCUST, "loc-grenadier")
    s.hand(LOCUST, "loc-respawn")
    s.fill(LOCUST, 4)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-respawn")
    assert s.zone(s.card("loc-grenadier", zone=RESERVE)) == "reserve"
    assert s.decision.kind == "combat"


@pytest.mark.rule("CG-DEPLOY-13", "CG-DEPLOY-15")
def test_no_deploy_effect_for_a_unit_put_from_hand() -> None:
    s = Scene(1)
    s.reserve("cog-private")
    s.hand(LOCUST, "loc-wretch-pack", "loc-reaver-drop")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-reaver-drop", "target:card:loc-wretch-pack")
    assert s.decision.kind == "combat"
    assert not s.happened("card_deployed")[1:]


@pytest.mark.rule("CG-DEPLOY-15")
def test_a_unit_deployed_regardless_of_its_values_has_its_deploy_effect() -> None:
    s = Scene(1)
    s.hand(COG, "cog-king-raven", "cog-scout", "cog-heroism")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-king-raven", "target:card:cog-scout")  # at 2 cards, the Scout wants 3 or 6
    assert (s.decision.kind, s.decision.context["card"]) == ("draw", "card:cog-scout#1")


@pytest.mark.rule("CG-DEPLOY-14")
def test_effects_of_one_card_come_in_their_printed_order() -> None:
    s = Scene(9, extra=("loc-tenacious-reinforcement",))
    s.discards(LOCUST, "loc-blood-rush")
    s.hand(LOCUST, "loc-tenacious-reinforcement")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-tenacious-reinforcement")
    assert s.ids == ["target:card:loc-blood-rush#1", "stop"]
    s.choose("target:card:loc-blood-rush#1")
    assert s.ids == ["draw:1", "draw:0"]
    assert s.t.discard[LOCUST] == ()


# ---------------------------------------------------------------------- numbers of cards


@pytest.mark.rule("CG-DEPLOY-16")
def test_an_empty_hand_leaves_drawing() -> None:
    s = Scene(1)
    s.reserve("cog-private")
    s.at_deployment(COG)
    assert s.happened("cards_drawn") == [{"seat": COG, "count": 1, "cards": [s.ref(s.t.hand[COG][0])]}]
    assert s.decision.kind == "combat"


@pytest.mark.rule("CG-DEPLOY-16")
@pytest.mark.parametrize("card", ["cog-heroism", "cog-sergeant", "cog-captain"])
def test_one_card_can_be_discarded(card: str) -> None:
    s = first_phase(1, card)
    assert {"draw", f"discard:card:{card}"} <= set(s.ids)
    assert len(s.offered("deploy")) == (card == "cog-captain")


@pytest.mark.rule("CG-DEPLOY-17", "CG-WIN-03")
def test_with_an_empty_hand_and_one_card_left_drawing_it_loses() -> None:
    s = Scene(1)
    s.deck_size(COG, 1)
    s.at_deployment(COG)
    assert s.game.decision is None
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "locust"


@pytest.mark.rule("CG-DEPLOY-18")
def test_the_hand_is_one_smaller_before_the_deploy_effect() -> None:
    s = first_phase(1, "cog-scout", count=3)
    s.choose("deploy:card:cog-scout")
    assert s.decision.kind == "draw"
    assert s.sizes(COG)[1] == 2
    assert s.zone(s.card("cog-scout", zone=RESERVE)) == "reserve"


@pytest.mark.rule("CG-DEPLOY-19")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_up_to_two_cards_are_announced_before_they_are_seen(drawn: int) -> None:
    s = first_phase(1, "cog-scout", count=3)
    top = [s.ref(card) for card in s.t.deck[COG][:2]]
    s.choose("deploy:card:cog-scout")
    assert s.ids == ["draw:2", "draw:1", "draw:0"]
    assert not any(ref in str(s.game.view(COG)) for ref in top)
    s.choose(f"draw:{drawn}")
    assert s.sizes(COG)[1] == 2 + drawn
    assert [ref in shown_to(s.game, COG)["sides"][COG]["hand"] for ref in top] == [drawn > 0, drawn > 1]


@pytest.mark.rule("CG-DEPLOY-19", "CG-WIN-07")
def test_no_more_cards_are_announced_than_there_are() -> None:
    s = Scene(1)
    s.hand(COG, "cog-scout")
    s.fill(COG, 3)
    s.deck_size(COG, 1)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-scout")
    assert s.ids == ["draw:1", "draw:0"]


# ---------------------------------------------------------------------- examples


@pytest.mark.rule("CG-EX-01")
def test_the_private_alone_can_be_deployed_from_the_opening_hand() -> None:
    game = new("tutorial", 1)
    assert game.decision is not None
    assert [option.id for option in game.decision.options if option.kind == "deploy"] == ["deploy:card:cog-private"]
    game.choose("deploy:card:cog-private")
    assert game.view(COG)["sides"][COG]["cards"] == 4


@pytest.mark.rule("CG-EX-02")
def test_the_private_can_only_move_into_the_free_low_wall() -> None:
    game = new("tutorial", 1)
    game.choose("deploy:card:cog-private")
    assert game.decision is not None
    mine = [option for option in game.decision.options if "card:cog-private#1" in option.refs]
    assert [option.id for option in mine if option.kind == "move"] == ["move:card:cog-private#1:row:2"]
    assert [option.id for option in mine if option.kind != "move"] == ["attack:card:cog-private#1:row:1"]
    game.choose("move:card:cog-private#1:row:2")
    assert shown_to(game, LOCUST)["row"][1]["unit"]["card"] == "card:cog-private#1"


@pytest.mark.rule("CG-EX-06", "CG-EX-15")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_scout_is_deployed_with_three_cards_and_draws_up_to_two(drawn: int) -> None:
    s = Scene(0)
    s.hand(COG, "cog-scout", "cog-captain", "cog-airstrike")
    s.fill(LOCUST, 2)
    s.at_deployment(COG, second=True)
    s.choose("deploy:card:cog-scout")
    assert s.ids == ["draw:2", "draw:1", "draw:0"]
    s.choose(f"draw:{drawn}")
    assert s.sizes(COG)[1] == 3 - 1 + drawn
