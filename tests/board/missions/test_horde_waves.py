"""BG-MISSION-HORDE: what each completed stage swaps, how a wave is spread, and waves that come in mid-turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.board.missions.records import check_records, check_words
from tests.board.scene import SQUAD, Scene

GENERAL = {1, 2, 5, 6}
CARDS = {
    "wretch": range(8, 12),
    "drone": range(12, 16),
    "boomer": range(16, 20),
    "berserker": range(20, 24),
    "theron_guard": range(24, 28),
    "ticker": range(28, 32),
    "kantus": range(32, 36),
}
"""Numbers of the AI cards of each family."""
ENEMIES: dict[int, tuple[str | None, str | None, str | None]] = {
    1: ("wretch", "drone", None),
    2: ("wretch", "drone", None),
    3: ("lambent_wretch", "boomer", None),
    4: ("ticker", "kantus", None),
    5: ("ticker", "kantus", "theron_guard"),
    6: ("drone", "grinder", "berserker"),
}
FAMILIES = {
    1: ("wretch", "drone"),
    2: ("wretch", "drone"),
    3: ("wretch", "boomer"),
    4: ("ticker", "kantus"),
    5: ("ticker", "kantus", "theron_guard"),
    6: ("drone", "boomer", "berserker"),
}
SIZES = {1: 12, 2: 12, 3: 12, 4: 12, 5: 16, 6: 16}
WAVES: dict[int, tuple[dict[str, int], ...]] = {
    2: (
        {"wretch": 2, "drone": 1},
        {"wretch": 4, "drone": 1},
        {"wretch": 4, "drone": 3},
        {"wretch": 6, "drone": 3},
    ),
    3: (
        {"lambent_wretch": 2, "boomer": 1},
        {"lambent_wretch": 4, "boomer": 1},
        {"lambent_wretch": 4, "boomer": 2},
        {"lambent_wretch": 6, "boomer": 2},
    ),
    4: (
        {"ticker": 2, "kantus": 1},
        {"ticker": 4, "kantus": 1},
        {"ticker": 4, "kantus": 2},
        {"ticker": 4, "kantus": 3},
    ),
    5: (
        {"kantus": 1, "theron_guard": 1},
        {"kantus": 1, "theron_guard": 2},
        {"kantus": 2, "theron_guard": 2},
        {"kantus": 2, "theron_guard": 3},
    ),
    6: (
        {"drone": 1, "grinder": 1, "berserker": 1},
        {"drone": 2, "grinder": 2, "berserker": 1},
        {"drone": 4, "grinder": 2, "berserker": 1},
        {"drone": 5, "grinder": 3, "berserker": 1},
    ),
}
"""The wave that opens a stage, for one to four players."""
DRONE_1 = "figure:drone-1"


def cards_of(stage: int) -> set[int]:
    return GENERAL.union(*(CARDS[family] for family in FAMILIES[stage]))


def cleared(players: int = 2, stage: int = 1, difficulty: str = "casual") -> Scene:
    """A stage with no Locust about and all hands empty."""
    s = Scene(SQUAD[:players], tiles=None, mission="horde_mode", horde=difficulty, seed=1)
    s.at_stage(stage)
    s.clear()
    for seat in range(players):
        s.hand(seat)
    return s


def flip(s: Scene, chance: random.Random | None = None) -> list[str]:
    """Flip the stage; the players place the wave at random (or take the first place); the options they took."""
    taken = []
    before = s.t.stage
    s.at_flip()
    while s.t.stage == before:
        pick = chance.choice(s.ids) if chance else s.ids[0]
        taken.append(pick)
        s.choose(pick)
    return taken


# ---------------------------------------------------------------------- enemies and AI cards


@pytest.mark.rule("BG-MISSION-HORDE-04")
@pytest.mark.parametrize("stage", [2, 3, 4, 5, 6])
def test_a_completed_stage_swaps_enemies_and_ai_cards(stage: int) -> None:
    s = cleared(stage=stage - 1)
    assert set(s.t.ai_cards) == cards_of(stage - 1)
    flip(s)
    assert tuple(enemy.id if enemy else None for enemy in s.t.enemies) == ENEMIES[stage]
    assert (set(s.t.ai_deck), len(s.t.ai_deck)) == (cards_of(stage), SIZES[stage])
    assert s.t.ai_discard == ()
    for family, numbers in CARDS.items():
        assert set(numbers).isdisjoint(s.t.ai_deck) == (family not in FAMILIES[stage])


@pytest.mark.rule("BG-MISSION-HORDE-04")
@pytest.mark.parametrize("stage", [2, 3, 4, 5, 6])
def test_discarded_ai_cards_are_shuffled_in_or_leave(stage: int) -> None:
    s = cleared(stage=stage - 1)
    old = sorted(s.t.ai_cards)
    s.t.ai_discard, s.t.ai_deck = tuple(old[::2]), tuple(old[1::2])
    flip(s)
    assert sorted(s.t.ai_deck) == sorted(cards_of(stage))
    assert s.t.ai_discard == ()


def guarded_kill(stage: int = 1, card: int = 12) -> Scene:
    """A lone drone two areas away comes for Marcus; his guard kills it, and the next wave is placed far away."""
    s = cleared(stage=stage)
    s.put("drone", "7A.C")
    s.hand(0, "double_tap", "scavenging", "scavenging", "explore", "explore")
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.at_locusts(card, seat=0)
    s.choose("guard:order:double_tap", "attack:lancer.normal:figure:drone-1")
    while not s.happened("turn_started"):
        drones = [option for option in s.ids if option.startswith("spawn_in:drone")]
        s.choose(drones[-1] if drones else s.ids[-1])
    return s


@pytest.mark.rule("BG-MISSION-HORDE-04")
@pytest.mark.parametrize(("stage", "card", "stays"), [(1, 12, True), (2, 12, False), (2, 5, True)])
def test_the_card_being_resolved_is_discarded_or_leaves(stage: int, card: int, stays: bool) -> None:
    """Marcus guards against the last drone: a drone card has no place in the third wave's deck."""
    s = guarded_kill(stage, card)
    assert s.happened("stage_flipped") == [{"stage": stage}]
    assert s.happened("ai_deck_changed") == [{"cards": 11 if stays else 12}], "it is still being resolved"
    assert (card in s.t.ai_discard) == stays
    assert sorted((*s.t.ai_deck, *s.t.ai_discard)) == sorted(cards_of(stage + 1))


