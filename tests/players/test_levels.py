"""The levels: each plays every game, is the same for a seed, slips or searches as it should, and can be stopped."""

from __future__ import annotations

from typing import Any

import pytest

from eday import board, card
from eday.kernel import Decision, EdayError, Option
from eday.players import PLAYERS, RandomPlayer, SeatGame, crafts, handicap, levels, think
from eday.players.levels import SLIPS, Recruit, Searcher
from eday.players.search import Craft
from eday.players.seat_view import ImaginedGame
from tests.players.toy import ASKED, FirstPolicy, Toy, ToyValue
from tests.players.trained import plain_crafts
from tests.text.scan import messages

LEVELS = ("recruit", "soldier", "veteran")
GAMES: dict[str, Any] = {"board": board.new, "card": card.new, "campaign": card.campaign}
FEW = dict.fromkeys(GAMES, 13)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that search by counting, and not for long."""
    plain_crafts(monkeypatch)
    monkeypatch.setattr(levels, "SOLDIER", {**FEW, "card": 0, "campaign": 0})
    monkeypatch.setattr(levels, "VETERAN", FEW)


def toy_game(monkeypatch: pytest.MonkeyPatch, refused: EdayError | None = None) -> ToyValue:
    """Let the levels play the toy by its own craft; the value that is asked."""
    value = ToyValue()
    craft = Craft(FirstPolicy(), value, lambda game, decision: game.turn + 2, frozenset({ASKED}), False, None, refused)
    monkeypatch.setitem(crafts._CRAFTS, "board", lambda: craft)
    return value


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str, game: str) -> None:
    def chosen(seed: int) -> list[str]:
        playing = GAMES[game](seed=4)
        bots = [PLAYERS[level](seed + seat) for seat in range(playing.seats)]
        found: list[str] = []
        for _ in range(30):
            seat = playing.decision.seat
            found.append(bots[seat].choose(SeatGame(playing, seat)))
            assert playing.decision.find(found[-1]) is not None
            playing.choose(found[-1])
        return found

    assert chosen(1) == chosen(1)


def test_a_recruit_slips_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game(monkeypatch)
    chosen = [Recruit(seed).choose(SeatGame(Toy(dict.fromkeys("abcdef", 0.0)), 0)) for seed in range(400)]
    assert set(chosen) == {"a", "b", "c"}
    assert 0.6 * SLIPS < 1 - chosen.count("a") / 400 < 1.4 * SLIPS


def test_a_slip_needs_another_option(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game(monkeypatch)
    assert {Recruit(seed).choose(SeatGame(Toy({"a": 0.0}), 0)) for seed in range(40)} == {"a"}


@pytest.mark.parametrize("level", ["soldier", "veteran"])
def test_who_searches_finds_the_better_option(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game(monkeypatch)
    assert PLAYERS[level](1).choose(SeatGame(Toy({"a": 0.0, "b": 0.2}), 0)) == "b"


def test_a_veteran_looks_longer_than_a_soldier() -> None:
    assert all(levels.VETERAN[game] >= levels.SOLDIER[game] for game in GAMES)
    assert levels.VETERAN["board"] == 4 * levels.SOLDIER["board"] == 240
    assert levels.VETERAN["card"] > levels.SOLDIER["card"] == 0
    assert (PLAYERS["soldier"].seconds, PLAYERS["veteran"].seconds) == (0.3, 2.0)


@pytest.mark.parametrize("level", ["soldier", "veteran"])
def test_time_is_counted_at_the_table_only(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the clock runs fast, the table gets what was found in time; self-play gets every roll-out."""
    now = 0.0

    def hurried() -> float:
        nonlocal now
        now += PLAYERS[level].seconds / 9
        return now

    monkeypatch.setattr("eday.players.thinking.time.monotonic", hurried)
    value = toy_game(monkeypatch)
    toy = Toy({"a": 0.0, "b": 0.2})
    assert think(SeatGame(toy, 0), level, 60.0, 1) == "b"
    assert sum(value.batches) == 8
    value.batches.clear()
    assert PLAYERS[level](1).choose(SeatGame(toy, 0)) == "b"
    assert sum(value.batches) == {"soldier": levels.SOLDIER, "veteran": levels.VETERAN}[level]["board"]


