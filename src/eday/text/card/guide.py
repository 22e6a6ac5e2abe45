"""The Card Game's guide and previews in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.text.catalogue import known, say
from eday.text.names import name
from eday.text.phrases import SIDES, arguments, listed, opened, part

MOST = 3
"""Sentences of one lesson."""


def guide_words(step: Mapping[str, Any] | object) -> dict[str, Any]:
    """The title and the sentences of a lesson."""
    key = str(part(step, "key"))
    words = arguments(part(step, "args"), (), SIDES)
    text = _sentences(f"guide-{key}", words)
    if words.get("topic", "none") != "none":
        text += _sentences(f"guide-topic_{words['topic']}", words)
    return {"title": say(f"guide-{key}-title", **words), "text": text}


def _sentences(key: str, words: Mapping[str, Any]) -> list[str]:
    keys = [f"{key}-{number}" for number in range(1, MOST + 1)]
    return [opened(say(one, **words)) for one in keys if known(one)]


def preview_lines(preview: Mapping[str, Any]) -> list[str]:
    """What an attack comes to, as short sentences: who takes what, then what follows."""
    lines = [_fighter(one) for one in (*preview["attackers"], *preview["defenders"]) if _matters(preview, one)]
    for side in ("cog", "locust"):
        if preview["direct"][side]:
            lines.append(say("preview-direct", side=name(f"side:{side}"), damage=preview["direct"][side]))
    if preview.get("enters"):
        lines.append(say("preview-enters", card=name(preview["enters"])))
    if preview.get("others"):
        others = preview["others"]
        lines.append(say("preview-others", cards=listed(map(name, others)), count=len(others)))
    if preview.get("winner"):
        lines.append(say("preview-winner", side=name(f"side:{preview['winner']}")))
    if preview.get("open"):
        lines.append(say("preview-open"))
    return [opened(line) for line in lines] or [say("preview-nothing")]


def preview_short(preview: Mapping[str, Any]) -> str:
    """The same in a few words: who dies, and direct damage."""
    fighters = (*preview["attackers"], *preview["defenders"])
    dead = [*(one["card"] for one in fighters if one["dies"]), *preview.get("others", ())]
    items = []
    if len(preview["attackers"]) == len(preview["defenders"]) == 1 and all(one["dies"] for one in fighters):
        items.append(say("preview-both"))
    elif dead or preview["defenders"]:
        items.append(say("preview-dead", count=len(dead), cards=listed(map(name, dead)) if dead else "none"))
    for side in ("cog", "locust"):
        if preview["direct"][side]:
            items.append(say("preview-deck", side=name(f"side:{side}"), damage=preview["direct"][side]))
    return listed(items) if items else say("preview-dead", count=0, cards="none")


def _matters(preview: Mapping[str, Any], fighter: Mapping[str, Any]) -> bool:
    """Nobody strikes back at a unit that hits the player."""
    return bool(preview["defenders"] or fighter["takes"] or fighter["dies"])


def _fighter(fighter: Mapping[str, Any]) -> str:
    fate = "dies" if fighter["dies"] else "suppressed" if fighter["suppressed"] else "stands"
    numbers = {"takes": fighter["takes"], "defense": fighter["defense"]}
    return say("preview-fighter", card=name(fighter["card"]), fate=fate, **numbers)
