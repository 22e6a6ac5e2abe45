"""95 % intervals of what was counted."""

from __future__ import annotations

import math

Z = 1.959964
"""Normal quantile of a 95 % interval."""


def share(won: int, games: int) -> list[float]:
    """Interval of a share, in percent (Wilson)."""
    if games == 0:
        return [0.0, 100.0]
    part, spread = won / games, Z * Z / games
    middle = (part + spread / 2) / (1 + spread)
    half = Z * math.sqrt(part * (1 - part) / games + spread / games / 4) / (1 + spread)
    return [round(100 * max(0.0, middle - half), 1), round(100 * min(1.0, middle + half), 1)]


def mean(total: int, squares: int, games: int) -> list[float]:
    """Interval of an average, from the sum and the sum of squares; of a single game nothing but itself is known."""
    middle = total / games
    variance = max(0.0, squares - games * middle * middle) / max(1, games - 1)
    half = Z * math.sqrt(variance / games)
    return [round(middle - half, 1), round(middle + half, 1)]
