"""What part each kind of option plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eday.kernel import OptionRole

_KINDS: Final[Mapping[OptionRole, tuple[str, ...]]] = {
    "cards": ("deploy", "discard", "draw", "keep", "next", "reinforce", "tactic"),
    "move": ("enter", "move", "to"),
    "attack": ("attack", "cross", "direct", "hit"),
    "react": ("block", "react"),
    "other": ("choose", "cover", "resolve", "spawn", "target", "use"),
    "finish": ("decline", "done", "end", "no_block", "pass", "stop"),
}
ROLE_OF_KIND: Final[Mapping[str, OptionRole]] = {kind: role for role, kinds in _KINDS.items() for kind in kinds}


_COUNTED: Final = ("draw", "keep", "spawn")
"""Options that say how many."""


def role_of(decision: str, option: str, args: Mapping[str, object] | None = None) -> OptionRole:
    """The role of an option in a kind of decision: none at all declines; a deployment's discard only thins the hand."""
    if (decision, option) == ("deployment", "discard"):
        return "aside"
    if option in _COUNTED and args and 0 in args.values():
        return "finish"
    return ROLE_OF_KIND.get(option, "other")
