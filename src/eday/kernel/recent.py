"""A bounded store that forgets what has been unused longest."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Keeps the `limit` values used last; safe to share between threads."""

    __slots__ = ("_kept", "limit")

    def __init__(self, limit: int = 1) -> None:
        self.limit = limit
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """The value kept under this key, now the most recent one."""
        value = self._kept.get(key)
        if value is not None:
            with suppress(KeyError):  # another thread may have dropped it just now
                self._kept.move_to_end(key)
        return value

    def keep(self, key: K, value: V) -> V:
        """Store a value; the one already kept under an equal key wins and is returned."""
        value = self._kept.setdefault(key, value)
        while len(self._kept) > self.limit:
            self._kept.popitem(last=False)
        return value

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
