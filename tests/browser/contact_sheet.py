"""One whole Locust turn at a glance, a picture every 200 ms: part of `python -m tests.browser.screenshots`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.showing import bar
from tests.browser.small_png import write_small

EVERY = 0.2
"""Seconds between two pictures."""
LONGEST = 30.0
COLUMNS, WIDTH = 6, 264
STAGE: dict[str, Any] = {"viewport": {"width": 760, "height": 740}}
"""A narrow page, where the map is large beside everything else."""
_SHEET = """
async ([frames, columns, width]) => {
  document.body.innerHTML = "";
  Object.assign(document.body.style, { margin: 0, display: "grid", background: "#000", color: "#ddd", gap: "4px",
    font: "600 12px sans-serif", gridTemplateColumns: `repeat(${columns}, ${width}px)`, overflow: "visible" });
  document.documentElement.style.overflow = "visible";
  for (const [at, picture] of frames) {
    const cell = document.createElement("figure");
    cell.style.margin = 0;
    const image = new Image(width);
    image.style.display = "block";
    image.src = `data:image/jpeg;base64,${picture}`;
    await image.decode();
    cell.append(image, `${at.toFixed(1)} s`);
    document.body.append(cell);
  }
}
"""


class Film:
    """What a page paints, with the time of each frame."""

    def __init__(self, page: Page) -> None:
        self._frames: list[tuple[float, str]] = []
        self._camera = page.context.new_cdp_session(page)
        self._camera.on("Page.screencastFrame", self._take)
        self._camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "maxWidth": 528, "maxHeight": 528})

    def _take(self, frame: dict[str, Any]) -> None:
        self._frames.append((frame["metadata"]["timestamp"], frame["data"]))
        self._camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def cut(self) -> None:
        """What came before is not wanted."""
        del self._frames[:-1]

    def every(self, seconds: float) -> list[tuple[float, str]]:
        """What was to be seen at each of these moments."""
        self._camera.send("Page.stopScreencast")
        first, last = self._frames[0][0], self._frames[-1][0]
        moments = [first + seconds * i for i in range(int((last - first) / seconds) + 2)]
        return [(at - first, [shot for then, shot in self._frames if then <= at + 0.001][-1]) for at in moments]


def locust_turn(service: Service, visitors: Visitors, path: Path) -> None:
    """From the end of an order to the next question."""
    page = visitors.page({"speed": "normal", "hints": False}, reduced_motion="no-preference", **STAGE)
    player = Player(page)
    player.join(service.from_record(recorded("locust_turn"), ["human"]).link(0))
    player.asked()
    page.get_by_role("tab", name="Log").click()
    film = Film(page)
    player.prompt.get_by_role("button", name="Done with").click()
    bar(page).wait_for()
    film.cut()
    deadline = time.monotonic() + LONGEST
    while bar(page).count() and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    page.wait_for_timeout(300)
    shots = film.every(EVERY)
    sheet = visitors.page(viewport={"width": COLUMNS * (WIDTH + 4), "height": 400})
    sheet.goto(service.url)
    sheet.evaluate(_SHEET, [shots, COLUMNS, WIDTH])
    write_small(sheet, sheet.screenshot(full_page=True), path)
