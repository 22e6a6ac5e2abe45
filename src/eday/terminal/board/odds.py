"""The chances of an attack in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.kernel import Game
from eday.text import GameVoice

Odds = Mapping[str, Any]
_RESULTS = ("kill", "wound", "nothing")


def odds_of(game: Game[Any] | None, option_id: str) -> Odds | None:
    """The odds of an option, if it is an attack and the game can tell."""
    ask = getattr(game, "odds", None)
    return ask(option_id) if ask else None


def futile_of(game: Game[Any] | None) -> tuple[str, ...]:
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


def odds_items(voice: GameVoice, odds: Odds) -> list[str]:
    """What an attack does to its target, or to each figure of the target area; of a guard the most promising attack."""
    if "ways" in odds:
        return [_way_line(voice, max(odds["ways"], key=lambda way: _promise(way["odds"])))]
    if "kill" in odds:
        return [voice.say("terminal-odds", **_result(odds))]
    items = [
        voice.say("terminal-odds-target", target=voice.name(ref), cog=ref.startswith("cog:"), **_result(one))
        for ref, one in _targets(odds).items()
    ]
    if "seal" in odds:
        items.append(voice.say("terminal-odds-seal", seal=percentages([odds["seal"], 1 - odds["seal"]])[0]))
    return items


def odds_line(voice: GameVoice, odds: Odds) -> str:
    """The same in one line."""
    return voice.chained(odds_items(voice, odds), "next")


def dice_lines(voice: GameVoice, odds: Odds) -> list[str]:
    """Where every die of an attack comes from; of a guard, of each attack it allows."""
    if "ways" in odds:
        return [line for way in odds["ways"] for line in (_way_line(voice, way), *dice_lines(voice, way["odds"]))]
    lines = [voice.say("terminal-dice-attack", dice=_dice(voice, odds["attack_dice"]))]
    if "defense_dice" in odds:
        lines.append(voice.say("terminal-dice-defense", target="none", dice=_dice(voice, odds["defense_dice"])))
    for ref, one in _targets(odds).items():
        lines.append(voice.say("terminal-dice-defense", target=voice.name(ref), dice=_dice(voice, one["defense_dice"])))
    return lines


def attack_words(voice: GameVoice, option: Mapping[str, Any]) -> str:
    """Who is attacked with what, in few words."""
    return voice.say(
        "terminal-attack",
        kind=option["kind"],
        target=voice.name(option["refs"][0]),
        weapon=voice.name(option["refs"][-1]),
        mode=str(option["args"].get("mode")),
    )


def _way_line(voice: GameVoice, way: Mapping[str, Any]) -> str:
    return voice.say("terminal-odds-way", way=attack_words(voice, way), odds=odds_line(voice, way["odds"]))


def _promise(odds: Odds) -> float:
    """The chance to kill or wound anybody of the other side."""
    if "kill" in odds:
        return float(odds["kill"] + odds["wound"])
    return max((_promise(one) for ref, one in _targets(odds).items() if not ref.startswith("cog:")), default=0.0)


def _targets(odds: Odds) -> dict[str, Odds]:
    return dict(odds.get("targets", {}))


def _result(odds: Odds) -> dict[str, int]:
    return dict(zip(_RESULTS, percentages([odds[result] for result in _RESULTS]), strict=True))


def _dice(voice: GameVoice, parts: list[list[Any]]) -> str:
    if not parts:
        return voice.say("terminal-dice-none")
    told = (voice.say("terminal-dice-part", dice=dice, reason=reason, rule=rule) for dice, reason, rule in parts)
    return voice.chained(told, "next")
