"""BG-MISSION-HORDE: difficulties, the end of a stage, supplies that come back."""

from __future__ import annotations

from collections import Counter

import pytest

from eday.board import new
from eday.kernel import SetupError
from tests.board.missions.records import check_records, check_words
from tests.board.scene import DOM, MARCUS, SQUAD, Scene

TILES = {
    "casual": {"1A", "4A", "7A", "12A", "14A"},
    "normal": {"3B", "4B", "7B", "11B", "17B"},
    "hardcore": {"4A", "8A", "10A", "15A"},
    "insane": {"1B", "8B", "13B"},
}
FIRST_WAVE = {
    "casual": [(2, 4), (2, 6), (6, 6), (6, 6)],
    "normal": [(1, 5), (6, 5), (6, 6), (6, 6)],
    "hardcore": [(3, 2), (2, 4), (2, 6), (6, 6)],
    "insane": [(2, 1), (0, 3), (3, 3), (5, 4)],
}
"""Wretches and drones at set-up for one to four players: the C of a code is a drone here, and there are six of each."""
LAST_OF_STAGE = ("drone", "drone", "boomer", "kantus", "kantus", "boomer")
"""A figure of slot B in each stage."""
LOCUST_CHOICES = ("spawn_evenly", "give_weapon", "locust_cover", "spawn", "activate", "locust_move", "locust_target")


def horde(players: int = 2, stage: int = 1, difficulty: str = "casual") -> Scene:
    """A stage with no Locust about and all hands empty."""
    s = Scene(SQUAD[:players], tiles=None, mission="horde_mode", horde=difficulty, seed=1)
    s.at_stage(stage)
    s.clear()
    for seat in range(players):
        s.hand(seat)
    return s


def settle(s: Scene) -> None:
    """Make the choices of a new wave somehow."""
    while s.game.decision is not None and s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])


def rig_kill(s: Scene, figure: int) -> None:
    """The next attack with three dice is deadly."""
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice(*("blank",) * s.t.enemy_of(figure).defense)


def here(s: Scene) -> str:
    return s.t.shape.areas[s.t.area[0]]


def supplies(s: Scene) -> dict[str, bool]:
    """Location cards in play, and whether each lies face down."""
    return {card["tile"]: card["face_down"] for card in s.game.view(None)["map"]["equipment_cards"]}


def use(s: Scene, location: str) -> None:
    """Marcus uses the equipment of a location."""
    s.t.place(0, next(area for area, card in s.t.equipment if card == location))
    s.hand(0, "assault", "dig_in")
    s.at_order(0)
    [option] = s.offered("equipment")
    s.choose(option, "discard:order:dig_in")
    while s.decision.kind == "split_ammo":
        s.choose("enough")


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BG-MISSION-HORDE-02")
@pytest.mark.parametrize("difficulty", TILES)
@pytest.mark.parametrize("seed", range(3))
def test_the_difficulty_sets_the_tiles(difficulty: str, seed: int) -> None:
    s = Scene(SQUAD[:2], tiles=None, mission="horde_mode", horde=difficulty, seed=seed)
    t = s.t
    assert {tile.tile for tile in t.shape.tiles} == TILES[difficulty]
    assert (len(t.ai_deck), set(t.ai_deck)) == (12, {1, 2, 5, 6, *range(8, 16)})
    assert [enemy.id if enemy else None for enemy in t.enemies] == ["wretch", "drone", None]
    assert t.area[:2] == [t.shape.entrance_of_tile[0]] * 2
    assert t.holes == t.shape.holes
    view = s.game.view(None)
    assert view["mission"]["difficulty"] == difficulty
    assert (view["mission"]["stage"], view["mission"]["stages"]) == (1, 6)


@pytest.mark.rule("BG-MISSION-HORDE-02")
def test_there_are_four_difficulties() -> None:
    with pytest.raises(SetupError):
        new(mission="horde_mode", horde="impossible")
    game = new(mission="horde_mode")
    assert {tile.tile for tile in game._table.shape.tiles} == TILES["normal"], "unless told otherwise"


