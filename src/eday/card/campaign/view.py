"""What a seat may see of a campaign, built from a whitelist."""

from __future__ import annotations

from collections import Counter

from eday.card.box import COG, LOCUST, SIDES
from eday.card.campaign.decks import removed_by
from eday.card.campaign.frames import deck_change
from eday.card.campaign.table import CampaignTable
from eday.card.campaign.view_types import CampaignState, CampaignView, CardCounts, ReinforcementView
from eday.card.view_types import CardView
from eday.kernel import Decision


def build_campaign_view(t: CampaignTable, decision: Decision | None, seat: int | None) -> CampaignView:
    """The campaign as that seat sees it (None = a spectator), with the table of the game being played."""
    state, asked = build_campaign_state(t, seat), decision.to_dict() if decision else None
    playing = state["table"]
    table: CardView | None = {**playing, "decision": asked} if playing else None
    return {**state, "table": table, "decision": asked}


def build_campaign_state(t: CampaignTable, seat: int | None) -> CampaignState:
    """The same without the decision."""
    return {
        "game": "campaign",
        "seat": seat,
        "best_of": t.box.best_of,
        "chapter": t.chapter,
        "previous_winner": SIDES[t.winners[t.chapter - 2]] if t.chapter > 1 else None,
        "score": {"cog": t.score[COG], "locust": t.score[LOCUST]},
        "chapters": [SIDES[winner] for winner in t.winners],
        "decks": {"cog": _cards(t, COG), "locust": _cards(t, LOCUST)},
        "changes": [{"cog": deck_change(t, COG, one), "locust": deck_change(t, LOCUST, one)} for one in t.picked],
        "reinforcement": reinforcement_view(t, seat),
        "table": t.game.view(seat, whole=False) if t.game else None,
        "outcome": t.outcome.to_dict() if t.outcome else None,
    }


def _cards(t: CampaignTable, side: int) -> CardCounts:
    """A side's deck, card by card."""
    return dict(sorted(Counter(t.deck(side)).items()))


def reinforcement_view(t: CampaignTable, seat: int | None) -> ReinforcementView | None:
    """The choice being made: who has sealed one, but what it is only for its own seat (CG-REINFORCE-15)."""
    step, content = t.pending(), t.box.content
    if step is None:
        return None
    return {
        "step": step,
        "chapter": t.chapter,
        "removed": {"cog": removed_by(content, COG, step), "locust": removed_by(content, LOCUST, step)},
        "sealed": {"cog": len(t.sealed) > COG, "locust": len(t.sealed) > LOCUST},
        "chosen": list(t.sealed[seat]) if seat in (COG, LOCUST) and seat < len(t.sealed) else None,
    }
