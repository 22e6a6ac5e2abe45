"""A game in memory: the engine's game, built from what is stored, and where each choice's events end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import eday
from eday.kernel import Decision, Game, ReplayError, UndoRefused
from eday.kernel.game import apply_choice
from eday.server.store.stored import Choice
from eday.server.tables.fingerprint import fingerprint
from eday.server.tables.kinds import kind_of

SPACING, KEPT = 16, 4
"""Snapshots: one each so many choices, so many of the newest."""


class LiveGame:
    """The engine's game with its choices; knows how many events there were after each of them."""

    def __init__(self, head: Mapping[str, Any], choices: Iterable[Choice] = (), any_version: bool = False) -> None:
        self.kind = kind_of(head)
        self.game: Game[Any] = eday.replay({**head, "choices": []}, any_version=any_version)
        self.choices: list[Choice] = []
        events = self.game.events_for(None)
        self.marks = [len(events)]
        self.prints = [fingerprint("", (), events, self.game.decision, self.game.outcome)]
        """The fingerprint before the first choice and after each."""
        self._snapshots = [(0, self.game.clone())]
        """(number of choices, the game then): the beginning and the last few, so that going back costs little."""
        self._place: dict[str, Any] | None = None
        """Where it stands, as a list of games tells it; None while that has to be looked up."""
        for choice in choices:
            self.play(choice)

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return self.game.decision

    def head(self) -> dict[str, Any]:
        """Its record without the choices, as this version writes it."""
        return {key: value for key, value in self._snapshots[0][1].record().items() if key != "choices"}

    def play(self, choice: Choice) -> None:
        """Apply a choice; whatever is raised, nothing has changed."""
        try:
            events = apply_choice(self.game, len(self.choices), *choice)
        except ReplayError:
            raise
        except Exception:
            # A fault of the rules in the middle of a choice: what it had done by then must not be played on.
            self._go_back(len(self.choices))
            raise
        self.choices.append(choice)
        self.marks.append(self.marks[-1] + len(events))
        self.prints.append(fingerprint(self.prints[-1], choice, events, self.decision, self.game.outcome))
        if any(event.kind in self.kind.landmarks for event in events):
            self._place = None
        if len(self.choices) % SPACING == 0:
            self._snapshots.append((len(self.choices), self.game.clone()))
            del self._snapshots[1:-KEPT]

    def reaches(self, count: int) -> bool:
        """Whether going back to the first so many choices is cheap."""
        return any(0 <= count - at <= SPACING for at, _ in self._snapshots)

    def trim(self, count: int) -> None:
        """Go back to the first so many choices."""
        if count < len(self.choices):
            self._go_back(count)

    def _go_back(self, count: int) -> None:
        while self._snapshots[-1][0] > count:
            self._snapshots.pop()
        at, game = self._snapshots[-1]
        again = self.choices[at:count]
        del self.choices[at:], self.marks[at + 1 :], self.prints[at + 1 :]
        self.game = game.clone()
        self._place = None
        for choice in again:
            self.play(choice)

    def last_chooser(self, seats: tuple[int, ...]) -> int:
        """Which of some seats chose last; -1 for none."""
        return next((seat for seat, _ in reversed(self.choices) if seat in seats), -1)

    def undo_refusal(self, seats: tuple[int, ...]) -> UndoRefused | None:
        """Why whoever holds these seats cannot take back his last choice; None if he can."""
        return self.game.undo_refusal(self.last_chooser(seats))

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, which `undo_refusal` has allowed, and what was passed since."""
        self.trim(len(self.choices) - self.game.undo_reach(seat))

    def summary(self) -> dict[str, Any]:
        """What a list of games tells about it."""
        if self._place is None:
            self._place = self.kind.place(self.game)
        outcome, decision = self.game.outcome, self.decision
        return {
            **self._place,
            "asks": decision.seat if decision else None,
            "turn": self.kind.turn(self.game),
            "outcome": outcome.to_dict() if outcome else None,
        }
