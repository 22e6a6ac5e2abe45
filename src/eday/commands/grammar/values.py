"""Reading the values of command-line options; a wrong value is refused with what was expected."""

from __future__ import annotations

import math
import re
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from collections.abc import Callable

from eday.kernel.errors import SetupError
from eday.kernel.seed import LAST_SEED, read_seed
from eday.players.roster import PLAYERS
from eday.text import Voice, find_language, languages

MOST_SEATS = 4
_HOURS = {"h": 1, "d": 24, "w": 7 * 24}


class BadValue(Exception):
    """A value that is none. It carries a key and its arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args


def worded(voice: Voice, read: Callable[[str], object]) -> Callable[[str], object]:
    """How a value is read for the parser of the command line, which takes words instead of keys."""

    def value(text: str) -> object:
        try:
            return read(text)
        except BadValue as error:
            raise ArgumentTypeError(voice.say(error.key, **error.args_)) from error

    return value


def language_code(text: str) -> str:
    """A language there is a catalogue for."""
    code = find_language(text)
    if code is None:
        raise _wrong("command-not-language", text, known=", ".join(languages()))
    return code


def add_language(parser: ArgumentParser, voice: Voice) -> None:
    """Every command takes the language it speaks; without a default, which would overwrite what was said before."""
    parser.add_argument(
        "--lang", type=worded(voice, language_code), default=SUPPRESS, metavar="CODE", help=voice.say("help-lang")
    )


def positive(text: str) -> int:
    """A whole number of 1 or more."""
    if not _digits(text) or int(text) == 0:
        raise _wrong("command-not-positive", text)
    return int(text)


def seconds(text: str) -> float:
    """A length of time in seconds, whole or not."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise _wrong("command-not-seconds", text)
    return found


def seed_number(text: str) -> int:
    """A seed of a game."""
    try:
        return read_seed(text)
    except SetupError as error:
        raise _wrong("command-not-seed", text, last=str(LAST_SEED)) from error


def chapters(text: str) -> str:
    """A chapter of the card game, the tutorial, or all chapters."""
    if text in ("all", "tutorial"):
        return text
    if not _digits(text) or int(text) == 0:
        raise _wrong("command-not-chapter", text)
    return str(int(text))


def chapter_to_play(text: str) -> str:
    """A chapter of the card game, or the tutorial."""
    if text == "all":
        raise _wrong("command-not-one-chapter", text)
    return chapters(text)


def port_number(text: str) -> int:
    """A port, 0 for a free one."""
    if not _digits(text) or int(text) > 65535:
        raise _wrong("command-not-port", text)
    return int(text)


def age(text: str) -> int:
    """A length of time such as `12h`, `90d` or `8w`, in seconds."""
    match = re.fullmatch(r"([1-9][0-9]{0,4})([hdw])", text)
    if match is None:
        raise _wrong("command-not-age", text)
    return int(match[1]) * _HOURS[match[2]] * 3600


def seat_count(text: str) -> int:
    """A number of players."""
    if not _digits(text) or not 1 <= int(text) <= MOST_SEATS:
        raise _wrong("command-not-players", text, most=MOST_SEATS)
    return int(text)


def seat_range(text: str) -> tuple[int, int]:
    """A number of players or a range of them: `2` or `1-4`."""
    low, dash, high = text.partition("-")
    seats = (seat_count(low), seat_count(high if dash else low))
    if seats[0] > seats[1]:
        raise _wrong("command-not-range", text)
    return seats


def cog_list(text: str) -> tuple[str, ...]:
    """COG ids in seat order, separated by commas."""
    cogs = tuple(cog.strip() for cog in text.split(","))
    if not all(cogs) or len(cogs) > MOST_SEATS:
        raise _wrong("command-not-cogs", text, most=MOST_SEATS)
    return cogs


def bot_list(text: str) -> tuple[str, ...]:
    """Names of bots in seat order, separated by commas."""
    bots = tuple(bot.strip() for bot in text.split(","))
    if not all(bot in PLAYERS for bot in bots):
        raise _wrong("command-not-bots", text, known=", ".join(PLAYERS))
    return bots


def _wrong(key: str, text: str, **args: object) -> BadValue:
    return BadValue(key, text=text, **args)


def _digits(text: str) -> bool:
    return re.fullmatch(r"[0-9]{1,18}", text) is not None
