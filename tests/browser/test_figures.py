"""Figures on the map: every one shows the picture of its kind, and who bleeds out lies down."""

from __future__ import annotations

from playwright.sync_api import expect

import eday
from eday.board import BoardGame
from tests.browser.board_scenes import position
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

_SHOWN = """
async () => {
  const images = [...document.querySelectorAll(".figure image")];
  const loads = (href) => new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image.naturalWidth > 0);
    image.onerror = () => done(false);
    image.src = href;
  });
  const hrefs = [...new Set(images.map((one) => one.getAttribute("href")))];
  return {
    figures: Object.fromEntries([...document.querySelectorAll(".figure")].map((one) =>
      [one.dataset.ref, [...one.querySelectorAll("image")].map((image) => ({ ...image.dataset }))])),
    broken: (await Promise.all(hrefs.map(loads))).filter((good) => !good).length,
    pictures: hrefs.length,
    kinds: new Set(images.map((one) => one.dataset.drawing + one.dataset.lying)).size,
  };
}
"""


def test_every_figure_shows_the_picture_of_its_kind(service: Service, visitors: Visitors) -> None:
    player = Player(visitors.page())
    player.join(service.from_record(recorded("fight", 176), ["human", "bot"]).link(0))
    player.asked()
    shown = player.page.evaluate(_SHOWN)
    assert (shown["broken"], shown["pictures"]) == (0, shown["kinds"])
    assert shown["figures"]["cog:dominic_santiago"] == [{"drawing": "dominic_santiago", "lying": "true"}]
    boomers = [ref for ref in shown["figures"] if ref.startswith("figure:boomer")]
    assert len(boomers) > 1
    assert all(shown["figures"][ref] == [{"drawing": "boomer"}] for ref in boomers)


def _cover_dice(game: BoardGame) -> dict[str, int]:
    """What cover gives each Locust that can be attacked, against the attack where it helps most."""
    most: dict[str, int] = {}
    for option in game.decision.options if game.decision and game.decision.seat == 0 else ():
        told = game.odds(option.id) if option.kind == "attack" else None
        if told and "targets" not in told:
            dice = sum(int(n) for n, reason, _ in told["defense_dice"] if str(reason).endswith("_cover"))
            most[option.refs[0]] = max(dice, most.get(option.refs[0], 0))
    return most


def test_who_aims_sees_a_shield_for_each_die_of_cover(service: Service, visitors: Visitors) -> None:
    record = position(lambda game: 2 in _cover_dice(game).values())
    aimed = next(ref for ref, dice in _cover_dice(eday.replay(record)).items() if dice == 2)
    player = Player(visitors.page())
    player.join(service.from_record(record, ["human", "human"]).link(0))
    player.asked()
    pips = player.map.locator(".pip")
    expect(pips).to_have_count(0)
    player.aim(aimed)
    expect(player.map.locator(f"[data-ref='{aimed}'] .pip")).to_have_count(2)
    player.page.keyboard.press("Escape")
    expect(pips).to_have_count(0)
