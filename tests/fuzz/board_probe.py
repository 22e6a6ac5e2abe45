"""What must hold in every position of the board game, and what can be asked of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from eday.board import BoardGame
from eday.kernel import Decision, Event
from tests.board.properties.conservation import check
from tests.fuzz.probe import copied, imagined, in_words, shown
from tests.voices import BOARD

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


def sound(game: BoardGame) -> None:
    """Nothing is created or lost, and nobody is asked who is out of the game."""
    check(game)
    if game.decision is not None:
        assert not game._table.eliminated[game.decision.seat], f"{game.decision} asks somebody who is out of the game"


def thorough(game: BoardGame, events: list[Event], rng: random.Random) -> None:
    """Everything others may ask of a game in this position."""
    sound(game)
    shown(game)
    copied(game, rng)
    imagined(game, rng, check)
    for seat in (*range(game.seats), None):
        _spoken(game, events, seat)
    if game.decision is not None:
        _questions(game, game.decision, rng)


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
    voice = BOARD.seated(cog.id for cog in game._box.cogs)
    lines = [voice.event_line(event.for_seat(seat)) for event in events]
    decision = game.decision_for(seat)
    if decision is not None:
        lines.append(voice.decision_prompt(decision))
        lines += [voice.option_label(option) for option in decision.options]
    for line in lines:
        in_words(line)


def _questions(game: BoardGame, decision: Decision, rng: random.Random) -> None:
    voice = BOARD.seated(cog.id for cog in game._box.cogs)
    for option in rng.sample(decision.options, min(QUESTIONS, len(decision.options))):
        game.odds(option.id)
    for ref in rng.sample(_things(game), QUESTIONS):
        for reason in game.why_not(rng.randrange(game.seats), ref, rng.choice(WHY_KINDS)):
            in_words(voice.reason_line(reason))
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
