"""Games being played: rooms, guests, bots, questions, agreements."""
