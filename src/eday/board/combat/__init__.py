"""Attacks and what comes of them: dice, targets, omens, wounds, guards, odds."""
