"""Why not: a rule that refuses something says so in the same walk in which it finds what it offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eday.kernel import Reason
from eday.kernel import Why as Why

ANY: Final = -1


class Refusals:
    """What is refused of one kind to one thing, noted by the rules for whoever asks why it is not on offer.

    Functions that list options take one, or None where nobody asks: then nothing is noted and no time is lost.
    """

    __slots__ = ("found", "group", "kind", "name", "ref", "weapon")

    def __init__(self, kind: str = "", ref: str = "", weapon: int = ANY) -> None:
        self.kind = kind
        self.ref = ref
        self.weapon = weapon
        """The one weapon that is asked about, where several could do it."""
        self.group, _, self.name = ref.partition(":")
        self.found: list[Reason] = []

    def asked(self, group: str, numbers: Mapping[str, int]) -> int:
        """The number of the thing asked about, if it is of that group; else -1."""
        return numbers.get(self.name, -1) if self.group == group else -1

    def note(self, refs: tuple[str, ...], why: Why, **known: object) -> None:
        """Options for these things are refused; what the message needs is among what is known."""
        if self.ref in refs:
            self.bar(why, **known)

    def note_kinds(self, kinds: tuple[str, ...], refs: tuple[str, ...], why: Why, **known: object) -> None:
        """Options of these kinds for these things are refused, by rules that offer several kinds."""
        if self.kind in kinds and self.ref in refs:
            self.bar(why, **known)

    def bar(self, why: Why, **known: object) -> None:
        """Whatever is asked about is refused."""
        reason = Reason(why.rule, why.key, {name: known[name] for name in why.args})
        if reason not in self.found:
            self.found.append(reason)
