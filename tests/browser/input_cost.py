"""What a key, a click or a pointer costs the page: `python -m tests.browser.input_cost` prints it.

Time of the processor on the page's main thread, so that it can be taken beside other work, and the time to the next
frame with the processor slowed down, as the browser's own event timing tells it. `--against FOLDER` measures another
checkout, with its page built, in turn with this one."""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET, Visitors
from tests.browser.player import Player
from tests.browser.service import ROOT, Service, recorded

SLOWED = 4
"""How much slower than this machine the visitor's is."""
PARTS = {"TaskDuration": "all", "ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
_WATCH = """
() => {
  window.inputs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.inputs.push([interactionId, duration]);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
}
"""
_DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 0))))"
_HEARD = """
() => {
  const longest = new Map();
  for (const [id, took] of window.inputs.splice(0)) longest.set(id, Math.max(took, longest.get(id) ?? 0));
  return [...longest.values()];
}
"""
"""An interaction has several events: the one that took longest counts."""
_THINGS = """
() => [...document.querySelectorAll(".board-map .thing")].flatMap((thing) => {
  const box = (thing.querySelector(".hit, .ring, .floor") ?? thing).getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  return thing.contains(document.elementFromPoint(...at)) ? [at] : [];
})
"""


class Cost(NamedTuple):
    """What inputs of one kind took: milliseconds of the processor each, by part, and to the next frame."""

    parts: list[dict[str, float]]
    frames: list[float]

    def told(self) -> str:
        """In words; whatever takes less than 16 ms to the next frame is not reported by the browser."""
        median = {name: statistics.median(one[part] for one in self.parts) for part, name in PARTS.items()}
        work = "  ".join(f"{name} {took:5.1f}" for name, took in median.items())
        late = late_of([one["TaskDuration"] for one in self.parts])
        return f"{work}  p95 {late:5.1f} | {framed(self.frames)} (n {len(self.parts)})"


def late_of(taken: list[float]) -> float:
    """The value that one in twenty exceeds."""
    return sorted(taken)[int(0.95 * (len(taken) - 1))]


def framed(frames: list[float]) -> str:
    """Times to the next frame in words."""
    return f"next frame median {statistics.median(frames):3.0f} p95 {late_of(frames):3.0f}" if frames else "no frames"


class Table:
    """A page at the table of a fight, measured."""

    def __init__(self, visitors: Visitors, service: Service, floor: str, moving: bool) -> None:
        motion = "no-preference" if moving else "reduce"
        self.page = visitors.page({"speed": "instant", "hints": False, "floor": floor}, reduced_motion=motion)
        player = Player(self.page)
        player.join(service.from_record(recorded("fight", 62), ["human", "bot"]).link(0))
        player.asked()
        self.page.wait_for_timeout(1500)
        self._cdp: CDPSession = self.page.context.new_cdp_session(self.page)
        self._cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.evaluate(_WATCH)
        self.slow(1)
        self.things: list[list[float]] = self.page.evaluate(_THINGS)

    def slow(self, rate: int) -> None:
        """Slow the page's processor down."""
        self._cdp.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def drawn(self) -> None:
        """Wait for the frame after this."""
        self.page.evaluate(_DRAWN)

    def cost(self, work: Callable[[Table, int], None], n: int) -> dict[str, float]:
        """Milliseconds of the processor that something takes, with the frame after it."""
        before = self._metrics()
        work(self, n)
        self.drawn()
        after = self._metrics()
        return {part: 1000 * (after[part] - before[part]) for part in PARTS}

    def heard(self) -> list[float]:
        """Times to the next frame of all inputs since."""
        self.page.wait_for_timeout(300)
        found: list[float] = self.page.evaluate(_HEARD)
        return found

    def _metrics(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self._cdp.send("Performance.getMetrics")["metrics"]}


def _hover(table: Table, n: int) -> None:
    table.page.mouse.move(*table.things[(7 * n) % len(table.things)])


def _click(table: Table, n: int) -> None:
    table.page.mouse.down()
    table.page.mouse.up()


def _key(table: Table, n: int) -> None:
    table.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n % 4])


def _put_back(table: Table, n: int) -> None:
    table.page.keyboard.press("Escape")


def _about(table: Table, n: int) -> None:
    table.page.keyboard.press("i")


KINDS: dict[str, tuple[Callable[[Table, int], None], ...]] = {
    "pointer on the map": (_hover,),
    "click on the map": (_hover, _click, _put_back),
    "arrow on the map": (_key,),
    "what is this": (_about, _put_back),
}
"""Inputs that belong together; each of them counts."""


def measure(tables: dict[str, Table], rounds: int) -> None:
    """Take turns, kind by kind, and print what each took."""
    for kind, works in KINDS.items():
        costs = {name: Cost([], []) for name in tables}
        for n in range(rounds):
            for name, table in tables.items():
                table.page.bring_to_front()
                table.drawn()
                for work in works:
                    costs[name].parts.append(table.cost(work, n))
        for name, table in tables.items():
            table.page.bring_to_front()
            table.heard()
            table.slow(SLOWED)
            for n in range(rounds):
                for work in works:
                    work(table, n)
                    table.drawn()
            costs[name].frames.extend(table.heard())
            table.slow(1)
            table.page.keyboard.press("Escape")
        for name, cost in costs.items():
            print(f"{kind:20} {name:8} {cost.told()}", flush=True)


def main() -> int:
    """Measure with services and a browser of one's own."""
    words = argparse.ArgumentParser(description="What inputs cost the page")
    words.add_argument("--against", type=Path, help="another checkout, with its page built")
    words.add_argument("--rounds", type=int, default=40)
    words.add_argument("--floor", choices=("plain", "painted"), default="plain")
    words.add_argument("--moving", action="store_true", help="for somebody who does not mind things that move")
    given = words.parse_args()
    checkouts = {"this": ROOT, **({"other": given.against.resolve()} if given.against else {})}
    with ExitStack() as stack:
        services = {
            name: Service(Path(stack.enter_context(tempfile.TemporaryDirectory())), checkout)
            for name, checkout in checkouts.items()
        }
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        visitors = Visitors(browser)
        for service in services.values():
            stack.callback(service.stop)
            service.start()
        tables = {name: Table(visitors, one, given.floor, given.moving) for name, one in services.items()}
        measure(tables, given.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
