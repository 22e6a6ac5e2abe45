"""BG-MISSION-BELLY: two doors, a keycode between them, and an AI deck to be outlasted."""

from __future__ import annotations

import pytest

from eday.board.pieces import LocationDeck
from tests.board.missions.records import begun, check_games, check_records, check_words, settle, stage
from tests.board.rules.gallery import hold
from tests.board.scene import SQUAD, Scene
from tests.compared import shown_to

WRETCH, DRONE, GUARD = "lambent_wretch", "drone", "theron_guard"
LEVEL_3 = {"5B", "6B", "13B"}


def beast(players: int = 2, seed: int = 1) -> Scene:
    """Stage 1 on a map of the mission's own; no Locusts, no cards in hand."""
    s = Scene(SQUAD[:players], tiles=None, mission="belly_of_the_beast", seed=seed)
    s.clear()
    for seat in range(players):
        s.hand(seat)
    return s


def door(s: Scene, ends: int, leads: int = 0) -> str:
    """Area of the door at the end of a level, or of the one that leads to a level."""
    return next(s.t.shape.areas[d.area] for d in s.t.doors if (d.ends, d.leads) == (ends, leads))


def at(s: Scene, area: str, seat: int = 0) -> None:
    """The seat is about to give an order in that area."""
    s.cog(seat, area)
    hold(s, seat, "advance", "assault", "dig_in")
    s.at_order(seat)


def explore(s: Scene, area: str) -> None:
    """Seat 0 explores the door of an area; what comes is taken off the map again."""
    at(s, area)
    s.choose(f"explore:area:{area}")
    settle(s)
    s.clear()


def use(s: Scene, area: str) -> None:
    """Seat 0 activates the equipment of an area."""
    at(s, area)
    s.choose(f"equipment:area:{area}", "discard:order:dig_in")


def deep(players: int = 2, seed: int = 1) -> Scene:
    """All levels are laid: through level 2 to the keycode and back to the first tile."""
    s = beast(players, seed)
    explore(s, door(s, 1))
    use(s, "12B.C")
    explore(s, door(s, 0, 3))
    return s


def laid(s: Scene) -> list[str]:
    return [tile.tile for tile in s.t.shape.tiles]


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BG-MISSION-BELLY-01")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_tile_is_turned_and_the_cogs_start_on_it(seed: int) -> None:
    s = beast(4, seed)
    shape = s.t.shape
    assert set(laid(s)) == {"1B", "3B", "10B", "11B"}
    first, second, third, fourth = shape.tiles
    assert set(second.gap("entrance")) == set(first.gap("entrance"))
    assert set(third.gap("entrance")) == set(second.gap("exit"))
    assert set(fourth.gap("entrance")) == set(third.gap("exit"))
    assert shape.entrance_of_tile[1] in shape.neighbours[shape.entrance_of_tile[0]]
    outside = [area for area in shape.neighbours[shape.exit_of_tile[0]] if shape.tile_of_area[area] != 0]
    assert not outside, "its exit is free"
    assert {s.t.area[seat] for seat in range(4)} == {shape.entrance_of_tile[0]}


@pytest.mark.rule("BG-MISSION-BELLY-02", "BG-SETUP-09", "BG-SETUP-11")
@pytest.mark.parametrize("seed", range(8))
def test_two_doors_locks_and_decks_at_the_start(seed: int) -> None:
    s = beast(2, seed)
    view, exits = shown_to(s.game, None), [f"area:{s.t.shape.areas[area]}" for area in s.t.shape.exit_of_tile]
    doors = {d["area"]: (d["leads"], d["shut"]) for d in view["map"]["doors_info"]}
    assert doors == {exits[0]: (3, "locked"), exits[3]: (2, None)}
    assert view["map"]["levels"] == [
        {"level": 2, "locked": False, "cards": 3},
        {"level": 3, "locked": True, "cards": 3},
    ]
    assert sorted(s.t.ai_deck) == [1, 2, 3, 6, 7, *range(8, 16), *range(24, 28)]
    assert [view["enemies"][slot]["enemy"] for slot in "ABC"] == [WRETCH, DRONE, GUARD]
    assert {card["tile"] for card in view["map"]["equipment_cards"]} == {"tile:3B", "tile:11B"}


