"""Hot paths, measured: play, copies and roll-outs of every engine at hand side by side; then saves and start-up."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import eday
from eday import board
from eday.lab.laps import SQUAD, board_game, middles
from eday.lab.race import Times, engines, race

AIMS = {
    "board_play_compiled_times_plain": ">= 3",
    "card_play_compiled_times_plain": ">= 3",
    "board_play_compiled_times_catanatron": ">= 2.5",
    "card_play_compiled_times_catanatron": ">= 2.5",
    "board_clone_us_compiled": "<= 4",
    "card_clone_us_compiled": "<= 4",
    "board_rollout_us_compiled": "<= 20",
    "new_game_ms": "<= 30",
    "startup_ms": "<= 300",
}


def microseconds(action: Callable[[], object], times: int, rounds: int = 5) -> float:
    """Median over rounds of the mean CPU time of an action."""
    means = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            action()
        means.append((time.process_time() - start) / times * 1e6)
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
    """Figures of the source that runs here."""
    game = middles(board_game)[0]
    times = 50 if quick else 500
    return {
        "new_game_ms": round(microseconds(lambda: board.new("emergence", SQUAD, 5), 50) / 1000, 2),
        "json_round_trip_us": round(microseconds(lambda: eday.load(game.to_json(), trusted=True), times), 1),
        "json_verified_ms": round(microseconds(lambda: eday.load(game.to_json()), 20) / 1000, 2),
        "save_bytes": len(game.to_json()),
        "startup_ms": round(startup_ms(), 1),
    }


def raced(rounds: int, peers: bool) -> Times:
    """Times of every engine at hand; of engines for other games only if `peers`."""
    runners = engines(peers)
    try:
        return race(runners, rounds)
    finally:
        for runner in runners:
            runner.close()
