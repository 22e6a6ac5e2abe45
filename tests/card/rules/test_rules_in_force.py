"""A game knows the rules of its chapter: each works from the chapter that brings it on, and not before."""

from __future__ import annotations

from typing import Any

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from eday.content import ContentError
from eday.content.card import from_patch as card_from_patch
from tests.card.scene import Scene

BRINGS: dict[int, set[str]] = {
    1: {"first_turn"},
    2: {"winner_advantage", "multi_block", "tough", "disposable"},
    3: {"enemy_cover"},
    4: {"offensive_defensive", "command_tactics"},
    5: {"multiface", "discard_effects"},
    6: {"rotate", "hidden"},
    7: {"overrun"},
}


@pytest.mark.rule("CG-CAMPAIGN-04")
@pytest.mark.parametrize("chapter", range(1, 16))
def test_a_chapter_has_its_own_rules_and_those_before(chapter: int) -> None:
    wanted = sorted(rule for number, rules in BRINGS.items() if number <= chapter for rule in rules)
    assert eday.card.new(chapter).view(COG)["rules"] == wanted


@pytest.mark.rule("CG-CAMPAIGN-04")
def test_the_tutorial_has_none_of_them() -> None:
    assert eday.card.new("tutorial").view(COG)["rules"] == []


# ---------------------------------------------------------------------- rules the engine switches on


@pytest.mark.rule("CG-TURN-09", "CG-FAQ-12")
@pytest.mark.parametrize(("chapter", "phase"), [("tutorial", "second_deployment"), (1, "first_deployment")])
def test_the_first_turn_is_short_from_chapter_one_on(chapter: int | str, phase: str) -> None:
    game = eday.card.new(chapter)
    game.choose("draw")
    while game.decision is not None and game.decision.kind == "combat":
        game.choose("end")
    assert game.view(COG)["phase"] == phase
    assert game.turn == (1 if chapter == "tutorial" else 2)


@pytest.mark.rule("CG-MULTIBLOCK-01")
@pytest.mark.parametrize(("chapter", "another"), [(1, False), (2, True)])
def test_several_units_block_from_chapter_two_on(chapter: int, another: bool) -> None:
    s = Scene(chapter)
    attacker = s.cover("cog-captain", 1)
    units = [s.reserve("loc-boomer"), s.reserve("loc-drone")]
    s.fill(LOCUST, 2)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}", f"block:{s.ref(units[0])}")
    assert (f"block:{s.ref(units[1])}" in s.ids) == another
    assert (s.decision.kind == "reaction") != another


@pytest.mark.rule("CG-ENEMYCOVER-01")
@pytest.mark.parametrize(("chapter", "offered"), [(2, False), (3, True)])
def test_units_cross_into_enemy_cover_from_chapter_three_on(chapter: int, offered: bool) -> None:
    s = Scene(chapter)
    unit = s.cover("cog-captain", 1)
    s.at_combat(COG)
    assert f"direct:{s.ref(unit)}" in s.ids
    assert (f"cross:{s.ref(unit)}" in s.ids) == offered


@pytest.mark.rule("CG-OFFDEF-01", "CG-OFFDEF-02")
@pytest.mark.parametrize(
    ("chapter", "near", "far"), [(3, (3, 4), (3, 3)), (4, (3, 5), (4, 2))], ids=["before", "from then on"]
)
def test_offensive_and_defensive_count_from_chapter_four_on(
    chapter: int, near: tuple[int, int], far: tuple[int, int]
) -> None:
    """Cards of one's own choice may have such rules in any chapter; the Veteran 3/4, the Forward Vanguard 3/2.

    In chapter 3 the Troika Nest adds 1 to the defense of its COG occupant.
    """
    s = Scene(chapter, extra=("cog-veteran", "cog-forward-vanguard"))
    assert s.values(s.cover("cog-forward-vanguard", 3, far=True)) == far
    assert s.values(s.cover("cog-veteran", 1)) == near


@pytest.mark.rule("CG-OFFDEF-01")
@pytest.mark.parametrize(("chapter", "kind"), [(3, "deployment"), (4, "draw")])
def test_offensive_events_happen_from_chapter_four_on(chapter: int, kind: str) -> None:
    s = Scene(chapter, extra=("ch04-theron-guard",))
    guard = s.cover("ch04-theron-guard", 1, far=True)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(guard)}", "pass", "keep:0")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, kind)


@pytest.mark.rule("CG-COMMANDTACTIC-01")
@pytest.mark.parametrize(("chapter", "offered"), [(3, []), (4, ["tactic:card:ch04-berserker#1"])])
def test_command_tactics_work_from_chapter_four_on(chapter: int, offered: list[str]) -> None:
    s = Scene(chapter, extra=("ch04-berserker",) if chapter == 3 else ())
    berserker = s._any("ch04-berserker")
    s.t.put(berserker, 4)
    s.hand(LOCUST, "loc-boomer", "loc-drone")
    s.at_deployment(LOCUST)
    assert s.offered("tactic") == offered


