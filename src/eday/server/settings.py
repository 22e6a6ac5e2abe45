"""Everything about a running service that its owner may decide."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from eday.kernel import EdayError

DATABASE_VARIABLE = "EDAY_DATABASE_URL"
PAUSE_VARIABLE = "EDAY_BOT_PAUSE"
Network = IPv4Network | IPv6Network
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
    """How much one visitor may ask of the service. What each means is told by the catalogue: `limit-NAME`."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    import_bytes: int = 1024 * 1024
    choices: int = 20_000
    messages_per_second: float = 30.0
    message_burst: int = 90
    messages_per_second_per_address: float = 600.0
    message_burst_per_address: int = 3000
    work_per_second: float = 0.2
    work_burst: float = 4.0
    strikes: int = 200
    connections: int = 0
    """0 stands for what the limit of open files leaves."""
    connections_per_address: int = 640
    sockets_per_address: int = 512
    games_per_address: int = 500
    games_window: float = 3600.0
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    keep_alive_seconds: float = 5.0
    stall_seconds: float = 30.0
    hello_seconds: float = 5.0
    idle_seconds: float = 2 * 3600.0
    room_seconds: float = 300.0
    bot_turns: int = 400
    """The rules know no end of a game that bots play among themselves (R-14)."""
    queue: int = 512


@dataclass(frozen=True)
class Settings:
    """One service."""

    database: str = field(default_factory=default_database)
    bot_pause: float = field(default_factory=default_pause)
    """Seconds between the choices of bots, for people to watch."""
    poll_seconds: float = 0.5
    """How often games played by other workers too are looked after."""
    overlays: bool = False
    """Whether a game may name an overlay folder of this machine, or bring changed content with an import."""
    origins: tuple[str, ...] = ()
    """Origins allowed on sockets besides the service's own."""
    proxies: tuple[Network, ...] = ()
    """Who is believed when it says on whose behalf it asks."""
    metrics: tuple[str, int] | None = None
    """Address and port at which the figures are told to everybody; None for nowhere."""
    metrics_token: str = field(default="", repr=False)
    """Who has it is told the figures at the service's own address; "" for nobody."""
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
