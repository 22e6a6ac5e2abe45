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
    from eday import card as card

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
    "card",
    "load",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Games are imported when they are first asked for, so that `import eday` stays quick."""
    if name in ("board", "card"):
        import importlib

        return importlib.import_module(f"eday.{name}")
    raise AttributeError(f"module 'eday' has no attribute {name!r}")


def load(text: str, *, trusted: bool = False) -> Any:
    """The game or campaign of a `to_json()`. `trusted` skips the check that its choices lead to its state (faster)."""
    from eday.kernel.save import unpack

    data = unpack(text)
    match data.get("game"):
        case "board":
            from eday.board import from_save as load_board

            return load_board(data, trusted)
        case "card":
            from eday.card import from_save as load_card

            return load_card(data, trusted)
        case "campaign":
            from eday.card import campaign_from_save

            return campaign_from_save(data, trusted)
        case other:
            raise SaveError("save-other-game", game=str(other))


def replay(record: dict[str, Any], *, any_version: bool = False) -> Any:
    """The game or campaign of a `record()`. With `any_version` a record of other rules or content is tried as well."""
    match record.get("game") if isinstance(record, dict) else None:
        case "board":
            from eday.board import replay as replay_board

            return replay_board(record, any_version)
        case "card":
            from eday.card import replay as replay_card

            return replay_card(record, any_version)
        case "campaign":
            from eday.card import campaign_replay

            return campaign_replay(record, any_version)
        case _:
            raise ReplayError("replay-foreign")


def _in_words(key: str, args: dict[str, object]) -> str:
    from eday.text import say

    return say(f"error-{key}", **args)


speak_with(_in_words)
