"""The quick reference: two pages for each game, each line with the rules it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from eday.text.rules.index import BOOKS, Rule
from eday.text.voice import Voice

Lines = tuple[tuple[str, ...], ...]
"""Ids of rules, line by line."""
Page = Mapping[str, Lines]
"""Topics -> their lines."""

_BOARD_TURN: Page = {
    "turn": (
        ("BG-TURN-HEAL-01", "BG-TURN-HEAL-02"),
        ("BG-ORDER-01", "BG-ORDER-02"),
        ("BG-AI-01",),
        ("BG-TURN-02",),
    ),
    "order": (
        ("BG-ORDER-04", "BG-ORDER-05"),
        ("BG-ORDER-02", "BG-ORDER-03"),
        ("BG-SPECIAL-01", "BG-SPECIAL-02", "BG-SPECIAL-03"),
        ("BG-TERM-09",),
    ),
    "move": (
        ("BG-MOVE-01", "BG-MOVE-02"),
        ("BG-MOVE-04", "BG-MOVE-05", "BG-MOVE-07"),
        ("BG-COVER-01", "BG-COVER-02"),
    ),
    "cover": (
        ("BG-COVER-04",),
        ("BG-COVER-09", "BG-COVER-10"),
        ("BG-COVER-11", "BG-GRENADE-06"),
    ),
    "explore": (
        ("BG-EXPLORE-01", "BG-EXPLORE-02"),
        ("BG-EXPLORE-06", "BG-EXPLORE-08"),
        ("BG-EXPLORE-10",),
    ),
    "win": (
        ("BG-WIN-02", "BG-WIN-05"),
        ("BG-WIN-06",),
    ),
}
_BOARD_FIGHT: Page = {
    "attack": (
        ("BG-ATTACK-01",),
        ("BG-ATTACK-03", "BG-AMMO-01", "BG-AMMO-02", "BG-AMMO-04"),
        ("BG-ATTACK-05", "BG-ATTACK-06", "BG-ATTACK-07"),
        ("BG-ATTACK-09",),
        ("BG-ATTACK-11",),
    ),
    "react": (
        ("BG-REACT-01",),
        ("BG-REACT-GUARD-01", "BG-REACT-GUARD-06"),
        ("BG-REACT-DODGE-01", "BG-REACT-DODGE-02"),
        ("BG-REACT-FOLLOW-01",),
    ),
    "wound": (
        ("BG-WOUND-02", "BG-WOUND-04", "BG-WOUND-06"),
        ("BG-WOUND-13",),
        ("BG-WOUND-14",),
    ),
    "bleed": (
        ("BG-BLEED-03", "BG-BLEED-04", "BG-BLEED-05"),
        ("BG-BLEED-07",),
        ("BG-REVIVE-01", "BG-REVIVE-02"),
    ),
    "locust": (
        ("BG-AI-09",),
        ("BG-AI-05", "BG-AI-11", "BG-AI-12"),
        ("BG-COVER-06",),
    ),
    "spawn": (
        ("BG-SPAWN-01",),
        ("BG-SPAWN-04",),
        ("BG-SPAWN-07",),
    ),
    "seal": (
        ("BG-SEAL-01",),
        ("BG-SEAL-04",),
    ),
}
_CARD_TURN: Page = {
    "turn": (
        ("CG-TURN-12",),
        ("CG-TURN-02", "CG-TURN-03"),
        ("CG-COMBAT-01", "CG-TURN-05"),
        ("CG-TURN-06", "CG-TURN-09"),
    ),
    "deploy": (
        ("CG-TURN-03", "CG-DEPLOY-01", "CG-DEPLOY-02", "CG-DEPLOY-03"),
        ("CG-DEPLOY-07", "CG-DEPLOY-08"),
        ("CG-DEPLOY-11",),
        ("CG-TACTIC-02",),
    ),
    "cover": (
        ("CG-COVER-03",),
        ("CG-COVER-06", "CG-COVER-07"),
        ("CG-COVER-12", "CG-COVER-13"),
    ),
    "win": (
        ("CG-WIN-01", "CG-WIN-02"),
        ("CG-WIN-05",),
    ),
}
_CARD_FIGHT: Page = {
    "combat": (
        ("CG-COMBAT-03", "CG-COMBAT-09"),
        ("CG-COMBAT-04",),
        ("CG-COMBAT-11", "CG-COMBAT-18"),
        ("CG-COMBAT-14", "CG-COMBAT-15"),
    ),
    "direct": (
        ("CG-DIRECT-02", "CG-BLOCK-01", "CG-BLOCK-04"),
        ("CG-DIRECT-03", "CG-DIRECT-04", "CG-DIRECT-05"),
        ("CG-DIRECT-06", "CG-DIRECT-07"),
    ),
    "damage": (
        ("CG-DAMAGE-01", "CG-DAMAGE-02"),
        ("CG-COMBAT-20", "CG-SUPPRESS-01", "CG-SUPPRESS-03", "CG-SUPPRESS-04", "CG-SUPPRESS-06"),
    ),
    "react": (
        ("CG-REACTION-02", "CG-REACTION-04"),
        ("CG-REACTION-03",),
        ("CG-REACTION-09",),
    ),
}
PAGES: Mapping[str, tuple[Page, ...]] = {
    "board": (_BOARD_TURN, _BOARD_FIGHT),
    "card": (_CARD_TURN, _CARD_FIGHT),
}
"""Of each game."""


@dataclass(frozen=True, slots=True)
class QuickPart:
    """One topic of the quick reference: each line with the ids of its rules."""

    game: str
    topic: str
    title: str
    lines: tuple[tuple[str, tuple[str, ...]], ...]


def quick_pages(game: str, voice: Voice) -> list[list[QuickPart]]:
    """The quick reference of a game, page by page."""
    return [[_part(game, topic, lines, voice) for topic, lines in page.items()] for page in PAGES[game]]


def quick_rules(voice: Voice) -> list[Rule]:
    """The quick reference as something to be looked through: each topic like a rule, of the kind `quick`."""
    return [
        Rule(
            f"{BOOKS[game]}-QUICK-{part.topic.upper()}",
            part.title,
            "quick",
            voice.chained((text for text, _ in part.lines), "sentence"),
            game=game,
        )
        for game in PAGES
        for page in quick_pages(game, voice)
        for part in page
    ]


def _part(game: str, topic: str, lines: Lines, voice: Voice) -> QuickPart:
    key = f"quick-{game}-{topic}"
    worded = tuple((voice.say(f"{key}-{number}"), rules) for number, rules in enumerate(lines, 1))
    return QuickPart(game, topic, voice.say(key), worded)
