"""A game in memory: the engine's game, built from what is stored, and where each choice's events end."""

from __future__ import annotations

from typing import Any

import eday
from eday.kernel import Decision, UndoRefused
from eday.kernel.game import apply_choice
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
        for choice in choices:
            self.play(choice)

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        decision: Decision | None = self.game.decision
        return decision

    def play(self, choice: Choice) -> None:
        """Apply a choice; ReplayError changes nothing."""
        events = apply_choice(self.game, len(self.choices), *choice)
        self.choices.append(choice)
        self.marks.append(self.marks[-1] + len(events))
        if any(event.kind in self.kind.landmarks for event in events):
            self._place = None

    def last_chooser(self, seats: tuple[int, ...]) -> int:
        """Which of some seats chose last; -1 for none."""
        return next((seat for seat, _ in reversed(self.choices) if seat in seats), -1)

    def undo_refusal(self, seats: tuple[int, ...]) -> UndoRefused | None:
        """Why whoever holds these seats cannot take back his last choice; None if he can."""
        refusal: UndoRefused | None = self.game.undo_refusal(self.last_chooser(seats))
        return refusal

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, which `undo_refusal` has allowed, and what was passed since."""
        back = self.game.undo(seat)
        del self.choices[-back:], self.marks[-back:]
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
