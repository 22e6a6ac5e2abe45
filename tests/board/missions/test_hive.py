"""BG-MISSION-HIVE: three levels down, and Skorge at the bottom."""

from __future__ import annotations

from collections import Counter

import pytest

import eday
from eday.board.locusts.spawning import Due, Spawning
from eday.board.pieces import DroppedWeapon
from tests.board.missions.records import check_records, check_words
from tests.board.scene import SQUAD, Scene
from tests.compared import shown_to

LEVEL_1, LEVEL_2, LEVEL_3 = {"3B", "10B", "16B"}, {"6B", "9B", "13B"}, {"4B", "5B", "15B"}
DRONE, KANTUS, THERON, SKORGE = "drone", "kantus", "theron_guard", "skorge"
LOCUST_CHOICES = ("spawn", "locust_cover", "locust_move", "locust_target", "activate", "spawn_at", "locust_revival")
BLANKS = ("blank",) * 8


def hive(players: int = 2, seed: int = 3) -> Scene:
    """Stage 1, no Locust about, the COGs with one harmless card each where they came in."""
    s = Scene(SQUAD[:players], tiles=None, mission="hive", seed=seed)
    quiet(s)
    return s


def quiet(s: Scene) -> None:
    s.clear()
    for seat in range(s.t.box.players):
        s.hand(seat)
    for seat in range(s.t.box.players):
        s.hand(seat, "explore" if seat == 3 else "scavenging")


def settle(s: Scene) -> None:
    """Make the Locusts' choices somehow."""
    while s.game.decision is not None and s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])


def tiles(s: Scene) -> list[str]:
    return [tile.tile for tile in s.t.shape.tiles]


def to_the_door(s: Scene, level: int) -> str:
    """Marcus stands at the door that ends a level, about to give an order; the area."""
    area = next(s.t.shape.areas[area] for area, _, ends, _ in s.t.doors if ends == level)
    s.cog(0, area)
    s.hand(0, "assault", "advance")
    s.at_order(0)
    return area


def bottom(players: int = 2, seed: int = 3) -> Scene:
    """All three levels explored, no Locust about, Marcus at the last door."""
    s = hive(players, seed)
    for level in (1, 2):
        s.choose(f"explore:area:{to_the_door(s, level)}")
        settle(s)
        s.clear()
    to_the_door(s, 3)
    return s


def skorge_s_den(players: int = 2) -> Scene:
    """Stage 2; besides Skorge no Locust is about, and the COGs are back at the entrance."""
    s = bottom(players)
    s.choose(*s.offered("explore"))
    settle(s)
    quiet(s)
    for seat in range(players):
        s.t.place(seat, s.t.shape.entrance_of_tile[0])
    s.put(KANTUS, s.t.shape.areas[s.t.shape.equipment_of_tile[-1]])
    return s


def skorge(s: Scene) -> int:
    [figure] = [f for f in s.t.locusts() if s.t.enemy_of(f).id == SKORGE]
    return figure


def near(s: Scene, figure: int, steps: int) -> str:
    """An area so many moves from a figure."""
    return s.t.shape.areas[s.t.shape.move[s.t.area[figure]].index(steps)]


def wounded_skorge() -> tuple[Scene, int]:
    s = skorge_s_den()
    figure = skorge(s)
    s.t.marker[figure] = 1
    s.t.marker_piles[s.t.box.marker_kinds.index(KANTUS)] -= 1
    return s, figure


# ---------------------------------------------------------------------- set-up and the way down


@pytest.mark.parametrize("seed", range(6))
def test_level_1_lies_ready_and_nothing_is_locked(seed: int) -> None:
    t = Scene(SQUAD[:2], tiles=None, mission="hive", seed=seed).t
    assert {tile.tile for tile in t.shape.tiles} == LEVEL_1
    assert [(level, locked, set(cards)) for level, locked, cards in t.levels] == [
        (2, False, LEVEL_2),
        (3, False, LEVEL_3),
    ]
    assert t.doors == ((t.shape.exit_of_tile[2], 2, 1, 0),)
    assert len(t.ai_deck) == 16
    assert [enemy.id if enemy else None for enemy in t.enemies] == [DRONE, KANTUS, THERON]
    assert t.area[:2] == [t.shape.entrance_of_tile[0]] * 2
    assert {card for _, card in t.equipment} == {"3B", "16B"}


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, {DRONE: 2, KANTUS: 1, THERON: 1}),
        (2, {DRONE: 1, KANTUS: 2, THERON: 2}),
        (3, {DRONE: 5, KANTUS: 1, THERON: 2}),
        (4, {DRONE: 6, KANTUS: 3, THERON: 3}),
    ],
)
def test_what_level_1_holds(players: int, expected: dict[str, int]) -> None:
    """With four players the fourth kantus is not in the box; the third theron guard comes in its place."""
    t = Scene(SQUAD[:players], tiles=None, mission="hive").t
    assert Counter(t.enemy_of(figure).id for figure in t.locusts()) == expected


