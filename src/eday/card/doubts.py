"""What to ask before something is chosen that is hard to mean."""

from __future__ import annotations

from eday.card.table import CardTable
from eday.kernel import Decision, Reason


def doubts(t: CardTable, decision: Decision) -> dict[str, Reason]:
    """Options to ask about first, each with its question."""
    return {**_end(decision), **_draw(t, decision)}


def _end(decision: Decision) -> dict[str, Reason]:
    """Ending the combat phase: who could still attack, or else move."""
    if decision.kind != "combat":
        return {}
    for kinds, key in ((("attack", "direct", "cross"), "sure-end-attacks"), (("move",), "sure-end-moves")):
        units = list(dict.fromkeys(option.refs[0] for option in decision.options if option.kind in kinds))
        if units:
            return {"end": Reason("", key, {"units": units, "count": len(units)})}
    return {}


def _draw(t: CardTable, decision: Decision) -> dict[str, Reason]:
    """Drawing all that is left of the own deck (CG-WIN-02), on one's own or as many as a card allows."""
    if decision.kind not in ("deployment", "draw"):
        return {}
    left = len(t.deck[decision.seat])
    drawn = {option.id: int(str(option.args.get("cards", 1))) for option in decision.options if option.kind == "draw"}
    return {option: Reason("", "sure-draw", {}) for option, cards in drawn.items() if cards >= max(left, 1)}
