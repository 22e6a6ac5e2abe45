"""E-Day: a rules-enforcing digital table for two tabletop games.

>>> import eday
>>> game = eday.board.new(mission="emergence", cogs=["marcus_fenix", "dominic_santiago"], seed=7)
>>> game.seats, game.decision.seat, game.decision.kind
(2, 1, 'locust_cover')
>>> while game.decision:
...     events = game.choose(game.decision.options[0].id)
>>> game.outcome.winner
'locust'

What was played can be played again, and a game can be put aside in the middle of any decision:

>>> eday.replay(game.record()).outcome == game.outcome
True
>>> eday.load(game.to_json()).outcome == game.outcome
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.compiled import is_compiled
from eday.kernel.decision import Decision, Option
from eday.kernel.errors import (
    EdayError,
    IllegalChoice,
    ReplayError,
    SaveError,
    SetupError,
    UndoRefused,
)
from eday.kernel.event import Event
from eday.kernel.reason import Reason
from eday.kernel.table import Outcome
from eday.phrase import speak_with

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
    "is_compiled",
    "load",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Games are imported when they are first asked for, so that `import eday` stays quick."""
    if name in ("board", "card"):
        import importlib

        return importlib.import_module(f"eday.{name}")
    raise AttributeError(f"module 'eday' has no attribute {name!r}")


def _kind(game: object) -> Any:
    """The class of a game by the name its saves and records give it; None for an unknown one."""
    match game:
        case "board":
            from eday.board import BoardGame

            return BoardGame
        case "card":
            from eday.card import CardGame

            return CardGame
        case "campaign":
            from eday.card import Campaign

            return Campaign
    return None


def load(text: str, *, trusted: bool = False) -> Any:
    """The game or campaign of a `to_json()`. `trusted` skips the check that its choices lead to its state (faster)."""
    from eday.kernel.restore import from_save
    from eday.kernel.save import unpack

    data = unpack(text)
    kind = _kind(data.get("game"))
    if kind is None:
        raise SaveError("save-other-game", game=str(data.get("game")))
    return from_save(kind, data, trusted)


def replay(record: dict[str, Any], *, any_version: bool = False) -> Any:
    """The game or campaign of a `record()`. With `any_version` a record of other rules or content is tried as well."""
    from eday.kernel import restore

    kind = _kind(record.get("game")) if isinstance(record, dict) else None
    if kind is None:
        raise ReplayError("replay-foreign")
    return restore.replay(kind, record, any_version)


def _in_words(key: str, args: dict[str, object]) -> str:
    from eday.text.voice import speaker

    return speaker().say(key, **args)


speak_with(_in_words)
