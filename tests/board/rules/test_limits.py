"""BG-LIMITS: when markers, figures, cards or dice run short; R-10, tokens that never do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.scene import COLE, DOM, MARCUS, ORDER_CARDS, SQUAD, Scene

SPAWN_A: dict[str, Any] = {"ai_cards": {"4": {"then": [{"do": "spawn", "slot": "A", "at": "map_exit"}]}}}
BLANK = ("blank",) * 8


def pile(s: Scene, kind: str) -> int:
    return s.t.box.marker_kinds.index(kind)


def markers(s: Scene, kind: str) -> int:
    """Every marker of a kind: unused, discarded, dropped, on a figure."""
    number = pile(s, kind)
    worn = sum(1 for f in s.t.locusts() if s.t.marker[f] and s.t.enemy_of(f).markers == kind)
    lying = sum(1 for drop in s.t.dropped if drop.pile == number)
    return s.t.marker_piles[number] + len(s.t.marker_discards[number]) + lying + worn


def shoot(s: Scene, figure: int, wounds: str) -> None:
    """Marcus deals that many wounds to a Locust in his area."""
    s.hand(0, "double_tap")
    s.at_order(0)
    s.attack_dice(wounds, "blank", "blank")
    s.defense_dice(*["blank"] * s.t.enemy_of(figure).defense)
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(figure)}")


def settle(s: Scene) -> None:
    while s.game.decision is not None and s.decision.kind in ("spawn", "locust_cover", "spawn_at"):
        s.choose(s.ids[0])


@pytest.mark.rule("BG-LIMITS-02")
def test_discarded_markers_become_the_new_pile() -> None:
    s = Scene()
    drone = s.put("drone", "2A.D")
    s.t.marker_piles[pile(s, "drone")] = 0
    s.t.marker_discards[pile(s, "drone")] = ("hammerburst",) * 3 + ("red_x",) * 3
    shoot(s, drone, "one_wound")
    assert s.happened("figure_wounded") == [{"figure": s.ref(drone), "health": 1}]
    assert s.game.view(None)["decks"]["markers"]["drone"] == {"unused": 5, "discards": 0}


@pytest.mark.rule("BG-LIMITS-02")
def test_discards_are_left_alone_while_the_pile_lasts() -> None:
    s = Scene()
    drone = s.put("drone", "2A.D")
    s.t.marker_piles[pile(s, "drone")] = 1
    s.t.marker_discards[pile(s, "drone")] = ("red_x",) * 3 + ("hammerburst",) * 2
    shoot(s, drone, "one_wound")
    assert s.game.view(None)["decks"]["markers"]["drone"] == {"unused": 0, "discards": 5}


@pytest.mark.rule("BG-LIMITS-03")
def test_then_a_marker_is_taken_from_the_map() -> None:
    """Three drones wear a marker, three markers lie about as weapons: the fourth drone's comes from the floor."""
    s = Scene()
    for _ in range(3):
        s.put("drone", "9A.A", wounded=True)
    drone = s.put("drone", "2A.D")
    s.t.dropped = tuple(
        DroppedWeapon(s.area(area), pile(s, "drone"), "hammerburst") for area in ("9A.B", "9A.C", "9A.E")
    )
    s.t.marker_piles[pile(s, "drone")] = 0
    assert markers(s, "drone") == 6
    shoot(s, drone, "one_wound")
    assert (s.decision.seat, s.decision.kind) == (0, "give_up_marker"), "the active player chooses which"
    assert s.ids == [f"give_up:weapon:hammerburst:area:9A.{area}" for area in "BCE"]
    s.choose("give_up:weapon:hammerburst:area:9A.C")
    assert s.t.marker[drone] == 1
    left = [dropped["area"] for dropped in s.game.view(None)["map"]["dropped_weapons"]]
    assert left == ["area:9A.B", "area:9A.E"]
    assert s.happened("dropped_weapon_removed") == [{"area": "area:9A.C", "weapon": "weapon:hammerburst"}]
    assert markers(s, "drone") == 6


@pytest.mark.rule("BG-LIMITS-03", "BG-CHAINSAW-03")
def test_a_drone_sawn_in_half_needs_a_marker_too() -> None:
    s = Scene()
    for _ in range(4):
        s.put("drone", "9A.A", wounded=True)
    drone = s.put("drone", "2A.A")
    s.cog(0, "2A.A")
    s.t.dropped = tuple(DroppedWeapon(s.area(area), pile(s, "drone"), "hammerburst") for area in ("9A.B", "9A.C"))
    s.t.marker_piles[pile(s, "drone")] = 0
    s.hand(0, "teamwork")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.at_order()
    s.choose("play_attack:order:teamwork", f"chainsaw:{s.ref(drone)}")
    assert s.decision.kind == "give_up_marker"
    s.choose("give_up:weapon:hammerburst:area:9A.B")
    assert s.where(drone) is None
    assert markers(s, "drone") == 6


