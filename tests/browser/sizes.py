"""How a page fits its window: the smallest text, what runs over, and which regions lie on one another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize

WINDOWS: dict[str, ViewportSize] = {
    "a small laptop": {"width": 1024, "height": 768},
    "a laptop": {"width": 1400, "height": 900},
    "a desktop": {"width": 1920, "height": 1080},
    "a large screen": {"width": 2560, "height": 1440},
    "a phone": {"width": 390, "height": 844},
    "a phone on its side": {"width": 844, "height": 390},
    "a laptop at 200 %": {"width": 700, "height": 450},
}
LEAST, LEAST_PRINT = 12, 10
"""Pixels of any text, and of what is printed on cards where those are small."""
ROOMY = 1400
"""The width from which on nothing at all is smaller."""

# Letters on the map are as large as whoever looks at it makes them.
_SMALL = """
(least) => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("svg, script, style, .sr")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const lowest = element.closest(".face, .cover") ? least[1] : least[0];
    const words = `${element.className} ${size.toFixed(1)} px: ${node.data.trim().slice(0, 40)}`;
    if (size < lowest - 0.01) found.set(words, size);
  }
  return [...found.keys()];
}
"""
_OVER = """
() => [document.documentElement, document.body].map((one) => [one.scrollWidth, one.scrollHeight])
  .filter(([width, height]) => width > innerWidth || height > innerHeight)
"""
_SIDEWAYS = """
() => [...document.querySelectorAll("*")].filter((one) => {
  const style = getComputedStyle(one).overflowX;
  return (style === "auto" || style === "scroll") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
}).map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)
"""
_REGIONS = """
(selectors) => {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility()).map((one) => [selector, one.getBoundingClientRect()]));
  const wrong = [];
  boxes.forEach(([name, box], i) => {
    const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
    if (!inside) wrong.push(`${name} sticks out`);
    if (box.width < 1 || box.height < 1) wrong.push(`${name} has no room`);
    for (const [other, its] of boxes.slice(i + 1)) {
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (wide > 1 && high > 1) wrong.push(`${name} and ${other} overlap`);
    }
  });
  return wrong;
}
"""

# Laid out anew for this window: nothing has changed for three frames.
_SETTLED = """
async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const look = () => [document.body.scrollWidth, document.body.scrollHeight, document.documentElement.dataset.room,
    ...[...document.querySelectorAll("main, .ask, .sheet")].map((one) => one.getBoundingClientRect().height)].join();
  for (let same = 0, before = "", tries = 0; same < 3 && tries < 120; tries += 1) {
    await frame();
    same = look() === before ? same + 1 : 0;
    before = look();
  }
}
"""


def misfits(page: Page, *regions: str, scrolls: bool = False) -> list[str]:
    """What does not fit the window as it is; a page that scrolls down by itself may be longer."""
    size = page.viewport_size or {"width": 0, "height": 0}
    roomy = size["width"] >= ROOMY
    wrong: list[Any] = [f"small: {one}" for one in page.evaluate(_SMALL, [LEAST, LEAST if roomy else LEAST_PRINT])]
    wrong += [f"over: {one}" for one in page.evaluate(_OVER)]
    if size["width"] >= 1000 or scrolls:
        wrong += [f"sideways: {one}" for one in page.evaluate(_SIDEWAYS)]
    return wrong + [f"regions: {one}" for one in page.evaluate(_REGIONS, list(regions))]


def in_all_windows(page: Page, *regions: str, scrolls: bool = False) -> dict[str, list[str]]:
    """What does not fit, by window; empty where all is well."""
    found: dict[str, list[str]] = {}
    for name, size in WINDOWS.items():
        page.set_viewport_size(size)
        page.evaluate(_SETTLED)
        if wrong := misfits(page, *regions, scrolls=scrolls):
            found[name] = wrong
    return found
