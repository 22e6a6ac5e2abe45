"""One legality: what is not offered is refused with a reason, and what would be offered is not."""

from __future__ import annotations

import pytest

from eday.board import BoardGame
from tests.board.properties.play import Setup, sampled, setups
from tests.board.test_why_not_anything import things

GROUPS = {
    "attack": ("figure:", "area:", "weapon:"),
    "chainsaw": ("figure:",),
    "gun_attack": ("figure:",),
    "move": ("area:",),
    "cover": ("cover:",),
    "explore": ("area:",),
    "revive": ("cog:",),
    "free_revive": ("cog:",),
    "pick_up": ("weapon:",),
    "free_pick_up": ("weapon:",),
    "equipment": ("area:", "tile:"),
    "free_equipment": ("area:", "tile:"),
    "gain_ammo": ("weapon:",),
    "play_actions": ("order:",),
    "play_move": ("order:",),
    "swap": ("order:",),
}
"""What each kind of option is about."""
VAGUE = {"why-not-now", "why-play-by-turn", "why-cover-when-moving", "why-seal-by-omen", "why-special-between"}
SOME_WEAPON = "extra_attack"
"""Here only one of the weapons may attack."""


def refusals(game: BoardGame) -> None:
    """Where a kind is on offer, each thing it is about is offered or refused with a reason of its own."""
    decision = game.decision
    assert decision is not None
    refs = things(game)
    offered = {(option.kind, ref) for option in decision.options for ref in option.refs}
    for kind in {kind for kind, _ in offered} & set(GROUPS):
        for ref in refs:
            if ref.startswith(GROUPS[kind]):
                keys = {reason.key for reason in game.why_not(decision.seat, ref, kind)}
                assert bool(keys) != ((kind, ref) in offered), (kind, ref, keys)
                assert not keys & VAGUE or decision.kind == SOME_WEAPON, (decision.kind, kind, ref, keys)


@pytest.mark.parametrize("setup", setups(2, first=900, full=3)[::2], ids=str)
def test_whatever_is_not_offered_is_refused_with_a_reason(setup: Setup) -> None:
    asked = 0
    for game in sampled(setup, every=25, firsts=2):
        if game.decision is not None:
            refusals(game)
            asked += 1
    assert asked > 5
