"""Bots: they know the public Game interface and the view of their own seat, nothing else."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from eday.players.roster import CHANCE, PLAYERS, QUICK, USUAL, Bot, Player, bot_for, bots_for

if TYPE_CHECKING:
    from eday.players.adviser import Advice as Advice
    from eday.players.adviser import Suggestion as Suggestion
    from eday.players.adviser import suggest as suggest
    from eday.players.curve import Curve as Curve
    from eday.players.curve import curves as curves
    from eday.players.random_player import RandomPlayer as RandomPlayer
    from eday.players.seat_view import SeatGame as SeatGame
    from eday.players.simple_player import SimplePlayer as SimplePlayer
    from eday.players.thinking import handicap as handicap
    from eday.players.thinking import think as think

_MODULES = {
    "RandomPlayer": "random_player",
    "SeatGame": "seat_view",
    "SimplePlayer": "simple_player",
    "handicap": "thinking",
    "curves": "curve",
    "suggest": "adviser",
    "think": "thinking",
    "Advice": "adviser",
    "Curve": "curve",
    "Suggestion": "adviser",
}
"""Imported on first use: whoever asks for the names of bots needs no game."""

__all__ = [
    "CHANCE",
    "PLAYERS",
    "QUICK",
    "USUAL",
    "Advice",
    "Bot",
    "Curve",
    "Player",
    "RandomPlayer",
    "SeatGame",
    "SimplePlayer",
    "Suggestion",
    "bot_for",
    "bots_for",
    "curves",
    "handicap",
    "suggest",
    "think",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
