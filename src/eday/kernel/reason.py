"""Why something is not on offer: what a rule has against it, and the same with what it speaks of."""

from __future__ import annotations

from typing import NamedTuple


class Reason:
    """Why something is not on offer: a rule id, a message key and its arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str = "", key: str = "", args: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args = args or {}

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.key, self.args) == (other.rule, other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class Why(NamedTuple):
    """A rule that can stand in the way, the message that says so, and the names of the message's arguments."""

    rule: str
    key: str
    args: tuple[str, ...] = ()
