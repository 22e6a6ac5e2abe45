"""Why an attack, a guard or a weapon is not on offer: the right rule and the right words for each usual question."""

from __future__ import annotations

import pytest

import eday
from eday.kernel import Reason
from tests.board.asking import brief, why
from tests.board.rules.gallery import arm, gallery, hold, play
from tests.board.rules.locust_log import miss
from tests.board.rules.locust_maps import LANE, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, SQUAD, Scene

DRONE = "figure:drone-1"


def attacking(*weapons: tuple[str, int], locusts: tuple[str, ...] = ("2A.B",), kind: str = "drone") -> Scene:
    """Cole in A, armed with this, may move or attack by his card; Locusts stand in the areas."""
    s = gallery()
    arm(s, 0, *weapons)
    for area in locusts:
        s.put(kind, area)
    play(s, "assault", "advance")
    return s


# ---------------------------------------------------------------------- a Locust that cannot be attacked


def test_no_line_of_sight() -> None:
    s = attacking(("lancer", 2), locusts=("2A.K", "2A.B"))
    no_sight = [Reason("BG-ATTACK-15", "why-no-sight", {"figure": DRONE})]
    assert why(s, DRONE, "attack") == no_sight
    assert why(s, DRONE) == no_sight
    assert why(s, "figure:drone-2", "attack") == []


def test_no_ammo() -> None:
    s = attacking(("lancer", 0), ("boomshot", 0), locusts=("2A.C",))
    assert why(s, DRONE, "attack") == [
        Reason("BG-AMMO-04", "why-no-ammo", {"weapon": "weapon:lancer"}),
        Reason("BG-AMMO-04", "why-no-ammo", {"weapon": "weapon:boomshot"}),
    ]
    assert why(s, "weapon:lancer", "attack") == [Reason("BG-AMMO-04", "why-no-ammo", {"weapon": "weapon:lancer"})]


def test_the_snub_needs_no_ammo() -> None:
    s = attacking(("lancer", 0), ("snub_pistol", 0))
    assert why(s, DRONE, "attack") == []
    assert why(s, "weapon:snub_pistol", "attack") == []


def test_no_grenade() -> None:
    s = attacking(("bolo_grenade", 0))
    no_grenade = [Reason("BG-GRENADE-01", "why-no-grenade", {"weapon": "weapon:bolo_grenade"})]
    assert why(s, "area:2A.B", "attack") == no_grenade
    assert why(s, "weapon:bolo_grenade", "attack") == no_grenade
    assert why(s, DRONE, "attack") == no_grenade


def test_too_near() -> None:
    s = attacking(("longshot", 2), locusts=("2A.A", "2A.B"))
    args = {"weapon": "weapon:longshot", "range": 0, "limit": 1}
    assert why(s, DRONE, "attack") == [Reason("BG-WEAPON-01", "why-too-near", args)]
    assert why(s, "figure:drone-2", "attack") == []


def test_too_far() -> None:
    s = attacking(("gnasher", 2), ("bolo_grenade", 1), locusts=("2A.D", "2A.B"))
    assert why(s, DRONE, "attack") == [
        Reason("BG-WEAPON-01", "why-out-of-range", {"weapon": "weapon:gnasher", "range": 3, "limit": 1}),
        Reason("BG-WEAPON-01", "why-out-of-range", {"weapon": "weapon:bolo_grenade", "range": 3, "limit": 2}),
    ]
    far = Reason("BG-WEAPON-01", "why-out-of-range", {"weapon": "weapon:bolo_grenade", "range": 3, "limit": 2})
    assert why(s, "area:2A.D", "attack") == [far]
    assert why(s, "area:2A.B", "attack") == []


def test_each_weapon_has_its_own_reason() -> None:
    s = attacking(("longshot", 0), ("gnasher", 1), ("bolo_grenade", 0), locusts=("2A.D",))
    assert brief(s, DRONE, "attack") == [
        ("BG-AMMO-04", "why-no-ammo"),
        ("BG-WEAPON-01", "why-out-of-range"),
        ("BG-GRENADE-01", "why-no-grenade"),
    ]


def test_every_weapon_says_why_it_cannot_attack_that_figure() -> None:
    """A grenade could be thrown into the area: that is no attack on the figure, and the bow is empty all the same."""
    empty = Reason("BG-AMMO-04", "why-no-ammo", {"weapon": "weapon:torque_bow"})
    s = attacking(("torque_bow", 0))
    assert why(s, DRONE, "attack") == [empty]
    s = attacking(("torque_bow", 0), ("bolo_grenade", 1))
    assert s.offered("attack") == ["attack:bolo_grenade.overkill:area:2A.B", "attack:bolo_grenade.overkill:area:2A.C"]
    areas_only = Reason("BG-GRENADE-03", "why-whole-area", {"weapon": "weapon:bolo_grenade"})
    assert why(s, DRONE, "attack") == why(s, DRONE) == [empty, areas_only]


