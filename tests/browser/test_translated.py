"""Whole games at the page in every language: nothing that is shown or read out is English."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from eday.text.kit import places
from tests.browser.conftest import Visitors
from tests.browser.player import sit_down, until
from tests.browser.service import ROOT, Invited, Service
from tests.text.leftovers import leftovers

LANGUAGES = [code for code in places.written_languages() if code != "en"]
# Keeps every text that is ever shown, and every name and title for who cannot see or points.
_KEEP = """
(() => {
  window.shown = new Set();
  const NAMES = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder"];
  const keep = (words) => { if (/\\p{L}{2}/u.test(words ?? "")) window.shown.add(words.trim()); };
  const typed = (element) => element?.closest("kbd, script, style, option[lang]");
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE && !typed(node.parentElement)) keep(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || typed(node)) return;
    for (const name of NAMES) keep(node.getAttribute(name));
    node.childNodes.forEach(look);
  };
  addEventListener("DOMContentLoaded", () => {
    look(document.body);
    new MutationObserver((changes) => changes.forEach(({ type, target, addedNodes }) => {
      if (type === "childList") addedNodes.forEach(look);
      else if (type === "characterData") look(target);
      else NAMES.forEach((name) => keep(target.getAttribute(name)));
    })).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES });
  });
})();
"""
# Chooses these options one after the other from the plain list, and looks at something that is offered before each.
_CHOOSE = """
async ([made, options, seconds]) => {
  const frame = () => new Promise((drawn) => setTimeout(drawn, 15));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const wait = async (what, condition) => {
    for (const end = performance.now() + 1000 * seconds; performance.now() < end; await frame()) {
      const found = condition();
      if (found) return found;
    }
    throw new Error(`choice ${made}: ${what}`);
  };
  const state = () => window.probe.state;
  for (const option of options) {
    await wait("nothing is asked", () => state()?.choices === made && state().decision);
    all(".thing.offered, [data-card]").slice(0, 2).forEach((one) => one.focus());
    const button = await wait(`no ${option}`, () => {
      const list = document.querySelector(".fly .list");
      if (!list) document.querySelector(".prompt .tools button").click();
      return all(".fly .list button[data-option]").find((one) => one.dataset.option === option && !one.disabled);
    });
    button.click();
    await wait(`${option} does nothing`, () => {
      const again = all(".prompt .buttons button[data-option]").filter((one) => !one.disabled);
      again.find((one) => one.dataset.option === option || one.closest("[data-sure]"))?.click();
      return state().choices > made;
    });
    made += 1;
  }
}
"""


def record_of(kind: str, name: str) -> dict[str, Any]:
    """The record of a stored game."""
    file = json.loads((ROOT / "tests" / "games" / kind / f"{name}.json").read_text(encoding="utf-8"))
    record: dict[str, Any] = file["record"]
    return record


def seated(visitors: Visitors, code: str, link: str) -> Page:
    """A page of somebody who reads this language, at a table."""
    page = visitors.page(locale=code)
    page.add_init_script(_KEEP)
    sit_down(page, link)
    return page


def look_around(page: Page) -> None:
    """Open and close everything that the upper edge of the table opens."""
    buttons = page.locator(".table > .top button")
    for number in range(buttons.count()):
        buttons.nth(number).click()
        page.wait_for_timeout(300)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        else:
            buttons.nth(number).click()


def shown(page: Page) -> list[str]:
    """Everything that was shown."""
    found: list[str] = page.evaluate("() => [...window.shown]")
    return found


def played(game: Invited, visitors: Visitors, code: str, choices: list[tuple[int, str]]) -> list[Page]:
    """Play a game on, each seat at a page of its own, to its last choice."""
    pages = [seated(visitors, code, game.link(seat)) for seat in (0, 1)]
    look_around(pages[0])
    made = 0
    for seat, run in groupby(choices, key=lambda choice: choice[0]):
        options = [option for _, option in run]
        pages[seat].evaluate(_CHOOSE, [made, options, 30])
        made += len(options)
    for page in pages:
        until(page, "() => window.probe.state.view.outcome && document.querySelector('dialog h1')")
        page.wait_for_load_state("networkidle")
    return pages


def begun(service: Service, kind: str, record: dict[str, Any]) -> Invited:
    """The game before its first choice, with two people at it."""
    fresh = {**record, "choices": []}
    return service.from_record(fresh, ["human", "human"]) if kind == "board" else service.opponents(fresh)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name"), [("card", "chapter_01_locust")])
def test_nothing_in_a_whole_game_is_shown_in_english(
    service: Service, visitors: Visitors, code: str, kind: str, name: str
) -> None:
    record = record_of(kind, name)
    for page in played(begun(service, kind, record), visitors, code, record["choices"]):
        texts = shown(page)
        assert len(texts) > 300
        assert leftovers(code).among(texts) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_around_the_tables_is_shown_in_english(service: Service, visitors: Visitors, code: str) -> None:
    page = visitors.page(locale=code)
    page.add_init_script(_KEEP)
    page.goto(service.url)
    for place in ("", "#/missions", "#/chapters", "#/campaign"):
        page.goto(service.url + place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
    game = service.from_record(record_of("board", "emergence_two_players_won"), ["human", "human"])
    page.goto(game.watch)
    expect(page.get_by_role("slider")).to_be_visible()
    for at in (0, 60, 120, 238):
        page.get_by_role("slider").fill(str(at))
        until(page, f"() => document.querySelector('.replay[data-at=\"{at}\"]') !== null")
    texts = shown(page)
    assert len(texts) > 150
    assert leftovers(code).among(texts) == []


def test_a_page_in_english_would_be_noticed(service: Service, visitors: Visitors) -> None:
    page = visitors.page()
    page.add_init_script(_KEEP)
    page.goto(service.url)
    page.wait_for_load_state("networkidle")
    for code in LANGUAGES:
        assert len(leftovers(code).among(shown(page))) > 20
