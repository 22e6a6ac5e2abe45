"""BG-TERM-07, BG-AI-14: whom an AI card calls "you"."""

from __future__ import annotations

from eday.board.locusts.same_map import cogs_in_scope
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

YOUR_PLACES = ("your_area", "nearest_hole_to_you", "each_hole_near_you")


def ask_you(t: BoardTable, number: int, you: int) -> Decision | None:
    """In place of a player who is bleeding out, since before the card or because of it, he picks any other COG."""
    cogs = cogs_in_scope(t)
    if you in cogs or not cogs or not mentions_you(t.box.content.ai_cards[number]):
        return None
    options = [Option(f"you:{t.ref(seat)}", "you", (t.ref(seat),), value=seat) for seat in cogs]
    return Decision(t.decider, "pick_you", tuple(options), {"ai": number})


def mentions_you(card: schema.AiCard) -> bool:
    """Whether it matters who the card's "you" is (BG-TERM-07)."""
    if isinstance(card.when, schema.LocustNearYou | schema.HoleInYourArea):
        return True
    for step in (*card.then, *card.otherwise):
        if isinstance(step, schema.LocustMove) and "you" in (step.toward, step.away_from):
            return True
        if isinstance(step, schema.LocustAttack) and step.target == "you":
            return True
        if isinstance(step, schema.Spawn) and step.at in YOUR_PLACES:
            return True
        if isinstance(step, schema.LoseAmmo | schema.PlaceHole):
            return True
    return False
