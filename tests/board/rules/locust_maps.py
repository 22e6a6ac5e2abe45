"""Drawn maps of one tile, 2A, on which Locusts walk and shoot under exact relations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.board.scene import DOM, MARCUS, Scene

Cell = tuple[int, int]
Patch = dict[str, Any]


def drawn(
    plan: str,
    entrance: str = "W0",
    exit: str = "E0",
    holes: Sequence[Cell] = ((7, 5),),
    covers: Sequence[tuple[str, Cell, str]] = (),
    cornered: Sequence[str] = (),
    equipment: Cell = (3, 0),
) -> Patch:
    """Tile 2A as drawn; covers are (id, cell, sides of the arrows)."""
    tile = {
        "plan": plan,
        "entrance": {"side": entrance[0], "start": int(entrance[1:])},
        "exit": {"side": exit[0], "start": int(exit[1:])},
        "holes": [list(cell) for cell in holes],
        "equipment": list(equipment),
        "covers": [{"id": name, "cell": list(cell), "arrows": list(sides)} for name, cell, sides in covers],
        "cornered": list(cornered),
    }
    return {"tiles": {"2A": tile}}


def on(patch: Patch, cogs: tuple[str, ...] = (MARCUS, DOM), insane: bool = False) -> Scene:
    """A scene on the drawn tile alone; every COG stands in its entrance area."""
    return Scene(cogs, tiles=("2A",), patch=patch, insane=insane)


LANE_PLAN = """\
+---------------+
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
+---------------+
"""

LANE = drawn(LANE_PLAN)
"""Eight areas in a row, no cover, all in sight of each other; distance = range = difference of the letters."""

LANE_WITH_HOLES = drawn(LANE_PLAN, holes=((1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (7, 5)))
"""The lane with holes in B, C, D, E, F and H."""

TRENCH = drawn(
    """\
+---------------+
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.CcD.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.DcE.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.EcF.G.H|
+---------------+
""",
    covers=(("west", (3, 1), "W"), ("east", (3, 3), "E"), ("lone", (4, 5), "E")),
)
"""The lane with two cover spaces in D, one towards each end, and a single one in E towards the east."""

FORK = drawn(
    """\
+---------------+
|A A.B B B B.D D|
|   +       +   |
|A A.B B B B.D D|
|   +#+#+#+#+   |
|A A.C C C C.D D|
|   +       +   |
|A A.C C C C.D D|
|   +#+#+#+#+   |
|A A.E E.F F.D D|
|   +   +   +   |
|A A.E E.F F.D D|
+---------------+
""",
    holes=((7, 5), (4, 5)),
)
"""From A to D by B or C in two moves, by E and F in three; holes in D and F."""

LEDGE = drawn(
    """\
+---------------+
|A A A AeB B B B|
|       +       |
|A A A AeB B B B|
|       +       |
|A A A AeB B B B|
|.+.+.+.+.+.+.+.|
|C C C C.D D D D|
|       +       |
|C C C C.D D D D|
|       +       |
|C C C C.D D D D|
+---------------+
"""
)
"""A and B meet at a ledge: range 1, but three moves by way of C and D."""

YARD = drawn(
    """\
+---------------+
|P.Q.R.A A#C C C|
| + + +   +     |
|P.Q.R.A A#C C C|
| + + +   +     |
|P.Q.R.A A#C C C|
|#+#+#+.+.+.+.+.|
|X X X.B B B B B|
|     +         |
|X X X.B B B B B|
|     +         |
|X X X.B B B B B|
+---------------+
"""
)
"""A and C are two moves apart by way of B and do not see each other; P, Q, R and A lie in a row."""

HOOK = drawn(
    """\
+---------------+
|A A.B B B B B B|
|   +           |
|A A.B B B B B B|
|   +#+#+#+#+   |
|A A#D D D D#B B|
|   +       +   |
|A A#D D D DcB B|
|   +       +.+.|
|A A#D D D D.E E|
|   +       +   |
|A A#D D D D.E E|
+---------------+
""",
    exit="E4",
    covers=(("c1", (6, 3), "W"),),
    equipment=(0, 0),
)
"""A and B see each other, but not from the cover space in B, which looks into D; E is behind B."""

SNAKE = drawn(
    """\
+---------------+
|A A A A.B B B B|
|       +       |
|A A A AcB B B B|
|#+#+#+#+#+#+#+.|
|D D D D.C C C C|
|       +       |
|D D D D.C C C C|
|.+#+#+#+#+#+#+#|
|E E E E.F F F F|
|       +       |
|E E E E.F F F F|
+---------------+
""",
    exit="E4",
    covers=(("a", (3, 1), "E"), ("b", (4, 1), "W")),
)
"""A to F in one winding row; A does not see D, E or F; cover spaces in A and B face each other."""

PILLAR = drawn(
    """\
+---------------+
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.CcDcE.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
+---------------+
""",
    covers=(("both", (3, 1), "WE"),),
)
"""The lane with a cover space in D that has arrows towards both ends."""

QUAD_PLAN = """\
+---------------+
|A A A.B B B.E E|
|     +     +   |
|A A A.B B B.E E|
|     +     +   |
|A A A.B B B.E E|
|.+.+.+.+.+.+   |
|C C C.D D D#E E|
|     +     +   |
|C C C.D D D#E E|
|     +     +   |
|C C C.D D D#E E|
+---------------+
"""

QUAD = drawn(QUAD_PLAN, cornered=("AD", "BC"))
"""A, B, C and D meet in one open corner; E lies beyond B."""

QUAD_BROKEN = drawn(QUAD_PLAN.replace("|A A A.B B B.E E|\n|.", "|A A AcB B B.E E|\n|."))
"""The same, but a cover piece stands at the corner."""
