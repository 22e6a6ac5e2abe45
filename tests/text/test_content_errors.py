"""What content files may not say, in words: every key the content room names, with its arguments, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from eday.content import ContentError
from eday.content.board import from_patch
from eday.content.card import from_patch as card_from_patch
from eday.text import speaker
from tests.text.scan import SOURCE, messages

TAKERS = {"ContentError": 3, "_fail": -1, "wrong": -1, "_wrong": -1, "Excess": 0}
"""What takes the end of a key `expected-...` after so many arguments, or as its last one."""
KEY = re.compile(r"(?:expected|kind|yaml|thing|trouble|content)-[\w-]+")


def _named() -> Iterator[tuple[str, frozenset[str] | None]]:
    """Keys in the content room, with the arguments given to each; None where these stand elsewhere."""
    for file in sorted((SOURCE / "content").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield node.value, None
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            elsewhere = any(keyword.arg is None for keyword in node.keywords)
            if called == "Phrase" and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), given
            elif called in TAKERS and len(node.args) > TAKERS[called]:
                for part in ast.walk(node.args[TAKERS[called]]):
                    key = str(part.value) if isinstance(part, ast.Constant) else ""
                    if re.fullmatch(r"[a-z0-9-]+", key):
                        yield f"expected-{key}", None if elsewhere else given


def _pools() -> set[str]:
    """Messages for the things that have to exist."""
    from eday.content.board.references import NAMES
    from eday.content.card.references import NAMES as CARD_NAMES

    pools = {pool for names in (NAMES, CARD_NAMES) for fields in names.values() for pool in fields.values()}
    return {f"thing-{pool}" for pool in pools}


def test_every_key_has_a_message_and_none_is_left_over() -> None:
    told = {key for key, _ in _named()} | _pools()
    known = {key for key in messages("content") if not key.startswith(("error-", "trouble-"))}
    assert {key for key in told if KEY.fullmatch(key)} == known


def test_every_message_gets_its_arguments() -> None:
    text = (SOURCE / "text" / "en" / "content.ftl").read_text(encoding="utf-8")
    wanted = {
        key: frozenset(re.findall(r"\$(\w+)", line)) for key, line in re.findall(r"^([\w-]+) = (.*)$", text, re.M)
    }
    looked_at = 0
    for key, given in _named():
        if given is not None:
            assert given == wanted[key], key
            looked_at += 1
    assert looked_at > 150


BROKEN = [
    ("board", {"orders": {"assault": {"copies": "many"}}}),
    ("board", {"orders": {"asault": {"copies": 2}}}),
    ("board", {"orders": {"assault": {"colour": "red"}}}),
    ("board", {"cogs": {"damon_baird": {"extra_die_with": "spoon"}}}),
    ("board", {"missions": {"emergence": {"max_players": 3}}}),
    ("board", {"monsters": {}}),
    ("card", {"units": {"cog-sergeant": {"copies": 0}}}),
    ("card", {"chapters": {"16": {"name": "x"}}}),
    ("card", {"units": {"cog-sergeant": {"deploy": [5, 4]}}}),
]
ENGLISH = re.compile(r"\b(?:expected|found|one of|entry|field|a|the|or|number|exists)\b", re.I)


@pytest.mark.parametrize(("game", "patch"), BROKEN, ids=str)
def test_no_english_word_is_left(game: str, patch: dict[str, object]) -> None:
    with pytest.raises(ContentError) as caught:
        (from_patch if game == "board" else card_from_patch)(patch)
    assert ENGLISH.search(str(caught.value))
    for language in ("es", "ja"):
        told = speaker(language).problem(caught.value)
        assert caught.value.file in told
        if language == "ja":
            assert not ENGLISH.search(told), told
        assert not re.search(r"\b(?:expected|found|one of|entry|field|the)\b", told), told
