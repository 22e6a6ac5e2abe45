"""A view holds exactly what its type declares: front ends and the client's types are made from it."""

from __future__ import annotations

import random

import pytest
from pydantic import ConfigDict, TypeAdapter

import eday
from eday.card import CampaignState, CampaignView, CardState, CardView, Preview
from tests.card.properties.play import VIEWERS, Setup, sampled, setups

EXACT = ConfigDict(extra="forbid", strict=True)
"""A type keeps its own settings, a list of it takes these."""
CARDS = TypeAdapter(list[CardView], config=EXACT)
CARDS_STATE = TypeAdapter(list[CardState], config=EXACT)
CAMPAIGN = TypeAdapter(list[CampaignView], config=EXACT)
CAMPAIGN_STATE = TypeAdapter(list[CampaignState], config=EXACT)
PREVIEW = TypeAdapter(list[Preview], config=EXACT)


@pytest.mark.parametrize("setup", setups(1, first=30_000), ids=str)
def test_views_are_what_their_types_say(setup: Setup) -> None:
    for game in sampled(setup, 20):
        for seat in VIEWERS:
            CARDS.validate_python([game.view(seat)])
            CARDS_STATE.validate_python([game.view(seat, whole=False)])
        for option in game.decision.options if game.decision else ():
            preview = game.preview(game.decision.seat, option.id) if game.decision else None
            if preview is not None:
                PREVIEW.validate_python([preview])


def test_views_of_a_campaign_are_what_their_types_say() -> None:
    game = eday.card.campaign(11, best_of=1)
    rng = random.Random(5)
    for number in range(600):
        if game.decision is None:
            break
        if number % 25 == 0 or game.game is None:
            for seat in VIEWERS:
                CAMPAIGN.validate_python([game.view(seat)])
                CAMPAIGN_STATE.validate_python([game.view(seat, whole=False)])
        game.choose(rng.choice(game.decision.options).id)
    assert game.chapter > 1
