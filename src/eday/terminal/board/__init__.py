"""The board game in a terminal."""
