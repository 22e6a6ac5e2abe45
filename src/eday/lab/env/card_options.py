"""The options of the card game as rows of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from eday.card.roles import ROLE_OF_KIND
from eday.kernel import Option
from eday.lab.env.arrays import NONE, numbered

OPTION: Final = ("kind", "card", "copy", "unit", "place", "number")
Copy = tuple[int, int]
"""A card by its number, and which of its copies in the open it is."""
KINDS: Final = ("other", *ROLE_OF_KIND)
"""Kinds of options; those of new rules count as `other`."""
UNIT: Final = OPTION.index("unit")
_KIND: Final = numbered(KINDS)
_COUNTS: Final = ("cards", "units", "number")
_KEPT: Final = 4096


class OptionRows:
    """Rows of options; what an option says never changes, where its unit stands does."""

    __slots__ = ("_cards", "_known")

    def __init__(self, cards: Mapping[str, int]) -> None:
        self._cards = cards
        self._known: dict[object, tuple[array[int], Copy | None]] = {}
        """Rows, and the card whose place among the units has to be filled in."""

    def of(self, options: Sequence[Option], slots: Mapping[Copy, int]) -> array[int]:
        """The rows of these options, one behind the other."""
        known = self._known
        found = array("h")
        for option in options:
            key = (option.id, option.value)
            row = known.get(key)
            if row is None:
                if len(known) >= _KEPT:
                    known.clear()
                row = known[key] = self._row(option)
            if row[1] is not None:
                row[0][UNIT] = slots.get(row[1], NONE)
            found += row[0]
        return found

    def copy(self, ref: str) -> Copy:
        """The number of a card by its ref, and which copy it is; -1 for what is no card, or not in the open."""
        what, _, name = ref.partition(":")
        card, _, number = name.partition("#")
        return self._cards.get(card, NONE) if what == "card" else NONE, int(number or NONE)

    def _row(self, option: Option) -> tuple[array[int], Copy | None]:
        values = {"kind": _KIND.get(option.kind, 0)}
        copy: Copy | None = None
        for ref in option.refs:
            if ref.startswith("card:") and copy is None:
                copy = self.copy(ref)
                values["card"], values["copy"] = copy
            elif ref.startswith("row:"):
                values["place"] = int(ref.removeprefix("row:")) - 1
        for key in _COUNTS:
            count = option.args.get(key)
            if isinstance(count, int):
                values["number"] = int(count)
        value: Any = option.value
        if option.kind == "reinforce":
            values["number"] = sum(1 << ord(letter) - ord("a") for letter in value)
        if getattr(value, "place", NONE) >= 0:
            values["place"] = value.place
        return array("h", [values.get(column, NONE) for column in OPTION]), copy
