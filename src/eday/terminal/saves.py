"""Saved games and records on disk: written whole or not at all, one file for each game."""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

import eday
from eday.kernel import Game, SaveError
from eday.kernel.save import unpack
from eday.text import BoardVoice


def home() -> Path:
    """The folder of this program's data: $EDAY_HOME, else `eday` in the user's data folder."""
    own = os.environ.get("EDAY_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "eday"


def newest() -> Path | None:
    """The unfinished game that was played last."""
    files = sorted((home() / "saves").glob("*.json"), key=lambda file: (file.stat().st_mtime_ns, file.name))
    return files[-1] if files else None


def read(file: Path) -> str:
    """The text of a saved game; SaveError or OSError if there is none."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError("save-damaged") from None


def chosen(name: str) -> Path | None:
    """The file somebody named, or of whom named none the game that was played last."""
    return Path(name).expanduser() if name else newest()


def game_in(file: Path | None) -> str | None:
    """Which game a file says it holds; None if it says nothing, and whoever loads it tells what is wrong."""
    try:
        game = unpack(read(file)).get("game") if file is not None else None
    except (SaveError, OSError):
        return None
    return game if isinstance(game, str) else None


def load(file: Path) -> Any:
    """The game in a file; SaveError or OSError if there is none."""
    return eday.load(read(file))


def write(file: Path, text: str) -> None:
    """Write a file so that a reader finds the old text or the new one, never half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=f".{file.stem}-", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(temporary, file)
    except BaseException:
        os.unlink(temporary)
        raise


class Autosave:
    """The file one game is kept in while it is played."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @classmethod
    def for_new(cls, mission: str) -> Autosave:
        """A file for a game that begins now."""
        stem = f"{mission}-{datetime.now():%Y%m%d-%H%M%S}"
        number, file = 1, home() / "saves" / f"{stem}.json"
        while file.exists():
            number += 1
            file = file.with_name(f"{stem}-{number}.json")
        return cls(file)

    @classmethod
    def for_resumed(cls, file: Path, mission: str) -> Autosave:
        """The same file if it is one of ours; a copy somebody made elsewhere is left as it is."""
        ours = file.resolve().parent == (home() / "saves").resolve()
        return cls(file) if ours else cls.for_new(mission)

    def keep(self, game: Game[Any]) -> None:
        """Save the game as it stands."""
        write(self.file, game.to_json())

    def finish(self, game: Any, voice: BoardVoice) -> Path:
        """Keep the record of a finished game in place of its save."""
        record, outcome = game.record(), game.outcome
        assert outcome is not None
        setup = record["setup"]
        note = voice.say(
            "terminal-record-note",
            mission=voice.name(f"mission:{setup['mission']}"),
            cogs=voice.chained((voice.name(f"cog:{cog}") for cog in setup["cogs"]), "next"),
            seed=str(record["seed"]),
        )
        data = {"note": note, "record": record, "outcome": [outcome.winner, outcome.reason]}
        file = home() / "records" / self.file.name
        write(file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        self.file.unlink(missing_ok=True)
        return file
