"""No two modules need each other, not even by an import inside a function; such imports need a reason."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import eday

SOURCE = Path(eday.__file__).parent.parent
Graph = dict[str, set[str]]

INSIDE_FUNCTIONS = {
    "eday": "`import eday` is instant: a game is loaded by the first call for it",
    "eday.board": "previews of maps are rarely asked for",
    "eday.board.game": "self-play needs no views, odds or explanations",
    "eday.cli": "a command loads its own room, so that `eday --help` is instant",
    "eday.commands.load": "options are checked before the lab is loaded",
    "eday.commands.selfplay": "self-play of one game does not load the other",
    "eday.commands.study": "a study's file is read before its results' libraries are loaded",
    "eday.compiled": "it is imported before all else",
    "eday.content.files": "YAML is loaded with the first file that is read",
    "eday.lab.laps": "the engine is measured without the libraries of environments, too",
    "eday.notation": "a position of the card game needs no map",
    "eday.players.crafts": "networks and habits of a game are loaded when somebody plays it",
    "eday.players.thinking": "who plays by chance needs no network",
    "eday.server.gate.hosts": "settings are checked before the log's libraries are loaded",
    "eday.server.gate.pool": "a process of the pool loads the game it is asked for",
    "eday.server.play": "the browser opens while the service is still being loaded",
}
"""Modules that import parts of E-Day inside functions, and why."""


class Imported(NamedTuple):
    module: str
    inside: bool
    """Inside a function."""


def modules() -> dict[str, Path]:
    """Every module of E-Day by name."""
    found = {}
    for path in sorted((SOURCE / "eday").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(node: ast.AST, known: dict[str, Path], inside: bool = False) -> Iterator[Imported]:
    """What a piece of code imports from E-Day when it runs; imports for the type checker never do."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.If) and isinstance(part.test, ast.Name) and part.test.id == "TYPE_CHECKING":
            continue
        if isinstance(part, ast.Import):
            yield from (Imported(name.name, inside) for name in part.names if name.name in known)
        elif isinstance(part, ast.ImportFrom) and part.module in known:
            for name in part.names:
                whole = f"{part.module}.{name.name}"
                yield Imported(whole if whole in known else str(part.module), inside)
        else:
            yield from imports(part, known, inside or isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))


@functools.cache
def imported() -> dict[str, list[Imported]]:
    """What every module imports."""
    known = modules()
    return {name: list(imports(ast.parse(path.read_text("utf-8")), known)) for name, path in known.items()}


def reachable(graph: Graph, start: str) -> set[str]:
    """Modules that are needed, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


def cycles(graph: Graph) -> list[set[str]]:
    """Groups of modules each of which needs all the others."""
    needs = {name: reachable(graph, name) for name in graph}
    found: list[set[str]] = []
    for name in graph:
        group = {other for other in needs[name] if name in needs[other]}
        if len(group) > 1 and group not in found:
            found.append(group)
    return found


def test_no_two_modules_need_each_other() -> None:
    assert cycles({name: {one.module for one in needed} - {name} for name, needed in imported().items()}) == []


def test_imports_inside_functions_have_a_reason() -> None:
    found = {name for name, needed in imported().items() if any(one.inside for one in needed)}
    assert found == set(INSIDE_FUNCTIONS)


def test_the_finder_sees_cycles_and_late_imports() -> None:
    known = {name: Path() for name in ("eday", "eday.a", "eday.b")}
    late = "if TYPE_CHECKING:\n    import eday.a\ndef f():\n    from eday import b\n"
    assert list(imports(ast.parse(late), known)) == [Imported("eday.b", True)]
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [{"b", "c"}]
