"""The campaign from chapter to chapter, reinforcements in secret, and a choice taken back by consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import eday
from tests.browser.card.campaigning import CardPlayer, Record, host, played, reinforcing, times, without_last
from tests.browser.conftest import Visitors
from tests.browser.player import until
from tests.browser.service import Invited, Service
from tests.compared import shown_to

ENGINEERS = f"Engineer, {times(2, 'Rear Guard')}"
LOCKED = ("lieutenant", "corporal", "engineer", "rear-guard")
"""What the COG player chooses from before chapter 3, by the ids of the cards."""


def _two(service: Service, visitors: Visitors, record: Record) -> tuple[CardPlayer, CardPlayer, Invited]:
    """Ann and Ben at the table of a recorded game, each with a browser, and the links to it."""
    created = service.opponents(record)
    players = [CardPlayer(visitors.page()) for _ in range(2)]
    for seat, player in enumerate(players):
        player.join(created.link(seat))
    return players[0], players[1], created


def _claimed(player: CardPlayer, chapter: int, words: str) -> None:
    expect(player.campaign.get_by_role("listitem").nth(chapter - 1)).to_contain_text(words)


def test_chapter_end_and_reinforcements_by_clicks(service: Service, page: Page) -> None:
    record = reinforcing(3)
    last = record["choices"][-1]
    assert last[0] == 0, "the campaign's seed lets the COG player end chapter 2"
    player = host(page, service.url, without_last(record), ("human", "bot"))
    player.choose_id(last[1])
    side = {"cog": "COG", "locust": "Locust"}[player.state()["view"]["chapters"][1]]
    expect(player.scene.get_by_role("heading", name=f"{side} claims chapter 2: Trial by Fire")).to_be_visible()
    expect(player.scene).to_contain_text("Next: chapter 3: Fish in a Barrel")
    expect(player.scene).not_to_contain_text("{")
    expect(player.scene).to_contain_text("both decks take reinforcements")
    player.go_on()

    _claimed(player, 2, f"claimed by {side}")
    _claimed(player, 3, "now")
    deck = page.get_by_role("region", name="Deck of COG")
    expect(deck).to_contain_text("26 cards")
    deck.get_by_role("button", name=times(2, "Captain")).click()
    expect(page.get_by_role("dialog", name="Captain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    choice = page.get_by_role("region", name="Reinforcements before chapter 3")
    expect(choice).to_contain_text("COG: choosing")
    expect(choice.get_by_role("button", name="Choose first")).to_be_disabled()
    choice.get_by_role("radio", name=f"Group 2: {ENGINEERS}").check()
    choice.get_by_role("button", name="Seal this choice").click()

    expect(player.scene.get_by_role("heading", name="Reinforcements are revealed")).to_be_visible()
    expect(player.scene).to_contain_text(f"COG took {ENGINEERS}.")
    expect(player.scene).to_contain_text("Locust took ")
    player.go_on()
    expect(player.table).to_be_visible()
    assert player.state()["view"]["table"]["chapter"] == 3
    page.get_by_role("button", name="Campaign").click()
    expect(deck).to_contain_text("29 cards")
    expect(deck.get_by_role("button", name=times(2, "Rear Guard"))).to_contain_text("reinforcement")
    expect(page.get_by_role("dialog")).to_contain_text("Before chapter 3")
    player.close()


def test_two_of_several_by_keyboard_on_a_phone(service: Service, visitors: Visitors) -> None:
    page = visitors.page(viewport={"width": 390, "height": 844}, has_touch=True)
    player = host(page, service.url, reinforcing(9), ("human", "bot"))
    choice = page.get_by_role("region", name="Reinforcements before chapter 9")
    expect(choice).to_contain_text("Leaves your deck for good: Battle Plans")
    boxes = choice.get_by_role("checkbox")
    boxes.nth(0).focus()
    page.keyboard.press("Space")
    expect(choice.get_by_role("button", name="Choose 1 more")).to_be_disabled()
    boxes.nth(2).focus()
    page.keyboard.press("Space")
    expect(boxes.nth(1)).to_be_disabled()
    names = [boxes.nth(i).evaluate("one => one.closest('label').innerText") for i in (0, 2)]
    choice.get_by_role("button", name="Seal this choice").focus()
    page.keyboard.press("Enter")
    expect(player.scene).to_contain_text(f"COG took {', '.join(names)} in place of Battle Plans.")
    page.keyboard.press("Enter")
    expect(player.scene).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sealed_choice_is_secret_and_may_be_taken_back(service: Service, visitors: Visitors) -> None:
    ann, ben, _ = _two(service, visitors, reinforcing(3))
    expect(ben.page.get_by_text("Both sides choose reinforcements in secret.")).to_be_visible()
    choice = ann.page.get_by_role("region", name="Reinforcements before chapter 3")
    choice.get_by_role("radio").first.check()
    choice.get_by_role("button", name="Seal this choice").click()
    expect(choice).to_contain_text(f"You took Lieutenant, {times(2, 'Corporal')}.")
    expect(choice).to_contain_text("It is shown when Ben has chosen, too.")
    theirs = ben.page.get_by_role("region", name="Reinforcements before chapter 3")
    expect(theirs).to_contain_text("COG: sealed")
    expect(theirs.get_by_role("radio")).to_have_count(2)
    heard = ben.page.evaluate("JSON.stringify(window.probe.state)")
    assert not [card for card in LOCKED if f"cog-{card}" in heard]

    choice.get_by_role("button", name="Choose again").click()
    ben.page.get_by_role("button", name="Allow").click()
    expect(choice.get_by_role("radio")).to_have_count(2)
    choice.get_by_role("radio").last.check()
    choice.get_by_role("button", name="Seal this choice").click()
    theirs.get_by_role("radio").first.check()
    theirs.get_by_role("button", name="Seal this choice").click()
    for player in (ann, ben):
        expect(player.scene).to_contain_text(f"COG took {ENGINEERS}.")
        expect(player.scene).to_contain_text(f"Locust took {times(2, 'Sniper Drone')}, {times(2, 'Spotter Drone')}.")
        player.go_on()
        expect(player.table).to_be_visible()


def test_between_two_games_of_a_chapter(service: Service, page: Page) -> None:
    record = played(eday.card.campaign(8, best_of=3), lambda game: sum(shown_to(game, None)["score"].values()) == 1)
    seat, option = record["choices"][-1]
    player = host(page, service.url, without_last(record), ("human", "bot") if seat == 0 else ("bot", "human"))
    player.choose_id(option)
    won = player.state()["view"]["score"]
    side = "COG" if won["cog"] else "Locust"
    expect(player.scene.get_by_role("heading", name=f"{side} wins the game")).to_be_visible()
    expect(player.scene).to_contain_text(f"Chapter 1: COG {won['cog']}, Locust {won['locust']}.")
    expect(player.scene).to_contain_text("Next: game 2 of chapter 1.")
    player.go_on()
    # It is told once: a page that comes later is not stopped by it.
    page.reload()
    player.seated()
    expect(player.table).to_be_visible()
    expect(player.scene).to_have_count(0)


def test_end_of_the_campaign(service: Service, page: Page) -> None:
    record = played(eday.card.campaign(5, best_of=1), lambda game: False)
    seat, option = record["choices"][-1]
    player = host(page, service.url, without_last(record), ("human", "bot") if seat == 0 else ("bot", "human"))
    player.choose_id(option)
    view = player.state()["view"]
    side = {"cog": "COG", "locust": "Locust"}[view["outcome"]["winner"]]
    end = page.get_by_role("dialog", name="The campaign is over.")
    expect(end.get_by_role("heading", name=f"{side} wins the campaign")).to_be_visible()
    row = end.get_by_role("row", name="COG").get_by_role("cell")
    assert int(row.first.inner_text()) == view["chapters"].count("cog")
    end.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", name="Replay: Campaign")).to_be_visible()
    expect(page.get_by_text("Chapter 1 · COG 0, Locust 0")).to_be_visible()
    before = next(n for n, (_, chosen) in enumerate(record["choices"]) if chosen.startswith("reinforce:"))
    page.get_by_role("slider").fill(str(before))
    expect(player.campaign).to_be_visible()


def _asked(player: CardPlayer, words: str) -> Locator:
    banner = player.page.get_by_role("region", name="Taking back")
    expect(banner).to_contain_text(words)
    return banner


@pytest.fixture
def duel(service: Service, visitors: Visitors) -> tuple[CardPlayer, CardPlayer, CardPlayer]:
    """Ann, Ben and somebody who watches; Ann has just made a choice she may take back."""
    game = eday.card.new(1, seed=2)
    while game.decision is not None and not (game.decision.seat == 0 and len(game.record()["choices"]) > 4):
        game.choose(game.decision.options[0].id)
    ann, ben, created = _two(service, visitors, game.record())
    watcher = CardPlayer(visitors.page())
    watcher.join(created.watch)
    ann.asked()
    discard = next(one["id"] for one in ann.state()["options"] if one["kind"] == "discard")
    ann.choose_id(discard)
    assert ann.state()["can_undo"]
    return ann, ben, watcher


def test_undo_by_consent(duel: tuple[CardPlayer, CardPlayer, CardPlayer]) -> None:
    ann, ben, watcher = duel
    choices = ann.state()["choices"]
    ann.page.get_by_role("button", name="Undo").click()
    _asked(ann, "Waiting for Ben")
    expect(ann.page.get_by_role("button", name="Allow")).to_have_count(0)
    _asked(watcher, "Ann has asked Ben")
    expect(watcher.page.get_by_role("button", name="Allow")).to_have_count(0)
    _asked(ben, "Ann wants to take back the last choice.").get_by_role("button", name="Refuse").click()
    expect(ann.page.get_by_role("status").filter(has_text="Ben did not let you take it back.")).to_be_visible()
    expect(ben.page.get_by_role("region", name="Taking back")).to_have_count(0)
    assert ann.state()["choices"] == choices

    ann.page.get_by_role("button", name="Undo").click()
    allow = _asked(ben, "Ann wants to take back").get_by_role("button", name="Allow")
    allow.focus()
    ben.page.keyboard.press("Enter")
    for player in (ann, ben, watcher):
        until(player.page, "wanted => window.probe.state.choices === wanted", choices - 1)
        expect(player.page.get_by_role("region", name="Taking back")).to_have_count(0)
    expect(ann.page.get_by_role("status").filter(has_text="Ben let you take it back.")).to_be_visible()
