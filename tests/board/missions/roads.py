"""Positions of Roadblocks on a known map."""

from __future__ import annotations

from eday.board.pieces import LocationDeck
from tests.board.missions.records import settle
from tests.board.rules.gallery import hold
from tests.board.scene import SQUAD, Scene

LEVEL_1 = ("9A", "3A", "6A", "4A", "15A")
LEVELS = {2: ("2A", "11A", "13A"), 3: ("5A", "12A", "16A")}
THREE_AREAS = """\
+---------------+
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
|   +     +     |
|A A.B B B.C C C|
+---------------+
"""
SMALL_3A = {
    "plan": THREE_AREAS,
    "entrance": {"side": "W", "start": 2},
    "exit": {"side": "E", "start": 2},
    "holes": [[6, 4]],
    "covers": [],
    "cornered": [],
}


def road(tiles: int = 1, players: int = 2, small: bool = False) -> Scene:
    """Stage 1 with so many tiles of LEVEL_1 laid and no Locust about; the next tile is the next of them."""
    patch = {"tiles": {"3A": SMALL_3A}} if small else None
    s = Scene(SQUAD[:players], tiles=LEVEL_1[:tiles], mission="roadblocks", patch=patch)
    s.t.doors = ()
    s.t.levels = tuple(LocationDeck(level, True, cards) for level, cards in LEVELS.items())
    if tiles < 5:
        s.t.levels = (LocationDeck(1, False, LEVEL_1[tiles : tiles + 1]), *s.t.levels)
    return s


def walk(s: Scene, origin: str, *areas: str, seat: int = 0) -> None:
    """The seat moves through these areas."""
    s.cog(seat, origin)
    hold(s, seat, "assault", "dig_in")
    s.at_order(seat)
    s.choose("play_actions:order:assault")
    for area in areas:
        s.choose(f"move:area:{area}")


def place_tickers(s: Scene) -> None:
    """Each player puts his ticker somewhere."""
    settle(s)
    while s.decision.kind == "spawn_at":
        s.choose(s.ids[0])
        settle(s)


def beyond(chosen: int = 2, players: int = 2) -> Scene:
    """Stage 2 with the whole of level 1 and that level unlocked; no Locusts, the COGs in 9A.A."""
    s = road(5, players)
    s.at_flip()
    s.choose(f"unlock:{chosen}")
    return s


def outside(chosen: int = 2, players: int = 2) -> Scene:
    """The chosen level lies, too."""
    s = beyond(chosen, players)
    s.cog(0, "15A.C")
    s.hand(0, "assault", "dig_in")
    s.at_order(0)
    s.choose("explore:area:15A.C")
    settle(s)
    return s


def laid(s: Scene) -> list[str]:
    """The tiles on the map."""
    return [tile.tile for tile in s.t.shape.tiles]


def spawned(s: Scene) -> list[tuple[str, str]]:
    """Enemies and areas of all spawns since the jump."""
    return [(spawn["enemy"], spawn["area"].removeprefix("area:")) for spawn in s.happened("figure_spawned")]
