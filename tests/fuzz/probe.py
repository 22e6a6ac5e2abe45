"""What must hold in every position: after each choice, and more thoroughly now and then."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import eday
from eday.board import BoardGame
from eday.kernel import Decision, Event
from eday.text import decision_prompt, event_line, option_label, reason_line
from tests.properties.conservation import check

WHY_KINDS = (
    None,
    "attack",
    "chainsaw",
    "guard",
    "explore",
    "equipment",
    "pick_up",
    "drop",
    "gain_ammo",
    "draw",
    "swap",
)
QUESTIONS = 6


def quick(game: BoardGame) -> None:
    """A real choice of a seat still in the game, or the game is over."""
    decision = game.decision
    if decision is None:
        assert game.outcome is not None, "nobody is asked, and the game is not over"
        return
    assert game.outcome is None, "somebody is asked although the game is over"
    assert len(decision.options) >= 2, f"{decision} offers no choice"
    ids = {option.id for option in decision.options}
    assert len(ids) == len(decision.options), f"{decision} offers the same option twice"
    assert not game._table.eliminated[decision.seat], f"{decision} asks somebody who is out of the game"


def thorough(game: BoardGame, events: list[Event], rng: random.Random) -> None:
    """Everything others may ask of a game in this position."""
    check(game)
    _copies(game, rng)
    for seat in (*range(game.seats), None):
        json.dumps(game.view(seat))
        _spoken(game, events, seat)
    if game.decision is not None:
        _questions(game, game.decision, rng)


def _copies(game: BoardGame, rng: random.Random) -> None:
    """A clone and a save are the same game, now and after the next choice; what a seat imagines can be played on."""
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
    for seat in range(game.seats):
        _imagined(game, seat, rng)


def _imagined(game: BoardGame, seat: int, rng: random.Random) -> None:
    """What a seat imagines is as sound as the real game, looks the same to that seat, and can be played on."""
    imagined = game.determinize(seat, rng)
    check(imagined)
    sizes = [len(hand) for hand in game._table.hand]
    assert [len(hand) for hand in imagined._table.hand] == sizes, "an imagined hand has another size"
    if imagined.decision is not None:
        imagined.choose(rng.choice(imagined.decision.options).id)
        check(imagined)


class Ledger:
    """Where every figure is, as somebody knows it who hears of the events alone."""

    def __init__(self, game: BoardGame) -> None:
        self._game = game
        self._areas = self._seen()

    def _seen(self) -> dict[str, str]:
        t = self._game._table
        return {ref: t.area_ref(t.area[figure]) for figure, ref in enumerate(t.box.figure_refs) if t.area[figure] >= 0}

    def hear(self, events: list[Event]) -> None:
        """AssertionError if an event cannot be true, or if the table is not what the events say."""
        for event in events:
            self._hear(event)
        assert self._areas == self._seen(), "figures stand elsewhere than the events say"

    def _hear(self, event: Event) -> None:
        data: Mapping[str, Any] = event.data
        kind, figure = event.kind, data.get("figure")
        if kind == "figure_spawned":
            assert figure not in self._areas, f"{event} although it is in play"
            self._areas[str(figure)] = data["area"]
        elif kind == "figure_moved":
            assert self._areas[str(figure)] == data["origin"], f"{event} although it stands elsewhere"
            self._areas[str(figure)] = data["to"]
        elif kind in ("figure_killed", "figure_removed"):
            assert self._areas.pop(str(figure), None) == data["area"], f"{event} although it is not there"
        elif kind == "cog_eliminated":
            del self._areas[str(figure)]
        elif kind in ("wounds_dealt", "figure_wounded", "figure_healed", "bleeding_out", "cover_taken"):
            assert figure in self._areas, f"{event} although it is not in play"


def _spoken(game: BoardGame, events: list[Event], seat: int | None) -> None:
    cogs = tuple(cog.id for cog in game._box.cogs)
    lines = [event_line(event.for_seat(seat), cogs) for event in events]
    decision = game.decision_for(seat)
    if decision is not None:
        lines.append(decision_prompt(decision, cogs))
        lines += [option_label(option, cogs) for option in decision.options]
    for line in lines:
        _in_words(line)


def _in_words(line: str) -> None:
    assert line, "nothing is said"
    assert "«" not in line, f"no words for {line}"


def _questions(game: BoardGame, decision: Decision, rng: random.Random) -> None:
    cogs = tuple(cog.id for cog in game._box.cogs)
    for option in rng.sample(decision.options, min(QUESTIONS, len(decision.options))):
        game.odds(option.id)
    for ref in rng.sample(_things(game), QUESTIONS):
        for reason in game.why_not(rng.randrange(game.seats), ref, rng.choice(WHY_KINDS)):
            _in_words(reason_line(reason, cogs))
        game.sight(ref)


def _things(game: BoardGame) -> list[str]:
    """Names of what lies on the table, and of a few things that do not."""
    view = game.view(0)
    refs = [figure["ref"] for figure in (*view["locusts"], *view["cogs"])]
    refs += [thing["id"] for thing in (*view["map"]["areas"], *view["map"]["covers"])]
    refs += [*view["map"]["open_holes"], *view["map"]["sealed_holes"], *game._box.order_refs]
    refs += [f"weapon:{weapon}" for weapon in game._box.weapon_index]
    refs += [f"tile:{tile.tile}" for tile in game._table.shape.tiles]
    return [*refs, "figure:drone-6", "tile:99", "ghost:1", ""]