# ---------------------------------------------------------------------- the waves


@pytest.mark.parametrize("stage", WAVES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_wave_for_each_number_of_players(stage: int, players: int) -> None:
    s = cleared(players, stage - 1)
    flip(s)
    assert Counter(s.t.enemy_of(figure).id for figure in s.t.locusts()) == WAVES[stage][players - 1]
    assert all(s.t.marker[figure] == 0 for figure in s.t.locusts())
    assert not s.happened("spawn_failed")


@pytest.mark.rule("BG-MISSION-HORDE-05")
@pytest.mark.parametrize("difficulty", ["casual", "normal", "hardcore", "insane"])
@pytest.mark.parametrize("stage", WAVES)
@pytest.mark.parametrize("players", [1, 4])
def test_however_a_wave_is_placed_it_is_even(difficulty: str, stage: int, players: int) -> None:
    """The insane map has three holes: there a wave of nine puts a third figure into each area."""
    s = cleared(players, stage - 1, difficulty)
    flip(s, random.Random(10 * stage + players))
    there = Counter(s.t.area[figure] for figure in s.t.locusts())
    counts = [there[hole] for hole in set(s.t.holes)]
    assert sum(counts) == len(s.t.locusts()), "all stand in hole areas"
    assert max(counts) - min(counts) <= 1


@pytest.mark.rule("BG-MISSION-HORDE-05", "BG-MISSION-HORDE-06")
@pytest.mark.parametrize("stage", WAVES)
def test_every_kind_may_go_into_every_hole_area_with_the_fewest(stage: int) -> None:
    """And into no other. Four players on three holes, each choice at random."""
    s = cleared(4, stage - 1, "insane")
    left = Counter(WAVES[stage][3])
    holes = dict.fromkeys(s.t.holes, 0)
    assert len(holes) == 3
    chance = random.Random(stage)
    s.at_flip(seat=2)
    while s.happened("stage_begun") == []:
        if s.decision.kind != "spawn_evenly":
            s.choose(s.ids[0])
            continue
        fewest = [hole for hole, count in holes.items() if count == min(holes.values())]
        assert s.decision.seat == 2, "the active player says it for all"
        assert s.decision.context["left"] == left.total()
        assert set(s.ids) == {
            f"spawn_in:{enemy}:{s.t.area_ref(hole)}" for enemy in left if left[enemy] for hole in fewest
        }
        pick = chance.choice(s.decision.options)
        kind, hole = str(pick.args["enemy"]), s.area(pick.refs[0].removeprefix("area:"))
        left[kind] -= 1
        holes[hole] += 1
        s.choose(pick.id)
        placed = s.happened("figure_spawned")[sum(holes.values()) - 1]
        assert (placed["enemy"], placed["area"]) == (kind, pick.refs[0])
        # the last of one kind, or the last place of a round, leaves nothing to ask
        for extra in s.happened("figure_spawned")[sum(holes.values()) :]:
            left[extra["enemy"]] -= 1
            holes[s.area(extra["area"].removeprefix("area:"))] += 1
    assert not +left


@pytest.mark.rule("BG-MISSION-HORDE-05")
def test_one_hole_gets_them_all() -> None:
    s = cleared(2)
    s.t.holes, s.t.sealed = s.t.holes[:1], ()
    flip(s)
    assert Counter(s.t.area[figure] for figure in s.t.locusts()) == {s.t.holes[0]: 5}


def test_placing_a_wave_can_be_saved_copied_and_told() -> None:
    s = cleared(3)
    s.at_flip(seat=1)
    asked = 0
    while s.decision.kind == "spawn_evenly":
        asked += 1
        check_records(s.game)
        check_words(s.game)
        s.choose(s.ids[-1])
    assert asked >= 5


# ---------------------------------------------------------------------- a wave in mid-turn


@pytest.mark.rule("BG-MISSION-HORDE-01")
def test_a_wave_may_come_in_the_locust_step() -> None:
    s = guarded_kill()
    order = [event.kind for event in s.events]
    assert order.index("ai_card_drawn") < order.index("stage_flipped") < order.index("turn_started")
    assert s.happened("stage_begun") == [{"stage": 2}]
    assert Counter(event["enemy"] for event in s.happened("figure_spawned")) == {"wretch": 4, "drone": 1}


def test_a_new_figure_does_not_carry_on_for_the_dead_one() -> None:
    """The killed drone's figure comes back with the wave: a new drone, with one activation at most."""
    s = guarded_kill()
    assert [spawn["figure"] for spawn in s.happened("figure_spawned") if spawn["enemy"] == "drone"] == [DRONE_1]
    moves = [move for move in s.happened("figure_moved") if move["figure"] == DRONE_1]
    assert len(moves) <= 2, "card 12 moves a drone two areas"


def test_the_order_card_is_done_with_the_dead_locust() -> None:
    """Suppressing Fire drives off the survivor of its attack: not a drone of the next wave."""
    s = cleared()
    s.put("drone", "7A.C")
    s.hand(0, "suppressing_fire", "scavenging")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_actions:order:suppressing_fire", "attack:lancer.normal:figure:drone-1")
    while s.decision.kind in ("spawn_evenly", "locust_cover"):
        s.choose(s.ids[-1])
    assert s.happened("stage_begun") == [{"stage": 2}]
    assert not s.offered("push")
