"""What the source can say: kinds of events, options and decisions, keys of errors and reasons, read from its syntax."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from eday.card.combat.action import Kind

SOURCE = Path(__file__).parents[2] / "src" / "eday"
ERRORS = (
    "WeightsRefused",
    "EdayError",
    "IllegalChoice",
    "PositionError",
    "ReplayError",
    "RuleError",
    "SaveError",
    "SetupError",
    "UndoRefused",
    "UnknownRule",
)


def _calls(folder: Path, *names: str) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Calls of functions or methods of these names, each with the function it stands in (or its module)."""
    wanted = re.compile(rf"\b(?:{'|'.join(names)})\b")
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if wanted.search(text):
            tree = ast.parse(text)
            yield from _calls_in(tree, tree, names)


def _calls_in(node: ast.AST, scope: ast.AST, names: tuple[str, ...]) -> Iterator[tuple[ast.Call, ast.AST]]:
    if isinstance(node, ast.Call) and _called(node) in names:
        yield node, scope
    if isinstance(node, ast.FunctionDef):
        scope = node
    for part in ast.iter_child_nodes(node):
        yield from _calls_in(part, scope, names)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _strings(value: ast.expr, scope: ast.AST) -> set[str]:
    """Constant strings an expression can be; a variable is looked up where it is assigned."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return _strings(value.body, scope) | _strings(value.orelse, scope)
    if isinstance(value, ast.Name):
        found: set[str] = set()
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == value.id for target in node.targets
            ):
                found |= _strings(node.value, scope)
        return found
    return set()


@cache
def emitted_events(game: str = "board") -> list[tuple[str, tuple[str, ...]]]:
    """(kind, fields) of every event a game emits."""
    found = []
    for call, scope in _calls(SOURCE / game, "emit", "emit_secret"):
        kinds = _strings(call.args[0], scope)
        assert kinds, f"cannot tell which event is emitted: {ast.unparse(call)}"
        fields = [keyword.arg for keyword in call.keywords if keyword.arg]
        if _called(call) == "emit_secret":
            fields += _keys(call.args[2], scope)
        found += [(kind, tuple(fields)) for kind in sorted(kinds)]
    return found


def _keys(value: ast.expr, scope: ast.AST) -> list[str]:
    """Constant keys of a dictionary; a variable is looked up where it is assigned."""
    if isinstance(value, ast.Dict):
        return [str(key.value) for key in value.keys if isinstance(key, ast.Constant)]
    found: list[str] = []
    for node in ast.walk(scope):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(value, ast.Name) and any(isinstance(one, ast.Name) and one.id == value.id for one in targets):
            found += _keys(node.value, scope)  # type: ignore[attr-defined]
    return found


@cache
def option_kinds(game: str = "board") -> frozenset[str]:
    """Kinds of options a game offers."""
    found: set[str] = set()
    makers = ("Option", "card_options", "weapon_option", "locust_options", "pile_options", "hand_options")
    by_place = ("area_option", "cover_option")
    for call, scope in _calls(SOURCE / game, *makers, *by_place):
        place = 0 if _called(call) in by_place else 1
        if len(call.args) > place:
            found |= _strings(call.args[place], scope)
    if game == "card":
        return frozenset(found | set(get_args(Kind)))
    from eday.board.orders.actions import ACTION_OF_KIND

    return frozenset(found | set(ACTION_OF_KIND))


@cache
def decision_kinds(game: str = "board") -> frozenset[str]:
    """Kinds of decisions a game asks for."""
    found: set[str] = set()
    for call, scope in _calls(SOURCE / game, "Decision"):
        kinds = _strings(call.args[1], scope)
        assert kinds, f"cannot tell which decision is asked: {ast.unparse(call)}"
        found |= kinds
    return frozenset(found)


def error_keys() -> list[tuple[str, tuple[str, ...]]]:
    """(key, arguments) of every error the program raises with a key."""
    found = []
    for call, scope in _calls(SOURCE, *ERRORS):
        if not call.args:
            continue
        fields = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        key = call.args[0]
        if isinstance(key, ast.Attribute) and key.attr == "key":
            continue  # an error that was noted is told again
        if isinstance(key, ast.JoinedStr):
            head = key.values[0]
            assert isinstance(head, ast.Constant), ast.unparse(call)
            assert head.value == "undo-", ast.unparse(call)
            found += [(f"undo-{why}", fields) for why in sorted(_revealed())]
            continue
        keys = _strings(key, scope)
        assert keys, f"cannot tell which error is raised: {ast.unparse(call)}"
        found += [(name, fields) for name in sorted(keys)]
    return found + _freezes()


def _freezes() -> list[tuple[str, tuple[str, ...]]]:
    """(key, arguments) of the reasons why a game rests that no rule raises."""
    found = []
    for call, scope in _calls(SOURCE / "server", "Freeze"):
        fields = tuple(_keys(call.args[2], scope)) if len(call.args) > 2 else ()
        found += [(key, fields) for key in sorted(_strings(call.args[1], scope))]
    return found


def _revealed() -> set[str]:
    """Why a choice cannot be taken back, from where it is noted."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        found |= set(re.findall(r'\.revealed = (?:[\w.]+ or )?"(\w+)"', file.read_text(encoding="utf-8")))
    return found


def reason_keys() -> set[str]:
    """Keys of the reasons why something is not on offer."""
    files = [file for game in ("board", "card") for file in sorted((SOURCE / game).rglob("*.py"))]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r'"(why-[a-z0-9-]+)"', text))


def messages(*files: str) -> dict[str, str]:
    """Message ids of the English catalogue -> file; of the named files only, if any."""
    found: dict[str, str] = {}
    for file in sorted((SOURCE / "text" / "en").glob("*.ftl")):
        if not files or file.stem in files:
            for key in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                found[key] = file.name
    return found
