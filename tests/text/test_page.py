"""What the browser says by itself: every language says all of it, from what English says it with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from eday.text import catalogue, languages
from tests.text.scan import SOURCE

FILES = sorted((SOURCE / "text").glob("*/page/*.ftl"))
CODES = sorted({file.parts[-3] for file in FILES})


class Parts(Visitor):
    """The arguments of a message, and whatever else a browser would have to look up."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.foreign: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.foreign.append(node.id.name)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def messages(code: str) -> dict[str, ast.Message]:
    bodies = [_body(file) for file in FILES if file.parts[-3] == code]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}


def _body(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_file_is_sound(file: Path) -> None:
    assert [entry.content for entry in _body(file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("code", CODES)
def test_no_message_is_written_twice(code: str) -> None:
    bodies = [_body(file) for file in FILES if file.parts[-3] == code]
    ids = Counter(entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message))
    assert [key for key, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("code", CODES)
def test_a_language_says_everything_from_the_same_arguments(code: str) -> None:
    english, own = messages("en"), messages(code)
    assert own.keys() == english.keys()
    strange = {key: parts(own[key]).arguments - parts(english[key]).arguments for key in own}
    assert {key: names for key, names in strange.items() if names} == {}
    assert {key: parts(own[key]).foreign for key in own if parts(own[key]).foreign} == {}


@pytest.mark.parametrize("code", languages())
def test_the_page_speaks_every_language_that_is_shipped(code: str) -> None:
    assert code in CODES


def test_python_does_not_read_them() -> None:
    assert "tabs-label" in messages("en")
    assert not catalogue.language_of("en").known("tabs-label")
