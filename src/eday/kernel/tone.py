"""The tone of an event: by it a front end sets off its line in a log, whatever its kind is called."""

from __future__ import annotations

from typing import Literal

EventTone = Literal["plain", "head", "blood", "locust"]
"""`head` begins a part of the game, `blood` is harm done, `locust` is what the Locust are up to."""
