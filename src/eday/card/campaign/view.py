"""What a seat may see of a campaign, built from a whitelist."""

from __future__ import annotations

from collections import Counter
from typing import Any

from eday.card.box import COG, LOCUST, SIDES
from eday.card.campaign.decks import removed_by
from eday.card.campaign.frames import deck_change
from eday.card.campaign.table import CampaignTable
from eday.kernel import Decision


def build_campaign_view(
    t: CampaignTable, decision: Decision | None, seat: int | None, whole: bool = True
) -> dict[str, Any]:
    """The campaign as that seat sees it (None = a spectator), with the table of the game being played."""
    view = {
        "game": "campaign",
        "seat": seat,
        "best_of": t.box.best_of,
        "chapter": t.chapter,
        "previous_winner": SIDES[t.winners[t.chapter - 2]] if t.chapter > 1 else None,
        "score": {side: t.score[number] for number, side in enumerate(SIDES)},
        "chapters": [SIDES[winner] for winner in t.winners],
        "decks": {side: dict(sorted(Counter(t.deck(number)).items())) for number, side in enumerate(SIDES)},
        "changes": [{side: deck_change(t, n, picked) for n, side in enumerate(SIDES)} for picked in t.picked],
        "reinforcement": reinforcement_view(t, seat),
        "table": t.game.view(seat, whole=whole) if t.game else None,
        "outcome": {"winner": t.outcome.winner, "reason": t.outcome.reason} if t.outcome else None,
    }
    if whole:
        view["decision"] = decision.to_dict() if decision else None
    return view


def reinforcement_view(t: CampaignTable, seat: int | None) -> dict[str, Any] | None:
    """The choice being made: who has sealed one, but what it is only for its own seat (CG-REINFORCE-15)."""
    step = t.pending()
    if step is None:
        return None
    return {
        "step": step,
        "chapter": t.chapter,
        "removed": {side: removed_by(t.box.content, number, step) for number, side in enumerate(SIDES)},
        "sealed": {side: number < len(t.sealed) for number, side in enumerate(SIDES)},
        "chosen": list(t.sealed[seat]) if seat in (COG, LOCUST) and seat < len(t.sealed) else None,
    }
