"""CG-REINFORCE-15: reinforcements are chosen one after the other, and revealed together."""

from __future__ import annotations

import random

import pytest

import eday.card
from eday.card import Campaign
from eday.card.box import COG, LOCUST
from eday.kernel import IllegalChoice, UndoRefused
from tests.card.campaign.march import campaign_with, go_to, play, reinforce, seen_by
from tests.compared import shown_to

CHAPTERS = (3, 5, 8, 9, 11)


def at_choice(chapter: int) -> Campaign:
    """Before a chapter with reinforcements, nobody has chosen yet."""
    return go_to(eday.card.campaign(4, best_of=1), chapter, ready=False)


def sealed(chapter: int) -> list[Campaign]:
    """The COG player has chosen: one campaign for each option."""
    asked = at_choice(chapter)
    assert asked.decision is not None
    found = []
    for option in asked.decision.options:
        campaign = asked.clone()
        campaign.choose(option.id)
        found.append(campaign)
    return found


@pytest.mark.rule("CG-REINFORCE-15")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nobody_else_learns_a_sealed_choice(chapter: int) -> None:
    campaigns = sealed(chapter)
    assert len(campaigns) > 1
    for seat in (LOCUST, None):
        assert len({seen_by(campaign, seat) for campaign in campaigns}) == 1
    assert len({seen_by(campaign, COG) for campaign in campaigns}) == len(campaigns)
    for campaign in campaigns:
        assert campaign.decision is not None
        assert (campaign.decision.seat, campaign.decision.kind) == (LOCUST, "reinforce")
        assert shown_to(campaign, LOCUST)["reinforcement"]["sealed"] == {"cog": True, "locust": False}


@pytest.mark.rule("CG-REINFORCE-15")
def test_both_choices_come_to_light_together() -> None:
    campaign = at_choice(3)
    before = campaign.view(None)["decks"]
    campaign.choose("reinforce:b")
    assert campaign.view(COG)["decks"] == before
    assert shown_to(campaign, COG)["reinforcement"]["chosen"] == ["b"]
    assert shown_to(campaign, LOCUST)["reinforcement"]["chosen"] is None
    since = len(campaign.events_for(None))
    campaign.choose("reinforce:a")
    told = [event for event in campaign.events_for(None, since) if event.kind == "deck_reinforced"]
    assert [(event.data["seat"], event.data["options"]) for event in told] == [(COG, ["b"]), (LOCUST, ["a"])]
    for seat in (COG, LOCUST, None):
        decks = campaign.view(seat)["decks"]
        assert (decks["cog"]["cog-engineer"], decks["locust"]["loc-sniper-drone"]) == (1, 2)


@pytest.mark.rule("CG-REINFORCE-15")
def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    campaign = at_choice(3)
    for seat in (LOCUST, None):
        shown = campaign.decision_for(seat)
        assert shown is not None
        assert (shown.seat, shown.kind, shown.options) == (COG, "reinforce", ())
    assert campaign.game is None
    assert campaign.view(None)["table"] is None


def test_a_sealed_choice_may_be_taken_back_by_its_own_seat_alone() -> None:
    campaign = reached(3)
    before = seen_by(campaign, COG)
    campaign.choose("reinforce:b")
    with pytest.raises(UndoRefused) as refused:
        campaign.undo(LOCUST)
    assert refused.value.reason == "other_seat"
    campaign.undo(COG)
    assert seen_by(campaign, COG) == before
    assert shown_to(campaign, COG)["reinforcement"]["sealed"] == {"cog": False, "locust": False}


def test_no_undo_once_the_choices_are_revealed() -> None:
    campaign = reached(3)
    reinforce(campaign, 1, 1)
    with pytest.raises(UndoRefused) as refused:
        campaign.undo(LOCUST)
    assert refused.value.reason == "reveal"


def test_two_reinforcements_before_one_chapter_are_revealed_one_by_one() -> None:
    campaign = campaign_with({"reinforcements": {"R11": {"before_chapter": 9}}}, best_of=1)
    go_to(campaign, 9, ready=False)
    steps = []
    for _ in range(2):
        steps.append(shown_to(campaign, None)["reinforcement"]["step"])
        reinforce(campaign)
        refused = campaign.undo_refusal(LOCUST)
        assert refused is not None
        assert refused.reason == "reveal"
    assert steps == ["R9", "R11"]
    assert campaign.game is not None


def test_a_choice_cannot_be_made_twice() -> None:
    campaign = at_choice(9)
    campaign.choose("reinforce:a+b")
    for wrong in ("reinforce:a+a", "reinforce:b+a", "reinforce:a"):
        before = campaign.to_json()
        with pytest.raises(IllegalChoice):
            campaign.choose(wrong)
        assert campaign.to_json() == before


@pytest.mark.rule("CG-REINFORCE-15")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_second_one_imagines_any_choice_of_the_first(chapter: int) -> None:
    for campaign in (sealed(chapter)[0], sealed(chapter)[-1]):
        rng = random.Random(chapter)
        imagined = [campaign.determinize(LOCUST, rng) for _ in range(120)]
        assert {seen_by(one, LOCUST) for one in imagined} == {seen_by(campaign, LOCUST)}
        chosen = {one._table.sealed[COG] for one in imagined}
        assert len(chosen) == len(sealed(chapter))


def test_the_first_one_remembers_his_own_choice() -> None:
    for campaign in sealed(9):
        imagined = campaign.determinize(COG, random.Random(1))
        assert imagined._table.sealed == campaign._table.sealed
        assert seen_by(imagined, COG) == seen_by(campaign, COG)


def test_why_not_while_reinforcements_are_chosen() -> None:
    campaign = at_choice(3)
    assert campaign.why_not(COG, "card:cog-lieutenant") == []
    (reason,) = campaign.why_not(LOCUST, "card:loc-sniper-drone")
    assert (reason.rule, reason.key) == ("CG-REINFORCE-15", "why-not-your-decision")
    assert reason.args == {"seat": COG, "kind": "reinforce"}
    assert [reason.key for reason in campaign.why_not(COG, "card:cog-sergeant")] == ["why-not-now"]
    assert [reason.key for reason in campaign.why_not(COG, "card:nobody")] == ["why-unknown-thing"]


def reached(chapter: int) -> Campaign:
    """Before a chapter with reinforcements, by real play."""
    campaign, rng = eday.card.campaign(4, best_of=1), random.Random(4)
    while campaign.chapter < chapter:
        play(campaign, rng, 1)
    assert campaign.game is None
    return campaign
