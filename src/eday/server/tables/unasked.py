"""Which questions a seat does not want to be asked."""

from __future__ import annotations

from eday.board import AttackOdds, BoardGame
from eday.kernel import Decision

WORTH_ASKING = 0.1
"""A guard attack with a smaller chance to wound or kill does not matter."""


def unasked(game: BoardGame, decision: Decision, stop: str) -> str | None:
    """The option that answers a guard window the seat does not want to be asked about; None: ask."""
    if decision.kind != "guard" or decision.find("pass") is None or stop == "always":
        return None
    if stop == "never":
        return "pass"
    best = _best_guard(game, decision)
    return "pass" if best is not None and best < WORTH_ASKING else None


def _best_guard(game: BoardGame, decision: Decision) -> float | None:
    """The chance of the best guard attack to wound or kill; None where that shows only later."""
    card = next((option.id for option in decision.options if option.kind == "guard"), None)
    if card is None:  # a weapon has to be discarded first
        return None
    probe = game.clone()
    probe.choose(card)
    while probe.decision is not None and probe.decision.context == decision.context:
        asked = probe.decision
        if asked.kind == "guard_attack" and asked.seat == decision.seat:
            return max((_chance(probe.odds(option.id)) for option in asked.options), default=None)
        if asked.kind != "guard" or asked.seat == decision.seat:
            return None
        probe.choose("pass")
    return None


def _chance(odds: AttackOdds | None) -> float:
    if odds is None:
        return 1.0
    if "kill" in odds:
        return float(odds["kill"] + odds["wound"])
    return max((_chance(one) for one in odds.get("targets", {}).values()), default=0.0)
