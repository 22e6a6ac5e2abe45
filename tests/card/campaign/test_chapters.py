"""CG-CAMPAIGN, CG-BO1: how games make chapters, and chapters the campaign."""

from __future__ import annotations

from collections import Counter

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from eday.card.campaign.decks import core_deck, tutorial_deck
from eday.content.card import from_patch as card_from_patch
from eday.kernel import Outcome
from tests.card.campaign.march import (
    block_of,
    campaign_with,
    claim,
    deck_of,
    go_to,
    reinforce,
    running,
    win,
)
from tests.compared import shown_to

NEXT_COG = {
    "cog-elite-armadillo": 1,
    "cog-heavy-infantry": 2,
    "cog-vanguard": 1,
    "cog-airstrike": 1,
    "cog-coordinated-assault": 1,
    "cog-planted-grenade": 1,
    "cog-heroism": 1,
}
NEXT_LOCUST = {
    "loc-boomer": 1,
    "loc-kantus": 2,
    "loc-wretch-pack": 1,
    "loc-wont-stay-dead": 1,
    "loc-frenzy": 1,
    "loc-hive-mind": 2,
}


def first_players(campaign: eday.card.Campaign) -> list[object]:
    """Who began each game so far."""
    return [event.data["seat"] for event in campaign.events_for(None) if event.kind == "first_player_chosen"]


@pytest.mark.rule("CG-CAMPAIGN-01")
def test_fifteen_chapters_are_played_in_order() -> None:
    campaign = eday.card.campaign(1)
    played = []
    while campaign.outcome is None:
        if campaign.game is None:
            reinforce(campaign)
            continue
        assert running(campaign).chapter == campaign.chapter
        played.append(campaign.chapter)
        claim(campaign, "locust")
    assert played == list(range(1, 16))
    assert campaign.chapter == 15
    assert campaign.decision is None


@pytest.mark.rule("CG-CAMPAIGN-02")
def test_two_wins_claim_a_chapter() -> None:
    campaign = eday.card.campaign(1)
    for winner, score in (("locust", (0, 1)), ("cog", (1, 1))):
        win(campaign, winner)
        view = campaign.view(None)
        assert (view["score"], view["chapters"]) == ({"cog": score[0], "locust": score[1]}, [])
        assert (campaign.chapter, running(campaign).chapter) == (1, 1)
    win(campaign, "cog")
    view = campaign.view(None)
    assert (view["score"], view["chapters"]) == ({"cog": 0, "locust": 0}, ["cog"])
    assert (campaign.chapter, running(campaign).chapter) == (2, 2)


@pytest.mark.rule("CG-CAMPAIGN-02")
def test_two_games_suffice_if_one_side_wins_both() -> None:
    campaign = eday.card.campaign(1)
    win(campaign, "locust")
    win(campaign, "locust")
    assert campaign.view(None)["chapters"] == ["locust"]
    told = [event.to_dict() for event in campaign.events_for(None)]
    assert {"kind": "chapter_claimed", "data": {"chapter": 1, "winner": "locust"}} in told


@pytest.mark.rule("CG-BO1-01")
def test_in_the_short_format_one_game_claims_a_chapter() -> None:
    campaign = eday.card.campaign(1, best_of=1)
    win(campaign, "locust")
    assert campaign.view(None)["chapters"] == ["locust"]
    assert (campaign.chapter, running(campaign).chapter) == (2, 2)


@pytest.mark.rule("CG-BO1-02")
def test_the_short_format_keeps_advantage_and_reinforcements() -> None:
    campaign = eday.card.campaign(1, best_of=1)
    win(campaign, "locust")
    assert running(campaign).view(None)["previous_winner"] == "locust"
    steps = []
    while campaign.outcome is None:
        if campaign.game is None:
            steps.append((campaign.chapter, shown_to(campaign, None)["reinforcement"]["step"]))
            reinforce(campaign)
        else:
            win(campaign, "cog")
    assert steps == [(3, "R3"), (5, "R5"), (8, "R8"), (9, "R9"), (11, "R11")]
    assert campaign.outcome == Outcome("cog", "campaign")


