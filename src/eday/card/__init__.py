"""Gears of War: The Card Game."""

from __future__ import annotations

from eday.card.box import RULES_VERSION
from eday.card.brief import Brief, UnitBrief
from eday.card.campaign.game import Campaign, Standing, campaign
from eday.card.campaign.view_types import CampaignState, CampaignView
from eday.card.game import CardGame, new
from eday.card.roles import role_of
from eday.card.tones import tone_of
from eday.card.tutorial.guide import guide_step, scripted_reply
from eday.card.view_types import BySide, CardState, CardView, Preview, Side
from eday.kernel import GuideStep

__all__ = [
    "RULES_VERSION",
    "Brief",
    "BySide",
    "Campaign",
    "CampaignState",
    "CampaignView",
    "CardGame",
    "CardState",
    "CardView",
    "GuideStep",
    "Preview",
    "Side",
    "Standing",
    "UnitBrief",
    "campaign",
    "guide_step",
    "new",
    "role_of",
    "scripted_reply",
    "tone_of",
]
