"""E-Day: a rules-enforcing digital table for two tabletop games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.kernel.decision import Decision, Option
from eday.kernel.errors import (
    EdayError,
    IllegalChoice,
    ReplayError,
    SaveError,
    SetupError,
    UndoRefused,
    speak_with,
)
from eday.kernel.event import Event
from eday.kernel.game import Reason
from eday.kernel.table import Outcome

if TYPE_CHECKING:
    from eday import board as board
    from eday.board import BoardGame

__version__ = "0.1.0"
__all__ = [
    "Decision",
    "EdayError",
    "Event",
    "IllegalChoice",
    "Option",
    "Outcome",
    "Reason",
    "ReplayError",
    "SaveError",
    "SetupError",
    "UndoRefused",
    "board",
    "load",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Games are imported when they are first asked for, so that `import eday` stays quick."""
    if name == "board":
        import importlib

        return importlib.import_module("eday.board")
    raise AttributeError(f"module 'eday' has no attribute {name!r}")


def load(text: str, *, trusted: bool = False) -> BoardGame:
    """A game from `to_json()`. `trusted` skips the check that its choices lead to its state (much faster)."""
    from eday.board import from_save
    from eday.kernel.save import unpack

    data = unpack(text)
    if data.get("game") != "board":
        raise SaveError("save-other-game", game=str(data.get("game")))
    return from_save(data, trusted)


def replay(record: dict[str, Any]) -> BoardGame:
    """A game from `record()`."""
    from eday.board import replay as replay_board

    if not isinstance(record, dict) or record.get("game") != "board":
        raise ReplayError("replay-foreign")
    return replay_board(record)


def _in_words(key: str, args: dict[str, object]) -> str:
    from eday.text import say

    return say(f"error-{key}", **args)


speak_with(_in_words)