@pytest.mark.rule("BG-LIMITS-03")
def test_with_one_marker_on_the_map_nobody_is_asked() -> None:
    s = Scene()
    for _ in range(5):
        s.put("drone", "9A.A", wounded=True)
    drone = s.put("drone", "2A.D")
    s.t.dropped = (DroppedWeapon(s.area("9A.B"), pile(s, "drone"), "hammerburst"),)
    s.t.marker_piles[pile(s, "drone")] = 0
    shoot(s, drone, "one_wound")
    assert s.t.marker[drone] == 1
    assert len(s.t.dropped) == 0


@pytest.mark.rule("BG-LIMITS-03")
def test_discards_go_before_markers_on_the_map() -> None:
    s = Scene()
    drone = s.put("drone", "2A.D")
    s.t.dropped = (DroppedWeapon(s.area("9A.B"), pile(s, "drone"), "hammerburst"),)
    s.t.marker_piles[pile(s, "drone")] = 0
    s.t.marker_discards[pile(s, "drone")] = ("red_x",) * 3 + ("hammerburst",) * 2
    shoot(s, drone, "one_wound")
    assert len(s.t.dropped) == 1
    assert not s.happened("dropped_weapon_removed")


@pytest.mark.rule("BG-LIMITS-03")
def test_a_killed_drone_finds_its_marker_on_the_map_as_well() -> None:
    s = Scene()
    for _ in range(5):
        s.put("drone", "9A.A", wounded=True)
    drone = s.put("drone", "2A.D")
    s.t.dropped = (DroppedWeapon(s.area("9A.B"), pile(s, "drone"), "hammerburst"),)
    s.t.marker_piles[pile(s, "drone")] = 0
    s.hand(0, "double_tap")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "blank")
    s.defense_dice("blank")
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(drone)}")
    assert s.t.area[drone] == -1
    assert s.area("9A.B") not in [drop.area for drop in s.t.dropped]
    assert markers(s, "drone") == 6


@pytest.mark.rule("BG-LIMITS-04")
@pytest.mark.parametrize(
    ("gone", "comes"),
    [((), "wretch"), (("wretch",), "boomer"), (("wretch", "boomer"), "drone")],
)
def test_out_of_figures_the_strongest_left_comes(gone: tuple[str, ...], comes: str) -> None:
    s = Scene(patch=SPAWN_A)
    for kind in gone:
        for _ in range({"wretch": 6, "boomer": 3}[kind]):
            s.put(kind, "9A.A")
    s.at_locusts(4)
    settle(s)
    assert [spawn["enemy"] for spawn in s.happened("figure_spawned")] == [comes]


@pytest.mark.rule("BG-LIMITS-04")
def test_a_missing_drone_or_boomer_is_replaced_too() -> None:
    """C runs out: B comes. B and C run out: A comes."""
    for gone, comes in ((("boomer",), "drone"), (("boomer", "drone"), "wretch")):
        patch = {"ai_cards": {"4": {"then": [{"do": "spawn", "slot": "C", "at": "map_exit"}]}}}
        s = Scene(patch=patch)
        for kind in gone:
            for _ in range({"boomer": 3, "drone": 6}[kind]):
                s.put(kind, "9A.A")
        s.at_locusts(4)
        settle(s)
        assert [spawn["enemy"] for spawn in s.happened("figure_spawned")] == [comes]


@pytest.mark.rule("BG-LIMITS-04")
def test_three_players_in_emergence_need_a_seventh_wretch() -> None:
    """Seven A, one B and two C stand on the location cards: the last A comes as a boomer."""
    s = Scene((MARCUS, DOM, COLE))
    spawned: Counter[str] = Counter()
    for event in s.game.events_for(None):
        if event.kind == "figure_spawned":
            spawned[str(event.data["enemy"])] += 1
    assert spawned == {"wretch": 6, "drone": 1, "boomer": 3}


@pytest.mark.rule("BG-LIMITS-05")
def test_with_no_figure_left_nothing_spawns() -> None:
    s = Scene(patch=SPAWN_A)
    for kind, count in (("wretch", 6), ("drone", 6), ("boomer", 3)):
        for _ in range(count):
            s.put(kind, "16A.F")
    s.at_locusts(4)
    assert not s.happened("figure_spawned")
    assert len(s.t.locusts()) == 15
    assert s.decision.kind == "heal", "and the game goes on"


@pytest.mark.rule("BG-LIMITS-06")
def test_any_number_of_figures_in_an_area() -> None:
    """All fifteen Locusts and four COGs fit into one area, and each of the latter may still walk in."""
    s = Scene(SQUAD)
    for kind, count in (("wretch", 5), ("drone", 6), ("boomer", 3)):
        for _ in range(count):
            s.put(kind, "2A.A")
    last = s.put("wretch", "2A.B")
    for seat in (1, 2, 3):
        s.cog(seat, "2A.A")
    s.hand(0, "assault", "advance")
    s.at_order(0)
    s.choose("play_move:order:assault", "move:area:2A.A", "stop")
    assert s.where(0) == "2A.A"
    s.attack_dice(*BLANK)
    s.at_locusts(11)
    s.choose(f"activate:{s.ref(last)}")
    assert s.where(last) == "2A.A"
    assert len(s.t.figures_in(s.area("2A.A"))) == 19