@pytest.mark.rule("BG-SETUP-15")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, {"1B": "A", "3B": "C", "10B": "B", "11B": "B"}),
        (2, {"1B": "B", "3B": "AC", "10B": "C", "11B": "AA"}),
        (3, {"1B": "AB", "3B": "BC", "10B": "AC", "11B": "AB"}),
        (4, {"1B": "AAB", "3B": "ABC", "10B": "ABC", "11B": "AAB"}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_set_up_spawns(players: int, expected: dict[str, str], seed: int) -> None:
    game = begun("belly_of_the_beast", seed, players)
    slots = {WRETCH: "A", DRONE: "B", GUARD: "C"}
    found: dict[str, list[str]] = {}
    for locust in game.view(None)["locusts"]:
        found.setdefault(locust["area"].removeprefix("area:").partition(".")[0], []).append(slots[locust["enemy"]])
    assert {tile: "".join(sorted(codes)) for tile, codes in found.items()} == expected


# ---------------------------------------------------------------------- the doors


@pytest.mark.rule("BG-MISSION-BELLY-02")
def test_level_3_hangs_on_the_first_tile_s_exit() -> None:
    s = deep()
    assert set(laid(s)[4:7]) == {"2B", "12B", "16B"}
    assert set(laid(s)[7:]) == LEVEL_3
    tiles = s.t.shape.tiles
    assert set(tiles[4].gap("entrance")) == set(tiles[3].gap("exit"))
    assert set(tiles[7].gap("entrance")) == set(tiles[0].gap("exit"))
    assert s.t.shape.entrance_of_tile[7] in s.t.shape.neighbours[s.t.shape.exit_of_tile[0]]


@pytest.mark.rule("BG-MISSION-BELLY-02")
def test_the_first_tile_s_door_leads_to_level_3_though_level_2_is_not_laid() -> None:
    s = beast()
    s.t.levels = tuple(deck._replace(locked=False) for deck in s.t.levels)
    explore(s, door(s, 0, 3))
    assert set(laid(s)[4:]) == LEVEL_3
    assert s.game.view(None)["map"]["levels"] == [{"level": 2, "locked": False, "cards": 3}]
    explore(s, door(s, 1))
    assert set(laid(s)[7:]) == {"2B", "12B", "16B"}


@pytest.mark.rule("BG-MISSION-BELLY-02", "BG-LOCK-01", "BG-LOCK-02")
def test_it_stays_shut_until_the_keycode_is_found() -> None:
    s = beast()
    way = door(s, 0, 3)
    at(s, way)
    assert not s.offered("explore")
    assert [reason.key for reason in s.game.why_not(0, f"area:{way}", "explore")] == ["why-door-locked"]
    explore(s, door(s, 1))
    at(s, way)
    assert not s.offered("explore"), "level 2 alone does not open it"
    use(s, "12B.C")
    assert s.happened("level_unlocked") == [{"level": 3}]
    at(s, way)
    assert s.offered("explore") == [f"explore:area:{way}"]


@pytest.mark.rule("BG-MISSION-BELLY-03")
def test_the_door_at_the_end_of_level_2_never_opens_level_3() -> None:
    s = beast()
    explore(s, door(s, 1))
    use(s, "12B.C")
    end = door(s, 2)
    at(s, end)
    assert not s.offered("explore")
    [reason] = s.game.why_not(0, f"area:{end}", "explore")
    assert (reason.rule, reason.key) == ("BG-MISSION-BELLY-03", "why-other-door")
    s.choose("play_actions:order:assault")
    assert not s.offered("explore")


@pytest.mark.rule("BG-MISSION-BELLY-03")
def test_the_door_at_the_end_of_level_1_opens_level_2_alone() -> None:
    s = beast()
    s.t.levels = (LocationDeck(3, False, ("5B", "6B", "13B")),)
    at(s, door(s, 1))
    assert not s.offered("explore"), "with level 2 gone it leads nowhere"


@pytest.mark.rule("BG-MISSION-BELLY-02", "BG-EXPLORE-11")
def test_all_levels_fit_in_every_game() -> None:
    for seed in range(20):
        s = deep(1, seed)
        assert len(laid(s)) == len(set(laid(s))) == 10, seed
        assert sorted(d.ends for d in s.t.doors) == [2, 3]
        assert s.t.levels == ()


# ---------------------------------------------------------------------- the nearest exit


@pytest.mark.rule("BG-MISSION-BELLY-04")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("near", [(0, 3), (1, 0)])
def test_an_exit_spawn_comes_to_the_door_nearest_the_active_player(active: int, near: tuple[int, int]) -> None:
    """Card 3, no Locust near: 1 Locust B at the map exit. The other COG stands at the other door."""
    s = beast()
    doors = {way: door(s, *way) for way in ((0, 3), (1, 0))}
    s.cog(active, doors.pop(near))
    s.cog(1 - active, doors.popitem()[1])
    s.at_locusts(3, seat=active)
    settle(s)
    spawns = s.happened("figure_spawned")
    assert [(spawn["enemy"], spawn["area"]) for spawn in spawns] == [(DRONE, f"area:{door(s, *near)}")]


@pytest.mark.rule("BG-MISSION-BELLY-04", "BG-AI-15")
def test_a_bleeding_out_active_player_still_decides_which_door_is_nearest() -> None:
    """Not the COG he names as "you", who stands at the other door."""
    s = beast()
    s.cog(0, door(s, 0, 3))
    s.bleed(0)
    s.cog(1, door(s, 1))
    s.at_locusts(3, seat=0)
    settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == [f"area:{door(s, 0, 3)}"]


@pytest.mark.rule("BG-MISSION-BELLY-04")
def test_after_exploring_the_new_level_s_door_counts() -> None:
    s = beast()
    explore(s, door(s, 1))
    s.hand(0)
    s.cog(0, s.t.shape.areas[s.t.shape.exit_of_tile[4]])
    s.at_locusts(3)
    settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == [f"area:{door(s, 2)}"]


@pytest.mark.rule("BG-MISSION-BELLY-04", "BG-AI-12")
@pytest.mark.parametrize("chosen", [0, 1])
def test_between_two_doors_equally_near_the_active_player_picks(chosen: int) -> None:
    """The old door of level 1 is 15 moves from either."""
    s = beast()
    old = door(s, 1)
    explore(s, old)
    s.hand(0)
    exits = [f"area:{door(s, 0, 3)}", f"area:{door(s, 2)}"]
    assert [s.t.shape.move[s.area(old)][s.area(area.removeprefix("area:"))] for area in exits] == [15, 15]
    s.at_locusts(3)
    assert (s.decision.seat, s.decision.kind, set(s.ids)) == (0, "spawn_at", {f"at:{area}" for area in exits})
    check_records(s.game)
    check_words(s.game)
    s.choose(f"at:{exits[chosen]}")
    settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == [exits[chosen]]


# ---------------------------------------------------------------------- the end of stage 1


@pytest.mark.rule("BG-MISSION-BELLY-05", "BG-WIN-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_13b_s_equipment_ends_stage_1_and_each_player_spawns_a_drone_there(players: int) -> None:
    s = deep(players)
    s.t.ai_deck, s.t.ai_discard = (1, 2, 3), tuple(card for card in s.t.ai_cards if card > 3)
    grenades = s.tokens(0, "bolo_grenade")
    at(s, "13B.G")
    assert stage(s) == 1, "standing there is not enough"
    s.choose("equipment:area:13B.G", "discard:order:dig_in")
    settle(s)
    assert stage(s) == 2
    assert s.tokens(0, "bolo_grenade") == grenades + 1
    spawns = s.happened("figure_spawned")
    assert [(spawn["enemy"], spawn["area"]) for spawn in spawns] == [(DRONE, "area:13B.I")] * players
    assert len(s.t.locusts()) == players
    assert sorted(s.t.ai_deck) == sorted(s.t.ai_cards), "the discards are shuffled in"
    assert s.t.ai_discard == ()
    assert s.decision.kind == "order", "the turn goes on"


@pytest.mark.rule("BG-MISSION-BELLY-05")
def test_other_equipment_does_not_end_it() -> None:
    s = deep()
    assert stage(s) == 1, "the keycode did not"
    use(s, "6B.E")
    while s.decision.kind == "split_ammo":
        s.choose(s.ids[0])
    assert s.happened("equipment_used")
    assert stage(s) == 1


@pytest.mark.rule("BG-MISSION-BELLY-05")
def test_the_player_of_a_bleeding_cog_spawns_too() -> None:
    s = deep()
    s.bleed(1)
    use(s, "13B.G")
    settle(s)
    assert len(s.t.family("drone")) == 2


@pytest.mark.rule("BG-MISSION-BELLY-05", "BG-SPAWN-04")
def test_without_drones_left_a_theron_guard_comes() -> None:
    s = deep()
    for _ in range(5):
        s.put("drone", "13B.A")
    use(s, "13B.G")
    settle(s)
    assert [spawn["enemy"] for spawn in s.happened("figure_spawned")] == [DRONE, GUARD]


@pytest.mark.rule("BG-MISSION-BELLY-05", "BG-SPAWN-07")
def test_with_the_hole_of_13b_sealed_nobody_comes() -> None:
    s = deep()
    s.t.sealed = (s.area("13B.I"),)
    s.t.holes = tuple(hole for hole in s.t.holes if hole not in s.t.sealed)
    use(s, "13B.G")
    settle(s)
    assert stage(s) == 2
    assert not s.happened("figure_spawned")


@pytest.mark.rule("BG-MISSION-BELLY-05")
def test_a_hole_token_on_13b_is_a_hole_of_13b() -> None:
    """AI card 7 may have put one there; each player picks a hole for his drone, the active one first."""
    s = deep()
    s.t.holes += (s.area("13B.A"),)
    s.t.hole_tokens += (s.area("13B.A"),)
    use(s, "13B.G")
    for seat in (0, 1):
        assert (s.decision.seat, s.decision.kind) == (seat, "spawn_at")
        assert set(s.ids) == {"at:area:13B.I", "at:area:13B.A"}
        check_records(s.game)
        s.choose("at:area:13B.A")
        settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == ["area:13B.A"] * 2


# ---------------------------------------------------------------------- stage 2


def outlasting(number: int, *deck: int, players: int = 2) -> Scene:
    """That stage, a drone far from the COGs, and a Locust step with just these AI cards in the deck, in this order."""
    s = beast(players)
    s.at_stage(number)
    for seat in range(players):
        s.cog(seat, s.t.shape.areas[s.t.shape.exit_of_tile[0]])
    s.put("drone", door(s, 1))
    s.t.ai_deck, s.t.ai_discard = deck, ()
    s.at_locusts(*deck)
    settle(s)
    return s


def drawn(s: Scene) -> list[str]:
    return [card["card"] for card in s.happened("ai_card_drawn")]


@pytest.mark.rule("BG-MISSION-BELLY-06")
@pytest.mark.parametrize(
    ("deck", "one", "two"),
    [((13, 15, 14, 12), 1, 2), ((2, 13, 6, 15, 14), 2, 4), ((24, 13, 25, 15, 14), 2, 4)],
)
def test_stage_2_resolves_two_cards_in_a_step(deck: tuple[int, ...], one: int, two: int) -> None:
    """Cards 2 and 6 ask for another card; 24 and 25 are redrawn with no theron guard in play."""
    assert drawn(outlasting(1, *deck)) == [f"ai:{card}" for card in deck[:one]]
    s = outlasting(2, *deck)
    assert drawn(s) == [f"ai:{card}" for card in deck[:two]]
    assert s.game.outcome is None, "one card or more is left"
    assert s.t.step != "locust"


@pytest.mark.rule("BG-MISSION-BELLY-06", "BG-WIN-05")
@pytest.mark.parametrize("deck", [(13,), (13, 15), (13, 2), (2, 13), (24,), (13, 24)])
def test_stage_2_is_won_when_the_deck_s_last_card_is_resolved(deck: tuple[int, ...]) -> None:
    """Also when it is the first of two, asks for another card, or is discarded unresolved."""
    s = outlasting(2, *deck)
    assert drawn(s) == [f"ai:{card}" for card in deck]
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")
    assert not s.happened("ai_deck_reshuffled")
    assert bool(s.happened("figure_moved")) == (13 in deck or 2 in deck), "its effects come first"


@pytest.mark.rule("BG-MISSION-BELLY-06", "BG-AI-03")
def test_in_stage_1_a_new_deck_is_made() -> None:
    s = outlasting(1, 13)
    assert s.game.outcome is None
    assert s.happened("ai_deck_reshuffled") == [{"cards": 1}]


@pytest.mark.rule("BG-MISSION-BELLY-06", "BG-WIN-07")
def test_a_last_card_that_fells_the_last_cog_loses() -> None:
    s = beast(1)
    s.at_stage(2)
    start = s.t.shape.areas[s.t.area[0]]
    s.put("drone", start)
    s.t.ai_deck, s.t.ai_discard = (13,), ()
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice(*["blank"] * 3)
    s.at_locusts(13)
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "all_bleeding_out")


# ---------------------------------------------------------------------- records


def test_stage_2_can_be_saved_and_copied() -> None:
    s = deep()
    use(s, "13B.G")
    settle(s)
    check_records(s.game)
    check_words(s.game)


def test_random_games_can_be_saved_and_told() -> None:
    check_games("belly_of_the_beast", range(4))