@pytest.mark.rule("CG-DISCARDFX-01")
@pytest.mark.parametrize(("chapter", "kind"), [(4, "deployment"), (5, "may")])
def test_discard_effects_work_from_chapter_five_on(chapter: int, kind: str) -> None:
    s = Scene(chapter, extra=("loc-hammerburst-drone",))
    s.reserve("cog-private")
    s.hand(LOCUST, "loc-hammerburst-drone", "loc-boomer")
    s.at_deployment(LOCUST)
    s.choose("discard:card:loc-hammerburst-drone")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, kind)


@pytest.mark.rule("CG-OVERRUN-01")
@pytest.mark.parametrize(("chapter", "damage"), [(6, []), (7, [1])])
def test_overrun_works_from_chapter_seven_on(chapter: int, damage: list[int]) -> None:
    s = Scene(chapter, extra=("ch07-reaver",) if chapter == 6 else ())
    reaver, private = s.cover("ch07-reaver", 1), s.reserve("cog-private")
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(reaver)}", f"block:{s.ref(private)}", "pass")
    assert (s.decision.kind == "keep") == bool(damage)
    if damage:
        s.choose("keep:0")
    assert s.zone(private) == "discard"
    assert [one["damage"] for one in s.happened("direct_damage_dealt")] == damage


# ---------------------------------------------------------------------- cards that would need a rule too early

BUFF = {"op": "buff", "attack": 1, "target": {"who": "self"}}
GIFT = {"trigger": "setup", "do": [{"op": "draw", "n": 1, "who": "cog"}]}
HALVES: dict[str, list[Any]] = {"cog": [], "locust": []}
DIM = [{"card": "ch05-street-lamp", "hidden": True}, {"card": "ch05-burning-wreck"}, {"card": "ch05-propane-tank"}]


def told(trigger: str, **more: Any) -> dict[str, Any]:
    return {"effects": [{"trigger": trigger, "do": [{"op": "draw", "n": 1}], **more}]}


EARLY: list[tuple[str, str, dict[str, Any], str]] = [
    ("units", "cog-private", {"keywords": ["overrun"]}, "overrun"),
    ("units", "ch02-anthony-carmine", told("discard"), "discard_effects"),
    ("units", "cog-corporal", {"effects": [{"trigger": "defensive", "do": [BUFF]}]}, "offensive_defensive"),
    ("units", "cog-corporal", {"effects": [{"trigger": "offensive", "do": [BUFF]}]}, "offensive_defensive"),
    ("commands", "ch03-minh-young-kim", told("command_tactic", values=[3]), "command_tactics"),
    ("commands", "ch05-uv-floodlight", {"rotating": True}, "rotate"),
    ("covers", "ch04-doorway", {"faces": {"back": HALVES}}, "multiface"),
    ("scenarios", "ch05-scenario", {"covers": DIM}, "hidden"),
    ("scenarios", "ch01-scenario", {"winner_advantage": {"cog": [GIFT], "locust": [GIFT]}}, "winner_advantage"),
]


@pytest.mark.rule("CG-CAMPAIGN-04")
@pytest.mark.parametrize(("stem", "card", "change", "rule"), EARLY)
def test_no_card_may_need_a_rule_before_its_chapter(stem: str, card: str, change: dict[str, Any], rule: str) -> None:
    with pytest.raises(ContentError, match=f"the rule {rule} before chapter"):
        card_from_patch({stem: {card: change}})


@pytest.mark.rule("CG-TOUGH-01", "CG-DISPOSABLE-01", "CG-COMMAND-06")
def test_tough_and_disposable_units_come_with_chapter_two() -> None:
    content = card_from_patch({})
    first: dict[str, int] = {}
    for card in content.cards.values():
        for keyword in getattr(card, "keywords", ()):
            first[keyword] = min(first.get(keyword, 99), content.first_chapter(card))
    assert (first["tough"], first["disposable"], first["overrun"]) == (2, 2, 7)
    unit = content.command_units["ch02-marcus-back-in-armor"]
    early = {
        "block": 1,
        "copies": 1,
        "faction": "cog",
        "initiative": 1,
        "attack": unit.attack,
        "defense": unit.defense,
        "keywords": ["tough"],
        "origin": {"attack": "designed"},
    }
    command = {"cog": [{"card": "ch01-dominic-santiago"}, {"card": "ch01-marcus"}]}
    patch = {"command_units": {"ch01-marcus": early}, "chapters": {"1": {"command": command}}}
    with pytest.raises(ContentError, match="the rule tough before chapter 2"):
        card_from_patch(patch)
    fine = {**patch, "command_units": {"ch01-marcus": {**early, "keywords": []}}}
    assert "ch01-marcus" in card_from_patch(fine).command_units
