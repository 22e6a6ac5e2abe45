"""Counters of the service, as Prometheus reads them."""

from __future__ import annotations

from collections import Counter

_HELP = {
    "eday_choices_total": "Choices accepted and stored.",
    "eday_undos_total": "Choices taken back.",
    "eday_stale_total": "Choices refused because the table had changed.",
    "eday_conflicts_total": "Changes another worker had made first.",
    "eday_games_created_total": "Games created or imported.",
    "eday_messages_total": "Socket messages received.",
    "eday_refused_total": "Socket messages refused.",
    "eday_requests_total": "REST calls answered.",
    "eday_choice_seconds_sum": "Seconds spent from receiving choices to storing them.",
}
_GAUGES = {
    "eday_connections": "Open sockets.",
    "eday_rooms": "Games in memory.",
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
        for name, words in _HELP.items():
            value: float = self._seconds if name == "eday_choice_seconds_sum" else self._counts[name]
            lines += [f"# HELP {name} {words}", f"# TYPE {name} counter", f"{name} {value:g}"]
        for name, words in _GAUGES.items():
            value = gauges[name.removeprefix("eday_")]
            lines += [f"# HELP {name} {words}", f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"
