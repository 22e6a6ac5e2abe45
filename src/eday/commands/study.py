"""`eday lab run` and `eday lab report`: studies, in words."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from eday.commands.show import print_json
from eday.text import Voice, board_voice, card_voice

PAUSE = 30.0
"""Seconds between lines of progress where nobody looks at a bar."""


def run_command(args: Namespace, voice: Voice) -> int:
    """Play a study; 1 if a game failed."""
    from eday.lab.study.run import plan, run

    wanted = plan(args.study)
    folder = args.to or f"{Path(args.study).stem}-results"
    show = sys.stderr.isatty()
    done = run(
        wanted,
        folder,
        args.workers or os.cpu_count() or 1,
        show,
        args.ray,
        None if show else _Lines(voice),
    )
    table = os.path.join(folder, "games.parquet")
    for problem in dict.fromkeys(map(voice.problem, done.warnings)):
        print(voice.say("command-warning", problem=problem), file=sys.stderr)
    if args.json:
        warnings = list(map(str, done.warnings))
        print_json({**done._asdict(), "warnings": warnings, "folder": os.fspath(folder), "table": table})
    else:
        print(voice.say("command-lab-done", games=done.games, earlier=done.earlier, rows=done.rows, file=table))
        print(voice.say("command-lab-next", folder=os.fspath(folder)))
    if done.errors:
        print(voice.say("command-lab-failed", games=len(done.errors)), file=sys.stderr)
        for error in done.errors:
            print(f"  {error}", file=sys.stderr)
    return 1 if done.errors else 0


def report_command(args: Namespace, voice: Voice) -> int:
    """Write the page of a study."""
    from eday.lab.study.report.page import report

    def naming(own: Mapping[str, dict[str, Any]]) -> Callable[[str, str], str]:
        board = board_voice(voice.language, own.get("board", {}))
        card = card_voice(voice.language, own.get("card", {}))
        return lambda game, ref: board.name(ref) if game == "board" else card.name(ref)

    told = report(args.folder, args.out, voice.say, naming, voice.language)
    if told.differs:
        print(voice.say("command-lab-other-version", differs=", ".join(told.differs)), file=sys.stderr)
    if args.json:
        print_json(told.figures)
    else:
        print(voice.say("command-lab-page", file=os.fspath(told.page), table=os.fspath(told.table)))
    return 0


class _Lines:
    """Says now and then how far it is, and how long it will take."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._next = time.monotonic() + PAUSE
        self._first: tuple[int, float] | None = None

    def __call__(self, done: int, total: int, seconds: float) -> None:
        first = self._first = self._first or (done - 1, 0.0)
        if time.monotonic() < self._next or done >= total:
            return
        self._next = time.monotonic() + PAUSE
        minutes = round((total - done) * seconds / (done - first[0]) / 60)
        print(self._voice.say("command-lab-progress", done=done, total=total, minutes=minutes), file=sys.stderr)
