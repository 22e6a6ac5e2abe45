"""The card game played by bots, counted."""
