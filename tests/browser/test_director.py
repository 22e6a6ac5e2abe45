"""A recorded Locust turn, shown: picture, log and prompt together, at each speed, skipped, cut, on a slow machine."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded
from tests.browser.showing import SENT, WATCHER, bar, ended, look, steps

TOLD = [
    "AI card 11 (Wretch) is drawn.",
    "Wretch 2 moves from 2A-D to 9A-F.",
    "Wretch 2 attacks Marcus.",
    "Wretch 2 rolls 1 wound, 1 wound against 2 shields.",
    "Wretch 2 does no harm.",
    "Wretch 3 moves from 2A-D to 9A-F.",
    "Wretch 3 attacks Marcus.",
    "Wretch 3 rolls omen, 1 wound against blank.",
    "Wretch 1 spawns in 12A-B.",
    "Marcus takes 1 wound.",
    "Marcus loses Sit Tight to a wound.",
    "Wretch 1 moves from 12A-B to 12A-C.",
    "Wretch 1 moves from 12A-C to 12A-F.",
    "Turn 10: Marcus.",
]
QUESTION = "Marcus heals: draw how many order cards?"


def _seated(service: Service, visitors: Visitors, speed: str, **context: Any) -> Player:
    """Marcus is about to end his order; then the Locust card is drawn."""
    page = visitors.page({"speed": speed, "hints": False}, **context)
    page.add_init_script(SENT)
    player = Player(page)
    player.join(service.from_record(recorded("locust_turn"), ["human"]).link(0))
    player.asked()
    page.evaluate(WATCHER)
    return player


def _end_order(player: Player) -> None:
    before = player.version()
    player.prompt.get_by_role("button", name="Done with").click()
    player.answered(before)


def _noted(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.noted")
    return found


def _chosen(page: Page) -> int:
    found: list[str] = page.evaluate("window.sent")
    return found.count("choose")


def _said(page: Page) -> list[str]:
    return page.get_by_role("log", name="What happens").locator("p").all_inner_texts()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_step_by_step(service: Service, visitors: Visitors, motion: str) -> None:
    """Every picture waits; line and picture come together, and the question after the last."""
    player = _seated(service, visitors, "step", reduced_motion=motion)
    page = player.page
    before = len(look(page)["lines"])
    _end_order(player)
    shown = steps(page)
    heard: list[str] = []
    for now in shown[:-1]:
        lines = now["lines"][before:]
        assert lines[: len(heard)] == heard
        assert len(lines) > len(heard)
        heard = lines
        assert now["offered"] == 0
        assert now["prompt"] == lines[-1]
    assert heard == TOLD
    by_line = {now["lines"][-1]: now["places"] for now in shown}
    assert "9A-F" not in by_line[TOLD[0]]["Wretch 2"]
    assert "9A-F" in by_line[TOLD[1]]["Wretch 2"]
    assert "9A-F" not in by_line[TOLD[1]]["Wretch 3"]
    assert "Wretch 1" not in by_line[TOLD[7]]
    assert "12A-B" in by_line[TOLD[8]]["Wretch 1"]
    assert "12A-F" in by_line[TOLD[12]]["Wretch 1"]
    assert shown[-1]["prompt"].startswith(QUESTION)
    assert shown[-1]["offered"] > 0


@pytest.mark.parametrize("slow", [1, 6])
def test_by_itself(service: Service, visitors: Visitors, slow: int) -> None:
    """In order and never ahead of its picture, on a slow machine too; the question comes last."""
    player = _seated(service, visitors, "fast")
    page = player.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    _end_order(player)
    ended(page)
    noted = _noted(page)
    assert [one["line"] for one in noted] == TOLD
    # A machine that is late may catch up with further beats and the question in one frame; never before the first.
    asked = [one["asked"] > 0 for one in noted]
    assert asked == sorted(asked)
    assert not any(asked[: len(asked) // 2 if slow == 1 else 1])
    assert noted[-1]["at"] - noted[0]["at"] > 2000


def test_instant(service: Service, visitors: Visitors) -> None:
    """All of it at once, and all of it said; in the log this turn lies open, an older one opens at a press."""
    player = _seated(service, visitors, "instant")
    page = player.page
    _end_order(player)
    until(page, "line => document.querySelector('.prompt .say').textContent.startsWith(line)", QUESTION)
    noted = _noted(page)
    assert [one["line"] for one in noted] == TOLD
    assert noted[-1]["at"] == noted[0]["at"]
    assert _said(page) == TOLD
    turns = page.get_by_role("list", name="Log").locator("details")
    expect(turns.last).to_have_attribute("open", "")
    older = turns.filter(has_text="Turn 5")
    expect(older.get_by_role("listitem")).to_have_count(0)
    older.locator("summary").click()
    expect(older.get_by_role("listitem").first).to_be_visible()


def test_skipped_and_shown_again(service: Service, visitors: Visitors) -> None:
    """A press or key ends the show and is never a choice; looking about does not; nothing is said twice."""
    player = _seated(service, visitors, "normal")
    page = player.page
    _end_order(player)
    until(page, "() => window.noted.length > 1")
    first, second = _noted(page)[:2]
    assert second["at"] - first["at"] > 1000
    made = _chosen(page)
    # A key that would choose, twice.
    page.evaluate(
        """() => ["1", "1"].forEach((key) =>
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))"""
    )
    ended(page)
    assert look(page)["lines"][-len(TOLD) :] == TOLD
    assert _chosen(page) == made
    said = _said(page)
    # Since the last choice once more; a press on the map ends it.
    page.wait_for_timeout(350)
    page.keyboard.press("r")
    until(page, "line => document.querySelector('.prompt .say').textContent.trim() === line", TOLD[0])
    assert "9A-F" not in look(page)["places"]["Wretch 2"]
    player.map.click(position={"x": 200, "y": 500})
    ended(page)
    # And once more, with a second press on the button where a choice has taken its place.
    page.wait_for_timeout(350)
    page.get_by_role("button", name="Since your last choice").click()
    expect(bar(page)).to_be_visible()
    page.evaluate(
        """async () => {
          [...document.querySelectorAll("[data-director] button")].at(-1).click();
          await Promise.resolve().then(() => undefined);
          document.querySelector(".prompt [data-option]").click();
        }"""
    )
    ended(page)
    assert (_chosen(page), _said(page)) == (made, said)
    page.wait_for_timeout(350)
    before = player.version()
    page.keyboard.press((page.locator(".prompt [data-option]").first.get_attribute("data-key") or "").lower())
    player.confirm(before)
    until(page, "made => window.sent.filter((one) => one === 'choose').length > made", made)


def test_looking_about_and_a_cut(service: Service, visitors: Visitors) -> None:
    """Panning and zooming go on during the show; a socket lost in the midst of it brings the table as it is."""
    player = _seated(service, visitors, "step")
    page = player.page
    _end_order(player)
    expect(bar(page)).to_be_visible()
    first = look(page)["lines"]
    box = player.map.bounding_box()
    assert box
    page.mouse.move(box["x"] + 100, box["y"] + 400)
    page.mouse.down()
    page.mouse.move(box["x"] + 180, box["y"] + 380, steps=4)
    page.mouse.up()
    page.mouse.wheel(0, -200)
    page.keyboard.press("Tab")
    assert look(page)["lines"] == first
    page.keyboard.press("Space")
    assert look(page)["lines"] == [*first, TOLD[1]]
    page.evaluate("() => { window.probe.state = null; window.probe.sockets.at(-1).close(); }")
    until(page, "() => window.probe.state !== null")
    expect(bar(page)).to_have_count(0)
    assert look(page)["lines"][-len(TOLD) :] == TOLD
    assert look(page)["offered"] > 0
    page.reload()
    player.seated()
    expect(bar(page)).to_have_count(0)


def test_a_small_screen_follows(service: Service, visitors: Visitors) -> None:
    """Whoever does something far away is brought into sight."""
    player = _seated(service, visitors, "step", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = player.page
    _end_order(player)
    spawned = TOLD[8]
    while not look(page)["prompt"].startswith(spawned):
        bar(page).get_by_role("button", name="Next").tap()
    until(
        page,
        """() => {
          const figure = document.querySelector(".figure[aria-label^='Wretch 1,']").getBoundingClientRect();
          const map = document.querySelector("[role=application]").getBoundingClientRect();
          return figure.left >= map.left && figure.right <= map.right && figure.bottom <= map.bottom;
        }""",
    )
