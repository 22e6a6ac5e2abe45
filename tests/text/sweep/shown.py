"""Everything that is shown without a game: names, cards in lines and in parts, stories, the quick reference, rules."""

from __future__ import annotations

from collections.abc import Iterator

from eday.content.board import load
from eday.content.card import load as load_cards
from eday.text import BoardVoice, CardVoice, GameVoice
from eday.text.rules import quick_pages, rules_told

NUMBERS = (1, 2)
GROUPS = {
    "order": "orders",
    "weapon": "weapons",
    "cog": "cogs",
    "enemy": "enemies",
    "marker": "markers",
    "ai": "ai_cards",
    "equipment": "equipment",
    "tile": "locations",
    "mission": "missions",
}


def shown_of_the_board(voice: BoardVoice) -> Iterator[object]:
    """Of the board game."""
    content = load()
    refs = [f"{group}:{entry}" for group, entries in GROUPS.items() for entry in content.group(entries)]
    refs += [f"figure:{enemy}-{number}" for enemy in content.enemies for number in NUMBERS]
    refs += ["area:2A.B", "cover:2A.c1", "hole:2A.C", "seat:0", "seat:3"]
    for ref in refs:
        yield voice.name(ref), voice.card_text(ref), voice.card_parts(ref)
    for mission in content.missions.values():
        yield voice.mission_about(mission), voice.story(mission.id)
    yield from _read(voice)


def shown_of_the_cards(voice: CardVoice) -> Iterator[object]:
    """Of the card game."""
    content = load_cards()
    refs = [f"card:{card}#{number}" for card in content.cards for number in NUMBERS]
    refs += [f"chapter:{chapter}" for chapter in content.chapters]
    refs += [f"reinforcement:{step}" for step in content.reinforcements]
    refs += ["row:1", "seat:0", "seat:1", "side:cog", "side:locust"]
    for ref in refs:
        yield voice.name(ref), voice.card_text(ref), voice.card_parts(ref)
    yield voice.card_faces()
    for card in content.cards:
        yield voice.cards_name(card)
    for scenario in content.scenarios:
        yield voice.chapter_about(scenario), voice.story(scenario)
    yield from _read(voice)


def _read(voice: GameVoice) -> Iterator[object]:
    """The quick reference and the rules of a game."""
    for page in quick_pages(voice.game, voice):
        yield [(part.title, [text for text, _ in part.lines]) for part in page]
    yield [(rule.heading, rule.text) for rule in rules_told(voice).values() if rule.game == voice.game]
