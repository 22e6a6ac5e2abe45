"""The board game as training sees it: all missions with every number of COGs that may play them."""

from __future__ import annotations

import random
from functools import cache, lru_cache
from typing import Final

import numpy as np

from eday import board
from eday.board import RULES_VERSION, BoardGame
from eday.content.board import load
from eday.kernel import Decision
from eday.lab.board.selfplay import COGS, HORDE, MAX_TURNS
from eday.lab.train.adapter import Trace
from eday.players.board.encoder import ENCODER_VERSION, INPUTS, encode
from eday.players.board.policy import BoardPolicy
from eday.players.board.value import load_value
from eday.players.crafts import BOARD, one_round
from eday.players.search import Craft, improve
from eday.players.seat_view import SeatGame

SLIPS: Final = (0.02, 0.2)
"""How often a player takes his second or third thought: the least and the most in a game."""
STAGE: Final = 0.12
"""What each stage that was reached counts for in a game lost: some missions are hardly ever won at first."""
ROLLOUTS: Final = 18
"""Of a searched decision in games by a network."""


class BoardAdapter:
    """Plays for the lab."""

    rules = RULES_VERSION
    encoder = ENCODER_VERSION
    inputs = INPUTS
    discount = 0.96

    def play(self, number: int, seed: int, weights: str | None) -> Trace:
        """One game with some slips; positions are taken where a turn begins."""
        rng = random.Random(seed)
        game = laid(number, seed)
        slips = rng.uniform(*SLIPS)
        rows = []
        clocks: list[int] = []
        turn = -1
        while (decision := game.decision) is not None and game.turn <= MAX_TURNS:
            if game.turn != turn:
                turn = game.turn
                rows.append(encode([game])[0])
                clocks.append(turn // game.seats)
            game.choose(_chosen(game, decision, rng, slips, weights))
        return Trace(np.asarray(rows, dtype=np.float32), clocks, _result(game), game.turn // game.seats)

    def contest(self, number: int, seed: int, weights: str, rival: str | None) -> tuple[float, float]:
        """The same game by each, of which each may win or lose."""
        points = [0.0, 0.0]
        for one, chosen in enumerate((weights, rival)):
            rng = random.Random(seed)
            game = laid(number, seed)
            while (decision := game.decision) is not None and game.turn <= MAX_TURNS:
                game.choose(_chosen(game, decision, rng, 0.0, chosen))
            points[one] = 1.0 if _won(game) else 0.0
        return points[0], points[1]


@cache
def _kinds() -> list[tuple[str, int]]:
    """Every mission with every number of COGs it is for."""
    missions = load().missions
    return [
        (name, count)
        for count in range(1, 5)
        for name, mission in missions.items()
        if mission.min_players <= count <= mission.max_players
    ]


def laid(number: int, seed: int) -> BoardGame:
    """A new game; each number names a mission and a squad."""
    kinds = _kinds()
    mission, count = kinds[number % len(kinds)]
    shift = number // len(kinds)
    cogs = tuple(COGS[(shift + one) % len(COGS)] for one in range(count))
    return board.new(mission, cogs, seed, horde=HORDE[shift % len(HORDE)])


@lru_cache(maxsize=4)
def _craft(weights: str) -> Craft:
    return Craft(BoardPolicy(), load_value(weights), one_round, BOARD, versus=False)


def _chosen(game: BoardGame, decision: Decision, rng: random.Random, slips: float, weights: str | None) -> str:
    """What is chosen: by habit, or with weights after a short search."""
    if len(decision.options) == 1:
        return decision.options[0].id
    policy = BoardPolicy()
    if slips and rng.random() < slips:
        others = policy.ranked(game, decision)[:3]
        return others[int(rng.random() * len(others))][1].id
    if weights is None:
        return policy.choose(game, decision)
    found = improve(SeatGame(game, decision.seat), _craft(weights), ROLLOUTS, rng)
    return found.best.option.id


def _won(game: BoardGame) -> bool:
    return game.outcome is not None and game.outcome.winner == "cog"


def _result(game: BoardGame) -> float:
    """1 for a win, something for each stage behind the squad when it loses."""
    return 1.0 if _won(game) else min(0.4, STAGE * (game.stage - 1))
