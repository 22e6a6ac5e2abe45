"""Effects of cards: when they happen, on what, and the handlers of their vocabulary."""
