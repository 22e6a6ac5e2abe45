"""How long bots take for a turn, as a guest sees it."""

from __future__ import annotations


class BotTurns:
    """The turns of bots in one game: the time in which bots were asked, theirs and those who react to them."""

    __slots__ = ("_asked", "_bots", "_lengths", "_since", "_spent", "_turn")

    def __init__(self, lengths: list[float]) -> None:
        self._lengths = lengths
        """Where whole turns are noted, in seconds."""
        self._turn: int | None = None
        self._bots = False
        """Whether the turn is known from its beginning, and a bot's."""
        self._asked = False
        self._since = 0.0
        self._spent = 0.0

    def note(self, now: float, turn: int, bots: bool, asked: bool) -> None:
        """The table at a moment: which turn it is, whether it is a bot's, whether a bot is asked."""
        if self._asked:
            self._spent += now - self._since
        if turn != self._turn:
            if self._bots:
                self._lengths.append(self._spent)
            self._bots = bots and self._turn is not None
            self._turn, self._spent = turn, 0.0
        self._asked, self._since = asked, now

    def end(self, now: float) -> None:
        """Nobody looks any more: a turn that is not over counts if it is the longest, so that a frozen game is seen."""
        if self._bots and self._asked:
            spent = self._spent + now - self._since
            if spent > max(self._lengths, default=0.0):
                self._lengths.append(spent)
        self._bots = False
