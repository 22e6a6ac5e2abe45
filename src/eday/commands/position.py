"""`eday show`: draws a position, a saved game or a record as one seat sees it, or writes it as a position."""

from __future__ import annotations

import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from eday.commands.errors import CommandError
from eday.commands.replay import verified
from eday.commands.show import print_json
from eday.kernel import EdayError
from eday.notation import HEAD, position, view_of
from eday.terminal.board.panels import cog_refs, own_lines, status_line
from eday.terminal.board.screen import map_lines
from eday.terminal.card.table_lines import table_lines
from eday.text import GameVoice, Voice, board_voice, card_voice

STDIN = "-"
WIDEST = 160
View = Mapping[str, Any]


def command(args: Namespace, voice: Voice) -> int:
    """Show a file."""
    text = _position(args.file, args.seat)
    if args.text:
        print(text, end="")
        return 0
    view = view_of(text)
    if args.json:
        print_json(view)
        return 0
    try:
        for line in _drawn(view, voice, args.plain):
            print(line)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise CommandError("command-odd-position", file=args.file) from error
    return 0


def _position(file: str, wanted: int | None) -> str:
    """The position in a file, or that of the game in it as a seat sees it: the one that is asked, if none is named."""
    text = sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8", errors="replace")
    if text.lstrip().startswith(f"{HEAD}:"):
        return text
    _, game = verified(Path(file), text)
    seat = wanted if wanted is not None else game.decision.seat if game.decision else None
    if seat is not None and not 0 <= seat < game.seats:
        raise EdayError("illegal-seat", seat=str(seat), last=game.seats - 1)
    return position(game, seat)


def _drawn(view: View, voice: Voice, plain: bool) -> Iterator[str]:
    """The table, and what is asked, line by line."""
    width = max(40, min(shutil.get_terminal_size().columns, WIDEST))
    speaks: GameVoice
    if view["game"] == "board":
        speaks = board = board_voice(voice.language, plays=cog_refs(view))
        lines = [status_line(board, view), *map_lines(board, view, width, not plain), *own_lines(board, view, width)]
    else:
        speaks = card = card_voice(voice.language)
        table = view["table"] if view["game"] == "campaign" else view
        lines = table_lines(card, table, width) if table else []
    yield from (line.plain.rstrip() for line in lines)
    decision = view["decision"]
    if decision is None:
        outcome = view["outcome"]
        if outcome:
            yield voice.say("command-winner", **outcome)
        return
    if not decision["options"]:
        yield speaks.waiting_prompt(decision)
        return
    yield speaks.decision_prompt(decision)
    for number, option in enumerate(decision["options"], start=1):
        yield f"{number:4}  {speaks.option_label(option)}"
