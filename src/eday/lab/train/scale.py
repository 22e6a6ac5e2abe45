"""`eday lab scale`: how often positions that the board's network gives some value are won, by bots of some level.

Games of every mission with every number of COGs are played; one in five is held out to see what the scale is worth.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from eday.board import RULES_VERSION
from eday.lab.board.selfplay import MAX_TURNS
from eday.lab.train.board import laid
from eday.players import PLAYERS, QUICK, SeatGame, bot_for
from eday.players.board.encoder import ENCODER_VERSION
from eday.players.board.scale import FILE, OTHER, Terms, terms_of
from eday.players.board.value import WEIGHTS, load_value

HELD_OUT: Final = 5
"""One game in so many is not fitted to."""
RIDGE: Final = 1.0
"""Doubt, in games: how much evidence it takes to leave the value as it is."""
STEPS: Final = 30
AS_IT_IS: Final = np.array([0.0, 1.0, 0.0, 0.0])
Floats = NDArray[np.float64]


class Game(NamedTuple):
    """A game's positions, and whether the COGs won it."""

    number: int
    mission: str
    positions: list[Terms]
    won: bool


def command(args: argparse.Namespace) -> int:
    """Play, fit, write, and say what was reached."""
    bot = bot_for("board", args.bot or QUICK)
    with ProcessPoolExecutor(args.workers or os.cpu_count()) as pool:
        games = list(pool.map(partial(play, bot=bot, seed=args.seed), range(args.games), chunksize=4))
    found = fitted(games)
    summary = {
        "command": f"eday lab scale --games {args.games} --seed {args.seed} --bot {bot}",
        "rules": RULES_VERSION,
        "encoder": ENCODER_VERSION,
        **found,
    }
    folder = Path(str(resources.files("eday.players") / "weights"))
    Path(args.out or folder / FILE).write_text(json.dumps(summary, indent=1) + "\n")
    print(json.dumps(summary))
    return 0


def play(number: int, bot: str, seed: int) -> Game:
    """One game by bots of a kind, with the value of each position where a turn begins."""
    game = laid(number, seed + number)
    value = load_value(WEIGHTS)
    players = [PLAYERS[bot](seed + seat) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    positions: list[Terms] = []
    turn = 0
    while (decision := game.decision) is not None and game.turn <= MAX_TURNS:
        if game.turn > turn:
            turn = game.turn
            positions.append(terms_of(value.values([game])[0], game.brief(0)))
        game.choose(players[decision.seat].choose(seats[decision.seat]))
    return Game(number, game.mission, positions, game.outcome is not None and game.outcome.winner == "cog")


def fitted(games: list[Game]) -> dict[str, Any]:
    """The scale of each mission and of all together, and what it is worth in games held out."""
    taught = [game for game in games if game.number % HELD_OUT]
    kept = [game for game in games if game.number % HELD_OUT == 0]
    missions = {OTHER: fit(taught)}
    for mission in sorted({game.mission for game in games}):
        missions[mission] = fit([game for game in taught if game.mission == mission])
    plain = dict.fromkeys(missions, AS_IT_IS)
    return {
        "games": len(taught),
        "held_out": len(kept),
        "won": sum(game.won for game in games),
        "log_loss": {"value": log_loss(kept, plain), "scaled": log_loss(kept, missions)},
        "missions": {name: [round(float(weight), 4) for weight in row] for name, row in missions.items()},
    }


def fit(games: Iterable[Game]) -> Floats:
    """Logistic regression by Newton's method; each game counts once, however long it was."""
    rows, won, counts = _table(games)
    found = AS_IT_IS.copy()
    for _ in range(STEPS if len(rows) else 0):
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ found, -30.0, 30.0)))
        slope = rows.T @ (counts * (won - chance)) - RIDGE * (found - AS_IT_IS)
        bend = (rows * (counts * chance * (1.0 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(found))
        found = found + np.linalg.solve(bend, slope)
    return found


def log_loss(games: Iterable[Game], missions: dict[str, Floats]) -> float | None:
    """How surprising the outcomes were, on average over the games; None without any."""
    losses = []
    for game in games:
        rows, won, counts = _table([game])
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ missions[game.mission], -30.0, 30.0)))
        losses.append(-float(np.sum(counts * np.log(np.where(won > 0.5, chance, 1.0 - chance)))))
    return round(sum(losses) / len(losses), 4) if losses else None


def _table(games: Iterable[Game]) -> tuple[Floats, Floats, Floats]:
    """Positions, whether they were won, and how much each counts."""
    rows: list[Terms] = []
    won: list[float] = []
    counts: list[float] = []
    for game in games:
        rows += game.positions
        won += [float(game.won)] * len(game.positions)
        counts += [1.0 / len(game.positions)] * len(game.positions)
    return np.array(rows).reshape(-1, len(AS_IT_IS)), np.array(won), np.array(counts)
