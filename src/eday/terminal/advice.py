"""What the adviser says at a terminal: options by their numbers, with winning chances and why."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from rich.text import Text

from eday.players import Advice, SeatGame, Suggestion, suggest
from eday.players.seat_view import OpenGame
from eday.terminal.board.options import NUMBER_STYLE, OptionList
from eday.terminal.console import Console, Line
from eday.terminal.layout import wrapped
from eday.text import GameVoice, Voice

PATIENCE: Final = 10.0
"""Seconds after which it says what it has found so far."""
BEAT: Final = 0.1
"""Seconds from one progress line to the next."""
WORDS: Final = ("t", "tip", "suggest")
"""What people type."""


def advise(console: Console, voice: GameVoice, game: OpenGame, options: OptionList) -> None:
    """Think for the seat that is asked and print what came of it; Ctrl-C stops and changes nothing."""
    decision = game.decision
    assert decision is not None
    progress = ticker(console, voice, "terminal-advice-thinking")
    try:
        advice = suggest(SeatGame(game, decision.seat), seconds=PATIENCE, progress=progress)
    except KeyboardInterrupt:
        console.progress("")
        console.print([voice.say("terminal-advice-cancelled")])
        return
    console.progress("")
    console.print(advice_lines(voice, options, advice, console.width))


def ticker(console: Console, voice: Voice, key: str) -> Callable[[int, int], None]:
    """Tells how far something has come, not too often."""
    last = time.monotonic()

    def tell(done: int, everything: int) -> None:
        nonlocal last
        if time.monotonic() - last >= BEAT:
            last = time.monotonic()
            console.progress(voice.say(key, done=done, all=everything))

    return tell


def advice_lines(voice: GameVoice, options: OptionList, advice: Advice, width: int) -> list[Line]:
    """The suggestions, the best first, and what they rest on."""
    lines: list[Line] = []
    for suggestion in advice.suggestions:
        lines += _suggestion_lines(voice, options, suggestion, width)
    if advice.refused is not None:
        lines += wrapped(voice.problem(advice.refused), width)
    if not advice.rollouts:
        return [*lines, *wrapped(voice.say("terminal-advice-untried"), width)]
    tried = voice.say("terminal-advice-tried", rollouts=advice.rollouts, complete=advice.complete)
    return [*lines, *wrapped(tried, width)]


def _suggestion_lines(voice: GameVoice, options: OptionList, suggestion: Suggestion, width: int) -> list[Line]:
    option = suggestion.option
    ids = [one.id for one in options.options]
    number = str(ids.index(option.id) + 1).rjust(len(str(len(ids))))
    indent = " " * (len(number) + 1)
    chance, error = suggestion.chance, suggestion.error
    words: dict[str, object] = {"number": number, "option": voice.option_label(option)}
    if chance is None or error is None:
        head = voice.say("terminal-advice-habit", **words)
    else:
        percent = {"chance": round(100 * chance), "error": max(1, round(100 * error))}
        head = voice.say("terminal-advice", **words, **percent)
    first, *rest = wrapped(head, width, "", indent)
    numbered = Text(first[: len(number)], NUMBER_STYLE).append(first[len(number) :], "none")
    return [numbered, *rest, *wrapped(voice.why_line(suggestion.why), width, indent, indent)]
