"""The voice of the board game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eday.content.board import Content, from_patch, load
from eday.text.board import cards, decisions, events, names, options
from eday.text.board.missions import mission_about
from eday.text.catalogue import FALLBACK, Language, language_of
from eday.text.game_voice import About, GameVoice
from eday.text.phrases import readable

if TYPE_CHECKING:
    from eday.content.board.schema import Mission

_NAMED = {"mission": "mission", "equipment": "equipment"}
"""Fields that hold a bare id -> what it is the id of."""


class BoardVoice(GameVoice):
    """Speaks about the board game, in which a seat plays a COG."""

    __slots__ = ("content",)

    game = "board"
    prefix = ""
    lessons = "lesson-"
    groups = frozenset((*names.STEMS, *names.MAKERS))
    about_events = About(events.FIELDS, events.MORE)
    about_options = About(options.FIELDS, options.MORE)
    about_decisions = About(decisions.FIELDS, decisions.MORE)

    def __init__(
        self,
        language: Language,
        content: Content,
        plays: tuple[str, ...] = (),
        named: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(language, plays, named)
        self.content = content

    def seated(self, plays: Iterable[str]) -> BoardVoice:
        """The same voice, which calls seats by these COGs (references or ids, in seat order)."""
        return _seated(self, tuple(cog if ":" in cog else f"cog:{cog}" for cog in plays))

    def component(self, group: str, entry_id: str) -> str:
        """Name of a card or figure: from the catalogue, from the overlay that brought it, else made from its id."""
        key = f"{group}-{entry_id}"
        if self.known(key):
            return self.say(key)
        stem = names.STEMS.get(group)
        entry = getattr(self.content, stem).get(entry_id) if stem else None
        return entry.name if entry and entry.name else readable(entry_id)

    def code(self, ref: str) -> str:
        """What a place is called in the log, however it is told otherwise."""
        return self.name(ref)

    @property
    def card(self) -> str:
        """The order card being carried out, by its name; "none" for a voice that knows no table."""
        return "none"

    def whereabouts(self, figure: str) -> str:
        """The area a figure stands in, in words; "none" for a voice that knows no table."""
        return "none"

    def slot_name(self, slot: str) -> str:
        """Locust A, B or C: whoever holds that place in the mission."""
        return self.say("name-slot", slot=slot)

    def enemy_name(self, enemy: str) -> str:
        """Name of an enemy, or of a slot by its letter."""
        return self.slot_name(enemy) if enemy in ("A", "B", "C") else self.component("enemy", enemy)

    def card_text(self, ref: str) -> list[str]:
        """The rules text of a card, line by line; none for things that have no card."""
        return cards.text_of(self, ref)

    def card_parts(self, ref: str) -> dict[str, dict[str, Any]]:
        """The text of a card in its parts, under the name of its kind; nothing for cards that have lines only."""
        return cards.parts_of(self, ref)

    def mission_about(self, mission: Mission) -> str:
        """What a mission is about, in a line."""
        return mission_about(self, mission)

    def _make_name(self, ref: str) -> str:
        group, colon, rest = ref.partition(":")
        if not colon:
            return ref
        make = names.MAKERS.get(group)
        return make(self, rest) if make else self.component(group, rest)

    def _bare(self, field: str, value: str) -> str:
        if field == "enemy":
            return self.enemy_name(value)
        if field == "unused":
            return self.say(f"unused-{value}")
        return self.component(_NAMED[field], value) if field in _NAMED else value


def board_voice(
    language: str = FALLBACK,
    content: Content | dict[str, Any] | str | os.PathLike[str] | None = None,
    plays: Iterable[str] = (),
) -> BoardVoice:
    """Who speaks a language about this content, or one with these changes or this overlay folder, and these COGs."""
    if isinstance(content, dict):
        content = from_patch(content)
    elif not isinstance(content, Content):
        content = load(content)
    voice = _voice(language_of(language), content)
    return voice.seated(plays) if plays else voice


@lru_cache(maxsize=64)
def _voice(language: Language, content: Content) -> BoardVoice:
    return BoardVoice(language, content)


@lru_cache(maxsize=1024)
def _seated(voice: BoardVoice, plays: tuple[str, ...]) -> BoardVoice:
    return BoardVoice(voice._language, voice.content, plays, voice._named)
