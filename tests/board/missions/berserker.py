"""Positions of China Shop on a known map."""

from __future__ import annotations

from collections import Counter

from tests.board.scene import SQUAD, Scene

LEVEL_1 = ("7A", "11A", "6A")
EXIT = "6A.C"
"""The door's area on that map; 6A.B and 6A.E are next to it, and the way from one to the other leads through it."""
WRETCH, DRONE = "wretch", "drone"


def shop(players: int = 2, berserker: str | None = "6A.B") -> Scene:
    """Stage 1 on a known map; the COGs stand in 7A.A, no Locust but the Berserker is about."""
    s = Scene(SQUAD[:players], tiles=LEVEL_1, mission="china_shop")
    if berserker:
        s.put("berserker", berserker)
    return s


def noise(s: Scene, at: str) -> None:
    """Marcus, in that area, shoots at a wretch beside him and misses."""
    wretch = s.put(WRETCH, at)
    s.cog(0, at)
    s.hand(0, "double_tap", "assault")
    s.at_order(0)
    s.attack_dice("blank", "blank", "blank")
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(wretch)}")


def spawned(s: Scene) -> dict[str, Counter[str]]:
    """What was spawned on each tile since the jump."""
    found: dict[str, Counter[str]] = {}
    for spawn in s.happened("figure_spawned"):
        tile = str(spawn["area"]).removeprefix("area:").partition(".")[0]
        found.setdefault(tile, Counter())[spawn["enemy"]] += 1
    return found
