"""The campaign: fifteen chapters, their decks and reinforcements."""
