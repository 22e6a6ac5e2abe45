"""What can be said of an option without trying it, in a few short phrases: what it does, and exact odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from eday.kernel import Decision, Option
from eday.players.board import kit as do
from eday.players.board.kit import kit_of
from eday.players.why import Why

MOST: Final = 2
KINDS: Final[dict[str, str]] = {
    "revive": "advice-revive",
    "free_revive": "advice-revive",
    "explore": "advice-door",
    "equipment": "advice-fetch",
    "free_equipment": "advice-fetch",
    "pick_up": "advice-fetch",
    "free_pick_up": "advice-fetch",
    "hold_locusts": "advice-quiet",
    "teamwork": "advice-teamwork",
    "seal": "advice-seals",
    "gain_ammo": "advice-ammo",
    "charge": "advice-charge",
}
"""What options of a kind do."""
DOING: Final[dict[int, str]] = {
    do.HOLD: "advice-quiet",
    do.TEAMWORK: "advice-teamwork",
    do.AMMO: "advice-ammo",
    do.DRAW_SELF: "advice-draws",
    do.DRAW_ONE: "advice-draws",
    do.DRAW_TOGETHER: "advice-draws",
    do.DRAW_IN_COVER: "advice-draws",
}
"""What the actions of a card do."""


class Knowing(Protocol):
    """A game that tells a seat what it knows, and the odds of what it is offered."""

    def brief(self, seat: int) -> Any: ...

    def odds(self, option_id: str) -> Mapping[str, Any] | None: ...


def reasons(game: Knowing, decision: Decision, option: Option) -> tuple[Why, ...]:
    """What an option does, and its odds if it decides an attack; nothing where that has to be tried."""
    found: list[Why] = []
    if option.kind in KINDS:
        found.append(Why(KINDS[option.kind], {}))
    elif option.kind == "play_actions":
        for action in kit_of(game.brief(decision.seat).facts).orders[option.value].actions:
            why = Why(DOING.get(action.do, ""), {})
            if why.key and why not in found:
                found.append(why)
    odds = game.odds(option.id)
    if odds is not None and decision.kind == "dodge":
        found += _suffered(odds, f"cog:{game.brief(decision.seat).facts.cogs[decision.seat]}")
    elif odds is not None:
        found += _dealt(odds)
    return tuple(found[:MOST])


def _suffered(odds: Mapping[str, Any], me: str) -> list[Why]:
    """What an attack does to the COG that is asked."""
    odds = odds.get("targets", {}).get(me, odds)
    if "kill" not in odds:
        return []
    down, hit = _percent(odds["kill"]), _percent(odds["kill"] + odds["wound"])
    return [Why("advice-hit", {"percent": hit}), *([Why("advice-down", {"percent": down})] if down else [])]


def _dealt(odds: Mapping[str, Any]) -> list[Why]:
    """What an attack does; of several that a guard allows, the most promising."""
    if "ways" in odds:
        ways: list[Mapping[str, Any]] = [way["odds"] for way in odds["ways"]]
        return _dealt(max(ways, key=_promise)) if ways else []
    found: list[Why] = []
    if odds.get("seal"):
        found.append(Why("advice-seal", {"percent": _percent(odds["seal"])}))
    targets = odds.get("targets")
    if targets is not None:
        locusts = [one for ref, one in targets.items() if ref.startswith("figure:")]
        return [*found, Why("advice-blast", {"locusts": len(locusts)})] if locusts else found
    for name in ("kill", "wound"):
        percent = _percent(odds.get(name, 0.0))
        if percent:
            found.append(Why(f"advice-{name}", {"percent": percent}))
    return found


def _promise(odds: Mapping[str, Any]) -> tuple[float, float]:
    return float(odds.get("kill", 0.0)), float(odds.get("wound", 0.0))


def _percent(chance: float) -> int:
    return round(100 * chance)
