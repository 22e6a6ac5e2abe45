"""The beginning of a language: a folder with a file for every English one, empty but for what it is about."""

from __future__ import annotations

import re
from pathlib import Path

from eday.text.kit import places

_CODE = re.compile(r"[a-z]{2,3}")


class BadCode(Exception):
    """No code of a language."""


class LanguageExists(Exception):
    """There is such a folder already."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


def begin(code: str) -> Path:
    """Make the folder of a language; the folder."""
    if not _CODE.fullmatch(code):
        raise BadCode(code)
    root = places.home()
    for one in (root, places.english().parent):
        if (one / code).exists():
            raise LanguageExists(one / code)
    folder = root / code
    model = places.english()
    for file in (*places.message_files(model), *places.page_files(model)):
        _write(folder / file.relative_to(model), _about(file.read_text(encoding="utf-8")))
    for name in (*places.RULES, places.HEADINGS):
        _write(folder / name, f"# The rules: {name} of docs/translating.md.\n")
    return folder


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _about(text: str) -> str:
    """The comment a file begins with."""
    lines = text.split("\n")
    count = next(number for number, line in enumerate([*lines, ""]) if not line.startswith("#"))
    return "\n".join([*lines[:count], ""])
