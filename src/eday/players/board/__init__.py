"""What bots of the board game go by."""
