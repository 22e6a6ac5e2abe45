"""Which test covers which component: the table in docs/card-tests.md.

python -m tests.card_table            print the table
python -m tests.card_table --write    write it to docs/card-tests.md
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from eday.content.board import load
from eday.content.card import load as load_card
from eday.text import board_voice, card_voice

TESTS = Path(__file__).parent
DOCUMENT = TESTS.parent / "docs" / "card-tests.md"
HEADS = {
    "order": "Order cards",
    "weapon": "Weapons",
    "cog": "COGs",
    "enemy": "Enemies",
    "ai": "AI cards",
    "equipment": "Location equipment",
    "card": "The Card Game",
}


def components() -> list[str]:
    """Every component that does something, as tests name it."""
    content = load()
    found = [f"order:{order}" for order in content.orders]
    found += [f"weapon:{weapon}" for weapon in content.weapons]
    found += [f"cog:{cog}" for cog in content.cogs]
    found += [f"enemy:{enemy}" for enemy in content.enemies]
    found += [f"ai:{number}" for number in content.ai_cards]
    found += [f"equipment:{kind}" for kind in content.equipment]
    return found + [f"card:{card}" for card in load_card().cards]


@cache
def marked() -> dict[str, list[str]]:
    """Component -> tests marked with it, as `file::test`, or whole files. Every test file is read: once is enough."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        where = path.relative_to(TESTS).as_posix()
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef):
                for card in _cards(part.decorator_list):
                    tests = found.setdefault(card, [])
                    if f"{where}::{part.name}" not in tests:
                        tests.append(f"{where}::{part.name}")
            elif isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "pytestmark":
                for card in _cards([part.value]):
                    found.setdefault(card, []).append(where)
    return found


def _cards(parts: list[ast.expr]) -> Iterator[str]:
    """The ids in `pytest.mark.card(...)`, of a test or of a whole file."""
    for part in parts:
        for node in ast.walk(part):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "card":
                yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def table() -> str:
    """The document."""
    tests = marked()
    board, cards = board_voice(), card_voice()
    lines = [
        "# Cards and their tests",
        "",
        "Every component that does something, and the tests that check what it does (paths below `tests/`).",
        "Made by `python -m tests.card_table --write`; a test keeps it true.",
    ]
    group = ""
    for card in components():
        kind = card.partition(":")[0]
        if kind != group:
            group = kind
            lines += ["", f"## {HEADS[kind]}", "", "| card | tests |", "|---|---|"]
        named = "<br>".join(f"`{test}`" for test in tests.get(card, ()))
        voice = cards if kind == "card" else board
        lines.append(f"| {voice.name(card)} (`{card}`) | {named} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        DOCUMENT.write_text(table(), encoding="utf-8")
    else:
        print(table(), end="")
