"""Calls that are refused, with a code for programs and words for people."""

from __future__ import annotations

_STATUS = {
    "bad_request": 400,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "too_large": 413,
    "too_many": 429,
}


class ApiError(Exception):
    """A REST call that is refused."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status."""
        return _STATUS[self.code]
