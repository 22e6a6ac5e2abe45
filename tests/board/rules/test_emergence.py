"""BG-MISSION-EMERGENCE: the first mission from set-up to victory."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eday.board import BoardGame, new
from eday.board.setup import pack_box
from eday.content.board import from_patch
from tests.board.scene import DOM, MARCUS, SQUAD, Scene

LOCUST_CHOICES = ("spawn", "locust_cover", "locust_move", "activate", "spawn_at", "locust_target")
NEAREST_HOLE = {"2A": "2A.F", "9A": "9A.C", "12A": "12A.B", "16A": "16A.B"}
"""The hole nearest the exit when that tile is the last one."""

# Exit in D; B and F each carry a hole two moves from it.
FORK = """\
+---------------+
|A A.B B.C C.D D|
|   +   +   +   |
|A A.B B.C C.D D|
+   +#+#+#+#+   +
+A A#E E E E#D D+
+   +       +   +
+A A#E E E E#D D+
+   +.+.+.+.+   +
|A A.F F.G G.D D|
|   +   +   +   |
|A A.F F.G G.D D|
+---------------+
"""
FORKED: dict[str, Any] = {
    "tiles": {
        "9A": {
            "plan": FORK,
            "entrance": {"side": "W", "start": 2},
            "exit": {"side": "E", "start": 2},
            "holes": [[2, 0], [2, 5]],
            "covers": [],
            "cornered": [],
        }
    },
    "missions": {"emergence": {"levels": [{"locations": ["9A"]}]}},
}


def begun(seed: int, players: int = 2) -> BoardGame:
    game = new(cogs=SQUAD[:players], seed=seed)
    while game.decision is not None and game.decision.kind != "setup_cover":
        game.choose(game.decision.options[0].id)
    return game


def settle(s: Scene) -> None:
    """Make the Locusts' choices somehow."""
    while s.game.decision is not None and s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])


def grenadier(*cards: str, cogs: tuple[str, ...] = (MARCUS, DOM)) -> Scene:
    """The COGs in 16A.A beside the last open hole, 16A.B."""
    s = Scene(cogs)
    s.t.sealed = tuple(hole for hole in s.t.holes if hole != s.area("16A.B"))
    s.t.holes = (s.area("16A.B"),)
    for seat in range(len(cogs)):
        s.cog(seat, "16A.A")
    s.hand(0, *cards)
    s.at_order(0)
    return s


def stage_two(*figures: tuple[str, str]) -> Scene:
    s = Scene()
    s.t.stage = 1
    s.t.sealed, s.t.holes = s.t.holes, ()
    for kind, area in figures:
        s.put(kind, area)
    return s


@pytest.mark.rule("BG-MISSION-EMERGENCE-01")
@pytest.mark.parametrize("seed", range(4))
def test_spawns_come_before_the_sealing(seed: int) -> None:
    game = begun(seed, 4)
    found = [event.kind for event in game.events_for(None) if event.kind in ("figure_spawned", "hole_sealed")]
    assert found == ["figure_spawned"] * 14 + ["hole_sealed"] * 4
    at = Counter(locust["area"].removeprefix("area:") for locust in game.view(None)["locusts"])
    assert at == {"2A.F": 3, "9A.C": 3, "12A.B": 2, "16A.B": 3, "16A.H": 3}, "at the sealed holes too"


@pytest.mark.rule("BG-MISSION-EMERGENCE-02")
@pytest.mark.parametrize("seed", range(8))
def test_only_the_hole_nearest_the_exit_stays_open(seed: int) -> None:
    view = begun(seed).view(None)["map"]
    last = begun(seed)._table.shape.tiles[-1].tile
    assert view["open_holes"] == [f"hole:{NEAREST_HOLE[last]}"]
    everything = {"hole:2A.F", "hole:9A.C", "hole:12A.B", "hole:16A.B", "hole:16A.H"}
    assert set(view["sealed_holes"]) == everything - set(view["open_holes"])


