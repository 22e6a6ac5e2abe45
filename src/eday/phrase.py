"""A message by its key: rooms that hold no prose hand it on, and whoever tells it puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Renderer = Callable[[str, dict[str, object]], str]

_renderers: Final[list[Renderer]] = []


def speak_with(renderer: Renderer) -> None:
    """Let the message catalogue put messages into words (most rooms know none)."""
    _renderers[:] = [renderer]


def in_words(key: str, args: dict[str, object]) -> str:
    """A message in English, for developers; without a catalogue its key and arguments."""
    return _renderers[0](key, args) if _renderers else f"{key} {args}"


class Phrase:
    """A message that is an argument of another: it is put into words together with it."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args = args

    def __str__(self) -> str:
        return in_words(self.key, self.args)

    def __reduce__(self) -> tuple[object, ...]:
        """So that it arrives in another process."""
        return _again, (self.key, self.args)


def _again(key: str, args: dict[str, object]) -> Phrase:
    return Phrase(key, **args)
