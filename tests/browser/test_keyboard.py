"""The table by keyboard alone."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.player import FIRST_KEY, Player, until
from tests.browser.service import Service

COUNT_POINTERS = """
window.pointers = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart", "pointermove"])
  addEventListener(kind, () => { window.pointers += 1; }, true);
"""


def tab_to(page: Page, condition: str) -> None:
    """Press Tab until the focused element `at` meets a JavaScript condition."""
    for _ in range(80):
        if page.evaluate(f"() => {{ const at = document.activeElement; return {condition}; }}"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {condition}")


def _by_key(page: Page, before: int) -> None:
    """The first choice of the prompt or card of the hand, by the key it shows; what opens, likewise."""
    opened = "document.querySelector('.card[aria-pressed=true], .weapon[aria-pressed=true], .prompt[data-sure]')"
    for _ in range(3):
        page.keyboard.press(page.evaluate(FIRST_KEY))
        if (
            until(page, f"before => window.probe.state.version > before ? 'answered' : {opened} && 'opened'", before)
            == "answered"
        ):
            return


def _on_map(page: Page, before: int) -> None:
    """Tab to the things on offer, walk between them by arrows, choose."""
    tab_to(page, "at.matches('.thing.offered')")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.thing.offered')")
    page.keyboard.press("Enter")
    until(
        page, "before => window.probe.state.version > before || document.querySelector('[role=menu]') !== null", before
    )
    if page.get_by_role("menu").count():
        page.keyboard.press("Enter")


def _choose(player: Player, ways: Counter[str]) -> None:
    """One choice, on the map as often as by keys."""
    before = player.version()
    on_map = player.page.locator(".thing.offered").count() and ways["map"] <= ways["key"]
    (_on_map if on_map else _by_key)(player.page, before)
    ways["map" if on_map else "key"] += 1
    player.answered(before)
    player.asked()


def test_turn_by_keys_with_undo(service: Service, page: Page) -> None:
    page.add_init_script(COUNT_POINTERS)
    player = Player(page)
    player.join(service.new_game(["human", "bot"], seed=21).link(0))
    player.asked()
    ways: Counter[str] = Counter()
    undone = 0
    turn = player.state()["view"]["turn"]
    while player.state()["view"]["turn"] <= turn + 1 and not player.over():
        before = player.state()["choices"]
        _choose(player, ways)
        state = player.state()
        if state["can_undo"] and undone < 2:
            page.keyboard.press("Escape")  # takes nothing back
            page.keyboard.press("u" if undone else "Control+z")
            player.answered(state["version"])
            assert before <= player.state()["choices"] < state["choices"]
            undone += 1
            player.asked()
    assert undone == 2
    assert set(ways) == {"key", "map"}
    assert page.evaluate("window.pointers") == 0


def test_lobby_and_rules_by_keys(service: Service, page: Page) -> None:
    page.goto(service.url)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(page, "at.textContent.trim() === 'Play now'")
    page.keyboard.press("Enter")
    player = Player(page)
    player.seated()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules")
    tab_to(page, "at.matches('dialog input')")
    page.keyboard.type("cover")
    expect(rules).to_contain_text("BG-COVER-")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