@pytest.mark.rule("BG-MISSION-HORDE-02")
@pytest.mark.parametrize("difficulty", TILES)
def test_there_is_nothing_to_explore(difficulty: str) -> None:
    s = horde(difficulty=difficulty)
    assert s.t.levels == ()
    s.put("drone", here(s))
    s.t.place(0, s.t.shape.exit_of_tile[-1])
    s.hand(0, "assault", "advance")
    s.at_order(0)
    assert not s.offered("explore")
    s.choose("play_actions:order:assault")
    assert not s.offered("explore")


@pytest.mark.parametrize("difficulty", TILES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_printed_spawns_are_the_first_wave(difficulty: str, players: int) -> None:
    t = Scene(SQUAD[:players], tiles=None, mission="horde_mode", horde=difficulty).t
    wretches, drones = FIRST_WAVE[difficulty][players - 1]
    assert Counter(t.enemy_of(figure).id for figure in t.locusts()) == +Counter(wretch=wretches, drone=drones)
    assert all(t.area[figure] in t.holes for figure in t.locusts())


# ---------------------------------------------------------------------- the end of a stage


@pytest.mark.rule("BG-MISSION-HORDE-01")
@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5, 6])
def test_a_stage_lasts_until_the_last_locust_is_dead(stage: int) -> None:
    s = horde(stage=stage)
    kind = LAST_OF_STAGE[stage - 1]
    figures = [s.put(kind, here(s)), s.put(kind, here(s))]
    s.hand(0, "double_tap", "assault")
    s.at_order(0)
    for figure in figures:
        rig_kill(s, figure)
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(figures[0])}")
    assert s.happened("figure_killed")
    assert not s.happened("stage_flipped"), "one is left"
    s.choose(f"attack:lancer.normal:{s.ref(figures[1])}")
    settle(s)
    assert s.happened("stage_flipped") == [{"stage": stage}]
    if stage == 6:
        assert s.game.outcome is not None
        assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")
    else:
        assert s.game.outcome is None
        assert s.happened("stage_begun") == [{"stage": stage + 1}]
        assert s.t.locusts()
        order = [event.kind for event in s.events]
        assert "ai_card_drawn" not in order[: order.index("stage_begun")], "at once, in mid-turn"
    check_words(s.game)


@pytest.mark.rule("BG-MISSION-HORDE-01")
def test_no_matter_how_the_last_one_dies() -> None:
    """A ticker blows itself up on Dom, who survives it."""
    s = horde(stage=4)
    s.hand(1, "scavenging", "scavenging", "scavenging", "explore", "explore", "explore")
    s.put("ticker", here(s))
    s.t.place(0, s.t.shape.exit_of_tile[-1])
    s.attack_dice("blank", "blank", "blank")
    s.at_locusts(28, seat=1)
    while s.decision.kind == "wound":
        s.choose(s.ids[0])
    assert s.happened("stage_flipped") == [{"stage": 4}]


@pytest.mark.rule("BG-MISSION-HORDE-01")
def test_a_wave_alone_does_not_flip_the_next_stage() -> None:
    s = horde()
    s.put("drone", here(s))
    s.hand(0, "assault", "advance")
    s.at_order(0)
    rig_kill(s, s.t.locusts()[0])
    s.choose("play_attack:order:assault", f"attack:lancer.normal:{s.ref(s.t.locusts()[0])}")
    settle(s)
    assert len(s.happened("stage_flipped")) == 1
    assert len(s.happened("figure_spawned")) == 5


# ---------------------------------------------------------------------- supplies


@pytest.mark.rule("BG-MISSION-HORDE-03")
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_used_supplies_come_back_with_the_completed_stage(stage: int) -> None:
    s = horde(stage=stage)
    last = s.put(LAST_OF_STAGE[stage - 1], s.t.shape.areas[s.t.shape.exit_of_tile[-1]])
    for location in ("1A", "12A"):
        use(s, location)
    expected = {"tile:1A": True, "tile:4A": False, "tile:7A": False, "tile:12A": True, "tile:14A": False}
    assert supplies(s) == expected
    s.at_order(0)
    assert not s.offered("equipment")
    s.t.place(0, s.t.area[last])
    s.hand(0, "assault", "advance")
    s.at_order(0)
    rig_kill(s, last)
    s.choose("play_attack:order:assault", f"attack:lancer.normal:{s.ref(last)}")
    settle(s)
    assert supplies(s) == dict.fromkeys(expected, False)
    use(s, "12A")
    assert supplies(s)["tile:12A"]


