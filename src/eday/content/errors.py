"""The one error of the content room. It carries keys of messages; the words come from the catalogue."""

from __future__ import annotations

from eday.phrase import Phrase


class ContentError(ValueError):
    """A content file, or an overlay, says something it may not say.

    What was expected instead is told by the key of a message (`expected-...`) and its arguments.
    """

    key = "content"
    """Of the whole sentence, among the messages of errors."""

    def __init__(self, file: str, entry: str, field: str, expected: str | Phrase, /, **args: object) -> None:
        wanted = Phrase(f"expected-{expected}", **args) if isinstance(expected, str) else expected
        super().__init__(file, entry, field, wanted)
        self.file = file
        self.entry = entry
        self.field = field
        self.wanted = wanted

    @property
    def expected(self) -> str:
        """What should have been there, in English."""
        return str(self.wanted)

    @property
    def args_(self) -> dict[str, object]:
        """Of the message: where it is, and what was expected there."""
        place: str | Phrase = self.file
        if self.entry:
            place = Phrase("content-entry", place=place, entry=self.entry)
        if self.field:
            place = Phrase("content-field", place=place, field=self.field)
        return {"place": place, "expected": self.wanted}

    def __str__(self) -> str:
        return str(Phrase(f"error-{self.key}", **self.args_))
