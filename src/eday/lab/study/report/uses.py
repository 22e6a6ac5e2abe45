"""What cards and orders are worth: games in which they were played, against games in which they were only drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from eday.lab import intervals
from eday.lab.card.selfplay import SIDES
from eday.lab.study.rows import Row, Use


class _Counts:
    """A card in the hands of a bot."""

    def __init__(self) -> None:
        self.drawn = self.played = 0
        self.strata: dict[tuple[str, int], list[int]] = {}
        """For each kind of game: victories and games with it played, then victories and games without."""

    def note(self, row: Row, use: Use, won: bool) -> None:
        """A game in which it was drawn."""
        self.drawn += use.drawn
        self.played += use.played
        counts = self.strata.setdefault(kind_of(row), [0, 0, 0, 0])
        at = 0 if use.played else 2
        counts[at] += won
        counts[at + 1] += 1


def kind_of(row: Row) -> tuple[str, int]:
    """What a game is counted with: its mission and players, or its chapter."""
    return (row.mission, len(row.cogs)) if row.mission else ("", row.chapter or 0)


def uses(found: Iterable[Row]) -> list[dict[str, Any]]:
    """Each card in the hands of each bot: how often it was drawn and played, and the difference in victories.

    A game counts once for each seat that drew the card; what differs is compared within games of the same kind. Cards
    that were always or never played have no difference.
    """
    cards: dict[tuple[str, str, str], _Counts] = {}
    for row in found:
        if row.winner is None:
            continue
        for use in row.uses:
            side = SIDES[0] if row.game == "board" else SIDES[use.seat]
            counts = cards.setdefault((row.bots[use.seat], side, use.card), _Counts())
            counts.note(row, use, row.winner == side)
    return [_told(*key, counts) for key, counts in sorted(cards.items())]


def _told(bot: str, side: str, card: str, counts: _Counts) -> dict[str, Any]:
    won, games, other_won, others = (sum(column) for column in zip(*counts.strata.values(), strict=True))
    apart = intervals.difference([(one[0], one[1], one[2], one[3]) for one in counts.strata.values()])
    return {
        "bot": bot,
        "card": card,
        "side": side,
        "games": games + others,
        "drawn": counts.drawn,
        "played": counts.played,
        "plays_per_draw": round(counts.played / counts.drawn, 2) if counts.drawn else None,
        "games_played": games,
        "won_played": round(100 * won / games, 1) if games else None,
        "won_not_played": round(100 * other_won / others, 1) if others else None,
        "difference": apart[0] if apart else None,
        "interval": apart[1] if apart else None,
    }
