"""A player aid as data: sheets of sections of rows. One description for every way of writing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Icon(NamedTuple):
    """A sign of the table, by the group it belongs to and its name."""

    group: str
    name: str


Word = str | Icon
"""Text, or a sign within it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One statement: what stands before it, its words, and the rules it stands for."""

    words: tuple[Word, ...]
    mark: Word = ""
    rules: tuple[str, ...] = ()
    head: bool = False
    """Whether it names what follows."""


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a title."""

    title: str
    rows: tuple[Row, ...]
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """Sections in columns: on one page, or on as many as they need."""

    title: str
    sections: tuple[Section, ...]
    columns: int
    one_page: bool


@dataclass(frozen=True, slots=True)
class Aid:
    """A player aid in a language."""

    game: str
    language: str
    title: str
    foot: str
    sheets: tuple[Sheet, ...]

    def rows(self) -> Iterator[Row]:
        """All rows of all sheets."""
        return (row for sheet in self.sheets for section in sheet.sections for row in section.rows)

    def icons(self) -> list[Icon]:
        """The signs in it, each once."""
        signs = [section.icon for sheet in self.sheets for section in sheet.sections]
        signs += [word for row in self.rows() for word in (row.mark, *row.words) if isinstance(word, Icon)]
        return sorted({sign for sign in signs if sign is not None})

    def letters(self) -> set[str]:
        """Every character that has to be printed."""
        texts = [self.title, self.foot]
        for sheet in self.sheets:
            texts += [sheet.title, *(section.title for section in sheet.sections)]
        texts += [word for row in self.rows() for word in (row.mark, *row.words) if not isinstance(word, Icon)]
        texts += [rule for row in self.rows() for rule in row.rules]
        return {letter for text in texts for letter in text if not letter.isspace()}


def short_rules(rules: Iterable[str]) -> list[str]:
    """Ids without their book, which the aid's title tells, those of a group together: "ATTACK-05, 06"."""
    groups: dict[str, list[str]] = {}
    for rule in rules:
        group, _, number = rule.partition("-")[2].rpartition("-")
        groups.setdefault(group, []).append(number)
    return [f"{group}-{', '.join(numbers)}" for group, numbers in groups.items()]
