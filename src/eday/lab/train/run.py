"""A training run: a folder of rounds. What is in the folder is done; a run that was stopped goes on where it was.

run.json                    what the run is about: other settings need another folder
round-00/games-00000.npz    games, a few to a file
round-00/weights.npz        the network fitted to all games so far, and fit.json: its scores
round-00/gate.json          its match against the best before
best.npz, best.json         the best so far, and how it came about
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from eday.kernel import EdayError
from eday.lab import intervals
from eday.lab.train.adapter import adapter_for
from eday.lab.train.play import SEEDS, chunks, play_chunk, work_off

MIX = 0.8
PASSES = 2
"""How often targets are reckoned again with the values of the network before."""
FIT = Path(__file__).with_name("fit.py")
WEIGHTS = Path(__file__).parents[2] / "players" / "weights"
GATE_SEEDS = SEEDS + (1 << 61)
STEPS = ("play", "fit", "gate")


class Plan(NamedTuple):
    """What a run is to do, and with what."""

    game: str
    folder: Path
    rounds: int
    first_games: int
    """Of the base policy, in round 0."""
    games: int
    """Of each later round."""
    gate: int
    """Deals of a gate match."""
    seed: int
    workers: int
    seconds: float
    only: str | None
    fit_python: str
    command: str


class Contest(NamedTuple):
    """One deal of a gate match."""

    game: str
    number: int
    weights: str
    rival: str | None


def run(plan: Plan, show: bool, report: Callable[[dict[str, Any]], None]) -> bool:
    """Go on with a run until it is done or its time is up; whether it is done. What was reached is told on the way."""
    _settle(plan)
    deadline = time.monotonic() + plan.seconds
    steps = {"play": _play, "fit": _fit, "gate": _gate}
    for number in range(plan.rounds):
        folder = _round(plan, number)
        folder.mkdir(exist_ok=True)
        for name in STEPS if plan.only is None else (plan.only,):
            if time.monotonic() >= deadline or not steps[name](plan, number, deadline, show, report):
                return False
    return True


def _round(plan: Plan, number: int) -> Path:
    return plan.folder / f"round-{number:02}"


def _settle(plan: Plan) -> None:
    """Begin the folder, or see that it is of the same run."""
    adapter = adapter_for(plan.game)
    settings = {
        "game": plan.game,
        "rules": adapter.rules,
        "encoder": adapter.encoder,
        "inputs": adapter.inputs,
        "discount": adapter.discount,
        "mix": MIX,
        "passes": PASSES,
        "seed": plan.seed,
        "first_games": plan.first_games,
        "games": plan.games,
    }
    file = plan.folder / "run.json"
    if not file.exists():
        plan.folder.mkdir(parents=True, exist_ok=True)
        _write(file, settings)
    try:
        known = json.loads(file.read_text())
    except ValueError:
        known = None
    if known != settings:
        raise EdayError("train-other-run", folder=str(plan.folder))


def _write(file: Path, data: dict[str, Any]) -> None:
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(data, indent=1) + "\n")
    part.replace(file)


def _play(plan: Plan, number: int, deadline: float, show: bool, report: Callable[[dict[str, Any]], None]) -> bool:
    """The games of a round, by the network of the round before."""
    weights = None if number == 0 else str(_round(plan, number - 1) / "weights.npz")
    games = plan.first_games if number == 0 else plan.games
    todo = chunks(plan.game, _round(plan, number), number, games, plan.seed, weights)
    if not todo:
        return True
    if weights is not None and not Path(weights).exists():
        raise EdayError("train-no-weights", number=number - 1)
    started, played = time.monotonic(), 0
    with _progress(f"{number} play", sum(chunk.games for chunk in todo), show) as advance:

        def note(chunk: Any, count: int) -> None:
            nonlocal played
            played += count
            advance(count)

        done = work_off(todo, play_chunk, plan.workers, deadline, note)
    report({"round": number, "step": "play", "games": played, "seconds": round(time.monotonic() - started, 1)})
    return done


def _fit(plan: Plan, number: int, deadline: float, show: bool, report: Callable[[dict[str, Any]], None]) -> bool:
    """The network of a round, fitted by a Python that has PyTorch."""
    folder = _round(plan, number)
    if (folder / "fit.json").exists():
        return True
    if not any(folder.glob("games-*.npz")):
        raise EdayError("train-no-games", number=number)
    words = [plan.fit_python, str(FIT), str(plan.folder), str(number), "--seed", str(plan.seed + number)]
    # Players take one thread each, PyTorch all there are.
    env = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    try:
        found = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    except OSError as error:
        raise EdayError("train-fit", python=plan.fit_python, problem=error) from error
    if found.returncode:
        problem = (found.stderr.strip().splitlines() or ["?"])[-1]
        raise EdayError("train-fit", python=plan.fit_python, problem=problem)
    report({"step": "fit", **json.loads(found.stdout.splitlines()[-1])})
    return True


def _gate(plan: Plan, number: int, deadline: float, show: bool, report: Callable[[dict[str, Any]], None]) -> bool:
    """The match of a round's network against the best before, else the weights in use, else the base policy."""
    folder = _round(plan, number)
    if (folder / "gate.json").exists() or not (folder / "weights.npz").exists():
        return True
    best, used = plan.folder / "best.npz", WEIGHTS / f"{plan.game}.npz"
    rival = next((str(file) for file in (best, used) if file.exists()), None)
    todo = [Contest(plan.game, one, str(folder / "weights.npz"), rival) for one in range(plan.gate)]
    points: list[tuple[float, float]] = []
    with _progress(f"{number} gate", len(todo), show) as advance:

        def note(contest: Any, found: tuple[float, float]) -> None:
            points.append(found)
            advance(1)

        if not work_off(todo, contested, plan.workers, deadline, note):
            return False
    ours, theirs = sum(one for one, _ in points), sum(one for _, one in points)
    result = {
        "round": number,
        "step": "gate",
        "points": ours,
        "rival_points": theirs,
        "rival": Path(rival).name if rival else None,
        "interval": intervals.share(round(ours), round(ours + theirs)),
        "passed": ours >= theirs,
    }
    if result["passed"]:
        _keep(plan, number, result)
    _write(folder / "gate.json", result)
    report(result)
    return True


