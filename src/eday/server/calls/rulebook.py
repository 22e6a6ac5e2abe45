"""The rules for reading: contents and quick reference, and texts by word or id."""

from __future__ import annotations

from functools import lru_cache

from eday.server.wire.encoding import as_json
from eday.server.wire.rulebook import Book, BookId, Chapter, QuickLine, QuickTopic, Rulebook
from eday.text import Voice, speaker
from eday.text.rules import (
    BOARD_CHOICES,
    BOARD_THINGS,
    CARD_CHOICES,
    CARD_THINGS,
    QuickPart,
    Rule,
    heading_told,
    load_rules,
    quick_pages,
    rules_told,
    search_rules,
)

MOST_RULES = 60
"""Of each book."""
_BOOKS: dict[BookId, str] = {"BG": "board", "CG": "card"}
_BEHIND = {"board": (BOARD_CHOICES, BOARD_THINGS), "card": (CARD_CHOICES, CARD_THINGS)}


@lru_cache(maxsize=64)
def rulebook(language: str) -> bytes:
    """Contents and quick reference of both games (`Rulebook`), and which rules stand behind what."""
    voice = speaker(language)
    books = [_book(book, game, voice) for book, game in _BOOKS.items()]
    return Rulebook(books=books).model_dump_json().encode()


def _book(book: BookId, game: str, voice: Voice) -> Book:
    choices, things = _BEHIND[game]
    return Book(
        book=book,
        chapters=_chapters(game, voice),
        pages=[[_topic(part) for part in page] for page in quick_pages(game, voice)],
        choices={kind: list(rules) for kind, rules in choices.items()},
        things={kind: list(rules) for kind, rules in things.items()},
    )


def _chapters(game: str, voice: Voice) -> list[Chapter]:
    chapters: dict[str, Chapter] = {}
    for rule in load_rules().values():
        if rule.game == game:
            chapter = Chapter(heading=heading_told(rule.heading, voice), rules=[])
            chapters.setdefault(rule.heading, chapter).rules.append(rule.id)
    return list(chapters.values())


def _topic(part: QuickPart) -> QuickTopic:
    lines = [QuickLine(text=text, rules=list(rules)) for text, rules in part.lines]
    return QuickTopic(topic=part.topic, title=part.title, lines=lines)


@lru_cache(maxsize=256)
def rules_with(words: str, language: str) -> bytes:
    """Rules with these words (`RulesFound`), each book's likeliest."""
    found = search_rules(words, speaker(language))
    return _told([rule for book in _BOOKS for rule in [one for one in found if one.book == book][:MOST_RULES]])


@lru_cache(maxsize=256)
def rules_of(ids: str, language: str) -> bytes:
    """The rules of some ids, in that order (`RulesFound`); what there is not is left out."""
    rules = rules_told(speaker(language))
    wanted = dict.fromkeys(ids.upper().split(","))
    return _told([rules[rule] for rule in wanted if rule in rules])


def _told(rules: list[Rule]) -> bytes:
    fields = ("id", "book", "heading", "text", "kind")
    return as_json({"rules": [{field: getattr(rule, field) for field in fields} for rule in rules]})
