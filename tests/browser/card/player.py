"""A person at a card table: sees what the page shows and chooses on cards, on places of the row and on buttons."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.card.campaigning import CardPlayer
from tests.browser.player import until

State = dict[str, Any]
OF_ITSELF = ("use", "choose", "to", "spawn", "draw")
"""Options whose card asks the question itself: it is not pointed at."""
AT_PLAYER = ("direct", "cross")

# Where a press would land on an element, once nothing on the page moves any more.
_SPOT = """
async ([selector, seconds]) => {
  const deadline = performance.now() + 1000 * seconds;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const reached = (element) => {
    const box = element.getBoundingClientRect();
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
      for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
        const x = box.left + box.width * dx, y = box.top + box.height * dy;
        const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        if (hit !== null && element.contains(hit)) return [x, y];
      }
    return null;
  };
  for (let before = ""; performance.now() < deadline; ) {
    let spot = null;
    for (const element of document.querySelectorAll(selector)) {
      if (element.disabled) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      spot = reached(element);
      if (spot) break;
    }
    const now = JSON.stringify(spot);
    if (spot && now === before) return spot;
    before = now;
    await frame();
    await frame();
  }
  return null;
}
"""

# What a press on the table changes: the state, or before anything is chosen the words and buttons of the prompt bar.
_LOOK = """
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    version: window.probe.state.version,
    weighs: all("[data-preview]").map((one) => one.dataset.preview),
    offers: all(".prompt .buttons button[data-option]").map((one) => one.dataset.option),
    asks: all(".prompt .say, .prompt .buttons button").map((one) => one.textContent).join("|"),
  };
}
"""
_AFTER = f"""
before => {{
  const now = ({_LOOK})();
  return now.version > before.version || now.asks !== before.asks ? now : false;
}}
"""
_FORECAST = """
() => {
  const panel = document.querySelector("[data-preview]");
  if (!panel?.querySelector(".lines p")) return null;
  const fates = [...panel.querySelectorAll(".fighter")].map((one) =>
    [one.querySelector("strong").textContent, one.querySelector(".fate b").textContent.startsWith("dies")]);
  const hurt = [...panel.innerText.matchAll(/(\\d+) direct damage to (COG|Locust)/g)];
  const direct = hurt.map(([, damage, side]) => [side, Number(damage)]);
  return { text: panel.innerText, dies: Object.fromEntries(fates), direct: Object.fromEntries(direct) };
}
"""
Look = dict[str, Any]


class Messages:
    """Everything a page hears over its sockets."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.messages.extend(json.loads(payload)))

    def events(self) -> list[dict[str, Any]]:
        """What has happened so far: later messages replace what they tell anew."""
        events: list[dict[str, Any]] = []
        for message in self.messages:
            if message["type"] == "events":
                events[message["first"] :] = message["events"]
        return events


@dataclass
class Forecast:
    """What the table says an attack would lead to, as far as it can be read there."""

    text: str
    dies: dict[str, bool]
    """By the name of a fighter."""
    direct: dict[str, int]
    """By the name of a side."""


@dataclass
class Taken:
    """How an option was chosen."""

    option: dict[str, Any]
    pressed: list[str] = field(default_factory=list)
    """Cards, places, decks, and `button` or `list` for the prompt bar's."""
    forecast: Forecast | None = None


