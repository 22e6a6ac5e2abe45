"""What a game says, in words: names of things, labels of options, lines of events. Each game has a voice of its own."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

import eday
from eday.kernel import Decision, Event, EventTone, OptionRole
from eday.text import (
    card_face,
    card_faces,
    card_parts,
    card_text,
    decision_prompt,
    event_line,
    guide_words,
    language,
    name,
    option_label,
    preview_lines,
    reason_line,
    say,
    use_card_content,
    use_content,
    waiting_prompt,
)
from eday.text.names import GROUPS

if TYPE_CHECKING:
    from eday.board import Odds
    from eday.card import GuideStep, Preview

_REF = re.compile(rf'"((?:{"|".join(sorted(GROUPS))}):[^"\\]+)"')
"""References in the JSON of a view: looking through it is ten times quicker than walking through the view."""

_spoken_of: dict[str, str] = {}
"""By voice: the content it speaks about now."""


class Words:
    """Speaks about one game: its content, and its seats by whom they play."""

    voice: ClassVar[str]
    group: ClassVar[str]
    """What kind of thing a seat plays."""
    bare: ClassVar[re.Pattern[str]]
    """Fields of a view that hold a bare id: its kind and the id."""

    def __init__(self, head: Mapping[str, Any], plays: Sequence[str]) -> None:
        self._patch = head["content"]["patch"]
        self._key = sys.intern(json.dumps(self._patch, sort_keys=True))
        self.plays = [f"{self.group}:{one}" for one in plays]

    def begin(self) -> None:
        """The catalogue speaks about one content at a time: make it this game's."""
        speak_of(self._patch, self._key, self.voice)

    def prompt(self, decision: Decision) -> str:
        """The question to whoever is asked."""
        return decision_prompt(decision, self.plays, self.voice)

    def waiting(self, decision: Decision) -> str:
        """What everybody else is told meanwhile."""
        return waiting_prompt(decision, self.plays, self.voice)

    def options(self, decision: Decision, futile: Collection[str] = ()) -> list[dict[str, object]]:
        """The options with their labels, roles, and a note on those that would do nothing."""
        return [
            {
                **option.to_dict(),
                "label": option_label(option, self.plays, self.voice),
                "role": self.role(decision.kind, option.kind),
                "note": say("note-futile") if option.id in futile else None,
                "passes": option.passes,
            }
            for option in decision.options
        ]

    def role(self, decision: str, option: str) -> OptionRole:
        """What part a kind of option plays in a kind of decision."""
        raise NotImplementedError

    def events(self, events: Iterable[Event], first: int) -> list[dict[str, object]]:
        """Events with their numbers, sentences and tones."""
        return [
            {
                "n": number,
                **event.to_dict(),
                "line": event_line(event, self.plays, self.voice),
                "tone": self.tone(event.kind),
            }
            for number, event in enumerate(events, start=first)
        ]

    def tone(self, event: str) -> EventTone:
        """The tone of a kind of event."""
        raise NotImplementedError

    def refs(self, *texts: bytes) -> frozenset[str]:
        """Everything that is mentioned in JSON, and who plays."""
        found = set(self.plays)
        for text in texts:
            read = text.decode()
            found.update(_REF.findall(read))
            found.update(f"{group}:{entry}" for group, entry in self.bare.findall(read))
        return frozenset(found)

    def names(self, refs: Iterable[str]) -> dict[str, str]:
        """What things are called."""
        spoken = language()
        return {ref: _called(spoken, self.voice, self._key, self._ref(ref)) for ref in sorted(refs)}

    def names_in(self, *things: object) -> dict[str, str]:
        """What everything mentioned is called."""
        return self.names(self.refs(msgspec.json.encode(things)))

    def name(self, ref: str) -> str:
        """What a thing is called; a seat is called by whom it plays."""
        return name(self._ref(ref))

    def _ref(self, ref: str) -> str:
        if ref.startswith("seat:") and ref[5:].isdigit() and int(ref[5:]) < len(self.plays):
            return self.plays[int(ref[5:])]
        return ref

    def card(self, ref: str) -> dict[str, object]:
        """Name and text of a card; some kinds also in parts."""
        return {"name": self.name(ref), "text": card_text(ref), **self._parts(ref)}

    def _parts(self, ref: str) -> Mapping[str, object]:
        raise NotImplementedError

    def reasons(self, reasons: Iterable[Any]) -> list[dict[str, object]]:
        """Why something is not on offer."""
        return [{"rule": r.rule, "key": r.key, "line": reason_line(r, self.plays, self.voice)} for r in reasons]


class BoardWords(Words):
    """Speaks about a board game, in which a seat plays a COG."""

    voice = "board"
    group = "cog"
    bare = re.compile(r'"(enemy|equipment)":"([^":\\]+)"')

    def role(self, decision: str, option: str) -> OptionRole:
        """As the board game has it."""
        return eday.board.role_of(decision, option)

    def tone(self, event: str) -> EventTone:
        """As the board game has it."""
        return eday.board.tone_of(event)

    def _parts(self, ref: str) -> Mapping[str, object]:
        return card_parts(ref)

    def odds(self, odds: Odds) -> dict[str, object]:
        """Odds with the names in them; of a guard each attack it allows is called by its label."""
        ways = [{"label": option_label(way, self.plays), **way} for way in odds.get("ways", ())]
        told = {**odds, "ways": ways} if ways else odds
        return {"odds": told, "names": self.names_in(told)}


class CardGameWords(Words):
    """Speaks about a card game or a campaign, in which a seat plays a side."""

    voice = "card"
    group = "side"
    bare = re.compile(r'"(chapter)":([1-9]\d*)')

    def role(self, decision: str, option: str) -> OptionRole:
        """As the card game has it."""
        return eday.card.role_of(decision, option)

    def tone(self, event: str) -> EventTone:
        """As the card game has it."""
        return eday.card.tone_of(event)

    def _parts(self, ref: str) -> Mapping[str, object]:
        group, _, card = ref.partition(":")
        face = card_face(card.partition("#")[0]) if group == "card" else None
        return {"face": face} if face else {}

    def box(self) -> dict[str, object]:
        """What is printed on every card there is."""
        return {"cards": card_faces()}

    def preview(self, preview: Preview) -> dict[str, object]:
        """What an option leads to, with its sentences and the names in it."""
        told = {**preview, "text": preview_lines(preview)}
        return {"preview": told, "names": self.names_in(told)}

    def guide(self, step: GuideStep | None) -> dict[str, object] | None:
        """What the tutorial says."""
        if step is None:
            return None
        told = {field: getattr(step, field) for field in ("step", "steps", "options", "point", "done")}
        return {**told, **guide_words(step)}


_USE: dict[str, Callable[[dict[str, Any]], None]] = {"board": use_content, "card": use_card_content}


def speak_of(patch: dict[str, Any], key: str = "{}", voice: str = "board") -> None:
    """Speak about the content with these changes from now on; `key` tells one set of changes from another."""
    if _spoken_of.get(voice) != key:
        _USE[voice](patch)
        _spoken_of[voice] = key


@lru_cache(maxsize=16384)
def _called(spoken: str, voice: str, key: str, ref: str) -> str:
    """A name in a language, for the content of that key, which has to be the one spoken about."""
    return name(ref)
