"""What fuzzing needs to know of each game: its set-ups, its positions, its checks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from eday.board import BoardGame
from eday.kernel import Event
from tests.card.properties.conservation import check as check_cards
from tests.fuzz import board_deal, board_probe, board_stages, card_deal, card_probe
from tests.fuzz.board_probe import Ledger
from tests.fuzz.probe import Silence
from tests.voices import BOARD, CARD


class Kit(NamedTuple):
    """One game."""

    draw: Callable[[int, random.Random, tuple[str, ...]], Any]
    """The set-up of a numbered game; only of certain missions, if there are any."""
    deal: Callable[[Any, random.Random], tuple[Any, list[Event]]]
    """A position of that set-up, and what happened up to its first decision."""
    sound: Callable[[Any], None]
    thorough: Callable[[Any, list[Event], random.Random], None]
    listener: Callable[[Any], Ledger | Silence]
    """Who hears of the events of a game."""
    label: Callable[[Any, Any], str]
    """An option in words, for a set-up."""
    line: Callable[[Any, Any], str]
    """An event in words, for a set-up."""


def _board_position(setup: board_stages.Setup, rng: random.Random) -> tuple[BoardGame, list[Event]]:
    game = board_stages.game_at_stage(setup, rng)
    return game, board_deal.deal(game, rng, harsh=rng.random() < 0.6)


KITS = {
    "board": Kit(
        board_stages.draw_setup,
        _board_position,
        board_probe.sound,
        board_probe.thorough,
        Ledger,
        lambda option, setup: BOARD.seated(setup.cogs).option_label(option),
        lambda event, setup: BOARD.seated(setup.cogs).event_line(event),
    ),
    "card": Kit(
        lambda number, rng, missions: card_deal.draw_setup(number, rng),
        card_deal.dealt,
        check_cards,
        card_probe.thorough,
        lambda game: Silence(),
        lambda option, setup: CARD.option_label(option),
        lambda event, setup: CARD.event_line(event),
    ),
}
