"""A Layout is what all views of a game have in common for long stretches: told once, named by its key in every view."""

from __future__ import annotations

import hashlib


class Layout:
    """A drawing as JSON, and the key that tells it from others."""

    __slots__ = ("drawing", "key")

    def __init__(self, key: str = "", drawing: bytes = b"") -> None:
        self.key = key
        self.drawing = drawing

    @classmethod
    def of(cls, drawing: bytes) -> Layout:
        """A drawing with its key."""
        return cls(hashlib.blake2b(drawing, digest_size=8).hexdigest(), drawing)
