"""A Decision asks one seat to choose one of several Options."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from eday.kernel.view_types import DecisionView, OptionView

EMPTY: Final[Mapping[str, object]] = {}


class Option:
    """One legal choice. Its id, refs and args are for those who choose; rules read `kind` and `value` alone."""

    __slots__ = ("args", "id", "kind", "passes", "refs", "value")

    def __init__(
        self,
        id: str = "",
        kind: str = "",
        refs: tuple[str, ...] = (),
        args: Mapping[str, object] = EMPTY,
        value: Any = -1,
        passes: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.refs = refs
        self.args = args
        self.value = value
        """What to do, in terms of the rule that offers it: a number or a NamedTuple. It is in no view, but players who
        reckon may read it: it says no more than refs and args do."""
        self.passes = passes
        """It only declines a window that everybody may know about: others take their choices back across it."""

    def __repr__(self) -> str:
        return f"Option({self.id!r})"

    def to_dict(self) -> OptionView:
        """The option as plain data."""
        return {"id": self.id, "kind": self.kind, "refs": list(self.refs), "args": dict(self.args)}


class Decision:
    """Who is asked, for what kind of choice, among which options."""

    __slots__ = ("always", "context", "kind", "options", "seat")

    def __init__(
        self,
        seat: int = 0,
        kind: str = "",
        options: tuple[Option, ...] = (),
        context: Mapping[str, object] = EMPTY,
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.context = context
        self.always = always
        """Asked even with a single option: that nobody is asked would tell the others something."""

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[o.id for o in self.options]})"

    def find(self, option_id: str) -> Option | None:
        """The option with that id, if it is on offer."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def offers(self, names: Collection[str], kind: str | None = None) -> bool:
        """Whether an option, or one of that kind, goes by one of these names: its own or that of a thing."""
        return any(
            kind in (None, option.kind) and (option.id in names or any(ref in names for ref in option.refs))
            for option in self.options
        )

    def to_dict(self) -> DecisionView:
        """The decision as plain data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "options": [option.to_dict() for option in self.options],
            "context": dict(self.context),
        }
