"""CG-MULTIBLOCK: several units block one attack."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import damage, direct, scene


@pytest.mark.rule("CG-MULTIBLOCK-01")
@pytest.mark.parametrize(("chapter", "more"), [(1, False), (2, True), (3, True)])
def test_several_units_block_from_chapter_2_on(chapter: int, more: bool) -> None:
    s = scene(chapter)
    unit, one, two = s.cover("cog-captain", 1), s.reserve("loc-drone"), s.reserve("loc-hunter")
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}", f"block:{s.ref(one)}")
    if more:
        assert s.ids == [f"block:{s.ref(two)}", "done"]
    else:
        assert s.decision.kind == "reaction"


@pytest.mark.rule("CG-MULTIBLOCK-02", "CG-MULTIBLOCK-03")
def test_full_damage_to_each_blocker_and_the_sum_back() -> None:
    s = scene(2)
    unit = s.cover("cog-captain", 2)
    one, two = s.reserve("loc-drone"), s.reserve("loc-kantus")
    direct(s, unit, one, two)
    s.pass_reactions()
    assert damage(s) == {s.ref(one): 5, s.ref(two): 5, s.ref(unit): 4}
    assert [s.zone(card) for card in (one, two, unit)] == ["discard", "discard", "cover"]


@pytest.mark.rule("CG-MULTIBLOCK-03")
def test_the_sum_of_the_blockers_kills_where_none_would_alone() -> None:
    s = scene(2)
    unit, one, two = s.cover("cog-sergeant", 1), s.reserve("loc-drone"), s.reserve("loc-kantus")
    direct(s, unit, one, two)
    s.pass_reactions()
    assert damage(s)[s.ref(unit)] == 4
    assert s.zone(unit) == "discard"


@pytest.mark.rule("CG-MULTIBLOCK-04")
def test_each_blocker_is_killed_or_suppressed_for_itself() -> None:
    s = scene(2)
    unit, weak, strong = s.cover("cog-private", 1), s.reserve("loc-drone"), s.reserve("loc-kantus")
    direct(s, unit, weak, strong)
    s.pass_reactions()
    assert damage(s) == {s.ref(weak): 2, s.ref(strong): 2, s.ref(unit): 4}
    assert s.zone(weak) == "discard"
    assert s.zone(strong) == "reserve"
    assert s.t.suppressed[strong]


@pytest.mark.rule("CG-MULTIBLOCK-05")
def test_all_blockers_are_named_before_any_reaction() -> None:
    s = scene(2)
    unit, one, two = s.cover("cog-captain", 1), s.reserve("loc-drone"), s.reserve("loc-hunter")
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}", f"block:{s.ref(two)}")
    assert s.decision.kind == "block"
    s.choose(f"block:{s.ref(one)}")
    (told,) = s.happened("attack_blocked")
    assert told["blockers"] == [s.ref(two), s.ref(one)]
    assert (s.decision.kind, s.decision.seat) == ("reaction", LOCUST)
    s.choose("pass")
    assert (s.decision.kind, s.decision.seat) == ("reaction", COG)
    s.choose("pass")
    assert s.decision.kind == "deployment"


@pytest.mark.rule("CG-MULTIBLOCK-06")
def test_the_increase_of_enemy_cover_counts_for_each_blocker_and_once_for_their_sum() -> None:
    s = scene(3)
    unit, one, two = s.cover("cog-captain", 1, far=True), s.reserve("loc-drone"), s.reserve("loc-kantus")
    direct(s, unit, one, two)
    s.pass_reactions()
    assert damage(s) == {s.ref(one): 5, s.ref(two): 5, s.ref(unit): 5}


def test_each_blocker_killed_sets_off_what_follows_a_kill() -> None:
    booty = {"trigger": "on_kill", "do": [{"op": "draw", "n": 1}]}
    s = scene(2, patch={"units": {"cog-captain": {"effects": [booty]}}})
    unit, one, two = s.cover("cog-captain", 1), s.reserve("loc-drone"), s.reserve("loc-hunter")
    hand = len(s.t.hand[COG])
    direct(s, unit, one, two)
    s.pass_reactions()
    assert [s.zone(card) for card in (one, two)] == ["discard", "discard"]
    assert len(s.t.hand[COG]) == hand + 2
