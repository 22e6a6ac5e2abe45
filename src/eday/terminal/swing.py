"""How a game swung, at a terminal: a small chart of winning chances, and its turning points in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from eday.kernel import EdayError, Game
from eday.players import Curve, curves
from eday.terminal.advice import ticker
from eday.terminal.console import Console
from eday.terminal.layout import wrapped
from eday.text import GameVoice

LEVELS: Final = (100, 75, 50, 25, 0)
"""Percentages told beside the chart."""
STEPS: Final = 2
"""Rows from one of them to the next."""
ROWS: Final = STEPS * (len(LEVELS) - 1)
MARGIN: Final = 7
TENTH: Final = 10
DOT: Final = "\u2022"
MIDDLE: Final = "."
WORDS: Final = ("c", "curve")
"""What people type."""


def offer(console: Console, voice: GameVoice, game: Game[Any]) -> None:
    """At the end of a game, show how it swung to whoever asks for it."""
    if console.interactive and (console.ask(voice.say("terminal-swing-ask")) or "").lower() in WORDS:
        show(console, voice, game)


def show(console: Console, voice: GameVoice, game: Game[Any]) -> None:
    """Reckon and print how a game swung; Ctrl-C stops."""
    try:
        found = curves(game.record(), progress=ticker(console, voice, "terminal-swing-reckoning"))
        lines = swing_lines(voice, found or (), console.width)
    except KeyboardInterrupt:
        lines = [voice.say("terminal-advice-cancelled")]
    except EdayError as error:
        lines = wrapped(voice.problem(error), console.width)
    console.progress("")
    console.print(lines)


def swing_lines(voice: GameVoice, found: Sequence[Curve], width: int) -> list[str]:
    """All curves of a record."""
    lines: list[str] = []
    for curve in found:
        lines += [voice.say("terminal-swing-title", chapter=curve.chapter), *_chart(curve, width)]
        for mark, point in enumerate(curve.turning, start=1):
            lines += wrapped(f"{mark} {voice.turning_line(point)}", width)
        lines += [] if curve.turning else [voice.say("terminal-swing-steady")]
        lines.append("")
    return lines[:-1] or [voice.say("terminal-swing-nothing")]


def _chart(curve: Curve, width: int) -> list[str]:
    """Points from left to right; a turning point is marked by its number where it led to."""
    points = curve.points
    room = width - MARGIN - 1
    stretch = 2 if 2 * len(points) <= room else 1
    squeeze = -(-len(points) // room)
    count = -(-len(points) // squeeze) * stretch
    rows = [[MIDDLE if 2 * row == ROWS else " "] * count for row in range(ROWS + 1)]
    marks = {_after(curve, turning.turn): str(mark) for mark, turning in enumerate(curve.turning, start=1)}
    for number, point in enumerate(points):
        column = rows[round((1 - point.chance) * ROWS)]
        at = number // squeeze * stretch
        column[at] = marks.get(number) or (column[at] if column[at].isdigit() else DOT)
    labels = [f"{LEVELS[row // STEPS]} %" if row % STEPS == 0 else "" for row in range(ROWS + 1)]
    lines = [f"{label:>{MARGIN - 2}} |{''.join(row)}".rstrip() for label, row in zip(labels, rows, strict=True)]
    return [*lines, _turns(curve, squeeze, stretch)]


def _after(curve: Curve, turn: int) -> int:
    """The number of the point that follows the beginning of a turn."""
    return next(number for number, point in enumerate(curve.points) if point.turn == turn) + 1


def _turns(curve: Curve, squeeze: int, stretch: int) -> str:
    """Below the chart: the number of a turn at every tenth column."""
    line = ""
    for number, point in enumerate(curve.points):
        at = number // squeeze * stretch
        if number % squeeze == 0 and at % TENTH == 0:
            line = line.ljust(at) + str(point.turn)
    return " " * MARGIN + line
