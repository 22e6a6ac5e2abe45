"""Everything the game says: messages in each language, and rules text made from the content itself.

Rules code holds ids and numbers only; this room turns them into words. Whatever it is asked for is imported on first
use, so that `import eday.text` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eday.text.board import card_parts as card_parts
    from eday.text.board import card_text as card_text
    from eday.text.board.missions import mission_about as mission_about
    from eday.text.card.cards import card_face as card_face
    from eday.text.card.cards import card_faces as card_faces
    from eday.text.card.cards import chapter_about as chapter_about
    from eday.text.card.guide import guide_words as guide_words
    from eday.text.card.guide import preview_lines as preview_lines
    from eday.text.card.guide import preview_short as preview_short
    from eday.text.catalogue import language as language
    from eday.text.catalogue import languages as languages
    from eday.text.catalogue import say as say
    from eday.text.catalogue import set_language as set_language
    from eday.text.events import event_line as event_line
    from eday.text.labels import option_label as option_label
    from eday.text.library import use_card_content as use_card_content
    from eday.text.library import use_content as use_content
    from eday.text.names import name as name
    from eday.text.prompts import decision_prompt as decision_prompt
    from eday.text.prompts import waiting_prompt as waiting_prompt
    from eday.text.reasons import reason_line as reason_line

_MODULES = {
    "card_face": "card.cards",
    "card_faces": "card.cards",
    "card_parts": "board",
    "card_text": "board",
    "chapter_about": "card.cards",
    "decision_prompt": "prompts",
    "event_line": "events",
    "guide_words": "card.guide",
    "language": "catalogue",
    "languages": "catalogue",
    "mission_about": "board.missions",
    "name": "names",
    "option_label": "labels",
    "preview_lines": "card.guide",
    "preview_short": "card.guide",
    "reason_line": "reasons",
    "say": "catalogue",
    "set_language": "catalogue",
    "use_card_content": "library",
    "use_content": "library",
    "waiting_prompt": "prompts",
}

__all__ = [
    "card_face",
    "card_faces",
    "card_parts",
    "card_text",
    "chapter_about",
    "decision_prompt",
    "event_line",
    "guide_words",
    "language",
    "languages",
    "mission_about",
    "name",
    "option_label",
    "preview_lines",
    "preview_short",
    "reason_line",
    "say",
    "set_language",
    "use_card_content",
    "use_content",
    "waiting_prompt",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
