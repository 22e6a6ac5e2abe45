"""`eday aid`: the rules in short and what one looks up at the table, to be printed."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from eday.commands.errors import CommandError
from eday.text import Voice
from eday.text.aid import AidError, as_html, make_aid
from eday.text.aid.pdf import as_pdf


def command(args: Namespace, voice: Voice) -> int:
    """Write the aid of a game as a PDF, as a page, or both."""
    if args.pdf is None and args.html is None:
        raise CommandError("command-aid-nothing")
    aid = make_aid(args.game, voice.language)
    if args.html is not None:
        Path(args.html).write_text(as_html(aid, args.paper), encoding="utf-8")
        print(voice.say("command-aid-written", file=args.html, pages=0))
    if args.pdf is not None:
        try:
            printed = as_pdf(aid, args.paper, args.font)
        except AidError as error:
            raise CommandError(error.key, **error.args_) from error
        Path(args.pdf).write_bytes(printed.body)
        print(voice.say("command-aid-written", file=args.pdf, pages=printed.pages))
    return 0
