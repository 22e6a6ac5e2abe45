"""BG-MISSION-SCATTERED: the squad split over two maps: set-up, help across maps, AI cards on one map."""

from __future__ import annotations

from collections import Counter

import pytest

from eday.board import BoardGame, new
from eday.board.locusts.spawning import closest_cog_places
from eday.board.map import FAR
from eday.board.pieces import DroppedWeapon
from eday.kernel import SetupError
from tests.board.missions.records import check_records, check_words
from tests.board.missions.two_maps import away, door, settle, split
from tests.board.scene import MARCUS, SQUAD

LEVEL_1, LEVEL_2, LEVEL_3 = {"3B", "5B", "7B"}, {"1B", "6B", "9B", "13B"}, {"8B", "14B", "16B"}
DRONE, TICKER, BOOMER = "drone", "ticker", "boomer"
COLUMNS: dict[int, dict[str, Counter[str]]] = {
    1: {
        "3B": Counter({BOOMER: 1}),
        "5B": Counter({DRONE: 1}),
        "7B": Counter({TICKER: 1}),
        "1B": Counter({DRONE: 1}),
        "6B": Counter({TICKER: 1}),
        "9B": Counter({DRONE: 1}),
        "13B": Counter({TICKER: 1}),
    },
    2: {
        "3B": Counter({DRONE: 1, BOOMER: 1}),
        "5B": Counter({TICKER: 1}),
        "7B": Counter({DRONE: 2}),
        "1B": Counter({TICKER: 1}),
        "6B": Counter({DRONE: 2}),
        "9B": Counter({TICKER: 1}),
        "13B": Counter({BOOMER: 1}),
    },
}
"""What the locations bring for one and for two COGs; each tile has one hole."""


def teams(game: BoardGame, picks: tuple[int, ...]) -> BoardGame | None:
    """Answer the questions who goes where, then set the rest up somehow; None if a pick is not on offer."""
    for pick in picks:
        if game.decision is None or game.decision.kind != "team":
            break
        option = game.decision.find(f"team:map:{pick}")
        if option is None:
            return None
        assert option.args == {"map": pick}
        game.choose(option.id)
    while game.turn == 0:
        assert game.decision is not None
        assert game.decision.kind != "team"
        game.choose(game.decision.options[0].id)
    return game


def begun(seed: int, players: int, *picks: int) -> BoardGame:
    """A game at its first turn; without picks alternately on map 1 and 2."""
    game = teams(new(mission="scattered", cogs=SQUAD[:players], seed=seed), picks or (1, 2, 1, 2))
    assert game is not None
    return game


def locusts(game: BoardGame) -> dict[str, Counter[str]]:
    """Locusts on each tile."""
    found: dict[str, Counter[str]] = {}
    for locust in game.view(None)["locusts"]:
        tile = str(locust["area"]).removeprefix("area:").partition(".")[0]
        found.setdefault(tile, Counter())[locust["enemy"]] += 1
    return found


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BG-MISSION-SCATTERED-01")
def test_nobody_plays_it_alone() -> None:
    with pytest.raises(SetupError) as error:
        new(mission="scattered", cogs=(MARCUS,))
    assert error.value.key == "setup-mission-players"
    for players in (2, 3, 4):
        assert new(mission="scattered", cogs=SQUAD[:players]).seats == players


@pytest.mark.rule("BG-MISSION-SCATTERED-02")
@pytest.mark.parametrize("seed", range(12))
def test_two_maps_with_nothing_between_them(seed: int) -> None:
    t = begun(seed, 2)._table
    shape = t.shape
    assert {tile.tile for tile in shape.tiles[:3]} == LEVEL_1
    assert {tile.tile for tile in shape.tiles[3:]} == LEVEL_2
    maps = [[a for a, number in enumerate(shape.map_of_area) if number == which] for which in (0, 1)]
    assert [{shape.areas[a].partition(".")[0] for a in areas} for areas in maps] == [LEVEL_1, LEVEL_2]
    assert all(shape.move[a][b] == FAR and not shape.sees(a, -1, b, -1) for a in maps[0] for b in maps[1])
    assert all(shape.move[a][b] < FAR for areas in maps for a in areas for b in areas)
    assert t.doors == ((shape.exit_of_tile[2], 2, 1, 0), (shape.exit_of_tile[6], 6, 2, 0))
    assert t.levels == ((3, False, ("8B", "14B", "16B")),)
    assert len(t.ai_deck) == 18
    assert [enemy.id if enemy else None for enemy in t.enemies] == [DRONE, TICKER, BOOMER]
    assert {card for _, card in t.equipment} == {"3B", "7B", "6B", "13B"}


