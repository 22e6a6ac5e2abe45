"""What somebody who holds a game could find in it, however deep he digs."""

from __future__ import annotations

import gc
import types
from collections.abc import Iterator

from eday.kernel import Event
from eday.kernel.history import History

ENDS = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)
"""Code: what hangs on it belongs to the program, not to the game."""


def reachable(start: object) -> Iterator[object]:
    """Everything that a thing's attributes, items, keys and values lead to, itself included."""
    seen: set[int] = set()
    left = [start]
    while left:
        thing = left.pop()
        if id(thing) in seen or isinstance(thing, ENDS):
            continue
        seen.add(id(thing))
        yield thing
        left += gc.get_referents(thing)


def betrayed(imagined: object, seat: int, numbers: set[int]) -> list[object]:
    """What an imagined game holds that its seat may not know: real seeds and chance, others' secrets and choices."""
    found: list[object] = []
    for thing in reachable(imagined):
        if isinstance(thing, int):
            found += [thing] if thing in numbers else []
        elif isinstance(thing, Event):
            found += [thing] if thing.secret is not None and thing.owner != seat else []
        elif isinstance(thing, History):
            found += thing.choices()
    return found