def test_a_weapon_that_cannot_be_used_is_no_silence() -> None:
    """Behind a shield the Lancer stays down, and the pistol does not reach: both are said of the drone."""
    s = attacking(("boomshield", 0), ("lancer", 2), ("gnasher", 1), locusts=("2A.D",))
    assert ("BG-FAQ-05", "why-shield") in brief(s, DRONE, "attack")
    s = gallery()
    arm(s, 0, ("torque_bow", 2))
    s.put("drone", "2A.C")
    play(s, "assault", "advance")
    s.choose("move:area:2A.B", "stop")
    assert why(s, DRONE, "attack") == [Reason("BG-FAQ-03", "why-moved", {"weapon": "weapon:torque_bow"})]


def test_an_area_when_no_weapon_attacks_areas() -> None:
    s = attacking(("lancer", 2))
    assert why(s, "area:2A.B", "attack") == [Reason("BG-GRENADE-03", "why-no-area-weapon")]


def test_a_normal_attack_with_a_weapon_that_has_none() -> None:
    """Blind Fire allows a normal attack only; the Boomshot has overkill attacks alone (BG-AMMO-03)."""
    s = gallery()
    arm(s, 0, ("boomshot", 2))
    s.put("drone", "2A.C")
    play(s, "blind_fire", "assault")
    assert not s.offered("attack")
    assert why(s, DRONE, "attack") == [Reason("BG-AMMO-03", "why-no-normal-attack", {"weapon": "weapon:boomshot"})]


def test_the_attack_after_ambush_is_for_the_locust_it_moved() -> None:
    s = gallery()
    arm(s, 0, ("lancer", 2))
    s.put("drone", "2A.B")
    s.put("drone", "2A.C")
    play(s, "ambush", "assault")
    s.choose(f"pull:{DRONE}")
    assert why(s, DRONE, "attack") == []
    assert brief(s, "figure:drone-2", "attack") == [("BG-ATTACK-01", "why-other-target")]


def test_an_area_out_of_sight_or_with_nothing_in_it() -> None:
    s = attacking(("bolo_grenade", 1), locusts=("2A.K",))
    s.cog(0, "2A.E")
    assert why(s, "area:2A.K", "attack") == [Reason("BG-ATTACK-15", "why-no-sight-area", {"area": "area:2A.K"})]
    assert why(s, "area:2A.F", "attack") == [Reason("BG-FAQ-19", "why-nothing-there", {"area": "area:2A.F"})]
    s = attacking(("bolo_grenade", 1))
    assert why(s, "area:2A.C", "attack") == [], "a hole is enough"


def test_figures_that_are_no_targets() -> None:
    s = attacking(("lancer", 2))
    assert why(s, "figure:drone-2", "attack") == [
        Reason("BG-SPAWN-01", "why-not-in-play", {"figure": "figure:drone-2"})
    ]
    for kind in ("attack", "chainsaw", "guard"):
        comrade = Reason("BG-ATTACK-01", "why-no-friendly-fire", {"cog": "cog:dominic_santiago"})
        assert comrade in why(s, "cog:dominic_santiago", kind)


def test_a_bleeding_cog_attacks_nobody() -> None:
    s = attacking(("lancer", 2))
    s.bleed(1)
    assert brief(s, DRONE, "attack", seat=1) == [
        ("BG-BLEED-04", "why-bleeding-out"),
        ("BG-TERM-06", "why-not-your-decision"),
    ]


# ---------------------------------------------------------------------- a weapon that cannot be used


def test_a_weapon_that_sees_nobody_or_nobody_near_enough() -> None:
    s = attacking(("gnasher", 2), locusts=("2A.E",))
    assert brief(s, "weapon:gnasher", "attack") == [("BG-WEAPON-01", "why-nobody-in-range")]
    s = attacking(("lancer", 2), locusts=("2A.K",))
    assert brief(s, "weapon:lancer", "attack") == [("BG-ATTACK-15", "why-sees-nobody")]


def test_a_weapon_not_carried() -> None:
    s = attacking(("lancer", 2))
    for kind in ("attack", "drop", "guard", None):
        assert Reason("BG-WEAPON-04", "why-not-carried", {"weapon": "weapon:gnasher"}) in why(s, "weapon:gnasher", kind)


