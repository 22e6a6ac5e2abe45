"""BG-SPECIAL: reviving, picking up weapons, activating equipment - one more card each."""

from __future__ import annotations

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.scene import DOM, MARCUS, Scene

SPECIALS = ("revive", "pick_up", "equipment")


def drop(s: Scene, weapon: str, area: str, kind: str = "drone") -> None:
    """A dropped weapon on the map."""
    pile = s.t.box.marker_kinds.index(kind)
    s.t.marker_piles[pile] -= 1
    s.t.dropped = (*s.t.dropped, DroppedWeapon(s.area(area), pile, weapon))


def laden(*cards: str, area: str = "12A.G") -> Scene:
    """Marcus with these cards in 12A.G: grenades to fetch, Dom bleeding, a Hammerburst and a Boomshot on the floor."""
    s = Scene((MARCUS, DOM))
    s.hand(0, *cards)
    s.cog(0, area)
    s.cog(1, "12A.G")
    s.bleed(1)
    drop(s, "hammerburst", "12A.G")
    drop(s, "boomshot", "12A.G", "boomer")
    s.at_order(0)
    return s


def specials(s: Scene) -> list[str]:
    return [option.id for option in s.decision.options if option.kind in SPECIALS]


ALL = ["revive:cog:dominic_santiago", "pick_up:weapon:hammerburst", "pick_up:weapon:boomshot", "equipment:area:12A.G"]


@pytest.mark.rule("BG-SPECIAL-01", "BG-SPECIAL-05")
def test_before_the_order_and_before_and_after_each_action() -> None:
    """Advance: move, then draw."""
    s = laden("advance", "assault", "dig_in")
    assert (s.decision.kind, specials(s)) == ("order", ALL)
    s.choose("play_actions:order:advance")
    assert (s.decision.kind, specials(s)) == ("action", ALL), "before the first action"
    s.choose("move:area:12A.F", "move:area:12A.G", "stop")
    assert (s.decision.kind, specials(s)) == ("action", ALL), "between the actions"
    s.choose("draw")
    assert (s.decision.kind, specials(s)) == ("action", ALL), "after the last action"


@pytest.mark.rule("BG-SPECIAL-01")
def test_a_special_action_costs_one_card_of_the_player_s_choice() -> None:
    s = laden("advance", "assault", "dig_in")
    s.choose("play_actions:order:advance", "equipment:area:12A.G")
    assert (s.decision.kind, s.ids) == ("discard", ["discard:order:assault", "discard:order:dig_in"])
    s.choose("discard:order:dig_in")
    assert s.hand_names(0) == ["assault"]
    assert s.happened("card_discarded")[-1] == {"seat": 0, "card": "order:dig_in", "why": "equipment"}
    assert s.happened("equipment_used")


@pytest.mark.rule("BG-SPECIAL-01")
def test_without_a_card_there_is_no_special_action() -> None:
    s = laden("advance")
    s.choose("play_actions:order:advance")
    assert specials(s) == []


@pytest.mark.rule("BG-SPECIAL-02")
def test_the_three_special_actions_need_the_same_area() -> None:
    s = laden("advance", "assault", area="12A.F")
    assert specials(s) == []
    s = laden("advance", "assault")
    assert specials(s) == ALL


@pytest.mark.rule("BG-SPECIAL-02")
def test_reviving() -> None:
    s = laden("advance", "assault")
    s.choose("revive:cog:dominic_santiago", "discard:order:assault")
    assert not s.t.bleeding[1]
    assert s.happened("cog_revived") == [{"figure": "cog:dominic_santiago", "seat": 1}]


@pytest.mark.rule("BG-SPECIAL-02")
def test_picking_up_a_dropped_weapon() -> None:
    s = laden("advance", "assault")
    s.choose("pick_up:weapon:boomshot", "discard:order:assault")
    assert s.tokens(0, "boomshot") == 2
    assert [weapon for _, _, weapon in s.t.dropped] == ["hammerburst"]


@pytest.mark.rule("BG-SPECIAL-02", "BG-SPECIAL-06")
def test_activating_equipment() -> None:
    s = laden("advance", "assault")
    s.choose("equipment:area:12A.G", "discard:order:assault")
    assert s.tokens(0, "bolo_grenade") == 2


@pytest.mark.rule("BG-SPECIAL-03")
@pytest.mark.parametrize("first", ALL)
def test_each_kind_once_a_turn(first: str) -> None:
    s = laden("advance", "assault", "dig_in", "double_tap")
    kind = s.decision.find(first)
    assert kind is not None
    s.choose(first, "discard:order:dig_in")
    s.bleed(1)
    assert specials(s) == [option for option in ALL if not option.startswith(kind.kind)]
    s.choose("play_actions:order:advance")
    assert specials(s) == [option for option in ALL if not option.startswith(kind.kind)]


@pytest.mark.rule("BG-SPECIAL-03")
def test_all_three_in_one_turn_cost_three_cards() -> None:
    s = laden("advance", "advance", "assault", "dig_in")
    s.choose("revive:cog:dominic_santiago", "discard:order:dig_in")
    s.choose("pick_up:weapon:hammerburst", "discard:order:assault")
    s.choose("play_actions:order:advance", "equipment:area:12A.G")
    assert s.t.hand[0] == ()
    assert not s.t.bleeding[1]
    assert (s.tokens(0, "hammerburst"), s.tokens(0, "bolo_grenade")) == (2, 2)


