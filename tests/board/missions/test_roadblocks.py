"""BG-MISSION-ROADBLOCKS: tile by tile past the tickers, then out by the level the players chose."""

from __future__ import annotations

import pytest

from eday.board import new
from eday.board.pieces import LocationDeck
from tests.board.missions.records import begun, check_records, check_words, settle, stage
from tests.board.missions.roads import LEVEL_1, LEVELS, laid, outside, place_tickers, road, spawned, walk
from tests.board.scene import SQUAD
from tests.compared import shown_to

SLOTS = {"ticker": "A", "drone": "B", "boomer": "C"}


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-01", "BG-SETUP-09", "BG-SETUP-11")
@pytest.mark.parametrize("seed", range(8))
def test_one_tile_no_door_and_the_decks_at_the_start(seed: int) -> None:
    game = begun("roadblocks", seed)
    t, view = game._table, game.view(None)
    assert len(t.shape.tiles) == 1
    assert t.shape.tiles[0].tile in LEVEL_1
    assert view["map"]["doors"] == []
    assert [(level["level"], level["locked"], level["cards"]) for level in view["map"]["levels"]] == [
        (1, False, 4),
        (2, True, 3),
        (3, True, 3),
    ]
    assert sorted(t.ai_deck) == [1, 2, 3, 4, 5, 7, 28, 29, 30, 31]
    assert [card and card["enemy"] for card in view["enemies"].values()] == ["ticker", None, None]
    assert set(t.area[:2]) == {t.shape.entrance_of_tile[0]}


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-02", "BG-MISSION-ROADBLOCKS-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_at_set_up_each_player_puts_a_ticker_into_an_empty_area(seed: int, players: int) -> None:
    game = new(mission="roadblocks", cogs=SQUAD[:players], seed=seed)
    t = game._table
    free = {t.area_ref(area) for area in t.shape.areas_of_tile[0]}
    for turn in range(players):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == ((t.first + turn) % players, "spawn_at")
        assert {option.id for option in game.decision.options} == {f"at:{area}" for area in free}
        check_records(game)
        check_words(game)
        area = game.decision.options[-1].refs[0]
        game.choose(f"at:{area}")
        free.remove(area)
        while game.decision.kind == "locust_cover":
            game.choose(game.decision.options[0].id)
    assert game.decision is None or game.decision.kind != "spawn_at"
    assert [locust["enemy"] for locust in game.view(None)["locusts"]] == ["ticker"] * players


