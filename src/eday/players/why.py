"""Why an option is worth taking, for whoever asks: keys of messages, and what they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from eday.kernel import Decision, Option
from eday.players.seat_view import SeatGame


class Why(NamedTuple):
    """A message and what it speaks of: numbers, and references to things."""

    key: str
    args: Mapping[str, float | str]


HABIT: Final = Why("advice-habit", {})
"""Said where there is nothing else to say."""
Explain = Callable[[SeatGame, Decision, Option], tuple[Why, ...]]
"""What speaks for an option, from what its seat knows, the weightiest first; never empty."""
