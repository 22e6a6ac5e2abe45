"""Dialogs by keyboard alone: focus stays inside, Esc closes, focus returns."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.hosting import WON
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.test_keyboard import tab_to

INSIDE = """
() => document.activeElement === document.body
  || document.querySelector("dialog:is([open], :popover-open)").contains(document.activeElement)
"""
"""Past the last thing of a dialog the focus is with the browser's own buttons for a moment: the body, for the page."""


def _walk_inside(page: Page) -> set[str]:
    """Tab through everything twice round; the places the focus was at."""
    seen: set[str] = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate(INSIDE), "focus stays in the dialog"
        seen.add(page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
    return seen


def _by_keys(page: Page, button: str) -> None:
    tab_to(page, f"at.textContent.trim() === '{button}'")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert len(_walk_inside(page)) >= 3
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.textContent.trim()") == button, "focus returns"


def test_dialogs_of_the_lobby(service: Service, page: Page) -> None:
    page.goto(service.url)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    for button in ("Rules", "Settings"):
        _by_keys(page, button)


def test_dialogs_of_the_table(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded(WON, 23), ["human", "human"]).link(1))
    player.asked()
    before = player.version()
    for button in ("Invite", "Rules", "Settings"):
        _by_keys(player.page, button)
    assert player.version() == before, "Esc closed, and took nothing back"


def _styled(page: Page, key: str) -> int:
    """How many elements are styled anew because of a key."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.keyboard.press(key)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree")


def test_a_dialog_leaves_the_style_of_the_table_alone(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded("fight", 62), ["human", "bot"]).link(0))
    player.asked()
    page = player.page
    on_map = page.locator(".board-map *").count()
    assert on_map > 500
    page.get_by_role("button", name="Settings").focus()
    for key, open_ones in (("Enter", 1), ("Escape", 0)):
        styled = _styled(page, key)
        expect(page.get_by_role("dialog")).to_have_count(open_ones)
        assert styled < on_map, f"{styled} elements were styled at {key}"


def test_a_dialog_goes_round_by_tab_and_covers_the_page(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded("fight", 62), ["human", "bot"]).link(0))
    player.asked()
    page, before = player.page, player.version()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    close = dialog.get_by_role("button", name="Close")
    expect(dialog).to_have_attribute("aria-modal", "true")
    expect(close).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(INSIDE)
    assert page.evaluate("document.activeElement !== document.body")
    expect(close).not_to_be_focused()
    page.keyboard.press("Tab")
    expect(close).to_be_focused()
    covered = "() => document.elementFromPoint(5, innerHeight / 2).matches('dialog')"
    assert page.evaluate(covered), "nothing behind it can be pressed"
    page.mouse.click(5, 400)
    expect(dialog).to_have_count(0)
    assert player.version() == before


def test_rules_by_word_and_id(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded(WON, 23), ["human", "human"]).link(1))
    player.page.keyboard.press("?")
    rules = player.page.get_by_role("dialog", name="Rules")
    field = rules.get_by_role("textbox", name="Search the rules by word or id")
    field.fill("overkill")
    expect(rules.get_by_role("article").first).to_contain_text("verkill")
    field.fill("BG-COVER-0")
    expect(rules.get_by_role("article").first.locator("code")).to_contain_text("BG-COVER-0")
    ids = rules.locator("article code").all_inner_texts()
    assert all(one.startswith("BG-COVER-0") for one in ids[:3])
    field.fill("zzzz")
    expect(rules).to_contain_text("Nothing found.")


def test_pass_screen_holds_the_focus(service: Service, page: Page) -> None:
    player = Player(page)
    player.join(service.from_record(recorded(WON, 23), ["hotseat", "hotseat"]).link(0))
    curtain = page.get_by_role("dialog")
    button = curtain.get_by_role("button")
    expect(button).to_be_focused()
    for key in ("Tab", "Shift+Tab", "Escape", "1", "?"):
        page.keyboard.press(key)
        expect(button).to_be_focused()
    assert player.version() == 23
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)


def test_end_screen_by_keys(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded(WON), ["human", "human"]).link(0))
    expect(player.end).to_be_visible()
    assert len(_walk_inside(player.page)) >= 3
    player.page.keyboard.press("Escape")
    expect(player.end).to_have_count(0)