class Duelist(CardPlayer):
    """One browser page at a table of the card game, played by pointer, finger or keys."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        super().__init__(page)
        self.touch = touch
        self.heard = Messages(page)

    # ------------------------------------------------------------------ seeing

    @property
    def preview(self) -> Locator:
        """What an attack, a block or a reaction would lead to."""
        return self.page.get_by_role("region", name="What it leads to")

    @property
    def guide(self) -> Locator:
        """The lesson of the tutorial."""
        return self.page.get_by_role("complementary", name="Guide")

    @property
    def own_hand(self) -> Locator:
        """The cards in hand."""
        return self.page.get_by_role("region", name="Hand of").locator("[data-card]")

    @property
    def buttons(self) -> Locator:
        """The prompt bar's own buttons."""
        return self.prompt.locator(".buttons button[data-option]")

    def about(self, ref: str) -> Locator:
        """The card shown large."""
        return self.page.get_by_role("complementary", name=f"About {self.name(ref)}")

    def card(self, ref: str) -> Locator:
        """A card on the table or in hand."""
        return self.page.locator(f'[data-card="{ref}"]')

    def name(self, ref: str) -> str:
        """The name the table uses."""
        found: str = self.state()["names"][ref]
        return found

    def cards(self) -> State:
        """The card game as this seat sees it, also inside a campaign."""
        return table_of(self.state())

    def deck(self, side: str) -> int:
        """Cards left in a deck, as the screen says."""
        label = self.page.locator(f'[aria-label^="Deck of {side}: "]').first.get_attribute("aria-label")
        found = re.search(r": (\d+) ", label or "")
        assert found is not None
        return int(found.group(1))

    def shown(self, zone: str = "main") -> set[str]:
        """Cards that lie open in a part of the page."""
        refs: list[str] = self.page.locator(f"{zone} [data-card]").evaluate_all(
            "all => all.map((one) => one.dataset.card)"
        )
        return set(refs)

    # ------------------------------------------------------------------ choosing

    def press(self, selector: str) -> None:
        """Click or tap an element where it can be reached."""
        spot = self.page.evaluate(_SPOT, [selector, 30])
        assert spot is not None, f"nothing to press at {selector}"
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def take(self, option: str, state: State | None = None) -> Taken:
        """Choose an option on the table's own things: its card, then its target, then the button that confirms it."""
        state = state or self.state()
        taken = Taken(option_of(state, option))
        wanted = taken.option["id"]
        aims = list(_aims(taken.option, state))
        look: Look = self.page.evaluate(_LOOK)
        for _ in range(len(aims) + 3):
            weighed = look["weighs"] == look["offers"] == [wanted]
            if weighed:
                taken.forecast = self.forecast()
            if aims and not weighed:
                aim = aims.pop(0)
                taken.pressed.append(aim)
                look = self._press_and_see(_selector(aim, state), look)
            elif wanted in look["offers"]:
                taken.pressed.append("button")
                look = self._press_and_see(f'.prompt .buttons button[data-option="{wanted}"]', look)
            else:
                taken.pressed.append("list")
                self.prompt.get_by_role("button", name="options").click()
                look = self._press_and_see(f'.prompt .list button[data-option="{wanted}"]', look)
            if look["version"] > state["version"]:
                return taken
        raise AssertionError(f"{wanted} cannot be chosen on the table: {taken.pressed}")

    def weigh(self, option: str) -> dict[str, Any]:
        """Go as far as the forecast of an attack, and no further."""
        state = self.state()
        found = option_of(state, option)
        look: Look = self.page.evaluate(_LOOK)
        for aim in _aims(found, state):
            if look["weighs"] != [found["id"]] or look["offers"] != [found["id"]]:
                look = self._press_and_see(_selector(aim, state), look)
        expect(self.preview).to_have_attribute("data-preview", found["id"])
        expect(self.buttons).to_have_count(1)
        return found

    def forecast(self) -> Forecast:
        """What the open forecast says, once it is there."""
        return Forecast(**until(self.page, _FORECAST))

    def pass_curtain(self) -> None:
        """Take over the screen."""
        who = self.page.get_by_role("dialog", name="Pass the screen to ")
        who.get_by_role("button", name="I am ").click()
        expect(who).to_have_count(0)

    def _press_and_see(self, selector: str, before: Look) -> Look:
        """Press something; what the page shows as soon as it has answered."""
        self.press(selector)
        found: Look = until(self.page, _AFTER, before)
        return found


def option_of(state: State, option: str) -> dict[str, Any]:
    """One of the options on offer; for a card any of its copies will do."""
    return next(one for one in state["options"] if one["id"] == option or one["id"].startswith(f"{option}#"))


def _aims(option: dict[str, Any], state: State) -> Iterator[str]:
    """The things to press for an option, one after the other; two ways against the same player are told apart later."""
    asking = (state["decision"] or {}).get("context", {}).get("card")
    for ref in option["refs"]:
        if ref.startswith(("card:", "row:")) and not (option["kind"] in OF_ITSELF and ref == asking):
            yield ref
    ways = [one for one in state["options"] if one["kind"] in AT_PLAYER and one["refs"] == option["refs"]]
    if option in ways and len(ways) == 1:
        yield f"seat:{1 - state['seat']}"


def _selector(aim: str, state: State) -> str:
    """Where to press for a thing: a place is meant by whoever holds it, too."""
    kind = aim.partition(":")[0]
    if "cards" in (state["decision"] or {}).get("context", {}):
        return f'.tray [data-{kind}="{aim}"]'  # not the card of the same name in hand
    places = [place for place in table_of(state)["row"] if place and place["unit"] and place["row"] == aim]
    return ", ".join([*(f'[data-card="{place["unit"]["card"]}"]' for place in places), f'[data-{kind}="{aim}"]'])


def table_of(state: State) -> State:
    """The card game as the seat sees it, also inside a campaign."""
    view: State = state["view"]
    return view["table"] if view["game"] == "campaign" else view


BOLD = ("direct", "cross", "attack", "move", "deploy", "react", "tactic")
"""What somebody who likes to attack does first."""


def bold(state: State) -> str:
    """The choice of somebody who attacks whenever he can and never blocks."""
    options = state["options"]
    for kind in BOLD:
        for option in options:
            if option["kind"] == kind:
                found: str = option["id"]
                return found
    for option in options:
        if option["id"] in ("no_block", "done", "end", "draw"):
            return str(option["id"])
    return str(options[0]["id"])
