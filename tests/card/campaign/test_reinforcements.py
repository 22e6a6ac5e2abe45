"""CG-REINFORCE: what joins and leaves the decks, and how large they are."""

from __future__ import annotations

from collections import Counter

import pytest

import eday.card
from eday.card.box import COG, LOCUST, SIDES
from tests.card.campaign.march import deck_of, go_to, reinforce, running
from tests.compared import shown_to

Cards = dict[str, int]
SIZES = {COG: (26, 29, 29, 29, 30, 31), LOCUST: (26, 30, 30, 30, 31, 32)}
FROM = (1, 3, 5, 8, 9, 11)


def own_size(campaign: eday.card.Campaign, side: int) -> int:
    """Cards in a deck, those of the chapter left out."""
    return sum(campaign.view(None)["decks"][SIDES[side]].values())


@pytest.mark.rule("CG-REINFORCE-01")
def test_both_sides_are_asked_before_five_chapters() -> None:
    campaign = eday.card.campaign(1, best_of=1)
    asked = []
    for chapter in range(1, 16):
        go_to(campaign, chapter, ready=False)
        while campaign.game is None:
            assert campaign.decision is not None
            asked.append((campaign.chapter, campaign.decision.seat))
            campaign.choose(campaign.decision.options[0].id)
    assert asked == [(chapter, side) for chapter in (3, 5, 8, 9, 11) for side in (COG, LOCUST)]


@pytest.mark.parametrize(
    ("chapter", "side", "removed", "sets"),
    [
        pytest.param(
            3,
            COG,
            {},
            [{"cog-lieutenant": 1, "cog-corporal": 2}, {"cog-engineer": 1, "cog-rear-guard": 2}],
            marks=pytest.mark.rule("CG-REINFORCE-02"),
        ),
        pytest.param(
            3,
            LOCUST,
            {},
            [{"loc-sniper-drone": 2, "loc-spotter-drone": 2}, {"loc-wretch-horde": 2, "loc-wretch-ambusher": 2}],
            marks=pytest.mark.rule("CG-REINFORCE-03"),
        ),
        pytest.param(
            5,
            COG,
            {"cog-sergeant": 2, "cog-vanguard": 2},
            [{"cog-drill-sergeant": 2, "cog-veteran": 2}, {"cog-armadillo": 2, "cog-forward-vanguard": 2}],
            marks=pytest.mark.rule("CG-REINFORCE-04"),
        ),
        pytest.param(
            5,
            LOCUST,
            {"loc-drone": 2, "loc-kantus": 2},
            [{"loc-hammerburst-drone": 2, "loc-vicious-kantus": 2}, {"loc-bolter-drone": 2, "loc-kantus-priest": 2}],
            marks=pytest.mark.rule("CG-REINFORCE-05"),
        ),
        pytest.param(
            8,
            COG,
            {"cog-captain": 2, "cog-fresh-recruit": 2, "cog-heavy-infantry": 2},
            [
                {"cog-assault-specialist": 2, "cog-experienced-recruit": 2, "cog-hardened-captain": 2},
                {
                    "cog-king-raven-gunship": 1,
                    "cog-heavy-support": 2,
                    "cog-support-raven": 2,
                    "cog-tuned-up-centaur": 1,
                },
            ],
            marks=pytest.mark.rule("CG-REINFORCE-06"),
        ),
        pytest.param(
            8,
            LOCUST,
            {"loc-boomer": 3, "loc-cyclops": 2},
            [{"loc-chainsaw-cyclops": 2, "loc-flame-boomer": 3}, {"loc-krav": 2, "loc-towering-boomer": 3}],
            marks=pytest.mark.rule("CG-REINFORCE-07"),
        ),
        pytest.param(
            9,
            COG,
            {"cog-battle-plans": 1},
            [
                {"cog-deadly-sacrifice": 1, "cog-expert-planning": 1},
                {"cog-deadly-sacrifice": 1, "cog-frag-storm": 1},
                {"cog-deadly-sacrifice": 1, "cog-mobile-combat": 1},
                {"cog-expert-planning": 1, "cog-frag-storm": 1},
                {"cog-expert-planning": 1, "cog-mobile-combat": 1},
                {"cog-frag-storm": 1, "cog-mobile-combat": 1},
            ],
            marks=pytest.mark.rule("CG-REINFORCE-08"),
        ),
        pytest.param(
            9,
            LOCUST,
            {"loc-wont-stay-dead": 1},
            [
                {"loc-death-rattle": 1, "loc-drown-them-in-bodies": 1},
                {"loc-death-rattle": 1, "loc-horde": 1},
                {"loc-death-rattle": 1, "loc-tenacious-reinforcement": 1},
                {"loc-death-rattle": 1, "loc-tremors": 1},
                {"loc-drown-them-in-bodies": 1, "loc-horde": 1},
                {"loc-drown-them-in-bodies": 1, "loc-tenacious-reinforcement": 1},
                {"loc-drown-them-in-bodies": 1, "loc-tremors": 1},
                {"loc-horde": 1, "loc-tenacious-reinforcement": 1},
                {"loc-horde": 1, "loc-tremors": 1},
                {"loc-tenacious-reinforcement": 1, "loc-tremors": 1},
            ],
            marks=pytest.mark.rule("CG-REINFORCE-09"),
        ),
        pytest.param(
            11,
            COG,
            {},
            [{"cog-augustus-cole": 1}, {"cog-damon-baird": 1}],
            marks=pytest.mark.rule("CG-REINFORCE-10"),
        ),
        pytest.param(
            11,
            LOCUST,
            {},
            [{"loc-kantus-high-priest": 1}, {"loc-theron-sentinel": 1}],
            marks=pytest.mark.rule("CG-REINFORCE-10"),
        ),
    ],
)
def test_each_set_changes_the_deck_as_told(chapter: int, side: int, removed: Cards, sets: list[Cards]) -> None:
    asked = go_to(eday.card.campaign(1, best_of=1), chapter, ready=False)
    before = Counter(asked.view(None)["decks"][SIDES[side]])
    if side == LOCUST:
        assert asked.decision is not None
        asked.choose(asked.decision.options[0].id)
    assert asked.decision is not None
    assert asked.decision.context["removed"] == removed
    assert [option.args["cards"] for option in asked.decision.options] == sets
    for number, added in enumerate(sets):
        campaign = asked.clone()
        for seat in (COG, LOCUST)[side:]:
            assert campaign.decision is not None
            campaign.choose(campaign.decision.options[number if seat == side else 0].id)
        after = before - Counter(removed) + Counter(added)
        assert campaign.view(None)["decks"][SIDES[side]] == after
        assert before >= Counter(removed)
        inside = [card for card in running(campaign)._box.decks[side] if not card.startswith("ch")]
        assert Counter(inside) == after