@pytest.mark.rule("CG-CAMPAIGN-03")
def test_between_games_everything_is_reset_and_shuffled() -> None:
    campaign = go_to(eday.card.campaign(1), 2)
    before, order = deck_of(campaign, COG), running(campaign)._table.deck[COG]
    for _ in range(10):
        assert campaign.decision is not None
        campaign.choose(campaign.decision.options[-1].id)
    win(campaign, "cog")
    game = running(campaign)
    assert deck_of(campaign, COG) == before
    assert game.turn == 1
    for side in game.view(None)["sides"]:
        assert (side["cards"], side["discard"], side["reserve"]) == (5, [], [])
    assert [side["deck"] for side in game.view(None)["sides"]] == [27 - 5, 28 - 5]
    assert all(place["unit"] is None for place in shown_to(game, None)["row"])
    assert game._table.deck[COG] != order


@pytest.mark.rule("CG-CAMPAIGN-04")
def test_a_rule_once_introduced_stays() -> None:
    campaign = eday.card.campaign(1)
    known: set[str] = set()
    for chapter in range(1, 16):
        go_to(campaign, chapter)
        rules = set(running(campaign).view(None)["rules"])
        assert rules == known | set(campaign._box.content.chapters[chapter].rules)
        known = rules
    assert {"enemy_cover", "hidden", "overrun"} <= known


@pytest.mark.rule("CG-CAMPAIGN-05")
def test_sixteen_cards_join_the_tutorial_decks() -> None:
    content = card_from_patch({})
    for side, added in ((COG, NEXT_COG), (LOCUST, NEXT_LOCUST)):
        tutorial = Counter(tutorial_deck(content, side))
        core = Counter(core_deck(content, side))
        assert tutorial <= core
        assert core - tutorial == added
        assert sum(added.values()) == 8


@pytest.mark.rule("CG-CAMPAIGN-06")
def test_core_decks_have_26_cards_each() -> None:
    campaign = eday.card.campaign(1)
    assert [len(deck_of(campaign, side)) for side in (COG, LOCUST)] == [26, 26]
    content = campaign._box.content
    assert sum(card.copies for card in content.cards.values() if card.block == "core") == 55
    assert sum(card.copies for card in content.covers.values() if card.block == "core") == 3
    assert len(content.tutorial.stack) == 39


@pytest.mark.rule("CG-CAMPAIGN-07")
def test_chapter_cards_leave_after_their_chapter() -> None:
    campaign = go_to(eday.card.campaign(1), 2)
    for _ in range(2):
        assert [card for card in deck_of(campaign, COG) if block_of(campaign, card) == 2] == ["ch02-anthony-carmine"]
        assert Counter(deck_of(campaign, LOCUST))["ch02-alpha-wretch"] == 2
        win(campaign, "cog")
    go_to(campaign, 3)
    assert [card.id for card in running(campaign)._box.cards if card.block == 2] == []


@pytest.mark.rule("CG-CAMPAIGN-08")
def test_chapter_cards_are_used_in_their_chapter_alone() -> None:
    campaign = eday.card.campaign(1, best_of=1)
    for chapter in range(1, 16):
        go_to(campaign, chapter)
        numbers = {card.block for card in running(campaign)._box.cards if isinstance(card.block, int)}
        assert numbers == {chapter}


@pytest.mark.rule("CG-CAMPAIGN-09")
def test_the_changed_core_deck_stays_for_the_whole_campaign() -> None:
    campaign = go_to(eday.card.campaign(1), 3)
    base = deck_of(campaign, COG)
    for _ in range(2):
        win(campaign, "cog")
        own = [card for card in deck_of(campaign, COG) if not isinstance(block_of(campaign, card), int)]
        assert own == base
    assert campaign.chapter == 4
    assert [card for card in base if block_of(campaign, card) == "R3"] == [
        "cog-corporal",
        "cog-corporal",
        "cog-lieutenant",
    ]


