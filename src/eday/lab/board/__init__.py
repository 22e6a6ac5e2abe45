"""The board game played by bots, counted."""