@pytest.mark.rule("BG-MISSION-SCATTERED-02")
@pytest.mark.parametrize(("players", "ways", "sizes"), [(2, 2, {1}), (3, 6, {1, 2}), (4, 6, {2})])
def test_the_players_split_as_they_like_but_evenly(players: int, ways: int, sizes: set[int]) -> None:
    """Each seat is asked in turn order until only one way is left."""
    start = new(mission="scattered", cogs=SQUAD[:players], seed=5)
    assert start.decision is not None
    assert (start.decision.seat, start.decision.kind) == (start._table.first, "team")
    found = set()
    for number in range(2**players):
        picks = tuple(1 + (number >> seat & 1) for seat in range(players))
        game = teams(start.clone(), picks)
        if game is not None:
            shape = game._table.shape
            entrances = [shape.entrance_of_map(0), shape.entrance_of_map(1)]
            found.add(tuple(entrances.index(area) for area in game._table.area[:players]))
    assert len(found) == ways
    assert {team.count(which) for team in found for which in (0, 1)} == sizes


@pytest.mark.rule("BG-MISSION-SCATTERED-02")
def test_seats_are_asked_in_turn_order() -> None:
    game = new(mission="scattered", cogs=SQUAD[:3], seed=5)
    first = game._table.first
    for number in range(2):
        assert game.decision is not None
        assert game.decision.seat == (first + number) % 3
        check_records(game)
        check_words(game)
        game.choose("team:map:2" if number else "team:map:1")
    assert [dict(e.data) for e in game.events_for(None) if e.kind == "team_joined"][:2] == [
        {"seat": first, "map": 1},
        {"seat": (first + 1) % 3, "map": 2},
    ]


@pytest.mark.rule("BG-MISSION-SCATTERED-EX-01", "BG-MISSION-SCATTERED-03")
@pytest.mark.parametrize("seed", range(4))
def test_four_players_use_column_2_on_both_maps(seed: int) -> None:
    assert locusts(begun(seed, 4)) == COLUMNS[2]


@pytest.mark.rule("BG-MISSION-SCATTERED-03")
@pytest.mark.parametrize("seed", range(4))
def test_two_players_use_column_1_on_both_maps(seed: int) -> None:
    assert locusts(begun(seed, 2)) == COLUMNS[1]


@pytest.mark.rule("BG-MISSION-SCATTERED-03")
@pytest.mark.parametrize(("picks", "first", "second"), [((1, 2, 1), 2, 1), ((2, 1, 2), 1, 2), ((2, 2, 1), 1, 2)])
def test_with_three_players_each_map_has_its_own_column(picks: tuple[int, ...], first: int, second: int) -> None:
    expected = {tile: COLUMNS[first if tile in LEVEL_1 else second][tile] for tile in (*LEVEL_1, *LEVEL_2)}
    assert locusts(begun(2, 3, *picks)) == expected


def test_at_set_up_locusts_take_cover_against_the_entrance_of_their_own_map() -> None:
    t = new(mission="scattered", cogs=SQUAD[:2], seed=5)._table
    for number in (0, 1):
        entrance = t.shape.entrance_of_map(number)
        holes = [hole for hole in t.holes if t.shape.map_of_area[hole] == number and hole != entrance]
        assert [closest_cog_places(t, hole) for hole in holes] == [[(entrance, -1)]] * len(holes)
        assert len(holes) >= 2


# ---------------------------------------------------------------------- help across maps


@pytest.mark.rule("BG-MISSION-SCATTERED-04")
def test_teamwork_reaches_the_other_map() -> None:
    s = split()
    s.hand(0, "teamwork", "assault")
    s.hand(1, "advance")
    s.at_order(0)
    s.choose("play_actions:order:teamwork", "teamwork:seat:1")
    assert (s.decision.seat, s.decision.kind) == (1, "teamwork")
    s.choose("play_actions:order:advance")
    [step] = [option for option in s.offered("move") if option == f"move:area:{away(s, 1, 1)}"]
    s.choose(step)
    assert s.t.shape.map_of_area[s.t.area[1]] == 1
    assert s.happened("figure_moved")[0]["figure"] == s.ref(1)


@pytest.mark.rule("BG-MISSION-SCATTERED-04")
def test_dig_in_heals_comrades_in_cover_on_either_map() -> None:
    s = split(4)
    shape = s.t.shape
    for seat in (0, 1):
        cover = next(c for c, area in enumerate(shape.area_of_cover) if shape.map_of_area[area] == seat)
        s.cog(seat, shape.areas[shape.area_of_cover[cover]], shape.covers[cover])
    s.hand(0, "dig_in", "assault")
    s.at_order(0)
    s.choose("play_actions:order:dig_in", "draw")
    assert [len(s.t.hand[seat]) for seat in range(4)] == [2, 2, 1, 1], "Cole and Baird are in no cover"