@pytest.mark.rule("BG-SPECIAL-03")
def test_a_new_turn_a_new_special_action() -> None:
    """Marcus alone with a wretch far away, whose card 8 is a walk."""
    s = Scene((MARCUS,))
    s.hand(0, "advance", "assault", "dig_in", "blind_fire")
    s.cog(0, "12A.G")
    wretch = s.put("wretch", "2A.D")
    s.t.ai_deck, s.t.picks = (8, 9), [0]
    s.at_order(0)
    s.choose("equipment:area:12A.G", "discard:order:dig_in", "play_move:order:advance")
    assert specials(s) == []
    s.choose("end")
    while s.decision.kind != "heal":
        s.choose(s.ids[0])
    assert s.t.area[wretch] >= 0
    s.choose("heal:0")
    assert specials(s) == ["equipment:area:12A.G"]


@pytest.mark.rule("BG-SPECIAL-04")
def test_no_special_action_within_an_action() -> None:
    s = laden("advance", "assault", "dig_in")
    s.choose("play_actions:order:advance", "move:area:12A.F", "move:area:12A.G")
    assert s.decision.kind == "move"
    assert specials(s) == []


@pytest.mark.rule("BG-SPECIAL-06")
def test_equipment_needs_its_very_area() -> None:
    """16A's ammunition lies in I; D and H are beside it on the same tile."""
    for area, there in (("16A.I", True), ("16A.D", False), ("16A.H", False)):
        s = Scene()
        s.hand(0, "advance", "assault")
        s.cog(0, area)
        s.at_order(0)
        assert (s.offered("equipment") == ["equipment:area:16A.I"]) == there, area


@pytest.mark.rule("BG-SPECIAL-06")
def test_equipment_does_what_its_location_card_says() -> None:
    """16A: three ammo tokens, split at will, never on grenades; then the card is used up."""
    s = Scene()
    s.hand(0, "advance", "assault")
    s.cog(0, "16A.I")
    s.at_order(0)
    s.choose("equipment:area:16A.I", "discard:order:assault")
    assert s.ids == ["gain_ammo:weapon:lancer", "gain_ammo:weapon:snub_pistol", "enough"]
    s.choose("gain_ammo:weapon:lancer", "gain_ammo:weapon:snub_pistol", "gain_ammo:weapon:lancer")
    assert (s.tokens(0, "lancer"), s.tokens(0, "snub_pistol"), s.tokens(0, "bolo_grenade")) == (6, 3, 1)
    assert s.decision.kind == "order"
    assert [card["tile"] for card in s.game.view(None)["map"]["equipment_cards"]] == ["tile:2A", "tile:12A"]


@pytest.mark.rule("BG-SPECIAL-07")
def test_special_actions_from_cover() -> None:
    s = laden("advance", "assault")
    s.cog(0, "12A.G", "12A.c5")
    s.at_order(0)
    assert specials(s) == ALL
    s.choose("equipment:area:12A.G", "discard:order:assault")
    assert s.t.cover[0] == s.cover("12A.c5"), "it does not leave cover for it"


@pytest.mark.rule("BG-SPECIAL-08")
def test_the_last_card_is_kept_for_the_order() -> None:
    assert specials(laden("advance")) == []
    s = laden("advance", "assault")
    assert specials(s) == ALL
    s.choose("equipment:area:12A.G", "discard:order:assault")
    assert specials(s) == []
    assert s.offered("play_actions") == ["play_actions:order:advance"]


@pytest.mark.rule("BG-SPECIAL-08")
def test_after_the_order_the_last_card_may_go() -> None:
    s = laden("advance", "assault")
    s.choose("play_actions:order:advance", "equipment:area:12A.G")
    assert s.t.hand[0] == ()
    assert s.tokens(0, "bolo_grenade") == 2


@pytest.mark.rule("BG-SPECIAL-EX-01")
def test_dom_revives_moves_loads_and_attacks() -> None:
    s = Scene((MARCUS, DOM))
    s.cog(0, "16A.F")
    s.cog(1, "16A.F")
    s.bleed(0)
    s.hand(1, "assault", "dig_in", "double_tap", "explore")
    drone = s.put("drone", "16A.D")
    s.at_order(1)
    s.choose("revive:cog:marcus_fenix", "discard:order:dig_in")
    s.choose("play_actions:order:assault", "move:area:16A.D", "move:area:16A.I", "stop")
    s.choose("equipment:area:16A.I", "discard:order:double_tap")
    s.choose("gain_ammo:weapon:gnasher", "gain_ammo:weapon:gnasher", "gain_ammo:weapon:gnasher")
    s.attack_dice("two_wounds", "two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.choose(f"attack:gnasher.overkill:{s.ref(drone)}")
    assert s.t.area[drone] == -1
    assert not s.t.bleeding[0]
    assert s.where(1) == "16A.I"
    assert s.tokens(1, "gnasher") == 3 + 3 - 1
    assert s.hand_names(1) == ["explore"], "three of four cards left his hand"


@pytest.mark.rule("BG-SPECIAL-EX-02", "BG-SPECIAL-04")
def test_no_reviving_half_way_through_a_move() -> None:
    """Two areas to go, a comrade down in the area between: the move has to be finished first."""
    s = laden("advance", "assault", "dig_in", area="12A.F")
    s.choose("play_move:order:advance", "move:area:12A.G")
    assert s.decision.kind == "move"
    assert s.offered("move")
    assert not s.offered("revive")
    s.choose("stop")
    assert s.decision.kind == "action"
    assert s.offered("revive") == ["revive:cog:dominic_santiago"]
    assert not s.offered("move"), "the second area is forfeit"
