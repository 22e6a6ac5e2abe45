"""Which rules a test names: counted from the `rule` markers in the test files, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from eday.text.rules.index import Rule, RuleError, load_rules, unknown


@dataclass(frozen=True, slots=True)
class Coverage:
    """Rule ids by whether a test names them; `by_game` and `by_group` (headings) give (tested, total)."""

    total: int
    tested: tuple[str, ...]
    untested: tuple[str, ...]
    untestable: dict[str, str]
    by_game: dict[str, tuple[int, int]]
    by_group: dict[str, tuple[int, int]]


def coverage(tests_dir: Path, rules: dict[str, Rule] | None = None) -> Coverage:
    """Compare the rules with the `pytest.mark.rule` markers of all `test_*.py` files below a folder."""
    known = load_rules() if rules is None else rules
    named = _named_rules(tests_dir, known)
    counted = [rule for rule in known.values() if rule.counts]
    return Coverage(
        total=len(counted),
        tested=tuple(rule.id for rule in counted if rule.id in named),
        untested=tuple(rule.id for rule in counted if rule.id not in named),
        untestable={rule.id: rule.untestable for rule in known.values() if rule.untestable},
        by_game=_shares((rule.game, rule.id in named) for rule in counted),
        by_group=_shares((rule.heading, rule.id in named) for rule in counted),
    )


def _shares(rules: Iterable[tuple[str, bool]]) -> dict[str, tuple[int, int]]:
    """(tested, total) of each kind."""
    shares: dict[str, tuple[int, int]] = {}
    for kind, named in rules:
        tested, total = shares.get(kind, (0, 0))
        shares[kind] = (tested + named, total + 1)
    return shares


def _named_rules(tests_dir: Path, known: dict[str, Rule]) -> set[str]:
    named: set[str] = set()
    for file in sorted(tests_dir.rglob("test_*.py")):
        for line, rule_id in _markers(file):
            if rule_id not in known:
                raise RuleError("rule-marker", place=f"{file}:{line}", problem=unknown(rule_id, rule_id, list(known)))
            if known[rule_id].untestable:
                raise RuleError("rule-tested", place=f"{file}:{line}", rule=rule_id)
            named.add(rule_id)
    return named


def _markers(file: Path) -> Iterator[tuple[int, str]]:
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise RuleError("rule-not-python", place=str(file), problem=str(error)) from error
    for place in _marked_places(tree):
        for node in ast.walk(place):
            if isinstance(node, ast.Call) and _dotted(node.func) in ("pytest.mark.rule", "mark.rule"):
                yield from _ids(file, node)


def _marked_places(tree: ast.Module) -> Iterator[ast.expr]:
    """Where a marker takes effect: on tests and test classes, in `pytestmark`, in `pytest.param(marks=)`."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield value
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                yield value
            case ast.Call(func=func, keywords=keywords) if _dotted(func) in ("pytest.param", "param"):
                yield from (keyword.value for keyword in keywords if keyword.arg == "marks")


def _ids(file: Path, call: ast.Call) -> Iterator[tuple[int, str]]:
    for argument in call.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise RuleError("rule-not-plain", place=f"{file}:{argument.lineno}")
        yield argument.lineno, argument.value


def _dotted(node: ast.expr) -> str:
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if isinstance(node, ast.Name):
        parts.append(node.id)
    return ".".join(reversed(parts))
