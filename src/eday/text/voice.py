"""A voice: one language, and whatever has to be said in it. Voices of a game know its content and who plays as well."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Protocol, runtime_checkable

from eday.phrase import Phrase as Phrase
from eday.text.catalogue import FALLBACK, Language, Plain, language_of

LONGEST = 2000
"""Characters of an argument: of one longer than 2500 Fluent makes no message."""
_TROUBLES = {
    errno.EACCES: "trouble-forbidden",
    errno.EADDRINUSE: "trouble-taken",
    errno.EADDRNOTAVAIL: "trouble-no-address",
    errno.ECONNREFUSED: "trouble-nobody-there",
    errno.EEXIST: "trouble-exists",
    errno.EISDIR: "trouble-folder",
    errno.ENAMETOOLONG: "trouble-long-name",
    errno.ENOENT: "trouble-missing",
    errno.ENOSPC: "trouble-full",
    errno.ENOTDIR: "trouble-no-folder",
    errno.ENOTEMPTY: "trouble-not-empty",
    errno.EPERM: "trouble-not-permitted",
    errno.EROFS: "trouble-read-only",
}
"""What people meet with most often, of all that an operating system refuses."""


@runtime_checkable
class Problem(Protocol):
    """An error that carries the key of its message and the arguments."""

    @property
    def key(self) -> str:
        """Of its message."""

    @property
    def args_(self) -> Mapping[str, object]:
        """Of its message."""


class Voice:
    """Speaks a language. It never changes, so it can be shared and kept."""

    __slots__ = ("_language",)

    def __init__(self, language: Language) -> None:
        self._language = language

    @property
    def language(self) -> str:
        """Code of the language."""
        return self._language.code

    def say(self, key: str, /, **args: object) -> str:
        """The message of that key. What nobody wrote a message for is shown as «key» with its arguments."""
        return self._language.say(key, tuple([(name, self._plain(value)) for name, value in args.items()]))

    def known(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return self._language.known(key)

    def problem(self, error: Problem) -> str:
        """What the engine refuses, in words."""
        return self.say(f"error-{error.key}", **error.args_)

    def cause(self, error: OSError) -> str:
        """What the operating system refuses, in words; what it says itself where there are none."""
        key = _TROUBLES.get(error.errno or 0)
        return self.say(key) if key else error.strerror or str(error)

    def trouble(self, error: OSError) -> str:
        """The same, with the file it is about."""
        cause = self.cause(error)
        return cause if error.filename is None else self.say("trouble-file", file=str(error.filename), cause=cause)

    def listed(self, items: Iterable[str], how: str = "and") -> str:
        """ "a, b and c"; `how` names the last joint."""
        *most, last = list(items) or [self.say("list-nothing")]
        if not most:
            return last
        return self.say(f"list-{how}", first=self.chained(most, "next"), last=last)

    def chained(self, items: Iterable[str], how: str) -> str:
        """All items joined the same way."""
        text = ""
        for item in items:
            text = self.say(f"list-{how}", first=text, last=item) if text else item
        return text

    def _plain(self, value: object) -> Plain:
        """Numbers stay numbers, so that plurals can be chosen by them; all else is text."""
        if isinstance(value, str):
            return value if len(value) <= LONGEST else value[:LONGEST] + "…"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, Phrase):
            return self.say(value.key, **value.args)
        if isinstance(value, OSError):
            return self._plain(self.trouble(value))
        if isinstance(value, Exception) and isinstance(value, Problem):
            return self.problem(value)
        return "none" if value is None else self._plain(str(value))


def speaker(language: str = FALLBACK) -> Voice:
    """Who speaks a language; English where it has no catalogue."""
    return _speaker(language_of(language))


def page_speaker(language: str = FALLBACK) -> Voice:
    """Who says what the page says by itself."""
    return _speaker(language_of(language, "page"))


@lru_cache(maxsize=64)
def _speaker(language: Language) -> Voice:
    return Voice(language)
