"""What every game is made of: decisions, events, frames on a stack, one small random state, records. Knows no game."""

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
from eday.kernel.game import NO_SEAT, Game
from eday.kernel.guidance import GuideStep
from eday.kernel.layout import Layout
from eday.kernel.reason import Reason, Why
from eday.kernel.role import ROLES, OptionRole
from eday.kernel.table import Frame, Outcome, Table
from eday.kernel.tone import EventTone

__all__ = [
    "NO_SEAT",
    "ROLES",
    "Decision",
    "EdayError",
    "Event",
    "EventTone",
    "Frame",
    "Game",
    "GuideStep",
    "IllegalChoice",
    "Layout",
    "Option",
    "OptionRole",
    "Outcome",
    "Reason",
    "ReplayError",
    "SaveError",
    "SetupError",
    "Table",
    "UndoRefused",
    "Why",
]
