"""CG-BLOCK: who may block a direct attack, and what a block prevents."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import WEAK, damage, declare, direct, reaction, scene


@pytest.mark.rule("CG-BLOCK-01", "CG-BLOCK-02")
def test_only_ready_units_in_the_enemy_reserve_can_block() -> None:
    s = scene()
    unit, ready = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.reserve("cog-sergeant")
    s.cover("loc-hunter", 3)
    s.reserve("loc-kantus", suppressed=True)
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert s.decision.seat == LOCUST
    assert s.ids == [f"block:{s.ref(ready)}", "no_block"]


@pytest.mark.rule("CG-BLOCK-01", "CG-BLOCK-02")
def test_without_a_unit_that_can_block_nobody_is_asked() -> None:
    s = scene()
    unit = s.cover("cog-private", 1)
    s.cover("loc-hunter", 3)
    s.reserve("loc-kantus", suppressed=True)
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert (s.decision.kind, s.decision.seat) == ("reaction", COG)


@pytest.mark.rule("CG-BLOCK-03", "CG-BLOCK-04")
@pytest.mark.parametrize(
    ("attacker", "blocker", "where"),
    [
        ("cog-captain", "loc-drone", ("cover", "discard")),
        ("cog-scout", "loc-hunter", ("discard", "reserve")),
        ("cog-private", "loc-kantus", ("cover", "reserve")),
        ("cog-vanguard", "loc-hunter", ("discard", "discard")),
    ],
)
def test_a_block_prevents_direct_damage_and_moves_nobody(attacker: str, blocker: str, where: tuple[str, str]) -> None:
    s = scene()
    unit, guard = s.cover(attacker, 1), s.reserve(blocker)
    before = s.t.deck[LOCUST]
    direct(s, unit, guard)
    s.pass_reactions()
    assert (s.zone(unit), s.zone(guard)) == where
    assert s.place(unit) == (1 if where[0] == "cover" else 0)
    assert s.decision.kind == "deployment"
    assert s.t.deck[LOCUST] == before
    assert not s.happened("unit_moved")


@pytest.mark.rule("CG-BLOCK-05")
def test_blocking_is_optional() -> None:
    s = scene()
    unit, guard = s.cover("cog-private", 1), s.reserve("loc-drone")
    direct(s, unit)
    s.pass_reactions()
    assert (s.decision.kind, s.decision.context["damage"]) == ("keep", 2)
    assert s.zone(guard) == "reserve"


@pytest.mark.rule("CG-BLOCK-06")
def test_a_ready_unit_blocks_again_in_the_same_turn() -> None:
    s = scene(patch=reaction("loc-frenzy", WEAK))
    first, second, guard = s.cover("cog-private", 1), s.cover("cog-sergeant", 3), s.reserve("loc-drone")
    s.hand(LOCUST, "loc-frenzy")
    direct(s, first, guard)
    s.choose("react:card:loc-frenzy", "pass")
    assert s.ref(guard) not in damage(s)
    s.choose(f"direct:{s.ref(second)}")
    assert s.ids == [f"block:{s.ref(guard)}", "no_block"]


@pytest.mark.rule("CG-BLOCK-06")
def test_a_unit_suppressed_by_a_block_does_not_block_again() -> None:
    s = scene()
    first, second, guard = s.cover("cog-private", 1), s.cover("cog-fresh-recruit", 3), s.reserve("loc-kantus")
    direct(s, first, guard)
    s.pass_reactions()
    s.choose(f"direct:{s.ref(second)}")
    assert s.t.suppressed[guard]
    assert (s.decision.kind, s.decision.seat) == ("reaction", COG)


@pytest.mark.rule("CG-BLOCK-07")
def test_a_unit_that_acted_in_its_turn_blocks_in_the_enemy_turn() -> None:
    s = scene(patch=reaction("loc-frenzy", WEAK))
    unit, guard = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.hand(LOCUST, "loc-frenzy")
    s.fill(LOCUST, 2)
    declare(s, guard, 1, LOCUST)
    s.choose("pass", "react:card:loc-frenzy")
    assert s.t.acts[guard] == 1
    while s.decision.kind != "combat":
        s.choose("draw" if "draw" in s.ids else s.ids[-1])
    assert s.decision.seat == COG
    s.choose(f"direct:{s.ref(unit)}")
    assert s.ids == [f"block:{s.ref(guard)}", "no_block"]


@pytest.mark.rule("CG-BLOCK-08")
def test_blockers_are_chosen_before_any_reaction() -> None:
    s = scene()
    unit, guard = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert s.decision.kind == "block"
    s.choose(f"block:{s.ref(guard)}")
    assert s.decision.kind == "reaction"
    s.pass_reactions()
    assert s.decision.kind == "deployment"


@pytest.mark.rule("CG-BLOCK-09")
def test_an_attack_whose_blocker_is_gone_is_blocked_all_the_same() -> None:
    s = scene(extra=("ch11-longshot-overwatch",))
    unit, guard = s.cover("cog-private", 1), s.reserve("loc-drone")
    (card,) = s.hand(COG, "ch11-longshot-overwatch")
    s.fill(COG, 2)
    direct(s, unit, guard)
    s.choose("pass", f"react:{s.ref(card)}")
    assert s.zone(guard) == "discard"
    assert damage(s) == {s.ref(guard): 3}
    assert s.decision.kind == "deployment"
    assert not s.happened("direct_damage_dealt")
