"""CG-COVER: who may go where, and whom the halves of a cover card help."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.table import RESERVE
from tests.card.rules.fights import attack, damage, direct, scene
from tests.compared import shown_to

GENEROUS = {"op": "buff", "attack": 1, "target": {"who": "friendly", "zone": "battlefield", "n": "all", "other": True}}


@pytest.mark.rule("CG-COVER-01", "CG-COVER-02")
def test_a_unit_moves_beside_any_unoccupied_cover() -> None:
    s = scene()
    unit = s.reserve("cog-private")
    s.at_combat()
    assert s.offered("move") == [f"move:{s.ref(unit)}:row:{n}" for n in (1, 2, 3)]
    s.choose(f"move:{s.ref(unit)}:row:3")
    assert s.place(unit) == 3


@pytest.mark.rule("CG-COVER-01", "CG-COVER-03")
@pytest.mark.parametrize("holder", ["cog-sergeant", "loc-drone"])
def test_cover_held_by_either_side_is_occupied(holder: str) -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover(holder, 2)
    s.at_combat()
    assert s.offered("move") == [f"move:{s.ref(unit)}:row:{n}" for n in (1, 3)]
    s.choose(f"move:{s.ref(unit)}:row:1")
    other = s.reserve("cog-scout")
    s.at_combat()
    assert s.offered("move") == [f"move:{s.ref(other)}:row:3"]


@pytest.mark.rule("CG-COVER-04", "CG-COVER-05")
def test_a_unit_in_cover_does_not_move_by_itself() -> None:
    s = scene()
    unit = s.cover("cog-private", 1)
    s.begin_turn()
    s.choose("draw")
    assert s.ids == [f"direct:{s.ref(unit)}", "end"]
    s.choose(f"direct:{s.ref(unit)}", "pass", "keep:0", "draw")
    assert s.t.active == LOCUST
    assert s.place(unit) == 1


@pytest.mark.rule("CG-COVER-05")
def test_a_card_may_let_a_unit_change_its_cover() -> None:
    s = scene(9)
    unit = s.cover("cog-scout", 3)
    s.begin_turn()
    s.choose("use:card:ch09-mine-cart#1", "to:row:4")
    assert s.place(unit) == 4
    assert s.t.occupant[2] == -1


@pytest.mark.rule("CG-COVER-06", "CG-COVER-07")
def test_each_side_has_its_own_half() -> None:
    s = scene(3)
    unit = s.cover("cog-private", 2)
    assert s.made_of(unit) == [("cog-private", 2, 3), ("ch03-ruined-fountain", 0, 1)]
    s.t.put(unit, RESERVE)
    unit = s.cover("loc-drone", 2)
    assert s.made_of(unit) == [("loc-drone", 2, 2), ("ch03-ruined-fountain", 1, 0)]


@pytest.mark.rule("CG-COVER-08")
def test_a_half_helps_only_the_unit_beside_it() -> None:
    s = scene()
    inside, near, behind = s.cover("cog-sergeant", 2), s.cover("cog-private", 1), s.reserve("cog-private")
    assert [s.values(unit) for unit in (inside, near, behind)] == [(4, 4), (2, 3), (2, 3)]


@pytest.mark.rule("CG-COVER-08")
def test_a_half_that_names_other_units_helps_them() -> None:
    half = {"cog": [{"trigger": "static", "do": [GENEROUS]}]}
    s = scene(patch={"covers": {"cov-high-wall": {"faces": {"front": half}}}})
    inside, near, behind = s.cover("cog-sergeant", 2), s.cover("cog-private", 1), s.reserve("cog-private")
    assert [s.values(unit) for unit in (inside, near, behind)] == [(3, 3), (3, 3), (3, 3)]


@pytest.mark.rule("CG-COVER-09")
def test_an_attacker_has_no_help_from_the_cover_it_attacks_until_it_is_in() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-captain"), s.cover("loc-boomer", 2)
    attack(s, unit, 2)
    # 4 against 3 + 1, and 4 + 1 against 4: the attacker's half would have saved the Captain.
    assert damage(s) == {s.ref(enemy): 4, s.ref(unit): 5}
    assert s.zone(unit) == "discard"


@pytest.mark.rule("CG-COVER-09")
def test_the_winner_of_an_attack_is_helped_once_it_is_in() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-captain"), s.cover("loc-drone", 2)
    attack(s, unit, 2)
    assert damage(s) == {s.ref(enemy): 4, s.ref(unit): 3}
    assert (s.place(unit), s.values(unit)) == (2, (5, 5))


@pytest.mark.rule("CG-COVER-10")
def test_a_blocker_has_nothing_from_cover() -> None:
    s = scene()
    unit, _, blocker = s.cover("cog-sergeant", 1), s.cover("loc-hunter", 2), s.reserve("loc-kantus")
    direct(s, unit, blocker)
    assert s.values(blocker) == (2, 3)
    s.pass_reactions()
    assert s.zone(blocker) == "discard"


@pytest.mark.rule("CG-COVER-11")
def test_a_half_is_active_only_while_its_side_holds_the_cover() -> None:
    s = scene(4)
    far = s.cover("cog-fresh-recruit", 2, far=True)
    base = (2, 3)  # the Doorway gives +1 defense
    assert s.values(far) == base
    holder = s.cover("cog-private", 1)
    assert s.values(far) == (3, 3)
    assert s.values(holder) == (2, 3)
    s.t.put(holder, RESERVE)
    assert s.values(far) == base
    s.cover("loc-drone", 1)
    assert s.values(far) == base


@pytest.mark.rule("CG-COVER-12")
def test_a_damaged_unit_in_cover_is_not_suppressed() -> None:
    s = scene()
    unit, blocker = s.cover("cog-captain", 1), s.reserve("loc-drone")
    direct(s, unit, blocker)
    s.pass_reactions()
    assert damage(s)[s.ref(unit)] == 2
    assert not s.t.suppressed[unit]
    assert s.place(unit) == 1


@pytest.mark.rule("CG-COVER-13")
def test_a_unit_in_cover_cannot_block() -> None:
    s = scene()
    unit, _, blocker = s.cover("cog-private", 1), s.cover("loc-hunter", 2), s.reserve("loc-drone")
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert s.ids == [f"block:{s.ref(blocker)}", "no_block"]


@pytest.mark.rule("CG-COVER-14")
def test_without_its_cover_a_unit_is_back_in_reserve_ready() -> None:
    crane = {"op": "remove_cover", "target": {"occupied_by": "locust"}}
    s = scene(patch={"tactics": {"cog-airstrike": {"deploy": "any", "effects": [{"trigger": "play", "do": [crane]}]}}})
    enemy = s.cover("loc-drone", 1)
    (card,) = s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose(f"deploy:{s.ref(card)}")
    assert s.t.row[0] == -1
    assert s.zone(enemy) == "reserve"
    assert not s.t.suppressed[enemy]
    assert not s.happened("unit_killed")
    assert not s.happened("damage_dealt")


@pytest.mark.rule("CG-COVER-15")
def test_the_high_wall_gives_a_cog_unit_one_and_one() -> None:
    s = scene()
    unit = s.cover("cog-sergeant", 2)
    assert s.made_of(unit) == [("cog-sergeant", 3, 3), ("cov-high-wall", 1, 1)]
    assert s.values(unit) == (4, 4)


@pytest.mark.rule("CG-COVER-06")
def test_a_bonus_of_cover_is_told_as_such() -> None:
    s = scene()
    s.cover("cog-sergeant", 2)
    assert [part["rule"] for part in shown_to(s.game, None)["row"][1]["unit"]["parts"]] == [
        "CG-COMBAT-10",
        "CG-COVER-06",
    ]