# ---------------------------------------------------------------------- stage 1: tile by tile


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-05", "BG-MISSION-ROADBLOCKS-01", "BG-EXPLORE-10")
def test_entering_the_exit_brings_one_tile_and_the_move_goes_on() -> None:
    s = road()
    s.t.levels = (LocationDeck(1, False, LEVEL_1[1:]), *s.t.levels[1:])
    walk(s, "9A.B", "9A.D")
    assert laid(s) == ["9A"]
    s.choose("move:area:9A.F")
    assert len(laid(s)) == 2
    place_tickers(s)
    assert len(laid(s)) == 2
    assert s.t.doors == ()
    assert s.game.view(None)["map"]["levels"][0] == {"level": 1, "locked": False, "cards": 3}
    assert (s.decision.seat, s.decision.kind, s.decision.context["left"]) == (0, "move", 1)
    s.choose(f"move:{s.t.area_ref(s.t.shape.entrance_of_tile[1])}")
    assert stage(s) == 1


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-02", "BG-MISSION-ROADBLOCKS-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_a_new_tile_each_player_puts_a_ticker_into_an_empty_area(players: int) -> None:
    """3A would bring a drone or more for its printed code; the active player begins."""
    s = road(players=players)
    active = players - 1
    walk(s, "9A.D", "9A.F", seat=active)
    free = [f"3A.{letter}" for letter in "ABCDEFG"]
    for turn in range(players):
        assert (s.decision.seat, s.decision.kind) == ((active + turn) % players, "spawn_at")
        assert s.ids == [f"at:area:{area}" for area in free]
        check_records(s.game)
        check_words(s.game)
        s.choose(f"at:area:{free.pop(2)}")
        settle(s)
    assert spawned(s) == [("ticker", f"3A.{letter}") for letter in "CDEF"[:players]]
    assert s.decision.kind == "move"


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-03")
def test_without_an_empty_area_any_area_of_the_tile_will_do() -> None:
    s = road(players=4, small=True)
    walk(s, "9A.D", "9A.F")
    s.choose("at:area:3A.A", "at:area:3A.B")
    assert [spawn[1] for spawn in spawned(s)] == ["3A.A", "3A.B", "3A.C"], "one area is no choice"
    assert (s.decision.seat, s.ids) == (3, ["at:area:3A.A", "at:area:3A.B", "at:area:3A.C"])
    s.choose("at:area:3A.B")
    assert spawned(s)[3] == ("ticker", "3A.B")


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-02", "BG-SPAWN-05")
def test_no_more_than_six_tickers_come() -> None:
    s = road()
    for _ in range(5):
        s.put("ticker", "9A.A")
    walk(s, "9A.D", "9A.F")
    place_tickers(s)
    assert len(spawned(s)) == 1
    assert len(s.t.locusts()) == 6
    [failed] = s.happened("spawn_failed")
    assert (failed["enemy"], s.t.shape.tile_of_area[s.area(failed["area"].partition(":")[2])]) == ("ticker", 1)


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-05")
def test_it_takes_a_cog_that_enters_and_the_exit_of_the_last_tile() -> None:
    s = road(2)
    walk(s, "9A.D", "9A.F")
    assert laid(s) == ["9A", "3A"], "that exit is behind them"
    ticker = s.put("ticker", "3A.E")
    s.cog(1, "3A.G")
    s.attack_dice("blank", "blank", "blank")
    s.hand(0)
    s.at_locusts(30)
    settle(s)
    came = [move["to"] for move in s.happened("figure_moved") if move["figure"] == s.ref(ticker)]
    assert came[-1] == "area:3A.G"
    walk(s, "3A.G", seat=1)
    assert laid(s) == ["9A", "3A"], "neither a Locust nor a COG that is there already finds anything"
    s.choose("move:area:3A.C")
    assert laid(s) == ["9A", "3A"]
    s.choose("move:area:3A.G")
    assert laid(s) == ["9A", "3A", "6A"]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-05")
def test_a_follower_finds_no_second_tile() -> None:
    s = road()
    s.t.levels = (LocationDeck(1, False, LEVEL_1[1:]), *s.t.levels[1:])
    for seat in (0, 1):
        s.cog(seat, "9A.D")
    follow = next(order.id for order in s.t.box.orders if order.reaction == "follow")
    s.hand(0, "assault", "dig_in")
    s.hand(1, follow)
    s.at_order(0)
    s.choose("play_actions:order:assault", "move:area:9A.F", f"follow:order:{follow}")
    place_tickers(s)
    s.choose("stop")
    assert s.where(1) == "9A.F"
    assert len(laid(s)) == 2


@pytest.mark.rule("BG-SPAWN-04", "BG-SPAWN-06")
@pytest.mark.parametrize(("before", "come"), [(0, 3), (4, 2), (6, 0)])
def test_in_stage_1_b_and_c_are_tickers_and_the_last_tile_s_exit_is_the_map_exit(before: int, come: int) -> None:
    """AI card 4 spawns A, B and C at the map exit."""
    s = road(2)
    for _ in range(before):
        s.put("ticker", "9A.A")
    s.cog(0, "9A.A")
    s.cog(1, "9A.A")
    s.at_locusts(4)
    settle(s)
    assert spawned(s) == [("ticker", "3A.G")] * come


