"""Bots: they know the public Game interface and the view of their own seat, nothing else."""

from eday.players.random_player import RandomPlayer

__all__ = ["RandomPlayer"]
