"""A language for tests: English with a mark behind every message, so that it can be seen what is spoken.

Every message has a further form, so that whatever is spoken goes its way as a name does.
"""

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
    (home / "page").mkdir(parents=True)
    for name, text in _texts().items():
        (home / name).write_text(text, encoding="utf-8")
    return folder


@cache
def _texts() -> dict[str, str]:
    english = SOURCE / "text" / "en"
    files = [*english.glob("*.ftl"), *english.glob("page/*.ftl")]
    return {str(file.relative_to(english)): _marked(file.read_text(encoding="utf-8")) for file in files}


def _marked(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements.append(ast.TextElement(MARK))
            entry.attributes.append(ast.Attribute(ast.Identifier("form"), ast.Pattern([ast.TextElement("x")])))
    return FluentSerializer().serialize(resource)


def english(text: str) -> str:
    """What a text says in English."""
    return text.replace(MARK, "").replace("!.", "!")
