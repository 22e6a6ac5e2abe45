"""Weights made again from nothing: games of players against themselves, a network fitted to them, and so on."""
