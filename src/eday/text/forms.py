"""Further forms of a text: what a language needs to know of a name in order to build a sentence around it.

A form is an attribute of a message. Where a name is an argument, `AS` asks for one of its forms:

    enemy-berserker = Berserker
        .gender = f
        .the = la Berserker
    event-figure_killed = { AS($figure, "the") } cae { AS($figure, "gender") -> [f] muerta *[m] muerto }.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any


class Name(str):
    """A text that knows its other forms. They are put into words when a sentence asks for them: most never are."""

    __slots__ = ("_made", "_make", "origin")
    origin: Hashable
    """What it was made from: names of one text and one origin have the same forms."""

    def __new__(cls, text: str, origin: Hashable, make: Callable[[str], str | None]) -> Name:
        """`make`: a form by its name; None where there is none."""
        name = super().__new__(cls, text)
        name.origin = origin
        name._make = make
        name._made = {}
        return name

    _make: Callable[[str], str | None]
    _made: dict[str, str]

    def form(self, wanted: str) -> str:
        """One of its forms, or the text itself where it has no such form."""
        if wanted not in self._made:
            made = self._make(wanted)
            self._made[wanted] = str(self) if made is None else made
        return self._made[wanted]


def form(thing: object, wanted: object) -> str:
    """`AS($thing, "form")`: a thing in one of its forms, or as it stands where it has no such form."""
    return thing.form(str(wanted)) if isinstance(thing, Name) else str(thing)


FUNCTIONS: dict[str, Callable[..., Any]] = {"AS": form}
"""What messages may call."""
