"""Finished games of a run, a line of JSON for each, so that a run that was broken off goes on where it stood."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from eday.kernel import EdayError


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What came of one game."""

    number: int
    winner: str = ""
    """`cog` or `locust`, empty for a game that was cut off."""
    reason: str = ""
    turns: int = 0
    decisions: int = 0
    times: dict[str, dict[int, int]] = msgspec.field(default_factory=dict)
    """How long each bot thought."""
    error: str = ""
    """The exception that ended it."""
    earlier: bool = False
    """Played in a run before this one."""


class Earlier:
    """Games that were played before, which say nothing about the speed of this run."""

    def __init__(self) -> None:
        self.games = self.decisions = 0

    def note(self, result: Result) -> None:
        """Count a game if it is one of them."""
        if result.earlier:
            self.games += 1
            self.decisions += result.decisions

    def speed(self, decisions: int, seconds: float) -> dict[str, Any]:
        """How fast this run went on, and how many games it did not have to play."""
        speed = round((decisions - self.decisions) / seconds) if seconds else 0
        return {"resumed": self.games, "seconds": round(seconds, 3), "decisions_per_s": speed}


R = TypeVar("R", bound=Result)
TITLE = "eday selfplay"


class Ledger(Generic[R]):
    """The file of a run; its first line tells which run that is."""

    def __init__(self, file: str | os.PathLike[str], run: Mapping[str, Any], kind: type[R]) -> None:
        self._file = Path(file)
        self._kind = kind
        self._head = msgspec.json.encode({"title": TITLE, "run": run}) + b"\n"
        self.known: dict[int, R] = {}
        """Games played before, by number."""
        whole = self._read()
        self._out = self._file.open("ab")
        self._out.truncate(whole)
        if not whole:
            self._out.write(self._head)
            self._out.flush()

    def note(self, result: R) -> None:
        """Add a finished game; one that failed is played again the next time."""
        if not result.error:
            self._out.write(msgspec.json.encode(result) + b"\n")
            self._out.flush()

    def close(self) -> None:
        """Nothing more will be noted."""
        self._out.close()

    def _read(self) -> int:
        """Take in what is there; how many bytes of it stay: a last line that was cut short is dropped."""
        data = self._file.read_bytes() if self._file.exists() else b""
        if self._head.startswith(data):
            return len(data) if data == self._head else 0
        whole = data[: data.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [b""]
        self._same_run(head)
        for number, line in enumerate(lines, start=2):
            try:
                result = msgspec.json.decode(line, type=self._kind)
            except msgspec.MsgspecError as error:
                raise EdayError("selfplay-state-damaged", file=str(self._file), line=number) from error
            result.earlier = True
            self.known.setdefault(result.number, result)
        return len(whole)

    def _same_run(self, head: bytes) -> None:
        try:
            parsed = msgspec.json.decode(head, type=dict[str, Any])
            title, run = parsed["title"], dict(parsed["run"])
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            raise EdayError("selfplay-state-foreign", file=str(self._file)) from error
        if title != TITLE:
            raise EdayError("selfplay-state-foreign", file=str(self._file))
        wanted: dict[str, Any] = msgspec.json.decode(self._head)["run"]
        other = [key for key in {**wanted, **run} if run.get(key) != wanted.get(key)]
        if other:
            raise EdayError("selfplay-state-other-run", file=str(self._file), differs=", ".join(other))
