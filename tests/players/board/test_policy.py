"""The base policy: what searchers rely on."""

from __future__ import annotations

import json
import random

import pytest

from eday import board
from eday.players import SeatGame
from eday.players.board.policy import BoardPolicy
from eday.players.board.reasons import DOING, KINDS, MOST, reasons
from eday.text import speaker
from tests.players.board.table import SQUAD
from tests.text.scan import messages

POLICY = BoardPolicy()


def played(mission: str, players: int, seed: int) -> list[board.BoardGame]:
    """The positions of a game, up to a length that says enough."""
    game = board.new(mission, SQUAD[:players], seed)
    found = []
    for _ in range(150):
        if game.decision is None:
            break
        found.append(game.clone())
        game.choose(POLICY.choose(game, game.decision))
    return found


GAMES = [("emergence", 1), ("emergence", 4), ("china_shop", 2), ("belly_of_the_beast", 3), ("roadblocks", 2),
         ("scattered", 2), ("hive", 2), ("horde_mode", 2)]  # fmt: skip


@pytest.mark.parametrize(("mission", "players"), GAMES)
def test_the_best_ranked_is_the_chosen_one(mission: str, players: int) -> None:
    for game in played(mission, players, 11):
        decision = game.decision
        assert decision is not None
        ranked = POLICY.ranked(game, decision)
        assert ranked
        assert ranked[0][1].id == POLICY.choose(game, decision)
        assert [score for score, _ in ranked] == sorted([score for score, _ in ranked], reverse=True)
        assert len({option.id for _, option in ranked}) == len(ranked)
        assert all(decision.find(option.id) is option for _, option in ranked)


@pytest.mark.parametrize("mission", ["emergence", "hive"])
def test_a_seat_and_an_imagined_game_are_answered_alike(mission: str) -> None:
    rng = random.Random(3)
    compared = 0
    for game in played(mission, 2, 12):
        decision = game.decision
        assert decision is not None
        imagined = game.determinize(decision.seat, rng)
        if imagined.decision is None or json.dumps(imagined.decision.to_dict()) != json.dumps(decision.to_dict()):
            continue
        chosen = POLICY.choose(imagined, imagined.decision)
        assert chosen == POLICY.choose(SeatGame(game, decision.seat), decision)
        compared += 1
    assert compared > 50


@pytest.mark.parametrize(("mission", "players"), GAMES)
def test_what_is_known_of_an_option_has_words(mission: str, players: int) -> None:
    voice = speaker("en")
    told = 0
    for game in played(mission, players, 14)[::3]:
        decision = game.decision
        assert decision is not None
        for option in decision.options:
            found = reasons(game, decision, option)
            assert len(found) <= MOST
            told += len(found)
            for why in found:
                assert "\u00ab" not in voice.say(why.key, **why.args)
    assert told


def test_no_reason_is_without_words() -> None:
    keys = {*KINDS.values(), *DOING.values()}
    assert keys <= set(messages("advice"))


def test_searchers_are_not_offered_to_throw_weapons_away() -> None:
    orders = [game for game in played("emergence", 2, 13) if game.decision and game.decision.kind == "order"]
    assert orders
    for game in orders:
        decision = game.decision
        assert decision is not None
        assert any(option.kind == "drop" for option in decision.options)
        ranked = POLICY.ranked(game, decision)
        assert not any(option.kind == "drop" for _, option in ranked)
        assert sum(option.kind == "play_move" for _, option in ranked) <= 2, "any card does for a plain move"
