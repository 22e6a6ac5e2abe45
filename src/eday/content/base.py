"""What every value and every entry of the content files has in common."""

from __future__ import annotations

from typing import Literal

import msgspec

Origin = Literal["printed", "recalled", "designed"]
Slot = Literal["A", "B", "C"]
Side = Literal["N", "E", "S", "W"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A value that refuses fields nobody declared."""


class Entry(Strict, frozen=True, kw_only=True):
    """One component. `name` is only for entries the message catalogue does not know."""

    id: str
    origin: dict[str, Origin]
    source: dict[str, str] = msgspec.field(default_factory=dict)
    note: str = ""
    name: str = ""


class Numbered(Entry, frozen=True, kw_only=True):
    """A component known by its number, which is the key of its entry."""

    number: int


class Sole(Entry, frozen=True, kw_only=True):
    """The only entry of its file, whose name is its key."""
