"""Message catalogues: a folder of Fluent files for each language, with English behind all of them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

FALLBACK = "en"
VARIABLE = "EDAY_LANG"
Plain = str | int | float
"""What a message takes as an argument."""

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"^([A-Za-z][\w-]*) *= *([^\s{}][^{}\n]*)$(?!\n\s*^[ ])", re.MULTILINE)
"""Messages of one line without arguments: they are taken as they stand. `eday --help` has to do without the parser."""
_TWICE = re.compile(r"([!?])\.(?!\.)")
"""A name that ends with a mark of its own ends the sentence: "Hit the Floor!" needs no full stop."""
_chosen: list[str] = []


def languages() -> tuple[str, ...]:
    """Codes of the languages there is a catalogue for."""
    folders = [folder for folder in resources.files(__package__).iterdir() if folder.is_dir()]
    return tuple(sorted(f.name for f in folders if any(file.name.endswith(".ftl") for file in f.iterdir())))


def language() -> str:
    """The language in use: the one set last, else that of the environment variable EDAY_LANG, else English."""
    return _chosen[0] if _chosen else set_language(os.environ.get(VARIABLE, FALLBACK))


def set_language(code: str) -> str:
    """Speak a language from now on ("es", "es_MX.UTF-8"); English where it has no catalogue. The one now in use."""
    wanted = code.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    _chosen[:] = [wanted if wanted in languages() else FALLBACK]
    return _chosen[0]


def say(key: str, /, **args: object) -> str:
    """The message of that key. What nobody wrote a message for is shown as «key» with its arguments."""
    return _said(language(), key, tuple((name, _plain(value)) for name, value in args.items()))


def known(key: str) -> bool:
    """Whether there is a message of that key."""
    return any(key in _catalogue(code) for code in _chain(language()))


def _plain(value: object) -> Plain:
    """Numbers stay numbers, so that plurals can be chosen by them; all else is text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    return value if isinstance(value, str | int | float) else str(value)


@lru_cache(maxsize=8192)
def _said(code: str, key: str, args: tuple[tuple[str, Plain], ...]) -> str:
    for candidate in _chain(code):
        catalogue = _catalogue(candidate)
        text = catalogue.format(key, dict(args)) if key in catalogue else None
        if text is not None:
            return text
    return f"«{' '.join((key, *(f'{name}={value}' for name, value in args)))}»"


def _chain(code: str) -> tuple[str, ...]:
    return (code,) if code == FALLBACK else (code, FALLBACK)


class Catalogue:
    """The messages of one language. A file is parsed when the first of its messages with arguments is wanted."""

    __slots__ = ("_bundle", "_code", "_homes", "_parsed", "_plain", "_texts")

    def __init__(self, code: str, texts: Mapping[str, str]) -> None:
        self._code = code
        self._texts = texts
        self._homes = {key: file for file, text in texts.items() for key in _MESSAGE.findall(text)}
        self._plain: dict[str, str] = {
            key: line.rstrip() for text in texts.values() for key, line in _PLAIN.findall(text)
        }
        self._parsed: set[str] = set()
        self._bundle: Any = None

    def __contains__(self, key: str) -> bool:
        return key in self._homes

    def format(self, key: str, args: Mapping[str, Plain]) -> str | None:
        """A message with its arguments filled in; None when it needs others, or cannot be read."""
        if key in self._plain:
            return self._plain[key]
        if self._homes[key] not in self._parsed:
            self._parse(self._homes[key])
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else _TWICE.sub(r"\1", str(text))

    def _parse(self, file: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._code], use_isolating=False)
        self._bundle.add_resource(FluentResource(self._texts[file]))
        self._parsed.add(file)


@cache
def _catalogue(code: str) -> Catalogue:
    files = [file for file in resources.files(__package__).joinpath(code).iterdir() if file.name.endswith(".ftl")]
    return Catalogue(code, {file.name: file.read_text(encoding="utf-8") for file in files})
