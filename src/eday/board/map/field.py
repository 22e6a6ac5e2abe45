"""The ground lines of sight run over: a chain of joined tiles as numbered cells and unit walls."""

from __future__ import annotations

from eday.board.map.place import PlacedTile, attach
from eday.board.map.plan import OPENINGS, Plan
from eday.board.map.turned import STRIDE, Arrow, Point

Link = tuple[Plan, str, str]
"""A tile of a chain: its plan, its opening towards the tile before and towards the tile after ("" at the ends)."""

Chain = tuple[Link, ...]


class Field:
    """A chain of tiles laid out from its first tile, which is not turned.

    `bits` gives each cell the bit of its area: the areas of the first tile come first, then those of the last one
    (unless it is the same tile). Tiles in between have none, since nobody asks about them here.
    """

    __slots__ = ("bits", "corners", "far_arrows", "far_shift", "joints", "near_arrows", "wall_points", "walls")

    def __init__(self, chain: Chain) -> None:
        placed = _lay(chain)
        self.walls: set[int] = set()
        self.wall_points: set[int] = set()
        self.bits: dict[int, int] = {}
        self.joints: list[tuple[Point, Point]] = []
        self.far_shift = len(chain[0][0].areas) if len(chain) > 1 else 0
        corners: set[Point] = set()
        for i, tile in enumerate(placed):
            base, turned = tile.y * STRIDE + tile.x, tile.turned
            self.walls.update([base + edge for edge in turned.walls])
            self.wall_points.update([base + point for point in turned.wall_points])
            corners.update([(tile.x + x, tile.y + y) for x, y in turned.corners])
            if 0 < i < len(placed) - 1:
                self.bits.update([(base + cell, 0) for cell, _ in turned.cells])
            else:
                first = 1 << (self.far_shift if i else 0)
                self.bits.update([(base + cell, first << area) for cell, area in turned.cells])
        for tile, (_, entered, _) in zip(placed[1:], chain[1:], strict=True):
            joint = tile.gap(entered)
            base = tile.y * STRIDE + tile.x
            gap = tile.turned.gaps[OPENINGS.index(entered)]
            self.walls.difference_update([base + edge for edge in gap.edges])
            self.wall_points.discard(_middle(joint))
            self.joints.append(joint)
            corners.update(joint)
        self.corners = sorted(corners)
        self.near_arrows = _arrows(placed[0])
        self.far_arrows = _arrows(placed[-1])


def _lay(chain: Chain) -> list[PlacedTile]:
    placed = [PlacedTile(chain[0][0])]
    for i in range(1, len(chain)):
        placed.append(attach(placed[-1], i - 1, chain[i - 1][2], chain[i][0], chain[i][1]))
    return placed


def _middle(joint: tuple[Point, Point]) -> int:
    (ax, ay), (bx, by) = joint
    return (ay + by) // 2 * STRIDE + (ax + bx) // 2


def _arrows(tile: PlacedTile) -> list[Arrow]:
    return [Arrow(a.cover, a.x2 + 2 * tile.x, a.y2 + 2 * tile.y, a.facing) for a in tile.turned.arrows]
