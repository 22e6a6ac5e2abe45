"""Each person reads the page, and what the server says, in a language of his own, and may change it in mid-game."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from eday.text.kit import places
from tests.browser.conftest import CLIENT, Visitors, missing
from tests.browser.player import Player, until
from tests.browser.service import ROOT, Service
from tests.text.marked import CODE, MARK, marked_catalogue

NAMES = {"Ann", "Ben"}
LARGEST = 40 * 1024
"""Bytes that are fetched for a language, compressed."""
# Everything that is read on the page and bears no mark: text, and names and titles for who cannot see or points.
_UNMARKED = """
(mark) => {
  const found = new Set();
  const look = (words, where) => {
    if (/\\p{L}{2}/u.test(words) && !words.includes(mark)) found.add(`${where}: ${words.trim()}`);
  };
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("kbd, option, script, style, input, textarea")) continue;
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.hasAttribute(name)) look(element.getAttribute(name), name);
    // A sentence with codes of places in it is in several pieces.
    if (element.querySelector(":scope > .code")) look(element.textContent, element.localName);
    else
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) look(node.data, element.localName);
  }
  return [...found];
}
"""


@pytest.fixture(scope="module")
def bilingual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server that speaks a second language, in which every message bears a mark."""
    if not CLIENT.exists():
        missing("the client is not built (run `make web`)")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EDAY_CATALOGUES", str(marked_catalogue(tmp_path_factory.mktemp("catalogues"))))
        running = Service(tmp_path_factory.mktemp("bilingual"))
        running.start()
    yield running
    running.stop()


def speak(page: Page, code: str) -> None:
    """Choose a language where it can be chosen."""
    page.locator(f"select:has(option[lang={code}])").first.select_option(code)
    until(page, "code => document.documentElement.lang === code", code)


def switch(player: Player, code: str) -> None:
    """Choose a language in the settings of the table, and wait until the game is told in it."""
    page = player.page
    page.evaluate("() => { window.probe.state = null; }")
    page.get_by_role("button", name=re.compile("^Settings")).click()
    speak(page, code)
    until(page, "() => window.probe.state !== null")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def question(state: dict[str, Any]) -> Any:
    """What is asked, in no language."""
    options = [(option["id"], option["kind"], option["refs"]) for option in state["options"]]
    return state["version"], state["choices"], state["decision"], options


def unmarked(page: Page) -> list[str]:
    """What is read in English still, names of people and codes of places apart."""
    found: list[str] = page.evaluate(_UNMARKED, MARK)
    return [one for one in found if one.partition(": ")[2] not in NAMES]


def log(player: Player) -> list[str]:
    """The lines of the log."""
    return player.page.get_by_role("list", name=re.compile("^Log")).get_by_role("listitem").all_inner_texts()


def test_a_language_is_changed_in_mid_game(bilingual: Service, visitors: Visitors) -> None:
    game = bilingual.new_game(["human", "human"], seed=9)
    ann, ben = Player(visitors.page()), Player(visitors.page())
    ben.join(game.link(1))
    ann.join(game.link(0))
    dice = random.Random(9)
    for _ in range(3):
        ann.asked()
        ann.click_on(dice)
    ann.asked()
    english, record, asked = log(ann), bilingual.record(game.game), question(ann.state())
    seen = ben.state()

    switch(ann, CODE)
    assert MARK in ann.state()["prompt"]
    expect(ann.prompt).to_contain_text(ann.state()["prompt"])
    expect(ann.page.get_by_role("button", name=f"Undo{MARK}")).to_be_visible()
    assert len(log(ann)) == len(english)
    assert all(MARK in line for line in log(ann))
    assert unmarked(ann.page) == []
    # The game is what it was, for her, for him and in the store.
    assert question(ann.state()) == asked
    assert bilingual.record(game.game) == record
    assert ben.state() == seen
    assert MARK not in ben.page.locator("body").inner_text()

    ann.click_on(dice)
    ann.asked()
    before = question(ann.state())
    ann.page.reload()
    ann.seated()
    assert MARK in ann.state()["prompt"]
    switch(ann, "en")
    assert question(ann.state()) == before
    assert MARK not in ann.page.locator("body").inner_text()
    assert "\n".join(log(ann)).startswith("\n".join(english))


def test_a_table_of_cards_is_put_into_other_words(bilingual: Service, visitors: Visitors) -> None:
    stored = json.loads((ROOT / "tests" / "games" / "card" / "chapter_09_locust.json").read_text())["record"]
    record = {**stored, "choices": stored["choices"][:40]}
    player = Player(visitors.page())
    player.page.goto(bilingual.from_record(record, ["human", "bot"]).link(0))
    player.page.get_by_role("button", name="Sit down").press("Enter")
    until(player.page, "() => window.probe.state !== null")
    switch(player, CODE)
    expect(player.page.get_by_role("button", name=f"Undo{MARK}")).to_be_visible()
    # The cards come behind the state.
    until(player.page, "mark => document.querySelector('.face .name').textContent.includes(mark)", MARK)
    assert unmarked(player.page) == []


def test_the_end_of_a_campaign_and_its_replay_are_told_in_it(bilingual: Service, visitors: Visitors) -> None:
    record = json.loads((ROOT / "tests" / "games" / "card" / "campaign.json").read_text())["record"]
    page = visitors.page()
    page.goto(bilingual.url)
    speak(page, CODE)
    game = bilingual.from_record(record, ["human", "bot"])
    page.goto(game.link(0))
    expect(page.get_by_role("dialog", name=MARK)).to_be_visible()
    until(page, "mark => document.querySelector('dialog .box h1')?.textContent.includes(mark)", MARK)
    page.wait_for_load_state("networkidle")
    assert unmarked(page) == []
    page.goto(f"{bilingual.url}#/replay/{game.game}/30")
    until(page, "() => document.querySelector('.replay[data-at=\"30\"] .face') !== null")
    assert unmarked(page) == []


@pytest.mark.parametrize("code", [code for code in places.written_languages() if code != "en"])
def test_the_words_of_a_language_are_fetched_in_one_small_piece(code: str) -> None:
    if not CLIENT.exists():
        missing("the client is not built (run `make web`)")
    (piece,) = (CLIENT.parent / "assets").glob(f"words-{code}-*.js")
    assert 5_000 < len(gzip.compress(piece.read_bytes())) <= LARGEST


@pytest.mark.parametrize("place", ["", "#/missions", "#/chapters", "#/campaign"])
def test_the_pages_around_the_tables_speak_the_language_of_the_browser(
    bilingual: Service, visitors: Visitors, place: str
) -> None:
    page = visitors.page()
    page.goto(bilingual.url)
    speak(page, CODE)
    page.goto(bilingual.url + place)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(MARK)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("status").filter(has_text="...")).to_have_count(0)
    assert unmarked(page) == []


def test_a_refusal_is_told_in_the_language_of_the_page(bilingual: Service, visitors: Visitors) -> None:
    visitors.forgive("403|404")
    page = visitors.page()
    page.goto(bilingual.url)
    speak(page, CODE)
    page.goto(bilingual.url + "#/join/no-such-token-anywhere")
    expect(page.get_by_text(re.compile(MARK)).first).to_be_visible()
    assert unmarked(page) == []


def test_the_browser_says_which_language_comes_first(bilingual: Service, visitors: Visitors) -> None:
    page = visitors.page(locale="en-GB")
    page.goto(bilingual.url)
    until(page, "() => document.documentElement.lang === 'en'")
    expect(page.get_by_role("combobox", name="Language")).to_have_value("en")
    expect(page.get_by_role("option", name="English")).to_have_count(1)
