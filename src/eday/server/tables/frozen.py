"""Games of other versions: what replays to the same fingerprints goes on, anything else is frozen, never broken."""

from __future__ import annotations

from typing import Any

from eday.kernel import EdayError, ReplayError, SaveError
from eday.server.store.stored import ADMIN, Freeze, Stored
from eday.server.tables.kinds import kind_of
from eday.server.tables.live import LiveGame

_OTHER_VERSION = ("save-other-rules", "save-other-content")


class Frozen(Exception):
    """A stored game that cannot be played on here."""

    def __init__(self, freeze: Freeze) -> None:
        super().__init__(freeze.key)
        self.freeze = freeze

    @property
    def reason(self) -> EdayError:
        """Why, for people."""
        return EdayError(self.freeze.key, **self.freeze.args)


def resting(stored: Stored) -> Freeze | None:
    """Why a game is known to be frozen for this version, without a look at its choices."""
    freeze = stored.frozen
    return freeze if freeze is not None and freeze.by in (ADMIN, kind_of(stored.head).version()) else None


def revive(stored: Stored) -> tuple[LiveGame, dict[str, Any] | None]:
    """The game of what is stored, and its new head if it was made by another version; Frozen if it cannot go on."""
    freeze = resting(stored)
    if freeze is not None:
        raise Frozen(freeze)
    try:
        return _proved(LiveGame(stored.head), stored), None
    except EdayError as error:
        if error.key not in _OTHER_VERSION or stored.start is None or None in stored.prints:
            raise Frozen(_freeze(stored, error)) from error
        foreign = error
    try:
        live = _proved(LiveGame(stored.head, any_version=True), stored)
    except EdayError:  # why it was tried says more than how it failed
        raise Frozen(_freeze(stored, foreign)) from foreign
    return live, live.head()


def _proved(live: LiveGame, stored: Stored) -> LiveGame:
    """Play what is stored; every fingerprint has to be the stored one."""
    _compare(live, stored.start)
    for choice, sign in zip(stored.choices, stored.prints, strict=True):
        live.play(choice)
        _compare(live, sign)
    return live


def _compare(live: LiveGame, sign: str | None) -> None:
    if sign not in (None, live.prints[-1]):
        raise SaveError("frozen-differs", number=len(live.choices))


def _freeze(stored: Stored, error: EdayError) -> Freeze:
    if isinstance(error, ReplayError):
        error = SaveError("frozen-differs", number=error.args_.get("number", 0))
    plain = {name: value if isinstance(value, str | int) else str(value) for name, value in error.args_.items()}
    return Freeze(kind_of(stored.head).version(), error.key, plain)
