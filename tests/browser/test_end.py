"""The last shot of a won game, what the end screen counts, and looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hosting import WON, host_game
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

CHOICES = recorded(WON)["choices"]
LAST = len(CHOICES)
WINNER = CHOICES[-1][0]
"""The seat of the last shot."""
KINDS = ("human", "bot") if WINNER == 0 else ("bot", "human")
COLUMNS = {
    "Kills": "kills",
    "Attacks": "attacks",
    "Hits": "hits",
    "Cards lost to wounds": "cards_lost",
    "Times down": "bled_out",
    "Comrades revived": "revives",
}


def _fire_the_last_shot(player: Player) -> None:
    player.asked()
    player.choose(next(one["label"] for one in player.state()["options"] if one["id"] == CHOICES[-1][1]))


def test_victory_by_play(service: Service, page: Page) -> None:
    player = host_game(page, service.url, LAST - 1, KINDS, WON)
    _fire_the_last_shot(player)
    expect(player.end.get_by_role("heading", name="Mission accomplished")).to_be_visible()
    expect(player.end).to_contain_text(f"After {player.state()['view']['turn']} turns.")
    over = until(page, "() => window.probe.over")
    heads = player.end.get_by_role("columnheader").all_inner_texts()
    rows = {}
    for row in player.end.get_by_role("row").all()[1:]:
        counts = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        rows[row.get_by_role("rowheader").inner_text()] = dict(zip(heads[1:], counts, strict=True))
    names = player.state()["names"]
    assert rows == {
        names[ref]: {head: counts[key] for head, key in COLUMNS.items()}
        for ref, counts in over["stats"]["cogs"].items()
    }
    assert len(rows) == 2
    assert sum(row["Kills"] for row in rows.values()) > 5

    # Esc only puts the screen away; a page that comes later sees it again.
    page.keyboard.press("Escape")
    expect(player.end).to_have_count(0)
    expect(player.prompt).to_contain_text("The mission is over.")
    assert player.over()
    page.reload()
    expect(player.end.get_by_role("table")).to_be_visible()
    player.end.get_by_role("link", name="Back to the lobby").click()
    mine = page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("Won")
    mine.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def _said(page: Page) -> list[str]:
    """What happened at this place of the replay, once it is shown."""
    until(
        page,
        "() => document.querySelector('input[type=range]').value === document.querySelector('[data-at]').dataset.at",
    )
    return page.get_by_role("list", name="What happened").get_by_role("listitem").all_inner_texts()


def test_replay_scrubbed_and_shared(service: Service, visitors: Visitors) -> None:
    page = visitors.page(permissions=["clipboard-read", "clipboard-write"])
    player = host_game(page, service.url, LAST, KINDS, WON)
    player.end.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Position in the game")
    place = page.get_by_text(re.compile(r"Choice \d"))
    expect(place).to_contain_text(f"Choice 0 of {LAST}")
    half = LAST // 2
    slider.fill(str(half))
    expect(place).to_contain_text(f"Choice {half} of {LAST}")
    said = _said(page)
    page.get_by_role("button", name="One on").click()
    expect(place).to_contain_text(f"Choice {half + 1} ")
    assert _said(page)[: len(said)] == said
    turn = int(place.inner_text().split()[1])
    page.get_by_role("button", name="One turn on").click()
    expect(place).to_contain_text(f"Turn {turn + 1} ")
    assert f"Turn {turn + 1}: " in "".join(_said(page))
    page.keyboard.press("Shift+ArrowLeft")
    expect(place).to_contain_text(f"Turn {turn} ")
    slider.fill(str(half + 1))
    expect(place).to_contain_text(f"Choice {half + 1} ")
    page.get_by_role("button", name="One back").click()
    expect(place).to_contain_text(f"Choice {half} ")
    assert _said(page) == said
    slider.press("ArrowLeft")
    expect(place).to_contain_text(f"Choice {half - 1} ")
    page.get_by_role("button", name="To the start").click()
    expect(place).to_contain_text("Choice 0 ")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(LAST))
    page.get_by_role("button", name="Play").click()
    expect(place).to_contain_text("Choice 2 ")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()

    page.get_by_role("button", name="Copy a link for spectators").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visitors.page()
    friend.goto(link)
    expect(friend.get_by_role("slider")).to_be_visible()
    expect(friend.get_by_role("heading", level=1)).to_have_text("Replay: Emergence")


def test_links_where_nothing_may_be_copied(service: Service, visitors: Visitors) -> None:
    page = visitors.page()
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'));")
    player = host_game(page, service.url, LAST, KINDS, WON)
    player.end.get_by_role("button", name="Look at the table").click()
    dialog = player.open("Invite")
    dialog.get_by_role("button", name="Copy").last.click()
    expect(dialog).to_contain_text("Copy it from the field")
    link = dialog.get_by_role("textbox", name="Link for spectators").input_value()
    player.close()
    page.goto(page.url.replace("/game/", "/replay/"))
    page.get_by_role("button", name="Copy a link for spectators").click()
    expect(page.get_by_role("textbox", name="Link to this replay")).to_have_value(link)


def test_on_a_phone_the_figures_of_everybody_fit(service: Service, visitors: Visitors) -> None:
    page = visitors.page(viewport={"width": 390, "height": 844})
    player = host_game(page, service.url, LAST - 1, KINDS, WON)
    _fire_the_last_shot(player)
    figures = player.end.get_by_role("group", name="Figures")
    expect(figures).to_be_visible()
    assert figures.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 1
