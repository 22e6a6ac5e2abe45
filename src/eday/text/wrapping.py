"""Breaking text into lines: at spaces, and between Japanese letters, which have none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import TextWrapper
from unicodedata import category, name

from eday.text.width import is_wide, width

_CLOSING = frozenset(("Pe", "Pf", "Po", "Lm"))
"""Letters of these sorts, and small kana, begin no line."""
_OPENING = frozenset(("Ps", "Pi"))
"""Letters of these sorts end none."""
_RUNS = re.compile(r"\s+|[^\s]")


def wrapped(text: str, columns: int, first: str = "", rest: str = "", break_long: bool = True) -> list[str]:
    """A paragraph as lines with these beginnings; names such as 12A-B and BG-COVER-07 stay in one piece."""
    if not any(map(is_wide, text)):
        wrapper = TextWrapper(
            columns, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=break_long
        )
        return wrapper.wrap(text)
    lines = [first]
    for piece in pieces(text):
        full = width(lines[-1]) + width(piece.rstrip()) > columns
        if full and lines[-1] not in (first, rest):
            lines[-1] = lines[-1].rstrip()
            lines.append(rest)
        lines[-1] += piece.lstrip() if len(lines) > 1 and lines[-1] == rest else piece
    return [line for line in [*lines[:-1], lines[-1].rstrip()] if line.strip()]


def pieces(text: str) -> Iterator[str]:
    """What stays together, with the space behind it: words, single wide letters, marks with what they belong to."""
    piece = ""
    for run in _RUNS.findall(text):
        if run.isspace():
            piece += " "
            continue
        if piece.strip() and _may_break(piece, run):
            yield piece
            piece = ""
        piece += run
    if piece.strip():
        yield piece


def _may_break(piece: str, letter: str) -> bool:
    """Whether a line may end between what is there and the next letter."""
    last = piece[-1]
    if piece.isspace():
        return False
    if _closes(letter) and last != " ":
        return False
    if category(piece.rstrip()[-1]) in _OPENING:
        return False
    return last == " " or is_wide(last) or is_wide(letter)


def _closes(letter: str) -> bool:
    return category(letter) in _CLOSING or " SMALL " in name(letter, "")
