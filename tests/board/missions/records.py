"""Ways through a mission, and what must hold all along: it can be saved, copied, imagined and told."""

from __future__ import annotations

import random

import eday
from eday.board import BoardGame
from tests.board.scene import SQUAD, Scene
from tests.voices import BOARD

LOCUST_CHOICES = ("spawn", "locust_cover", "locust_move", "locust_target", "activate")


def begun(mission: str, seed: int, players: int = 2) -> BoardGame:
    """A game at its first turn, the first option taken all through the set-up."""
    game = eday.board.new(mission=mission, cogs=SQUAD[:players], seed=seed)
    while game.turn == 0:
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
    return game


def settle(s: Scene) -> None:
    """Make the Locusts' choices somehow."""
    while s.game.decision is not None and s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])


def stage(s: Scene) -> int:
    """The stage in force, from 1 on."""
    number: int = s.game.view(None)["mission"]["stage"]
    return number


def check_records(game: BoardGame) -> None:
    """A save and a clone go on just like the game, without touching it; an imagined game is asked the same."""
    decision = game.decision
    assert decision is not None
    text = game.to_json()
    loaded, copy = eday.load(text, trusted=True), game.clone()
    assert loaded.to_json() == text
    for other in (loaded, copy):
        assert other.decision is not None
        assert (other.decision.seat, other.decision.kind) == (decision.seat, decision.kind)
        assert [option.id for option in other.decision.options] == [option.id for option in decision.options]
        other.choose(decision.options[-1].id)
    assert loaded.to_json() == copy.to_json() != text
    assert game.to_json() == text
    for seat in range(game.seats):
        imagined = game.determinize(seat, random.Random(3)).decision
        assert imagined is not None
        assert (imagined.seat, imagined.kind) == (decision.seat, decision.kind)


def check_words(game: BoardGame) -> None:
    """All that happened and all that is asked can be put into words."""
    assert all(BOARD.event_line(event) for event in game.events_for(None))
    if game.decision is not None:
        assert BOARD.decision_prompt(game.decision)
        assert all(BOARD.option_label(option) for option in game.decision.options)


def play_at_random(game: BoardGame, seed: int, choices: int) -> None:
    """So many choices, or as many as the game has."""
    chance = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            return
        game.choose(chance.choice(game.decision.options).id)


def check_games(mission: str, seeds: range) -> None:
    """Random games, saved on the way: the record alone leads to the same state, and every event has its words."""
    for seed in seeds:
        game = eday.board.new(mission=mission, cogs=SQUAD[: 1 + seed % 4], seed=seed)
        for _ in range(3):
            play_at_random(game, seed, 40)
            assert eday.load(game.to_json()).to_json() == game.to_json()
            check_words(game)
