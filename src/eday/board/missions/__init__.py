"""Missions: stages, objectives, exploring, supplies."""
