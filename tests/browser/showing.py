"""What a page shows while the director plays: read off the page, step by step or by a watcher inside it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player, until

# Notes every line of the log as it appears, with what prompt and table show at that moment.
WATCHER = """
() => {
  window.noted = [];
  let seen = document.querySelectorAll(".log li li, .log summary").length;
  const note = () => {
    const lines = [...document.querySelectorAll(".log summary, .log li li")];
    const at = performance.now();
    const asked = document.querySelectorAll("[data-option]").length;
    for (const line of lines.slice(seen)) {
      window.noted.push({ line: line.textContent.trim(), at, asked,
        prompt: document.querySelector(".prompt .say").textContent.trim() });
    }
    seen = Math.max(seen, lines.length);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
SENT = """
(() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text).type); return send.call(this, text); };
})();
"""
"""Keeps what kinds of messages the page sends."""
_NOW = """
() => ({
  lines: [...document.querySelectorAll(".log summary span:first-child, .log li li")].map((one) =>
    one.textContent.trim()),
  prompt: document.querySelector(".prompt .say").textContent.trim(),
  offered: document.querySelectorAll("[data-option], .thing.offered").length,
  places: Object.fromEntries([...document.querySelectorAll(".figure[aria-label]")].map((one) =>
    [one.getAttribute("aria-label").split(",")[0], one.getAttribute("aria-label")])),
  cards: [...document.querySelectorAll(".board [data-at^='card:']")].map((one) => one.dataset.at),
})
"""
_OVER = "!document.querySelector('[data-director][role=group]')"


def bar(page: Page) -> Locator:
    """The controls that are there while something is shown."""
    return page.get_by_role("group", name="What is being shown")


def look(page: Page) -> dict[str, Any]:
    """Log, prompt and table as they are shown now."""
    found: dict[str, Any] = page.evaluate(_NOW)
    return found


def ended(page: Page) -> None:
    """Wait until nothing is shown any more and something can be chosen."""
    until(page, f"() => {_OVER} && document.querySelector('[data-pick], .thing.offered')")


def ready(player: Player) -> None:
    """Wait until the show is over and a press counts again."""
    player.asked()
    ended(player.page)
    player.page.wait_for_timeout(350)


def steps(page: Page) -> list[dict[str, Any]]:
    """Everything that is shown step by step, from the first picture to the question."""
    expect(bar(page)).to_be_visible()
    found = [look(page)]
    while bar(page).count():
        before = found[-1]
        bar(page).get_by_role("button", name="Next").click()
        until(
            page,
            f"before => JSON.stringify(({_NOW})().lines) !== before || {_OVER}",
            _lines(before),
        )
        found.append(look(page))
    return found


def _lines(shown: dict[str, Any]) -> str:
    return json.dumps(shown["lines"], separators=(",", ":"), ensure_ascii=False)
