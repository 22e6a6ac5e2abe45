"""Engines measured side by side: each in a process of its own, asked in turn, in CPU time.

So a busy machine is busy for all of them, and their ratios can be trusted where single figures cannot.
"""

from __future__ import annotations

import importlib.util
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from eday.compiled import HERE, fingerprint, is_compiled

LAB = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "compiled"
"""What `make fast` and `make test-full` leave in a checkout."""
SIZES = {
    "board_play": 1500,
    "card_play": 1500,
    "board_clone": 4000,
    "card_clone": 4000,
    "board_rollout": 800,
    "card_rollout": 100,
}
"""How much of each lap is done at a time: about a tenth of a second."""


class Engine:
    """An engine in a process of its own."""

    def __init__(self, name: str, how: str, laps: Path, source: Path) -> None:
        self.name = name
        command = [sys.executable, "-P", str(LAB / "lap_runner.py"), how, str(laps)]
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.laps = self._line().split()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} ended")
        return line

    def lap(self, name: str, seed: int, size: int) -> float:
        """CPU seconds for each thing done."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{name} {seed} {size}\n")
        self._process.stdin.flush()
        done, seconds = self._line().split()
        return float(seconds) / int(done)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compiled_source() -> Path | None:
    """Where the compiled core lies: here, or built beside this checkout from this very source; None for nowhere."""
    if is_compiled():
        return HERE.parent
    try:
        known: dict[str, str] = json.loads((BUILT / "compiled.json").read_bytes())
        fresh = all(fingerprint(HERE / name) == known_print for name, known_print in known.items())
    except FileNotFoundError:
        return None
    built = any((BUILT / "src" / "eday" / "kernel").glob("table.*.so"))
    return BUILT / "src" if fresh and built else None


def engines() -> list[Engine]:
    """All that can be measured here, the plain source first."""
    found = [Engine("plain", "plain", LAB / "laps.py", HERE.parent)]
    compiled = compiled_source()
    if compiled is not None:
        found.append(Engine("compiled", "as-is", LAB / "laps.py", compiled))
    if importlib.util.find_spec("catanatron") is not None:
        found.append(Engine("catanatron", "as-is", LAB / "peer_laps.py", HERE.parent))
    return found


def race(runners: list[Engine], rounds: int) -> dict[str, dict[str, list[float]]]:
    """Microseconds of each lap, engine and round, after a first round that does not count."""
    times: dict[str, dict[str, list[float]]] = {}
    for lap, size in SIZES.items():
        able = [runner for runner in runners if lap in runner.laps]
        found: dict[str, list[float]] = {runner.name: [] for runner in able}
        for number in range(rounds + 1):
            for runner in able if number % 2 else able[::-1]:
                taken = runner.lap(lap, 100_000 * number, size)
                if number:
                    found[runner.name].append(taken * 1e6)
        times[lap] = found
    return times


def figures(times: dict[str, dict[str, list[float]]]) -> dict[str, float]:
    """Medians, and how many times as fast the compiled core is: medians of what single rounds gave."""
    found: dict[str, float] = {}
    for lap, by_engine in times.items():
        for name, taken in by_engine.items():
            found[f"{lap}_us_{name}"] = round(statistics.median(taken), 2)
        ours = by_engine.get("compiled")
        for other in ("plain", "catanatron"):
            if ours is not None and other in by_engine:
                ratios = [theirs / own for theirs, own in zip(by_engine[other], ours, strict=True)]
                found[f"{lap}_compiled_times_{other}"] = round(statistics.median(ratios), 2)
        if ours is None and "catanatron" in by_engine:
            ratios = [b / a for a, b in zip(by_engine["plain"], by_engine["catanatron"], strict=True)]
            found[f"{lap}_plain_times_catanatron"] = round(statistics.median(ratios), 2)
    return found
