"""Which language a visitor is answered in: the first of those his browser asks for that there is a catalogue for."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from eday.text import Voice, find_language, speaker

if TYPE_CHECKING:
    from starlette.types import Scope

LONGEST = 400
"""Letters of a header that are read."""


def language_for(scope: Scope, usual: str) -> str:
    """The language of a call or socket, by its Accept-Language; the usual one where there is none of those."""
    wanted = [value for key, value in scope["headers"] if key == b"accept-language"]
    return (_accepted(wanted[0][:LONGEST].decode("latin-1")) if wanted else None) or usual


def voice_for(scope: Scope, usual: str) -> Voice:
    """Who speaks that language."""
    return speaker(language_for(scope, usual))


@lru_cache(maxsize=1024)
def _accepted(header: str) -> str | None:
    """The first language of a header such as `de-CH, de;q=0.9, en;q=0.5` that there is, by its weight."""
    wanted = sorted(filter(None, map(_weighed, header.split(","))), key=lambda one: -one[0])
    return next((code for _, name in wanted if (code := find_language(name))), None)


def _weighed(text: str) -> tuple[float, str] | None:
    """A language and how much it is wanted; None for one that is not wanted, or cannot be read."""
    name, _, rest = text.partition(";")
    try:
        weight = float(rest.strip().removeprefix("q=")) if rest.strip() else 1.0
    except ValueError:
        return None
    return (weight, name.strip()) if weight > 0 else None
