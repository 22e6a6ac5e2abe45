"""English that is left in what is shown in another language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from eday.text.kit import places
from eday.text.rules.index import load_rules

_WORD = re.compile("[a-z\\u00df-\\u024f]{2,}")
"""Of Latin letters, also between others."""
_TYPED = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d+|https?://\S+|(?<!\w)[./~]?/[\w./-]+|--[a-z-]+")
"""Codes of rules, addresses, files and options of commands are the same in every language."""


class Leftovers:
    """Knows the words of English that a language never uses, and phrases of English made of words that it does use."""

    def __init__(self, code: str) -> None:
        folder = places.folder_of(code)
        assert folder is not None
        own = [_plain(text) for text in _texts(folder)]
        english = [_plain(text) for text in (*_texts(places.english()), *(rule.text for rule in load_rules().values()))]
        known = _words(own)
        self._words = _words(english) - known
        told = "\n".join(own)
        phrases = {text for text in english if " " in text and set(_WORD.findall(text)) <= known and text not in told}
        self._phrases = [re.compile(rf"(?<!\w){re.escape(text)}(?!\w)") for text in sorted(phrases)]

    def of(self, text: str) -> Iterator[str]:
        """Words and phrases of a shown text that are English."""
        shown = _plain(_TYPED.sub(" ", text))
        yield from (word for word in dict.fromkeys(_WORD.findall(shown)) if word in self._words)
        yield from (found[0] for phrase in self._phrases if (found := phrase.search(shown)))

    def among(self, texts: Iterable[str]) -> list[str]:
        """The shown texts with English in them, each with what gives it away."""
        return [f"{text.strip()} <- {', '.join(found)}" for text in dict.fromkeys(texts) if (found := [*self.of(text)])]


@cache
def leftovers(code: str) -> Leftovers:
    """Those of a language."""
    return Leftovers(code)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in _WORD.findall(text)}


def _texts(folder: Path) -> Iterator[str]:
    """Every piece of text in the messages of a language, without what is filled in."""
    for file in places.all_files(folder):
        found = _Pieces()
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield from found.texts


class _Pieces(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value.strip(' \n.,:;!?()"'))

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.StringLiteral):
            self.texts.append(node.expression.value)
        else:
            self.generic_visit(node)
