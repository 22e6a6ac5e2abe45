"""What attacks of the Card Game come to, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from eday.text.phrases import opened

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice


def preview_lines(voice: CardVoice, preview: Mapping[str, Any]) -> list[str]:
    """What an attack comes to, as short sentences: who takes what, then what follows."""
    lines = [_fighter(voice, one) for one in (*preview["attackers"], *preview["defenders"]) if _matters(preview, one)]
    for side in ("cog", "locust"):
        if preview["direct"][side]:
            lines.append(voice.say("preview-direct", side=voice.name(f"side:{side}"), damage=preview["direct"][side]))
    if preview.get("enters"):
        lines.append(voice.say("preview-enters", card=voice.name(preview["enters"])))
    if preview.get("others"):
        others = preview["others"]
        lines.append(voice.say("preview-others", cards=voice.listed(map(voice.name, others)), count=len(others)))
    if preview.get("winner"):
        lines.append(voice.say("preview-winner", side=voice.name(f"side:{preview['winner']}")))
    if preview.get("open"):
        lines.append(voice.say("preview-open"))
    return [opened(line) for line in lines] or [voice.say("preview-nothing")]


def preview_short(voice: CardVoice, preview: Mapping[str, Any]) -> str:
    """The same in a few words: who dies, and direct damage."""
    fighters = (*preview["attackers"], *preview["defenders"])
    dead = [*(one["card"] for one in fighters if one["dies"]), *preview.get("others", ())]
    items = []
    if len(preview["attackers"]) == len(preview["defenders"]) == 1 and all(one["dies"] for one in fighters):
        items.append(voice.say("preview-both"))
    elif dead or preview["defenders"]:
        items.append(
            voice.say("preview-dead", count=len(dead), cards=voice.listed(map(voice.name, dead)) if dead else "none")
        )
    for side in ("cog", "locust"):
        if preview["direct"][side]:
            items.append(voice.say("preview-deck", side=voice.name(f"side:{side}"), damage=preview["direct"][side]))
    return voice.listed(items) if items else voice.say("preview-dead", count=0, cards="none")


def _matters(preview: Mapping[str, Any], fighter: Mapping[str, Any]) -> bool:
    """Nobody strikes back at a unit that hits the player."""
    return bool(preview["defenders"] or fighter["takes"] or fighter["dies"])


def _fighter(voice: CardVoice, fighter: Mapping[str, Any]) -> str:
    fate = "dies" if fighter["dies"] else "suppressed" if fighter["suppressed"] else "stands"
    numbers = {"takes": fighter["takes"], "defense": fighter["defense"]}
    return voice.say("preview-fighter", card=voice.name(fighter["card"]), fate=fate, **numbers)