@pytest.mark.rule("BG-LIMITS-07")
def test_an_empty_ai_deck_is_rebuilt_from_its_discards() -> None:
    s = Scene()
    s.put("wretch", "16A.F")
    s.t.ai_deck, s.t.ai_discard = (8,), (1, 2, 3, 4, 5, 6, *range(9, 20))
    s.begin_turn(0)
    s.choose("heal:0")
    assert s.happened("ai_card_drawn") == [{"card": "ai:8"}]
    assert s.happened("ai_deck_reshuffled") == [{"cards": 18}]
    assert (sorted(s.t.ai_deck), s.t.ai_discard) == ([1, 2, 3, 4, 5, 6, *range(8, 20)], ())


@pytest.mark.rule("BG-LIMITS-07")
def test_a_card_that_asks_for_another_may_find_the_deck_empty() -> None:
    """Card 6 is the last one and says to draw again: from its own discards."""
    s = Scene()
    s.put("wretch", "16A.F")
    s.t.ai_deck, s.t.ai_discard = (6,), (8,)
    s.begin_turn(1)
    s.choose("heal:0")
    while s.decision.kind == "locust_move":
        s.choose(s.ids[0])
    drawn = [card["card"] for card in s.happened("ai_card_drawn")]
    assert (drawn[0], drawn[-1]) == ("ai:6", "ai:8")
    assert sorted((*s.t.ai_deck, *s.t.ai_discard)) == [6, 8]


@pytest.mark.rule("BG-LIMITS-07")
def test_an_empty_order_deck_is_rebuilt_from_its_discards() -> None:
    """Every card is in hands or discarded: a discard gives the next draw something to come from."""
    s = Scene()
    s.hand(0, "advance", "assault")
    s.t.order_discard = s.t.order_deck
    s.t.order_deck = [0] * len(s.t.order_discard)
    s.at_order(0)
    s.choose("play_actions:order:advance", "draw")
    assert len(s.t.hand[0]) == 2
    assert sum(s.t.order_deck) + sum(s.t.order_discard) == ORDER_CARDS - 2


@pytest.mark.rule("BG-LIMITS-08")
def test_more_attack_dice_than_there_are() -> None:
    """Lancer overkill 4, Marcus 1, Steady Aim 2: seven, of which the box holds five."""
    s = Scene()
    drone = s.put("drone", "2A.A")
    s.hand(0, "steady_aim")
    s.at_order(0)
    s.attack_dice(*["one_wound"] * 7)
    s.defense_dice("two_shields")
    s.choose("play_actions:order:steady_aim", f"attack:lancer.overkill:{s.ref(drone)}")
    assert s.t.rolls[:2] == [7, 1]
    assert s.happened("wounds_dealt")[0] == {"figure": s.ref(drone), "wounds": 5}


@pytest.mark.rule("BG-LIMITS-08")
def test_more_defense_dice_than_there_are() -> None:
    """Boomer 2, full cover 2, five areas away with a range of 2 three more: seven, of which the box holds four."""
    s = Scene()
    boomer = s.put("boomer", "16A.F", "16A.c6")
    s.cog(0, "12A.A")
    s.hand(0, "double_tap")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice(*["one_shield"] * 5, "blank", "blank")
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(boomer)}")
    assert s.t.rolls == [3, 7]
    assert s.happened("wounds_dealt") == [{"figure": s.ref(boomer), "wounds": 1}]


@pytest.mark.parametrize("held", [44, 100])
def test_r10_ammo_beyond_the_box(held: int) -> None:
    s = Scene()
    s.give(0, "lancer", held)
    s.hand(0, "scavenging", "assault")
    s.at_order(0)
    s.choose("play_actions:order:scavenging", "gain_ammo:weapon:lancer")
    assert s.tokens(0, "lancer") == held + 1


def test_r10_grenades_beyond_the_box() -> None:
    s = Scene()
    s.give(0, "bolo_grenade", 14)
    s.cog(0, "12A.G")
    s.hand(0, "advance", "assault")
    s.at_order(0)
    s.choose("equipment:area:12A.G", "discard:order:assault")
    assert s.tokens(0, "bolo_grenade") == 15


def test_r10_holes_beyond_the_box() -> None:
    """Card 7 opens a hole where you stand, nine times over."""
    s = Scene()
    areas = ("2A.A", "2A.B", "2A.C", "2A.D", "2A.E", "2A.G", "9A.A", "9A.B", "9A.D")
    for area in areas:
        for figure in s.t.locusts():
            s.t.area[figure] = s.t.cover[figure] = -1
        s.cog(0, area)
        s.at_locusts(7)
    assert s.game.view(None)["map"]["hole_tokens"] == [f"hole:{area}" for area in areas]


def test_r10_wound_markers_have_no_stand_ins() -> None:
    s = Scene()
    for _ in range(3):
        boomer = s.put("boomer", "2A.D")
        shoot(s, boomer, "one_wound")
        assert markers(s, "boomer") == 3
    assert s.t.marker_piles[pile(s, "boomer")] == 0
