"""Which messages the code can ask for, read from its syntax: keys as they stand, and keys it puts together.

A key that is put together (`f"event-{kind}"`) is known by its fixed pieces; what fills the gaps between them has to be
a word that stands somewhere in the code or in the content, or a key of such pieces itself.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

_PIECES = re.compile(r"[A-Za-z0-9_-]*")
_WORD = re.compile(r"[A-Za-z0-9_.-]+")


class Asked:
    """The keys that some code can ask for."""

    def __init__(self, source: Path, words: Iterable[str]) -> None:
        """`source`: the folder of the code; `words`: ids that come from elsewhere."""
        self._words = {"", *words}
        self._patterns: set[re.Pattern[str]] = set()
        for file in sorted(source.rglob("*.py")):
            self._read(ast.parse(file.read_text(encoding="utf-8")))
        self._known: dict[str, bool] = {}

    def __contains__(self, key: object) -> bool:
        return self._asks(str(key))

    def _asks(self, key: str) -> bool:
        if key not in self._known:
            self._known[key] = False  # while it is looked into
            self._known[key] = key in self._words or key.isdigit() or self._made(key)
        return self._known[key]

    def _made(self, key: str) -> bool:
        """Whether a pattern fits, all of whose gaps hold known words."""
        return any(
            all(self._asks(gap) for gap in match.groups())
            for pattern in self._patterns
            if (match := pattern.fullmatch(key))
        )

    def _read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _WORD.fullmatch(node.value):
                self._words.add(node.value)
            elif isinstance(node, ast.keyword | ast.arg) and node.arg:
                self._words.add(node.arg)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self._words.update((node.target.id, node.target.id.replace("_", "-")))
            elif isinstance(node, ast.JoinedStr):
                self._patterns.update(_patterns(node))


def _patterns(text: ast.JoinedStr) -> Iterator[re.Pattern[str]]:
    pieces = [str(part.value) if isinstance(part, ast.Constant) else None for part in text.values]
    fixed = "".join(piece for piece in pieces if piece)
    if re.search("[-_]", fixed) and _PIECES.fullmatch(fixed):
        yield re.compile("".join("(.*)" if piece is None else re.escape(piece) for piece in pieces))


class AskedByPage:
    """The keys that the page's code can ask for: quoted, or put together from quoted pieces."""

    def __init__(self, web: Path) -> None:
        """`web`: the folder of the page."""
        keys: set[str] = set()
        for file in sorted((web / "src").rglob("*")):
            if file.suffix in (".ts", ".svelte") and not file.name.endswith((".test.ts", "generated.ts")):
                keys.update(_page_keys(file.read_text(encoding="utf-8")))
        self._keys = re.compile("|".join(sorted(keys)))

    def __contains__(self, key: object) -> bool:
        return self._keys.fullmatch(str(key)) is not None


def _page_keys(text: str) -> Iterator[str]:
    """Keys in some code of the page, as regular expressions."""
    yield from map(re.escape, re.findall(r"[\"'`]([A-Za-z][\w-]*)[\"'`]", text))
    for made in re.findall(r"`([^`\s]*\$\{[^`\n]*)`", text):
        pieces = re.split(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", made)
        if "-" in "".join(pieces) and all(map(_PIECES.fullmatch, pieces)):
            yield r"[\w-]+".join(map(re.escape, pieces))
