"""An imagined game or campaign holds nothing its seat may not know, and follows from what the seat does know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import eday
from eday.card import Campaign
from eday.card.box import COG, LOCUST
from eday.card.campaign.decks import picks
from eday.card.game import CardGame
from tests.card.campaign.march import claim, running
from tests.card.properties.hidden import chooses_secretly, twin
from tests.card.properties.play import Setup, sampled, setups
from tests.card.scene import Scene
from tests.reachable import betrayed

SECRET_SEED = 7_123_456_789_000


def chance(game: CardGame) -> set[int]:
    """The numbers from which all that is still to come would follow."""
    return {game._box.seed, game._table.rng}


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("chapter", [0, 1, 6, 10, 15])
def test_nothing_secret_can_be_reached_from_an_imagined_game(chapter: int) -> None:
    looked = 0
    for number, game in enumerate(sampled(Setup(chapter, SECRET_SEED + chapter), 15)):
        assert betrayed(game, COG, chance(game))
        for seat in (COG, LOCUST):
            imagined = game.clone().determinize(seat, random.Random(number))
            assert betrayed(imagined, seat, chance(game)) == []
            again = imagined.clone().determinize(1 - seat, random.Random(number))
            assert betrayed(again, 1 - seat, chance(game)) == []
            looked += 1
    assert looked > 10


def halts(seed: int, chapters: int = 5) -> Iterator[Campaign]:
    """A campaign now and then, while reinforcements are chosen and in the middle of its games."""
    campaign = eday.card.campaign(seed, best_of=1)
    rng = random.Random(seed)
    while campaign.chapter < chapters:
        for number in range(25):
            assert campaign.decision is not None
            if campaign.game is None or number % 8 == 0:
                yield campaign
            campaign.choose(rng.choice(campaign.decision.options).id)
        if campaign.game is not None:
            claim(campaign, ("cog", "locust")[campaign.chapter % 2])


@pytest.mark.rule("CG-SETUP-12", "CG-REINFORCE-15")
@pytest.mark.parametrize("seed", [SECRET_SEED, SECRET_SEED + 1])
def test_nothing_secret_can_be_reached_from_an_imagined_campaign(seed: int) -> None:
    kinds = set()
    for number, campaign in enumerate(halts(seed)):
        numbers = {campaign._box.seed, campaign._table.rng}
        numbers |= chance(campaign.game) if campaign.game is not None else set()
        for seat in (COG, LOCUST):
            imagined = campaign.clone().determinize(seat, random.Random(number))
            assert betrayed(imagined, seat, numbers) == []
        kinds.add(campaign.decision.kind if campaign.decision else "")
    assert "reinforce" in kinds
    assert len(kinds) > 2


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("setup", setups(2, first=36_000), ids=str)
def test_the_same_knowledge_imagines_the_same_game(setup: Setup) -> None:
    compared = 0
    for number, game in enumerate(sampled(setup, 12)):
        for seat in (COG, LOCUST):
            if chooses_secretly(game, seat):
                continue
            other = twin(game, seat, random.Random(number))
            pair = [one.determinize(seat, random.Random(9)).to_json() for one in (game, other)]
            assert pair[0] == pair[1]
            compared += 1
    assert compared > 5


@pytest.mark.rule("CG-SETUP-12", "CG-REINFORCE-15")
def test_the_same_knowledge_imagines_the_same_campaign() -> None:
    sealed = 0
    for number, campaign in enumerate(halts(37)):
        for seat in (COG, LOCUST):
            other, rng = campaign.clone(), random.Random(number)
            t = other._table
            t.rng = rng.getrandbits(64)
            if t.game is not None:
                t.game = twin(running(campaign), seat, rng)
            step = t.pending()
            if step is not None and t.sealed and seat == LOCUST:
                t.sealed = (rng.choice(picks(t.box.content, COG, step)),)
                sealed += t.sealed != campaign._table.sealed
            other._run()
            pair = [one.determinize(seat, random.Random(9)).to_json() for one in (campaign, other)]
            assert pair[0] == pair[1]
    assert sealed


def choosing(side: int, *hand: str) -> Scene:
    """A player who has deployed the first card of his hand."""
    s = Scene(1)
    s.hand(side, *hand)
    s.fill(1 - side, 3)
    s.at_deployment(side)
    s.choose(f"deploy:card:{hand[0]}")
    return s


@pytest.mark.rule("CG-SETUP-12")
def test_what_the_other_has_picked_in_secret_is_imagined_anew() -> None:
    hand = ("loc-reaver-drop", "loc-drone", "loc-cyclops", "loc-boomer", "loc-grenadier")
    games = []
    for card in ("loc-drone", "loc-cyclops"):
        s = choosing(LOCUST, *hand)
        s.choose(f"target:card:{card}")
        assert s.decision.kind == "from_hand"
        games.append(s.game)
    for number in range(20):
        assert len({game.determinize(COG, random.Random(number)).to_json() for game in games}) == 1


@pytest.mark.rule("CG-SETUP-19")
def test_what_the_other_keeps_of_cards_he_looks_at_is_imagined_anew() -> None:
    games = []
    for place in range(3):
        s = choosing(COG, "cog-battle-plans", "cog-heroism", "cog-airstrike", "cog-captain")
        s.choose(s.ids[place])
        assert s.decision.kind == "put_back"
        games.append(s.game)
    for number in range(20):
        assert len({game.determinize(LOCUST, random.Random(number)).to_json() for game in games}) == 1


@pytest.mark.rule("CG-SETUP-12")
def test_a_rare_hand_is_imagined_anew_as_well() -> None:
    """Of all his hidden cards only one fits what he has picked: the others he holds must not be told with it."""
    s = choosing(LOCUST, "loc-reaver-drop", "loc-drone", "loc-cyclops", "loc-boomer", "loc-grenadier")
    for card in [one for one in s.t.deck[LOCUST] if 0 < s.t.box.defense[one] <= 2]:
        s.t.put(card, 8, 0)
    s.choose("target:card:loc-drone")
    hands = [s.game.determinize(COG, random.Random(number))._table.hand[LOCUST] for number in range(30)]
    assert len(set(hands)) > 15
