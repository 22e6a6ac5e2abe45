"""Small tools of every sentence: reading options and events of any make, capitals, ids as words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def part(thing: object, field: str) -> Any:
    """A field of an object or a mapping; None where it has none."""
    return thing.get(field) if isinstance(thing, Mapping) else getattr(thing, field, None)


def opened(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def readable(word: str) -> str:
    """An id as words."""
    return opened(word.replace("_", " ").replace("-", " ").strip())
