"""Gears of War: The Card Game."""

from __future__ import annotations

from eday.card.box import RULES_VERSION
from eday.card.brief import Brief, UnitBrief
from eday.card.campaign.game import Campaign, campaign
from eday.card.game import CardGame, new
from eday.card.roles import role_of
from eday.card.tutorial.guide import GuideStep, guide_step, scripted_reply

__all__ = [
    "RULES_VERSION",
    "Brief",
    "Campaign",
    "CardGame",
    "GuideStep",
    "UnitBrief",
    "campaign",
    "guide_step",
    "new",
    "role_of",
    "scripted_reply",
]
