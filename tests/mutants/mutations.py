"""Small changes to rules code, each of which some test should notice. The changes themselves are mostly mutmut's."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

LEFT_TO_TYPES = (mutators.operator_assignment, mutators.operator_arg_removal, mutators.operator_lambda)
"""They put None where no None belongs or drop an argument, which mypy finds before any test does."""
NAMES_PASSED_OVER = ("__slots__", "__all__")
HAS_HEADER = (cst.If, cst.While, cst.For, cst.With, cst.Try)


def negate(node: cst.If | cst.While | cst.CompIf) -> Iterable[cst.CSTNode]:
    """Turn a plain condition around; mutmut turns comparisons and `not`, `and`, `or` itself."""
    if not isinstance(node.test, cst.Comparison | cst.BooleanOperation | cst.UnaryOperation):
        test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


def leave_out(node: cst.SimpleStatementLine) -> Iterable[cst.CSTNode]:
    """Leave out a call made for its effect, or a change of the state."""
    match node.body:
        case [cst.Expr(value=cst.Call())] | [cst.Assign(targets=[cst.AssignTarget(cst.Attribute() | cst.Subscript())])]:
            yield node.with_changes(body=[cst.Pass()])


OPERATORS: mutators.OPERATORS_TYPE = [
    *((kind, operator) for kind, operator in mutators.mutation_operators if operator not in LEFT_TO_TYPES),
    (cst.If, negate),
    (cst.While, negate),
    (cst.CompIf, negate),
    (cst.SimpleStatementLine, leave_out),
]


@dataclass(frozen=True)
class Mutant:
    """One change in one file."""

    path: Path
    tree: cst.Module
    old: cst.CSTNode
    new: cst.CSTNode
    lines: range | None
    """The lines that a test must run in order to meet the change; None where the import of the file runs them."""

    def code(self) -> str:
        """The whole file with the change."""
        changed = self.tree.deep_replace(self.old, self.new)
        assert isinstance(changed, cst.Module)
        return changed.code

    def line(self) -> int:
        """The first line that differs."""
        pairs = zip(self.tree.code.splitlines(), self.code().splitlines(), strict=False)
        return next(number for number, (old, new) in enumerate(pairs, 1) if old != new)

    def change(self) -> list[str]:
        """The lines before, marked with -, and after, marked with +."""
        diff = unified_diff(self.tree.code.splitlines(), self.code().splitlines(), n=0, lineterm="")
        return [f"{line[0]} {line[1:].strip()}" for line in diff if not line.startswith(("---", "+++", "@@"))]


class _Finder(cst.CSTVisitor):
    """Walks through a file and collects its mutants; remembers in which statement of which function it is."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, path: Path, tree: cst.Module, calls: Collection[str]) -> None:
        super().__init__()
        self._path = path
        self._tree = tree
        self._calls = calls
        self._functions: list[cst.FunctionDef] = []
        self._statements: list[cst.CSTNode] = []
        self.found: list[Mutant] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if self._passes_over(node):
            return False
        if isinstance(node, cst.FunctionDef):
            self._functions.append(node)
        if isinstance(node, cst.BaseStatement):
            self._statements.append(node)
        self._mutate(node)
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        for open_nodes in (self._functions, self._statements):
            if open_nodes and open_nodes[-1] is original_node:
                open_nodes.pop()

    def _passes_over(self, node: cst.CSTNode) -> bool:
        """Annotations, docstrings, checks for the type checker and words of errors decide nothing in a game.

        Nor do the defaults of constructors: they only let an empty frame be made for loading.
        """
        match node:
            case cst.Parameters():
                return bool(self._functions) and self._functions[-1].name.value == "__init__"
            case cst.Annotation() | cst.Decorator() | cst.Import() | cst.ImportFrom() | cst.Assert() | cst.Raise():
                return True
            case cst.Expr(value=cst.SimpleString()) | cst.If(test=cst.Name("TYPE_CHECKING")):
                return True
            case cst.Assign(targets=[cst.AssignTarget(cst.Name(name))]):
                return name in NAMES_PASSED_OVER
            case cst.SimpleStatementLine(body=[cst.Expr(value=cst.Call(func=func))]) | cst.Call(func=func):
                return _first_name(func) in self._calls
        return False

    def _mutate(self, node: cst.CSTNode) -> None:
        for kind, operator in OPERATORS:
            if not isinstance(node, kind) or (operator is leave_out and self._sets_up()):
                continue
            for new in operator(node):
                self.found.append(Mutant(self._path, self._tree, node, new, self._lines()))
                if isinstance(node, cst.BaseString):
                    break  # one wrong string is as good as three

    def _sets_up(self) -> bool:
        """Without a first value the very first game breaks."""
        return not self._functions or self._functions[-1].name.value == "__init__"

    def _lines(self) -> range | None:
        if not self._functions:
            return None
        statement = self._statements[-1]
        place = self.get_metadata(PositionProvider, statement)
        end = place.end.line
        if isinstance(statement, HAS_HEADER):
            end = max(place.start.line, self.get_metadata(PositionProvider, statement.body).start.line - 1)
        return range(place.start.line, end + 1)


def _first_name(node: cst.CSTNode) -> str:
    while isinstance(node, cst.Attribute | cst.Subscript | cst.Call):
        node = node.func if isinstance(node, cst.Call) else node.value
    return node.value if isinstance(node, cst.Name) else ""


def mutants_of(path: Path, code: str, calls: Collection[str] = ()) -> list[Mutant]:
    """Every mutant of a file, in its order; what is handed to one of `calls` is left alone."""
    wrapper = MetadataWrapper(cst.parse_module(code))
    finder = _Finder(path, wrapper.module, calls)
    wrapper.visit(finder)
    return finder.found
