"""CG-OVERRUN: an attacker that kills hurts the enemy player as well."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.scene import Scene

REAVER, JUNKER = "ch07-reaver", "ch07-junker"


def ready(*, chapter: int = 7, extra: tuple[str, ...] = ()) -> Scene:
    """Both players hold two cards, so that no phase passes by itself."""
    s = Scene(chapter, extra=extra)
    s.fill(COG, 2)
    s.fill(LOCUST, 2)
    return s


def finish(s: Scene) -> list[int]:
    """Pass reactions, keep nothing, and tell the direct damage dealt."""
    while s.game.decision is not None and s.game.decision.kind in ("reaction", "keep"):
        s.choose("pass" if s.game.decision.kind == "reaction" else "keep:0")
    return [one["damage"] for one in s.happened("direct_damage_dealt")]


@pytest.mark.rule("CG-OVERRUN-01", "CG-OVERRUN-02")
def test_killing_a_unit_in_cover_deals_one_direct_damage() -> None:
    s = ready()
    reaver, private = s.reserve(REAVER), s.cover("cog-private", 3)
    deck = s.sizes(COG)[0]
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(reaver)}:row:3")
    s.pass_reactions()
    assert s.decision.seat == COG
    assert s.ids == ["keep:1", "keep:0"]
    assert finish(s) == [1]
    assert [s.zone(private), s.place(reaver)] == ["discard", 3]
    assert s.sizes(COG)[0] == deck - 1


@pytest.mark.rule("CG-OVERRUN-01")
def test_without_the_keyword_nothing_is_dealt() -> None:
    s = ready()
    boomer, private = s.reserve("loc-boomer"), s.cover("cog-private", 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(boomer)}:row:1")
    assert finish(s) == []
    assert s.zone(private) == "discard"


@pytest.mark.rule("CG-OVERRUN-01")
def test_an_attack_that_kills_nobody_deals_none() -> None:
    s = ready()
    reaver, captain = s.reserve(REAVER), s.cover("cog-captain", 2)
    assert s.values(captain) == (4, 6)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(reaver)}:row:2")
    assert finish(s) == []
    assert [s.zone(reaver), s.zone(captain)] == ["discard", "cover"]


@pytest.mark.rule("CG-OVERRUN-02")
def test_it_works_for_a_blocked_direct_attack() -> None:
    """The attack itself is blocked and deals none; the kill deals 1."""
    s = ready()
    reaver, private = s.cover(REAVER, 1), s.reserve("cog-private")
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(reaver)}", f"block:{s.ref(private)}")
    assert finish(s) == [1]
    assert [s.zone(reaver), s.zone(private)] == ["cover", "discard"]


@pytest.mark.rule("CG-OVERRUN-02")
def test_an_unblocked_direct_attack_deals_the_usual_two() -> None:
    s = ready()
    reaver = s.cover(REAVER, 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(reaver)}")
    assert finish(s) == [2]


@pytest.mark.rule("CG-OVERRUN-02")
@pytest.mark.parametrize("blocked", [False, True])
def test_it_works_if_the_attacker_dies_as_well(blocked: bool) -> None:
    s = ready()
    if blocked:
        reaver, captain = s.cover(REAVER, 1), s.reserve("cog-captain")
        s.at_combat(LOCUST)
        s.choose(f"direct:{s.ref(reaver)}", f"block:{s.ref(captain)}")
    else:
        reaver, captain = s.reserve(REAVER), s.cover("cog-captain", 3)
        s.t.face[s.t.row[2]] = 1
        s.at_combat(LOCUST)
        s.choose(f"attack:{s.ref(reaver)}:row:3")
    assert finish(s) == [1]
    assert [s.zone(reaver), s.zone(captain)] == ["discard", "discard"]


@pytest.mark.rule("CG-OVERRUN-03")
@pytest.mark.parametrize(("blockers", "damage"), [(("private",), [1]), (("private", "vanguard"), [1, 1])])
def test_it_counts_once_for_each_unit_killed(blockers: tuple[str, ...], damage: list[int]) -> None:
    """Each time is an instance of its own with its own decision."""
    s = ready(extra=("cog-vanguard",))
    reaver = s.cover(REAVER, 1)
    units = [s.reserve("cog-private"), s.reserve("cog-vanguard")]
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(reaver)}")
    for unit in units[: len(blockers)]:
        s.choose(f"block:{s.ref(unit)}")
    if s.decision.kind == "block":
        s.choose("done")
    assert finish(s) == damage


@pytest.mark.rule("CG-OVERRUN-03")
def test_a_blocker_that_survives_does_not_count() -> None:
    s = ready(extra=("cog-elite-armadillo",))
    reaver = s.cover(REAVER, 1)
    private, armadillo = s.reserve("cog-private"), s.reserve("cog-elite-armadillo")
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(reaver)}", f"block:{s.ref(private)}", f"block:{s.ref(armadillo)}")
    assert finish(s) == [1]
    assert [s.zone(private), s.zone(armadillo)] == ["discard", "reserve"]


@pytest.mark.rule("CG-OVERRUN-04")
@pytest.mark.parametrize(("kind", "damage"), [("direct", 1), ("cross", 2)])
def test_in_enemy_cover_it_deals_one_more(kind: str, damage: int) -> None:
    s = ready()
    reaver, private = s.cover(REAVER, 1), s.reserve("cog-private")
    s.at_combat(LOCUST)
    s.choose(f"{kind}:{s.ref(reaver)}", f"block:{s.ref(private)}")
    assert finish(s) == [damage]


@pytest.mark.rule("CG-OVERRUN-04")
def test_in_enemy_cover_each_kill_deals_one_more_even_if_the_attacker_dies() -> None:
    """Reaver 4/3 in enemy cover, blocked by Private and Vanguard: dealt 2 + 3 + 1."""
    s = ready(extra=("cog-vanguard",))
    reaver = s.cover(REAVER, 1)
    private, vanguard = s.reserve("cog-private"), s.reserve("cog-vanguard")
    s.at_combat(LOCUST)
    s.choose(f"cross:{s.ref(reaver)}", f"block:{s.ref(private)}", f"block:{s.ref(vanguard)}")
    assert finish(s) == [2, 2]
    assert {"card": s.ref(reaver), "damage": 6} in s.happened("damage_dealt")
    assert s.zone(reaver) == "discard"


def test_units_that_kill_together_have_each_killed() -> None:
    """C-12: two units with Overrun that kill one unit in one attack deal 1 each."""
    s = Scene(8)
    drone = s.cover("loc-hunter", 1)
    units = [s.reserve("cog-assault-specialist"), s.reserve("cog-assault-specialist"), s.reserve("cog-private")]
    s.hand(COG, "cog-coordinated-assault")
    s.fill(COG, 2)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-coordinated-assault", *[f"target:{s.ref(unit)}" for unit in units])
    s.pass_reactions()
    s.choose(f"hit:{s.ref(units[2])}")
    assert s.zone(drone) == "discard"
    assert (s.decision.seat, s.ids) == (COG, [f"resolve:{s.ref(unit)}" for unit in units[:2]])
    s.choose(s.ids[1])
    assert finish(s) == [1, 1]


# ---------------------------------------------------------------------- its place among other effects


def rattled() -> tuple[Scene, int]:
    """A Specialist with Overrun kills a Locust unit while the Death Rattle lasts."""
    s = ready(chapter=8, extra=("loc-death-rattle",))
    hunter, specialist = s.cover("loc-hunter", 1), s.reserve("cog-assault-specialist")
    s.hand(LOCUST, "loc-death-rattle", "loc-respawn")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-death-rattle")
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(specialist)}:row:1")
    s.pass_reactions()
    assert s.zone(hunter) == "discard"
    return s, specialist


@pytest.mark.rule("CG-FAQ-03", "CG-OVERRUN-01")
@pytest.mark.parametrize(("first", "seats"), [("overrun", [LOCUST, COG]), ("rattle", [COG, LOCUST])])
def test_the_active_player_orders_overrun_and_death_rattle(first: str, seats: list[int]) -> None:
    s, specialist = rattled()
    names = {"overrun": f"resolve:{s.ref(specialist)}", "rattle": "resolve:card:loc-death-rattle#1"}
    assert (s.decision.seat, s.decision.kind) == (COG, "order")
    assert sorted(s.ids) == sorted(names.values())
    s.choose(names[first])
    assert finish(s) == [1, 1]
    assert [one["seat"] for one in s.happened("direct_damage_dealt")] == seats


@pytest.mark.rule("CG-FAQ-03", "CG-WIN-02")
@pytest.mark.parametrize(("first", "winner"), [("overrun", "cog"), ("rattle", "locust")])
def test_whose_last_card_goes_first_loses(first: str, winner: str) -> None:
    """Both decks hold one card: the first of the two effects decides the game."""
    s, specialist = rattled()
    s.deck_size(COG, 1)
    s.deck_size(LOCUST, 1)
    s.choose(f"resolve:{s.ref(specialist)}" if first == "overrun" else "resolve:card:loc-death-rattle#1")
    s.choose("keep:0")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == (winner, "deck_out")
    assert len(s.happened("direct_damage_dealt")) == 1


@pytest.mark.rule("CG-OVERRUN-01", "CG-FAQ-03")
@pytest.mark.parametrize("first", [REAVER, "ch09-imulsion-pool"])
def test_overrun_may_come_after_what_the_dead_units_cover_does(first: str) -> None:
    s = Scene(9, extra=(REAVER,))
    reaver, private = s.reserve(REAVER), s.cover("cog-private", 2)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(reaver)}:row:2")
    s.pass_reactions()
    assert s.zone(private) == "discard"
    assert sorted(s.ids) == ["resolve:card:ch07-reaver#1", "resolve:card:ch09-imulsion-pool#1"]
    s.choose(f"resolve:card:{first}#1")
    burned = [one["card"] for one in s.happened("damage_dealt")].count(s.ref(reaver))
    assert burned == (1 if first == REAVER else 2)
    assert finish(s) == [1]


@pytest.mark.rule("CG-OVERRUN-05")
def test_it_does_not_work_while_blocking() -> None:
    s = ready()
    reaver, private = s.reserve(REAVER), s.cover("cog-private", 3)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(private)}", f"block:{s.ref(reaver)}")
    assert finish(s) == []
    assert s.zone(private) == "discard"


@pytest.mark.rule("CG-OVERRUN-05")
def test_it_does_not_work_while_being_attacked() -> None:
    s = ready()
    reaver, private = s.cover(REAVER, 3), s.reserve("cog-private")
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(private)}:row:3")
    assert finish(s) == []
    assert [s.zone(reaver), s.zone(private)] == ["cover", "discard"]


@pytest.mark.rule("CG-OVERRUN-01")
@pytest.mark.parametrize(("far", "damage"), [(False, []), (True, [2])])
def test_overrun_gained_by_a_rule_counts_while_it_is_there(far: bool, damage: list[int]) -> None:
    """General RAAM has it in enemy cover, where it deals 1 + 1."""
    s = ready(chapter=15)
    raam, blocker = s.cover("ch15-general-raam", 2, far=far), s.reserve("cog-veteran")
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(raam)}", f"block:{s.ref(blocker)}")
    assert finish(s) == damage
    assert s.zone(blocker) == "discard"


@pytest.mark.rule("CG-OVERRUN-01")
def test_the_damage_goes_to_the_enemy_player_of_the_attacker() -> None:
    s = ready()
    junker, hunter = s.reserve(JUNKER), s.cover("loc-hunter", 1)
    before = s.sizes(COG)[0]
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(junker)}:row:1")
    s.pass_reactions()
    assert s.decision.seat == LOCUST
    assert finish(s) == [1]
    assert (s.zone(hunter), s.sizes(COG)[0]) == ("discard", before)
