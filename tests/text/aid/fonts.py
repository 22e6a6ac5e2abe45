"""Fonts of this machine."""

from __future__ import annotations

import pytest

from eday.text.aid.fonts import system_font
from eday.text.aid.problems import AidError


def needs_font(language: str, letters: str) -> None:
    """Skip a test where this machine has no font for a language."""
    pytest.importorskip("fpdf")
    from fontTools.ttLib import TTFont

    try:
        font = system_font(language, "regular")
    except AidError:
        pytest.skip("there is no fontconfig")
    known = TTFont(font.file, fontNumber=font.number).getBestCmap()
    if not all(ord(letter) in known for letter in letters):
        pytest.skip(f"no font of this machine has the letters of {language}")