@pytest.mark.rule("BG-MISSION-HIVE-04")
def test_the_doors_of_levels_1_and_2_are_just_explored() -> None:
    s = hive()
    for level, new in ((1, LEVEL_2), (2, LEVEL_3)):
        before = len(tiles(s))
        s.choose(f"explore:area:{to_the_door(s, level)}")
        settle(s)
        assert set(tiles(s)[before:]) == new
        assert not s.happened("stage_flipped")
        assert [ends for _, _, ends, _ in s.t.doors] == [level + 1]
    assert s.game.view(None)["mission"]["stage"] == 1


@pytest.mark.rule("BG-MISSION-HIVE-04")
@pytest.mark.parametrize("seed", range(10))
def test_the_door_of_level_3_brings_17b_and_skorge(seed: int) -> None:
    s = bottom(seed=seed)
    assert s.offered("explore")
    assert not s.happened("stage_flipped"), "to stand there is not enough"
    tried, equipment = s.t.area[0], s.t.equipment
    s.choose(*s.offered("explore"))
    settle(s)
    shape = s.t.shape
    assert (s.happened("stage_flipped"), s.happened("stage_begun")) == ([{"stage": 1}], [{"stage": 2}])
    assert (len(tiles(s)), tiles(s)[-1]) == (10, "17B")
    assert shape.move[tried][shape.entrance_of_tile[9]] == 1
    [spawned] = s.happened("figure_spawned")
    assert (spawned["enemy"], spawned["area"]) == (SKORGE, s.t.area_ref(shape.equipment_of_tile[9]))
    assert s.t.equipment == equipment, "the location card is not used"
    assert s.t.doors == (), "and no door stands on it"
    assert (s.decision.seat, s.decision.kind, len(s.t.hand[0])) == (0, "order", 2)
    check_words(s.game)
    check_records(s.game)


