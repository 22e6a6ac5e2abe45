"""Observations: named arrays of small whole numbers that share one buffer, and the mask of what is on offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from eday.kernel import Decision, EdayError

MOST_OPTIONS: Final = 256
"""Actions there are: more options than that are an error, never a cut."""
NONE: Final = -1
"""Stands in every array for what is not there."""

Numbers = NDArray[np.int16]
Observation = dict[str, Any]
"""`observation`: the arrays by name; `action_mask`: 1 for each option on offer."""


class Arrays:
    """Which arrays an observation has, and where each begins in the buffer of all."""

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.names = tuple(shapes)
        self.at: dict[str, int] = {}
        self._dtype = np.dtype([(name, np.int16, shape) for name, shape in shapes.items()])
        self.size = 0
        for name, shape in shapes.items():
            self.at[name] = self.size
            self.size += int(np.prod(shape))

    def blank(self) -> Numbers:
        """A buffer in which nothing is there."""
        return np.full(self.size, NONE, np.int16)

    def named(self, buffer: Numbers) -> dict[str, Numbers]:
        """The arrays of a buffer by name."""
        record = buffer.view(self._dtype)[0]
        return {name: record[name] for name in self.names}

    def space(self) -> spaces.Dict:
        """The space of observations made of these arrays."""
        found: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(NONE, np.iinfo(np.int16).max, self._dtype[name].shape, np.int16) for name in self.names
        }
        mask = spaces.Box(0, 1, (MOST_OPTIONS,), np.int8)
        return spaces.Dict({"observation": spaces.Dict(found), "action_mask": mask})


class Choices(spaces.Discrete):
    """Indices into the options of the open decision. Without a mask, `sample` draws from those on offer now."""

    def __init__(self) -> None:
        super().__init__(MOST_OPTIONS)
        self.on_offer = 1

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An index; with a mask or probabilities as gymnasium's own spaces have it."""
        if mask is None and probability is None:
            return np.int64(self.np_random.integers(self.on_offer))
        return super().sample(mask, probability)


def mask_of(options: int) -> NDArray[np.int8]:
    """1 for each of so many options, 0 for the actions beyond."""
    mask = np.zeros(MOST_OPTIONS, np.int8)
    mask[:options] = 1
    return mask


def options_of(decision: Decision | None, seat: int) -> tuple[Any, ...]:
    """The options on offer to a seat; EdayError for more of them than there are actions."""
    if decision is None or decision.seat != seat:
        return ()
    if len(decision.options) > MOST_OPTIONS:
        raise EdayError("env-too-many", what="option", number=len(decision.options), most=MOST_OPTIONS)
    return decision.options


def checked(what: str, found: int, most: int) -> int:
    """The number of some things; EdayError if the arrays have no room for them."""
    if found > most:
        raise EdayError("env-too-many", what=what, number=found, most=most)
    return found


def numbered(names: Sequence[str]) -> dict[str, int]:
    """The place of each name."""
    return {name: index for index, name in enumerate(names)}
