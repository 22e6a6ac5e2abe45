"""What the painted map costs, in numbers: `python -m tests.browser.painting_cost` prints them (on a quiet machine)."""

from __future__ import annotations

import gzip
import os
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, CLIENT, QUIET, Visitors
from tests.browser.player import Player, until
from tests.browser.responsiveness import inputs, panning
from tests.browser.service import Service, recorded

SCREEN = {"width": 1600, "height": 1000}
_WATCH = """
window.pieces = [];
window.relit = [];
new MutationObserver((all) => {
  for (const { addedNodes } of all)
    for (const node of addedNodes) if (node.matches?.("canvas.piece")) window.pieces.push(performance.now());
}).observe(document, { subtree: true, childList: true });
const paper = CanvasRenderingContext2D.prototype;
const { drawImage, fillRect, getImageData } = paper;
let begun = 0;
paper.fillRect = function (...given) {
  if (this.canvas.dataset.light && this.globalCompositeOperation === "copy") begun = performance.now();
  fillRect.apply(this, given);
};
paper.drawImage = function (...given) {
  drawImage.apply(this, given);
  if (!this.canvas.dataset.light || this.globalCompositeOperation !== "destination-in") return;
  getImageData.call(this, 0, 0, 1, 1);
  window.relit.push({ light: this.canvas.dataset.light, took: performance.now() - begun });
};
"""
"""Notes when pieces are hung up, and how long each light takes to be drawn, the pixels included."""

_PAINTED = "() => window.pieces.length > 1 && performance.now() - window.pieces.at(-1) > 2500"
_FLOORS = "() => !document.querySelector('.board-map .floors') && performance.now()"


def sit(visitors: Visitors, service: Service, name: str, choices: int, floor: str = "painted") -> Page:
    """At the table of a recorded game."""
    page = visitors.page({"speed": "instant", "hints": False, "floor": floor, "camera": "close"}, viewport=SCREEN)
    page.add_init_script(_WATCH)
    record = recorded(name, choices)
    seat = recorded(name)["choices"][choices][0]
    player = Player(page)
    player.join(service.from_record(record, ["human"] * len(record["setup"]["cogs"])).link(seat))
    player.asked()
    return page


def painting(visitors: Visitors, service: Service, name: str, choices: int) -> tuple[Page, str]:
    """From the table to the last floor, and to the last ruin around it."""
    page = sit(visitors, service, name, choices)
    begun: float = page.evaluate("performance.now()")
    floors: float = until(page, _FLOORS, seconds=120)
    until(page, _PAINTED, seconds=120)
    last: float = page.evaluate("window.pieces.at(-1)")
    count: int = page.evaluate("window.pieces.length")
    return page, f"floors after {floors - begun:.0f} ms, all {count} pieces after {last - begun:.0f} ms"


def relight(page: Page) -> str:
    """All lights of the table, each once."""
    took = page.evaluate("Object.values(Object.fromEntries(window.relit.map(({ light, took }) => [light, took])))")
    return f"{len(took)} lights, median {statistics.median(took):.1f} ms each, together {sum(took):.1f} ms"


def memory(browser: Browser) -> str:
    """Of the largest page process: what it has alone, and its share of what it has with others."""
    listed = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    found = []
    for one in listed:
        if one["type"] == "renderer":
            text = Path(f"/proc/{one['id']}/smaps_rollup").read_text()
            size = {key: int(value) / 1024 for key, value in re.findall(r"^(\w+):\s+(\d+) kB", text, re.MULTILINE)}
            found.append((size["Private_Clean"] + size["Private_Dirty"], size["Pss"]))
    private, share = max(found)
    return f"{private:.0f} MB private, {share:.0f} MB with its share of what is shared"


def weight() -> str:
    """The painter's code as it comes over the wire."""
    worker = next((CLIENT.parent / "assets").glob("worker-*.js"))
    return f"{len(gzip.compress(worker.read_bytes())) / 1024:.1f} KB compressed"


def measure(browser: Browser, service: Service) -> None:
    """Print everything."""
    print("load:", " ".join(f"{one:.2f}" for one in os.getloadavg()), "on", os.cpu_count(), "cores")
    print("painter:", weight())
    visitors = Visitors(browser)
    page, told = painting(visitors, service, "fight", 24)
    print("four tiles, painting:", told)
    print("four tiles, relight:", relight(page))
    page.context.close()
    page = sit(visitors, service, "fight", 24)
    print("four tiles, input to next frame while painting:", inputs(page))
    page.context.close()
    for floor in ("plain", "painted"):
        page = sit(visitors, service, "hive_solo_won", -2, floor)
        if floor == "painted":
            until(page, _PAINTED, seconds=240)
            print("largest Hive, relight:", relight(page))
        time.sleep(3)
        print(f"largest Hive, {floor}, memory:", memory(browser))
        print(f"largest Hive, {floor}, panning:", panning(page))
        page.context.close()
    print("load:", " ".join(f"{one:.2f}" for one in os.getloadavg()))


def main() -> int:
    """Measure with a service and a browser of one's own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder))
        service.start()
        try:
            measure(playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET)), service)
        finally:
            service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
