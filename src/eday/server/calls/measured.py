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
    1: Measured(24, 34),
    2: Measured(24, 50),
    3: Measured(19, 58),
    4: Measured(38, 55),
    5: Measured(28, 57),
    6: Measured(16, 58),
    7: Measured(20, 55),
    8: Measured(22, 56),
    9: Measured(17, 60),
    10: Measured(14, 53),
    11: Measured(18, 46),
    12: Measured(19, 48),
    13: Measured(20, 60),
    14: Measured(19, 48),
    15: Measured(16, 50),
}
