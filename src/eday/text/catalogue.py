"""Message catalogues: a folder of Fluent files for each language, with English behind all of them."""

from __future__ import annotations

import os
import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from eday.text.forms import FUNCTIONS, Name

FALLBACK = "en"
VARIABLE = "EDAY_LANG"
FOLDER_VARIABLE = "EDAY_CATALOGUES"
"""Names a folder of further catalogues: a folder for each language, whose messages come before the shipped ones."""
Plain = str | int | float
"""What a message takes as an argument."""

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"^([A-Za-z][\w-]*) *= *([^\s{}][^{}\n]*)$(?!\n\s*^[ ])", re.MULTILINE)
"""Messages of one line without arguments: they are taken as they stand. `eday --help` has to do without the parser."""
_TWICE = re.compile(r"([!?])\.(?!\.)|([\uff01\uff1f])\u3002")
"""A name that ends with a mark of its own ends the sentence: "Hit the Floor!" needs no full stop."""


def languages() -> tuple[str, ...]:
    """Codes of the languages there is a catalogue for."""
    return _languages(os.environ.get(FOLDER_VARIABLE, ""))


def find_language(wanted: str | None) -> str | None:
    """The language meant by a code ("es", "es-MX", "es_MX.UTF-8"); None where it has no catalogue."""
    code = (wanted or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else None


def usual_language() -> str:
    """The language of the environment variable EDAY_LANG, else English."""
    return find_language(os.environ.get(VARIABLE)) or FALLBACK


def missing_folder() -> str | None:
    """The folder of further catalogues, if one is named that is not there."""
    folder = os.environ.get(FOLDER_VARIABLE, "")
    return folder if folder and not Path(folder).is_dir() else None


def page_words(code: str) -> str:
    """What the folder of further catalogues has the page say in a language; what is shipped is built into the page."""
    folder = os.environ.get(FOLDER_VARIABLE, "")
    if not folder or code not in languages():
        return ""
    return "\n".join(_texts(Path(folder) / code / "page").values())


class Catalogue:
    """The messages of one folder. A file is parsed when the first of its messages with arguments is wanted."""

    __slots__ = ("_bundle", "_code", "_homes", "_parsed", "_texts", "plain")

    def __init__(self, code: str, texts: Mapping[str, str]) -> None:
        self._code = code
        self._texts = texts
        self._homes = {key: file for file, text in texts.items() for key in _MESSAGE.findall(text)}
        self.plain: dict[str, str] = {
            key: line.rstrip() for text in texts.values() for key, line in _PLAIN.findall(text)
        }
        """Messages that need no parser."""
        self._parsed: set[str] = set()
        self._bundle: Any = None

    def __contains__(self, key: str) -> bool:
        return key in self._homes

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def format(self, key: str, args: Mapping[str, Plain]) -> str | None:
        """A message with its arguments filled in; None when it needs others, or cannot be read."""
        if key in self.plain:
            return self.plain[key]
        if self._homes[key] not in self._parsed:
            self._parse(self._homes[key])
        message: Any = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        text = self._filled(message.value, args) if message and message.value else None
        if text is None or not message.attributes:
            return text
        return Name(
            text, (self, key, *args.items(), *_origins(args.items())), partial(self._form, message.attributes, args)
        )

    def _form(self, attributes: Mapping[str, Any], args: Mapping[str, Plain], wanted: str) -> str | None:
        return self._filled(attributes[wanted], args) if wanted in attributes else None

    def _filled(self, pattern: Any, args: Mapping[str, Plain]) -> str | None:
        text, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else _TWICE.sub(r"\1\2", str(text))

    def _parse(self, file: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._code], functions=FUNCTIONS, use_isolating=False)
        self._bundle.add_resource(FluentResource(self._texts[file]))
        self._parsed.add(file)


class Language:
    """A language: its own catalogues, then those of English."""

    __slots__ = ("_keys", "catalogues", "code")

    def __init__(self, code: str, catalogues: tuple[Catalogue, ...]) -> None:
        self.code = code
        self.catalogues = catalogues
        self._keys = frozenset(key for catalogue in catalogues for key in catalogue)

    def known(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._keys

    def say(self, key: str, args: tuple[tuple[str, Plain], ...]) -> str:
        """The message of that key. What nobody wrote a message for is shown as «key» with its arguments."""
        # Names are looked up by what they were made from as well: the text alone does not tell their forms.
        return _said(self, key, args, _origins(args))

    def worded(self, key: str, args: tuple[tuple[str, Plain], ...]) -> str:
        """The same, without looking whether it was said before."""
        for catalogue in self.catalogues:
            text = catalogue.format(key, dict(args)) if key in catalogue else None
            if text is not None:
                return text
        return f"«{' '.join((key, *(f'{name}={value}' for name, value in args)))}»"


def _origins(args: Iterable[tuple[str, Plain]]) -> tuple[tuple[str, Hashable], ...]:
    """What the names among some arguments were made from."""
    return tuple([(name, value.origin) for name, value in args if isinstance(value, Name)])


@lru_cache(maxsize=8192)
def _said(
    language: Language, key: str, args: tuple[tuple[str, Plain], ...], origins: tuple[tuple[str, Hashable], ...]
) -> str:
    return language.worded(key, args)


def language_of(code: str, part: str = "") -> Language:
    """The language of a code; English where it has no catalogue. `part`: a folder with messages of its own."""
    return _language(find_language(code) or FALLBACK, os.environ.get(FOLDER_VARIABLE, ""), part)


@lru_cache(maxsize=64)
def _language(code: str, folder: str, part: str) -> Language:
    catalogues = []
    for one in dict.fromkeys((code, FALLBACK)):
        for root in _roots(folder):
            home = root.joinpath(one)
            texts = _texts(home.joinpath(part) if part else home)
            if texts:
                catalogues.append(Catalogue(one, texts))
    return Language(code, tuple(catalogues))


@cache
def _languages(folder: str) -> tuple[str, ...]:
    homes = [home for root in _roots(folder) for home in root.iterdir() if home.is_dir()]
    return tuple(sorted({home.name for home in homes if any(_files(home))}))


def _roots(folder: str) -> list[Traversable]:
    """Where catalogues are: those somebody brings first."""
    own = [Path(folder)] if folder and Path(folder).is_dir() else []
    return [*own, resources.files(__package__)]


def _texts(home: Traversable) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in _files(home)} if home.is_dir() else {}


def _files(home: Traversable) -> Iterator[Traversable]:
    return (file for file in home.iterdir() if file.name.endswith(".ftl"))
