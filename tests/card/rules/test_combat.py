"""CG-COMBAT: actions of the combat phase, and attacks into cover."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import WEAK, attack, damage, declare, direct, reaction, scene
from tests.card.scene import Scene

LONGSHOT = "ch11-longshot-overwatch"


def acting(s: Scene) -> set[str]:
    """Units that have an action on offer."""
    return {option.refs[0] for option in s.decision.options if option.refs}


@pytest.mark.rule("CG-COMBAT-01", "CG-COMBAT-02", "CG-COMBAT-05")
def test_every_unit_acts_once_in_any_order() -> None:
    s = scene()
    first, second, third = s.reserve("cog-private"), s.reserve("cog-scout"), s.cover("cog-sergeant", 2)
    s.at_combat()
    assert acting(s) == {s.ref(first), s.ref(second), s.ref(third)}
    s.choose(f"move:{s.ref(second)}:row:1")
    assert acting(s) == {s.ref(first), s.ref(third)}
    s.choose(f"direct:{s.ref(third)}", "pass", "keep:0")
    assert s.ids == [f"move:{s.ref(first)}:row:3", "end"]
    s.choose(f"move:{s.ref(first)}:row:3")
    assert s.decision.kind == "deployment"


@pytest.mark.rule("CG-COMBAT-03", "CG-COMBAT-06")
def test_from_reserve_a_unit_moves_or_attacks_into_cover_and_never_directly() -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover("loc-drone", 2)
    s.at_combat()
    ref = s.ref(unit)
    assert s.ids == [f"move:{ref}:row:1", f"attack:{ref}:row:2", f"move:{ref}:row:3", "end"]


@pytest.mark.rule("CG-COMBAT-04")
def test_from_cover_a_unit_only_attacks_directly() -> None:
    s = scene()
    unit, _ = s.cover("cog-private", 1), s.cover("loc-drone", 2)
    s.at_combat()
    assert s.ids == [f"direct:{s.ref(unit)}", "end"]


@pytest.mark.rule("CG-COMBAT-05")
def test_no_second_action_after_an_attack_that_failed() -> None:
    s = scene(patch=reaction("cog-heroism", WEAK))
    unit, _, other = s.reserve("cog-private"), s.cover("loc-kantus", 1), s.reserve("cog-scout")
    (card,) = s.hand(COG, "cog-heroism")
    declare(s, unit, 1)
    s.choose("pass", f"react:{s.ref(card)}")
    assert s.zone(unit) == "reserve"
    assert not s.t.suppressed[unit]
    assert acting(s) == {s.ref(other)}


@pytest.mark.rule("CG-COMBAT-05", "CG-COMBAT-07")
def test_a_unit_that_moved_into_cover_does_not_attack_from_there() -> None:
    s = scene()
    unit, other = s.reserve("cog-private"), s.reserve("cog-scout")
    s.at_combat()
    s.choose(f"move:{s.ref(unit)}:row:1")
    assert s.ids == [f"move:{s.ref(other)}:row:2", f"move:{s.ref(other)}:row:3", "end"]
    # even with an action left it began the phase in reserve
    s.t.acts[unit] = 0
    s.choose(f"move:{s.ref(other)}:row:2")
    assert s.decision.kind == "deployment"


SWAP = [
    {"op": "move", "target": {"who": "friendly", "zone": "cover", "n": "all"}, "to": "reserve"},
    {"op": "return_from_discard", "n": 1, "filter": {"type": "unit"}, "to": "reserve"},
]


@pytest.mark.rule("CG-COMBAT-01", "CG-COMBAT-03", "CG-COMBAT-04")
def test_only_units_that_began_the_phase_where_they_are_act_in_it() -> None:
    """C-06: in mid-phase one unit is sent from cover to reserve and one comes back from the discard pile."""
    s = scene(patch={"units": {"cog-scout": {"effects": [{"trigger": "on_move_to_cover", "do": SWAP}]}}})
    scout, other, held = s.reserve("cog-scout"), s.reserve("cog-private"), s.cover("cog-sergeant", 1)
    (back,) = s.discards(COG, "cog-captain")
    s.at_combat()
    assert acting(s) == {s.ref(unit) for unit in (scout, other, held)}
    s.choose(f"move:{s.ref(scout)}:row:2")
    assert [s.zone(unit) for unit in (held, back)] == ["reserve", "reserve"]
    assert acting(s) == {s.ref(other)}
    assert [(why.rule, why.key) for why in s.game.why_not(COG, s.ref(held))] == [("CG-COMBAT-04", "why-began-in-cover")]
    assert [(why.rule, why.key) for why in s.game.why_not(COG, s.ref(back))] == [("CG-COMBAT-03", "why-joined-late")]


@pytest.mark.rule("CG-COMBAT-03")
def test_a_unit_that_left_and_came_back_did_not_begin_the_phase_here() -> None:
    both = [
        {"op": "kill", "target": {"who": "friendly", "zone": "reserve", "n": "all"}},
        {"op": "return_from_discard", "n": 1, "filter": {"type": "unit"}, "to": "reserve"},
    ]
    s = scene(patch={"units": {"cog-scout": {"effects": [{"trigger": "on_move_to_cover", "do": both}]}}})
    scout, other, held = s.reserve("cog-scout"), s.reserve("cog-private"), s.cover("cog-sergeant", 1)
    s.at_combat()
    s.choose(f"move:{s.ref(scout)}:row:2")
    assert s.zone(other) == "reserve"
    assert acting(s) == {s.ref(held)}


@pytest.mark.rule("CG-COMBAT-08", "CG-COMBAT-09")
def test_an_attack_names_the_cover_and_needs_an_enemy_there() -> None:
    s = scene()
    unit, friend, enemy = s.reserve("cog-private"), s.cover("cog-sergeant", 1), s.cover("loc-drone", 3)
    s.at_combat()
    assert s.offered("attack") == [f"attack:{s.ref(unit)}:row:3"]
    s.choose(f"attack:{s.ref(unit)}:row:3")
    (told,) = s.happened("attack_declared")
    assert told == {"attackers": [s.ref(unit)], "row": "row:3", "target": s.ref(enemy)}
    assert s.place(friend) == 1


@pytest.mark.rule("CG-COMBAT-10")
def test_bonuses_come_before_the_values_are_compared() -> None:
    s = scene()
    # Without the High Wall's +1/+1 the Kantus (2/3) would die and the Sergeant (3/3) live.
    unit, enemy = s.reserve("cog-sergeant"), s.cover("loc-kantus", 2)
    attack(s, unit, 2)
    assert damage(s) == {s.ref(enemy): 3, s.ref(unit): 3}
    assert (s.place(enemy), s.zone(unit)) == (2, "discard")


@pytest.mark.rule("CG-COMBAT-11", "CG-COMBAT-18", "CG-COMBAT-16")
def test_both_deal_their_attack_at_the_same_time_and_both_may_die() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-sergeant"), s.cover("loc-hunter", 1)
    attack(s, unit, 1)
    assert damage(s) == {s.ref(enemy): 3, s.ref(unit): 3}
    assert s.zone(unit) == s.zone(enemy) == "discard"
    assert s.t.occupant[0] == -1


@pytest.mark.rule("CG-COMBAT-12", "CG-COMBAT-13", "CG-COMBAT-14")
def test_damage_equal_to_defense_kills_and_the_winner_moves_in() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-private"), s.cover("loc-drone", 1)
    s.discards(LOCUST, "loc-respawn")
    attack(s, unit, 1)
    assert s.t.discard[LOCUST][-1] == enemy
    assert s.place(unit) == 1
    assert not s.t.far[unit]
    assert s.happened("unit_moved") == [{"card": s.ref(unit), "row": "row:1"}]
    kinds = [event.kind for event in s.events]
    assert kinds.index("unit_killed") < kinds.index("unit_moved")


@pytest.mark.rule("CG-COMBAT-12", "CG-COMBAT-15")
def test_damage_below_defense_leaves_the_occupant_and_sends_the_attacker_back() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-private"), s.cover("loc-kantus", 1)
    attack(s, unit, 1)
    assert s.place(enemy) == 1
    assert s.zone(unit) == "reserve"
    assert not s.happened("unit_killed")


@pytest.mark.rule("CG-COMBAT-15")
def test_an_attacker_killed_without_a_kill_leaves_the_occupant() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-scout"), s.cover("loc-hunter", 1)
    attack(s, unit, 1)
    assert (s.place(enemy), s.zone(unit)) == (1, "discard")


@pytest.mark.rule("CG-COMBAT-17", "CG-COMBAT-20")
def test_damage_of_two_attacks_is_not_added() -> None:
    s = scene()
    first, second, enemy = s.reserve("cog-private"), s.reserve("cog-fresh-recruit"), s.cover("loc-kantus", 1)
    attack(s, first, 1)
    s.choose(f"attack:{s.ref(second)}:row:1")
    s.pass_reactions()
    assert [one["damage"] for one in s.happened("damage_dealt") if one["card"] == s.ref(enemy)] == [2, 2]
    assert s.place(enemy) == 1


@pytest.mark.rule("CG-COMBAT-17")
def test_coordinated_assault_adds_attacks_up() -> None:
    s = scene()
    first, second, enemy = s.reserve("cog-private"), s.reserve("cog-fresh-recruit"), s.cover("loc-kantus", 1)
    s.hand(COG, "cog-coordinated-assault")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-coordinated-assault", f"target:{s.ref(first)}", f"target:{s.ref(second)}")
    s.pass_reactions()
    assert (s.decision.kind, s.decision.seat) == ("hit", LOCUST)
    s.choose(f"hit:{s.ref(first)}")
    assert damage(s)[s.ref(enemy)] == 4
    assert s.zone(enemy) == "discard"
    assert (s.decision.kind, s.decision.seat, s.decision.context["row"]) == ("enter", COG, "row:1")
    s.choose(f"enter:{s.ref(second)}")
    assert (s.place(second), s.zone(first)) == (1, "reserve")
    assert s.t.suppressed[first]


@pytest.mark.rule("CG-COMBAT-19")
def test_the_steps_of_an_attack_come_in_their_order() -> None:
    after = {"trigger": "after_attack", "if": [{"is": "role_is", "role": "attacking"}], "may": True}
    burn = {"op": "damage", "n": 1, "target": {"who": "enemy", "zone": "reserve", "n": "all", "blocked": False}}
    steel = {"op": "buff", "defense": 4, "target": {"who": "attack_friendly"}, "duration": "attack"}
    patch = reaction("loc-frenzy", {"trigger": "play", "do": [steel]})
    patch["units"] = {"loc-boomer": {"effects": [{**after, "do": [burn]}]}}
    s = scene(2, patch=patch)
    attacker, dying, lasting = s.cover("loc-boomer", 1), s.reserve("cog-private"), s.reserve("cog-elite-armadillo")
    bystander = s.reserve("cog-sergeant")
    floor, *_ = s.hand(COG, "cog-hit-the-floor", "cog-scout")
    (frenzy,) = s.hand(LOCUST, "loc-frenzy")
    direct(s, attacker, dying, lasting, side=LOCUST)
    s.choose(f"react:{s.ref(floor)}", f"target:{s.ref(lasting)}", f"react:{s.ref(frenzy)}")
    assert s.decision.kind == "may"
    assert s.t.suppressed[lasting]
    assert s.zone(floor) == s.zone(frenzy) == "play"
    s.choose(f"use:{s.ref(attacker)}")
    assert s.zone(floor) == s.zone(frenzy) == "discard"
    steps = [(event.kind, event.full().data.get("card")) for event in s.events if event.kind != "bonus_given"]
    assert steps[:10] == [
        ("attack_declared", None),
        ("attack_blocked", None),
        ("reaction_deployed", s.ref(floor)),
        ("reaction_deployed", s.ref(frenzy)),
        ("damage_dealt", s.ref(dying)),
        ("damage_dealt", s.ref(lasting)),
        ("damage_dealt", s.ref(attacker)),
        ("unit_killed", s.ref(dying)),
        ("unit_suppressed", s.ref(lasting)),
        ("damage_dealt", s.ref(bystander)),
    ]


@pytest.mark.rule("CG-COMBAT-21")
def test_an_attack_of_zero_or_less_deals_no_damage() -> None:
    s = scene(patch=reaction("cog-heroism", WEAK))
    unit, enemy = s.reserve("cog-private"), s.cover("loc-drone", 1)
    (card,) = s.hand(COG, "cog-heroism")
    declare(s, unit, 1)
    s.choose("pass", f"react:{s.ref(card)}")
    assert damage(s) == {s.ref(enemy): 2}
    assert s.place(unit) == 1


@pytest.mark.rule("CG-COMBAT-22")
def test_without_its_attacker_an_attack_ends_and_reactions_are_discarded() -> None:
    kill = {"trigger": "play", "do": [{"op": "kill", "target": {"who": "attack_enemy"}}]}
    s = scene(patch=reaction("loc-frenzy", kill))
    unit, enemy = s.reserve("cog-captain"), s.cover("loc-drone", 1)
    s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    (card,) = s.hand(LOCUST, "loc-frenzy")
    declare(s, unit, 1)
    s.choose(f"react:{s.ref(card)}")
    assert not s.happened("damage_dealt")
    assert s.decision.kind == "deployment"
    assert (s.zone(unit), s.place(enemy), s.zone(card)) == ("discard", 1, "discard")


@pytest.mark.rule("CG-COMBAT-23")
def test_a_blocked_attack_is_worked_out_like_any_other_but_nobody_moves() -> None:
    s = scene()
    unit, blocker = s.cover("cog-sergeant", 1), s.reserve("loc-drone")
    direct(s, unit, blocker)
    s.pass_reactions()
    assert damage(s) == {s.ref(blocker): 3, s.ref(unit): 2}
    assert (s.zone(blocker), s.place(unit)) == ("discard", 1)
    assert not s.happened("unit_moved")


@pytest.mark.rule("CG-COMBAT-24")
def test_a_unit_that_a_card_moved_into_cover_before_the_phase_attacks_directly() -> None:
    s = scene(5, extra=("cog-elite-armadillo", "cog-private"))
    troop = s.reserve("cog-private")
    s.hand(COG, "cog-elite-armadillo")
    s.at_deployment()
    s.choose("deploy:card:cog-elite-armadillo", "use:card:cog-elite-armadillo#1", "to:row:1")
    assert s.decision.kind == "combat"
    assert f"direct:{s.ref(troop)}" in s.ids


@pytest.mark.rule("CG-COMBAT-25")
def test_an_occupant_killed_by_a_reaction_leaves_its_cover_to_the_attacker() -> None:
    s = scene(extra=(LONGSHOT,))
    unit, enemy = s.reserve("cog-scout"), s.cover("loc-kantus", 1)
    (card,) = s.hand(COG, LONGSHOT)
    s.fill(COG, 2)
    declare(s, unit, 1)
    s.choose("pass", f"react:{s.ref(card)}")
    assert damage(s) == {s.ref(enemy): 3}
    assert (s.zone(enemy), s.place(unit)) == ("discard", 1)
