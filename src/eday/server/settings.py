"""Everything about a running service that its owner may decide."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from eday.server.gate.hosts import Host

DATABASE_VARIABLE = "EDAY_DATABASE_URL"
Network = IPv4Network | IPv6Network
USUAL_PAUSE, LONGEST_PAUSE = 0.7, 60.0


def home() -> Path:
    """Where the default database lies."""
    root = os.environ.get("EDAY_HOME") or os.environ.get("XDG_DATA_HOME")
    return (Path(root) if root else Path.home() / ".local" / "share") / "eday"


def default_database() -> str:
    """The database of the environment variable, else a SQLite file in the user's data folder."""
    return os.environ.get(DATABASE_VARIABLE) or f"sqlite:///{home() / 'table.sqlite'}"


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
    hurried_sockets: int = 4
    requests_per_second: float = 50.0
    request_burst: int = 100
    work_per_second: float = 0.1
    work_burst: float = 1.0
    advice_per_second: float = 0.5
    advice_burst: float = 30.0
    strikes: int = 200
    connections: int = 0
    """0 stands for what the limit of open files leaves."""
    connections_per_address: int = 640
    sockets_per_address: int = 512
    games_per_address: int = 250
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
    shows: int = 4
    queue: int = 512


@dataclass(frozen=True)
class Settings:
    """One service."""

    database: str = field(default_factory=default_database)
    workers: int = 1
    """Processes at one port."""
    language: str = "en"
    """What is spoken to those who ask for no language there is."""
    bot_pause: float = USUAL_PAUSE
    """Seconds between the choices of bots, for people to watch."""
    poll_seconds: float = 2.0
    """How often is looked for what other workers have stored, should a note of it be lost."""
    content_folders: tuple[Path, ...] = ()
    """Overlay folders of this machine that a game may name."""
    changed_content: bool = False
    """Whether an imported game may bring changed content along."""
    host_names: tuple[Host, ...] = ()
    """By which names it may be called; () for any."""
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

    def may_read(self, folder: str) -> bool:
        """Whether a game may name that overlay folder, wherever links and dots in its path lead."""
        try:
            wanted = Path(folder).resolve()
        except (OSError, ValueError, RuntimeError):  # links in a circle, or characters that no path has
            return False
        return any(wanted == allowed.resolve() for allowed in self.content_folders)
