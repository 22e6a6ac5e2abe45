"""The Card Game in words."""
