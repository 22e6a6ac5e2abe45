"""What a game says, in words: names of things, labels of options, lines of events."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from eday.kernel import Decision, Event
from eday.text import (
    card_parts,
    card_text,
    decision_prompt,
    event_line,
    language,
    name,
    option_label,
    reason_line,
    use_content,
)
from eday.text.names import GROUPS

_REF = re.compile(rf'"((?:{"|".join(sorted(GROUPS))}):[^"\\]+)"')
_BARE = re.compile(r'"(enemy|equipment)":"([^":\\]+)"')
"""Fields of a view that hold a bare id. Looking through its JSON is ten times quicker than walking through it."""

_spoken_of: list[str] = []


class Words:
    """Speaks about one game: its content, and its seats by their COGs."""

    def __init__(self, head: Mapping[str, Any], cogs: Sequence[str]) -> None:
        self._patch = head["content"]["patch"]
        self._key = sys.intern(json.dumps(self._patch, sort_keys=True))
        self.cogs = [f"cog:{cog}" for cog in cogs]

    def begin(self) -> None:
        """The catalogue speaks about one content at a time: make it this game's."""
        speak_of(self._patch, self._key)

    def prompt(self, decision: Decision | None) -> str:
        """Who is asked for what."""
        return decision_prompt(decision, self.cogs) if decision else ""

    def options(self, decision: Decision) -> list[dict[str, object]]:
        """The options with their labels; those of one group belong together."""
        return [
            {
                **option.to_dict(),
                "label": option_label(option, self.cogs),
                "group": option.kind.partition("_")[0],
            }
            for option in decision.options
        ]

    def events(self, events: Iterable[Event], first: int) -> list[dict[str, object]]:
        """Events with their numbers and sentences."""
        return [
            {"n": number, **event.to_dict(), "line": event_line(event, self.cogs)}
            for number, event in enumerate(events, start=first)
        ]

    def names(self, *things: object) -> dict[str, str]:
        """What everything mentioned is called."""
        text = msgspec.json.encode(things).decode()
        refs = {*self.cogs, *_REF.findall(text), *(f"{group}:{entry}" for group, entry in _BARE.findall(text))}
        spoken = language()
        return {ref: _called(spoken, self._key, self._ref(ref)) for ref in refs}

    def name(self, ref: str) -> str:
        """What a thing is called; a seat is called by its COG."""
        return name(self._ref(ref))

    def _ref(self, ref: str) -> str:
        if ref.startswith("seat:") and ref[5:].isdigit() and int(ref[5:]) < len(self.cogs):
            return self.cogs[int(ref[5:])]
        return ref

    def card(self, ref: str) -> dict[str, object]:
        """Name and text of a card; an order, a weapon and a mission also in parts."""
        return {"name": self.name(ref), "text": card_text(ref), **card_parts(ref)}

    def reasons(self, reasons: Iterable[Any]) -> list[dict[str, object]]:
        """Why something is not on offer."""
        return [{"rule": r.rule, "key": r.key, "line": reason_line(r, self.cogs)} for r in reasons]


def speak_of(patch: dict[str, Any], key: str = "{}") -> None:
    """Speak about the content with these changes from now on; `key` tells one set of changes from another."""
    if _spoken_of != [key]:
        use_content(patch)
        _spoken_of[:] = [key]


@lru_cache(maxsize=16384)
def _called(spoken: str, key: str, ref: str) -> str:
    """A name in a language, for the content of that key, which has to be the one spoken about."""
    return name(ref)
