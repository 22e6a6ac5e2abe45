"""Plays the recorded games of this folder again, with bots at every seat: all of one game, or those named.

    python -m tests.games.recording board
    python -m tests.games.recording card chapter_03_locust campaign
    python -m tests.games.recording board hive_two_players_won

The name of a file says what is played and who wins; seeds are tried from 1 on until it comes out like that.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from eday import board, card
from eday.players import PLAYERS, SeatGame

FOLDER = Path(__file__).parent
MOST_SEEDS = 1000
SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
SIZES = {"solo": 1, "two_players": 2, "three_players": 3, "four_players": 4}
WINNERS = {"won": "cog", "lost": "locust"}
CAMPAIGN_SEED = 8
File = dict[str, Any]


def board_game(name: str, bot: str = "simple") -> File:
    """A game of a mission: `hive_solo_won`."""
    start, _, end = name.rpartition("_")
    size = next(size for size in SIZES if start.endswith(f"_{size}"))
    mission, cogs = start.removesuffix(f"_{size}"), SQUAD[: SIZES[size]]
    return _won_by(WINNERS[end], lambda seed: board.new(mission, cogs, seed, horde="casual"), bot)


def card_game(name: str, bot: str = "simple") -> File:
    """A game of a chapter after the other side (or nobody) won the one before: `chapter_03_locust`; or all of them."""
    if name == "campaign":
        return _played(card.campaign(CAMPAIGN_SEED), CAMPAIGN_SEED, bot)
    if name == "tutorial":
        return _won_by("cog", lambda seed: card.new("tutorial", seed), bot)
    _, chapter, winner = name.split("_")
    previous = None if int(chapter) == 1 else {"cog": "locust", "locust": "cog"}[winner]
    return _won_by(winner, lambda seed: card.new(int(chapter), seed, previous_winner=previous), bot)


GAMES = {"board": board_game, "card": card_game}


def _won_by(winner: str, make: Callable[[int], Any], bot: str) -> File:
    tried = (_played(make(seed), seed, bot) for seed in range(1, MOST_SEEDS))
    return next(file for file in tried if file["outcome"][0] == winner)


def _played(game: Any, seed: int, bot: str) -> File:
    """A game to its end, in the form of a file."""
    bots = [PLAYERS[bot](2 * seed + seat) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    while game.decision is not None:
        asked = game.decision.seat
        game.choose(bots[asked].choose(seats[asked]))
    assert game.outcome is not None
    note = f"bots ({bot}), seed {seed}, {len(game.record()['choices'])} choices"
    return {"note": note, "record": game.record(), "outcome": [game.outcome.winner, game.outcome.reason]}


def main(argv: list[str] | None = None) -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.recording", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("name", nargs="*")
    parser.add_argument("--bot", choices=PLAYERS, default="simple")
    args = parser.parse_args(argv)
    folder = FOLDER / args.game
    for name in args.name or sorted(file.stem for file in folder.glob("*.json")):
        file = GAMES[args.game](name, args.bot)
        (folder / f"{name}.json").write_text(json.dumps(file) + "\n", encoding="utf-8")
        print(name, file["note"], flush=True)


if __name__ == "__main__":
    main()
