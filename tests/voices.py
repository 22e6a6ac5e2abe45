"""Voices for tests: English, about what is printed."""

from __future__ import annotations

from eday.text import board_voice, card_voice, speaker

ENGLISH = speaker()
BOARD = board_voice()
CARD = card_voice()
