"""Play in a terminal. Knows decisions, events, views and the catalogue, and no rule of any game."""
