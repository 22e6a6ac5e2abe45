"""Hot paths, measured: random play, clones, saves, start-up; with peers, as ratios of the same run."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import eday
from eday import board, card
from eday.board import BoardGame
from eday.card import CardGame
from eday.players import RandomPlayer

SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
AIMS = {
    "decisions_per_s": ">= 15000",
    "clone_us": "<= 25",
    "new_game_ms": "<= 30",
    "startup_ms": "<= 300",
    "card_decisions_per_s": ">= 25000",
    "card_clone_us": "<= 20",
    "ratio_decisions": ">= 0.75",
    "ratio_clone": "<= 0.5",
}


def random_play(games: int, seed: int = 1) -> tuple[int, float]:
    """Decisions made and seconds taken by so many four-player games of Emergence."""
    decisions = 0
    start = time.perf_counter()
    for number in range(games):
        game = board.new("emergence", SQUAD, seed + number)
        player = RandomPlayer(seed + number)
        while (decision := game.decision) is not None:
            game.choose(player.choose(decision))
            decisions += 1
    return decisions, time.perf_counter() - start


def midgame(choices: int = 60) -> BoardGame:
    """A four-player game in its middle."""
    game = board.new("emergence", SQUAD, 3)
    player = RandomPlayer(3)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(player.choose(game.decision))
    return game


def random_card_play(games: int, seed: int = 1) -> tuple[int, float]:
    """Decisions made and seconds taken by so many games of the card game, the fifteen chapters in turn."""
    decisions = 0
    seconds = 0.0
    for number in range(games):
        game = card_game(number, seed + number)
        player = RandomPlayer(seed + number)
        start = time.perf_counter()
        while (decision := game.decision) is not None:
            game.choose(player.choose(decision))
            decisions += 1
        seconds += time.perf_counter() - start
    return decisions, seconds


def card_game(number: int, seed: int) -> CardGame:
    """A new game of the card game; every number names a chapter."""
    chapter = number % 15 + 1
    return card.new(chapter, seed, previous_winner=None if chapter == 1 else ("cog", "locust")[number // 15 % 2])


def card_midgame(choices: int = 60) -> CardGame:
    """A game of the last chapter in its middle, before somebody wins."""
    game = card_game(14, 3)
    player = RandomPlayer(3)
    for _ in range(choices):
        assert game.decision is not None
        ahead = game.clone()
        ahead.choose(player.choose(game.decision))
        if ahead.decision is None:
            break
        game = ahead
    return game


def measure_cards(quick: bool) -> dict[str, Any]:
    """Figures of the card game."""
    games = 45 if quick else 300
    random_card_play(15, seed=10_000)
    rounds = [random_card_play(games // 3, seed) for seed in (1, 1001, 2001)]
    game = card_midgame()
    return {
        "card_decisions_per_s": round(statistics.median(decisions / seconds for decisions, seconds in rounds)),
        "card_decisions_per_game": round(sum(decisions for decisions, _ in rounds) / (games // 3 * 3), 1),
        "card_clone_us": round(microseconds(game.clone, 200 if quick else 2000), 1),
    }


def microseconds(action: Callable[[], object], times: int, rounds: int = 5) -> float:
    """Median over rounds of the mean time of an action."""
    means = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(times):
            action()
        means.append((time.perf_counter() - start) / times * 1e6)
    return statistics.median(means)


def startup_ms(rounds: int = 5) -> float:
    """Median time of `eday --help` in a new process."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "eday", "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times)


def measure(quick: bool) -> dict[str, Any]:
    """Figures of this engine."""
    games = 60 if quick else 300
    random_play(30, seed=10_000)
    rounds = [random_play(games // 3, seed) for seed in (1, 1001, 2001)]
    speeds = [decisions / seconds for decisions, seconds in rounds]
    decisions = sum(count for count, _ in rounds)
    game = midgame()
    times = 200 if quick else 2000
    return {
        "decisions_per_s": round(statistics.median(speeds)),
        "games_per_s": round(games / sum(seconds for _, seconds in rounds), 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(microseconds(game.clone, times), 1),
        "new_game_ms": round(microseconds(lambda: board.new("emergence", SQUAD, 5), 50) / 1000, 2),
        "json_round_trip_us": round(microseconds(lambda: eday.load(game.to_json(), trusted=True), times // 4), 1),
        "json_verified_ms": round(microseconds(lambda: eday.load(game.to_json()), 20) / 1000, 2),
        "save_bytes": len(game.to_json()),
        "startup_ms": round(startup_ms(), 1),
    }


def measure_catanatron(games: int) -> dict[str, Any] | None:
    """The same for catanatron, if it is installed (`make bench PEERS=1`)."""
    try:
        from catanatron import Color, Game  # type: ignore[import-not-found,unused-ignore]
        from catanatron import RandomPlayer as CatanPlayer
    except ImportError:
        return None
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    start = time.perf_counter()
    for number in range(games):
        game = Game([CatanPlayer(colour) for colour in colours], seed=number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    seconds = time.perf_counter() - start
    middle = Game([CatanPlayer(colour) for colour in colours], seed=1)
    for _ in range(150):
        middle.play_tick()
    return {"decisions_per_s": round(decisions / seconds), "clone_us": round(microseconds(middle.copy, 500), 1)}


def compare(figures: dict[str, Any], quick: bool) -> None:
    """Add catanatron's figures, interleaved with our own, and the ratios."""
    ours, theirs = [], []
    for seed in (1, 1001, 2001):
        peer = measure_catanatron(3 if quick else 10)
        if peer is None:
            figures["catanatron"] = None
            return
        theirs.append(peer)
        decisions, seconds = random_play(20 if quick else 100, seed)
        ours.append(decisions / seconds)
    peer_speed = statistics.median(peer["decisions_per_s"] for peer in theirs)
    peer_clone = statistics.median(peer["clone_us"] for peer in theirs)
    figures["catanatron"] = {"decisions_per_s": peer_speed, "clone_us": peer_clone}
    figures["ratio_decisions"] = round(statistics.median(ours) / peer_speed, 2)
    figures["ratio_clone"] = round(figures["clone_us"] / peer_clone, 2)


def command(args: argparse.Namespace) -> int:
    """`eday bench`."""
    figures = {**measure(args.quick), **measure_cards(args.quick)}
    if args.peers:
        compare(figures, args.quick)
    if args.json:
        print(json.dumps(figures))
        return 0
    for key, value in figures.items():
        print(f"{key:24} {value!s:>24}  {AIMS.get(key, '')}")
    if args.peers and figures["catanatron"] is None:
        print("catanatron is not installed: run `make bench PEERS=1`")
    return 0
