"""The grammar of `eday text`."""

from __future__ import annotations

import argparse

from eday.commands.grammar.values import add_language, language_code, worded
from eday.text import Voice


def add_text_actions(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """What `eday text` can do."""
    say = voice.say
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=say("help-actions"), required=True)
    report = actions.add_parser(
        "report", help=say("help-text-report"), description=say("help-text-report-about"), allow_abbrev=False
    )
    report.add_argument(
        "--lang",
        dest="reported",
        type=worded(voice, language_code),
        metavar="CODE",
        help=say("help-text-report-lang"),
    )
    how = report.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help=say("help-json"))
    how.add_argument("--keys", action="store_true", help=say("help-text-keys"))
    new = actions.add_parser(
        "new", help=say("help-text-new"), description=say("help-text-new-about"), allow_abbrev=False
    )
    add_language(new, voice)
    new.add_argument("code", metavar="CODE", help=say("help-text-code"))
