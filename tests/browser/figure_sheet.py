"""All figures and their states on one page: part of `python -m tests.browser.screenshots`."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Route

from tests.browser.conftest import Visitors
from tests.browser.service import ROOT
from tests.browser.small_png import write_small

WEB = ROOT / "web"
ADDRESS = "http://sheet.invalid/"


def figure_sheet(visitors: Visitors, path: Path) -> None:
    """Each figure at 72 and at 40 pixels, in colour, in grey and as the colour-blind see it; then every state."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npx", "vite", "build", "sheets/figures", "--config", "vite.config.ts", "--outDir", folder]
        subprocess.run([*command, "--logLevel", "warn"], cwd=WEB, check=True)

        def answer(route: Route) -> None:
            route.fulfill(path=Path(folder) / (route.request.url.removeprefix(ADDRESS) or "index.html"))

        page = visitors.page(viewport={"width": 1220, "height": 760})
        page.route(f"{ADDRESS}**", answer)
        page.goto(ADDRESS)
        page.locator("figure").last.wait_for()
        write_small(page, page.screenshot(), path)
