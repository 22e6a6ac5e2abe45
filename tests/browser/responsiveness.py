"""How quick the table is, in numbers: `python -m tests.browser.responsiveness` prints them."""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.card.campaigning import CardPlayer
from tests.browser.card.scenes import offers, position
from tests.browser.conftest import CHROMIUM, QUIET, Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

SLOWED = 4
"""How much slower than this machine the visitor's is."""
INPUTS = 40
_WATCH = """
() => {
  window.inputs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.inputs.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
}
"""
_FIRST_VIEW = """
() => Math.max(...performance.getEntriesByType("paint").map((one) => one.startTime))
"""
_FRAMES = """
(seconds) => new Promise((done) => {
  const frames = [];
  let last = performance.now();
  const end = last + 1000 * seconds;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(next);
    else done(frames.slice(1));
  };
  requestAnimationFrame(next);
})
"""


class Scale:
    """Weighs what a page loads: script and style, as they come over the wire."""

    def __init__(self, network: CDPSession) -> None:
        self._kinds: dict[str, str] = {}
        self.bytes: dict[str, float] = {"Script": 0, "Stylesheet": 0}
        network.on("Network.responseReceived", lambda event: self._kinds.update({event["requestId"]: event["type"]}))
        network.on("Network.loadingFinished", self._add)
        network.send("Network.enable")

    def _add(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "")
        if kind in self.bytes:
            self.bytes[kind] += event["encodedDataLength"]

    def told(self) -> str:
        """In words."""
        total = sum(self.bytes.values()) / 1024
        script, style = (self.bytes[kind] / 1024 for kind in ("Script", "Stylesheet"))
        return f"script {script:.0f} KB, style {style:.0f} KB, together {total:.0f} KB"


def sit(visitors: Visitors, link: str, kind: str) -> tuple[Page, Scale]:
    """At a table, with everything that was loaded for it."""
    page = visitors.page()
    scale = Scale(page.context.new_cdp_session(page))
    player = Player(page) if kind == "board" else CardPlayer(page)
    player.join(link)
    player.asked()
    return page, scale


def inputs(page: Page) -> str:
    """From a key or press to the next frame, while cards are looked at and things are picked and put back."""
    page.evaluate(_WATCH)
    picks = page.locator("[data-pick]")
    count = picks.count()
    for n in range(INPUTS):
        if n % 2:
            page.keyboard.press("Escape")
        else:
            page.keyboard.press(("ArrowRight", "ArrowDown", "i", "ArrowLeft")[n // 2 % 4])
        if count and n % 4 == 0:
            box = picks.nth(n % count).bounding_box()
            if box:
                page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)
    taken: list[float] = sorted(page.evaluate("window.inputs"))
    # What takes less than 16 ms is not reported.
    taken = [0.0] * max(0, INPUTS - len(taken)) + taken
    late = taken[int(0.95 * (len(taken) - 1))]
    return f"median {statistics.median(taken):.0f} ms, p95 {late:.0f} ms, most {taken[-1]:.0f} ms"


def panning(page: Page) -> str:
    """Frames while the map is dragged to and fro."""
    box = page.get_by_role("application").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("() => { window.frames = null; }")
    page.evaluate(
        "(watch) => { window.framed = (0, watch)(3); }".replace("(0, watch)", f"({_FRAMES})").replace(
            "(watch) =>", "() =>"
        )
    )
    for n in range(120):
        page.mouse.move(x + 80 * ((n % 20) / 10 - 1), y + 40 * ((n % 14) / 7 - 1))
    frames: list[float] = page.evaluate("window.framed")
    page.mouse.up()
    return (
        f"median {statistics.median(frames):.1f} ms a frame, p95 {sorted(frames)[int(0.95 * (len(frames) - 1))]:.1f} ms"
    )


def first_view(visitors: Visitors, url: str) -> str:
    """From nothing to the lobby, five times."""
    taken = []
    for _ in range(5):
        page = visitors.page()
        page.goto(url)
        page.get_by_role("button", name="Play now").wait_for()
        taken.append(page.evaluate(_FIRST_VIEW))
        page.context.close()
    return f"median {statistics.median(taken):.0f} ms, most {max(taken):.0f} ms"


def measure(service: Service, visitors: Visitors) -> None:
    """Print everything."""
    print("first view:", first_view(visitors, service.url))
    cards = position(5, lambda game: offers(game, 0, "attack", "end"))
    for kind, record in (("board", recorded("fight", 62)), ("card", cards)):
        page, scale = sit(visitors, service.from_record(record, ["human", "bot"]).link(0), kind)
        print(f"{kind}, weight:", scale.told())
        if kind == "board":
            print("board, panning:", panning(page))
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        print(f"{kind}, input to next frame, {SLOWED} times slower:", inputs(page))


def main() -> int:
    """Measure with a service and a browser of one's own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder))
        service.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            measure(service, Visitors(browser))
        finally:
            service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