def contested(contest: Contest) -> tuple[float, float]:
    """Points of one deal."""
    seed = GATE_SEEDS + contest.number
    return adapter_for(contest.game).contest(contest.number, seed, contest.weights, contest.rival)


def _keep(plan: Plan, number: int, gate: dict[str, Any]) -> None:
    """These weights are the best so far."""
    folder = _round(plan, number)
    settings = json.loads((plan.folder / "run.json").read_text())
    scores = json.loads((folder / "fit.json").read_text())
    shutil.copyfile(folder / "weights.npz", plan.folder / "best.npz")
    about = {"command": plan.command, **settings, "fit": scores, "gate": gate}
    _write(plan.folder / "best.json", about)


def install(plan: Plan) -> Path:
    """Put the best weights where players find them."""
    best = plan.folder / "best.npz"
    if not best.exists():
        raise EdayError("train-nothing-better", folder=str(plan.folder))
    WEIGHTS.mkdir(exist_ok=True)
    shutil.copyfile(best, WEIGHTS / f"{plan.game}.npz")
    shutil.copyfile(best.with_suffix(".json"), WEIGHTS / f"{plan.game}.json")
    return WEIGHTS / f"{plan.game}.npz"


@contextmanager
def _progress(name: str, total: int, show: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, for people only."""
    if not show:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(name, total=total)
        yield lambda done: bar.advance(task, done)


def usual_python() -> str:
    """The Python that fits unless another is named."""
    return sys.executable
