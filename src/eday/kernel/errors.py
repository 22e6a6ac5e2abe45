"""Typed errors. They carry a message key and its arguments; the words come from the catalogue."""

from __future__ import annotations

from eday.phrase import in_words


class EdayError(Exception):
    """Something a person or program asked for that cannot be done; nothing has changed."""

    def __init__(self, key: str = "error", **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def __str__(self) -> str:
        return in_words(f"error-{self.key}", self.args_)

    def __reduce__(self) -> tuple[object, ...]:
        """So that an error of another process arrives as what it is."""
        return _again, (type(self), self.key, self.args_)


def _again(kind: type[EdayError], key: str, args: dict[str, object]) -> EdayError:
    return kind(key, **args)


class SetupError(EdayError):
    """A game cannot be set up like that."""


class IllegalChoice(EdayError):
    """The option is not on offer now."""


class UndoRefused(EdayError):
    """The last choice cannot be taken back."""

    @property
    def reason(self) -> str:
        """Short code: dice, reveal, other_seat or nothing."""
        return str(self.args_.get("reason", ""))


class SaveError(EdayError):
    """A saved game cannot be read."""


class ReplayError(EdayError):
    """A record does not replay."""


class PositionError(EdayError):
    """A text is no position."""
