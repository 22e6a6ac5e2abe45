"""Playing at a terminal that a test holds in its hands."""

from __future__ import annotations

import io
import random
from argparse import Namespace
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from eday.terminal.board.app import play
from eday.terminal.board.commands import Next, obey
from eday.terminal.board.session import Session
from eday.terminal.console import Console
from eday.terminal.saves import Autosave
from tests.voices import BOARD, ENGLISH

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def arguments(**wanted: Any) -> Namespace:
    """What the command line hands over, with its usual values."""
    usual = {
        "mission": None,
        "guided": False,
        "cogs": None,
        "players": None,
        "seed": 7,
        "insane": False,
        "horde": "normal",
        "content": None,
        "plain": False,
        "terminal": True,
        "resume": None,
        "people": None,
        "bot": "simple",
    }
    return Namespace(**{**usual, **wanted})


class Typist(io.StringIO):
    """Types what a function thinks of, line by line, until it thinks of nothing."""

    def __init__(self, think: Callable[[], str | None]) -> None:
        super().__init__()
        self._think = think

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self._think()
        return "" if line is None else f"{line}\n"


def numbers(seed: int, most: int = 6, lines: int = 100_000) -> Typist:
    """Types random numbers, some of which will not be on offer."""
    rng = random.Random(seed)
    left = iter(range(lines))
    return Typist(lambda: None if next(left, None) is None else str(rng.randint(1, most)))


def typed(source: Iterable[str] | io.StringIO, **wanted: Any) -> tuple[int, str]:
    """Play with these lines typed (or by this typist); exit code and all that was printed."""
    keyboard = source if isinstance(source, io.StringIO) else io.StringIO("".join(f"{line}\n" for line in source))
    out = io.StringIO()
    return play(arguments(**wanted), ENGLISH, keyboard, out), out.getvalue()


def saves(home: Path) -> list[Path]:
    """The saved games."""
    return sorted((home / "saves").glob("*"))


def records(home: Path) -> list[Path]:
    """The records of finished games."""
    return sorted((home / "records").glob("*"))


class Desk:
    """A session whose commands are given one by one."""

    def __init__(
        self, game: Any, folder: Path, *, interactive: bool = False, source: io.StringIO | None = None
    ) -> None:
        self.out = io.StringIO()
        console = Console(source or io.StringIO(), self.out, ENGLISH, interactive=interactive)
        self.session = Session(game, console, Autosave(folder / "game.json"), BOARD)

    def give(self, line: str) -> Next:
        """Obey a line."""
        return obey(self.session, line)

    def printed(self, line: str) -> str:
        """What a line makes the terminal print."""
        before = len(self.out.getvalue())
        self.give(line)
        return self.out.getvalue()[before:]

    def shown(self) -> str:
        """The screen of the open decision."""
        before = len(self.out.getvalue())
        self.session.show()
        return self.out.getvalue()[before:]
