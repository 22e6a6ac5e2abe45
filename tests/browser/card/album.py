"""Pictures of the card game for the documentation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import eday
from eday.card import CardGame
from tests.browser.card.campaigning import host, reinforcing
from tests.browser.card.player import Duelist
from tests.browser.card.scenes import Record, offers, position
from tests.browser.conftest import Visitors
from tests.browser.player import sit_down
from tests.browser.service import Service

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Save = Callable[[Page, str], None]


class CardAlbum:
    """Takes the pictures one after the other."""

    def __init__(self, service: Service, visitors: Visitors, save: Save) -> None:
        self._service = service
        self._visitors = visitors
        self._save = save

    def take_all(self) -> None:
        """Every picture."""
        self.table_and_phone()
        self.tutorial()
        self.cover()
        self.campaign()
        self.in_japanese()

    def table_and_phone(self) -> None:
        """Chapter 1 in mid-game, before an attack, at a desk and in a pocket."""
        record = position(1, battle)
        player = self._at(record)
        player.weigh(attack_that_kills(record))
        player.forecast()
        self._save(player.page, "card_table")
        phone = self._at(record, **PHONE, device_scale_factor=2)
        self._save(phone.page, "card_phone")

    def tutorial(self) -> None:
        """The guide suggests an attack."""
        page = self._visitors.page()
        player = Duelist(page)
        page.goto(self._service.url)
        page.get_by_role("button", name="Learn it: the tutorial").click()
        player.seated()
        for _ in range(2):
            player.asked()
            player.take(player.state()["guide"]["options"][0])
        player.asked()
        expect(player.guide).to_contain_text("Attack Hunter")
        self._save(page, "card_tutorial")

    def cover(self) -> None:
        """Light and darkness over cover with several faces, and a unit on the enemy's side of it."""
        self._save(self._at(position(5, night)).page, "card_cover")

    def campaign(self) -> None:
        """Between two chapters: reinforcements are chosen."""
        page = self._visitors.page()
        host(page, self._service.url, reinforcing(5), ("human", "bot"))
        page.get_by_role("radio").or_(page.get_by_role("checkbox")).first.check()
        self._save(page, "campaign")

    def in_japanese(self) -> None:
        """Light and darkness, for who reads Japanese."""
        page = self._visitors.page(locale="ja")
        sit_down(page, self._service.from_record(position(5, night), ["human", "bot"]).link(0))
        expect(page.locator(".face .name").first).to_be_visible()
        self._save(page, "japanese")

    def _at(self, record: Record, **context: Any) -> Duelist:
        player = Duelist(self._visitors.page(**context), touch=bool(context))
        player.join(self._service.from_record(record, ["human", "bot"]).link(0))
        player.asked()
        return player


def battle(game: CardGame) -> bool:
    """COG can win an attack, with units of both sides in cover and in reserve, and cards in hand."""
    table = game._table
    sides = {table.box.owner[unit] for unit in table.occupant if unit >= 0}
    return (
        offers(game, 0, "attack", "direct")
        and len(sides) == 2
        and all(table.reserve)
        and len(table.hand[0]) > 1
        and any(kills(game, option.id) for option in (game.decision.options if game.decision else ()))
    )


def attack_that_kills(record: Record) -> str:
    """The attack that is won in such a position."""
    game = eday.replay(record)
    assert game.decision is not None
    found: str = next(option.id for option in game.decision.options if kills(game, option.id))
    return found


def kills(game: Any, option: str) -> bool:
    """Whether an option is an attack on cover in which the defender alone would die."""
    found = game.preview(0, option) if option.startswith("attack:") else None
    return found is not None and [one["dies"] for one in found["attackers"] + found["defenders"]] == [False, True]


def night(game: CardGame) -> bool:
    """COG can attack; three units are in the row, one of them in enemy cover, with light and darkness over it."""
    table = game._table
    units = [unit for unit in table.occupant if unit >= 0]
    if not offers(game, 0, "attack", "end") or len(units) < 3 or not any(table.far[unit] for unit in units):
        return False
    faces = {place["face"] for place in game.view(0)["row"] if place}
    return len(faces) == 2 and all(table.reserve)
