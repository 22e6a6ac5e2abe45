"""Attacks, damage, and what an attack would come to."""
