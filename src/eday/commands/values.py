"""Reading the values of command-line options; a wrong value is refused with what was expected."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError

MOST_SEATS = 4


def positive(text: str) -> int:
    """A whole number of 1 or more."""
    if not _digits(text) or int(text) == 0:
        raise ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def seed_number(text: str) -> int:
    """A seed: a whole number of 0 or more."""
    if not _digits(text):
        raise ArgumentTypeError(f"{text!r} is not a whole number of 0 or more")
    return int(text)


def port_number(text: str) -> int:
    """A port, 0 for a free one."""
    if not _digits(text) or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def seat_count(text: str) -> int:
    """A number of players."""
    if not _digits(text) or not 1 <= int(text) <= MOST_SEATS:
        raise ArgumentTypeError(f"{text!r} is not a number of players from 1 to {MOST_SEATS}")
    return int(text)


def seat_range(text: str) -> tuple[int, int]:
    """A number of players or a range of them: `2` or `1-4`."""
    low, dash, high = text.partition("-")
    seats = (seat_count(low), seat_count(high if dash else low))
    if seats[0] > seats[1]:
        raise ArgumentTypeError(f"{text!r} is not a range of players: the smaller number comes first")
    return seats


def cog_list(text: str) -> tuple[str, ...]:
    """COG ids in seat order, separated by commas."""
    cogs = tuple(cog.strip() for cog in text.split(","))
    if not all(cogs) or len(cogs) > MOST_SEATS:
        raise ArgumentTypeError(f"{text!r} is not a list of 1 to {MOST_SEATS} COG ids separated by commas")
    return cogs


def _digits(text: str) -> bool:
    return re.fullmatch(r"[0-9]{1,18}", text) is not None