@pytest.mark.rule("CG-CAMPAIGN-10")
def test_the_last_chapter_decides_the_campaign() -> None:
    campaign = go_to(eday.card.campaign(1), 15, winner="cog")
    assert campaign.outcome is None
    win(campaign, "locust")
    win(campaign, "cog")
    assert campaign.outcome is None
    win(campaign, "locust")
    assert campaign.outcome == Outcome("locust", "campaign")
    assert campaign.view(0)["chapters"] == ["cog"] * 14 + ["locust"]
    assert campaign.view(0)["score"] == {"cog": 1, "locust": 2}
    assert campaign.view(0)["outcome"] == {"winner": "locust", "reason": "campaign"}
    assert campaign.events_for(None)[-1].to_dict() == {"kind": "campaign_ended", "data": {"winner": "locust"}}


@pytest.mark.rule("CG-CAMPAIGN-11", "CG-SCENARIO-03")
@pytest.mark.parametrize("winner", ["cog", "locust"])
def test_the_winner_of_a_chapter_is_favoured_in_every_game_of_the_next(winner: str) -> None:
    campaign = eday.card.campaign(1)
    assert running(campaign).view(None)["previous_winner"] is None
    assert running(campaign)._box.advantage == ()
    other = "locust" if winner == "cog" else "cog"
    for side in (winner, other, winner):
        win(campaign, side)
    marcus = {"cog": "ch02-marcus-back-in-armor", "locust": "ch02-marcus-fresh-from-the-slab"}
    for side in (other, winner, other):
        view = running(campaign).view(None)
        assert (view["chapter"], view["previous_winner"]) == (2, winner)
        command = [card["card"] for card in view["sides"][COG]["command"]]
        assert command == [f"card:{marcus[winner]}#1"]
        win(campaign, side)
    reinforce(campaign)
    assert running(campaign).view(None)["previous_winner"] == other
    assert campaign.view(None)["previous_winner"] == other


@pytest.mark.rule("CG-CAMPAIGN-12")
def test_initiative_decides_who_begins_every_game() -> None:
    """COG has 4 against 3 in chapter 1, Locust 4 against 3 in chapter 3: whoever lost before."""
    campaign = eday.card.campaign(1)
    for side in ("cog", "locust"):
        win(campaign, side)
    assert first_players(campaign) == [COG, COG, COG]
    go_to(campaign, 3, ready=False)
    past = len(first_players(campaign))
    reinforce(campaign)
    for side in ("locust", "cog", "cog"):
        while running(campaign).turn == 0:
            assert campaign.decision is not None
            campaign.choose(campaign.decision.options[0].id)
        win(campaign, side)
    assert first_players(campaign)[past : past + 3] == [LOCUST, LOCUST, LOCUST]


@pytest.mark.rule("CG-COMMAND-11")
def test_on_equal_initiative_the_loser_of_the_game_before_begins() -> None:
    same = {"ch01-dominic-santiago": {"initiative": 3}, "ch02-scent-of-blood": {"initiative": 4}}
    campaign = campaign_with({"commands": same})
    assert first_players(campaign) == [COG]
    win(campaign, "cog")
    assert first_players(campaign)[1:] == [LOCUST]
    win(campaign, "locust")
    assert first_players(campaign)[2:] == [COG]
    win(campaign, "cog")
    assert campaign.chapter == 2
    assert first_players(campaign)[3:] == [LOCUST]


@pytest.mark.rule("CG-CAMPAIGN-13")
def test_all_blocks_together_have_265_cards() -> None:
    content = card_from_patch({})
    sizes: Counter[str] = Counter()
    for card in content.cards.values():
        sizes[str(card.block)] += card.copies
    chapters = [3, 11, 5, 11, 6, 12, 11, 3, 8, 20, 9, 10, 15, 13, 8]
    assert [sizes[str(chapter)] for chapter in range(1, 16)] == chapters
    assert [sizes[step] for step in ("core", "R3", "R5", "R8", "R9", "R11")] == [55, 14, 16, 22, 9, 4]
    assert sum(sizes.values()) == 265
