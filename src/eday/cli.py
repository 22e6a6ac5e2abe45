"""The `eday` command: reads the arguments, hands over to one room of the house, and reports mistakes in one line."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from eday.commands.parser import build_parser
from eday.text import say

MISTAKE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one `eday` command and return its exit code."""
    try:
        try:
            return _run(argv)
        finally:
            # Flushed here, so that a reader who has gone away is noticed here and not at interpreter exit.
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        message = _message(error)
        if message is None:
            raise
        print(say("command-error", problem=message), file=sys.stderr)
        return MISTAKE


def _run(argv: Sequence[str] | None) -> int:
    parser = build_parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    return _HANDLERS[args.command](args)


def _message(error: Exception) -> str | None:
    """The line for a mistake a person can mend; None for a fault in the program, which deserves its traceback."""
    from eday.commands.errors import CommandError
    from eday.content import ContentError
    from eday.kernel.errors import EdayError
    from eday.text.rules import RuleError

    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return reason if error.filename is None else say("command-file-problem", file=error.filename, problem=reason)
    if isinstance(error, EdayError | ContentError | RuleError | CommandError):
        return " ".join(str(error).split())
    return None


def _play(args: Namespace) -> int:
    from eday.commands.errors import CommandError

    if args.cogs and args.players and len(args.cogs) != args.players:
        raise CommandError("command-players-cogs", players=args.players, cogs=len(args.cogs))
    if not args.terminal and args.resume is None and not args.plain:
        from eday.server.play import client_built, play_in_browser

        if client_built():
            return play_in_browser(args)
        print(say("command-no-client"), file=sys.stderr)
    if args.game != "board":
        from eday.terminal.card.app import play_cards

        return play_cards(args)
    from eday.terminal.board.app import play

    return play(args)


def _serve(args: Namespace) -> int:
    from eday.server.play import serve_all

    return serve_all(args)


def _selfplay(args: Namespace) -> int:
    from eday.lab.board.selfplay import command

    return command(args)


def _bench(args: Namespace) -> int:
    from eday.lab.bench import command

    return command(args)


def _load(args: Namespace) -> int:
    from eday.commands.load import command

    return command(args)


def _rules(args: Namespace) -> int:
    from eday.commands.rules import command

    return command(args)


def _content(args: Namespace) -> int:
    from eday.commands.content import command

    return command(args)


def _missions(args: Namespace) -> int:
    from eday.commands.missions import command

    return command(args)


def _map(args: Namespace) -> int:
    from eday.commands.map import command

    return command(args)


def _replay(args: Namespace) -> int:
    from eday.commands.replay import command

    return command(args)


def _admin(args: Namespace) -> int:
    from eday.commands.admin import command

    return command(args)


_HANDLERS: dict[str, Callable[[Namespace], int]] = {
    "play": _play,
    "serve": _serve,
    "selfplay": _selfplay,
    "rules": _rules,
    "content": _content,
    "missions": _missions,
    "map": _map,
    "replay": _replay,
    "bench": _bench,
    "load": _load,
    "admin": _admin,
}
