"""What a bot may hold of a game: the decision, the view and the public reckonings of its own seat."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol, Self

from eday.kernel import Decision, Event, Outcome, Reason


class OpenGame(Protocol):
    """The part of the public Game interface that a seat may use; `odds`, `sight` and `brief` are not of every game."""

    @property
    def decision(self) -> Decision | None: ...

    def view(self, seat: int | None) -> Mapping[str, Any]: ...

    def components(self) -> Mapping[str, Any]: ...


class ImaginedGame(OpenGame, Protocol):
    """A game as it might be for all a seat knows: nothing in it is secret."""

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def turn(self) -> int: ...

    @property
    def seats(self) -> int: ...

    def clone(self) -> Self: ...

    def choose(self, option_id: str) -> list[Event]: ...

    def why_not(self, seat: int, ref: str, kind: str | None = None) -> list[Reason]: ...

    def brief(self, seat: int) -> Any:
        """A `BoardBrief` or the card game's `Brief`."""
        ...


class SeatGame:
    """A game as one seat knows it; it follows the game as it goes on."""

    __slots__ = ("__game", "_asked", "_kind", "_seen", "_view", "notes", "seat")

    def __init__(self, game: OpenGame, seat: int, notes: dict[str, Any] | None = None) -> None:
        self.__game = game
        self.seat = seat
        self.notes: dict[str, Any] = {} if notes is None else notes
        """What the bot on this seat wants to remember until its next decision: plain data."""
        self._asked: Decision | None = None
        self._view: Mapping[str, Any] | None = None
        self._seen: dict[str, list[str]] = {}
        self._kind = ""

    @property
    def kind(self) -> str:
        """Which game it is, as its view says: `board`, `card` or `campaign`."""
        self._kind = self._kind or str(self.view["game"])
        return self._kind

    @property
    def decision(self) -> Decision | None:
        """The open decision if it is this seat's."""
        decision = self.__game.decision
        return decision if decision is not None and decision.seat == self.seat else None

    @property
    def view(self) -> Mapping[str, Any]:
        """What this seat sees, built once for each decision."""
        self._follow()
        if self._view is None:
            self._view = self.__game.view(self.seat)
        return self._view

    def components(self) -> Mapping[str, Any]:
        """What is printed on the components of this game, by group and id: the same for every seat."""
        return self.__game.components()

    def brief(self, seat: int) -> Any:
        """What this seat knows, in numbers; ValueError for any other seat."""
        if seat != self.seat:
            raise ValueError("the brief of another seat")
        game: Any = self.__game
        return (getattr(game, "game", None) or game).brief(seat)

    def odds(self, option_id: str) -> Mapping[str, Any] | None:
        """Exact odds of an attack on offer to this seat; None for other options, and in games that know none."""
        reckon = getattr(self.__game, "odds", None)
        odds: Mapping[str, Any] | None = reckon(option_id) if reckon and self.decision is not None else None
        return odds

    def imagine(self, rng: random.Random) -> ImaginedGame:
        """The game with everything this seat cannot know redrawn; of a campaign, the game being played."""
        game: Any = self.__game
        imagined: ImaginedGame = (getattr(game, "game", None) or game).determinize(self.seat, rng, past=False)
        return imagined

    def sight(self, ref: str) -> list[str]:
        """Figures and areas in sight of a figure, area or cover space; none in games without a map."""
        self._follow()
        known = self._seen.get(ref)
        if known is None:
            look = getattr(self.__game, "sight", None)
            known = self._seen[ref] = list(look(ref)) if look else []
        return known

    def _follow(self) -> None:
        """Forget what was seen before the game went on."""
        decision = self.__game.decision
        if decision is not self._asked:
            self._asked = decision
            self._view = None
            self._seen = {}
