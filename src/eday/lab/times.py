"""How long bots think about a choice: kept as counts of lengths, so that many games add up to little."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

Times = dict[int, int]
"""From a length (a step on a scale of twelve to the doubling, in microseconds) to how often it was seen."""
STEPS = 12
SHORTEST = 1e-7


def counted(seconds: Iterable[float]) -> Times:
    """The lengths of some thoughts."""
    found: Times = {}
    for one in seconds:
        length = round(STEPS * math.log2(max(one, SHORTEST) * 1e6))
        found[length] = found.get(length, 0) + 1
    return found


def add(into: dict[str, Times], more: Mapping[str, Times]) -> None:
    """Sum up, bot by bot."""
    for bot, times in more.items():
        counts = into.setdefault(bot, {})
        for length, count in times.items():
            counts[length] = counts.get(length, 0) + count


def percentile(times: Times, part: float) -> float:
    """The length in milliseconds that so great a part of the thoughts did not exceed, to three figures."""
    left = part * sum(times.values())
    for length in sorted(times):
        left -= times[length]
        if left <= 0:
            return float(f"{2 ** (length / STEPS) / 1000:.3g}")
    return 0.0


def summary(times: Mapping[str, Times]) -> dict[str, dict[str, float]]:
    """The figures of each bot: how many decisions, and how long half of them and all but a twentieth took."""
    return {
        bot: {
            "decisions": sum(counts.values()),
            "p50_ms": percentile(counts, 0.5),
            "p95_ms": percentile(counts, 0.95),
        }
        for bot, counts in sorted(times.items())
    }
