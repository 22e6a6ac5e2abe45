"""A game as the database has it: plain data, in which no choice means anything."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from eday.players import USUAL
from eday.server.tables.consent import Proposal

Choice = tuple[int, str]


class Conflict(Exception):
    """Somebody else has changed the game since it was read."""


@dataclass
class Seat:
    """Who sits on a seat."""

    seat: int
    cog: str
    """Id of the COG or of the side it plays."""
    kind: str
    name: str
    token_hash: str | None = None
    guard: str = "matters"
    invite_hash: str | None = None
    """Opens the seat once, to whoever claims it."""
    bot: str = USUAL
    """Who plays the seat whenever a bot does."""


@dataclass
class Stored:
    """A game as of one moment."""

    id: str
    head: dict[str, Any]
    seats: list[Seat]
    choices: list[Choice]
    prints: list[str | None] = field(default_factory=list)
    """The fingerprint after each choice; None for choices stored before there were any."""
    start: str | None = None
    """The fingerprint before the first choice."""
    revision: int = 0
    roster: int = 0
    status: str = "running"
    summary: dict[str, Any] = field(default_factory=dict)
    host_hash: str = ""
    spectator_hash: str = ""
    updated: float = 0.0
    proposal: Proposal | None = None
    version: str | None = None
    """The rules and content for which it was last found out whether it can go on."""
    frozen: Freeze | None = None
    sealed: bool = False
    """Made for opponents: nobody knows the seed, nobody sees the record before the end."""
    show: bool = False
    """Made to be played by bots alone, whether somebody watches or not."""


@dataclass
class Changes:
    """What has become of a game since a revision: it is as it was up to choice `first`, then as told."""

    stored: Stored
    """Without choices."""
    first: int
    choices: list[Choice]
    prints: list[str | None]


@dataclass(frozen=True)
class Freeze:
    """Why a game rests, and who said so: the rules version that could not play it, or `admin`."""

    by: str
    key: str
    args: dict[str, Any] = field(default_factory=dict)

    @staticmethod
    def read(text: str | None) -> Freeze | None:
        """A freeze as it is stored."""
        if text is None:
            return None
        written = json.loads(text)
        if written["by"] == ADMIN:
            reason = str(written.get("reason") or "")
            return Freeze(ADMIN, "frozen-because", {"reason": reason}) if reason else Freeze(ADMIN, "frozen-by-admin")
        return Freeze(str(written["by"]), str(written["key"]), dict(written["args"]))

    def text(self) -> str:
        """The freeze to be stored."""
        return json.dumps({"by": self.by, "key": self.key, "args": self.args})


ADMIN = "admin"


@dataclass(frozen=True)
class Access:
    """What a token opens."""

    game: str
    role: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    """A line of talk."""

    id: int
    seat: int | None
    name: str
    text: str


def kept(proposal: Proposal | None, status: str) -> Proposal | None:
    """What is left of a proposal when somebody has chosen or taken back."""
    return proposal if proposal is not None and proposal.lasting and status == "running" else None
