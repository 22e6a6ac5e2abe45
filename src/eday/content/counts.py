"""Counting components: what `eday content` shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from eday.content.base import Entry, Origin


@dataclass(frozen=True, slots=True)
class Row:
    """One component group: entries in the files, cards or pieces in the box, facts by origin."""

    group: str
    entries: int
    pieces: int
    printed: int
    recalled: int
    designed: int


def row(group: str, entries: Iterable[Entry], pieces: int) -> Row:
    """A row of the table; how many figures there are is told in a row of its own."""
    listed = list(entries)
    origins = [origin for entry in listed for key, origin in entry.origin.items() if key != "figures"]
    return counted(group, len(listed), pieces, origins)


def counted(group: str, entries: int, pieces: int, origins: list[Origin]) -> Row:
    """A row of facts of these origins."""
    return Row(group, entries, pieces, origins.count("printed"), origins.count("recalled"), origins.count("designed"))
