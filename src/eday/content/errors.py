"""The one error of the content room."""

from __future__ import annotations


class ContentError(ValueError):
    """A content file, or an overlay, says something it may not say."""

    __slots__ = ("entry", "expected", "field", "file")

    def __init__(self, file: str, entry: str, field: str, expected: str) -> None:
        super().__init__(file, entry, field, expected)
        self.file = file
        self.entry = entry
        self.field = field
        self.expected = expected

    def __str__(self) -> str:
        place = self.file
        if self.entry:
            place += f", entry {self.entry}"
        if self.field:
            place += f", field {self.field}"
        return f"{place}: expected {self.expected}."
