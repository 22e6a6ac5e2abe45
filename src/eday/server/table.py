"""A game in memory: the engine's game, built from what is stored, and where each choice's events end."""

from __future__ import annotations

from typing import Any

import eday
from eday.kernel import Decision, ReplayError, UndoRefused
from eday.server.kinds import kind_of
from eday.server.store import Choice


class LiveGame:
    """The engine's game with its choices; knows how many events there were after each of them."""

    def __init__(self, head: dict[str, Any], choices: list[Choice]) -> None:
        self.kind = kind_of(head)
        self.game: Any = eday.replay({**head, "choices": []})
        self.choices: list[Choice] = []
        self.marks = [len(self.game.events_for(None))]
        self._place: dict[str, Any] | None = None
        """Where it stands, as a list of games tells it; None while that has to be looked up."""
        for seat, option in choices:
            if self.game.decision is None or self.game.decision.seat != seat:
                raise ReplayError("replay-mismatch", number=len(self.choices), seat=seat, option=option)
            self.choose(option)

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        decision: Decision | None = self.game.decision
        return decision

    def choose(self, option: str) -> Choice:
        """Apply an option; the choice to be stored. IllegalChoice changes nothing."""
        seat = self.game.decision.seat if self.game.decision else -1
        events = self.game.choose(option)
        self.choices.append((seat, option))
        self.marks.append(self.marks[-1] + len(events))
        if any(event.kind in self.kind.landmarks for event in events):
            self._place = None
        return seat, option

    def undo_refusal(self, seats: tuple[int, ...]) -> UndoRefused | None:
        """Why whoever holds these seats cannot take back the last choice; None if he can."""
        last = self.choices[-1][0] if self.choices else -1
        asker = last if last in seats else min(seats, default=-1)
        refusal: UndoRefused | None = self.game.undo_refusal(asker)
        return refusal

    def undo(self) -> None:
        """Take back the last choice, which `undo_refusal` has allowed."""
        self.game.undo(self.choices[-1][0])
        self.choices.pop()
        self.marks.pop()
        self._place = None

    def summary(self) -> dict[str, Any]:
        """What a list of games tells about it."""
        if self._place is None:
            self._place = self.kind.place(self.game)
        outcome = self.game.outcome
        return {
            **self._place,
            "turn": self.kind.turn(self.game),
            "outcome": {"winner": outcome.winner, "reason": outcome.reason} if outcome else None,
        }
