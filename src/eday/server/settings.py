"""Everything about a running service that its owner may decide."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from eday.kernel import EdayError

DATABASE_VARIABLE = "EDAY_DATABASE_URL"
PAUSE_VARIABLE = "EDAY_BOT_PAUSE"
USUAL_PAUSE, LONGEST_PAUSE = 0.7, 60.0


def home() -> Path:
    """Where the default database lies."""
    root = os.environ.get("EDAY_HOME") or os.environ.get("XDG_DATA_HOME")
    return (Path(root) if root else Path.home() / ".local" / "share") / "eday"


def default_database() -> str:
    """The database of the environment variable, else a SQLite file in the user's data folder."""
    return os.environ.get(DATABASE_VARIABLE) or f"sqlite:///{home() / 'table.sqlite'}"


def default_pause() -> float:
    """The pause of the environment variable, else the usual one; EdayError if it is none."""
    text = os.environ.get(PAUSE_VARIABLE)
    if not text:
        return USUAL_PAUSE
    try:
        return pause(text)
    except ValueError as error:
        raise EdayError("bad-pause", variable=PAUSE_VARIABLE, text=text, most=int(LONGEST_PAUSE)) from error


def pause(text: str) -> float:
    """A number of seconds that bots may wait; ValueError if it is none."""
    seconds = float(text)
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise ValueError(text)
    return seconds


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask of the service."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    import_bytes: int = 1024 * 1024
    choices: int = 20_000
    """Longest game that may be imported."""
    messages_per_second: float = 30.0
    message_burst: int = 90
    strikes: int = 200
    """Refused messages after which a connection is closed."""
    connections_per_address: int = 512
    games_per_address: int = 500
    games_window: float = 3600.0
    """Seconds in which an address may create that many games."""
    hello_seconds: float = 5.0
    idle_seconds: float = 2 * 3600.0
    room_seconds: float = 300.0
    """How long a game nobody is connected to stays in memory."""
    bot_turns: int = 400
    """Turns after which bots leave a game that they play among themselves: the rules know no such end (R-14)."""
    shows: int = 4
    """Games that bots may play at once although nobody watches."""
    queue: int = 512
    """Frames that may wait for a slow reader before it is dropped."""


@dataclass(frozen=True)
class Settings:
    """One service."""

    database: str = field(default_factory=default_database)
    bot_pause: float = field(default_factory=default_pause)
    """Seconds between the choices of bots, for people to watch."""
    poll_seconds: float = 2.0
    """How often is looked for what other workers have stored, should a note of it be lost."""
    overlays: bool = False
    """Whether a game may name an overlay folder of this machine, or bring changed content with an import."""
    origins: tuple[str, ...] = ()
    """Origins allowed on sockets besides the service's own."""
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
