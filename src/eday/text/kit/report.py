"""How far a language has come, and what is wrong with it: its files held against those of English."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from eday.text.catalogue import FALLBACK
from eday.text.forms import FUNCTIONS
from eday.text.kit import places
from eday.text.kit.names import content_words, named_ids
from eday.text.kit.reading import Book, Written, read_files
from eday.text.kit.used import Asked, AskedByPage
from eday.text.rules.index import load_rules
from eday.text.rules.told import heading_key
from eday.text.width import width

WRONG = ("unreadable", "twice", "missing", "names", "unused", "arguments", "forms", "functions")
"""What makes a language incomplete or wrong."""
NOTED = ("left-out", "long", "same")
"""What a translator may want to look at."""
LONGER, BY = 1.6, 14
"""A message is long where it takes so many times the columns of English, and so many more."""
ROOMS = ("messages", "page", "rules")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_OF_PAGE = frozenset(("NUMBER", "DATETIME"))
_OF_ALL = _OF_PAGE | FUNCTIONS.keys()
_FEW = 2
"""Words from which on a text that is the English one is told: names often are the same."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a message: where, and what exactly."""

    key: str
    file: str
    detail: str = ""


@dataclass(slots=True)
class Report:
    """A language: how many messages of each room it has, and what was found."""

    language: str
    rooms: dict[str, tuple[int, int]]
    """(translated, all)."""
    findings: dict[str, list[Finding]] = field(default_factory=lambda: {kind: [] for kind in (*WRONG, *NOTED)})

    @property
    def sound(self) -> bool:
        """Whether nothing is missing or wrong."""
        return not any(self.findings[kind] for kind in WRONG)


def report_on(language: str, folder: Path) -> Report:
    """The report on a language whose files are in a folder."""
    own = _rooms(folder)
    model = _english()
    if language == FALLBACK:
        own["rules"] = model["rules"]
    counts = {room: _count(own[room], model[room]) for room in ROOMS}
    report = Report(language, counts)
    for room in ROOMS:
        _sort_out(report, own[room], model[room], _askable(room))
        _look_at_calls(report, own[room], _OF_PAGE if room == "page" else _OF_ALL)
    _look_at_forms(report, own["messages"])
    return report


def _count(own: Book, model: Book) -> tuple[int, int]:
    return len(own.messages.keys() & model.messages), len(model.messages)


def _rooms(folder: Path) -> dict[str, Book]:
    return {
        "messages": read_files(folder, places.message_files(folder)),
        "page": read_files(folder, places.page_files(folder)),
        "rules": read_files(folder, places.rule_files(folder)),
    }


@cache
def _english() -> dict[str, Book]:
    rooms = _rooms(places.english())
    rules = load_rules().values()
    texts = [(rule.id, f"rules_{rule.game}.ftl", " ".join(rule.text.split())) for rule in rules]
    texts += [(heading_key(rule.heading), places.HEADINGS, rule.heading) for rule in rules]
    rooms["rules"] = Book({key: Written(key, file, text, width(text)) for key, file, text in texts})
    return rooms


@cache
def _askable(room: str) -> Container[str]:
    """The keys that can be asked for in a room; where the page's code is not at hand, those of English."""
    root = places.checkout()
    if room == "messages":
        return Asked(places.SOURCE, content_words())
    return AskedByPage(root / "web") if room == "page" and root else _english()[room].messages


def _sort_out(report: Report, own: Book, model: Book, askable: Container[str]) -> None:
    found = report.findings
    found["unreadable"] += [Finding("", file, line) for file, line in own.unreadable]
    found["twice"] += [Finding(one.key, one.file) for one in own.twice]
    things = named_ids()
    for key, one in model.messages.items():
        if key not in own.messages:
            found["names" if key in things else "missing"].append(Finding(key, one.file, things.get(key, "")))
    parts = {part for one in own.messages.values() for part in one.parts}
    for key, one in own.messages.items():
        if key not in askable and key not in parts:
            found["unused"].append(Finding(key, one.file))
        english = model.messages.get(key)
        if english is not None and report.language != FALLBACK:
            _compare(found, one, english)


def _compare(found: dict[str, list[Finding]], one: Written, english: Written) -> None:
    more, fewer = one.arguments - english.arguments, english.arguments - one.arguments
    if more:
        found["arguments"].append(Finding(one.key, one.file, _named(more)))
    if fewer:
        found["left-out"].append(Finding(one.key, one.file, _named(fewer)))
    if one.columns > english.columns * LONGER and one.columns - english.columns > BY:
        found["long"].append(Finding(one.key, one.file, f"{one.columns} / {english.columns}"))
    if one.text == english.text and len(_LETTERS.findall(one.text)) >= _FEW:
        found["same"].append(Finding(one.key, one.file, one.text))


def _look_at_calls(report: Report, own: Book, known: frozenset[str]) -> None:
    """The page knows the functions of Fluent alone: no name of it has forms."""
    for one in own.messages.values():
        if one.calls - known:
            report.findings["functions"].append(Finding(one.key, one.file, _named(one.calls - known)))


def _look_at_forms(report: Report, own: Book) -> None:
    """A form that no name has is a slip of the pen."""
    known = {form for one in own.messages.values() for form in one.forms}
    for one in own.messages.values():
        if one.asked - known:
            report.findings["forms"].append(Finding(one.key, one.file, _named(one.asked - known)))


def _named(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))
