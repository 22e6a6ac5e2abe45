"""The terminal itself: how wide it is, what it can show, reading a line, printing lines."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TextIO
from unicodedata import combining, normalize

from rich.cells import set_cell_size
from rich.text import Text

from eday.text import Voice
from eday.text.phrases import folded

if TYPE_CHECKING:
    from rich.console import Console as RichConsole

Line = Text | str

_NARROW, _WIDE, _LOW = 60, 160, 20
_PUSHED_OUT = 200
"""Empty lines that push everything out of sight where the screen cannot be cleared."""
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
_PLAIN = str.maketrans(
    {
        "\u00b1": "+-",
        "\u00d7": "x",
        "\u2022": "*",
        "\u2013": "-",
        "\u2014": "-",
        "\u2018": "'",
        "\u2019": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u2026": "...",
    }
)
_BARE = str.maketrans({"\u00ab": '"', "\u00bb": '"', "\u00bf": "?", "\u00a1": "!"})
"""For screens without the letters of a language, besides accents that are left out."""


class Console:
    """Reads lines from people and prints lines to them; colours and drawing characters only where they can be shown."""

    def __init__(
        self, source: TextIO, out: TextIO, voice: Voice, *, plain: bool = False, interactive: bool | None = None
    ) -> None:
        self._source = source
        self._voice = voice
        self._out = out
        self.interactive = source.isatty() and out.isatty() if interactive is None else interactive
        encoding = (getattr(out, "encoding", None) or "utf-8").lower().replace("-", "")
        self._encoding = encoding
        self.unicode = not plain and encoding in ("utf8", "utf8sig", "utf16", "utf32")
        self._dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
        self._drawn = self.interactive and not plain and not self._dumb
        self._rich = self._colours() if self._drawn else None
        if self.interactive and source is sys.stdin:
            _edit_lines()

    def _colours(self) -> RichConsole | None:
        from rich.console import Console as RichConsole

        rich = RichConsole(file=self._out, highlight=False, markup=False, emoji=False, legacy_windows=False)
        return rich if rich.is_terminal and not rich.no_color and rich.color_system else None

    @property
    def width(self) -> int:
        """Columns to write in."""
        return max(_NARROW, min(shutil.get_terminal_size((80, 24)).columns, _WIDE))

    @property
    def height(self) -> int | None:
        """Rows of a screen; None where the text just flows on."""
        return max(_LOW, shutil.get_terminal_size((80, 24)).lines) if self.interactive else None

    def print(self, lines: Iterable[Line]) -> None:
        """Print lines as they are."""
        for line in lines:
            if self._rich is not None and isinstance(line, Text):
                self._rich.print(line, soft_wrap=True)
            else:
                text = line.plain if isinstance(line, Text) else line
                self._out.write(self._shown(text.rstrip()) + "\n")
        self._out.flush()

    def _shown(self, text: str) -> str:
        if self.unicode or text.isascii():
            return text
        plain = text.translate(_PLAIN)
        try:
            plain.encode(self._encoding)
        except (UnicodeEncodeError, LookupError):
            bare = normalize("NFKD", plain.translate(_BARE))
            return "".join(letter for letter in bare if not combining(letter)).encode("ascii", "replace").decode()
        return plain

    def progress(self, text: str) -> None:
        """A line that the next one replaces, where somebody watches; nothing takes it away again."""
        if self.interactive:
            self._out.write(f"\r{set_cell_size(self._shown(text), self.width - 1)}\r")
            self._out.flush()

    def page(self, lines: Sequence[Line]) -> None:
        """Print many lines, a screen at a time where there are screens."""
        step = (self.height or len(lines) + 1) - 1
        for first in range(0, len(lines), step):
            self.print(lines[first : first + step])
            left = len(lines) - first - step
            if left > 0 and self.ask(self._voice.say("terminal-more", lines=left)) != "":
                return

    def clear(self, always: bool = False) -> None:
        """Empty the screen and what can be scrolled back to. Plain screens are left alone unless it must be."""
        if self._drawn or (always and self.interactive):
            self._out.write("\n" * _PUSHED_OUT if self._dumb else _CLEAR)
            self._out.flush()

    def ask(self, prompt: str) -> str | None:
        """The line somebody types, without spaces around it; None when there will be no more."""
        prompt = self._shown(prompt)
        if self.interactive and self._source is sys.stdin:
            try:
                return input(prompt).strip()
            except EOFError:
                self.print([""])
                return None
        self._out.write(prompt)
        line = self._source.readline()
        self._out.write(line if line.endswith("\n") else line + "\n")
        self._out.flush()
        return line.strip() if line else None

    def agreed(self, question: str) -> bool:
        """Whether somebody says yes in so many letters."""
        return folded(self.ask(question + " ") or "") == folded(self._voice.say("terminal-yes"))


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
