"""What views of all games tell in the same words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from typing_extensions import TypedDict


class Exactly:
    """How many entries a list has: a schema can say it, Python's types cannot."""

    __slots__ = ("length",)

    def __init__(self, length: int = 0) -> None:
        self.length = length

    def __get_pydantic_json_schema__(self, core: Any, handler: Callable[[Any], Mapping[str, Any]]) -> dict[str, Any]:
        return {**handler(core), "minItems": self.length, "maxItems": self.length}


class OptionView(TypedDict):
    """One legal choice."""

    id: str
    """What `choose` takes."""
    kind: str
    refs: list[str]
    """Things it is about."""
    args: dict[str, object]
    """What else it says, by the names of its kind."""


class DecisionView(TypedDict):
    """Who is asked, for what kind of choice, among which options; a seat that is not asked gets no options."""

    seat: int
    kind: str
    options: list[OptionView]
    context: dict[str, object]
    """What the question is about, by the names of its kind."""


class OutcomeView(TypedDict):
    """How a game ended."""

    winner: str
    """A side."""
    reason: str
    """A short code of why."""
