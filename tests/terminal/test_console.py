"""What a terminal shows of letters and signs."""

from __future__ import annotations

import io

import pytest

from eday.terminal.console import Console
from eday.text import speaker

SAID = "\u00bfSeguro\u2026? El cami\u00f3n, 2 \u00d7"


@pytest.mark.parametrize(
    ("encoding", "plain", "shown"),
    [
        ("utf-8", False, SAID),
        ("utf-8", True, "\u00bfSeguro...? El cami\u00f3n, 2 x"),
        ("latin-1", False, "\u00bfSeguro...? El cami\u00f3n, 2 x"),
        ("ascii", False, "?Seguro...? El camion, 2 x"),
    ],
)
def test_letters_of_a_language_are_kept_wherever_they_can_be_shown(encoding: str, plain: bool, shown: str) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    Console(io.StringIO(), out, speaker("es"), plain=plain).print([SAID])
    out.seek(0)
    assert out.read() == f"{shown}\n"


def test_japanese_can_be_read_without_drawing_characters() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    Console(io.StringIO(), out, speaker("ja"), plain=True).print(["\u624b\u756a\u2026"])
    out.seek(0)
    assert out.read() == "\u624b\u756a...\n"
