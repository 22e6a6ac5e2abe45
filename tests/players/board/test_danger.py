"""What the base policy fears: the AI cards still to come, and who stands nearer."""

from __future__ import annotations

import pytest

from eday.players.board.kit import kit_of
from eday.players.board.land import land_of
from eday.players.board.situation import Situation
from tests.board.scene import DOM, MARCUS, Scene
from tests.players.board.test_simple_scenes import Watched

DRONES = (12, 13, 14, 15)
BOOMERS = (16, 17, 18, 19)


def danger(scene: Scene, deck: tuple[int, ...] = ()) -> float:
    """What seat 0 expects to lose where it stands."""
    if deck:
        scene.t.ai_deck = deck
    brief = scene.game.brief(0)
    assert brief.shape is not None
    s = Situation(brief, kit_of(brief.facts), land_of(brief.shape))
    return s.danger(s.here)


def facing(kind: str, area: str = "2A.B", *, comrade: str = "", mission: str = "emergence") -> Scene:
    """Marcus and a Locust, and perhaps Dom."""
    scene = Scene((MARCUS, DOM) if comrade else (MARCUS,), mission=mission)
    scene.cog(0, "2A.B")
    if comrade:
        scene.cog(1, comrade)
        scene.hand(1, "assault")
    scene.hand(0, "assault", "advance", "hold_ground")
    scene.put(kind, area)
    scene.at_order(0)
    return scene


def test_a_locust_whose_cards_are_gone_is_hardly_feared() -> None:
    assert danger(facing("drone"), DRONES) > 0
    assert danger(facing("drone"), BOOMERS) == 0


def test_only_cards_that_end_the_drawing_count() -> None:
    """Cards 1, 2 and 6 ask for another one: they make nobody safer."""
    assert danger(facing("drone"), (*DRONES, 1, 2, 6)) == pytest.approx(danger(facing("drone"), DRONES))


def test_claws_reach_less_far_than_guns() -> None:
    far = next(area for area in ("16A.H", "9A.A", "12A.A") if area in Scene().t.shape.area_index)
    assert danger(facing("wretch"), (8, 9, 10, 11)) > 0
    assert danger(facing("wretch", far), (8, 9, 10, 11)) == 0


def test_who_stands_nearer_is_attacked_first() -> None:
    beside = danger(facing("drone", comrade="2A.B"), DRONES)
    alone_there = danger(facing("drone", comrade="2A.A"), DRONES)
    assert alone_there > beside


def test_when_the_cards_run_out_the_discards_come_back() -> None:
    scene = facing("drone")
    scene.t.ai_deck, scene.t.ai_discard = (16,), DRONES
    assert danger(scene) > 0


def test_it_fetches_ammo_when_it_runs_short() -> None:
    """With nothing to shoot with the way leads to the ammunition; with plenty it does not."""

    def ends(tokens: int) -> int:
        scene = Scene((MARCUS,), tiles=("2A", "16A"), patch=PEACE)
        scene.cog(0, "16A.A")
        scene.hand(0, "roadie_run", "vault_kick", "get_up")
        scene.give(0, "lancer", tokens)
        scene.give(0, "snub_pistol", tokens)
        scene.put("drone", "2A.A")
        scene.at_order(0)
        Watched(scene).play()
        store = next(area for area, tile in scene.t.equipment if tile == "16A")
        return scene.t.shape.move[scene.t.area[0]][store]

    assert ends(0) < ends(9)


PEACE = {"missions": {"emergence": {"stages": [{"objective": {"is": "no_locust_in_play"}, "wins": True}]}}}


def test_a_paid_special_action_is_not_taken_when_it_is_free() -> None:
    scene = Scene((MARCUS,), tiles=("2A", "16A"))
    store = next(area for area, tile in scene.t.equipment if tile == "16A")
    scene.t.place(0, store)
    scene.hand(0, "explore", "assault", "advance", "hold_ground", "dig_in")
    scene.give(0, "lancer", 0)
    scene.at_order(0)
    scene.choose("play_actions:order:explore")
    assert Watched(scene).choice().startswith("free_equipment:")


def test_two_ai_cards_a_turn_are_feared_more_than_one() -> None:
    """The end of Belly of the Beast."""
    scene = facing("drone", mission="belly_of_the_beast")
    one = danger(scene, DRONES)
    scene.t.stage = 1
    assert danger(scene, DRONES) > 2 * one > 0
