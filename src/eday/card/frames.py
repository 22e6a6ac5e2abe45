"""Every frame of the card game by name, for loading saved games."""

from __future__ import annotations

from typing import Any

from eday.card import attack, damage, deploy, effects, ops, setup, turn
from eday.kernel import Frame

ALL: tuple[type[Frame[Any]], ...] = (
    attack.Attack,
    damage.DirectDamage,
    deploy.Deployment,
    deploy.TacticFrame,
    effects.EffectFrame,
    effects.Effects,
    effects.Triggered,
    ops.Ops,
    setup.Setup,
    turn.Combat,
    turn.Turns,
)
FRAMES: dict[str, type[Frame[Any]]] = {frame.NAME: frame for frame in ALL}
