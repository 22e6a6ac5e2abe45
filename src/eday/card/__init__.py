"""Gears of War: The Card Game."""

from __future__ import annotations

from eday.card.box import RULES_VERSION
from eday.card.brief import Brief, UnitBrief
from eday.card.campaign import Campaign, campaign, campaign_from_save, campaign_replay
from eday.card.game import CardGame, from_save, new, replay
from eday.card.guide import GuideStep, guide_step, scripted_reply
from eday.card.roles import role_of

__all__ = [
    "RULES_VERSION",
    "Brief",
    "Campaign",
    "CardGame",
    "GuideStep",
    "UnitBrief",
    "campaign",
    "campaign_from_save",
    "campaign_replay",
    "from_save",
    "guide_step",
    "new",
    "replay",
    "role_of",
    "scripted_reply",
]
