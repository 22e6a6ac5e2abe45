"""Everything the game says: messages in each language, and rules text made from the content itself.

Rules code holds ids and numbers only; this room turns them into words. Whoever has something to say holds a voice:
`speaker(language)` for messages alone, `board_voice` and `card_voice` for what happens at a table. What it is asked for
is imported on first use, so that `import eday.text` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eday.text.board.ground import Ground as Ground
    from eday.text.board.marks import Mark as Mark
    from eday.text.board.placed import placed_voice as placed_voice
    from eday.text.board.voice import BoardVoice as BoardVoice
    from eday.text.board.voice import board_voice as board_voice
    from eday.text.card.voice import CardVoice as CardVoice
    from eday.text.card.voice import card_voice as card_voice
    from eday.text.catalogue import find_language as find_language
    from eday.text.catalogue import languages as languages
    from eday.text.catalogue import missing_folder as missing_folder
    from eday.text.catalogue import page_words as page_words
    from eday.text.catalogue import usual_language as usual_language
    from eday.text.game_voice import GameVoice as GameVoice
    from eday.text.voice import Phrase as Phrase
    from eday.text.voice import Voice as Voice
    from eday.text.voice import speaker as speaker

_MODULES = {
    "BoardVoice": "board.voice",
    "CardVoice": "card.voice",
    "GameVoice": "game_voice",
    "Ground": "board.ground",
    "Mark": "board.marks",
    "Phrase": "voice",
    "Voice": "voice",
    "board_voice": "board.voice",
    "card_voice": "card.voice",
    "find_language": "catalogue",
    "languages": "catalogue",
    "missing_folder": "catalogue",
    "page_words": "catalogue",
    "placed_voice": "board.placed",
    "speaker": "voice",
    "usual_language": "catalogue",
}

__all__ = [
    "BoardVoice",
    "CardVoice",
    "GameVoice",
    "Ground",
    "Mark",
    "Phrase",
    "Voice",
    "board_voice",
    "card_voice",
    "find_language",
    "languages",
    "missing_folder",
    "page_words",
    "placed_voice",
    "speaker",
    "usual_language",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