@pytest.mark.rule("BG-MISSION-EMERGENCE-02")
@pytest.mark.parametrize("hole", ["9A.B", "9A.F"])
def test_of_two_holes_equally_near_the_players_pick(hole: str) -> None:
    game = BoardGame(pack_box(from_patch(FORKED), "emergence", (MARCUS, DOM), 1, False, "normal"))
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (game._table.first, "keep_open")
    assert [option.id for option in game.decision.options] == ["keep_open:hole:9A.B", "keep_open:hole:9A.F"]
    game.choose(f"keep_open:hole:{hole}")
    assert game.view(None)["map"]["open_holes"] == [f"hole:{hole}"]


@pytest.mark.rule("BG-MISSION-EMERGENCE-03")
def test_a_grenade_s_omen_seals_the_last_hole_and_completes_stage_1() -> None:
    s = grenadier("double_tap", "assault")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:16A.B")
    assert s.ids == ["seal:hole:16A.B", "decline"]
    s.choose("seal:hole:16A.B")
    settle(s)
    assert s.game.view(None)["map"]["open_holes"] == []
    assert s.game.view(None)["mission"]["stage"] == 2


@pytest.mark.rule("BG-MISSION-EMERGENCE-03")
def test_a_grenade_without_an_omen_seals_nothing() -> None:
    s = grenadier("double_tap", "assault")
    s.attack_dice("two_wounds", "one_wound", "blank", "blank")
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:16A.B")
    assert s.game.view(None)["map"]["open_holes"] == ["hole:16A.B"]
    assert s.game.view(None)["mission"]["stage"] == 1


@pytest.mark.rule("BG-MISSION-EMERGENCE-03")
def test_another_weapon_s_omen_seals_nothing() -> None:
    s = grenadier("double_tap", "assault")
    s.put("drone", "16A.B")
    s.at_order(0)
    s.attack_dice("omen", "omen", "omen", "omen", "omen")
    s.choose("play_actions:order:double_tap", "attack:lancer.overkill:figure:drone-1")
    assert s.game.view(None)["map"]["open_holes"] == ["hole:16A.B"]
    assert not s.happened("hole_sealed")
    assert s.game.view(None)["mission"]["stage"] == 1


@pytest.mark.rule("BG-MISSION-EMERGENCE-04")
def test_12a_gives_a_grenade_in_turn_after_turn() -> None:
    s = Scene()
    s.cog(0, "12A.G")
    for grenades in (2, 3, 4):
        s.hand(0, "advance", "assault", "dig_in")
        s.at_order(0)
        s.choose("equipment:area:12A.G", "discard:order:dig_in")
        assert s.tokens(0, "bolo_grenade") == grenades
        assert "equipment:area:12A.G" not in s.ids, "once a turn"
        assert "tile:12A" in [card["tile"] for card in s.game.view(None)["map"]["equipment_cards"]]


@pytest.mark.rule("BG-MISSION-EMERGENCE-05")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, {"wretch": 1, "boomer": 1}),
        (2, {"wretch": 2, "boomer": 2}),
        (3, {"wretch": 2, "drone": 2, "boomer": 2}),
        (4, {"wretch": 2, "drone": 3, "boomer": 3}),
    ],
)
def test_the_flip_of_stage_1_spawns_at_the_map_exit(players: int, expected: dict[str, int]) -> None:
    s = grenadier("double_tap", "assault", cogs=SQUAD[:players])
    s.attack_dice("omen", "blank", "blank", "blank")
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:16A.B", "seal:hole:16A.B")
    settle(s)
    assert Counter(spawn["enemy"] for spawn in s.happened("figure_spawned")) == expected
    assert {spawn["area"] for spawn in s.happened("figure_spawned")} == {"area:16A.F"}


@pytest.mark.rule("BG-MISSION-EMERGENCE-06")
def test_then_every_wretch_moves_2_and_every_drone_1() -> None:
    """Also those that were on the map before; boomers stay. The COGs stand in 16A.A."""
    s = grenadier("double_tap", "assault")
    wretch, drone, boomer = s.put("wretch", "12A.B"), s.put("drone", "12A.D"), s.put("boomer", "12A.D")
    near = s.put("wretch", "16A.E")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:16A.B", "seal:hole:16A.B")
    settle(s)
    assert s.where(wretch) == "16A.E", "12A.B - 12A.A - 16A.E"
    assert s.where(drone) == "12A.A"
    assert s.where(boomer) == "12A.D"
    assert s.where(near) == "16A.A", "it stops with the COG"
    moves = Counter(move["figure"] for move in s.happened("figure_moved"))
    assert sorted(moves.values()) == [1, 1, 2, 2, 2]
    assert not s.happened("attack_declared")[1:], "nobody attacks on the flip"