@pytest.mark.rule("CG-REINFORCE-11")
def test_added_cards_stay_and_the_others_are_out() -> None:
    campaign = go_to(eday.card.campaign(1, best_of=1), 3, ready=False)
    reinforce(campaign, cog=1, locust=0)
    for chapter in range(3, 16):
        go_to(campaign, chapter)
        cog, locust = Counter(deck_of(campaign, COG)), Counter(deck_of(campaign, LOCUST))
        assert (cog["cog-engineer"], cog["cog-rear-guard"], locust["loc-sniper-drone"]) == (1, 2, 2)
        assert (cog["cog-lieutenant"], cog["cog-corporal"], locust["loc-wretch-horde"]) == (0, 0, 0)


@pytest.mark.rule("CG-REINFORCE-12")
def test_removed_cards_do_not_come_back() -> None:
    campaign = go_to(eday.card.campaign(1, best_of=1), 4)
    assert Counter(deck_of(campaign, COG))["cog-sergeant"] == 2
    assert Counter(deck_of(campaign, LOCUST))["loc-kantus"] == 2
    for chapter in range(5, 16):
        go_to(campaign, chapter)
        assert not {"cog-sergeant", "cog-vanguard"} & set(deck_of(campaign, COG))
        assert not {"loc-drone", "loc-kantus"} & set(deck_of(campaign, LOCUST))


@pytest.mark.rule("CG-REINFORCE-13", "CG-REINFORCE-14")
@pytest.mark.parametrize("pick", [0, 1])
def test_deck_sizes_along_a_campaign(pick: int) -> None:
    campaign = eday.card.campaign(1, best_of=1)
    for chapter in range(1, 16):
        go_to(campaign, chapter, pick=pick, winner="locust")
        step = sum(chapter >= first for first in FROM) - 1
        for side in (COG, LOCUST):
            assert own_size(campaign, side) == SIZES[side][step]
            extra = campaign._box.content.chapters[chapter].deck_cards[SIDES[side]]
            assert len(deck_of(campaign, side)) == SIZES[side][step] + sum(pile.n for pile in extra)


@pytest.mark.rule("CG-REINFORCE-16")
def test_two_of_the_following_are_two_different_cards() -> None:
    campaign = go_to(eday.card.campaign(1, best_of=1), 9, ready=False)
    for different in (6, 10):
        assert campaign.decision is not None
        pairs = [tuple(option.refs) for option in campaign.decision.options]
        assert len(pairs) == len({frozenset(pair) for pair in pairs}) == different
        assert all(len(set(pair)) == 2 for pair in pairs)
        campaign.choose(campaign.decision.options[-1].id)


def test_the_view_lists_every_change() -> None:
    campaign = go_to(eday.card.campaign(1, best_of=1), 5, ready=False)
    assert [change["cog"]["step"] for change in campaign.view(None)["changes"]] == ["R3"]
    assert shown_to(campaign, 1)["reinforcement"]["removed"]["cog"] == {"cog-sergeant": 2, "cog-vanguard": 2}
    reinforce(campaign, cog=1)
    assert campaign.view(None)["changes"][1] == {
        "cog": {
            "step": "R5",
            "options": ["b"],
            "removed": {"cog-sergeant": 2, "cog-vanguard": 2},
            "added": {"cog-armadillo": 2, "cog-forward-vanguard": 2},
        },
        "locust": {
            "step": "R5",
            "options": ["a"],
            "removed": {"loc-drone": 2, "loc-kantus": 2},
            "added": {"loc-hammerburst-drone": 2, "loc-vicious-kantus": 2},
        },
    }
    assert campaign.view(None)["reinforcement"] is None
