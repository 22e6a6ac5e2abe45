"""The card game as training sees it: all chapters, both sides, players who look one ply ahead."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import numpy as np

from eday import card
from eday.card import RULES_VERSION, CardGame
from eday.kernel import Decision, Option
from eday.lab.train.adapter import Trace
from eday.players.card.encoder import ENCODER_VERSION, INPUTS, encode
from eday.players.card.one_ply import AT_REST, OnePly
from eday.players.card.value import CardValue, PlainValue, load_value

Noise = tuple[float, float]
"""Temperature of the choice among chances, and how often any option is taken."""
BEFORE: Noise = (0.06, 0.12)
AFTER: Noise = (0.03, 0.06)
"""The most of each in a game: by the plain count, and by a network."""
LEAST = 0.01
DEPTH, BREADTH = 1, 8
"""In training; less than at the table, because many games teach more than good ones."""
KINDS: tuple[tuple[int, str | None], ...] = (
    (0, None),
    (1, None),
    *((chapter, winner) for chapter in range(2, 16) for winner in ("cog", "locust")),
)


class CardAdapter:
    """Plays for the lab."""

    rules = RULES_VERSION
    encoder = ENCODER_VERSION
    inputs = INPUTS
    discount = 1.0

    def play(self, number: int, seed: int, weights: str | None) -> Trace:
        """One game with noise of its own."""
        rng = random.Random(seed)
        game = _dealt(number, seed, rng)
        most = AFTER if weights else BEFORE
        heat, slips = rng.uniform(0.0, most[0]), rng.uniform(LEAST, most[1])
        player = OnePly(_value(weights), DEPTH, BREADTH)
        rows: list[bytearray] = []
        clocks: list[int] = []
        while (decision := game.decision) is not None:
            if decision.kind in AT_REST:
                rows.append(encode(game.open_brief()))
                clocks.append(game.turn)
            game.choose(_chosen(game, decision, player, rng, heat, slips).id)
        table = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), INPUTS)
        return Trace(table, clocks, _result(game), game.turn)

    def contest(self, number: int, seed: int, weights: str, rival: str | None) -> tuple[float, float]:
        """Two games of the same deal, each side once."""
        points = 0.0
        for side in (0, 1):
            rng = random.Random(seed)
            game = _dealt(number, seed, rng)
            players = [OnePly(_value(rival), DEPTH, BREADTH)] * 2
            players[side] = OnePly(_value(weights), DEPTH, BREADTH)
            while (decision := game.decision) is not None:
                game.choose(_chosen(game, decision, players[decision.seat], rng, 0.0, 0.0).id)
            points += _result(game) if side == 0 else 1 - _result(game)
        return points, 2 - points


@lru_cache(maxsize=4)
def _value(weights: str | None) -> CardValue:
    return load_value(weights) if weights else PlainValue()


def _dealt(number: int, seed: int, rng: random.Random) -> CardGame:
    """A new game that nobody's secrets are in: it is imagined from the start."""
    chapter, winner = KINDS[number % len(KINDS)]
    game = card.new(chapter or "tutorial", seed, previous_winner=winner)
    return game.determinize(0, rng)


def _result(game: CardGame) -> float:
    assert game.outcome is not None
    return 1.0 if game.outcome.winner == "cog" else 0.0


def _chosen(
    game: CardGame, decision: Decision, player: OnePly, rng: random.Random, heat: float, slips: float
) -> Option:
    """The option taken: what the other hand holds is imagined again each time, as at the table."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    if rng.random() < slips:
        return options[int(rng.random() * len(options))]
    chances = player.chances(game.determinize(decision.seat, rng), decision.seat, list(options))
    best = max(chances)
    if heat < 1e-3:
        return options[chances.index(best)]
    weights = [math.exp((chance - best) / heat) for chance in chances]
    return rng.choices(options, weights)[0]
