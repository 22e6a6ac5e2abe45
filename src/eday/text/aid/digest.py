"""Sections of an aid made from the rules: the quick reference, and rules of the digest under their headings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from eday.text.aid.document import Icon, Row, Section, Sheet
from eday.text.rules import QuickPart, Rule, quick_pages, rules_told
from eday.text.voice import Voice

NUMBERED = frozenset({"turn", "attack"})
"""Topics whose lines are steps."""


def summary(game: str, voice: Voice) -> list[Sheet]:
    """The rules in short, a sheet for each page of the quick reference."""
    pages = quick_pages(game, voice)
    return [
        Sheet(
            voice.say("aid-summary", page=number, pages=len(pages)),
            tuple(_topic(part) for part in page),
            columns=2,
            one_page=True,
        )
        for number, page in enumerate(pages, 1)
    ]


def _topic(part: QuickPart) -> Section:
    steps = part.topic in NUMBERED
    rows = (
        Row((text,), f"{number}." if steps else "•", rules) for number, (text, rules) in enumerate(part.lines, start=1)
    )
    return Section(part.title, tuple(rows))


def ruled(wanted: Iterable[str], voice: Voice, icons: Mapping[str, Icon] | None = None) -> list[Section]:
    """Rules by id or by what the ids of a group begin with, under their headings; `icons`: of some groups."""
    sections = []
    for name in wanted:
        rules = rules_named(name, voice)
        rows = tuple(Row((rule.text,), "•", (rule.id,)) for rule in rules)
        sections.append(Section(rules[0].heading, rows, (icons or {}).get(name)))
    return sections


def rules_named(name: str, voice: Voice) -> list[Rule]:
    """The rule of an id, or all rules of a group ("BG-ATTACK"), without examples."""
    told = rules_told(voice)
    if name in told:
        return [told[name]]
    return [rule for key, rule in told.items() if rule.kind == "rule" and re.fullmatch(rf"{name}-\d\d", key)]
