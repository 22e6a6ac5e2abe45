"""Which font a language is printed with: one of this system, found by fontconfig, or one somebody names."""

from __future__ import annotations

import subprocess
from typing import NamedTuple

from eday.text.aid.problems import AidError

_PACKAGES = {"ja": "fonts-noto-cjk"}
_USUAL_PACKAGE = "fonts-dejavu-core"
_WAIT = 30
"""Seconds for fontconfig, which may have to read all fonts first."""


class Font(NamedTuple):
    """A file, and which of the fonts in it."""

    file: str
    number: int = 0


def no_font(language: str) -> AidError:
    """That the system has none for a language, with the package that brings one."""
    return AidError("aid-no-font", language=language, package=_PACKAGES.get(language, _USUAL_PACKAGE))


def system_font(language: str, weight: str) -> Font:
    """What fontconfig takes for a sans-serif text of a language; it may lack letters all the same."""
    pattern = f"sans-serif:lang={language}:weight={weight}:slant=roman"
    try:
        found = subprocess.run(
            ["fc-match", "--format=%{file}\n%{index}", pattern], capture_output=True, timeout=_WAIT, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise no_font(language) from error
    file, _, index = found.stdout.decode(errors="replace").partition("\n")
    if not file or not index.isdigit():
        raise no_font(language)
    return Font(file, int(index) & 0xFFFF)
