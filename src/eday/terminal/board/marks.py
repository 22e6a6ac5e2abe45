"""Short marks for figures on the map: upper case while unhurt, lower case when wounded or bleeding out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.text import BoardVoice
from eday.text.phrases import opened
from eday.text.width import width

COG_STYLE = "bold bright_cyan"
LOCUST_STYLE = "bold bright_red"


def figure_marks(voice: BoardVoice, view: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Mark and style of every figure on the table, by name."""
    marks: dict[str, tuple[str, str]] = {}
    for cog in view.get("cogs", ()):
        initials = _initials(voice, cog["ref"])
        marks[cog["ref"]] = (initials[:1].lower() + "!" if cog["bleeding_out"] else initials, COG_STYLE)
    letters = _letters(view)
    for locust in view.get("locusts", ()):
        kind, number = _kind(locust["ref"])
        letter = letters[kind].lower() if locust["wounded"] else letters[kind]
        marks[locust["ref"]] = (letter + number, LOCUST_STYLE)
    return marks


def _initials(voice: BoardVoice, ref: str) -> str:
    """Two letters of the name; of the id where a letter of the name takes two columns."""
    initials = voice.name(ref)[:2]
    return initials if width(initials) == len(initials) else opened(ref.partition(":")[2][:2])


def _kind(ref: str) -> tuple[str, str]:
    kind, _, number = ref.partition(":")[2].rpartition("-")
    return kind, number


def _letters(view: Mapping[str, Any]) -> dict[str, str]:
    """One letter for every kind of Locust, the first of its name that is still free."""
    slots = [slot["figure"] for slot in view.get("enemies", {}).values() if slot]
    letters: dict[str, str] = {}
    for kind in dict.fromkeys([*slots, *(_kind(locust["ref"])[0] for locust in view.get("locusts", ()))]):
        capitals = [letter for letter in kind.upper() if letter.isalpha()]
        letters[kind] = next((letter for letter in capitals if letter not in letters.values()), capitals[0])
    return letters
