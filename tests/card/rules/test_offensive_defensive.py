"""CG-OFFDEF: Offensive rules in enemy cover, Defensive rules in friendly cover, neither elsewhere."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.scene import Scene
from tests.compared import shown_to

GUARD = "ch04-theron-guard"


@pytest.mark.rule("CG-OFFDEF-01", "CG-OFFDEF-03")
def test_an_offensive_rule_counts_in_enemy_cover_only() -> None:
    s = Scene(9)
    marcus = s.cover("ch09-marcus-fenix", 1, far=True)
    assert s.values(marcus) == (4, 4)
    s.t.far[marcus] = False
    assert s.values(marcus) == (3, 4)


@pytest.mark.rule("CG-OFFDEF-02", "CG-OFFDEF-03")
def test_a_defensive_rule_counts_in_friendly_cover_only() -> None:
    s = Scene(4)
    guard = s.cover(GUARD, 1)
    assert s.made_of(guard) == [(GUARD, 3, 3), (GUARD, 1, 1), ("ch04-pillar", 0, 1)]
    s.t.far[guard] = True
    assert s.made_of(guard) == [(GUARD, 3, 3), ("ch04-pillar", 0, 1)]


@pytest.mark.rule("CG-OFFDEF-02")
def test_a_defensive_rule_helps_the_others_it_names() -> None:
    s = Scene(11)
    dom, gear = s.cover("ch11-dominic-santiago", 1), s.cover("cog-veteran", 3)
    s.t.far[gear] = True
    assert s.values(gear) == (4, 5)
    assert s.values(dom) == (4, 5)
    s.t.far[dom] = True
    assert s.values(gear) == (4, 4)


@pytest.mark.rule("CG-OFFDEF-02")
def test_a_rule_of_the_defender_counts_when_it_is_attacked_in_its_cover() -> None:
    """The Captain's 4 against 3 + 1 (Defensive) + 1 (Pillar); 3 + 1 back against the Captain's 4."""
    s = Scene(4)
    guard, captain = s.cover(GUARD, 1), s.reserve("cog-captain")
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:1")
    assert s.happened("damage_dealt") == [
        {"card": s.ref(guard), "damage": 4},
        {"card": s.ref(captain), "damage": 4},
    ]
    assert [s.zone(guard), s.zone(captain)] == ["cover", "discard"]


@pytest.mark.rule("CG-OFFDEF-03", "CG-EX-12")
def test_crossing_ends_the_one_and_begins_the_other() -> None:
    s = Scene(4)
    guard = s.cover(GUARD, 2)
    s.fill(LOCUST, 1)
    assert s.values(guard) == (5, 4)
    s.at_combat(LOCUST)
    s.choose(f"cross:{s.ref(guard)}")
    assert s.values(guard) == (4, 3)
    s.pass_reactions()
    s.choose("keep:0")
    assert s.happened("direct_damage_dealt")[0]["damage"] == 3
    assert s.decision.seat == LOCUST
    assert s.ids == ["draw:3", "draw:2", "draw:1", "draw:0"]
    deck, hand, _ = s.sizes(LOCUST)
    s.choose("draw:2")
    assert s.sizes(LOCUST)[:2] == (deck - 2, hand + 2)


@pytest.mark.rule("CG-OFFDEF-01", "CG-EX-12")
def test_an_offensive_event_does_not_happen_in_friendly_cover() -> None:
    s = Scene(4)
    guard = s.cover(GUARD, 2)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(guard)}")
    s.pass_reactions()
    s.choose("keep:0")
    assert s.happened("direct_damage_dealt")[0]["damage"] == 2
    assert s.decision.kind == "deployment"
    assert s.sizes(LOCUST)[1] == 1


@pytest.mark.rule("CG-OFFDEF-01")
@pytest.mark.parametrize(("kind", "hurt"), [("direct", []), ("cross", [2, 2])])
def test_an_offensive_rule_about_declaring_counts_after_crossing(kind: str, hurt: list[int]) -> None:
    """The Grinder hurts the enemy reserve when it declares its attack in enemy cover: 1, and 1 more from there."""
    s = Scene(11)
    grinder = s.cover("ch11-grinder", 2)
    s.reserve("cog-veteran")
    s.reserve("cog-augustus-cole")
    s.at_combat(LOCUST)
    s.choose(f"{kind}:{s.ref(grinder)}")
    assert [one["damage"] for one in s.happened("damage_dealt")] == hurt


@pytest.mark.rule("CG-OFFDEF-01")
def test_a_rule_about_declaring_does_not_happen_again_when_damage_is_dealt() -> None:
    s = Scene(11)
    grinder = s.cover("ch11-grinder", 2)
    veteran = s.reserve("cog-veteran")
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"cross:{s.ref(grinder)}")
    s.pass_reactions()
    s.choose("keep:0")
    assert s.happened("damage_dealt") == [{"card": s.ref(veteran), "damage": 2}]


@pytest.mark.rule("CG-OFFDEF-01")
def test_a_rule_about_direct_damage_does_not_happen_on_declaring() -> None:
    """The Hunter has just dealt 2; when the Guard declares, nobody draws yet."""
    s = Scene(4)
    guard, hunter = s.cover(GUARD, 1, far=True), s.cover("loc-hunter", 2)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(hunter)}", "pass", "keep:0")
    assert s.decision.kind == "combat"
    s.choose(f"direct:{s.ref(guard)}")
    assert s.decision.kind == "reaction"
    s.choose("pass", "keep:0")
    assert s.ids == ["draw:3", "draw:2", "draw:1", "draw:0"]


@pytest.mark.rule("CG-OFFDEF-01")
def test_a_bonus_that_holds_is_not_added_up_by_attacking() -> None:
    s = Scene(9)
    marcus = s.cover("ch09-marcus-fenix", 1)
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"cross:{s.ref(marcus)}")
    assert s.values(marcus) == (4, 4)
    s.choose("pass", "keep:0")
    assert s.made_of(marcus) == [("ch09-marcus-fenix", 3, 4), ("ch09-marcus-fenix", 1, 0)]


@pytest.mark.rule("CG-OFFDEF-01")
def test_an_offensive_keyword_is_gained_in_enemy_cover() -> None:
    s = Scene(15)
    raam = s.cover("ch15-general-raam", 1)

    def keywords() -> list[str]:
        return list(shown_to(s.game, None)["row"][0]["unit"]["keywords"])

    assert (keywords(), s.values(raam)) == (["tough"], (7, 8))
    s.t.far[raam] = True
    assert (keywords(), s.values(raam)) == (["tough", "overrun"], (7, 7))


@pytest.mark.rule("CG-OFFDEF-04")
@pytest.mark.parametrize("unit", [GUARD, "loc-bolter-drone", "loc-hammerburst-drone"])
def test_neither_counts_in_reserve(unit: str) -> None:
    s = Scene(5, extra=(GUARD, "loc-bolter-drone"))
    card = s.t.box.content.units[unit]
    assert s.made_of(s.reserve(unit)) == [(unit, card.attack, card.defense)]


@pytest.mark.rule("CG-OFFDEF-04")
def test_neither_counts_while_blocking() -> None:
    s = Scene(4)
    guard, attacker = s.reserve(GUARD), s.cover("cog-sergeant", 1)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}", f"block:{s.ref(guard)}")
    assert s.happened("damage_dealt") == [
        {"card": s.ref(guard), "damage": 3},
        {"card": s.ref(attacker), "damage": 3},
    ]
    assert [s.zone(guard), s.zone(attacker)] == ["discard", "discard"]


@pytest.mark.rule("CG-OFFDEF-04")
def test_neither_counts_while_attacking_into_cover_and_the_defensive_one_begins_on_entering() -> None:
    s = Scene(4)
    guard, recruit = s.reserve(GUARD), s.cover("cog-private", 1)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(guard)}:row:1")
    assert s.values(guard) == (3, 3)
    s.pass_reactions()
    assert s.happened("damage_dealt") == [
        {"card": s.ref(recruit), "damage": 3},
        {"card": s.ref(guard), "damage": 2},
    ]
    assert (s.place(guard), s.values(guard)) == (1, (4, 5))
