"""What is printed on the components of the card game."""

from __future__ import annotations

from eday.content.card.counts import component_table
from eday.content.card.loader import from_patch, load
from eday.content.card.model import CardContent

__all__ = ["CardContent", "component_table", "from_patch", "load"]
