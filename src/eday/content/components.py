"""All entries of one game's content, whatever game it is."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final

import msgspec

from eday.content.base import Entry

COMMENTARY: Final = ("origin", "source", "note", "doubt", "doubts")
"""Fields that explain an entry."""
NOT_PLAYED: Final = (*COMMENTARY, "about", "difficulty")
"""Fields that change nothing in play."""


class Components:
    """What every game's content is: entries by file, the overlay's changes, and a fingerprint of the whole."""

    __slots__ = ("hash", "patch")

    kinds: ClassVar[Mapping[str, type[Entry]]]
    """File stem -> what its entries are."""
    patch: dict[str, Any]
    hash: str

    def group(self, name: str) -> dict[str, Entry]:
        """The entries of one file, by its stem."""
        entries = getattr(self, name)
        return {entry.id: entry for entry in entries.values()}


def fingerprint(content: Components, only: Mapping[str, Collection[str]] | None = None) -> str:
    """SHA-256 of all that matters in play: no commentary, no order of keys. `only` limits groups to some entries."""
    plain: dict[str, dict[str, Any]] = {}
    for name in content.kinds:
        plain[name] = {}
        for key, entry in content.group(name).items():
            if only is not None and name in only and key not in only[name]:
                continue
            fields = msgspec.to_builtins(entry, str_keys=True)
            plain[name][key] = {field: value for field, value in fields.items() if field not in NOT_PLAYED}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
