"""Where catalogues are written: those of a checkout, or a folder of somebody's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from eday.text.catalogue import FALLBACK, FOLDER_VARIABLE

PAGE = "page"
"""The folder of the page's files within a language."""
RULES = ("rules_board.ftl", "rules_card.ftl")
HEADINGS = "rules_headings.ftl"
SOURCE = Path(__file__).resolve().parents[2]
"""The code this program runs from."""


class NoCheckout(Exception):
    """This program runs from no checkout, and no folder of further catalogues is named."""


def shipped() -> Path:
    """Where the languages of this program are."""
    return SOURCE / "text"


def checkout() -> Path | None:
    """The root of the checkout this program runs from; None where it is installed."""
    root = SOURCE.parents[1]
    return root if (root / "pyproject.toml").is_file() and (root / "src" / "eday" == SOURCE) else None


def home() -> Path:
    """Where languages are written: the folder of further catalogues if one is named, else that of the checkout."""
    named = os.environ.get(FOLDER_VARIABLE, "")
    if named:
        return Path(named)
    if checkout() is None:
        raise NoCheckout
    return shipped()


def english() -> Path:
    """The folder all languages are held against."""
    return shipped() / FALLBACK


def folder_of(language: str) -> Path | None:
    """Where a language is: a folder of somebody's own comes before the shipped ones."""
    found = (root / language for root in dict.fromkeys((home(), shipped())))
    return next((folder for folder in found if any(folder.glob("*.ftl"))), None)


def written_languages() -> list[str]:
    """Every language there is a folder for, English first."""
    homes = {home(), shipped()}
    codes = {folder.name for root in homes for folder in root.iterdir() if any(folder.glob("*.ftl"))}
    return [FALLBACK, *sorted(codes - {FALLBACK})]


def message_files(folder: Path) -> list[Path]:
    """The files of a language with what the program says by itself."""
    return [file for file in sorted(folder.glob("*.ftl")) if file.name not in (*RULES, HEADINGS)]


def page_files(folder: Path) -> list[Path]:
    """The files of a language with what the page says by itself."""
    return sorted((folder / PAGE).glob("*.ftl"))


def rule_files(folder: Path) -> list[Path]:
    """The files of a language with the rules."""
    return [file for file in (folder / HEADINGS, *(folder / name for name in RULES)) if file.is_file()]


def all_files(folder: Path) -> Iterator[Path]:
    """All files of a language."""
    yield from (*message_files(folder), *page_files(folder), *rule_files(folder))
