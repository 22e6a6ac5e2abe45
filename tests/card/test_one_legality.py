"""What may be done and why not are asked of the same rule: lift one of its conditions, and both change."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

import pytest

import eday
from eday.card import deploy
from eday.card.box import COG, LOCUST
from eday.card.combat import action, block, reaction
from eday.card.effects import feasible
from tests.card.rules.fights import tactic
from tests.card.scene import Scene


class Refused(NamedTuple):
    """A position in which something of a kind is not on offer."""

    scene: Scene
    ref: str
    kind: str


def _never_in_cover() -> Refused:
    s = Scene(1)
    raven = s.reserve("cog-king-raven")
    s.reserve("cog-private")
    s.at_combat(COG)
    return Refused(s, s.ref(raven), "move")


def _acted() -> Refused:
    s = Scene(1)
    unit = s.reserve("cog-private")
    s.reserve("cog-scout")
    s.at_combat(COG)
    s.t.acts[unit] = 1
    s.game._run()
    return Refused(s, s.ref(unit), "move")


def _hand_count() -> Refused:
    s = Scene(1)
    s.hand(COG, "cog-captain")
    s.fill(COG, 5)
    s.at_deployment(COG)
    return Refused(s, "card:cog-captain", "deploy")


def _no_target() -> Refused:
    s = Scene(1)
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment(COG)
    return Refused(s, "card:cog-airstrike", "deploy")


def _tactic_count() -> Refused:
    s = Scene(4)
    s.cover("loc-drone", 2)
    s.fill(COG, 2)
    s.at_deployment(COG)
    return Refused(s, "card:ch04-hammer-of-dawn#1", "tactic")


def _never_blocks() -> Refused:
    s = Scene(1, patch={"units": {"loc-boomer": {"keywords": ["no_block"]}}})
    attacker, boomer = s.cover("cog-sergeant", 1), s.reserve("loc-boomer")
    s.reserve("loc-drone")
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}")
    return Refused(s, s.ref(boomer), "block")


def _reaction_count() -> Refused:
    s = Scene(1)
    sergeant = s.reserve("cog-sergeant")
    s.cover("loc-drone", 1)
    s.hand(COG, "cog-heroism")
    s.fill(COG, 7)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(sergeant)}:row:1")
    return Refused(s, "card:cog-heroism", "react")


def _hides() -> Refused:
    shot = {"op": "damage", "n": 1, "target": {"who": "enemy", "zone": "battlefield"}}
    cards = ("loc-drone", "loc-boomer", "loc-hunter", "cog-airstrike")
    s = Scene(13, extra=cards, patch=tactic("cog-airstrike", {"trigger": "play", "do": [shot]}))
    place = next(place for place, card in enumerate(s.t.row) if s.t.box.cards[card].id == "ch13-burst-main")
    hidden = s.cover("loc-drone", place + 1)
    s.reserve("loc-boomer")
    s.reserve("loc-hunter")
    s.hand(COG, "cog-airstrike")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    return Refused(s, s.ref(hidden), "target")


CASES: list[tuple[Callable[[], Refused], ModuleType, str, object]] = [
    (_never_in_cover, action, "has_keyword", False),
    (_acted, action, "extra_actions", 1),
    (_hand_count, deploy, "value_fits", True),
    (_no_target, deploy, "playable", True),
    (_tactic_count, deploy, "tactic_values", (2,)),
    (_never_blocks, block, "has_keyword", False),
    (_reaction_count, reaction, "value_fits", True),
    (_hides, feasible, "untargetable", False),
]
"""A refusal, where its condition is asked, and the answer that would lift it."""


def named(case: Refused) -> bool:
    return any(case.ref in option.refs for option in case.scene.decision.options if option.kind == case.kind)


@pytest.mark.skipif(eday.is_compiled(), reason="compiled rules call each other directly")
@pytest.mark.parametrize(("refused", "module", "condition", "lifted"), CASES, ids=[case[0].__name__ for case in CASES])
def test_a_condition_counts_for_the_options_and_for_the_reasons(
    refused: Callable[[], Refused],
    module: ModuleType,
    condition: str,
    lifted: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    case = refused()
    game, seat = case.scene.game, case.scene.decision.seat
    assert game.why_not(seat, case.ref, case.kind)
    assert not named(case)
    monkeypatch.setattr(module, condition, lambda *_: lifted)
    before = [reason.key for reason in game.why_not(seat, case.ref, case.kind)]
    game._run()
    assert named(case)
    assert before in ([], ["why-not-now"], ["why-unfit"])
    assert game.why_not(seat, case.ref, case.kind) == []


def test_a_unit_hidden_from_the_enemys_cards_says_so() -> None:
    case = _hides()
    (reason,) = case.scene.game.why_not(COG, case.ref)
    assert (reason.key, reason.args) == ("why-untargetable", {"card": case.ref})
    (other,) = case.scene.game.why_not(COG, "row:1")
    assert (other.key, other.args) == ("why-unfit", {"asker": "card:cog-airstrike#1"})


def test_a_unit_blocks_once() -> None:
    s = Scene(2)
    attacker, first = s.cover("cog-sergeant", 1), s.reserve("loc-drone")
    s.reserve("loc-boomer")
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}", f"block:{s.ref(first)}")
    assert [reason.key for reason in s.game.why_not(LOCUST, s.ref(first), "block")] == ["why-blocking"]
