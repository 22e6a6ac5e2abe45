"""The `eday` command: reads the arguments, hands over to one room of the house, and reports mistakes in one line."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from itertools import zip_longest

from eday.commands.grammar.parser import build_parser
from eday.commands.grammar.sentences import parser_speaks
from eday.text import Voice, find_language, missing_folder, speaker, usual_language

MISTAKE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one `eday` command and return its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    voice = speaker(find_language(_wanted(argv)) or usual_language())
    try:
        try:
            return _run(argv, voice)
        finally:
            # Flushed here, so that a reader who has gone away is noticed here and not at interpreter exit.
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        message = _message(error, voice)
        if message is None:
            raise
        print(voice.say("command-error", problem=message), file=sys.stderr)
        return MISTAKE


def _wanted(argv: Sequence[str]) -> str | None:
    """The language that is named: it is needed before the command line can be read, for its very help.

    `eday text report --lang` names the language that is looked at.
    """
    words = [*argv[: argv.index("report")]] if {"text", "report"} <= set(argv) else [*argv]
    found = None
    for word, following in zip_longest(words, words[1:]):
        if word == "--lang":
            found = following
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found


def _run(argv: Sequence[str], voice: Voice) -> int:
    folder = missing_folder()
    if folder is not None:
        from eday.commands.errors import CommandError

        raise CommandError("command-no-catalogues", folder=folder)
    with parser_speaks(voice):
        parser = build_parser(voice)
        args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return 0
    return _HANDLERS[args.command](args, voice)


def _message(error: Exception, voice: Voice) -> str | None:
    """The line for a mistake a person can mend; None for a fault in the program, which deserves its traceback."""
    from eday.commands.errors import CommandError
    from eday.content import ContentError
    from eday.kernel.errors import EdayError
    from eday.text.rules import RuleError

    if isinstance(error, OSError):
        return voice.trouble(error)
    if isinstance(error, EdayError | ContentError | RuleError):
        text = voice.problem(error)
    elif isinstance(error, CommandError):
        text = voice.say(error.key, **error.args_)
    else:
        return None
    return " ".join(text.split())


def _play(args: Namespace, voice: Voice) -> int:
    from eday.commands.errors import CommandError

    if args.cogs and args.players and len(args.cogs) != args.players:
        raise CommandError("command-players-cogs", players=args.players, cogs=len(args.cogs))
    if args.guided:
        _refuse_settings(args)
    if not args.terminal and args.resume is None and not args.plain:
        from eday.server.play import client_built, play_in_browser

        if client_built():
            return play_in_browser(args, voice)
        print(voice.say("command-no-client"), file=sys.stderr)
    game = args.game
    if args.resume is not None:
        from eday.terminal.saves import chosen, game_in

        game = game_in(chosen(args.resume)) or game
    if game in ("card", "campaign"):
        from eday.terminal.card.app import play_cards

        return play_cards(args, voice)
    from eday.terminal.board.app import play

    return play(args, voice)


def _refuse_settings(args: Namespace) -> None:
    """The guided mission is as it is."""
    from eday.commands.errors import CommandError

    if args.game != "board":
        raise CommandError("command-guided", option=args.game)
    if args.insane:
        raise CommandError("command-guided", option="--insane")
    for option in ("mission", "cogs", "players", "seed", "people", "resume"):
        if getattr(args, option) is not None:
            raise CommandError("command-guided", option=f"--{option}")


def _serve(args: Namespace, voice: Voice) -> int:
    from eday.server.play import serve_all

    return serve_all(args, voice)


def _selfplay(args: Namespace, voice: Voice) -> int:
    from eday.commands.selfplay import command

    return command(args, voice)


def _bench(args: Namespace, voice: Voice) -> int:
    from eday.commands.bench import command

    return command(args, voice)


def _load(args: Namespace, voice: Voice) -> int:
    from eday.commands.load import command

    return command(args, voice)


def _lab(args: Namespace, voice: Voice) -> int:
    from eday.lab.train.threads import one_each

    one_each()
    if args.action == "scale":
        from eday.lab.train.scale import command as scale

        return scale(args)
    if args.action in ("run", "report"):
        from eday.commands import study

        return study.run_command(args, voice) if args.action == "run" else study.report_command(args, voice)
    from eday.lab.train.command import command

    return command(args)


def _rules(args: Namespace, voice: Voice) -> int:
    from eday.commands.rules import command

    return command(args, voice)


def _aid(args: Namespace, voice: Voice) -> int:
    from eday.commands.aid import command

    return command(args, voice)


def _content(args: Namespace, voice: Voice) -> int:
    from eday.commands.content import command

    return command(args, voice)


def _missions(args: Namespace, voice: Voice) -> int:
    from eday.commands.missions import command

    return command(args, voice)


def _map(args: Namespace, voice: Voice) -> int:
    from eday.commands.map import command

    return command(args, voice)


def _replay(args: Namespace, voice: Voice) -> int:
    from eday.commands.replay import command

    return command(args, voice)


def _show(args: Namespace, voice: Voice) -> int:
    from eday.commands.position import command

    return command(args, voice)


def _text(args: Namespace, voice: Voice) -> int:
    from eday.commands.text import command

    return command(args, voice)


def _admin(args: Namespace, voice: Voice) -> int:
    from eday.commands.admin import command

    return command(args, voice)


_HANDLERS: dict[str, Callable[[Namespace, Voice], int]] = {
    "play": _play,
    "serve": _serve,
    "selfplay": _selfplay,
    "rules": _rules,
    "aid": _aid,
    "content": _content,
    "missions": _missions,
    "map": _map,
    "replay": _replay,
    "show": _show,
    "bench": _bench,
    "load": _load,
    "lab": _lab,
    "text": _text,
    "admin": _admin,
}
