"""A player at the page: sees what the page was told, and clicks what it offers."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

PROBE = """
(() => {
  const Real = window.WebSocket;
  window.probe = { state: null, over: null, sockets: [] };
  let names = {}, layout = {};
  const whole = (state) => ({
    ...state, names, view: state.view.map ? { ...state.view, map: { ...layout, ...state.view.map } } : state.view,
  });
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      window.probe.sockets.push(this);
      this.addEventListener("message", (event) => {
        for (const message of JSON.parse(event.data)) {
          if (message.type === "known") {
            names = { ...names, ...message.names };
            layout = message.layout ?? layout;
          }
          if (message.type === "state") window.probe.state = whole(message);
          if (message.type === "over") window.probe.over = message;
        }
      });
    }
  };
})();
"""
"""Keeps the last state the server sent, so that tests can wait for an answer instead of for time to pass."""

# Where a click would land on each thing on offer, once nothing on the page moves any more.
_SPOTS = """
async () => {
  let spots = [];
  const lands = (x, y, element) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === element || element.contains(hit));
  };
  const inside = (element) => {
    const box = element.getBoundingClientRect();
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
      for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
        const x = box.left + box.width * dx, y = box.top + box.height * dy;
        if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && lands(x, y, element)) return [x, y];
      }
    return null;
  };
  const add = (where, element) => {
    const at = inside(element);
    if (at) spots.push({ where, x: at[0], y: at[1], words: element.getAttribute("aria-label") ?? element.textContent });
  };
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let before = null, tries = 0; before !== JSON.stringify(spots) && tries < 100; tries += 1) {
    before = JSON.stringify(spots);
    await frame();
    await frame();
    spots = [];
    document.querySelectorAll(".thing.offered").forEach((one) => add("map", one));
    document.querySelectorAll("button[data-pick]:not([disabled])").forEach((one) =>
      add(one.hasAttribute("data-option") ? "prompt" : "card", one));
  }
  return spots;
}
"""


FIRST_KEY = """() => (document.querySelector(".buttons [data-key]")
  ?? document.querySelector("[data-card][data-pick][data-key]")).dataset.key"""
"""The key shown by the first choice of the prompt, or by the first card of the hand that can be used."""

# Playwright's own waiting evaluates text in the page, which the table's content security policy forbids.
_UNTIL = """
([condition, seconds, given]) => new Promise((resolve, reject) => {
  const deadline = performance.now() + 1000 * seconds;
  const look = () => {
    const found = (%s)(given);
    if (found) resolve(found);
    else if (performance.now() > deadline) reject(new Error(`not within ${seconds} s: ${condition}`));
    else setTimeout(look, 10);
  };
  look();
})
"""


def until(page: Page, condition: str, given: Any = None, seconds: float = 30) -> Any:
    """What a JavaScript function of the page returns as soon as that is something."""
    return page.evaluate(_UNTIL % condition, [condition, seconds, given])


_ARRIVED = """
() => document.querySelector("main.door form") ? "asked" : window.probe.state !== null ? "seated" : false
"""


def sit_down(page: Page, link: str) -> None:
    """Take a seat, whatever language the page speaks."""
    page.goto(link)
    if until(page, _ARRIVED) == "asked":
        page.locator("main.door form button").last.press("Enter")
    until(page, "() => window.probe.state !== null && document.querySelector('.prompt') !== null")


@dataclass(frozen=True)
class Spot:
    """Something on offer that a pointer can reach now."""

    where: str
    x: float
    y: float
    words: str


class Player:
    """One browser page at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def join(self, link: str) -> None:
        """Follow an invitation, sit down under the name that is proposed, and wait for the table."""
        self.page.evaluate("() => { if (window.probe) window.probe.state = null; }")
        self.page.goto(link)
        if until(self.page, _ARRIVED) == "asked":
            self.page.get_by_role("button", name="Sit down").press("Enter")
        self.seated()

    def seated(self) -> None:
        """Wait until the table is laid out."""
        expect(self.prompt).to_be_visible()
        expect(self.map).to_be_visible()
        until(self.page, "() => window.probe.state !== null")

    @property
    def prompt(self) -> Locator:
        """The prompt bar, a region called after the number of options."""
        return self.page.get_by_role("region", name="options")

    @property
    def map(self) -> Locator:
        """The map."""
        return self.page.get_by_role("application")

    @property
    def end(self) -> Locator:
        """The screen after the last choice."""
        return self.page.get_by_role("dialog", name="The mission is over.")

    @property
    def hand(self) -> Locator:
        """The order cards of the seat."""
        return self.page.get_by_role("region", name="Hand of")

    def state(self) -> dict[str, Any]:
        """The last state the page was sent."""
        found: dict[str, Any] = self.page.evaluate("window.probe.state")
        return found

    def version(self) -> int:
        """Revision of that state."""
        found: int = self.page.evaluate("window.probe.state.version")
        return found

    def answered(self, before: int) -> None:
        """Wait until the server has answered a choice or undo made at this revision."""
        until(self.page, "before => window.probe.state.version > before", before)

    def open(self, button: str) -> Locator:
        """A dialog of the table, by the button that opens it."""
        self.page.get_by_role("button", name=button, exact=True).click()
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        return dialog

    def close(self) -> None:
        """Close the dialog that is open."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Close", exact=True).click()
        expect(dialog).to_have_count(0)

    def squad(self) -> Locator:
        """The list of COGs and who leads them."""
        return self.page.get_by_role("list", name="Squad")

    def asked(self) -> None:
        """Wait until the page must decide, or the game is over."""
        until(self.page, "() => window.probe.state.decision !== null || window.probe.state.view.outcome !== null")

    def over(self) -> bool:
        """Whether the game has ended."""
        found: bool = self.page.evaluate("window.probe.state.view.outcome !== null")
        return found

    def spots(self) -> list[Spot]:
        """Everything on offer within reach of a pointer."""
        return [Spot(**one) for one in self.page.evaluate(_SPOTS)]

    def choose(self, label: str) -> None:
        """Choose by the words of the plain list of options; who cannot see hears the codes of places as well."""
        before = self.version()
        code = next((one["code"] for one in self.state()["options"] if one["label"] == label), None)
        name = f"{label} ({code})" if code else label
        self.prompt.get_by_role("button", name="options").click()
        self.prompt.get_by_role("listitem").get_by_role("button", name=name, exact=True).first.click()
        self.confirm(before, tap=False)
        self.answered(before)

    def end_card(self) -> None:
        """The order card that is being carried out is done."""
        self.choose(next(one["label"] for one in self.state()["options"] if one["id"] == "end"))

    def confirm(self, before: int, tap: bool = False) -> None:
        """Say yes where the page asks before it does something."""
        asked = "document.querySelector('.prompt[data-sure]') ? 'asked' : false"
        if until(self.page, f"before => window.probe.state.version > before ? 'answered' : {asked}", before) == "asked":
            self._hit(self.prompt.get_by_role("button", name="Yes, do it"), tap)

    def pin(self, ref: str) -> None:
        """Pin what is known about a thing on the map, by keys."""
        self.page.locator(f'[data-ref="{ref}"]').first.focus()
        self.page.keyboard.press("Enter")
        tiles = self.page.get_by_role("menu")
        pinned = self.page.get_by_role("complementary", name=f"About {self.state()['names'][ref]}", exact=True)
        pinned = pinned.and_(self.page.locator(".pinned"))
        expect(tiles.or_(pinned).first).to_be_visible()
        if tiles.count():
            tiles.get_by_role("menuitem", name="About").click()
        expect(pinned).to_be_visible()

    def aim(self, ref: str) -> Locator:
        """The tiles of a thing on the map, by keys."""
        self.page.locator(f'[data-ref="{ref}"]').first.focus()
        self.page.keyboard.press("Enter")
        tiles = self.page.get_by_role("menu", name="Attack")
        expect(tiles).to_be_visible()
        return tiles

    def click_on(self, dice: random.Random, tap: bool = False) -> str:
        """One choice at random, on the map, a card or a button; where several uses open, one of them. Says where."""
        before = self.version()
        until(self.page, "() => document.querySelector('.thing.offered, button[data-pick]:not([disabled])') !== null")
        spots = self.spots()
        if not spots:
            self._hit(self.page.get_by_role("button", name="Show the whole map"), tap)
            spots = self.spots()
        where = dice.choice(sorted({spot.where for spot in spots}))
        self._press(dice.choice([spot for spot in spots if spot.where == where]), tap)
        opened = until(
            self.page,
            """before => window.probe.state.version > before ? "answered"
              : document.querySelector(".prompt[data-sure]") ? "sure"
              : document.querySelector("[role=menu] [data-option]") ? "menu"
              : document.querySelector("[data-go]")?.offsetParent ? "plan"
              : document.querySelector(".card[aria-pressed=true], .weapon[aria-pressed=true]") ? "card" : false""",
            before,
        )
        if opened == "menu":
            self._hit(dice.choice(self.page.get_by_role("menu").locator("[data-option]").all()), tap)
        elif opened == "sure":
            self.confirm(before, tap)
        elif opened == "plan":
            self._hit(self.page.locator("[data-go]"), tap)
        elif opened == "card":
            buttons = self.prompt.locator("button[data-option]").all()
            self._hit(dice.choice(buttons), tap)
        self.answered(before)
        return where

    def _press(self, spot: Spot, tap: bool) -> None:
        if tap:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y)

    @staticmethod
    def _hit(button: Locator, tap: bool) -> None:
        if tap:
            button.tap()
        else:
            button.click()
