"""Engines for other games that ours is measured beside. Each has its laps in a file that `lap_runner.py` runs."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Peer(NamedTuple):
    """Another engine."""

    name: str
    title: str
    module: str
    """What is imported of it."""
    distribution: str
    games: dict[str, dict[str, int]]
    """Its laps: games, what is measured of each, and how much of it at a time (less than a tenth of a second)."""

    @property
    def file(self) -> Path:
        """Where its laps are."""
        return HERE / f"{self.name}_laps.py"

    @property
    def installed(self) -> bool:
        """Whether it can be measured."""
        return importlib.util.find_spec(self.module) is not None

    @property
    def version(self) -> str:
        """Of what is installed."""
        return version(self.distribution)

    def laps(self) -> Iterator[tuple[str, str, int]]:
        """Each lap: its game, what is measured, and its size."""
        for game, kinds in self.games.items():
            for kind, size in kinds.items():
                yield game, kind, size

    def called(self, game: str) -> str:
        """Who plays that game in a table of figures."""
        return self.name if len(self.games) == 1 else f"{self.name}_{game}"


PEERS = (
    Peer("catanatron", "catanatron", "catanatron", "catanatron", {"catan": {"play": 1500, "clone": 1500}}),
    Peer(
        "rlcard",
        "RLCard",
        "rlcard",
        "rlcard",
        {
            "uno": {"play": 4000, "clone": 80, "steps": 2500},
            "gin_rummy": {"clone": 60, "steps": 800},
        },
    ),
    Peer(
        "openspiel",
        "OpenSpiel",
        "pyspiel",
        "open_spiel",
        {
            "hanabi": {"play": 6000, "clone": 40_000, "steps": 1000},
            "gin_rummy": {"play": 2000, "clone": 2000, "steps": 1000},
        },
    ),
    Peer(
        "pettingzoo",
        "PettingZoo",
        "pettingzoo",
        "pettingzoo",
        {
            "connect_four": {"clone": 300, "steps": 800},
            "leduc_holdem": {"clone": 80, "steps": 300},
            "chess": {"clone": 300, "steps": 80},
        },
    ),
)
