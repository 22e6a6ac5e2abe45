"""Whom a mission brings, as far as its cards say."""

from __future__ import annotations

from eday.content.board.schema import Mission, SetEnemies


def expected_enemies(mission: Mission) -> list[str]:
    """The enemies a mission begins with, then those its stages bring, each once."""
    found = dict.fromkeys(mission.enemies.values())
    for stage in mission.stages:
        for step in stage.on_flip:
            if isinstance(step, SetEnemies):
                found |= dict.fromkeys(enemy for enemy in (step.A, step.B, step.C) if enemy)
    return list(found)
