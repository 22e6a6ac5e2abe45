"""A player of the card game who looks one step ahead: try every option in an imagined game, take the best."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from eday.kernel import Decision, Option
from eday.players.card.worth import FAIR_HAND, FULL_HAND, worth
from eday.players.seat_view import ImaginedGame, SeatGame

AT_REST = ("deployment", "combat")
"""Questions that are asked when everything before them is settled."""
ANSWERS = ("block", "reaction")
"""Questions whose answer decides an attack: here the imagined players think for themselves."""
USUAL = ("pass", "no_block", "done", "use")
LONGEST = 40
IDLE: dict[str, float] = {"end": 0.05, "tactic": 0.3}
"""What an option has to be worth beyond the others: a command tactic can be used for nothing again and again."""


class CardPlayer:
    """One-ply greedy play from the view of a seat. Deterministic for a seed."""

    __slots__ = ("_names", "_rng", "_values")

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)
        self._values: dict[int, tuple[int, ...]] = {}
        """By number of a card: hand counts it needs, as far as they have been told."""
        self._names: tuple[str, ...] = ()
        """Of the game these numbers belong to."""

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        decision = seat_game.decision
        if decision is None:
            raise ValueError("this seat is not asked")
        if len(decision.options) == 1:
            return decision.options[0].id
        habit = self._habit(seat_game, decision)
        return (habit or self._best(seat_game, decision)).id

    def _habit(self, seat_game: SeatGame, decision: Decision) -> Option | None:
        """Questions about unseen cards are answered by counting."""
        if decision.kind in ("keep", "draw"):
            side = _table(seat_game.view)["sides"][seat_game.seat]
            return counted(decision, side["cards"], side["deck"])
        if decision.kind == "reinforce":
            return decision.options[int(self._rng.random() * len(decision.options))]
        return None

    def _best(self, seat_game: SeatGame, decision: Decision) -> Option:
        game = seat_game.imagine(self._rng)
        if decision.kind == "deployment":
            self._learn(game, seat_game.seat)
        best, most = decision.options[0], float("-inf")
        for option in decision.options:
            found = self._value(game, option.id, seat_game.seat, most)
            found -= IDLE.get(option.kind, 0.0)
            if found > most:
                best, most = option, found
        return best

    def _learn(self, game: ImaginedGame, seat: int) -> None:
        """The table tells why a card cannot be deployed, and so at which hand counts it could be."""
        brief = game.brief(seat)
        if brief.names != self._names:
            self._names, self._values = brief.names, {}
        if all(card in self._values for card in brief.hand):
            return
        for card, ref in zip(brief.hand, game.view(seat)["sides"][seat]["hand"], strict=True):
            if card in self._values:
                continue
            for reason in game.why_not(seat, ref, "deploy"):
                values = reason.args.get("values")
                if isinstance(values, list):
                    self._values[card] = tuple(values)

    def _value(self, game: ImaginedGame, option_id: str, seat: int, floor: float, deep: bool = True) -> float:
        """What an option leads to, once all that follows at once has been answered.

        With `floor` already in hand, an option the enemy can make worse than that need not be known exactly.
        """
        if game.decision is None or game.decision.find(option_id) is None:
            return float("-inf")
        game = game.clone()
        game.choose(option_id)
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None or decision.kind in AT_REST:
                break
            if deep and decision.kind in ANSWERS and len(decision.options) > 1:
                return self._answered(game, decision, seat, floor)
            game.choose(_usual(decision).id)
        return worth(game.brief(seat), self._values)

    def _answered(self, game: ImaginedGame, decision: Decision, seat: int, floor: float) -> float:
        """An answer is the best for the seat if it is its own, the worst if it is the enemy's."""
        own = decision.seat == seat
        reached = float("-inf") if own else float("inf")
        for option in decision.options:
            found = self._value(game, option.id, seat, floor, deep=False)
            reached = max(reached, found) if own else min(reached, found)
            if not own and reached <= floor:
                break
        return reached


def _table(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The view of the running game, also within a campaign."""
    table: Mapping[str, Any] = view.get("table") or view
    return table


def _usual(decision: Decision) -> Option:
    """What an imagined player does without much thought; of numbers of cards the most come first."""
    return next((option for option in decision.options if option.kind in USUAL), decision.options[0])


def counted(decision: Decision, hand: int, deck: int) -> Option:
    """How many cards to take: lost cards up to a full hand; own draws to a fair one, and not the last of the deck."""
    room = max(0, FULL_HAND - hand)
    if decision.kind == "draw":
        room = max(0, min(FAIR_HAND - hand, deck - FULL_HAND))
    numbers = [(int(str(option.args.get("cards", 0))), option) for option in decision.options]
    fitting = [entry for entry in numbers if entry[0] <= room] or numbers[-1:]
    return max(fitting, key=lambda entry: entry[0])[1]
