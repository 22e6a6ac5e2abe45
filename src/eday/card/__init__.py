"""Gears of War: The Card Game."""

from __future__ import annotations

from eday.card.campaign import Campaign, campaign, campaign_from_save, campaign_replay
from eday.card.game import CardGame, from_save, new, replay

__all__ = [
    "Campaign",
    "CardGame",
    "campaign",
    "campaign_from_save",
    "campaign_replay",
    "from_save",
    "new",
    "replay",
]
