"""Pictures of the table for the documentation: `python -m tests.browser.screenshots` writes docs/screenshots/*.png."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.card.album import CardAlbum
from tests.browser.conftest import CHROMIUM, QUIET, Visitors
from tests.browser.contact_sheet import locust_turn
from tests.browser.figure_sheet import figure_sheet
from tests.browser.player import Player, sit_down, until
from tests.browser.service import ROOT, Service, recorded
from tests.browser.small_png import write_small

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 480 * 1024
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WON = "emergence_two_players_won"
LOOK = {"speed": "instant", "hints": False, "floor": "painted"}
NEAR = {**LOOK, "camera": "close"}
"""The map as most visitors see it; the whole of it is shown where a map is the point."""


class Album:
    """Takes the pictures one after the other."""

    def __init__(self, service: Service, visitors: Visitors) -> None:
        self._service = service
        self._visitors = visitors

    def take_all(self) -> None:
        """Every picture."""
        self.lobby()
        self.gallery()
        self.set_up()
        self.sight()
        self.ai_card()
        self.bleeding_out()
        self.missions()
        self.victory_and_replay()
        self.phone()
        self.in_spanish()

    def lobby(self) -> None:
        """The first thing a visitor sees."""
        page = self._visitors.page()
        page.goto(self._service.url)
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()
        _painted(page)
        _save(page, "lobby")

    def gallery(self) -> None:
        """Choosing a mission."""
        page = self._visitors.page()
        page.goto(self._service.url)
        page.get_by_role("button", name="Set up a game").click()
        page.get_by_role("radio", name="Hive").check()
        _painted(page)
        _save(page, "gallery")

    def set_up(self) -> None:
        """The first decision of a newcomer."""
        player = self._at(4, seat=1, settings={"speed": "instant", "hints": True})
        _save(player.page, "set_up")

    def sight(self) -> None:
        """In the midst of a fight, with what a Locust sees."""
        player = self._at(24, seat=1)
        player.map.get_by_role("button", name=re.compile("^Drone 1, ")).hover()
        expect(player.map.locator(".area.dim").first).to_be_attached()
        _save(player.page, "sight")

    def ai_card(self) -> None:
        """The Locust turn begins."""
        player = self._at(9, seat=1, settings={"speed": "step", "hints": False})
        player.end_card()
        expect(player.page.get_by_role("main").get_by_role("article")).to_be_visible()
        _save(player.page, "ai_card")

    def bleeding_out(self) -> None:
        """A COG down, with Locusts near."""
        player = self._at(176, seat=0)
        _save(player.page, "bleeding_out")

    def missions(self) -> None:
        """The Berserker at the door, two maps at once, a wave in Horde Mode."""
        for mission, squad, choices in (
            ("china_shop", "solo", 150),
            ("scattered", "two_players", 330),
            ("horde_mode", "two_players", 420),
        ):
            record = recorded(f"{mission}_{squad}_won", choices)
            kinds = ["human"] * len(record["setup"]["cogs"])
            player = Player(self._visitors.page(LOOK))
            player.join(self._service.from_record(record, kinds).link(_next_seat(f"{mission}_{squad}_won", choices)))
            player.asked()
            _save(player.page, mission)

    def victory_and_replay(self) -> None:
        """The last shot of a won game, and a look back."""
        won = recorded(WON)["choices"]
        seat, shot = won[-1]
        player = self._at(len(won) - 1, seat=seat, game=WON)
        last = next(option for option in player.state()["options"] if option["id"] == shot)
        player.choose(last["label"])
        expect(player.end.get_by_role("table")).to_be_visible()
        _painted(player.page)
        _save(player.page, "victory")
        player.end.get_by_role("link", name="Watch the replay").click()
        slider = player.page.get_by_role("slider")
        slider.fill(str(len(won) // 2))
        expect(player.page.get_by_text(f"Choice {len(won) // 2} of {len(won)}")).to_be_visible()
        expect(player.page.get_by_role("list").get_by_role("listitem").first).to_be_visible()
        _save(player.page, "replay")

    def phone(self) -> None:
        """The same table in a pocket."""
        player = self._at(24, seat=1, **PHONE, device_scale_factor=2)
        _save(player.page, "phone")

    def in_spanish(self) -> None:
        """In the midst of a fight, for who reads Spanish."""
        page = self._visitors.page(NEAR, locale="es")
        sit_down(page, self._service.from_record(recorded("fight", 24), ["bot", "human"]).link(1))
        page.locator('[data-ref="figure:drone-1"]').hover()
        expect(page.locator(".area.dim").first).to_be_attached()
        _save(page, "spanish")

    def _at(
        self, choices: int, seat: int, settings: dict[str, Any] | None = None, game: str = "fight", **context: Any
    ) -> Player:
        kinds = ["bot", "bot"]
        kinds[seat] = "human"
        player = Player(self._visitors.page({**NEAR, **(settings or {})}, **context))
        player.join(self._service.from_record(recorded(game, choices), kinds).link(seat))
        player.asked()
        return player


def _next_seat(game: str, choices: int) -> int:
    """The seat that chooses next in a recorded game."""
    seat: int = recorded(game)["choices"][choices][0]
    return seat


def _painted(page: Page) -> None:
    """Wait until every picture in the window is painted."""
    until(
        page,
        """() => [...document.querySelectorAll("[data-scene]")].every((one) =>
          one.dataset.scene || one.getBoundingClientRect().top > innerHeight)""",
    )


def _paint_map(page: Page) -> None:
    """Wait until no piece of the map's ground has come for a while."""
    pieces, before = "() => document.querySelectorAll('.board-map canvas.piece').length", 0
    while (count := page.evaluate(pieces)) > before or not count:
        before = count
        page.wait_for_timeout(2500)


def _save(page: Page, name: str) -> None:
    path = FOLDER / f"{name}.png"
    if page.locator(".board-map").count():
        _paint_map(page)
    page.evaluate("() => document.fonts.ready.then(() => new Promise((drawn) => setTimeout(drawn, 400)))")
    write_small(page, page.screenshot(), path)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1024} KB")
    if size > LARGEST:
        raise SystemExit(f"{path.name} is larger than {LARGEST // 1024} KB")


def main() -> int:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder))
        service.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            visitors = Visitors(browser)
            Album(service, visitors).take_all()
            CardAlbum(service, visitors, _save).take_all()
            locust_turn(service, visitors, FOLDER / "locust_turn.png")
            figure_sheet(visitors, FOLDER / "figures.png")
            visitors.leave()
        finally:
            service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
