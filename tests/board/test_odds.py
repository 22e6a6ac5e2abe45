"""Odds of an attack, exact: against a count of all dice outcomes, the published numbers, and the engine's own dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from eday.text.rules import load_rules
from tests.board.chances import GUNS, net_wounds, on_cog, on_locust
from tests.board.rules.gallery import arm, attacks, gallery, play
from tests.board.rules.locust_maps import LANE, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

Chance = tuple[Fraction, Fraction, Fraction]
DISTANCE = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5, "G": 6, "H": 7}
COVER_DICE = {None: 0, "2A.D1": 1, "2A.D2": 2}


def odds(s: Scene, option: str) -> dict[str, Any]:
    """The odds of an option, which must be on offer and have some."""
    assert option in s.ids
    found: Any = s.game.odds(option)
    assert found is not None
    return dict(found)


def agree(found: dict[str, Any], expected: Chance) -> None:
    """Exact but for the last bits of a float."""
    shown = [found[name] for name in ("kill", "wound", "nothing")]
    assert shown == pytest.approx([float(chance) for chance in expected], rel=1e-12, abs=1e-12)
    assert sum(shown) == pytest.approx(1, abs=1e-12)
    assert min(shown) >= 0


def dice(parts: list[list[Any]]) -> int:
    return sum(part[0] for part in parts)


def aim(
    weapon: str, mode: str, kind: str, area: str, cover: str | None = None, wounded: bool = False
) -> dict[str, Any]:
    """Odds of Cole in A with this weapon against one Locust."""
    s = gallery()
    arm(s, 0, (weapon, 2))
    s.put(kind, f"2A.{area}", cover, wounded)
    assert attacks(s)
    return odds(s, f"attack:{weapon}.{mode}:figure:{kind}-1")


SHOTS = [
    ("lancer", "normal", "drone", "A", None, False),
    ("lancer", "normal", "drone", "C", None, True),
    ("lancer", "overkill", "drone", "D", "2A.D1", False),
    ("lancer", "overkill", "boomer", "E", None, True),
    ("lancer", "overkill", "wretch", "H", None, False),
    ("snub_pistol", "normal", "drone", "B", None, False),
    ("snub_pistol", "normal", "wretch", "D", "2A.D2", True),
    ("snub_pistol", "overkill", "boomer", "D", "2A.D2", False),
    ("gnasher", "normal", "drone", "B", None, False),
    ("gnasher", "overkill", "drone", "A", None, False),
    ("gnasher", "overkill", "boomer", "B", None, True),
    ("hammerburst", "normal", "boomer", "C", None, False),
    ("hammerburst", "overkill", "drone", "D", "2A.D1", False),
    ("torque_bow", "overkill", "boomer", "D", "2A.D2", False),
    ("boltok_pistol", "normal", "drone", "B", None, False),
    ("boltok_pistol", "overkill", "boomer", "F", None, True),
    ("longshot", "normal", "drone", "B", None, False),
    ("longshot", "overkill", "drone", "B", None, False),
    ("longshot", "overkill", "drone", "D", "2A.D2", False),
    ("longshot", "overkill", "boomer", "C", None, True),
    ("gorgon_pistol", "normal", "drone", "B", None, False),
    ("gorgon_pistol", "overkill", "boomer", "D", "2A.D1", False),
    ("boomshot", "overkill", "drone", "D", "2A.D2", False),
    ("mulcher", "normal", "wretch", "B", None, False),
    ("mulcher", "overkill", "boomer", "C", None, False),
    ("boomshield", "normal", "drone", "A", None, False),
]


@pytest.mark.parametrize(("weapon", "mode", "kind", "area", "cover", "wounded"), SHOTS)
def test_a_shot_is_worth_what_counting_all_rolls_says(
    weapon: str, mode: str, kind: str, area: str, cover: str | None, wounded: bool
) -> None:
    gun = GUNS[weapon]
    found = aim(weapon, mode, kind, area, cover, wounded)
    attack = gun.overkill if mode == "overkill" else gun.normal
    beyond = max(0, DISTANCE[area] - gun.range)
    defense = (2 if kind == "boomer" else 1) + COVER_DICE[cover] + beyond
    assert (dice(found["attack_dice"]), dice(found["defense_dice"])) == (attack, defense)
    agree(found, on_locust(net_wounds(attack, defense, gun.omen, DISTANCE[area]), kind, wounded))


def test_the_gorgon_s_omen_leaves_the_target_alone_while_another_locust_is_there() -> None:
    s = gallery()
    arm(s, 0, ("gorgon_pistol", 2))
    s.put("drone", "2A.B")
    attacks(s)
    shot = "attack:gorgon_pistol.overkill:figure:drone-1"
    alone = on_locust(net_wounds(3, 1, GUNS["gorgon_pistol"].omen), "drone")
    crowded = on_locust(net_wounds(3, 1, GUNS["gorgon_pistol"].omen, alone=False), "drone")
    assert alone != crowded
    agree(odds(s, shot), alone)
    s.cog(1, "2A.B")
    attacks(s)
    agree(odds(s, shot), alone)
    s.put("wretch", "2A.B")
    attacks(s)
    agree(odds(s, shot), crowded)


def test_the_longshot_s_omen_works_from_range_2() -> None:
    near, far = aim("longshot", "overkill", "drone", "B"), aim("longshot", "overkill", "drone", "C")
    assert near["defense_dice"] == far["defense_dice"]
    assert far["kill"] > near["kill"]


@pytest.mark.parametrize(
    ("weapon", "mode", "cover", "published"),
    [
        ("lancer", "overkill", "2A.D1", 0.397),
        ("lancer", "normal", "2A.D1", 0.038),
        ("snub_pistol", "overkill", "2A.D2", 0.181),
    ],
)
def test_published_chances_of_3_wounds_through_3_defense_dice(
    weapon: str, mode: str, cover: str, published: float
) -> None:
    """A healthy drone dies of 3 wounds; in D it rolls 3 dice against either weapon."""
    found = aim(weapon, mode, "drone", "D", cover)
    assert dice(found["defense_dice"]) == 3
    assert round(found["kill"], 3) == published


def test_published_chance_of_a_grenade_through_3_defense_dice() -> None:
    s = gallery(patch={"enemies": {"drone": {"defense": 3}}})
    s.put("drone", "2A.C")
    attacks(s)
    found = odds(s, "attack:bolo_grenade.overkill:area:2A.C")
    assert round(found["targets"]["figure:drone-1"]["kill"], 3) == 0.272


@pytest.mark.parametrize(("cog", "attack", "published"), [(COLE, 4, 0.518), (MARCUS, 5, 0.598), (BAIRD, 4, 0.518)])
@pytest.mark.parametrize("order", ["assault", "steady_aim"])
def test_the_chainsaw_kills_or_does_nothing(cog: str, attack: int, published: float, order: str) -> None:
    """Steady Aim's dice are not for it, Marcus's own die is."""
    s = gallery(cog, DOM)
    s.put("drone", "2A.A", wounded=True)
    play(s, order)
    found = odds(s, "chainsaw:figure:drone-1")
    kill = 1 - Fraction(5, 6) ** attack
    agree(found, (kill, Fraction(0), 1 - kill))
    assert round(found["kill"], 3) == published
    assert (dice(found["attack_dice"]), found["defense_dice"]) == (attack, [])


# ---------------------------------------------------------------------- every die and its reason


def test_every_die_of_the_worked_example_has_its_reason() -> None:
    """Lancer overkill at a drone 3 areas away in partial cover: 4 dice against 3."""
    found = aim("lancer", "overkill", "drone", "D", "2A.D1")
    assert found["attack_dice"] == [[4, "overkill", "BG-AMMO-02"]]
    assert found["defense_dice"] == [
        [1, "defense", "BG-ATTACK-05"],
        [1, "partial_cover", "BG-ATTACK-06"],
        [1, "beyond_range", "BG-ATTACK-07"],
    ]


def test_no_die_is_listed_that_is_not_rolled() -> None:
    found = aim("snub_pistol", "normal", "boomer", "D", "2A.D2")
    assert found["attack_dice"] == [[1, "normal", "BG-AMMO-01"]]
    assert found["defense_dice"] == [[2, "defense", "BG-ATTACK-05"], [2, "full_cover", "BG-ATTACK-06"]]
    assert aim("lancer", "normal", "drone", "D")["defense_dice"][1:] == [[1, "beyond_range", "BG-ATTACK-07"]]
    in_own_area = gallery()
    in_own_area.cog(0, "2A.D")
    in_own_area.put("drone", "2A.D", "2A.D2")
    attacks(in_own_area)
    found = odds(in_own_area, "attack:lancer.normal:figure:drone-1")
    assert found["defense_dice"] == [[1, "defense", "BG-ATTACK-05"]], "no cover in the attacker's own area"


def test_marcus_has_one_die_more_with_the_lancer_only() -> None:
    s = gallery(MARCUS, DOM)
    s.put("drone", "2A.B")
    attacks(s)
    lancer = odds(s, "attack:lancer.overkill:figure:drone-1")
    assert lancer["attack_dice"] == [[4, "overkill", "BG-AMMO-02"], [1, "character", "BG-CARD-07"]]
    agree(lancer, on_locust(net_wounds(5, 1, "add 1 each"), "drone"))
    snub = odds(s, "attack:snub_pistol.overkill:figure:drone-1")
    assert snub["attack_dice"] == [[3, "overkill", "BG-AMMO-02"]]


def test_chainsaw_dice_have_their_reasons() -> None:
    s = gallery(MARCUS, DOM)
    s.put("drone", "2A.A")
    attacks(s)
    found = odds(s, "chainsaw:figure:drone-1")
    assert found["attack_dice"] == [[4, "chainsaw", "BG-CHAINSAW-01"], [1, "character", "BG-CHAINSAW-05"]]


@pytest.mark.parametrize(
    ("order", "lancer", "grenade"), [("steady_aim", 2, 2), ("fire_in_the_hole", 0, 1), ("hold_ground", 0, 0)]
)
def test_extra_dice_of_order_cards(order: str, lancer: int, grenade: int) -> None:
    s = gallery()
    s.put("drone", "2A.C")
    play(s, order, "assault")
    shot = odds(s, "attack:lancer.normal:figure:drone-1")
    throw = odds(s, "attack:bolo_grenade.overkill:area:2A.C")
    for found, plain, extra in (
        (shot, [2, "normal", "BG-AMMO-01"], lancer),
        (throw, [4, "overkill", "BG-AMMO-02"], grenade),
    ):
        assert found["attack_dice"] == [plain, *([[extra, "card", "BG-ORDER-04"]] if extra else [])]
    agree(shot, on_locust(net_wounds(2 + lancer, 1, "add 1 each"), "drone"))
    agree(throw["targets"]["figure:drone-1"], on_locust(net_wounds(4 + grenade, 1, "hole"), "drone"))


def test_extra_dice_are_for_their_own_card_only() -> None:
    """A card played for a plain attack, and the guard of another player, roll no extra dice."""
    s = gallery()
    s.put("drone", "2A.C")
    play(s, "steady_aim", use="attack")
    assert odds(s, "attack:lancer.normal:figure:drone-1")["attack_dice"] == [[2, "normal", "BG-AMMO-01"]]
    lane = on(LANE, (COLE, DOM))
    lane.hand(0, "steady_aim")
    lane.put("drone", "2A.C")
    lane.at_locusts(12)
    lane.choose("guard:order:steady_aim")
    assert lane.decision.kind == "guard_attack"
    found = odds(lane, "attack:lancer.overkill:figure:drone-1")
    assert found["attack_dice"] == [[4, "overkill", "BG-AMMO-02"]]
    agree(found, on_locust(net_wounds(4, 1, "add 1 each"), "drone"))


def test_the_rule_of_every_reason_exists() -> None:
    rules = load_rules()
    s = gallery(MARCUS, DOM)
    for area, cover in (("A", None), ("D", "2A.D1"), ("D", "2A.D2"), ("H", None)):
        s.put("drone", f"2A.{area}", cover)
    s.cog(1, "2A.B")
    s.put("drone", "2A.B")
    arm(s, 1, ("boomshield", 0))
    play(s, "steady_aim")
    reasons = set()
    for option in s.decision.options:
        found = s.game.odds(option.id)
        for part in [found, *found.get("targets", {}).values()] if found else []:
            for _, reason, rule in (*part.get("attack_dice", []), *part.get("defense_dice", [])):
                assert rule in rules
                reasons.add(reason)
    attack = {"normal", "overkill", "character", "card", "chainsaw"}
    assert reasons == attack | {"defense", "partial_cover", "full_cover", "beyond_range", "shield"}


# ---------------------------------------------------------------------- whole areas


def test_each_figure_of_an_area_has_its_own_odds() -> None:
    """Locusts healthy, wounded and in cover, a comrade; Dom who bleeds is no target."""
    s = gallery(COLE, DOM, MARCUS, BAIRD)
    s.put("drone", "2A.D", "2A.D2")
    s.put("wretch", "2A.D", wounded=True)
    s.put("boomer", "2A.D")
    s.cog(0, "2A.B")
    for seat in (1, 2, 3):
        s.cog(seat, "2A.D")
    s.bleed(1)
    s.hand(2, "advance", "dig_in")
    arm(s, 3, ("boomshield", 0))
    attacks(s)
    found = odds(s, "attack:bolo_grenade.overkill:area:2A.D")
    assert found["attack_dice"] == [[4, "overkill", "BG-AMMO-02"]]
    assert "seal" not in found, "there is no hole in D"
    targets = found["targets"]
    expected: dict[str, tuple[int, Chance]] = {
        "cog:marcus_fenix": (1, on_cog(net_wounds(4, 1, "hole"), 2)),
        "cog:damon_baird": (2, on_cog(net_wounds(4, 2, "hole"), 0)),
        "figure:drone-1": (1, on_locust(net_wounds(4, 1, "hole"), "drone")),
        "figure:wretch-1": (1, on_locust(net_wounds(4, 1, "hole"), "wretch", wounded=True)),
        "figure:boomer-1": (2, on_locust(net_wounds(4, 2, "hole"), "boomer")),
    }
    assert targets.keys() == expected.keys()
    for ref, (defense, chance) in expected.items():
        assert dice(targets[ref]["defense_dice"]) == defense, "cover is no help"
        agree(targets[ref], chance)
    assert targets["cog:damon_baird"]["wound"] == 0, "without a card any wound lays him down"


@pytest.mark.parametrize(("order", "attack"), [("assault", 4), ("fire_in_the_hole", 5), ("steady_aim", 6)])
def test_the_chance_to_seal_a_hole_is_one_omen_or_more(order: str, attack: int) -> None:
    s = gallery()
    play(s, order)
    found = odds(s, "attack:bolo_grenade.overkill:area:2A.C")
    assert found["seal"] == pytest.approx(float(1 - Fraction(5, 6) ** attack), abs=1e-12)
    assert found["targets"] == {}


def test_only_grenades_thrown_at_an_open_hole_seal() -> None:
    s = gallery()
    arm(s, 0, ("mortar", 1), ("bolo_grenade", 1))
    s.put("drone", "2A.C")
    attacks(s)
    assert "seal" in odds(s, "attack:bolo_grenade.overkill:area:2A.C")
    assert "seal" not in odds(s, "attack:mortar.overkill:area:2A.C")
    s.t.holes, s.t.sealed = (s.area("2A.G"),), (s.area("2A.C"),)
    attacks(s)
    assert "seal" not in odds(s, "attack:bolo_grenade.overkill:area:2A.C")


def test_the_mortar_fires_beyond_its_range() -> None:
    s = gallery()
    arm(s, 0, ("mortar", 1))
    s.put("drone", "2A.F")
    attacks(s)
    target = odds(s, "attack:mortar.overkill:area:2A.F")["targets"]["figure:drone-1"]
    assert target["defense_dice"] == [[1, "defense", "BG-ATTACK-05"], [1, "beyond_range", "BG-ATTACK-07"]]
    agree(target, on_locust(net_wounds(4, 2, ""), "drone"))


# ---------------------------------------------------------------------- no odds


def test_other_options_have_no_odds() -> None:
    s = gallery()
    s.put("drone", "2A.A")
    play(s, "assault", "advance")
    without = {option.kind for option in s.decision.options if s.game.odds(option.id) is None}
    assert without == {"move", "cover", "drop", "end"}
    for unknown in ("", "attack", "attack:lancer.normal:figure:drone-2", "figure:drone-1"):
        assert s.game.odds(unknown) is None
