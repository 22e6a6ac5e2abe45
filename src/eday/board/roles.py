"""What part each kind of option plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eday.kernel import OptionRole

_KINDS: Final[Mapping[OptionRole, tuple[str, ...]]] = {
    "cards": (
        "discard",
        "draw",
        "heal",
        "hold_locusts",
        "play_actions",
        "play_attack",
        "play_move",
        "swap",
        "teamwork",
    ),
    "move": ("bonus_move", "cover", "explore", "move", "oust", "pull", "push", "ride", "solo_move", "team"),
    "attack": ("attack", "chainsaw", "charge", "gun_attack", "hit", "seal", "splash"),
    "react": ("dodge", "follow", "guard", "let"),
    "gear": (
        "equipment",
        "free_equipment",
        "free_pick_up",
        "free_revive",
        "gain_ammo",
        "give",
        "keep",
        "lose_ammo",
        "pick_up",
        "revive",
    ),
    "locusts": (
        "activate",
        "at",
        "condition_cog",
        "condition_locust",
        "give_up",
        "heal_locust",
        "keep_open",
        "spawn",
        "spawn_in",
        "step",
        "target",
        "turn_over",
        "you",
    ),
    "other": ("unlock",),
    "finish": ("decline", "end", "enough", "pass", "skip", "stay", "stop"),
    "aside": ("drop",),
}
ROLE_OF_KIND: Final[Mapping[str, OptionRole]] = {kind: role for role, kinds in _KINDS.items() for kind in kinds}


def role_of(decision: str, option: str) -> OptionRole:
    """The role of a kind of option in a kind of decision; with one weapon too many, dropping one is the question."""
    return "gear" if (decision, option) == ("drop_weapon", "drop") else ROLE_OF_KIND.get(option, "other")
