"""Fingerprints: a short sign of all a game has told so far, by which another version proves that it plays alike."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from eday.kernel import Decision, Event, Outcome

_encoder = msgspec.json.Encoder(order="deterministic")


def fingerprint(
    before: str, choice: Sequence[Any], events: Sequence[Event], decision: Decision | None, outcome: Outcome | None
) -> str:
    """The sign after a choice: of the sign before it, all that happened (secrets too), and what is offered now.

    It holds what people saw and can do, not how the engine keeps it: a rebuilt engine that plays the same game passes.
    """
    state = (
        before,
        choice,
        [(event.kind, event.data, event.owner, event.secret) for event in events],
        (decision.seat, decision.kind, [option.id for option in decision.options]) if decision else None,
        (outcome.winner, outcome.reason) if outcome else None,
    )
    return hashlib.blake2b(_encoder.encode(state), digest_size=12).hexdigest()
