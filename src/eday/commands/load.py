"""`eday load`: how many games a service carries."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from eday.commands.show import print_json
from eday.text import Voice
from eday.text.width import padded, width

if TYPE_CHECKING:
    from eday.lab.load.clients import Show

ROWS = {
    "games": "command-load-games",
    "workers": "command-load-workers",
    "finished": "command-load-finished",
    "seconds": "command-load-seconds",
    "choices": "command-load-choices",
    "choices_per_s": "command-load-rate",
    "p50_ms": "command-load-p50",
    "p90_ms": "command-load-p90",
    "p99_ms": "command-load-p99",
    "max_ms": "command-load-max",
    "bot_turns": "command-load-bot-turns",
    "bot_turn_p50_s": "command-load-bot-p50",
    "bot_turn_p95_s": "command-load-bot-p95",
    "bot_turn_max_s": "command-load-bot-max",
    "processor_ms_per_choice": "command-load-processor",
    "database_ms_per_choice": "command-load-database",
    "memory_kib": "command-load-memory",
    "memory_per_game_kib": "command-load-memory-idle",
    "memory_per_played_game_kib": "command-load-memory-played",
    "load_average": "command-load-average",
}
"""Figures as a table tells them, in this order, and what they are called."""
_UNDER_WAY = {"opening": "command-load-opening", "playing": "command-load-playing"}


def command(args: Namespace, voice: Voice) -> int:
    """Measure, and tell the figures; 1 if players met with errors or the service complained."""
    from eday.lab.load.report import Load, run

    low, high = args.think
    load = Load(
        games=args.games,
        game=args.game,
        bots=args.bots,
        seats=args.players,
        seconds=args.seconds,
        think=(low, high),
        seed=args.seed,
        workers=args.workers,
        database=args.database,
        url=args.url,
        clients=args.clients,
    )
    figures = run(load, partial(_bar, voice)) if sys.stderr.isatty() else run(load)
    if args.json:
        print_json(figures)
    else:
        for line in _table(voice, figures):
            print(line)
    return 1 if figures["errors"] or figures["faults"] else 0


def _table(voice: Voice, figures: dict[str, Any]) -> Iterator[str]:
    """A line for each figure that is known, for each kind of error, and for each fault of the service."""
    rows = [(voice.say(key), figures[name]) for name, key in ROWS.items() if figures[name] is not None]
    rows += [(voice.say("command-load-error", code=code), times) for code, times in figures["errors"].items()]
    longest = max(width(words) for words, _ in rows)
    for words, value in rows:
        yield f"{padded(words, longest)}  {value:>10}"
    for fault in figures["faults"]:
        yield voice.say("command-load-fault", fault=voice.chained(map(str, fault.values()), "next"))


@contextmanager
def _bar(voice: Voice, what: str, total: float) -> Iterator[Show]:
    """A progress bar on the error stream, for people only."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(voice.say(_UNDER_WAY[what])), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
