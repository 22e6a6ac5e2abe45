"""What the source can say: kinds of events, options and decisions, keys of errors and reasons, read from its syntax."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "eday"
ERRORS = ("EdayError", "IllegalChoice", "ReplayError", "SaveError", "SetupError", "UndoRefused")


def _calls(folder: Path, *names: str) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Calls of functions or methods of these names, each with the function it stands in (or its module)."""
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inside = {call: scope for scope in scopes for call in ast.walk(scope) if isinstance(call, ast.Call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in names:
                yield node, inside.get(node, tree)


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


def emitted_events() -> list[tuple[str, tuple[str, ...]]]:
    """(kind, fields) of every event the board game emits."""
    found = []
    for call, scope in _calls(SOURCE / "board", "emit", "emit_secret"):
        kinds = _strings(call.args[0], scope)
        assert kinds, f"cannot tell which event is emitted: {ast.unparse(call)}"
        fields = [keyword.arg for keyword in call.keywords if keyword.arg]
        if _called(call) == "emit_secret" and isinstance(call.args[2], ast.Dict):
            secret = [key.value for key in call.args[2].keys if isinstance(key, ast.Constant)]
            fields += [str(key) for key in secret]
        found += [(kind, tuple(fields)) for kind in sorted(kinds)]
    return found


def option_kinds() -> set[str]:
    """Kinds of options the board game offers."""
    found: set[str] = set()
    for call, scope in _calls(SOURCE / "board", "Option", "card_options", "locust_options"):
        place = 1
        if len(call.args) > place:
            found |= _strings(call.args[place], scope)
    from eday.board.actions import ACTION_OF_KIND

    return found | set(ACTION_OF_KIND)


def decision_kinds() -> set[str]:
    """Kinds of decisions the board game asks for."""
    found: set[str] = set()
    for call, scope in _calls(SOURCE / "board", "Decision"):
        kinds = _strings(call.args[1], scope)
        assert kinds, f"cannot tell which decision is asked: {ast.unparse(call)}"
        found |= kinds
    return found


def error_keys() -> list[tuple[str, tuple[str, ...]]]:
    """(key, arguments) of every error the program raises with a key."""
    found = []
    for call, scope in _calls(SOURCE, *ERRORS):
        if not call.args:
            continue
        fields = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        key = call.args[0]
        if isinstance(key, ast.JoinedStr):
            head = key.values[0]
            assert isinstance(head, ast.Constant), ast.unparse(call)
            assert head.value == "undo-", ast.unparse(call)
            found += [(f"undo-{why}", fields) for why in sorted(_revealed())]
            continue
        keys = _strings(key, scope)
        assert keys, f"cannot tell which error is raised: {ast.unparse(call)}"
        found += [(name, fields) for name in sorted(keys)]
    return found


def _revealed() -> set[str]:
    """Why a choice cannot be taken back, from where it is noted."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        found |= set(re.findall(r'\.revealed = (?:[\w.]+ or )?"(\w+)"', file.read_text(encoding="utf-8")))
    return found


def reason_keys() -> set[str]:
    """Keys of the reasons why something is not on offer."""
    text = "".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "board").rglob("*.py")))
    return set(re.findall(r'"(why-[a-z0-9-]+)"', text))


def messages(*files: str) -> dict[str, str]:
    """Message ids of the English catalogue -> file; of the named files only, if any."""
    found: dict[str, str] = {}
    for file in sorted((SOURCE / "text" / "en").glob("*.ftl")):
        if not files or file.stem in files:
            for key in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                found[key] = file.name
    return found
