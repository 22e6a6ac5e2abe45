"""A language that remembers what it was asked for and what it said, and whether the words were its own."""

from __future__ import annotations

from typing import NamedTuple

from eday.text import BoardVoice, CardVoice, catalogue
from eday.text.catalogue import Language, Plain
from eday.text.forms import Name
from tests.voices import BOARD, CARD

Args = tuple[tuple[str, Plain], ...]


class Heard(NamedTuple):
    """A message that was said."""

    key: str
    args: Args
    text: str
    own: bool
    """Whether the language has it, and could fill it in."""


class Listening(Language):
    """Says what the language says."""

    def __init__(self, code: str) -> None:
        super().__init__(code, catalogue.language_of(code).catalogues)
        self.heard: list[Heard] = []

    def worded(self, key: str, args: Args) -> str:
        """The message, which is remembered with its forms."""
        text = super().worded(key, args)
        own = self.catalogues[0]
        self.heard.append(Heard(key, args, text, key in own and own.format(key, dict(args)) is not None))
        if isinstance(text, Name) and key in own:
            for form in own._bundle.get_message(key).attributes:
                words = own._form(own._bundle.get_message(key).attributes, dict(args), form)
                self.heard.append(Heard(f"{key}.{form}", args, words or "", words is not None))
        return text


def voices(language: Language) -> tuple[BoardVoice, CardVoice]:
    """Who speaks it about the shipped content."""
    return BoardVoice(language, BOARD.content), CardVoice(language, CARD.content)
