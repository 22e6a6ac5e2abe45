"""Where a dealt game begins."""

from __future__ import annotations

from typing import Any

from eday.kernel import Event, Game
from eday.kernel.history import History


def begin_here(game: Game[Any]) -> list[Event]:
    """Let a game go on from a table that was dealt; no record leads there. What happens up to its first decision."""
    game._history = History()
    game._imagined = True
    return game._run()
