"""One game as an environment plays it: choices by index, rewards, and where it is cut off."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any, Final

from eday.kernel import Event, IllegalChoice
from eday.lab.env.arrays import Observation, options_of
from eday.lab.env.deals import Deal

TURN: Final = "turn_started"


class Episode:
    """A running game. Observations of a seat rest on its own brief, view and decision alone."""

    __slots__ = ("_counts_turns", "_deal", "_max_turns", "game", "truncated", "turns")

    def __init__(self, deal: Deal, seed: int, max_turns: int | None) -> None:
        self._deal = deal
        self._max_turns = max_turns
        self._counts_turns = deal.game == "campaign"
        self.game: Any = deal.new(seed)
        """The game itself, secrets included: not for learners."""
        self.truncated = False
        self.turns = _turns(self.game.events_for(0)) if self._counts_turns else 0
        """Turns of a campaign, all its games counted together."""

    @property
    def terminated(self) -> bool:
        """The game has been decided."""
        return self.game.outcome is not None

    @property
    def over(self) -> bool:
        """Decided or cut off."""
        return self.truncated or self.game.outcome is not None

    @property
    def asked(self) -> int:
        """The seat that is to choose; -1 for none."""
        decision = self.game.decision
        return -1 if decision is None else int(decision.seat)

    def option(self, action: Any) -> str:
        """The id of the option an action stands for; IllegalChoice for one that is masked out."""
        try:
            index = operator.index(action)
        except TypeError:
            raise IllegalChoice("env-action-kind", action=str(action)) from None
        decision = self.game.decision
        if decision is None or self.truncated:
            raise IllegalChoice("illegal-game-over", option=str(action))
        options = options_of(decision, decision.seat)
        if not 0 <= index < len(options):
            raise IllegalChoice("env-action", action=index, last=len(options) - 1)
        return str(options[index].id)

    def choose(self, option_id: str) -> tuple[float, ...]:
        """Carry a choice out; what it brought each seat."""
        game = self.game
        before = self._deal.progress(game)
        events = game.choose(option_id)
        if self._max_turns is not None and game.outcome is None:
            if self._counts_turns:
                self.turns += _turns(events)
            self.truncated = (self.turns if self._counts_turns else game.turn) > self._max_turns
        return self._deal.rewards(game, events, before)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, as arrays."""
        return self._deal.rows.observe(self.game, seat)

    def told(self, seat: int) -> dict[str, Any]:
        """What a seat knows, in names, for learners that read: its view, its options in the order of the actions."""
        view: Mapping[str, Any] = self.game.view(seat)
        decision = self.game.decision
        options = [option.to_dict() for option in options_of(decision, seat)]
        return {"view": view, "options": options}


def _turns(events: Iterable[Event]) -> int:
    return sum(event.kind == TURN for event in events)
