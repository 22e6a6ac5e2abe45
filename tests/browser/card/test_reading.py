"""What a newcomer must be able to read at the card table: goal, questions, what a forecast rests on, each card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from eday.card import CardGame
from tests.browser.card.player import Duelist
from tests.browser.card.scenes import offers, position
from tests.browser.service import Service


def _seated(service: Service, page: Page, record: dict[str, object]) -> Duelist:
    player = Duelist(page)
    player.join(service.from_record(record, ["hotseat", "hotseat"]).link(0))
    player.pass_curtain()
    return player


def _option(player: Duelist, kind: str) -> dict[str, object]:
    return next(one for one in player.state()["options"] if one["kind"] == kind)


def test_forecast_says_what_it_rests_on(service: Service, page: Page) -> None:
    player = _seated(service, page, position(1, lambda game: offers(game, 0, "direct")))
    player.weigh(str(_option(player, "direct")["id"]))
    expect(player.preview).to_contain_text("If nobody blocks or reacts")


def test_forecast_says_what_each_of_several_blockers_deals(service: Service, page: Page) -> None:
    record = position(4, lambda game: offers(game, 0, "block", "done"))
    player = _seated(service, page, record)
    state = player.state()
    attacker, first = state["view"]["attack"]["attackers"][0], state["view"]["attack"]["blockers"][0]
    second = _option(player, "block")["refs"][0]  # type: ignore[index]
    player.weigh(f"block:{second}")
    fighters = player.preview.locator(".fighter")
    expect(fighters).to_have_count(3)
    for blocker in (first, second):
        expect(fighters.first).to_contain_text(f"from {player.name(blocker)}")
        own = fighters.filter(has=page.locator("strong", has_text=player.name(blocker)))
        expect(own).to_contain_text(f"from {player.name(attacker)}")


def test_panel_says_how_the_chapter_is_won(service: Service, page: Page) -> None:
    _seated(service, page, position(1, lambda game: offers(game, 0, "deploy")))
    expect(page.get_by_role("complementary", name="Chapter")).to_contain_text("To win, empty the enemy's deck")


@pytest.mark.parametrize("way", ["escape", "click"])
def test_picked_card_is_let_go(service: Service, page: Page, way: str) -> None:
    player = _seated(service, page, position(1, lambda game: offers(game, 0, "deploy", "discard")))
    card = next(iter(_option(player, "deploy")["refs"]))  # type: ignore[call-overload]
    page.locator(f'.hand [data-card="{card}"]').first.click()
    prompt = page.locator(".prompt .say")
    expect(prompt).to_contain_text("how?")
    if way == "escape":
        page.keyboard.press("Escape")
    else:
        page.locator(".covers").click(position={"x": 3, "y": 3})
    expect(prompt).not_to_contain_text("how?")
    expect(page.locator(".info")).to_have_count(0)


def test_discards_can_be_read(service: Service, page: Page) -> None:
    record = position(1, lambda game: len(game.view(0)["sides"][0]["discard"]) > 1 and offers(game, 0, "deploy"))
    player = _seated(service, page, record)
    player.press('[data-discard="seat:0"]')
    pile = page.get_by_role("dialog", name="Discards of COG")
    oldest = pile.get_by_role("button").last
    name = player.name(player.cards()["sides"][0]["discard"][0]).rstrip(" 0123456789")
    oldest.hover()
    expect(pile.locator("div.large")).to_contain_text(name)


def test_card_that_asks_is_shown(service: Service, page: Page) -> None:
    """Of whose ability it is, in the side panel and in the question."""

    def asked(game: CardGame) -> bool:
        decision = game.decision
        return decision is not None and decision.seat == 0 and decision.kind == "target"

    player = _seated(service, page, position(1, asked))
    page.mouse.move(5, 5)
    expect(player.about(player.state()["decision"]["context"]["card"])).to_be_visible()
    expect(page.locator(".prompt .say")).to_contain_text("): what does COG choose?")


def test_word_on_a_turned_card_is_whole(service: Service, page: Page) -> None:
    """Also where the card is as small as cards of a crowded table are."""

    def turned(game: CardGame) -> bool:
        return offers(game, 0, "deploy") and any(unit["suppressed"] for unit in game.view(0)["sides"][1]["reserve"])

    _seated(service, page, position(1, turned))
    word = page.locator(".card.lying .pinned:not(.face)").first
    expect(word).to_have_text("Suppressed")
    assert word.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_settings_at_the_card_table_have_nothing_of_the_map(service: Service, page: Page) -> None:
    _seated(service, page, position(1, lambda game: offers(game, 0, "deploy")))
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_contain_text("Speed of the show")
    for text in ("Ground of the map", "Camera", "area letters", "hints"):
        expect(dialog).not_to_contain_text(text)


def test_key_of_a_card_leaves_its_kind_to_be_read(service: Service, page: Page) -> None:
    _seated(service, page, position(1, lambda game: offers(game, 0, "deploy")))
    expect(page.locator(".hand kbd").first).to_be_visible()
    hidden = page.evaluate(
        """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
          const key = card.querySelector("kbd")?.getBoundingClientRect();
          const kind = card.querySelector(".type svg")?.getBoundingClientRect();
          return key && kind && key.top < kind.bottom - 1 && kind.left < key.right && key.left < kind.right;
        }).length"""
    )
    assert hidden == 0


def test_dim_cards_are_said_to_be_for_discarding(service: Service, page: Page) -> None:
    _seated(service, page, position(1, lambda game: offers(game, 0, "draw", "discard")))
    expect(page.locator(".prompt")).to_contain_text("To deploy or discard, choose a card in your hand")
