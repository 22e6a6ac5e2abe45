"""The guided first turn: a newcomer follows it, leaves it, and finds it again."""

from __future__ import annotations

import re

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import FIRST_KEY, Player, until
from tests.browser.service import Service

SEED = 10
NEWCOMER = {"speed": "instant"}
# What the guide talks about, once it is told to screen readers and the focus is on what it points at or on its button.
POINTED = """
() => {
  const guide = document.querySelector("aside.guide"), at = document.activeElement;
  if (guide === null) return false;
  const told = [...document.querySelectorAll("[role=status]")].map((one) => one.textContent);
  if (!told.includes(guide.querySelector("p").textContent)) return false;
  const topic = guide.dataset.topic, box = at.getBoundingClientRect();
  if (topic === "react" && window.probe.state.decision !== null) return topic;
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const ringed = [...document.querySelectorAll(".guide-ring")].map((ring) => ring.getBoundingClientRect())
    .some((ring) => ring.left <= x && x <= ring.right && ring.top <= y && y <= ring.bottom);
  return guide.contains(at) || ringed ? topic : false;
}
"""
WENT_ON = """
([version, topic]) => window.probe.state.version > version || document.querySelector("[role=menu]") !== null
  || document.querySelector(".prompt[data-sure]") !== null
  || document.querySelector("aside.guide")?.dataset.topic !== topic
"""


def _guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Your first turn")


def _newcomer(service: Service, visitors: Visitors, seed: int = SEED) -> Player:
    player = Player(visitors.page(settings=NEWCOMER))
    player.join(service.new_game(["human"], seed=seed).link(0))
    expect(_guide(player.page)).to_contain_text("New here?")
    return player


def _kept(page: Page) -> str:
    found: str = page.evaluate("JSON.parse(localStorage.getItem('eday.settings')).guide")
    return found


def _follow(player: Player) -> list[str]:
    """Press Enter on whatever the guide leads to, until the turn is over; its topics one after the other."""
    page = player.page
    topics: list[str] = []
    for _ in range(80):
        topic = until(page, POINTED)
        if topics[-1:] != [topic]:
            topics.append(topic)
        if topic == "done":
            return topics
        before = player.version()
        page.keyboard.press(page.evaluate(FIRST_KEY) if topic == "react" else "Enter")
        try:
            until(page, WENT_ON, [before, topic], seconds=5)
        except Error:  # the focus went elsewhere in that very moment: it is pointed at again
            continue
        if page.get_by_role("menu").count():
            page.keyboard.press("Enter")
            player.answered(before)
    raise AssertionError(f"the turn never ended: {topics}")


def test_newcomer_follows_the_guide(service: Service, visitors: Visitors) -> None:
    player = _newcomer(service, visitors)
    page = player.page
    page.get_by_role("button", name="Guide me").click()
    topics = _follow(player)
    between = {"setup", "stop", "react", "watch"}
    lessons = [topic for topic in topics if topic not in between]
    assert lessons == ["order", "use", "move", "cover", "attack", "end", "done"]
    met = _guide(page).get_by_role("listitem")
    expect(met).to_have_count(7)
    expect(met.filter(has_text="met")).to_have_count(7)
    assert _kept(page) == "done"
    page.keyboard.press("Enter")
    expect(_guide(page)).to_have_count(0)
    expect(page.locator(".guide-ring")).to_have_count(0)


def test_guide_lets_go_and_can_be_found_again(service: Service, visitors: Visitors) -> None:
    player = _newcomer(service, visitors)
    page = player.page
    # Refused once, it is not offered again ...
    _guide(page).get_by_role("button", name="No, thanks").click()
    expect(_guide(page)).to_have_count(0)
    page.reload()
    player.seated()
    player.asked()
    expect(_guide(page)).to_have_count(0)
    # ... but the rules know it.
    player.open("Rules").get_by_role("button", name="Guide me through a turn").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    while player.state()["decision"]["kind"] != "order":
        # It speaks of the question that is open: the Locusts take their places before the squad does.
        asked = player.state()["decision"]["kind"]
        expect(_guide(page)).to_have_attribute("data-topic", "setup" if asked == "setup_cover" else "react")
        player.choose(player.state()["options"][0]["label"])
        player.asked()
    # The player does something else than the guide says: it goes along.
    expect(_guide(page)).to_have_attribute("data-topic", "order")
    expect(_guide(page)).not_to_contain_text("Heal:")
    plain_move = next(one["label"] for one in player.state()["options"] if one["kind"] == "play_move")
    player.choose(plain_move)
    expect(_guide(page)).to_have_attribute("data-topic", re.compile("move"))
    page.reload()
    player.seated()
    expect(_guide(page)).to_have_attribute("data-topic", "move")
    _guide(page).get_by_role("button", name="Not now").click()
    expect(_guide(page)).not_to_have_attribute("data-topic", "move")
    # What is taken back is to be met again.
    page.keyboard.press("u")
    expect(_guide(page)).to_have_attribute("data-topic", "order")
    _guide(page).get_by_role("button", name="End the guide").click()
    expect(_guide(page)).to_have_count(0)
    assert _kept(page) == "done"
    page.get_by_role("link", name="Lobby").click()
    rules = player.open("Rules")
    rules.get_by_role("button", name="Offer the guided first turn again").click()
    expect(rules).to_contain_text("The guide will be offered")
    assert _kept(page) == "new"
