"""What is printed on the components of the board game."""

from __future__ import annotations

from eday.content.board.counts import component_table
from eday.content.board.expected import expected_enemies
from eday.content.board.loader import from_patch, load
from eday.content.board.model import Content

__all__ = ["Content", "component_table", "expected_enemies", "from_patch", "load"]
