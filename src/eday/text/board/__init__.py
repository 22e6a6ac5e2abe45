"""The board game in words."""