@pytest.mark.parametrize("level", ["soldier", "veteran"])
def test_roll_outs_can_be_bounded_from_above(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    value = toy_game(monkeypatch)
    for most, taken in ((10, 10), (100_000, {"soldier": levels.SOLDIER, "veteran": levels.VETERAN}[level]["board"])):
        value.batches.clear()
        PLAYERS[level](1, most=most).choose(SeatGame(Toy({"a": 0.0, "b": 0.2}), 0))
        assert sum(value.batches) == taken


@pytest.mark.parametrize("budget", [0.0, -1.0])
@pytest.mark.parametrize("level", LEVELS)
def test_without_time_the_policy_decides(level: str, budget: float, monkeypatch: pytest.MonkeyPatch) -> None:
    value = toy_game(monkeypatch)
    toy = Toy({"a": 0.0, "b": 0.2})
    assert think(SeatGame(toy, 0), level, budget, 1) in ("a", "b" if level == "recruit" else "a")
    assert (value.batches, toy.played) == ([], [])


@pytest.mark.parametrize(("budget", "thorough"), [(2.0, True), (0.1, False)])
def test_who_has_little_time_does_not_think_long_about_what_to_try(
    budget: float, thorough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    class Thorough(FirstPolicy):
        def ranked(self, game: ImaginedGame, decision: Decision) -> list[tuple[float, Option]]:
            asked.append(1)
            return super().ranked(game, decision)

    value, quick = ToyValue(), FirstPolicy()
    craft = Craft(
        quick, value, lambda game, decision: game.turn + 2, frozenset({ASKED}), False, Thorough(), light=quick
    )
    monkeypatch.setitem(crafts._CRAFTS, "board", lambda: craft)
    assert think(SeatGame(Toy({"a": 0.0, "b": 0.2}), 0), "veteran", budget, 1) == "b"
    assert bool(asked) == thorough
    assert value.batches, "but it does think"


def test_a_thought_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game(monkeypatch)
    toy = Toy({"a": 0.0, "b": 0.2})
    assert think(SeatGame(toy, 0), "veteran", 60.0, 1, cancelled=lambda: True) == "a"
    assert toy.played == []


def test_without_weights_the_policy_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = EdayError("weights-missing", file="board.npz")
    value = toy_game(monkeypatch, refused)
    assert handicap("board", "veteran") is handicap("board", "soldier") is refused
    assert handicap("board", "simple") is handicap("board", "recruit") is None
    assert PLAYERS["veteran"](1).choose(SeatGame(Toy({"a": 0.0, "b": 0.2}), 0)) == "a"
    assert value.batches == []


def test_a_single_option_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game(monkeypatch)
    toy = Toy({"a": 0.0})
    assert Searcher(FEW).choose(SeatGame(toy, 0)) == "a"
    assert toy.imagined == 0


def test_the_last_search_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game(monkeypatch)
    player = Searcher(FEW)
    assert player.finding is None
    player.choose(SeatGame(Toy({"a": 0.0, "b": 0.2}), 0))
    assert player.finding is not None
    told = [player.finding.chance(one) for one in player.finding.candidates]
    assert told == pytest.approx([0.5, 0.7])


# ---------------------------------------------------------------------- how far each game is looked ahead


def test_on_the_board_everybody_has_a_turn() -> None:
    game = board.new(cogs=("marcus_fenix", "dominic_santiago", "augustus_cole"), seed=2)
    while game.turn < 2:
        assert game.decision is not None
        game.choose(PLAYERS["simple"](1).choose(SeatGame(game, game.decision.seat)))
    assert game.decision is not None
    assert crafts.one_round(imagined(game), game.decision) == game.turn + 3


def test_at_cards_the_enemy_has_his_turn() -> None:
    game = card.new(chapter=1, seed=3)
    seen: set[tuple[bool, int]] = set()
    while game.decision is not None and len(seen) < 2:
        own = game.view(None)["active"] == game.decision.seat
        seen.add((own, crafts.enemy_turn(imagined(game), game.decision) - game.turn))
        game.choose(PLAYERS["simple"](1).choose(SeatGame(game, game.decision.seat)))
    assert seen == {(True, 2), (False, 1)}


def imagined(game: Any) -> ImaginedGame:
    found: ImaginedGame = game
    return found


@pytest.mark.parametrize(("kinds", "catalogue"), [(crafts.BOARD, "decisions"), (crafts.CARD, "card_decisions")])
def test_only_decisions_that_there_are_can_be_searched(kinds: frozenset[str], catalogue: str) -> None:
    known = {key.rpartition("decision-")[2] for key in messages(catalogue)}
    assert kinds <= known


@pytest.mark.usefixtures("quick")
def test_every_level_takes_reinforcements() -> None:
    campaign = card.campaign(4, best_of=1)
    by_chance = RandomPlayer(4)
    while campaign.decision is not None and campaign.decision.kind != "reinforce":
        campaign.choose(by_chance.choose(campaign.decision))
    assert campaign.decision is not None
    for level in LEVELS:
        chosen = think(SeatGame(campaign, campaign.decision.seat), level, 60.0, 1)
        assert campaign.decision.find(chosen) is not None
