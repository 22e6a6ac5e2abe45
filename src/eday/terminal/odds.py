"""The chances of an attack in words."""

from __future__ import annotations

from typing import Any

from eday.text import name, say

Odds = dict[str, Any]
_RESULTS = ("kill", "wound", "nothing")


def odds_of(game: Any, option_id: str) -> Odds | None:
    """The odds of an option, if it is an attack and the game can tell."""
    ask = getattr(game, "odds", None)
    return ask(option_id) if ask else None


def futile_of(game: Any) -> tuple[str, ...]:
    """Ids of the options that would do nothing now, if the game can tell."""
    ask = getattr(game, "futile", None)
    return ask() if ask else ()


def percentages(shares: list[float]) -> list[int]:
    """Shares of one whole in per cent that add up to 100; the largest remainders are rounded up."""
    exact = [share * 100 for share in shares]
    whole = [int(value) for value in exact]
    order = sorted(range(len(shares)), key=lambda i: whole[i] - exact[i])
    for i in order[: 100 - sum(whole)]:
        whole[i] += 1
    return whole


def odds_items(odds: Odds) -> list[str]:
    """What an attack does to its target, or to each figure of the target area."""
    if "kill" in odds:
        return [say("terminal-odds", **_result(odds))]
    items = [
        say("terminal-odds-target", target=name(ref), cog=ref.startswith("cog:"), **_result(one))
        for ref, one in _targets(odds).items()
    ]
    if "seal" in odds:
        items.append(say("terminal-odds-seal", seal=percentages([odds["seal"], 1 - odds["seal"]])[0]))
    return items


def dice_lines(odds: Odds) -> list[str]:
    """Where every die of an attack comes from."""
    lines = [say("terminal-dice-attack", dice=_dice(odds["attack_dice"]))]
    if "defense_dice" in odds:
        lines.append(say("terminal-dice-defense", target="none", dice=_dice(odds["defense_dice"])))
    for ref, one in _targets(odds).items():
        lines.append(say("terminal-dice-defense", target=name(ref), dice=_dice(one["defense_dice"])))
    return lines


def _targets(odds: Odds) -> dict[str, Odds]:
    return dict(odds.get("targets", {}))


def _result(odds: Odds) -> dict[str, int]:
    return dict(zip(_RESULTS, percentages([odds[result] for result in _RESULTS]), strict=True))


def _dice(parts: list[list[Any]]) -> str:
    if not parts:
        return say("terminal-dice-none")
    return ", ".join(say("terminal-dice-part", dice=dice, reason=reason, rule=rule) for dice, reason, rule in parts)
