"""All entries of one game's content, whatever game it is."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, get_args, get_type_hints

import msgspec

from eday.content.base import Entry

COMMENTARY: Final = ("origin", "source", "note", "doubt", "doubts")
"""Fields that explain an entry."""
NOT_PLAYED: Final = (*COMMENTARY, "about", "difficulty")
"""Fields that change nothing in play."""


@dataclass(slots=True, kw_only=True, eq=False)
class Components:
    """What every game's content is: entries by file, the overlay's changes, and a fingerprint of the whole.

    A game's own class has a field for each of its files: entries by id or number, or the one entry there is.
    """

    kinds: ClassVar[Mapping[str, type[Entry]]]
    """File stem -> what its entries are (see `kinds_of`)."""
    patch: dict[str, Any]
    hash: str = field(init=False)

    def __post_init__(self) -> None:
        self.hash = fingerprint(self)

    def group(self, name: str) -> dict[str, Entry]:
        """The entries of one file, by its stem."""
        found = getattr(self, name)
        return {name: found} if isinstance(found, Entry) else {entry.id: entry for entry in found.values()}


def kinds_of(content: type[Components]) -> dict[str, type[Entry]]:
    """File stem -> what its entries are, as the fields of a content class say."""
    hints = get_type_hints(content)
    kinds: dict[str, type[Entry]] = {}
    for one in fields(content):
        if one.init and one.name != "patch":
            by_key = get_args(hints[one.name])
            kinds[one.name] = by_key[1] if by_key else hints[one.name]
    return kinds


def fingerprint(content: Components, only: Mapping[str, Collection[str]] | None = None) -> str:
    """SHA-256 of all that matters in play: no commentary, no order of keys.

    `only` limits groups to some entries; a group of which nothing is named does not matter.
    """
    plain: dict[str, dict[str, Any]] = {}
    for name in content.kinds:
        if only is not None and not only.get(name, (name,)):
            continue
        plain[name] = {}
        for key, entry in content.group(name).items():
            if only is not None and name in only and key not in only[name]:
                continue
            fields = msgspec.to_builtins(entry, str_keys=True)
            plain[name][key] = {field: value for field, value in fields.items() if field not in NOT_PLAYED}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
