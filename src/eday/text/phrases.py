"""Small tools of every sentence: reading options and events of any make, capitals, ids as words."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

_OPENING = re.compile("[\u00a1\u00bf]+")
"""Marks that stand before the first letter."""


def part(thing: object, field: str) -> Any:
    """A field of an object or of a dict; None where it has none. It is asked for every word: to look for mappings of
    all kinds would take ten times as long."""
    return thing.get(field) if isinstance(thing, dict) else getattr(thing, field, None)


def opened(text: str) -> str:
    """A sentence begins with a capital letter."""
    first = _OPENING.match(text)
    at = first.end() if first else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def folded(text: str) -> str:
    """As texts are compared: letters without their size, width and accents; the marks of kana stay."""
    plain = re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFKC", plain).casefold()


def readable(word: str) -> str:
    """An id as words."""
    return opened(word.replace("_", " ").replace("-", " ").strip())