@pytest.mark.rule("BG-MISSION-HIVE-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_skorge_takes_the_place_of_the_kantus(players: int) -> None:
    """One of him for any number of players; the AI deck stays, and its kantus cards drive him."""
    s = bottom(players)
    kinds = {KANTUS: s.put(KANTUS, tiles(s)[0] + ".A"), DRONE: s.put(DRONE, tiles(s)[1] + ".A")}
    cards = s.t.ai_cards
    s.choose(*s.offered("explore"))
    settle(s)
    assert [event["figure"] for event in s.happened("figure_removed")] == [s.ref(kinds[KANTUS])]
    assert Counter(s.t.enemy_of(f).id for f in s.t.locusts()) == {SKORGE: 1, DRONE: 1}
    assert [enemy["enemy"] for enemy in shown_to(s.game, None)["enemies"].values()] == [DRONE, SKORGE, THERON]
    assert s.t.ai_cards == cards
    assert set(range(32, 36)) <= set(cards)
    s.at_locusts(35, seat=0)
    settle(s)
    assert {move["figure"] for move in s.happened("figure_moved")} == {s.ref(skorge(s))}


@pytest.mark.rule("BG-MISSION-HIVE-03")
def test_removed_kantus_lose_their_markers_and_dropped_weapons_stay() -> None:
    s = bottom()
    piles = s.t.box.marker_kinds.index(KANTUS), s.t.box.marker_kinds.index(DRONE)
    total = s.t.marker_piles[piles[0]]
    s.put(KANTUS, tiles(s)[0] + ".A", wounded=True)
    s.put(KANTUS, tiles(s)[0] + ".A")
    drone = s.put(DRONE, tiles(s)[0] + ".A", wounded=True)
    s.t.dropped = (
        DroppedWeapon(s.area(tiles(s)[1] + ".A"), piles[1], "hammerburst"),
        DroppedWeapon(s.area("3B.A"), piles[0], "gorgon_pistol"),
    )
    for pile in piles:
        s.t.marker_piles[pile] -= 1
    dropped = s.t.dropped
    s.choose(*s.offered("explore"))
    settle(s)
    assert len(s.happened("figure_removed")) == 2
    assert s.t.dropped == dropped
    assert len(s.t.marker_discards[piles[0]]) == 1
    assert s.t.marker_piles[piles[0]] == total - 2, "discarded, not put back among the unused ones"
    assert s.t.marker[drone] == 1
    assert s.t.marker[skorge(s)] == 0


# ---------------------------------------------------------------------- stage 2: no kantus any more


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_a_spawn_of_slot_b_brings_the_next_strongest() -> None:
    """Card 7 in a hole area: a theron guard instead, with all of them in play a drone."""
    s = skorge_s_den()
    s.t.place(0, s.t.holes[0])
    s.attack_dice(*BLANKS)
    s.at_locusts(7, seat=0)
    settle(s)
    assert [event["enemy"] for event in s.happened("figure_spawned")] == [THERON]
    s.put(THERON, near(s, 0, 4))
    s.put(THERON, near(s, 0, 4))
    s.hand(0, "scavenging")
    s.attack_dice(*BLANKS)
    s.at_locusts(7, seat=0)
    settle(s)
    assert [event["enemy"] for event in s.happened("figure_spawned")] == [DRONE]


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_a_spawn_that_names_the_kantus_does_nothing() -> None:
    s = skorge_s_den()
    s.at_order(0)
    before = s.t.locusts()
    s.t.push(Spawning((Due(KANTUS, s.t.holes[0]),)))
    events = s.game._run()
    assert [event.kind for event in events] == ["spawn_failed"]
    assert s.t.locusts() == before


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_in_stage_1_a_kantus_does_come() -> None:
    s = hive()
    s.at_locusts(35, seat=0)
    settle(s)
    assert [event["enemy"] for event in s.happened("figure_spawned")] == [KANTUS]


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_no_kantus_rises_from_a_dropped_weapon() -> None:
    s = skorge_s_den()
    pile = s.t.box.marker_kinds.index(KANTUS)
    s.t.dropped = (DroppedWeapon(s.t.area[skorge(s)], pile, "gorgon_pistol"),)
    s.t.marker_piles[pile] -= 1
    s.at_locusts(33, seat=0)
    settle(s)
    assert not s.happened("figure_spawned")
    assert len(s.happened("dropped_weapon_removed")) == 1


def test_without_a_door_card_4_brings_nobody_but_moves_them() -> None:
    s = skorge_s_den()
    drone = s.put(DRONE, near(s, 0, 6))
    s.at_locusts(4, seat=0)
    settle(s)
    assert not s.happened("figure_spawned")
    assert Counter(move["figure"] for move in s.happened("figure_moved")) == {s.ref(drone): 2, s.ref(skorge(s)): 1}


# ---------------------------------------------------------------------- stage 2: Skorge heals


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_skorge_heals_after_a_step_in_which_he_was_idle() -> None:
    """Card 12 is for drones. The marker goes back to the unused ones; other wounded Locusts stay as they are."""
    s, figure = wounded_skorge()
    pile = s.t.box.marker_kinds.index(KANTUS)
    unused = s.t.marker_piles[pile]
    drone = s.put(DRONE, near(s, 0, 6), wounded=True)
    s.at_locusts(12, seat=0)
    settle(s)
    assert s.happened("figure_healed") == [{"figure": s.ref(figure)}]
    assert (s.t.marker[figure], s.t.marker_piles[pile], s.t.marker[drone]) == (0, unused + 1, 1)
    order = [event.kind for event in s.events]
    assert order.index("figure_moved") < order.index("figure_healed") < order.index("turn_started"), "at its end"


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_not_after_moving() -> None:
    s, figure = wounded_skorge()
    s.at_locusts(35, seat=0)
    settle(s)
    assert len(s.happened("figure_moved")) == 2
    assert not s.happened("figure_healed")
    assert s.t.marker[figure] == 1


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_not_after_attacking_on_the_spot() -> None:
    s, figure = wounded_skorge()
    s.t.place(0, s.t.area[figure])
    s.attack_dice(*BLANKS)
    s.at_locusts(33, seat=0)
    settle(s)
    assert (len(s.happened("attack_declared")), s.happened("figure_moved")) == (1, [])
    assert s.t.marker[figure] == 1


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_one_move_among_several_cards_is_enough() -> None:
    """Card 2 moves him and asks for another card; the drones' card after it does not make the step an idle one."""
    s, figure = wounded_skorge()
    s.put(DRONE, near(s, 0, 3))
    s.at_locusts(2, 12, seat=0)
    settle(s)
    assert s.ref(figure) in {move["figure"] for move in s.happened("figure_moved")}
    assert not s.happened("figure_healed")


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_being_driven_off_in_the_order_step_is_no_move_of_his() -> None:
    """Suppressing Fire moves him; in the Locust step he does nothing."""
    s, figure = wounded_skorge()
    s.t.place(0, s.t.area[figure])
    s.put(DRONE, s.t.shape.areas[s.t.shape.entrance_of_tile[0]])
    s.hand(0, "suppressing_fire", "scavenging")
    s.at_order(0)
    s.attack_dice(*("blank",) * 3)
    s.choose("play_actions:order:suppressing_fire", f"attack:lancer.normal:{s.ref(figure)}", f"push:{s.ref(figure)}")
    s.t.ai_deck, s.t.ai_discard = (12,), ()
    while s.t.turn == 1 and s.game.decision is not None and not s.happened("turn_started"):
        s.choose("end" if "end" in s.ids else s.ids[0])
    assert s.happened("figure_moved")[0]["figure"] == s.ref(figure)
    assert s.happened("figure_healed") == [{"figure": s.ref(figure)}]


@pytest.mark.rule("BG-MISSION-HIVE-05")
def test_an_unhurt_skorge_has_nothing_to_heal() -> None:
    s = skorge_s_den()
    s.put(DRONE, near(s, 0, 6))
    s.at_locusts(12, seat=0)
    settle(s)
    assert not s.happened("figure_healed")


def test_a_save_in_mid_step_remembers_that_he_moved() -> None:
    """Two drones are still to act when the game is saved."""
    s, figure = wounded_skorge()
    for steps in (4, 5):
        s.put(DRONE, near(s, 0, steps))
    s.attack_dice(*BLANKS)
    s.at_locusts(2, 12, seat=0)
    while s.t.ai_card != 12 or s.decision.kind != "activate":
        s.choose(s.ids[0])
    check_records(s.game)
    for game in (eday.load(s.game.to_json(), trusted=True), s.game.clone()):
        while game.decision is not None and game.decision.kind in LOCUST_CHOICES:
            game.choose(game.decision.options[0].id)
        assert game._table.marker[figure] == 1


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("BG-MISSION-HIVE-06")
def test_killing_skorge_wins_whoever_is_left() -> None:
    s = skorge_s_den()
    figure = skorge(s)
    s.put(DRONE, near(s, 0, 3))
    s.bleed(1)
    s.t.place(0, s.t.area[figure])
    s.hand(0, "assault", "advance")
    s.at_order(0)
    s.attack_dice(*("two_wounds",) * 3)
    s.defense_dice("blank", "blank", "blank")
    s.choose("play_attack:order:assault", f"attack:lancer.normal:{s.ref(figure)}")
    assert s.happened("figure_killed")[0]["figure"] == s.ref(figure)
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")
    check_words(s.game)


@pytest.mark.rule("BG-MISSION-HIVE-06")
def test_wounding_him_or_killing_the_others_does_not() -> None:
    s = skorge_s_den()
    figure = skorge(s)
    drone = s.put(DRONE, s.t.shape.areas[s.t.area[figure]])
    s.t.place(0, s.t.area[figure])
    s.hand(0, "double_tap", "advance")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "one_wound")
    s.defense_dice("blank", "blank", "blank")
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(figure)}")
    assert s.t.marker[figure] == 1
    s.choose(f"attack:lancer.normal:{s.ref(drone)}")
    assert s.happened("figure_killed")[0]["figure"] == s.ref(drone)
    assert s.game.outcome is None
