"""Who sees whom between two tiles, and the cover they give, as tables shared by all maps that join them alike.

Tiles are convex and walled in all around but for their openings, so sight between two of them depends on the chain of
tiles from one to the other and on nothing else.
"""

from __future__ import annotations

from typing import Final

from eday.board.map.field import Chain, Field
from eday.board.map.lines import area_lines, arrow_views, clear_segment
from eday.board.map.plan import OPENINGS, Plan
from eday.board.map.turned import FACING, Arrow
from eday.kernel.recent import Recent

Views = list[tuple[int, int]]
"""For each arrow the areas of the other tile it sees: on its own side of its border line, and in front of it."""


class Outlook:
    """What the places of one tile see of another tile; places are its areas, then its cover spaces.

    areas, covers: for each place a row of 0 and 1; bonus: for each place as attacker the defense dice each cover
    space of the other tile gives.
    """

    __slots__ = ("areas", "bonus", "covers")

    def __init__(self, areas: list[bytes], covers: list[bytes], bonus: list[bytes]) -> None:
        self.areas = areas
        self.covers = covers
        self.bonus = bonus


class Sight:
    """Sight from the first tile of a chain to the last, and back."""

    __slots__ = ("ahead", "back")

    def __init__(self, ahead: Outlook, back: Outlook) -> None:
        self.ahead = ahead
        self.back = back

    def reaches(self, area: int) -> bool:
        """Whether anybody on the first tile sees this area of the last one."""
        return any(row[area] for row in self.ahead.areas)

    def turned(self) -> Sight:
        """The same, from the last tile to the first."""
        return Sight(self.back, self.ahead)


def sight(chain: Chain) -> Sight | None:
    """Sight along a chain of tiles; None if nobody sees from one end to the other."""
    key = tuple([(plan.digest, before, after) for plan, before, after in chain])
    known = _SIGHT.get(key)
    if known is None:
        known = _SIGHT.keep(key, (_sight(chain),))
    return known[0]


def _sight(chain: Chain) -> Sight | None:
    if len(chain) > 2:
        shorter, later = sight(cut(chain[:-1])), sight(cut(chain[1:]))
        if shorter is None or later is None:
            return None
        out, into = chain[-2], chain[1]
        if not shorter.reaches(out[0].gaps[OPENINGS.index(out[2])].area):
            return None
        if not later.turned().reaches(into[0].gaps[OPENINGS.index(into[1])].area):
            return None
    return _measure(chain)


def cut(links: Chain) -> Chain:
    """A piece of a chain as a chain of its own: the openings at both ends do not count."""
    first, last = links[0], links[-1]
    if len(links) == 1:
        return ((first[0], "", ""),)
    return ((first[0], "", first[2]), *links[1:-1], (last[0], last[1], ""))


def _measure(chain: Chain) -> Sight | None:
    field = Field(chain)
    near, far = chain[0][0], chain[-1][0]
    rows = _area_rows(field, near, far)
    if not any(rows):
        return None
    near_views = [_split(field, arrow_views(field, arrow), True) for arrow in field.near_arrows]
    if len(chain) == 1:
        far_views = near_views
    else:
        far_views = [_split(field, arrow_views(field, arrow), False) for arrow in field.far_arrows]
    pairs = _arrow_pairs(field, near_views, far)
    columns = [sum(1 << i for i, row in enumerate(rows) if row >> j & 1) for j in range(len(far.areas))]
    ahead = _outlook(near, far, rows, near_views, far_views, field.near_arrows, field.far_arrows, pairs)
    if len(chain) == 1:
        return Sight(ahead, ahead)
    turned = {(j, i) for i, j in pairs}
    back = _outlook(far, near, columns, far_views, near_views, field.far_arrows, field.near_arrows, turned)
    return Sight(ahead, back)


def _area_rows(field: Field, near: Plan, far: Plan) -> list[int]:
    """For each area of the near tile the areas of the far tile it sees, as bit masks."""
    rows = [0] * len(near.areas)
    for mask in area_lines(field):
        ahead = mask >> field.far_shift
        if ahead:
            for area in range(len(rows)):
                if mask >> area & 1:
                    rows[area] |= ahead
    return rows


def _split(field: Field, views: tuple[int, int], ahead: bool) -> tuple[int, int]:
    """Only the areas of the other tile."""
    shift = field.far_shift
    if ahead:
        return views[0] >> shift, views[1] >> shift
    near = (1 << shift) - 1
    return views[0] & near, views[1] & near


def _arrow_pairs(field: Field, near_views: Views, far: Plan) -> set[tuple[int, int]]:
    """Pairs of arrows, near and far, with a clear segment between them."""
    pairs = set()
    for i, p in enumerate(field.near_arrows):
        seen = near_views[i][0] | near_views[i][1]
        for j, q in enumerate(field.far_arrows):
            if seen >> far.covers[q.cover].area & 1 and clear_segment(field, p.x2, p.y2, q.x2, q.y2):
                pairs.add((i, j))
    return pairs


def _outlook(
    near: Plan,
    far: Plan,
    rows: list[int],
    near_views: Views,
    far_views: Views,
    near_arrows: list[Arrow],
    far_arrows: list[Arrow],
    pairs: set[tuple[int, int]],
) -> Outlook:
    """Put the view of one tile on another together: each place sees what any of its points sees (BG-LOS-02, 03)."""
    areas = [bytes([row >> j & 1 for j in range(len(far.areas))]) for row in rows]
    covers, bonus = [], []
    for area in range(len(near.areas)):
        dice = [1 if own >> area & 1 else 2 if front >> area & 1 else 0 for own, front in far_views]
        best = _best(far, far_arrows, dice)
        covers.append(bytes([die > 0 for die in best]))
        bonus.append(best)
    for cover in range(len(near.covers)):
        mine = [i for i, arrow in enumerate(near_arrows) if arrow.cover == cover]
        seen = 0
        for i in mine:
            seen |= near_views[i][0] | near_views[i][1]
        areas.append(bytes([seen >> j & 1 for j in range(len(far.areas))]))
        dice = [
            min((_dice(near_arrows[i], arrow) for i in mine if (i, j) in pairs), default=0)
            for j, arrow in enumerate(far_arrows)
        ]
        best = _best(far, far_arrows, dice)
        covers.append(bytes([die > 0 for die in best]))
        bonus.append(best)
    return Outlook(areas, covers, bonus)


def _best(plan: Plan, arrows: list[Arrow], dice: list[int]) -> bytes:
    """For each cover space the arrow that gives most (BG-COVER-12)."""
    best = [0] * len(plan.covers)
    for arrow, die in zip(arrows, dice, strict=True):
        best[arrow.cover] = max(best[arrow.cover], die)
    return bytes(best)


def _dice(attacker: Arrow, defender: Arrow) -> int:
    """Partial cover on the defender's own side of his border line or along it, full cover across it (BG-COVER-10)."""
    fx, fy = FACING[defender.facing]
    return 2 if (attacker.x2 - defender.x2) * fx + (attacker.y2 - defender.y2) * fy > 0 else 1


_SIGHT: Final[Recent[tuple[tuple[str, str, str], ...], tuple[Sight | None]]] = Recent(4096)
