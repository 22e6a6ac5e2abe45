"""95 % intervals of what was counted."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import NormalDist

Z = 1.959964
"""Normal quantile of a 95 % interval."""


def wider(looks: int) -> float:
    """The quantile of an interval that holds with 95 % although somebody looks at it so often (Bonferroni)."""
    return Z if looks < 2 else NormalDist().inv_cdf(1 - 0.025 / looks)


def share(won: float, games: float, z: float = Z) -> list[float]:
    """Interval of a share, in percent (Wilson)."""
    if games == 0:
        return [0.0, 100.0]
    part, spread = won / games, z * z / games
    middle = (part + spread / 2) / (1 + spread)
    half = z * math.sqrt(part * (1 - part) / games + spread / games / 4) / (1 + spread)
    return [round(100 * max(0.0, middle - half), 1), round(100 * min(1.0, middle + half), 1)]


def difference(strata: Iterable[tuple[int, int, int, int]]) -> tuple[float, list[float]] | None:
    """Difference of two shares within strata (Mantel and Haenszel) in percentage points, and its interval.

    A stratum tells victories and games of the one, then of the other; None if no stratum has both.
    """
    weights = total = variance = 0.0
    for won, games, other_won, others in strata:
        if not games or not others:
            continue
        weight = games * others / (games + others)
        weights += weight
        total += weight * (won / games - other_won / others)
        # Half a victory and half a defeat more: a few games that all went one way are no certainty.
        for part, of in ((won, games), (other_won, others)):
            smooth = (part + 0.5) / (of + 1)
            variance += weight * weight * smooth * (1 - smooth) / of
    if not weights:
        return None
    middle, half = 100 * total / weights, 100 * Z * math.sqrt(variance) / weights
    return round(middle, 1), [round(max(-100.0, middle - half), 1), round(min(100.0, middle + half), 1)]


def mean(total: int, squares: int, games: int) -> list[float]:
    """Interval of an average, from the sum and the sum of squares; of a single game nothing but itself is known."""
    middle = total / games
    variance = max(0.0, squares - games * middle * middle) / max(1, games - 1)
    half = Z * math.sqrt(variance / games)
    return [round(middle - half, 1), round(middle + half, 1)]
