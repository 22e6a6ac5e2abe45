"""The parser of the standard library speaks English by itself: here its own sentences come from the catalogue."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from eday.text import Voice

_SENTENCES = {
    "usage: ": "help-usage",
    "positional arguments": "help-arguments",
    "options": "help-options",
    "show this help message and exit": "help-help",
    "%(prog)s: error: %(message)s\n": "command-parser-error",
    "argument %(argument_name)s: %(message)s": "command-parser-argument",
    "unrecognized arguments: %s": "command-parser-unrecognized",
    "not allowed with argument %s": "command-parser-not-allowed",
    "ignored explicit argument %r": "command-parser-explicit",
    "the following arguments are required: %s": "command-parser-required",
    "one of the arguments %s is required": "command-parser-one-required",
    "expected one argument": "command-parser-expected-one",
    "expected at most one argument": "command-parser-expected-at-most",
    "expected at least one argument": "command-parser-expected-at-least",
    "expected %s argument": "command-parser-expected",
    "ambiguous option: %(option)s could match %(matches)s": "command-parser-ambiguous",
    "invalid %(type)s value: %(value)r": "command-parser-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "command-parser-choice",
}
"""What it says, and the messages that say it; a gap without a name is `what`. Others stay as they are."""
_GAP = re.compile(r"%(?:\((\w+)\))?[sr]")
_FIRST = 0xE000
"""Letters from here on stand for gaps while a message is put into words: it may hold a per cent sign of its own."""


@contextmanager
def parser_speaks(voice: Voice) -> Iterator[None]:
    """Meanwhile parsers of command lines speak with a voice."""
    before = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    told = _told(voice)
    _set({"_": told, "ngettext": lambda one, many, count: told(one, count)})
    try:
        yield
    finally:
        _set(before)


def _set(functions: dict[str, Callable[..., str]]) -> None:
    for name, function in functions.items():
        setattr(argparse, name, function)


def _told(voice: Voice) -> Callable[..., str]:
    def told(sentence: str, count: int | None = None) -> str:
        key = _SENTENCES.get(sentence)
        if key is None:
            return sentence
        gaps = list(_GAP.finditer(sentence))
        words: dict[str, object] = {gap[1] or "what": chr(_FIRST + number) for number, gap in enumerate(gaps)}
        text = voice.say(key, **words, **({} if count is None else {"count": count}))
        for number, gap in enumerate(gaps):
            text = (text.replace("%", "%%") if number == 0 else text).replace(chr(_FIRST + number), gap[0])
        return text + sentence[len(sentence.rstrip()) :]

    return told
