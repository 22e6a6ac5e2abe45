"""A whole language said once: what games ask for, what is shown without one, and every message by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from eday.text.kit import places
from tests.text.sweep.arguments import Known, filled, wanted_of
from tests.text.sweep.flaws import flaws
from tests.text.sweep.hearing import Heard, Listening, voices
from tests.text.sweep.played import played, told_texts
from tests.text.sweep.shown import shown_of_the_board, shown_of_the_cards


@dataclass(slots=True)
class Swept:
    """What was heard of a language."""

    language: str
    meant: list[Heard] = field(default_factory=list)
    """With the arguments of games."""
    made_up: list[Heard] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """As they reach a reader, put together."""

    def flaws(self) -> Iterator[tuple[str, str, str]]:
        """(what, key, text) of everything that is wrong."""
        for heard, meant in ((self.meant, True), (self.made_up, False)):
            for one in heard:
                # Lists of words of the program are made for selectors, too; forms may be such words.
                words = meant and "." not in one.key and not one.key.startswith("list-")
                for flaw, where in flaws(self.language, one.text, words):
                    yield flaw, one.key, f"{where}: {one.text}"
        for text in self.texts:
            for flaw, where in flaws(self.language, text):
                yield flaw, "", f"{where}: {text}"

    def foreign(self) -> set[str]:
        """Keys of what was not said in the language itself; forms with their name behind a point."""
        return {one.key for one in (*self.meant, *self.made_up) if not one.own}


@cache
def sweep(code: str, dealt: int, choices: int) -> Swept:
    """Say everything in a language."""
    language = Listening(code)
    board, card = voices(language)
    swept = Swept(code)
    for saying in played(dealt, choices):
        voice = board.seated(saying.plays) if saying.game == "board" else card
        swept.texts += told_texts(saying.say(voice))
    for thing in (*shown_of_the_board(board), *shown_of_the_cards(card)):
        swept.texts += told_texts(thing)
    swept.meant = language.heard
    language.heard = []
    known = Known(swept.meant)
    for file in places.message_files(places.english()):
        for wanted in wanted_of(file.read_text(encoding="utf-8")):
            for args in filled(wanted, known):
                language.say(wanted.key, args)
    swept.made_up = language.heard
    return swept
