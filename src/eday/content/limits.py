"""How much a content file may hold."""

from __future__ import annotations

from typing import Final

DEPTH: Final = 32
"""Levels of nesting."""
LARGEST: Final = 1_000_000
LARGEST_FILE: Final = 1_000_000
"""In bytes; the packaged files are far smaller."""
