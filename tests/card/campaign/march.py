"""Leading a campaign to the place a test is about, without playing every game of it."""

from __future__ import annotations

import json
import random
from typing import Any

from eday.card import Campaign, CardGame
from eday.card.box import SIDES
from eday.card.campaign.table import CampaignBox
from eday.content.card import from_patch as card_from_patch
from tests.compared import shown_to


def campaign_with(patch: dict[str, Any], *, seed: int = 7, best_of: int = 3) -> Campaign:
    """A campaign with some cards changed."""
    return Campaign(CampaignBox(card_from_patch(patch), seed, best_of))


def running(campaign: Campaign) -> CardGame:
    """The game being played; there must be one."""
    assert campaign.game is not None
    return campaign.game


def win(campaign: Campaign, side: str) -> None:
    """The game being played ends in favour of a side."""
    table = running(campaign)._table
    table.end(SIDES.index(side), "card")
    campaign._table.log += table.log
    table.log = []
    campaign._run()


def claim(campaign: Campaign, side: str) -> None:
    """The chapter being played goes to a side that wins all its games."""
    view = shown_to(campaign, None)
    chapters: list[str] = view["chapters"]
    for _ in range((2 if view["best_of"] == 3 else 1) - view["score"][side]):
        win(campaign, side)
    assert campaign.view(None)["chapters"] == [*chapters, side]


def reinforce(campaign: Campaign, cog: int = 0, locust: int = 0) -> None:
    """Both players choose, by the number of the option."""
    for side, number in enumerate((cog, locust)):
        assert campaign.decision is not None
        assert (campaign.decision.seat, campaign.decision.kind) == (side, "reinforce")
        campaign.choose(campaign.decision.options[number].id)


def go_to(campaign: Campaign, chapter: int, *, winner: str = "cog", pick: int = 0, ready: bool = True) -> Campaign:
    """On to a chapter, all those before claimed by one side; `ready`: its reinforcements are taken too."""
    while campaign.chapter < chapter or (ready and campaign.game is None):
        if campaign.game is None:
            reinforce(campaign, pick, pick)
        else:
            claim(campaign, winner)
    return campaign


def deck_of(campaign: Campaign, side: int) -> list[str]:
    """Every card of a side's deck at the start of the game, chapter cards included."""
    return sorted(running(campaign)._box.decks[side])


def block_of(campaign: Campaign, card: str) -> str | int:
    """The block a card comes from."""
    block: str | int = campaign._box.content.cards[card].block
    return block


def play(campaign: Campaign, rng: random.Random, choices: int = 20_000) -> Campaign:
    """Random play."""
    for _ in range(choices):
        if campaign.decision is None:
            break
        campaign.choose(rng.choice(campaign.decision.options).id)
    return campaign


def seen_by(campaign: Campaign, seat: int | None) -> str:
    """All a seat may know: view, decision and events."""
    decision = campaign.decision_for(seat)
    events = [event.to_dict() for event in campaign.events_for(seat)]
    return json.dumps([campaign.view(seat), decision.to_dict() if decision else None, events])
