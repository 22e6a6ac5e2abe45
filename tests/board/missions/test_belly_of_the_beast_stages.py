"""BG-MISSION-BELLY: the end of stage 1, and an AI deck to be outlasted."""

from __future__ import annotations

import pytest

from tests.board.missions.beast import DRONE, GUARD, at, beast, deep, door, use
from tests.board.missions.records import check_games, check_records, check_words, settle, stage
from tests.board.scene import Scene

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
