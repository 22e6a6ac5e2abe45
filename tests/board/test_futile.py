"""Order cards and actions that would do nothing now are named before they are chosen."""

from __future__ import annotations

import random

import pytest

import eday
from tests.board.scene import DOM, MARCUS, Scene


def alone(*hand: str) -> Scene:
    """Marcus on his own, with nothing in sight."""
    scene = Scene((MARCUS, DOM), tiles=("12A", "9A", "16A", "2A"))
    scene.cog(0, "12A.F")
    scene.cog(1, "12A.F")
    scene.hand(0, *hand)
    scene.hand(1, "ambush")
    return scene


@pytest.mark.rule("BG-ORDER-04")
def test_a_card_without_an_open_action_is_futile() -> None:
    scene = alone("ambush", "advance")
    scene.at_order(0)
    assert scene.game.futile() == ("play_actions:order:ambush",)


@pytest.mark.rule("BG-ORDER-04")
def test_a_card_with_a_target_is_not() -> None:
    scene = alone("ambush", "advance")
    scene.put("drone", "12A.C")
    scene.at_order(0)
    assert "play_actions:order:ambush" not in scene.game.futile()


def test_what_is_called_futile_offers_nothing_of_the_card() -> None:
    """In whole games: after a futile card only the extras of the turn and the way out are left."""
    seen = 0
    for seed in range(6):
        game = eday.board.new(seed=seed)
        rng = random.Random(seed)
        while game.decision and game.turn < 12:
            for wanted in game.futile():
                if wanted.startswith("play_"):
                    seen += 1
                    probe = game.clone()
                    probe.choose(wanted)
                    left = probe.decision
                    offered = {option.kind for option in left.options} if left and left.kind == "action" else set()
                    extras = {"end", "drop", "bonus_move", "explore", "revive", "pick_up", "equipment"}
                    assert offered <= extras, (seed, wanted, offered)
            game.choose(rng.choice(game.decision.options).id)
    assert seen > 5
