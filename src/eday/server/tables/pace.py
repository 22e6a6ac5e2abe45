"""How fast bots play: the longer a turn lasts, the less time each further choice is given."""

from __future__ import annotations

SHORTEST = 3.6
"""Seconds a turn of bots may take, however little they pause; storing and sending sixty choices takes another one."""
PAUSES = 5
"""So many whole pauses at least fit into a turn."""
PART = 1.8
"""A choice gets at most one part in so many of the time that is left: so the turn always ends in time."""


class Pace:
    """The time bots have taken in the present turn of a game."""

    __slots__ = ("_length", "_spent", "_turn")

    def __init__(self, pause: float) -> None:
        self._length = max(SHORTEST, PAUSES * pause)
        self._turn = -1
        self._spent = 0.0

    def most(self, turn: int) -> float:
        """Seconds the next choice may take."""
        spent = self._spent if turn == self._turn else 0.0
        return max(0.0, self._length - spent) / PART

    def note(self, turn: int, seconds: float) -> None:
        """A bot has taken so long, queues included."""
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        self._spent += seconds