@pytest.mark.rule("BG-MISSION-HORDE-03")
def test_other_cards_are_discarded_for_good() -> None:
    """The weapon cache of 4A."""
    s = horde()
    s.put("drone", s.t.shape.areas[s.t.shape.exit_of_tile[-1]])
    s.t.place(0, next(area for area, card in s.t.equipment if card == "4A"))
    s.hand(0, "assault", "dig_in")
    s.at_order(0)
    s.choose(*s.offered("equipment"), "discard:order:dig_in")
    if s.decision.kind == "keep_weapon":
        s.choose(s.ids[0])
    assert "tile:4A" not in supplies(s)
    s.clear()
    s.at_flip()
    settle(s)
    assert "tile:4A" not in supplies(s)


@pytest.mark.rule("BG-MISSION-HORDE-03")
def test_the_flip_of_stage_5_brings_nothing_back_and_stage_6_keeps_nothing() -> None:
    s = horde(stage=5)
    s.put("kantus", s.t.shape.areas[s.t.shape.exit_of_tile[-1]])
    use(s, "1A")
    s.clear()
    s.at_flip()
    settle(s)
    assert (s.t.stage, supplies(s)["tile:1A"]) == (5, True)
    s.clear()
    s.put("drone", s.t.shape.areas[s.t.shape.exit_of_tile[-1]])
    use(s, "12A")
    assert "tile:12A" not in supplies(s), "used up as in other missions"
    s.t.place(0, next(area for area, card in s.t.equipment if card == "1A"))
    s.at_order(0)
    assert not s.offered("equipment")


@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
def test_sealed_holes_open_again(stage: int) -> None:
    s = horde(stage=stage)
    s.t.sealed, s.t.holes = s.t.holes[:3], s.t.holes[3:]
    s.at_flip()
    if s.decision.kind == "give_weapon":
        s.choose(s.ids[0])
    assert (s.t.sealed, set(s.t.holes)) == ((), set(s.t.shape.holes))
    assert len(s.happened("hole_reopened")) == 3
    assert len({option.refs[0] for option in s.decision.options}) == 6, "figures may come there at once"


# ---------------------------------------------------------------------- the Hammer of Dawn


def test_before_the_last_wave_the_players_hand_out_the_hammer_of_dawn() -> None:
    s = horde(3, stage=5)
    s.at_flip(seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "give_weapon")
    assert s.ids == [f"give:{s.ref(seat)}" for seat in range(3)]
    check_records(s.game)
    check_words(s.game)
    s.choose(f"give:{s.ref(2)}")
    assert [s.tokens(seat, "hammer_of_dawn") for seat in range(3)] == [-1, -1, 0], "it comes unloaded"
    settle(s)
    assert Counter(s.t.enemy_of(f).id for f in s.t.locusts()) == {"drone": 4, "grinder": 2, "berserker": 1}


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_no_earlier_flip_hands_it_out(stage: int) -> None:
    s = horde(stage=stage)
    s.at_flip()
    settle(s)
    assert s.tokens(0, "hammer_of_dawn") == s.tokens(1, "hammer_of_dawn") == -1


def test_who_bleeds_out_may_receive_it_and_who_is_out_of_the_game_may_not() -> None:
    s = Scene(SQUAD[:3], tiles=None, mission="horde_mode", horde="casual", insane=True)
    s.at_stage(5)
    s.clear()
    s.bleed(1)
    s.t.eliminated[2], s.t.area[2] = True, -1
    s.t.update_standing()
    s.at_flip()
    assert s.ids == [f"give:cog:{MARCUS}", f"give:cog:{DOM}"]
