"""Arguments for every message: what played games gave it, each choice of its selectors, and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from eday.text.catalogue import Plain
from eday.text.forms import Name
from tests.text.sweep.hearing import Args, Heard

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = frozenset(("zero", "one", "two", "few", "many"))
MOST = 5
"""Values of an argument that are tried."""
TYPED = "Anya"
"""What somebody typed: a name without forms."""


class Wanted(NamedTuple):
    """The arguments of a message, each with the values its selectors choose by; numbers stand for plurals."""

    key: str
    arguments: dict[str, list[Plain]]


class Known:
    """Values that messages were given in played games."""

    def __init__(self, heard: Iterable[Heard]) -> None:
        self._values: dict[tuple[str, str], dict[object, Plain]] = {}
        for one in heard:
            for name, value in one.args:
                for key in (one.key.partition(".")[0], _family(one.key)):
                    found = self._values.setdefault((key, name), {})
                    if len(found) < MOST:
                        found.setdefault(_shape(value), value)

    def of(self, key: str, name: str) -> list[Plain]:
        """Values of an argument of a message, else of its like: of other events for an event, and so on."""
        return list((self._values.get((key, name)) or self._values.get((_family(key), name), {})).values())


def _family(key: str) -> str:
    return f"{key.partition('-')[0]}-"


def _shape(value: Plain) -> object:
    """Values that a language tells in the same way."""
    if isinstance(value, Name):
        return (value.form("gender"), value.form("number")) if value.form("gender") != str(value) else "name"
    return "text" if isinstance(value, str) and not value.isidentifier() else value


def filled(wanted: Wanted, known: Known) -> Iterator[Args]:
    """Sets of arguments in which each argument takes each of its values once."""
    choices = {name: _values(wanted.key, name, chosen, known) for name, chosen in wanted.arguments.items()}
    first = {name: values[0] for name, values in choices.items()}
    yield tuple(first.items())
    for name, values in choices.items():
        for value in values[1:]:
            yield tuple({**first, name: value}.items())


def _values(key: str, name: str, chosen: list[Plain], known: Known) -> list[Plain]:
    real = known.of(key, name)
    numbers = [value for value in (*real, *chosen) if isinstance(value, int)]
    values = [*real, *chosen, *(NUMBERS if numbers else ())]
    return list({(type(value), value): value for value in values}.values()) or [TYPED]


def wanted_of(text: str) -> Iterator[Wanted]:
    """What the messages of a file want."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            found = _Selected()
            found.visit(entry)
            yield Wanted(entry.id.name, found.arguments)


class _Selected(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.arguments: dict[str, list[Plain]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.generic_visit(node)
        numbers = node.arguments.positional if node.id.name == "NUMBER" else []
        for number in numbers:
            if isinstance(number, ast.VariableReference):
                self.arguments.setdefault(number.id.name, []).extend(NUMBERS)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if not isinstance(node.selector, ast.VariableReference):
            return
        found = self.arguments.setdefault(node.selector.id.name, [])
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                found.append(int(variant.key.value))
            elif variant.key.name in PLURALS:
                found.extend(NUMBERS)
            else:
                found.append(variant.key.name)
