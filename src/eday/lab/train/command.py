"""`eday lab train`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from eday.kernel import EdayError
from eday.lab.train.run import Plan, install, run, usual_python


def command(args: argparse.Namespace) -> int:
    """Go on with a run, and say what was reached: a line of JSON for each step."""
    folder = Path(args.run or f"train-{args.game}")
    plan = Plan(
        args.game,
        folder,
        args.rounds,
        args.first_games or args.games,
        args.games,
        args.gate,
        args.seed,
        args.workers or os.cpu_count() or 1,
        args.seconds or float("inf"),
        args.only,
        args.fit_python or usual_python(),
        _words(args),
    )
    if folder.exists() and not folder.is_dir():
        raise EdayError("train-other-run", folder=str(folder))
    done = run(plan, sys.stderr.isatty(), _tell)
    _tell({"done": done, "run": str(folder)})
    if done and args.install:
        _tell({"installed": install(plan).name})
    return 0


def _words(args: argparse.Namespace) -> str:
    """The command as it would be given again, without what only says where it ran."""
    words = [f"eday lab train {args.game} --seed {args.seed} --rounds {args.rounds} --games {args.games}"]
    if args.first_games:
        words.append(f"--first-games {args.first_games}")
    return " ".join([*words, f"--gate {args.gate}"])


def _tell(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)
