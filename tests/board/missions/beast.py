"""Positions of Belly of the Beast."""

from __future__ import annotations

from tests.board.missions.records import settle
from tests.board.rules.gallery import hold
from tests.board.scene import SQUAD, Scene

WRETCH, DRONE, GUARD = "lambent_wretch", "drone", "theron_guard"
LEVEL_3 = {"5B", "6B", "13B"}


def beast(players: int = 2, seed: int = 1) -> Scene:
    """Stage 1 on a map of the mission's own; no Locusts, no cards in hand."""
    s = Scene(SQUAD[:players], tiles=None, mission="belly_of_the_beast", seed=seed)
    s.clear()
    for seat in range(players):
        s.hand(seat)
    return s


def door(s: Scene, ends: int, leads: int = 0) -> str:
    """Area of the door at the end of a level, or of the one that leads to a level."""
    return next(s.t.shape.areas[d.area] for d in s.t.doors if (d.ends, d.leads) == (ends, leads))


def at(s: Scene, area: str, seat: int = 0) -> None:
    """The seat is about to give an order in that area."""
    s.cog(seat, area)
    hold(s, seat, "advance", "assault", "dig_in")
    s.at_order(seat)


def explore(s: Scene, area: str) -> None:
    """Seat 0 explores the door of an area; what comes is taken off the map again."""
    at(s, area)
    s.choose(f"explore:area:{area}")
    settle(s)
    s.clear()


def use(s: Scene, area: str) -> None:
    """Seat 0 activates the equipment of an area."""
    at(s, area)
    s.choose(f"equipment:area:{area}", "discard:order:dig_in")


def deep(players: int = 2, seed: int = 1) -> Scene:
    """All levels are laid: through level 2 to the keycode and back to the first tile."""
    s = beast(players, seed)
    explore(s, door(s, 1))
    use(s, "12B.C")
    explore(s, door(s, 0, 3))
    return s


def laid(s: Scene) -> list[str]:
    """The tiles of the map, in the order in which they were laid."""
    return [tile.tile for tile in s.t.shape.tiles]
