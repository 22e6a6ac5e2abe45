"""The card game in words."""
