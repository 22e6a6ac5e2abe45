"""How long bots think, kept as counts of lengths."""

from __future__ import annotations

import pytest

from eday.lab import times


def test_percentiles_are_right_to_a_few_percent() -> None:
    counts = times.counted([0.001] * 90 + [0.25] * 10)
    assert times.percentile(counts, 0.5) == pytest.approx(1.0, rel=0.04)
    assert times.percentile(counts, 0.95) == pytest.approx(250.0, rel=0.04)
    assert times.percentile({}, 0.5) == 0.0


def test_games_add_up_bot_by_bot() -> None:
    total: dict[str, times.Times] = {}
    for seconds in (0.002, 0.002, 0.2):
        times.add(total, {"soldier": times.counted([seconds]), "random": times.counted([0.0])})
    summary = times.summary(total)
    assert {bot: figures["decisions"] for bot, figures in summary.items()} == {"soldier": 3, "random": 3}
    assert summary["soldier"]["p50_ms"] == pytest.approx(2.0, rel=0.04)
    assert summary["soldier"]["p95_ms"] == pytest.approx(200.0, rel=0.04)
