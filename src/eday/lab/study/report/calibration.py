"""Whether bots that search win as often as they expect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from eday.lab import intervals
from eday.lab.card.selfplay import SIDES
from eday.lab.study.rows import Row

BINS = 10


class _Said(NamedTuple):
    game: tuple[int, int]
    chance: float
    won: bool


def calibration(found: Iterable[Row]) -> list[dict[str, Any]]:
    """For each bot that told chances: how often it won where it expected that much, and the Brier score.

    Chances told in one game are not independent: intervals are those of so many games, not of so many chances.
    """
    bots: dict[str, list[_Said]] = {}
    for row in found:
        if row.winner is None:
            continue
        for said in row.chances:
            side = SIDES[0] if row.game == "board" else SIDES[said.seat]
            told = _Said((row.number, row.part), said.chance, row.winner == side)
            bots.setdefault(row.bots[said.seat], []).append(told)
    return [_told(bot, said) for bot, said in sorted(bots.items())]


def _told(bot: str, said: list[_Said]) -> dict[str, Any]:
    bins = []
    for place in range(BINS):
        inside = [one for one in said if min(BINS - 1, int(one.chance * BINS)) == place]
        if not inside:
            continue
        games, won = len({one.game for one in inside}), sum(one.won for one in inside) / len(inside)
        bins.append(
            {
                "from": 100 * place // BINS,
                "to": 100 * (place + 1) // BINS,
                "chances": len(inside),
                "games": games,
                "expected": round(100 * sum(one.chance for one in inside) / len(inside), 1),
                "percent": round(100 * won, 1),
                "interval": intervals.share(won * games, games),
            }
        )
    return {
        "bot": bot,
        "chances": len(said),
        "games": len({one.game for one in said}),
        "brier": round(sum((one.chance - one.won) ** 2 for one in said) / len(said), 3),
        "bins": bins,
    }
