"""Finished games of a run, a line of JSON for each, so that a run that was broken off goes on where it stood."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

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
PATIENCE = 5.0
"""Seconds to wait for whoever writes a file: processes of a killed run may take a moment to end."""


class Keeping:
    """What kind of run a file is for, and how it is refused."""

    TITLE = "eday selfplay"

    def foreign(self, file: str) -> EdayError:
        """It holds something else."""
        return EdayError("selfplay-state-foreign", file=file)

    def other(self, file: str, differs: str) -> EdayError:
        """It holds games of another run."""
        return EdayError("selfplay-state-other-run", file=file, differs=differs)

    def damaged(self, file: str, line: int) -> EdayError:
        """A line in its midst cannot be read."""
        return EdayError("selfplay-state-damaged", file=file, line=line)

    def busy(self, file: str) -> EdayError:
        """Another process writes it."""
        return EdayError("selfplay-state-busy", file=file)


SELFPLAY = Keeping()


class Ledger(Generic[R]):
    """The file of a run; its first line tells which run that is. Only one process writes it at a time."""

    def __init__(
        self, file: str | os.PathLike[str], run: Mapping[str, Any], kind: type[R], keeping: Keeping = SELFPLAY
    ) -> None:
        self._file = Path(file)
        self._kind = kind
        self._keeping = keeping
        self._head = msgspec.json.encode({"title": keeping.TITLE, "run": run}) + b"\n"
        self.known: dict[int, R] = {}
        """Games played before, by number."""
        self._out = self._file.open("a+b")
        try:
            _lock(self._out, keeping.busy(str(file)))
            whole = self._read()
        except BaseException:
            self._out.close()
            raise
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
        self._out.seek(0)
        data = self._out.read()
        if self._head.startswith(data):
            return len(data) if data == self._head else 0
        whole = data[: data.rfind(b"\n") + 1]
        head, *_ = whole.splitlines() or [b""]
        self._same_run(head)
        for result in results(whole, self._file, self._kind, self._keeping):
            result.earlier = True
            self.known.setdefault(result.number, result)
        return len(whole)

    def _same_run(self, head: bytes) -> None:
        run = about(head, self._file, self._keeping)
        wanted: dict[str, Any] = msgspec.json.decode(self._head)["run"]
        other = [key for key in {**wanted, **run} if run.get(key) != wanted.get(key)]
        if other:
            raise self._keeping.other(str(self._file), ", ".join(other))


def about(head: bytes, file: Path, keeping: Keeping = SELFPLAY) -> dict[str, Any]:
    """What the first line of a file says of its run."""
    try:
        parsed = msgspec.json.decode(head, type=dict[str, Any])
        title, run = parsed["title"], dict(parsed["run"])
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise keeping.foreign(str(file)) from error
    if title != keeping.TITLE:
        raise keeping.foreign(str(file))
    return run


def results(data: bytes, file: Path, kind: type[R], keeping: Keeping = SELFPLAY) -> list[R]:
    """The games of a file, whose last line may have been cut short."""
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    found: list[R] = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError as error:
            raise keeping.damaged(str(file), number) from error
    return found


def _lock(file: IO[bytes], refused: EdayError) -> None:
    """Keep other processes from writing the file for as long as it is open here, where the system knows locks."""
    with suppress(ImportError):
        import fcntl

        end = time.monotonic() + PATIENCE
        while True:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except OSError:
                if time.monotonic() > end:
                    raise refused from None
                time.sleep(0.05)
