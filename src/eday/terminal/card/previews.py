"""Previews of attacks as lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.terminal.layout import wrapped
from eday.text import CardVoice


def preview_block(voice: CardVoice, preview: Mapping[str, Any], width: int) -> list[str]:
    """What comes of an attack, and what the fighters' values are made of."""
    lines = voice.preview_lines(preview)
    for fighter in (*preview["attackers"], *preview["defenders"]):
        parts = [
            voice.say(
                "terminal-card-bonus",
                card=voice.name(part["card"]),
                attack=signed(part["attack"]),
                defense=signed(part["defense"]),
            )
            for part in fighter["parts"][1:]
        ]
        printed = fighter["parts"][0]
        if parts:
            lines.append(
                voice.say(
                    "terminal-card-values",
                    unit=voice.name(fighter["card"]),
                    attack=fighter["attack"],
                    defense=fighter["defense"],
                    printed=f"{printed['attack']}/{printed['defense']}",
                    parts=voice.chained(parts, "next"),
                )
            )
    return [piece for line in lines for piece in wrapped(line, width)]


def signed(number: int) -> str:
    """A bonus with its sign."""
    return f"{number:+d}"
