"""Seeds: whole numbers that fit into 63 bits, told as a number or, by programs that round numbers, as digits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from eday.kernel.errors import SaveError, SetupError

SEEDS: Final = 1 << 63
"""How many seeds there are."""
LAST_SEED: Final = SEEDS - 1


def checked_seed(seed: object) -> int:
    """The seed of a new game; SetupError for anything else."""
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise SetupError("setup-seed", seed=_shown(seed), last=str(LAST_SEED))
    return seed


def read_seed(given: object) -> int:
    """A seed as a request tells it: a number, or its decimal digits."""
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= len(str(LAST_SEED)):
        return checked_seed(int(given))
    return checked_seed(given)


def recorded_seed(data: Mapping[str, Any]) -> int:
    """The seed of a record or save; SaveError says what is wrong with it."""
    if "seed" not in data:
        raise SaveError("save-no-seed")
    try:
        return read_seed(data["seed"])
    except SetupError as error:
        raise SaveError("save-seed", seed=_shown(data["seed"]), last=str(LAST_SEED)) from error


def _shown(seed: object) -> str:
    """A wrong seed as an error tells it, however long it is."""
    text = str(seed) if not isinstance(seed, int) or abs(seed) < 1 << 200 else hex(seed)
    return text if len(text) <= 40 else f"{text[:40]}…"
