"""Real Chromium against a real server. Missing pieces skip the tests loudly, and fail them where CI=true."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.player import PROBE, Player
from tests.browser.service import ROOT, Service

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
CLIENT = ROOT / "src" / "eday" / "server" / "static" / "index.html"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP: ViewportSize = {"width": 1400, "height": 900}
PATIENCE = 30_000
"""Milliseconds a busy machine may take for anything."""
expect.set_options(timeout=PATIENCE)
SETTINGS = {"speed": "instant", "hints": False}
"""What a visitor's browser remembers: no pictures of the Locust turn, no hints over the map."""
MAP = {"floor": "plain", "camera": "whole"}
"""How the map is shown where a test does not ask for more: a plain floor, all of it in sight."""


def missing(what: str) -> NoReturn:
    """Skip for want of something, or fail where nothing may be skipped."""
    reason = f"BROWSER TESTS NOT RUN: {what}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class Visitors:
    """Pages of separate browsers, each watched for errors."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._errors: list[str] = []
        self._forgiven: list[str] = []

    def page(self, settings: dict[str, Any] | None = None, **context: Any) -> Page:
        """A page of a browser nobody else uses."""
        made = self._browser.new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce", **context})
        made.set_default_timeout(PATIENCE)
        self._contexts.append(made)
        kept = json.dumps(json.dumps({**MAP, **(SETTINGS if settings is None else settings)}))
        made.add_init_script(f"localStorage.getItem('eday.settings') ?? localStorage.setItem('eday.settings', {kept});")
        made.add_init_script(PROBE)
        page = made.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._errors.append(f"page error: {error}"))
        return page

    def forgive(self, pattern: str) -> None:
        """Errors like this are what the test provokes."""
        self._forgiven.append(pattern)

    def leave(self) -> None:
        """Close all pages; AssertionError if one of them complained."""
        for context in self._contexts:
            context.close()
        errors = [one for one in self._errors if not any(re.search(pattern, one) for pattern in self._forgiven)]
        assert not errors, "errors in the browser's console:\n" + "\n".join(errors)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(f"console: {message.text} ({message.location.get('url', '')})")


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The server all tests share."""
    if not CLIENT.exists():
        missing("the client is not built (run `make web`)")
    running = Service(tmp_path_factory.mktemp("table"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server that may be killed."""
    if not CLIENT.exists():
        missing("the client is not built (run `make web`)")
    running = Service(tmp_path_factory.mktemp("mortal"))
    running.start()
    yield running
    running.stop()


class Chromium:
    """One browser for all the tests of this folder, and for no longer: while Playwright is open, its event loop keeps
    other tests from starting theirs."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        """The browser; started when it is first asked for."""
        if self._browser is None:
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        return self._browser

    def close(self) -> None:
        """End it, if it was started."""
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None


_chromium = Chromium()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close the browser with the last test of this folder."""
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        _chromium.close()


@pytest.fixture
def browser() -> Browser:
    """Debian's Chromium."""
    if not CHROMIUM.exists():
        missing(f"{CHROMIUM} is missing (install the package chromium)")
    return _chromium.browser()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """Pages for this test; it fails when one of them reports an error."""
    made = Visitors(browser)
    yield made
    made.leave()


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """One desktop page."""
    return visitors.page()


@pytest.fixture
def player(page: Page) -> Player:
    """The player at that page."""
    return Player(page)
