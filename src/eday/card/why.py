"""Reasons why not. Each is named beside the one function that knows its condition.

Such a function answers for one thing and yields every reason against it (`..._bars`), or gives the only one there can
be (`..._bar`): an option list takes the things against which there is none, and whoever asks "why not?" gets the
reasons. So neither can know more than the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eday.kernel import Why

CARD: Final = ("card",)
"""What most reasons speak of."""
Bars = Iterator[Why]


def clear(bars: Bars) -> bool:
    """Whether there is no reason against something."""
    return next(bars, None) is None