# ---------------------------------------------------------------------- AI cards on one map


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
@pytest.mark.parametrize("stage", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_moves_only_what_is_on_the_active_player_s_map(stage: int, seat: int) -> None:
    s = split(stage=stage)
    drones = [s.put(DRONE, away(s, cog, 5)) for cog in (0, 1)]
    s.at_locusts(12, seat=seat)
    settle(s)
    assert {move["figure"] for move in s.happened("figure_moved")} == {s.ref(drones[seat])}
    assert not s.happened("figure_spawned")


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_on_the_other_map_does_not_count_as_in_play(seat: int) -> None:
    """Card 12 brings two drones when there is none; of the holes only those of his own map are near him."""
    s = split()
    s.put(DRONE, away(s, 1 - seat, 5))
    s.at_locusts(12, seat=seat)
    settle(s)
    spawned = s.happened("figure_spawned")
    assert [spawn["enemy"] for spawn in spawned] == [DRONE, DRONE]
    areas = [s.area(spawn["area"].removeprefix("area:")) for spawn in spawned]
    assert {s.t.shape.map_of_area[area] for area in areas} == {seat}
    assert not s.happened("figure_moved")


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_general_card_spawns_and_moves_on_his_map_alone(seat: int) -> None:
    """Card 4: one of each at the exit, then every drone 2 and every ticker 1 toward the nearest COG."""
    s = split()
    other = s.put(DRONE, away(s, 1 - seat, 5))
    exit_area = f"area:{door(s, 1 + seat)}"
    s.at_locusts(4, seat=seat)
    settle(s)
    assert Counter((e["enemy"], e["area"]) for e in s.happened("figure_spawned")) == {
        (DRONE, exit_area): 1,
        (TICKER, exit_area): 1,
        (BOOMER, exit_area): 1,
    }
    assert s.ref(other) not in {move["figure"] for move in s.happened("figure_moved")}
    assert len(s.happened("figure_moved")) == 3


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
def test_dropped_weapons_go_on_his_map_only() -> None:
    s = split()
    pile = s.t.box.marker_kinds.index(DRONE)
    s.t.dropped = tuple(DroppedWeapon(s.t.area[seat], pile, "hammerburst") for seat in (0, 1))
    s.t.marker_piles[pile] -= 2
    s.at_locusts(1, 12, seat=1)
    settle(s)
    assert s.t.dropped == ((s.t.area[0], pile, "hammerburst"),)


@pytest.mark.rule("BG-MISSION-SCATTERED-EX-02", "BG-MISSION-SCATTERED-05")
def test_card_13_without_a_drone_on_his_map_is_redrawn() -> None:
    s = split()
    drone = s.put(DRONE, away(s, 1, 5))
    s.at_locusts(13, 7, seat=0)
    settle(s)
    assert [e["card"] for e in s.happened("ai_card_drawn")][:2] == ["ai:13", "ai:7"]
    assert s.happened("ai_card_redrawn") == [{"card": "ai:13"}]
    assert s.t.ai_discard[:2] == (13, 7)
    assert s.ref(drone) not in {move["figure"] for move in s.happened("figure_moved")}
    s.at_locusts(13, seat=1)
    settle(s)
    assert not s.happened("ai_card_redrawn")
    assert {move["figure"] for move in s.happened("figure_moved")} == {s.ref(drone)}


@pytest.mark.rule("BG-MISSION-SCATTERED-05", "BG-INSANE-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_stays_on_the_map_of_a_player_it_eliminates(seat: int) -> None:
    """Two drones beside him, one of which executes him; the drone of the other map does nothing."""
    s = split(4, insane=True)
    here = s.t.shape.areas[s.t.area[seat]]
    s.cog(seat + 2, away(s, seat, 5))
    own = [s.put(DRONE, here), s.put(DRONE, here)]
    other = s.put(DRONE, away(s, 1 - seat, 5))
    s.bleed(seat)
    s.at_locusts(12, seat=seat)
    settle(s)
    assert [e["seat"] for e in s.happened("cog_eliminated")] == [seat]
    assert s.t.area[other] == s.area(away(s, 1 - seat, 5))
    assert {move["figure"] for move in s.happened("figure_moved")} <= {s.ref(figure) for figure in own}


@pytest.mark.rule("BG-MISSION-SCATTERED-05")
def test_a_locust_heeds_no_cog_of_the_other_map() -> None:
    """With nobody on his feet on Marcus' map, whose door is tried, the drones there have nowhere to go."""
    s = split(stage=2)
    s.put(DRONE, away(s, 0, 5))
    s.bleed(0)
    s.at_locusts(12, seat=0)
    settle(s)
    assert s.happened("ai_card_drawn")
    assert not s.happened("figure_moved")
    assert not s.happened("attack_declared")
