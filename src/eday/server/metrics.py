"""Figures of the service, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

from eday.text import Voice

_COUNTERS = {
    "choices": "metric-choices",
    "undos": "metric-undos",
    "stale": "metric-stale",
    "conflicts": "metric-conflicts",
    "games_created": "metric-games-created",
    "messages": "metric-messages",
    "refused": "metric-refused",
    "requests": "metric-requests",
    "database_errors": "metric-database-errors",
}
_GAUGES = {"connections": "metric-connections", "rooms": "metric-rooms"}
_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What happened since the start, and what there is now."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self.registry = own = CollectorRegistry()
        self._counters = {
            name: Counter(f"eday_{name}", self._voice.say(key), registry=own) for name, key in _COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(f"eday_{name}", self._voice.say(key), registry=own) for name, key in _GAUGES.items()
        }
        self._choices = self._histogram("choice_seconds", "metric-choice-seconds")
        self._calls = self._histogram("call_seconds", "metric-call-seconds", "route")
        self._lag = self._histogram("loop_lag_seconds", "metric-loop-lag-seconds")

    def count(self, name: str, by: int = 1) -> None:
        """One more of that."""
        self._counters[name].inc(by)

    def took(self, seconds: float) -> None:
        """A choice was stored after that time."""
        self._choices.observe(seconds)

    def called(self, route: str, seconds: float) -> None:
        """A call was answered after that time."""
        self._calls.labels(route).observe(seconds)

    def late(self, seconds: float) -> None:
        """The event loop came back so late."""
        self._lag.observe(seconds)

    def there_are(self, **gauges: int) -> None:
        """How many there are now."""
        for name, value in gauges.items():
            self._gauges[name].set(value)

    def text(self) -> str:
        """Everything in the text format of Prometheus."""
        return generate_latest(self.registry).decode()

    def _histogram(self, name: str, key: str, *labels: str) -> Histogram:
        return Histogram(f"eday_{name}", self._voice.say(key), labels, registry=self.registry, buckets=_QUICK)
