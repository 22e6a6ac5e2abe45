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


def role_of(decision: str, option: str) -> OptionRole:
    """The role of a kind of option in a kind of decision; in a deployment phase a discard only thins out the hand."""
    return "aside" if (decision, option) == ("deployment", "discard") else ROLE_OF_KIND.get(option, "other")
