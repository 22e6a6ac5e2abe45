"""Two people at one card table: in two browsers, around one screen, and when the server goes away."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

import eday
from eday.card import CardGame
from eday.players import QUICK
from tests.browser.card.player import Duelist, bold
from tests.browser.card.scenes import exchange
from tests.browser.conftest import Visitors
from tests.browser.hosting import killed_and_back
from tests.browser.player import until
from tests.browser.service import Service
from tests.server.card.test_secrecy import may_know, told, unforeseen

CHOICES, MOST = 16, 80
NAMES = ("Ann", "Ben")


def _export(service: Service, created: dict[str, Any]) -> dict[str, Any]:
    """The record of the game so far, as only its host gets it."""
    url = f"{service.url}api/games/{created['game']}/export"
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {created['host_token']}"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        record: dict[str, Any] = json.load(answer)["record"]
        return record


def _sees_own_hand_only(player: Duelist, seat: int, truth: CardGame) -> None:
    """The page shows this seat's hand, and neither a card of the other hand nor one of a deck."""
    table = truth._table
    held = [table.ref(card) for card in table.hand[seat]]
    own = set(held)
    secret = {table.ref(card) for card in (*table.hand[1 - seat], *table.deck[0], *table.deck[1])}
    expect(player.own_hand).to_have_count(len(held))
    shown = player.shown("body")
    assert own <= shown
    looked_at = set(re.findall(r"card:[a-z0-9-]+", json.dumps(player.state()["decision"] or {})))
    assert not (secret - own - looked_at) & shown


def _tells_nothing_hidden(player: Duelist, seat: int, record: dict[str, Any]) -> int:
    """No message named a card before this seat could know it; how many cards were named in all."""
    known = may_know(record, seat)
    heard: set[str] = set()
    named: set[str] = set()
    choices = 0
    for message in player.heard.messages:
        if message["type"] in ("known", "events"):
            heard |= told(message)
            continue
        choices = message.get("choices", choices)
        refs = told(message) | (heard if message["type"] == "state" else set())
        secret = unforeseen(refs, known[choices]) if message["type"] == "answer" else refs - known[choices]
        assert not secret, f"{message['type']} after {choices} choices: {secret}"
        named |= refs
        heard = heard if message["type"] != "state" else set()
    return len(named)


def test_two_browsers(service: Service, visitors: Visitors) -> None:
    """Both react, one blocks, and neither page is ever told a card it must not know."""
    record, choices = exchange(6, CHOICES)
    created = service.opponents(record, NAMES)
    players = [Duelist(visitors.page()) for _ in NAMES]
    for seat, player in enumerate(players):
        player.join(created.link(seat))
    truth = eday.replay(record)
    assert isinstance(truth, CardGame)
    kinds: set[tuple[int, str]] = set()
    for seat, option in choices:
        chooser, other = players[seat], players[1 - seat]
        chooser.asked()
        _sees_own_hand_only(chooser, seat, truth)
        expect(other.buttons).to_have_count(0)
        # Whoever is not asked reads that the table waits, and holds no card that looks playable.
        expect(other.prompt).to_contain_text(f"Waiting for the {('COG', 'Locust')[seat]} player:")
        expect(other.page.locator(".hand .face:not(.dim)")).to_have_count(0)
        expect(other.page.locator("[data-pick]")).to_have_count(0)
        taken = chooser.take(option)
        truth.choose(option)
        other.answered(chooser.version() - 1)
        _sees_own_hand_only(other, 1 - seat, truth)
        kinds.add((seat, taken.option["kind"]))
        if taken.option["kind"] in ("react", "block"):
            assert taken.forecast is not None, "it is shown what it would change"
    assert {(0, "react"), (1, "react")} <= kinds
    assert "block" in {kind for _, kind in kinds}
    played = service.record(created.game)
    assert len(played["choices"]) == len(record["choices"]) + CHOICES
    for seat, player in enumerate(players):
        assert _tells_nothing_hidden(player, seat, played) > 10


def test_one_screen(service: Service, page: Page) -> None:
    """A curtain comes before the other's hand, and nobody is asked to pass where there is nothing else to do."""
    seats = [
        {"side": side, "kind": "hotseat", "name": name} for side, name in zip(("cog", "locust"), NAMES, strict=True)
    ]
    created = service.post("/api/games", {"game": "card", "chapter": 1, "seed": 5, "seats": seats})
    player = Duelist(page)
    page.goto(f"{service.url}#/join/{created['seats'][0]['token']}")
    player.seated()
    holder, clicks = None, 0
    seen: set[int] = set()
    # In the end the server has passed for somebody who could do nothing else.
    while len(seen) < 2 or player.state()["choices"] == clicks:
        until(page, "() => window.probe.state.options.some((one) => one.id !== 'pass')")
        state = player.state()
        seat = state["seat"]
        curtain = page.get_by_role("dialog", name=f"Pass the screen to {NAMES[seat]}")
        if seat != holder:
            expect(curtain).to_be_visible()
            expect(player.own_hand).to_have_count(0)
            expect(page.locator("[data-pick]")).to_have_count(0)
            page.keyboard.press("1")
            expect(curtain).to_be_visible()
            player.pass_curtain()
            seen.add(seat)
        holder = seat
        expect(curtain).to_have_count(0)
        expect(player.own_hand).to_have_count(len(state["view"]["sides"][seat]["hand"]))
        assert state["view"]["sides"][1 - seat]["hand"] is None
        player.take(bold(state), state)
        clicks += 1
        assert clicks < MOST
    passed = _export(service, created)["choices"]
    assert "pass" in [option for _, option in passed]


def test_server_killed_in_mid_game(mortal: Service, visitors: Visitors) -> None:
    """The table comes back as it was, with the attack that was being weighed still to be decided."""
    visitors.forgive("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    bot = {"side": "locust", "kind": "bot", "name": "Bot", "bot": QUICK}
    seats = [{"side": "cog", "kind": "human", "name": "Ann"}, bot]
    created = mortal.post("/api/games", {"game": "card", "chapter": 0, "seed": 1, "seats": seats})
    player = Duelist(visitors.page())
    player.join(f"{mortal.url}#/join/{created['seats'][0]['token']}")
    player.take("deploy:card:cog-private")
    player.asked()
    before = player.state()
    killed_and_back(mortal, player.page)
    after = player.state()
    for key in ("choices", "decision", "options", "view", "guide"):
        assert after[key] == before[key]
    player.take("move:card:cog-private#1:row:2")
    player.asked()
    taken = player.take("attack:card:cog-fresh-recruit#1:row:1")
    assert taken.forecast is not None
