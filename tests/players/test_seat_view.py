"""What a bot may hold of a game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import eday
from eday import board, card
from eday.players import PLAYERS, SeatGame
from tests.board.scene import Scene


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.cog(0, "2A.B")
    scene.hand(0, "assault", "hold_ground")
    scene.hand(1, "advance", "dig_in")
    scene.put("drone", "2A.E")
    scene.at_order(0)
    return scene


def test_it_offers_nothing_but_the_seats_own_knowledge(scene: Scene) -> None:
    public = [name for name in dir(SeatGame(scene.game, 0)) if not name.startswith("_")]
    assert public == ["brief", "components", "decision", "imagine", "kind", "notes", "odds", "seat", "sight", "view"]


def test_the_decision_is_seen_by_its_own_seat_only(scene: Scene) -> None:
    assert SeatGame(scene.game, 0).decision is scene.game.decision
    assert SeatGame(scene.game, 1).decision is None


def test_the_view_is_the_own_one(scene: Scene) -> None:
    view = SeatGame(scene.game, 1).view
    assert view["seat"] == 1
    assert view["cogs"][0]["hand"] is None
    assert [card["card"] for card in view["cogs"][1]["hand"]] == ["order:advance", "order:dig_in"]


def test_the_view_is_built_once_for_each_decision(scene: Scene) -> None:
    seat = SeatGame(scene.game, 0)
    before = seat.view
    assert seat.view is before
    scene.choose("play_attack:order:assault")
    assert seat.view is not before
    assert len(seat.view["cogs"][0]["hand"]) == 1


def test_odds_are_told_to_the_seat_that_is_asked(scene: Scene) -> None:
    scene.choose("play_attack:order:assault")
    attack = scene.offered("attack")[0]
    assert SeatGame(scene.game, 0).odds(attack) == scene.game.odds(attack)
    assert SeatGame(scene.game, 1).odds(attack) is None


def test_the_brief_is_the_own_one(scene: Scene) -> None:
    assert len(SeatGame(scene.game, 1).brief(1).hand) == 2
    with pytest.raises(ValueError, match="another seat"):
        SeatGame(scene.game, 1).brief(0)


def test_sight_follows_the_game(scene: Scene) -> None:
    seat = SeatGame(scene.game, 0)
    before = seat.sight("cog:marcus_fenix")
    assert before == scene.game.sight("cog:marcus_fenix")
    scene.choose("play_move:order:assault", "move:area:2A.A", "stop")
    assert seat.sight("cog:marcus_fenix") == scene.game.sight("cog:marcus_fenix") != before


@pytest.mark.parametrize(
    "game", [board.new(seed=3), card.new(seed=3), card.campaign(seed=3)], ids=lambda game: game.KIND
)
def test_a_game_that_was_just_loaded_is_imagined_without_playing_it_again(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.choose(game.decision.options[0].id)
    loaded = eday.load(game.to_json(), trusted=True)
    monkeypatch.delattr("eday.kernel.game.Game._replayed")
    seat = game.decision.seat
    real, found = (SeatGame(one, seat).imagine(random.Random(1)) for one in (game, loaded))
    assert json.dumps(found.view(seat)) == json.dumps(real.view(seat))


@pytest.mark.parametrize("bot", PLAYERS)
def test_a_bot_that_is_not_asked_says_so(bot: str) -> None:
    game = board.new(seed=1)
    assert game.decision is not None
    with pytest.raises(ValueError, match="not asked"):
        PLAYERS[bot](1).choose(SeatGame(game, 1 - game.decision.seat))


def test_a_game_without_dice_or_a_map_has_no_odds_and_no_sight() -> None:
    game = card.new(1, 3)
    assert game.decision is not None
    seat_game = SeatGame(game, game.decision.seat)
    assert seat_game.odds(game.decision.options[0].id) is None
    assert seat_game.sight("area:2A.B") == []
