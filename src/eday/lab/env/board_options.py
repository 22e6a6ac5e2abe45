"""The options of the board game as rows of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from eday.board import BoardFacts, MapShape
from eday.board.roles import ROLE_OF_KIND
from eday.kernel import Option
from eday.lab.env.arrays import NONE, numbered

OPTION: Final = ("kind", "figure", "seats", "area", "cover", "order", "weapon", "mode", "cost", "enemy", "number")
KINDS: Final = ("other", *ROLE_OF_KIND)
"""Kinds of options; those of new rules count as `other`."""
MODES: Final = ("normal", "overkill")
_KIND: Final = numbered(KINDS)
_COUNTS: Final = ("cards", "map", "level", "tokens")
_KEPT: Final = 4096


class OptionRows:
    """Rows of options on one map; what an option says never changes there, so each is looked up once."""

    __slots__ = ("_facts", "_known", "_numbers")

    def __init__(self, shape: MapShape | None) -> None:
        self._known: dict[object, array[int]] = {}
        self._facts: BoardFacts | None = None
        self._numbers: dict[str, dict[str, int]] = {
            "area": shape.area_index if shape else {},
            "cover": shape.cover_index if shape else {},
        }

    def of(self, facts: BoardFacts, options: Sequence[Option]) -> array[int]:
        """The rows of these options, one behind the other."""
        self._follow(facts)
        known = self._known
        found = array("h")
        for option in options:
            key: object = (option.id, *map(str, option.args.values())) if option.args else option.id
            row = known.get(key)
            if row is None:
                if len(known) >= _KEPT:
                    known.clear()
                row = known[key] = array("h", self._row(option))
            found += row
        return found

    def figure(self, facts: BoardFacts, ref: str) -> int:
        """The number of a figure by its name; -1 for none."""
        self._follow(facts)
        return self._numbers["figure"].get(ref, NONE)

    def _follow(self, facts: BoardFacts) -> None:
        """Maps are shared by games, names of figures are those of one box."""
        if facts is not self._facts:
            self._facts = facts
            self._known.clear()
            self._numbers["figure"] = numbered(facts.figures)
            self._numbers["order"] = numbered(facts.orders)
            self._numbers["weapon"] = numbered(facts.weapons)
            self._numbers["enemy"] = numbered(facts.enemies)
            self._numbers["equipment"] = numbered(facts.equipment)

    def _row(self, option: Option) -> list[int]:
        values: dict[str, int] = {"kind": _KIND.get(option.kind, 0)}
        for ref in option.refs:
            self._note(values, ref)
        args = option.args
        if "mode" in args:
            values["mode"] = MODES.index(str(args["mode"])) if args["mode"] in MODES else len(MODES)
        if "enemy" in args:
            values["enemy"] = self._numbers["enemy"].get(str(args["enemy"]), NONE)
        if "equipment" in args:
            values["number"] = self._numbers["equipment"].get(str(args["equipment"]), NONE)
        for key in ("cost", *_COUNTS):
            value = args.get(key)
            if isinstance(value, int):
                values["cost" if key == "cost" else "number"] = int(value)
        return [values.get(column, NONE) for column in OPTION]

    def _note(self, values: dict[str, int], ref: str) -> None:
        """Put a thing that an option is about into its column."""
        what, _, name = ref.partition(":")
        if what in ("cog", "figure", "seat"):
            number = int(name) if what == "seat" else self._numbers["figure"].get(ref, NONE)
            if what == "figure":
                values["figure"] = number
            else:
                values.setdefault("figure", number)
                values["seats"] = values.get("seats", 0) | 1 << number
        elif what in ("area", "hole"):
            values["area"] = self._numbers["area"].get(name, NONE)
        elif what in ("cover", "order", "weapon"):
            values[what] = self._numbers[what].get(name, NONE)