@pytest.mark.rule("BG-MISSION-EMERGENCE-06")
def test_the_nearest_cog_counts_for_each_locust() -> None:
    s = grenadier("double_tap", "assault")
    s.cog(1, "12A.C")
    wretch = s.put("wretch", "12A.A")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.at_order(0)
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:16A.B", "seal:hole:16A.B")
    while s.decision.kind in LOCUST_CHOICES:
        dom = [option for option in s.ids if option == "step:area:12A.B"]
        s.choose(dom[0] if dom else s.ids[0])
    assert s.where(wretch) == "12A.C"


@pytest.mark.rule("BG-MISSION-EMERGENCE-07")
def test_stage_2_discards_a_card_that_would_spawn_and_draws_another() -> None:
    s = stage_two(("wretch", "16A.F"))
    s.at_locusts(4, 8)
    assert [card["card"] for card in s.happened("ai_card_drawn")] == ["ai:4", "ai:8"]
    assert s.happened("ai_card_redrawn") == [{"card": "ai:4"}]
    assert not s.happened("figure_spawned")
    assert s.t.ai_discard == (4, 8)
    assert {move["figure"] for move in s.happened("figure_moved")} == {"figure:wretch-1"}, "card 8 alone acted"


@pytest.mark.rule("BG-MISSION-EMERGENCE-07")
@pytest.mark.parametrize(
    ("card", "figure", "spawns"),
    [
        (12, ("wretch", "16A.F"), True),
        (12, ("drone", "16A.F"), False),
        (19, ("wretch", "16A.F"), True),
        (11, ("drone", "16A.F"), True),
        (3, ("wretch", "16A.F"), True),
        (3, ("wretch", "2A.B"), False),
    ],
)
def test_only_the_half_that_would_resolve_counts(card: int, figure: tuple[str, str], spawns: bool) -> None:
    """12 and 19 spawn without a drone or boomer, 11 without a wretch, 3 with no Locust within 2 of you."""
    s = stage_two(figure)
    s.hand(0, "scavenging", "explore")
    s.attack_dice("blank", "blank", "blank")
    s.at_locusts(card, 2)
    while s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])
    assert (s.happened("ai_card_redrawn")[:1] == [{"card": f"ai:{card}"}]) == spawns
    assert not s.happened("figure_spawned")
    assert bool(s.happened("ai_card_drawn")[1:]) == spawns


@pytest.mark.rule("BG-MISSION-EMERGENCE-07")
@pytest.mark.parametrize(("stage", "wretches"), [(0, 2), (1, 1)])
def test_a_wretch_s_omen_spawns_nothing_in_stage_2(stage: int, wretches: int) -> None:
    s = Scene()
    s.t.stage = stage
    s.put("wretch", "2A.D")
    s.cog(1, "16A.F")
    s.attack_dice("omen", "blank")
    s.hand(0, "scavenging")
    s.at_locusts(11)
    assert len(s.t.locusts()) == wretches


@pytest.mark.rule("BG-MISSION-EMERGENCE-08")
def test_stage_2_is_won_when_the_last_locust_falls() -> None:
    s = stage_two(("drone", "2A.D"), ("wretch", "2A.D"))
    s.hand(0, "double_tap")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_actions:order:double_tap", "attack:lancer.normal:figure:drone-1")
    assert s.game.outcome is None, "one is left"
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("attack:lancer.normal:figure:wretch-1")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")


@pytest.mark.rule("BG-MISSION-EMERGENCE-08")
def test_a_guard_may_win_in_the_locusts_step() -> None:
    s = stage_two(("wretch", "2A.A"))
    s.hand(0, "double_tap")
    s.at_locusts(11)
    assert s.decision.kind == "guard"
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("guard:order:double_tap", "attack:lancer.normal:figure:wretch-1")
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "cog"
