"""What the service refuses, with a code for programs and a message of the catalogue for people."""

from __future__ import annotations

from typing import Self

from eday.kernel import EdayError
from eday.text import Voice

_STATUS = {
    "bad_request": 400,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
    "gone": 410,
}


class Refusal(Exception):
    """Something that is not done. It carries a key and its arguments; the words are made where it is told."""

    def __init__(self, code: str, key: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.key = key
        self.args_ = args

    @classmethod
    def because(cls, code: str, error: EdayError) -> Self:
        """Refused for a reason the engine gives."""
        return cls(code, f"error-{error.key}", **error.args_)

    def words(self, voice: Voice) -> str:
        """Why, for the person who asked."""
        return voice.say(self.key, **self.args_)


class ApiError(Refusal):
    """A REST call that is refused."""

    retry_after: float | None = None
    """Seconds after which it may be tried again."""

    @classmethod
    def later(cls, key: str, seconds: float) -> Self:
        """Too much was asked: not before so many seconds."""
        made = cls("too_many", key, seconds=max(1, round(seconds)))
        made.retry_after = seconds
        return made

    @property
    def status(self) -> int:
        """The HTTP status."""
        return _STATUS[self.code]


class Refused(Refusal):
    """A socket message that cannot be obeyed."""
