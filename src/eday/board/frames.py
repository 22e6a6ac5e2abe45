"""Every frame of the board game by name, for loading saved games."""

from __future__ import annotations

from typing import Any

from eday.board import (
    activation,
    attack,
    cards,
    explore,
    figure_activation,
    gear,
    guard,
    locust_omens,
    mission,
    moves,
    order,
    setup,
    spawn,
    special,
    steps,
    targets,
    turn,
    walk,
    wounds,
)
from eday.kernel import Frame

ALL: tuple[type[Frame[Any]], ...] = (
    activation.ForEach,
    activation.LocustActivation,
    attack.Attack,
    cards.Discard,
    explore.Exploration,
    figure_activation.FigureActivation,
    gear.DropWeapon,
    gear.KeepWeapon,
    gear.SplitAmmo,
    guard.GuardWindow,
    locust_omens.OmenSpawn,
    mission.SealAllButOne,
    mission.StageFlip,
    moves.Movement,
    order.OrderCard,
    order.OrderStep,
    order.TeamworkOrder,
    setup.Setup,
    spawn.LocustCover,
    spawn.Spawning,
    special.Special,
    steps.LoseAmmo,
    steps.Steps,
    targets.ExtraShot,
    turn.HealStep,
    turn.Turns,
    walk.LocustMovement,
    wounds.Wounds,
)
FRAMES: dict[str, type[Frame[Any]]] = {frame.NAME: frame for frame in ALL}
