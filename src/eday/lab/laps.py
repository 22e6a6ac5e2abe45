"""What the engine is measured by, lap by lap. Run by `lap_runner.py` with the plain source or the compiled one."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from eday import board, card
from eday.players import RandomPlayer
from eday.players.crafts import craft_of

SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
MIDDLES = 8
"""Positions that copies are made of."""

Make = Callable[[int], Any]


def board_game(seed: int) -> Any:
    """A game of Emergence for four."""
    return board.new("emergence", SQUAD, seed)


def card_game(seed: int) -> Any:
    """A game of the card game, the fifteen chapters in turn."""
    chapter = seed % 15 + 1
    return card.new(chapter, seed, previous_winner=None if chapter == 1 else ("cog", "locust")[seed // 15 % 2])


def play(make: Make, seed: int, size: int) -> int:
    """Random play of so many decisions, set-ups included."""
    done = 0
    while done < size:
        seed += 1
        game, player = make(seed), RandomPlayer(seed)
        while (decision := game.decision) is not None and done < size:
            game.choose(player.choose(decision))
            done += 1
    return done


@cache
def middles(make: Make) -> tuple[Any, ...]:
    """Games in their middle."""
    found: list[Any] = []
    seed = 100
    while len(found) < MIDDLES:
        seed += 1
        game, player = make(seed), RandomPlayer(seed)
        for _ in range(20 + 5 * len(found)):
            if game.decision is not None:
                game.choose(player.choose(game.decision))
        if game.decision is not None:
            found.append(game)
    return tuple(found)


def clones(make: Make, seed: int, size: int) -> int:
    """So many copies of games in their middle."""
    games = middles(make)
    for number in range(size):
        games[number % MIDDLES].clone()
    return size


def rollouts(make: Make, seed: int, size: int) -> int:
    """So many decisions of the policy that plays roll-outs, in copies of imagined games."""
    policy = craft_of(make(1).KIND).policy
    starts = [game.determinize(game.decision.seat, random.Random(seed)) for game in middles(make)]
    done = 0
    while done < size:
        game = starts[done % MIDDLES].clone()
        for _ in range(25):
            if game.decision is not None:
                game.choose(policy.choose(game, game.decision))
                done += 1
    return done


@cache
def _table(chapter: int | None) -> Any:
    """An environment: of Emergence for four, or of a chapter."""
    from eday.lab import env

    return env.board_env("emergence", SQUAD) if chapter is None else env.card_env(chapter)


def board_steps(seed: int, size: int) -> int:
    """So many steps of the environment of Emergence for four."""
    from eday.lab.walk import walk

    return walk(lambda _: _table(None), seed, size)


def card_steps(seed: int, size: int) -> int:
    """So many steps of the environments of the fifteen chapters in turn."""
    from eday.lab.walk import walk

    return walk(lambda game: _table(game % 15 + 1), seed, size)


def _lap(measure: Callable[[Make, int, int], int], make: Make) -> Callable[[int, int], int]:
    return lambda seed, size: measure(make, seed, size)


LAPS: dict[str, Callable[[int, int], int]] = {
    "board_play": _lap(play, board_game),
    "card_play": _lap(play, card_game),
    "board_clone": _lap(clones, board_game),
    "card_clone": _lap(clones, card_game),
    "board_rollout": _lap(rollouts, board_game),
    "card_rollout": _lap(rollouts, card_game),
}
if importlib.util.find_spec("pettingzoo") is not None:
    LAPS |= {"board_steps": board_steps, "card_steps": card_steps}
