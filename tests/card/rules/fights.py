"""Attacks for the tests: hands that keep the turn from running on, declaring, blocking, passing."""

from __future__ import annotations

from typing import Any

from eday.card.box import COG, LOCUST
from tests.card.scene import Scene

WEAK = {
    "trigger": "play",
    "do": [{"op": "buff", "attack": -9, "target": {"who": "attack_enemy"}, "duration": "attack"}],
}
"""A reaction's effect: the enemy unit loses all its attack."""


def scene(chapter: int = 1, *, extra: tuple[str, ...] = (), patch: dict[str, Any] | None = None) -> Scene:
    """One plain card in each hand, so that every window opens and no deployment happens by itself."""
    s = Scene(chapter, extra=extra, patch=patch)
    s.fill(COG, 1)
    s.fill(LOCUST, 1)
    return s


def reaction(card_id: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """A change of the content: this reaction has these effects, and fits any hand."""
    return {"reactions": {card_id: {"deploy": "any", "effects": list(effects)}}}


def tactic(card_id: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """A change of the content: this tactic has these effects, and fits any hand."""
    return {"tactics": {card_id: {"deploy": "any", "effects": list(effects)}}}


def declare(s: Scene, unit: int, row: int, side: int = COG) -> None:
    """The combat phase begins and the unit attacks the cover."""
    s.at_combat(side)
    s.choose(f"attack:{s.ref(unit)}:row:{row}")


def attack(s: Scene, unit: int, row: int, side: int = COG) -> None:
    """The same, and nobody reacts."""
    declare(s, unit, row, side)
    s.pass_reactions()


def direct(s: Scene, unit: int, *blockers: int, side: int = COG, cross: bool = False) -> None:
    """The combat phase begins, the unit attacks directly, these units block."""
    s.at_combat(side)
    s.choose(f"{'cross' if cross else 'direct'}:{s.ref(unit)}")
    for blocker in blockers:
        s.choose(f"block:{s.ref(blocker)}")
    end_blocking(s)


def end_blocking(s: Scene) -> None:
    """No further blocker."""
    if s.decision.kind == "block":
        s.choose("done" if "done" in s.ids else "no_block")


def damage(s: Scene) -> dict[str, int]:
    """Damage each unit was dealt since the jump, the last packet of each."""
    return {str(one["card"]): int(one["damage"]) for one in s.happened("damage_dealt")}
