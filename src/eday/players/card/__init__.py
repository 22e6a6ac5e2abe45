"""What bots of the card game go by."""
