"""The units that reinforce the COG deck before chapters 3, 5, 8 and 11, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import all_values, asked, attack, block, changed, deploy, direct, targets
from tests.card.scene import Scene


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param("cog-rear-guard", changed(2, 4, blocking=(2, 5)), marks=pytest.mark.card("card:cog-rear-guard")),
        pytest.param(
            "cog-veteran",
            changed(3, 4, cover=(3, 5), attacking_direct=(3, 5), defending=(3, 5)),
            marks=pytest.mark.card("card:cog-veteran"),
        ),
        pytest.param(
            "cog-forward-vanguard",
            changed(3, 2, enemy_cover=(4, 2)),
            marks=pytest.mark.card("card:cog-forward-vanguard"),
        ),
        pytest.param(
            "cog-heavy-support",
            changed(3, 4, cover=(4, 4), attacking_direct=(4, 4), defending=(4, 4)),
            marks=pytest.mark.card("card:cog-heavy-support"),
        ),
    ],
)
def test_values_that_depend_on_what_the_unit_does(card: str, expected: dict[str, tuple[int, int]]) -> None:
    assert all_values(card) == expected


@pytest.mark.card("card:cog-rear-guard")
def test_rear_guard_survives_a_4_when_it_blocks() -> None:
    s = Scene(3, extra=("cog-rear-guard",))
    boomer, guard = s.cover("loc-boomer", 1), s.reserve("cog-rear-guard")
    direct(s, boomer, guard)
    assert (s.zone(guard), s.t.suppressed[guard], s.values(guard)) == ("reserve", True, (2, 4))


@pytest.mark.card("card:cog-lieutenant")
def test_lieutenant_gives_other_troops_in_cover_1_attack() -> None:
    s = Scene(3)
    lieutenant = s.reserve("cog-lieutenant")
    inside, far = s.cover("cog-sergeant", 1), s.cover("cog-private", 2, far=True)
    heavy, outside = s.cover("cog-heavy-infantry", 3), s.reserve("cog-scout")
    assert s.values(inside) == (4, 3)
    assert ("cog-lieutenant", 1, 0) in s.made_of(far)
    assert ("cog-lieutenant", 1, 0) not in s.made_of(heavy)
    assert (s.values(outside), s.values(lieutenant)) == ((1, 2), (3, 4))
    s.t.put(lieutenant, 5)
    assert s.values(inside) == (3, 3)


@pytest.mark.card("card:cog-lieutenant")
def test_lieutenant_in_cover_helps_others_and_neither_himself_nor_the_enemy() -> None:
    s = Scene(3)
    lieutenant, inside = s.cover("cog-lieutenant", 1), s.cover("cog-sergeant", 4)
    enemy = s.cover("loc-drone", 2)
    # the Sergeant is in the High Wall
    assert (s.values(lieutenant), s.values(inside)) == ((3, 4), (5, 4))
    assert ("cog-lieutenant", 1, 0) not in s.made_of(enemy)


@pytest.mark.card("card:cog-corporal")
def test_corporal_is_stronger_when_it_blocks_with_another_troop() -> None:
    assert all_values("cog-corporal") == changed(2, 3)
    for others, expected in (
        (("cog-sergeant",), (3, 4)),
        (("cog-corporal",), (3, 4)),
        (("cog-heavy-infantry",), (2, 3)),
        ((), (2, 3)),
    ):
        s = Scene(2, extra=("cog-corporal", "cog-corporal"))
        boomer, corporal = s.cover("loc-boomer", 1), s.reserve("cog-corporal")
        with_it = [s.reserve(card) for card in others]
        s.reserve("cog-private")
        s.fill(COG, 1)
        s.at_combat(LOCUST)
        s.choose(f"direct:{s.ref(boomer)}")
        block(s, corporal, *with_it)
        assert asked(s) == (COG, "reaction")
        assert s.values(corporal) == expected


@pytest.mark.card("card:cog-engineer")
def test_engineer_gives_heavy_units_1_defense() -> None:
    s = Scene(3, extra=("cog-engineer",))
    engineer = s.reserve("cog-engineer")
    outside, inside, troop = (
        s.reserve("cog-heavy-infantry"),
        s.cover("cog-elite-armadillo", 1),
        s.reserve("cog-private"),
    )
    enemy = s.reserve("loc-boomer")
    assert [s.values(unit) for unit in (outside, inside, troop, engineer, enemy)] == [
        (2, 5),
        (2, 6),
        (2, 3),
        (1, 3),
        (4, 3),
    ]
    s.t.put(engineer, 5)
    assert s.values(outside) == (2, 4)


@pytest.mark.card("card:cog-engineer")
def test_engineer_returns_a_heavy_unit_to_the_bottom_of_the_deck_once_a_game() -> None:
    s = Scene(3, extra=("cog-engineer",))
    s.reserve("cog-engineer")
    heavy, tank, troop = s.discards(COG, "cog-heavy-infantry", "cog-elite-armadillo", "cog-private")
    s.fill(COG, 1)
    s.begin_turn(COG)
    assert "decline" in s.ids
    s.choose(s.ids[0])
    assert targets(s) == ["cog-elite-armadillo", "cog-heavy-infantry"]
    s.choose(f"target:{s.ref(heavy)}")
    assert s.t.deck[COG][-1:] == s.alike(heavy)
    assert [s.zone(card) for card in (heavy, tank, troop)] == ["deck", "discard", "discard"]
    s.begin_turn(COG)
    assert s.decision.kind == "deployment"


@pytest.mark.card("card:cog-engineer")
def test_engineer_works_on_the_battlefield_in_its_own_turn_and_with_a_heavy_unit_discarded() -> None:
    s = Scene(3, extra=("cog-engineer",))
    engineer = s.cover("cog-engineer", 1)
    s.fill(COG, 1)
    s.fill(LOCUST, 1)
    s.discards(COG, "cog-private")
    s.begin_turn(COG)
    assert s.decision.kind == "deployment"
    s.discards(COG, "cog-heavy-infantry")
    s.begin_turn(LOCUST)
    assert s.decision.kind == "deployment"
    s.begin_turn(COG)
    assert s.decision.kind != "deployment"
    s.t.put(engineer, 5)
    s.begin_turn(COG)
    assert s.decision.kind == "deployment"


@pytest.mark.card("card:cog-drill-sergeant")
def test_drill_sergeant_may_deploy_a_troop_with_a_defense_of_3_at_most() -> None:
    s = Scene(5)
    deploy(s, "cog-drill-sergeant", "cog-private", "cog-veteran", "cog-king-raven")
    assert asked(s) == (COG, "from_hand")
    assert targets(s) == ["cog-private"]
    s.choose(s.offered("target")[0])
    assert [s.t.box.cards[unit].id for unit in s.t.reserve[COG]] == ["cog-drill-sergeant", "cog-private"]
    s = Scene(5)
    deploy(s, "cog-drill-sergeant", "cog-scout", "cog-captain")
    assert targets(s) == ["cog-scout"]
    s.choose("stop")
    assert len(s.t.reserve[COG]) == 1


@pytest.mark.card("card:cog-armadillo")
def test_armadillo_may_move_another_troop_from_reserve_into_free_cover() -> None:
    s = Scene(8, extra=("cog-armadillo",))
    first, second = s.reserve("cog-private"), s.reserve("cog-scout")
    s.reserve("cog-elite-armadillo")
    s.cover("loc-hunter", 2)
    tank = deploy(s, "cog-armadillo", "cog-airstrike", "cog-airstrike")
    s.choose(f"use:{s.ref(tank)}")
    assert targets(s) == ["cog-private", "cog-scout"]
    s.choose(f"target:{s.ref(second)}")
    assert s.ids == ["to:row:1", "to:row:3"]
    s.choose("to:row:3")
    assert (s.place(first), s.place(second)) == (0, 3)


@pytest.mark.card("card:cog-armadillo")
def test_armadillo_need_not_and_is_not_asked_without_a_troop_in_reserve() -> None:
    s = Scene(8, extra=("cog-armadillo",))
    unit = s.reserve("cog-private")
    deploy(s, "cog-armadillo", "cog-airstrike", "cog-airstrike")
    s.choose("decline")
    assert s.zone(unit) == "reserve"
    s = Scene(8, extra=("cog-armadillo",))
    s.cover("cog-private", 1)
    s.reserve("cog-elite-armadillo")
    deploy(s, "cog-armadillo", "cog-airstrike", "cog-airstrike")
    assert asked(s) == (COG, "combat")


@pytest.mark.card("card:cog-forward-vanguard")
def test_forward_vanguard_may_draw_whenever_it_kills() -> None:
    s = Scene(8, extra=("cog-forward-vanguard", "loc-drone"))
    attack(s, s.reserve("cog-forward-vanguard"), s.place(s.cover("loc-hunter", 1)))
    assert s.ids == ["draw:1", "draw:0"]
    before = len(s.t.hand[COG])
    s.choose("draw:1")
    assert len(s.t.hand[COG]) == before + 1
    s = Scene(8, extra=("cog-forward-vanguard",))
    unit, hunter = s.cover("cog-forward-vanguard", 1), s.reserve("loc-hunter")
    direct(s, unit, hunter, cross=True)
    assert s.happened("damage_dealt")[0] == {"card": s.ref(hunter), "damage": 5}
    assert s.ids == ["draw:1", "draw:0"]
    s = Scene(8, extra=("cog-forward-vanguard",))
    unit, hunter = s.reserve("cog-forward-vanguard"), s.cover("loc-hunter", 1)
    direct(s, hunter, unit)
    assert asked(s) == (COG, "draw")


@pytest.mark.card("card:cog-forward-vanguard")
def test_forward_vanguard_draws_nothing_without_a_kill() -> None:
    s = Scene(8, extra=("cog-forward-vanguard",))
    krav = s.cover("loc-flame-boomer", 1)
    attack(s, s.reserve("cog-forward-vanguard"), 1)
    assert (s.zone(krav), s.decision.kind) == ("cover", "deployment")


@pytest.mark.parametrize(
    ("card", "blocker"),
    [
        pytest.param("cog-assault-specialist", 4, marks=pytest.mark.card("card:cog-assault-specialist")),
        pytest.param("cog-tuned-up-centaur", 4, marks=pytest.mark.card("card:cog-tuned-up-centaur")),
        pytest.param("cog-augustus-cole", 5, marks=pytest.mark.card("card:cog-augustus-cole")),
    ],
)
def test_overrun_deals_1_direct_damage_for_a_kill_while_attacking(card: str, blocker: int) -> None:
    s = Scene(8, extra=(card,))
    unit, hunter = s.reserve(card), s.cover("loc-hunter", 1)
    attack(s, unit, 1)
    assert s.happened("damage_dealt")[0] == {"card": s.ref(hunter), "damage": blocker}
    assert (asked(s), s.decision.context["damage"]) == ((LOCUST, "keep"), 1)
    s = Scene(8, extra=(card,))
    unit, hunter = s.cover(card, 1), s.reserve("loc-hunter")
    direct(s, unit, hunter, cross=True)
    # 1 more out of enemy cover
    assert (asked(s), s.decision.context["damage"]) == ((LOCUST, "keep"), 2)
    s = Scene(8, extra=(card,))
    unit, hunter = s.reserve(card), s.cover("loc-hunter", 1)
    s.fill(COG, 1)
    direct(s, hunter, unit)
    assert (s.zone(hunter), s.decision.kind) == ("discard", "deployment")


@pytest.mark.card("card:cog-assault-specialist", "card:cog-tuned-up-centaur", "card:cog-augustus-cole")
@pytest.mark.parametrize("card", ["cog-assault-specialist", "cog-tuned-up-centaur", "cog-augustus-cole"])
def test_overrun_needs_a_kill_and_the_values_are_the_same_everywhere(card: str) -> None:
    s = Scene(8, extra=(card, "loc-kantus-high-priest"))
    priest = s.cover("loc-kantus-high-priest", 2)
    unit = s.reserve(card)
    values = s.values(unit)
    attack(s, unit, 2)
    assert (s.zone(priest), s.decision.kind) == ("cover", "deployment")
    assert all_values(card) == changed(*values)


@pytest.mark.card("card:cog-experienced-recruit")
def test_experienced_recruit_may_draw_when_it_is_discarded_from_hand() -> None:
    assert all_values("cog-experienced-recruit") == changed(3, 3)
    for cards in (0, 1):
        s = Scene(8)
        hand = s.hand(COG, "cog-experienced-recruit", "cog-private")
        s.reserve("cog-scout")
        s.at_deployment(COG)
        s.choose(f"discard:{s.ref(hand[0])}")
        assert s.ids == ["draw:1", "draw:0"]
        s.choose(f"draw:{cards}")
        assert (s.zone(hand[0]), len(s.t.hand[COG])) == ("discard", 1 + cards)


@pytest.mark.card("card:cog-experienced-recruit")
def test_experienced_recruit_draws_neither_when_killed_nor_out_of_the_deck_nor_when_deployed() -> None:
    s = Scene(8)
    s.cover("cog-experienced-recruit", 1)
    s.fill(LOCUST, 1)
    attack(s, s.reserve("loc-flame-boomer"), 1)
    assert asked(s) == (LOCUST, "deployment")
    s = Scene(8)
    s.on_top(COG, "cog-experienced-recruit", "cog-experienced-recruit")
    direct(s, s.cover("loc-hunter", 1))
    s.choose("keep:0")
    assert asked(s) == (LOCUST, "deployment")
    s = Scene(8)
    deploy(s, "cog-experienced-recruit", "cog-airstrike", "cog-airstrike", "cog-heroism")
    assert asked(s) == (COG, "combat")


@pytest.mark.card("card:cog-hardened-captain")
def test_hardened_captain_may_stand_up_all_suppressed_friendly_units() -> None:
    for use in (True, False):
        s = Scene(8)
        units = [s.reserve(card, suppressed=True) for card in ("cog-private", "cog-scout", "cog-elite-armadillo")]
        enemy = s.reserve("loc-hunter", suppressed=True)
        captain = deploy(s, "cog-hardened-captain")
        s.choose(f"use:{s.ref(captain)}" if use else "decline")
        assert [s.t.suppressed[unit] for unit in units] == [not use] * 3
        assert s.t.suppressed[enemy]


@pytest.mark.card("card:cog-king-raven-gunship")
def test_gunship_in_reserve_may_deal_2_damage_to_a_unit_in_cover_at_the_start_of_its_turn() -> None:
    s = Scene(8, extra=("cog-king-raven-gunship",))
    gunship = s.reserve("cog-king-raven-gunship")
    hunter, boomer = s.cover("loc-hunter", 1), s.cover("loc-flame-boomer", 3)
    s.reserve("loc-grenadier")
    s.begin_turn(COG)
    s.choose(f"use:{s.ref(gunship)}")
    assert targets(s) == ["loc-flame-boomer", "loc-hunter"]
    s.choose(f"target:{s.ref(hunter)}")
    assert s.happened("damage_dealt") == [{"card": s.ref(hunter), "damage": 2}]
    assert (s.zone(hunter), s.zone(boomer)) == ("discard", "cover")
    # it works every turn
    s.begin_turn(COG)
    s.choose("decline")
    assert not s.happened("damage_dealt")


@pytest.mark.card("card:cog-king-raven-gunship")
def test_gunship_does_nothing_in_the_enemy_turn_or_without_a_unit_in_cover() -> None:
    s = Scene(8, extra=("cog-king-raven-gunship",))
    s.reserve("cog-king-raven-gunship")
    s.reserve("loc-hunter")
    s.fill(COG, 1)
    s.fill(LOCUST, 1)
    s.begin_turn(COG)
    assert s.decision.kind == "deployment"
    s.cover("loc-grenadier", 1)
    s.begin_turn(LOCUST)
    assert s.decision.kind == "deployment"


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("cog-king-raven-gunship", marks=pytest.mark.card("card:cog-king-raven-gunship")),
        pytest.param("cog-support-raven", marks=pytest.mark.card("card:cog-support-raven")),
    ],
)
def test_a_raven_neither_enters_nor_attacks_cover_but_it_blocks(card: str) -> None:
    s = Scene(8, extra=(card,))
    raven, private, hunter = s.reserve(card), s.reserve("cog-private"), s.cover("loc-hunter", 1)
    s.at_combat(COG)
    assert {option.split(":")[2] for option in s.ids if option != "end"} == {"cog-private#1"}
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(hunter)}")
    assert s.offered("block") == [f"block:{s.ref(raven)}", f"block:{s.ref(private)}"]


@pytest.mark.card("card:cog-support-raven")
def test_support_raven_may_draw_and_then_deploy_a_unit_with_a_defense_of_4_at_most() -> None:
    s = Scene(8, extra=("cog-support-raven",))
    s.on_top(COG, "cog-veteran")
    deploy(s, "cog-support-raven", "cog-private", "cog-hardened-captain", "cog-airstrike")
    assert s.ids == ["draw:1", "draw:0"]
    s.choose("draw:1")
    # the card just drawn, too
    assert (s.decision.kind, targets(s)) == ("from_hand", ["cog-private", "cog-veteran"])
    s.choose(next(option for option in s.ids if "veteran" in option))
    assert [s.t.box.cards[unit].id for unit in s.t.reserve[COG]] == ["cog-support-raven", "cog-veteran"]


@pytest.mark.card("card:cog-support-raven")
def test_support_raven_may_bring_a_heavy_unit_or_nothing() -> None:
    s = Scene(8, extra=("cog-support-raven", "cog-heavy-infantry"))
    deploy(s, "cog-support-raven", "cog-heavy-infantry", "cog-hardened-captain", "cog-airstrike")
    s.choose("draw:0")
    assert targets(s) == ["cog-heavy-infantry"]
    s.choose("stop")
    assert (len(s.t.reserve[COG]), len(s.t.hand[COG])) == (1, 3)


@pytest.mark.card("card:cog-damon-baird")
def test_damon_baird_may_return_a_tactic_or_heavy_unit_from_the_discard_pile_to_hand() -> None:
    s = Scene(11, extra=("cog-damon-baird",))
    tactic, heavy, troop, reaction = s.discards(
        COG, "cog-airstrike", "cog-elite-armadillo", "cog-private", "cog-heroism"
    )
    deploy(s, "cog-damon-baird", "cog-scout", "cog-veteran")
    assert targets(s) == ["cog-airstrike", "cog-elite-armadillo"]
    s.choose(f"target:{s.ref(heavy)}")
    assert [s.zone(card) for card in (tactic, heavy, troop, reaction)] == ["discard", "hand", "discard", "discard"]
    assert len(s.t.hand[COG]) == 3


@pytest.mark.card("card:cog-damon-baird")
def test_damon_baird_need_not_return_a_card_and_is_not_asked_without_one() -> None:
    s = Scene(11, extra=("cog-damon-baird",))
    (tactic,) = s.discards(COG, "cog-airstrike")
    deploy(s, "cog-damon-baird", "cog-scout", "cog-veteran")
    s.choose("stop")
    assert s.zone(tactic) == "discard"
    s = Scene(11, extra=("cog-damon-baird",))
    s.discards(COG, "cog-private", "cog-heroism")
    deploy(s, "cog-damon-baird", "cog-scout", "cog-veteran")
    assert asked(s) == (COG, "combat")