# ---------------------------------------------------------------------- the end of stage 1


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-06", "BG-WIN-02")
def test_stage_1_ends_when_a_cog_steps_onto_the_last_tile() -> None:
    s = road(4)
    walk(s, "4A.B", "4A.C")
    place_tickers(s)
    assert laid(s)[-1] == "15A"
    assert (stage(s), s.decision.kind) == (1, "move"), "laying it is not enough"
    s.choose("move:area:15A.G")
    assert s.decision.kind == "unlock"
    s.choose("unlock:2")
    assert stage(s) == 2
    assert (s.decision.seat, s.decision.kind) == (0, "move")


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-06")
def test_neither_a_locust_there_nor_a_cog_on_an_earlier_tile_ends_it() -> None:
    s = road(5)
    s.put("ticker", "15A.C")
    walk(s, "4A.B", "4A.C")
    assert stage(s) == 1
    s = road(3)
    walk(s, "3A.G", "6A.F")
    assert stage(s) == 1, "the last tile laid so far is not the last of the level"


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-07")
@pytest.mark.parametrize("chosen", [2, 3])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_drones_and_boomers_join_and_one_level_is_unlocked(players: int, chosen: int) -> None:
    s = road(5, players)
    ticker = s.put("ticker", "9A.D")
    s.t.ai_deck, s.t.ai_discard = (1, 2, 28), (3, 4, 5, 7, 29, 30, 31)
    active = players - 1
    walk(s, "4A.C", "15A.G", seat=active)
    assert (s.decision.seat, s.decision.kind, s.ids) == (active, "unlock", ["unlock:2", "unlock:3"])
    check_records(s.game)
    check_words(s.game)
    s.choose(f"unlock:{chosen}")
    view = shown_to(s.game, None)
    assert [view["enemies"][slot]["enemy"] for slot in "ABC"] == ["ticker", "drone", "boomer"]
    assert s.happened("enemies_changed") == [{"enemies": ["enemy:ticker", "enemy:drone", "enemy:boomer"]}]
    assert {level["level"]: level["locked"] for level in view["map"]["levels"]} == {2: chosen != 2, 3: chosen != 3}
    [door] = view["map"]["doors_info"]
    assert (door["area"], door["leads"], door["shut"]) == ("area:15A.C", chosen, None)
    assert sorted(s.t.ai_deck) == [1, 2, 3, 4, 5, 7, *range(12, 20), *range(28, 32)]
    assert s.game.view(None)["decks"]["ai_discards"] == 0
    assert s.t.locusts() == [ticker]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-07", "BG-MISSION-ROADBLOCKS-10", "BG-EXPLORE-06")
@pytest.mark.parametrize(
    ("chosen", "players", "codes"),
    [
        (2, 1, {"2A.F": "B", "11A.B": "A", "13A.F": "B"}),
        (2, 2, {"2A.F": "C", "11A.B": "B", "13A.F": "C"}),
        (2, 3, {"2A.F": "AC", "11A.B": "AB", "13A.F": "AC"}),
        (2, 4, {"2A.F": "ABC", "11A.B": "AAA", "13A.F": "CC"}),
        (3, 1, {"5A.F": "A", "12A.B": "B", "16A.B": "A", "16A.H": "A"}),
        (3, 2, {"5A.F": "B", "12A.B": "C", "16A.B": "B", "16A.H": "B"}),
        (3, 3, {"5A.F": "AB", "12A.B": "AC", "16A.B": "AA", "16A.H": "AA"}),
        (3, 4, {"5A.F": "AAB", "12A.B": "CC", "16A.B": "ABB", "16A.H": "ABB"}),
    ],
)
def test_the_door_opens_the_unlocked_level_with_its_printed_spawns(
    chosen: int, players: int, codes: dict[str, str]
) -> None:
    s = outside(chosen, players)
    assert set(laid(s)[5:]) == set(LEVELS[chosen])
    assert set(s.t.shape.tiles[5].gap("entrance")) == set(s.t.shape.tiles[4].gap("exit"))
    found: dict[str, str] = {}
    for enemy, area in spawned(s):
        found[area] = "".join(sorted(found.get(area, "") + SLOTS[enemy]))
    assert found == codes


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-07", "BG-LOCK-01")
@pytest.mark.parametrize("chosen", [2, 3])
def test_the_other_level_stays_locked(chosen: int) -> None:
    s = outside(chosen)
    [(area, _, ends, _)] = s.t.doors
    assert ends == chosen
    s.t.place(0, area)
    s.at_order(0)
    assert not s.offered("explore")
    assert s.game.view(None)["map"]["levels"] == [{"level": 5 - chosen, "locked": True, "cards": 3}]
