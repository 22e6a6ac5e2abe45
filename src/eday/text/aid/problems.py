"""What can go wrong while an aid is printed."""

from __future__ import annotations


class AidError(Exception):
    """It carries the key of its message and the arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args
