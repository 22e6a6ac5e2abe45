"""Bots: they know the public Game interface and the view of their own seat, nothing else."""

from eday.players.random_player import RandomPlayer
from eday.players.roster import PLAYERS, Player
from eday.players.seat_view import SeatGame
from eday.players.simple_player import SimplePlayer
from eday.players.think import think

__all__ = ["PLAYERS", "Player", "RandomPlayer", "SeatGame", "SimplePlayer", "think"]
