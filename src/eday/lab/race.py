"""Engines measured side by side: each in a process of its own, asked in turn, in CPU time.

So a busy machine is busy for all of them, and their ratios can be trusted where single figures cannot.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from eday.compiled import HERE, fingerprint, is_compiled
from eday.lab.peers import PEERS, Peer

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
    "board_steps": 800,
    "card_steps": 800,
}
"""How much of each lap of ours is done at a time: about a tenth of a second."""
KINDS = ("play", "clone", "rollout", "steps")

Times = dict[str, dict[str, list[float]]]
"""Microseconds of each round, by engine, by lap: `board_play` and the like for ours, `play` and the like for others."""


class Engine:
    """An engine in a process of its own."""

    def __init__(self, name: str, how: str, laps: Path, source: Path, peer: Peer | None = None) -> None:
        self.name = name
        self.peer = peer
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


def engines(peers: bool = False) -> list[Engine]:
    """All that can be measured here, the plain source first, engines for other games last."""
    found = [Engine("plain", "plain", LAB / "laps.py", HERE.parent)]
    compiled = compiled_source()
    if compiled is not None:
        found.append(Engine("compiled", "as-is", LAB / "laps.py", compiled))
    for peer in PEERS:
        if peers and peer.installed:
            found.append(Engine(peer.name, "as-is", peer.file, HERE.parent, peer))
    return found


class Entry(NamedTuple):
    """A lap of an engine, and where its times are kept."""

    engine: Engine
    lap: str
    size: int
    kept: str
    called: str


def entries(engine: Engine, kind: str) -> list[Entry]:
    """What an engine can be asked for of one kind."""
    if engine.peer is None:
        wanted = [
            Entry(engine, lap, size, lap, engine.name) for lap, size in SIZES.items() if lap.rpartition("_")[2] == kind
        ]
    else:
        wanted = [
            Entry(engine, f"{game}_{kind}", size, kind, engine.peer.called(game))
            for game, measured, size in engine.peer.laps()
            if measured == kind
        ]
    return [entry for entry in wanted if entry.lap in engine.laps]


def race(runners: list[Engine], rounds: int) -> Times:
    """The times of all laps, after a first round that does not count."""
    times: Times = {}
    for kind in KINDS:
        able = [entry for runner in runners for entry in entries(runner, kind)]
        able.sort(key=lambda entry: entry.kept)
        for number in range(rounds + 1):
            for entry in able if number % 2 else able[::-1]:
                taken = entry.engine.lap(entry.lap, 100_000 * number, entry.size)
                if number:
                    times.setdefault(entry.kept, {}).setdefault(entry.called, []).append(taken * 1e6)
    return times


def figures(times: Times) -> dict[str, float]:
    """Medians, and how many times as fast the compiled core is, or the plain source where there is none."""
    found: dict[str, float] = {}
    for lap, by_engine in times.items():
        for name, taken in by_engine.items():
            found[f"{lap}_us_{name}"] = round(statistics.median(taken), 2)
        if lap in KINDS:
            continue
        others = times.get(lap.rpartition("_")[2], {})
        ours = "compiled" if "compiled" in by_engine else "plain"
        for other, taken in {**by_engine, **others}.items():
            if other != ours:
                found[f"{lap}_{ours}_times_{other}"] = times_as_fast(by_engine[ours], taken)
    return found


def times_as_fast(ours: list[float], theirs: list[float]) -> float:
    """The median of what single rounds gave."""
    return float(f"{statistics.median(their / our for our, their in zip(ours, theirs, strict=True)):.3g}")
