"""A language for tests: English with a mark behind every message, so that it can be seen what is spoken."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.text.scan import SOURCE

CODE = "qps"
MARK = "\u27e7"


def marked_catalogue(folder: Path) -> Path:
    """Write the language into a folder of catalogues; the folder."""
    home = folder / CODE
    home.mkdir(parents=True)
    for name, text in _texts().items():
        (home / name).write_text(text, encoding="utf-8")
    return folder


@cache
def _texts() -> dict[str, str]:
    return {file.name: _marked(file.read_text(encoding="utf-8")) for file in (SOURCE / "text" / "en").glob("*.ftl")}


def _marked(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements.append(ast.TextElement(MARK))
    return FluentSerializer().serialize(resource)


def english(text: str) -> str:
    """What a text says in English."""
    return text.replace(MARK, "").replace("!.", "!")
