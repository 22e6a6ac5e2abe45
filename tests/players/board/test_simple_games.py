"""The simple bot over whole games: legal, steady, honest, and far better than chance."""

from __future__ import annotations

import copy
import json
import random

import pytest

from eday.commands.grammar.parser import build_parser
from eday.kernel import Decision, Option
from eday.lab.board.selfplay import jobs, report, run
from eday.players import PLAYERS, USUAL, SeatGame, SimplePlayer
from tests.board.scene import Scene
from tests.players.board.table import BotTable
from tests.voices import ENGLISH

MANY = 3


@pytest.mark.parametrize("insane", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_game_comes_to_its_end(players: int, insane: bool) -> None:
    for seed in range(MANY):
        assert BotTable("simple", players, seed, insane=insane).play().outcome is not None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seed_plays_the_same_game(players: int) -> None:
    one, other = BotTable("simple", players, 77), BotTable("simple", players, 77)
    assert one.play().to_json() == other.play().to_json()
    assert one.chosen == other.chosen


def test_survives_several_times_as_long_as_chance_and_wins() -> None:
    turns = {"random": 0, "simple": 0}
    won = 0
    for bot in turns:
        for players in (1, 2, 3, 4):
            for seed in range(100, 105):
                game = BotTable(bot, players, seed).play()
                turns[bot] += game.turn
                won += game.outcome is not None and game.outcome.winner == "cog"
    assert turns["simple"] > 3 * turns["random"]
    assert won >= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_it_cannot_know_changes_nothing(players: int) -> None:
    """In a game with other hidden cards that looks the same to the seat it chooses the same."""
    rng = random.Random(players)
    table = BotTable("simple", players, 500 + players)
    compared = 0
    for number, seat in enumerate(table.decisions()):
        if number % 5:
            continue
        other = table.game.determinize(seat, rng)
        if json.dumps(other.view(seat)) != json.dumps(table.game.view(seat)):
            continue
        bot, twin = copy.deepcopy(table.bots[seat]), copy.deepcopy(table.bots[seat])
        notes = table.seats[seat].notes
        chosen = bot.choose(SeatGame(table.game, seat, dict(notes)))
        assert chosen == twin.choose(SeatGame(other, seat, dict(notes)))
        compared += 1
    assert compared > 10


class Strange:
    """A game that asks something nobody has heard of."""

    def __init__(self, scene: Scene) -> None:
        self.decision: Decision | None = Decision(0, "riddle", (Option("yes", "yes"), Option("no", "no")))
        self.view = scene.game.view
        self.components = scene.game.components
        self.brief = scene.game.brief


def test_an_unknown_question_gets_the_first_answer() -> None:
    assert SimplePlayer(1).choose(SeatGame(Strange(Scene()), 0)) == "yes"


def test_selfplay_lets_the_named_bot_play() -> None:
    games = 12
    by_chance, _ = run(jobs("emergence", (1, 4), games, 1))
    simple, seconds = run(jobs("emergence", (1, 4), games, 1, bots=("simple",)))
    assert not simple.errors
    assert report(simple, games, seconds)["finished"] == games
    assert simple.turns > 2 * by_chance.turns


@pytest.mark.parametrize("insane", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_finds_an_answer_in_any_mess(players: int, insane: bool) -> None:
    """A newcomer is asked in the middle of games played by chance."""
    for seed in range(MANY):
        table = BotTable("random", players, 900 + seed, insane=insane)
        for seat in table.decisions():
            decision = table.game.decision
            assert decision is not None
            assert decision.find(SimplePlayer(seed).choose(table.seats[seat])) is not None


def test_the_command_line_offers_every_bot() -> None:
    parser = build_parser(ENGLISH)
    for command, named in ((["selfplay"], lambda bot: (bot,)), (["play", "card"], lambda bot: bot)):
        for bot in PLAYERS:
            assert parser.parse_args([*command, "--bot", bot]).bot == named(bot)
        with pytest.raises(SystemExit):
            parser.parse_args([*command, "--bot", "nobody"])
    assert parser.parse_args(["selfplay"]).bot is None, "each game has a usual one"
    assert parser.parse_args(["play"]).bot == USUAL
