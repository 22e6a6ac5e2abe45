"""Loading the content of the Card Game: the packaged files, changed by an overlay where there is one."""

from __future__ import annotations

import functools
import json
import os
from typing import Any

from eday.content.card import schema as schema
from eday.content.card.check import check
from eday.content.card.model import SINGLE, CardContent
from eday.content.convert import entries
from eday.content.errors import ContentError
from eday.content.files import overlay_patch
from eday.content.merge import patch_text, patched


def load(overlay: str | os.PathLike[str] | None = None) -> CardContent:
    """Content with the overlay folder's changes (None: the folder named by EDAY_CONTENT, if any)."""
    return from_patch(overlay_patch(overlay, "card"))


def from_patch(patch: dict[str, Any]) -> CardContent:
    """Content with the changes an overlay once made: the same object for the same patch."""
    return _build(patch_text(patch, "card"))


@functools.lru_cache(maxsize=64)
def _build(text: str) -> CardContent:
    patch = json.loads(text)
    raw = patched(patch, "card")
    for stem in SINGLE:
        for key in raw[stem]:
            if key != stem:
                raise ContentError(f"{stem}.yaml", key, "", f"no entry but {stem}")
    chapters = entries(schema.Chapter, "chapters", raw["chapters"])
    content = CardContent(
        units=entries(schema.Unit, "units", raw["units"]),
        tactics=entries(schema.Tactic, "tactics", raw["tactics"]),
        reactions=entries(schema.Reaction, "reactions", raw["reactions"]),
        covers=entries(schema.Cover, "covers", raw["covers"]),
        commands=entries(schema.Command, "commands", raw["commands"]),
        command_units=entries(schema.CommandUnit, "command_units", raw["command_units"]),
        scenarios=entries(schema.Scenario, "scenarios", raw["scenarios"]),
        decks=entries(schema.Deck, "decks", raw["decks"]),
        chapters={chapter.number: chapter for chapter in chapters.values()},
        reinforcements=entries(schema.Reinforcement, "reinforcements", raw["reinforcements"]),
        tutorial=entries(schema.Tutorial, "tutorial", raw["tutorial"])["tutorial"],
        constants=entries(schema.Constants, "constants", raw["constants"])["constants"],
        patch=patch,
    )
    check(content)
    return content
