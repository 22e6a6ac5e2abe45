"""The rules as they are told: contents, quick reference, what stands behind the things of a table, and rules found."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

BookId = Literal["BG", "CG"]
"""The board game's rules and the card game's: what their ids begin with."""


class Chapter(BaseModel):
    """A heading of the rules."""

    heading: str
    rules: list[str]
    """Ids."""


class QuickLine(BaseModel):
    """A line of the quick reference, with the ids of the rules it stands for."""

    text: str
    rules: list[str]


class QuickTopic(BaseModel):
    """A topic of the quick reference."""

    topic: str
    title: str
    lines: list[QuickLine]


class Book(BaseModel):
    """The rules of a game, without their texts."""

    book: BookId
    chapters: list[Chapter]
    pages: list[list[QuickTopic]]
    """Of the quick reference."""
    choices: dict[str, list[str]]
    """By kind of decision or option: the ids of the rules behind it."""
    things: dict[str, list[str]]
    """By kind of thing, or by the ref of one that adds rules of its own."""


class Rulebook(BaseModel):
    """What a reader finds before looking for anything."""

    books: list[Book]


class RuleText(BaseModel):
    """One rule, or one topic of the quick reference."""

    id: str
    book: BookId
    heading: str
    text: str
    kind: Literal["rule", "example", "commentary", "quick"]


class RulesFound(BaseModel):
    """Rules with a word or of these ids, the likeliest first."""

    rules: list[RuleText]
