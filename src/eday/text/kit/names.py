"""Everything of the shipped content that has a name, with the message that names it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources

from eday.content.board import load
from eday.content.card import load as load_cards

_WORD = re.compile(r"[A-Za-z0-9_-]+")


@cache
def named_ids() -> dict[str, str]:
    """Keys -> references, of the components of both games."""
    board, cards = load(), load_cards()
    groups: dict[str, Iterable[str]] = {
        "order": board.orders,
        "weapon": board.weapons,
        "cog": board.cogs,
        "enemy": board.enemies,
        "equipment": board.equipment,
        "mission": board.missions,
    }
    found = {f"{group}-{entry}": f"{group}:{entry}" for group, entries in groups.items() for entry in entries}
    found |= {f"count-{enemy}": f"enemy:{enemy}" for enemy in board.enemies}
    found |= {f"face-{face.face}": face.face for die in board.dice.values() for face in die.faces}
    found |= {f"about-{mission}": f"mission:{mission}" for mission in board.missions}
    found |= {f"title-{card}": f"card:{card}" for card in cards.cards}
    found |= {f"about-{card}": f"card:{card}" for card in cards.scenarios}
    return found | {f"cg-face-{face}": face for cover in cards.covers.values() for face in cover.faces}


def content_words() -> set[str]:
    """All words of the content files: ids, and values that messages are chosen by."""
    words: set[str] = set()
    for folder in ("board", "card"):
        for file in resources.files("eday.content").joinpath("data", folder).iterdir():
            if file.name.endswith(".yaml"):
                words.update(_WORD.findall(file.read_text(encoding="utf-8")))
    return words
