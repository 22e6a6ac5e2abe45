"""What must hold in every position of either game, and what is asked of it now and then."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import eday
from eday.kernel import Event, Game

Check = Callable[[Any], None]


def quick(game: Game[Any]) -> None:
    """There is something to choose, or the game is over."""
    decision = game.decision
    if decision is None:
        assert game.outcome is not None, "nobody is asked, and the game is not over"
        return
    assert game.outcome is None, "somebody is asked although the game is over"
    assert len(decision.options) >= (1 if decision.always else 2), f"{decision} offers no choice"
    ids = {option.id for option in decision.options}
    assert len(ids) == len(decision.options), f"{decision} offers the same option twice"


def shown(game: Game[Any]) -> None:
    """Everybody can be shown the table, and the table as JSON."""
    for seat in (*range(game.seats), None):
        json.dumps(game.view(seat))


def copied(game: Game[Any], rng: random.Random) -> None:
    """A clone and a save are the same game, now and after the next choice."""
    text = game.to_json()
    copies = [game.clone(), eday.load(text, trusted=True)]
    decision = game.decision
    for copy in copies:
        assert copy.to_json() == text, "a copy differs"
        assert repr(copy.decision) == repr(decision), "a copy asks something else"
    if decision is None:
        return
    option = rng.choice(decision.options).id
    told = [[event.to_dict() for event in copy.choose(option)] for copy in copies]
    assert told[0] == told[1], "copies tell different things after the same choice"
    assert copies[0].to_json() == copies[1].to_json(), "copies differ after the same choice"
    assert game.to_json() == text, "a copy has changed its original"


def imagined(game: Game[Any], rng: random.Random, check: Check) -> None:
    """What a seat imagines is as sound as the real game, has hands of the same size, and can be played on."""
    for seat in range(game.seats):
        other = game.determinize(seat, rng)
        check(other)
        sizes = [len(hand) for hand in game._table.hand]
        assert [len(hand) for hand in other._table.hand] == sizes, "an imagined hand has another size"
        if other.decision is not None:
            other.choose(rng.choice(other.decision.options).id)
            check(other)


def in_words(line: str) -> None:
    """Something is said, and no word is missing."""
    assert line, "nothing is said"
    assert "«" not in line, f"no words for {line}"


class Silence:
    """Hears of the events and makes nothing of them."""

    def hear(self, events: list[Event]) -> None:
        """Nothing can be wrong."""
