"""How the chapters of the card game come out between bots, from the table of docs/balance.md: turns of a game, and how
many of a hundred the COG win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Measured(NamedTuple):
    """Averages of a chapter."""

    turns: int
    cog_wins: int


CHAPTERS: Final[Mapping[int, Measured]] = {
    1: Measured(24, 38),
    2: Measured(25, 60),
    3: Measured(18, 45),
    4: Measured(34, 87),
    5: Measured(24, 56),
    6: Measured(14, 25),
    7: Measured(20, 56),
    8: Measured(21, 56),
    9: Measured(17, 58),
    10: Measured(15, 33),
    11: Measured(18, 45),
    12: Measured(19, 42),
    13: Measured(19, 69),
    14: Measured(18, 49),
    15: Measured(16, 58),
}
