"""A recorded fight: dice fall, shields strike out wounds, the verdict is told; then the map shows what became of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

LISTEN = """
window.started = [];
document.addEventListener("animationstart", (event) => {
  window.started.push(event.animationName.replace(/^svelte-[^-]*-/, ""));
}, true);
window.heard = 0;
class Param { value = 0; setValueAtTime() {} exponentialRampToValueAtTime() {} }
const node = (more) => ({ connect: (next) => next, start() { window.heard += 1; }, stop() {}, ...more });
window.AudioContext = class {
  state = "running"; currentTime = 0; sampleRate = 100; destination = {};
  createGain() { return node({ gain: new Param() }); }
  createDynamicsCompressor() { return node({}); }
  createBiquadFilter() { return node({ frequency: new Param(), Q: new Param() }); }
  createBufferSource() { return node({}); }
  createOscillator() { return node({ frequency: new Param() }); }
  createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
};
"""
"""Notes which animations begin, and hears instead of the loudspeaker."""
SHOT = 28
"""The choice with which Dom, on guard, shoots at a Boomer: five hits against one shield."""
MINUS = "\N{MINUS SIGN}"
VERDICT = f"5 hits {MINUS} 1 shield = 4 wounds: Boomer 1 falls"


def _shooting(service: Service, page: Page) -> Player:
    """The shot is chosen; it is shown step by step."""
    page.add_init_script(LISTEN)
    player = Player(page)
    player.join(service.from_record(recorded("fight", SHOT), ["bot", "human"]).link(1))
    player.asked()
    page.evaluate("window.heard = 0")  # whoever came by a link has pressed something before
    seat, shot = recorded("fight")["choices"][SHOT]
    assert seat == 1
    player.choose(next(option["label"] for option in player.state()["options"] if option["id"] == shot))
    return player


def _log(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Log")


def _next(page: Page) -> None:
    page.get_by_role("button", name="Next").click()


def _step_by_step(**more: Any) -> dict[str, Any]:
    return {"settings": {"speed": "step", "hints": False, **more}}


def test_dice_then_shields_then_verdict(service: Service, visitors: Visitors) -> None:
    page = visitors.page(reduced_motion="no-preference", **_step_by_step())
    _shooting(service, page)
    expect(page.locator(".effects .shot")).to_be_attached()
    until(page, "() => window.heard > 0")
    verdict = page.locator(".theatre .verdict")
    expect(verdict).to_have_count(0)
    _next(page)
    expect(verdict).to_have_text(VERDICT)
    expect(page.locator(".theatre .die.attack")).to_have_count(3)
    expect(page.locator(".theatre .die.defense")).to_have_count(2)
    expect(page.locator(".theatre .strike")).to_have_count(1)
    until(page, "() => window.started.includes('tell')")
    order = page.evaluate("['tumble', 'strike', 'tell'].map((name) => window.started.indexOf(name))")
    assert order == sorted(order)
    assert -1 not in order
    # The line of the roll came with its picture, and what it did has not been told yet.
    expect(_log(page)).to_contain_text("Dom rolls 2 wounds, 1 wound, 2 wounds")
    expect(_log(page)).not_to_contain_text("takes 4 wounds")
    _next(page)
    expect(page.locator(".theatre .verdict")).to_have_count(0)
    expect(page.locator(".effects .rising")).to_have_text(f"{MINUS}4")
    expect(_log(page)).to_contain_text("Boomer 1 takes 4 wounds")
    expect(page.locator('[data-ref="figure:boomer-1"]')).to_have_count(1)
    _next(page)
    expect(page.locator(".effects .fall")).to_be_attached()
    expect(page.locator('[data-ref="figure:boomer-1"]')).to_have_count(0)


@pytest.mark.parametrize(
    "wish", [{"reduced_motion": "reduce"}, {"reduced_motion": "no-preference", "motion": "reduced"}]
)
def test_without_motion_all_lies_there_at_once(service: Service, visitors: Visitors, wish: dict[str, str]) -> None:
    more = {"motion": wish["motion"]} if "motion" in wish else {}
    page = visitors.page(reduced_motion=wish["reduced_motion"], **_step_by_step(**more, muted=True))
    _shooting(service, page)
    _next(page)
    expect(page.get_by_role("status").get_by_text(VERDICT)).to_be_visible()
    expect(page.locator(".theatre .strike")).to_be_visible()
    moving = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length"
    )
    assert moving == 0
    assert page.evaluate("window.heard") == 0


def test_volume_is_kept(service: Service, visitors: Visitors) -> None:
    page = visitors.page(**_step_by_step())
    player = Player(page)
    player.join(service.from_record(recorded("fight", SHOT), ["bot", "human"]).link(1))
    dialog = player.open("Settings")
    volume = dialog.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("60")
    volume.fill("25")
    dialog.get_by_role("checkbox", name="No sound").check()
    expect(volume).to_be_disabled()
    page.reload()
    player.seated()
    dialog = player.open("Settings")
    expect(dialog.get_by_role("slider", name="Volume")).to_have_value("25")
    expect(dialog.get_by_role("checkbox", name="No sound")).to_be_checked()
