"""A service under load, measured from the players' side."""
