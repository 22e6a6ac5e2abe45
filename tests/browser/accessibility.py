"""What axe-core finds on a page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import missing
from tests.browser.service import ROOT

AXE = Path(os.environ.get("AXE_CORE", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"))


def grave(page: Page) -> list[str]:
    """Serious and critical findings, with the first things they are about."""
    if not AXE.exists():
        missing("axe-core is missing (run `make web`)")
    # Evaluated by the debugger: the page's content security policy allows no other script.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE.read_text()}\n; }}")
    found: list[dict[str, Any]] = page.evaluate(
        "() => window.axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{one['impact']} {one['id']}: {one['help']}; " + " | ".join(node["html"][:160] for node in one["nodes"][:4])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
