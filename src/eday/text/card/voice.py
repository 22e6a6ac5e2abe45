"""The voice of the card game and its campaign."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from eday.content.card import CardContent, from_patch, load
from eday.text.card import cards, decisions, events, names, options, placed, previews
from eday.text.catalogue import FALLBACK, Language, language_of
from eday.text.game_voice import About, GameVoice
from eday.text.phrases import opened, readable

SIDES = ("side:cog", "side:locust")
"""Who sits where."""


class CardVoice(GameVoice):
    """Speaks about the card game, in which a seat plays a side."""

    __slots__ = ("content", "fight", "holders")

    game = "card"
    prefix = "card-"
    lessons = "guide-"
    groups = frozenset(names.MAKERS)
    about_events = About(events.FIELDS, events.MORE)
    about_options = About(options.FIELDS, options.MORE)
    about_decisions = About(decisions.FIELDS, decisions.MORE)

    def __init__(
        self,
        language: Language,
        content: CardContent,
        named: Callable[[str], str] | None = None,
        holders: Mapping[str, str] | None = None,
        fight: Mapping[str, Any] | None = None,
    ) -> None:
        """Where a table is spoken of, `holders`: who holds which place of the row, in words; `fight`: its attack."""
        super().__init__(language, SIDES, named)
        self.content = content
        self.holders = holders or {}
        self.fight = fight

    def at(self, table: Mapping[str, Any]) -> CardVoice:
        """The same voice at a table, by the view of it: units and cover are called by what they are and where."""
        names, holders = placed.names_at(self, table)
        fight = table.get("attack")
        return CardVoice(self._language, self.content, lambda ref: names.get(ref) or self.name(ref), holders, fight)

    def card_name(self, card: str) -> str:
        """Name of a card, by its id: from the catalogue, from the overlay that brought it, else made from the id."""
        key = f"title-{card}"
        if self.known(key):
            return self.say(key)
        entry = self.content.cards.get(card)
        return entry.name if entry and entry.name else readable(card)

    def cards_name(self, card: str) -> str:
        """Several copies of a card; the name itself where the language has no other word for them."""
        key = f"titles-{card}"
        return self.say(key) if self.known(key) else self.card_name(card)

    def piles(self, found: Mapping[str, int] | None) -> str:
        """Cards with their numbers, by id; "none" for no card at all."""
        piles_of = [
            self.say("card-pile", card=self.card_name(card), count=count) for card, count in (found or {}).items()
        ]
        return self.listed(piles_of) if piles_of else "none"

    def card_text(self, ref: str) -> list[str]:
        """The rules text of a card, chapter or reinforcement, line by line; none for things that have no card."""
        group, _, key = ref.partition(":")
        return [opened(line) for line in cards.game_lines(self, group, key)]

    def card_parts(self, ref: str) -> dict[str, dict[str, Any]]:
        """The text of a card in its parts, under the name of its kind."""
        card = self.content.cards.get(ref.removeprefix("card:").partition("#")[0])
        return {"card": cards.game_card_parts(self, card)} if card else {}

    def card_face(self, card_id: str) -> dict[str, Any] | None:
        """What is printed on a card, in the parts a picture of it has room for; None for what is no card."""
        return cards.card_face(self, card_id)

    def card_faces(self) -> dict[str, dict[str, Any]]:
        """What is printed on every card there is, by its id."""
        return cards.card_faces(self)

    def chapter_about(self, scenario: str) -> str:
        """What a chapter is about, in a line, by its scenario card; nothing for those nobody wrote one for."""
        return cards.chapter_about(self, scenario)

    def preview_lines(self, preview: Mapping[str, Any]) -> list[str]:
        """What an attack comes to, as short sentences: who takes what, then what follows."""
        return previews.preview_lines(self, preview)

    def preview_short(self, preview: Mapping[str, Any]) -> str:
        """The same in a few words: who dies, and direct damage."""
        return previews.preview_short(self, preview)

    def _make_name(self, ref: str) -> str:
        group, colon, rest = ref.partition(":")
        make = names.MAKERS.get(group) if colon else None
        return make(self, rest) if make else readable(rest) if colon else ref


def card_voice(
    language: str = FALLBACK, content: CardContent | dict[str, Any] | str | os.PathLike[str] | None = None
) -> CardVoice:
    """Who speaks a language about this content, or one with these changes or this overlay folder."""
    if isinstance(content, dict):
        content = from_patch(content)
    elif not isinstance(content, CardContent):
        content = load(content)
    return _voice(language_of(language), content)


@lru_cache(maxsize=64)
def _voice(language: Language, content: CardContent) -> CardVoice:
    return CardVoice(language, content)
