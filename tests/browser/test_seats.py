"""Who sits where: names, new links, bots, leaving, and coming back."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.hosting import host_game, link_for
from tests.browser.player import Player, until
from tests.browser.service import Service


def _gone(page: Page) -> None:
    expect(page.get_by_role("alert")).to_contain_text("This seat is not open any more.")


def test_host_looks_after_the_seats(service: Service, visitors: Visitors) -> None:
    host = host_game(visitors.page(), service.url, 24, ("human", "human"))
    guest = Player(visitors.page())
    first = link_for(host, "Ben")
    guest.join(first)
    expect(host.squad()).to_contain_text("Ben · Here")

    dialog = host.open("Invite")
    dialog.get_by_role("textbox", name="Name at seat 2").fill("Benjamin")
    dialog.get_by_role("button", name="Rename").nth(1).click()
    expect(dialog.get_by_role("textbox", name="Link for Benjamin")).to_be_visible()
    expect(guest.squad()).to_contain_text("Benjamin · Here")

    field = dialog.get_by_role("textbox", name="Link for Benjamin")
    dialog.get_by_role("button", name="New link for Benjamin").click()
    expect(field).not_to_have_value(first)
    _gone(guest.page)
    second = field.input_value()
    host.close()
    guest.join(second)
    expect(host.squad()).to_contain_text("Benjamin · Here")

    host.open("Invite").get_by_role("button", name="Hand Benjamin to a bot").click()
    _gone(guest.page)
    expect(host.squad()).to_contain_text("Bot")
    host.page.get_by_role("button", name="Give Benjamin to a player").click()
    third = host.page.get_by_role("textbox", name="Link for Benjamin").input_value()
    host.close()
    assert len({first, second, third}) == 3
    guest.join(third)
    expect(host.squad()).to_contain_text("Benjamin · Here")


def test_an_invitation_is_opened_once_whatever_else_becomes_known_meanwhile(service: Service, page: Page) -> None:
    """A list of languages that came late had the invitation opened again, over the name that was being written."""
    asked: list[str] = []
    late: list[Route] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/invitation" in request.url else None)
    page.route("**/api/languages", lambda route: late.append(route))
    page.goto(service.new_game(["human", "human"], 24).link(1))
    name = page.get_by_role("textbox", name="Your name")
    name.fill("Benedict")
    with page.expect_response("**/api/languages"):
        late[0].continue_()
    page.wait_for_timeout(300)
    expect(name).to_have_value("Benedict")
    assert len(asked) == 1


def test_who_turns_back_at_the_door_is_not_led_in(service: Service, page: Page) -> None:
    late: list[Route] = []
    page.route("**/api/invitation", lambda route: late.append(route))
    page.goto(service.new_game(["human", "bot"], 24).watch)
    expect(page.get_by_role("status")).to_be_visible()
    page.evaluate("location.hash = '#/'")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    with page.expect_response("**/api/invitation"):
        late[0].continue_()
    page.wait_for_timeout(300)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_guest_leaves_and_the_host_plays_on(service: Service, visitors: Visitors) -> None:
    host = host_game(visitors.page(), service.url, 24, ("human", "human"))
    guest = Player(visitors.page())
    guest.join(link_for(host, "Ben"))
    dialog = guest.open("Invite")
    expect(dialog.get_by_role("button", name="Save game file")).to_have_count(0)
    dialog.get_by_role("button", name="Leave the table").click()
    expect(dialog.get_by_role("button", name="Stay")).to_be_focused()
    dialog.get_by_role("button", name="Stay").click()
    dialog.get_by_role("button", name="Leave the table").click()
    dialog.get_by_role("button", name="Yes, leave").click()
    expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(guest.page.get_by_text("No games yet.")).to_be_visible()

    dialog = host.open("Invite")
    expect(dialog).to_contain_text("(Nobody)")
    dialog.get_by_role("button", name="Hand Ben to a bot").click()
    expect(host.squad()).to_contain_text("Bot")
    # The host leaves the seat, but not the game.
    dialog.get_by_role("button", name="Leave the table").click()
    dialog.get_by_role("button", name="Yes, leave").click()
    host.page.get_by_role("link", name="Continue").click()
    host.seated()
    expect(host.page.locator("[data-card]")).to_have_count(0)
    dialog = host.open("Invite")
    dialog.get_by_role("button", name="New link for Ann").click()
    link = dialog.get_by_role("textbox", name="Link for Ann").input_value()
    host.join(link)
    expect(host.hand.locator("[data-card]").first).to_be_visible()


def test_screen_keeps_its_other_seat(service: Service, page: Page) -> None:
    """One of two seats around a screen goes to a bot: the screen stays with the other."""
    player = host_game(page, service.url, 24, ("hotseat", "hotseat"))
    page.get_by_role("dialog").get_by_role("button").click()
    player.open("Invite").get_by_role("button", name="Hand Ben to a bot").click()
    until(page, "() => window.probe.sockets.length > 1 && window.probe.state !== null")
    expect(player.squad()).to_contain_text("Bot")
    player.close()
    expect(page.get_by_role("alert")).to_have_count(0)
    player.asked()
    assert player.state()["seat"] == 0
    expect(player.hand.locator("[data-card]").first).to_be_visible()


def test_host_chooses_which_bot_takes_over(service: Service, page: Page) -> None:
    player = host_game(page, service.url, 24, ("hotseat", "hotseat"))
    page.get_by_role("dialog").get_by_role("button").click()
    dialog = player.open("Invite")
    choice = dialog.get_by_role("combobox", name="Bots that take over")
    bots = ["Soldier", "Recruit", "Veteran", "Simple", "By chance"]
    expect(choice.get_by_role("option")).to_contain_text(["As before", *bots])
    choice.select_option(label="Recruit")
    expect(dialog).to_contain_text("slips now and then")
    with page.expect_request("**/seats/1") as asked:
        dialog.get_by_role("button", name="Hand Ben to a bot").click()
    assert asked.value.post_data_json == {"action": "bot", "bot": "recruit"}
    expect(player.squad()).to_contain_text("Bot")
    with page.expect_request("**/seats/1") as asked:
        dialog.get_by_role("button", name="Let this bot play Ben").click()
    assert asked.value.post_data_json == {"action": "bot", "bot": "recruit"}
