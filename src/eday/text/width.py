"""How wide a text is where every letter has a column: Japanese letters take two."""

from __future__ import annotations

import unicodedata

_WIDE = ("W", "F")


def width(text: str) -> int:
    """Columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if is_wide(letter) else 1


def is_wide(letter: str) -> bool:
    """Whether a letter takes two columns."""
    return unicodedata.east_asian_width(letter) in _WIDE


def padded(text: str, columns: int) -> str:
    """A text with blanks behind it, up to that many columns."""
    return text + " " * (columns - width(text))


def shifted(text: str, columns: int) -> str:
    """A text with blanks before it, up to that many columns."""
    return " " * (columns - width(text)) + text
