"""Counters of the service, as Prometheus reads them."""

from __future__ import annotations

from collections import Counter

from eday.text import say

_HELP = {
    "eday_choices_total": "metric-choices",
    "eday_undos_total": "metric-undos",
    "eday_stale_total": "metric-stale",
    "eday_conflicts_total": "metric-conflicts",
    "eday_games_created_total": "metric-games-created",
    "eday_messages_total": "metric-messages",
    "eday_refused_total": "metric-refused",
    "eday_requests_total": "metric-requests",
    "eday_choice_seconds_sum": "metric-choice-seconds",
}
_GAUGES = {
    "eday_connections": "metric-connections",
    "eday_rooms": "metric-rooms",
}


class Metrics:
    """What happened since the start, and what there is now."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter(dict.fromkeys(_HELP, 0))
        self._seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """One more of that."""
        self._counts[f"eday_{name}_total"] += by

    def took(self, seconds: float) -> None:
        """A choice was stored after that time."""
        self._seconds += seconds

    def text(self, **gauges: int) -> str:
        """Everything in the text format of Prometheus."""
        lines = []
        for name, key in _HELP.items():
            value: float = self._seconds if name == "eday_choice_seconds_sum" else self._counts[name]
            lines += [f"# HELP {name} {say(key)}", f"# TYPE {name} counter", f"{name} {value:g}"]
        for name, key in _GAUGES.items():
            value = gauges[name.removeprefix("eday_")]
            lines += [f"# HELP {name} {say(key)}", f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"