def test_the_torque_bow_after_moving() -> None:
    s = gallery()
    arm(s, 0, ("torque_bow", 2))
    s.put("drone", "2A.C")
    play(s, "assault", "advance")
    assert why(s, "weapon:torque_bow", "attack") == []
    s.choose("move:area:2A.B", "stop")
    assert why(s, "weapon:torque_bow", "attack") == [Reason("BG-FAQ-03", "why-moved", {"weapon": "weapon:torque_bow"})]


@pytest.mark.parametrize("weapon", ["lancer", "bolo_grenade"])
def test_the_boomshield_allows_pistols_only(weapon: str) -> None:
    s = attacking(("boomshield", 0), (weapon, 2), ("snub_pistol", 1))
    assert why(s, f"weapon:{weapon}", "attack") == [Reason("BG-FAQ-05", "why-shield", {"weapon": f"weapon:{weapon}"})]
    assert why(s, "weapon:snub_pistol", "attack") == []


def test_grenades_cannot_be_dropped_or_loaded_with_ammo() -> None:
    s = gallery()
    play(s, "scavenging", "assault")
    args: dict[str, object] = {"weapon": "weapon:bolo_grenade"}
    assert why(s, "weapon:bolo_grenade", "drop") == [Reason("BG-WEAPON-03", "why-keep-grenades", args)]
    assert why(s, "weapon:bolo_grenade", "gain_ammo") == [Reason("BG-FAQ-06", "why-no-ammo-there", args)]
    assert why(s, "weapon:lancer", "drop") == why(s, "weapon:lancer", "gain_ammo") == []


# ---------------------------------------------------------------------- the chainsaw


def test_the_chainsaw_works_in_the_own_area_only() -> None:
    s = attacking(("lancer", 2), locusts=("2A.B", "2A.A"))
    assert why(s, DRONE, "chainsaw") == [Reason("BG-CHAINSAW-01", "why-chainsaw-own-area", {"figure": DRONE})]
    assert why(s, "figure:drone-2", "chainsaw") == []


def test_the_chainsaw_spares_the_immune() -> None:
    s = attacking(("lancer", 2), locusts=("2A.A",), kind="boomer")
    immune = Reason("BG-CHAINSAW-06", "why-chainsaw-immune", {"figure": "figure:boomer-1"})
    assert why(s, "figure:boomer-1", "chainsaw") == [immune]
    assert why(s, "figure:boomer-1", "attack") == []


def test_the_chainsaw_needs_a_lancer() -> None:
    s = attacking(("gnasher", 2), locusts=("2A.A",))
    assert why(s, DRONE, "chainsaw") == [Reason("BG-CHAINSAW-01", "why-no-chainsaw")]


def test_the_chainsaw_needs_no_ammo() -> None:
    assert why(attacking(("lancer", 0), locusts=("2A.A",)), DRONE, "chainsaw") == []


def test_the_boomshield_stops_the_chainsaw() -> None:
    s = attacking(("boomshield", 0), ("lancer", 2), locusts=("2A.A",))
    assert s.offered("chainsaw") == []
    assert "why-shield" in [key for _, key in brief(s, DRONE, "chainsaw")]


# ---------------------------------------------------------------------- guarding


def lane(*cards: str, cogs: tuple[str, ...] = (MARCUS, DOM), no_guard: bool = False) -> Scene:
    """Each COG holds these cards; drones come down the lane by AI card 12."""
    s = on({**LANE, "ai_cards": {"12": {"no_guard": no_guard}}}, cogs)
    for seat in range(len(cogs)):
        s.hand(seat, *cards)
    for area in ("2A.F", "2A.G", "2A.H"):
        s.put("drone", area)
    return s


def test_guarding_is_for_the_locust_step() -> None:
    s = lane("hold_ground", "assault")
    s.at_order(0)
    assert brief(s, DRONE, "guard") == [("BG-REACT-GUARD-01", "why-guard-only-in-locust-step")]
    assert brief(s, "order:hold_ground", "guard") == [("BG-REACT-GUARD-01", "why-guard-only-in-locust-step")]


def test_no_guard_card() -> None:
    s = lane("assault", "advance", cogs=(MARCUS, COLE))
    s.hand(0, "hold_ground")
    s.at_locusts(12)
    s.choose("activate:figure:drone-1")
    assert s.decision.kind == "guard"
    assert why(s, "order:hold_ground", "guard") == []
    assert brief(s, DRONE, "guard", seat=1) == [
        ("BG-ORDER-08", "why-no-guard-card"),
        ("BG-TERM-06", "why-not-your-decision"),
    ]
    assert Reason("BG-ORDER-08", "why-other-icon", {"card": "order:assault", "icon": "dodge"}) in why(
        s, "order:assault", "guard", seat=1
    )


