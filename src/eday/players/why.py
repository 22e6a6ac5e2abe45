"""Why an option is worth taking, for whoever asks: keys of messages, and what they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from eday.kernel import Decision, Option
from eday.players.seat_view import SeatGame


class Why(NamedTuple):
    """A message and what it speaks of: numbers, and references to things."""

    key: str
    args: Mapping[str, float | str]


HABIT: Final = Why("advice-habit", {})
"""Said where there is nothing else to say."""
PRINTED: Final = Why("advice-printed", {})
"""Said of cards for the next game, which nobody can try."""
Explain = Callable[[SeatGame, Decision, Sequence[Option], int, Callable[[], bool]], list[tuple[Why, ...]]]
"""What speaks for each of several options, tried so many times, or a few times once there is no more time."""
