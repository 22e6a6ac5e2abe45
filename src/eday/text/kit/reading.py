"""Catalogue files as they are written: messages with their arguments and forms, and what no parser understands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from eday.text.width import width

ARGUMENT_WIDTH = 6
"""Columns an argument is reckoned with: about a name."""


@dataclass(frozen=True, slots=True)
class Written:
    """A message as it stands in a file."""

    key: str
    file: str
    text: str
    """Its words, an argument as `{name}`."""
    columns: int
    """How wide it becomes, about: the widest of its variants."""
    arguments: frozenset[str] = frozenset()
    forms: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    """Forms it asks names for."""
    parts: frozenset[str] = frozenset()
    """Other messages it is put together from."""
    calls: frozenset[str] = frozenset()
    """Functions it calls."""


@dataclass(slots=True)
class Book:
    """The messages of some files."""

    messages: dict[str, Written] = field(default_factory=dict)
    twice: list[Written] = field(default_factory=list)
    unreadable: list[tuple[str, str]] = field(default_factory=list)
    """File and first line."""


def read_files(root: Path, files: Iterable[Path]) -> Book:
    """All messages of some files below a folder."""
    book = Book()
    for file in files:
        _read(book, file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    return book


def _read(book: Book, file: str, text: str) -> None:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            book.unreadable.append((file, (entry.content or "").strip().partition("\n")[0]))
        elif isinstance(entry, ast.Message):
            written = _written(file, entry)
            if written.key in book.messages:
                book.twice.append(written)
            book.messages[written.key] = written


def _written(file: str, message: ast.Message) -> Written:
    found = _Mentioned()
    found.visit(message)
    texts = list(_variants(message.value)) if message.value else []
    return Written(
        key=message.id.name,
        file=file,
        text=" | ".join(texts),
        columns=max(map(width, texts), default=0) + ARGUMENT_WIDTH * len(found.arguments),
        arguments=frozenset(found.arguments),
        forms=frozenset(attribute.id.name for attribute in message.attributes),
        asked=frozenset(found.asked),
        parts=frozenset(found.parts),
        calls=frozenset(found.calls),
    )


class _Mentioned(Visitor):
    """What a message speaks about."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.asked: set[str] = set()
        self.parts: set[str] = set()
        self.calls: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.calls.add(node.id.name)
        for argument in node.arguments.positional[1:]:
            if isinstance(argument, ast.StringLiteral):
                self.asked.add(argument.value)
        self.generic_visit(node)


def _variants(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message: itself with its shortest choices, and each choice of a selector."""
    chosen: list[str] = []
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                chosen += _variants(variant.value)
        elif isinstance(element.expression, ast.StringLiteral):
            text += element.expression.value
    words = " ".join(text.split())
    yield from (f"{words} {one}".strip() for one in chosen) if chosen else (words,)