def guarded(cogs: tuple[str, ...]) -> Scene:
    """Seat 0 has guarded without success; the next window or decision is open."""
    s = lane("hold_ground", "ambush", "double_tap", cogs=cogs)
    s.at_locusts(12)
    s.choose("activate:figure:drone-1")
    assert (s.decision.seat, s.decision.kind) == (0, "guard")
    s.choose("guard:order:ambush", "pass")
    miss(s, 9)
    s.choose("attack:lancer.normal:figure:drone-1")
    return s


def test_the_guard_of_this_step_is_used() -> None:
    s = guarded((MARCUS, DOM))
    assert s.t.step == "locust"
    for seat in (0, 1):
        assert ("BG-REACT-GUARD-06", "why-guard-used") in brief(s, DRONE, "guard", seat)


def test_cole_has_a_guard_of_his_own() -> None:
    s = guarded((MARCUS, COLE))
    assert ("BG-REACT-GUARD-06", "why-guard-used") in brief(s, DRONE, "guard", 0)
    assert ("BG-REACT-GUARD-06", "why-guard-used") not in brief(s, DRONE, "guard", 1)
    s = guarded((COLE, BAIRD))
    assert ("BG-REACT-GUARD-06", "why-guard-used") in brief(s, DRONE, "guard", 0)
    assert ("BG-REACT-GUARD-06", "why-guard-used") not in brief(s, DRONE, "guard", 1)


def test_some_ai_cards_forbid_guarding() -> None:
    s = lane("hold_ground", "assault", no_guard=True)
    s.at_locusts(12)
    assert s.t.step == "locust"
    assert s.t.no_guard
    assert ("BG-REACT-GUARD-08", "why-guard-forbidden") in brief(s, DRONE, "guard")
    assert ("BG-REACT-GUARD-06", "why-guard-used") not in brief(s, DRONE, "guard")
    s = lane("hold_ground", "assault")
    s.at_locusts(12)
    assert ("BG-REACT-GUARD-08", "why-guard-forbidden") not in brief(s, DRONE, "guard")


def test_a_guard_is_explained_by_sight_and_ammo_too() -> None:
    s = gallery(COLE, DOM)
    hold(s, 0, "hold_ground")
    s.put("drone", "2A.K")
    s.put("drone", "2A.B")
    arm(s, 0, ("lancer", 0))
    s.hand(1, "ambush")
    s.at_locusts(12)
    if s.decision.kind == "activate":
        s.choose("activate:figure:drone-2" if "activate:figure:drone-2" in s.ids else s.ids[-1])
    assert s.t.step == "locust"
    assert ("BG-ATTACK-15", "why-no-sight") in brief(s, DRONE, "guard")
    assert ("BG-AMMO-04", "why-no-ammo") in brief(s, "figure:drone-2", "guard")


def test_grenades_are_not_for_guarding() -> None:
    s = lane("hold_ground", "assault")
    s.at_locusts(12)
    grenades = Reason("BG-GRENADE-09", "why-not-for-guard", {"weapon": "weapon:bolo_grenade"})
    assert grenades in why(s, "weapon:bolo_grenade", "guard")
    assert grenades not in why(s, "weapon:lancer", "guard")


# ---------------------------------------------------------------------- the wrong moment


def test_what_could_be_attacked_at_another_moment_is_not_offered_now() -> None:
    """The Lancer could hit the drone: that the grenades do not reach it is not why nothing is on offer."""
    s = gallery()
    s.put("drone", "2A.D")
    hold(s, 0, "assault")
    s.at_heal(0)
    assert ("BG-TURN-01", "why-not-now") in brief(s, DRONE, "attack")


def test_grenades_need_a_hole_or_a_figure_not_a_locust() -> None:
    """There is a hole in sight and in reach; only the moment is wrong."""
    s = gallery()
    hold(s, 0, "assault")
    s.at_heal(0)
    assert brief(s, "weapon:bolo_grenade", "attack") == [("BG-TURN-01", "why-not-now")]


def test_a_cog_beside_the_map_sees_all_alike() -> None:
    """While Locusts spawn at set-up the COGs stand nowhere: no spot is in sight or in range and another one not."""
    game = eday.board.new(cogs=SQUAD, seed=0)
    while (view := game.view(None))["cogs"][0]["area"] is None:
        refs = [thing["ref"] for thing in view["locusts"]] + [area["id"] for area in view["map"]["areas"]]
        told = {ref: {reason.key for reason in game.why_not(0, ref, "attack")} for ref in refs}
        unseen = [ref for ref, keys in told.items() if keys & {"why-no-sight", "why-no-sight-area"}]
        assert len(unseen) in (0, len(refs))
        assert not any(keys & {"why-out-of-range", "why-too-near"} for keys in told.values())
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
