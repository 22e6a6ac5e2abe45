"""Positions of Scattered for its tests."""

from __future__ import annotations

from tests.board.scene import SQUAD, Scene

LOCUST_CHOICES = ("spawn", "locust_cover", "locust_move", "locust_target", "activate", "spawn_at", "lose_ammo")


def split(players: int = 2, stage: int = 1, insane: bool = False) -> Scene:
    """Marcus on the first map and Dom on the second, each where he came in; no Locust is about."""
    s = Scene(SQUAD[:players], tiles=None, mission="scattered", seed=3, insane=insane)
    s.at_stage(stage)
    s.clear()
    for seat in range(players):
        s.t.place(seat, s.t.shape.entrance_of_map(seat % 2))
        s.hand(seat)
    for seat in range(players):
        s.hand(seat, "explore" if seat == 3 else "scavenging")
    return s


def door(s: Scene, level: int) -> str:
    """Area of the door at the end of a level."""
    return next(s.t.shape.areas[area] for area, _, ends, _ in s.t.doors if ends == level)


def away(s: Scene, seat: int, steps: int) -> str:
    """An area so many moves from a COG."""
    return s.t.shape.areas[s.t.shape.move[s.t.area[seat]].index(steps)]


def settle(s: Scene) -> None:
    """Make the Locusts' choices somehow."""
    while s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])
