"""How much a content file may hold: far more than the packaged ones do."""

from __future__ import annotations

from typing import Final

DEPTH: Final = 32
"""Levels of nesting."""
LARGEST: Final = 1_000_000
"""Number."""
LARGEST_FILE: Final = 1_000_000
"""Bytes."""
MOST_VALUES: Final = 100_000
LONGEST_TEXT: Final = 10_000
