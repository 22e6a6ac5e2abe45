"""What is printed on the components of both games, as data: vocabulary, files, overlays and checks.

Names without `card` are about the board game. What belongs to the Card Game is imported on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from eday.content.errors import ContentError
from eday.content.loader import from_patch, load
from eday.content.model import Content, fingerprint
from eday.content.table import Row, component_table

if TYPE_CHECKING:
    from eday.content.card_loader import card_from_patch as card_from_patch
    from eday.content.card_loader import load_card as load_card
    from eday.content.card_model import CardContent as CardContent
    from eday.content.card_table import card_component_table as card_component_table

_MODULES = {
    "CardContent": "card_model",
    "card_from_patch": "card_loader",
    "card_component_table": "card_table",
    "load_card": "card_loader",
}

__all__ = [
    "CardContent",
    "Content",
    "ContentError",
    "Row",
    "card_component_table",
    "card_from_patch",
    "component_table",
    "fingerprint",
    "from_patch",
    "load",
    "load_card",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
