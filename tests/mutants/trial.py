"""A pytest plugin: runs the tests a mutant is tried with, quickest first, and ends a test that would never end."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

ENDLESS = 97
"""The exit status when a test took far longer than without the mutant."""
MEMORY = 3 << 30
SECONDS: dict[str, float] = json.loads(Path(os.environ["MUTANTS_TESTS"]).read_text(encoding="utf-8"))
"""The tests to run, in order, with the time each usually takes."""


def _limit(cpu: float, clock: float) -> None:
    """The clock is the generous one: a busy machine must not look like an endless loop."""
    signal.setitimer(signal.ITIMER_PROF, cpu)
    signal.setitimer(signal.ITIMER_REAL, clock)


def _give_up(*_: object) -> None:
    os._exit(ENDLESS)


@pytest.hookimpl(trylast=True)
def pytest_configure() -> None:
    """Set the limits, and let hypothesis stop at the first example that fails."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, _give_up)
    signal.signal(signal.SIGALRM, _give_up)
    _limit(cpu=60, clock=300)
    settings.register_profile("mutants", settings.get_profile("test"), phases=(Phase.explicit, Phase.generate))
    settings.load_profile("mutants")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests asked for. A mutant may rename cases of a test: then all of its cases are kept."""
    gone = {test.partition("[")[0] for test in SECONDS.keys() - {item.nodeid for item in items}}
    places = {test: place for place, test in enumerate(SECONDS)}
    kept = [item for item in items if item.nodeid in places or item.nodeid.partition("[")[0] in gone]
    kept.sort(key=lambda item: places.get(item.nodeid, len(places)))
    items[:] = kept


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Every test has its own limit."""
    usual = SECONDS.get(item.nodeid, 1.0)
    _limit(cpu=5 + 10 * usual, clock=60 + 60 * usual)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish() -> Generator[None, object, object]:
    """The last bit of a run is not under test."""
    _limit(0, 0)
    return (yield)
