"""What all rooms of a worker share."""

from __future__ import annotations

from dataclasses import dataclass

from eday.server.gate.turns import Turns
from eday.server.metrics import Metrics
from eday.server.settings import Settings
from eday.server.store.games import Store
from eday.server.store.leases import Leases
from eday.server.store.notes import Bus


@dataclass(frozen=True)
class Bench:
    """The tools of the rooms."""

    store: Store
    settings: Settings
    metrics: Metrics
    bus: Bus
    leases: Leases
    telling: Turns
    """Where long logs are put into words, a slice at a time."""
