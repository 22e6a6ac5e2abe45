"""The list of bots: whoever is named in it can sit down and play the games it names."""

from __future__ import annotations

from typing import Any

import pytest

from eday import board, card
from eday.kernel import EdayError
from eday.players import PLAYERS, QUICK, USUAL, SeatGame, bot_for, bots_for, think

MAKERS: dict[str, Any] = {"board": board.new, "card": card.new, "campaign": card.campaign}
FEW = 12


@pytest.mark.parametrize(("bot", "game"), [(bot.name, game) for bot in PLAYERS.values() for game in bot.games])
def test_every_bot_plays_the_games_it_says(bot: str, game: str) -> None:
    playing = MAKERS[game](seed=3)
    for number in range(FEW):
        decision = playing.decision
        chosen = think(SeatGame(playing, decision.seat), bot, 1.0, number)
        assert decision.find(chosen) is not None
        playing.choose(chosen)


@pytest.mark.parametrize("game", MAKERS)
def test_the_usual_bot_comes_first(game: str) -> None:
    assert bots_for(game)[0] == bot_for(game, None) == USUAL
    assert len(set(bots_for(game))) == len(bots_for(game))


def test_who_sits_at_a_table_thinks_and_who_plays_thousands_of_games_does_not() -> None:
    assert PLAYERS[USUAL].seconds > 0
    assert not PLAYERS[QUICK].seconds


@pytest.mark.parametrize(("game", "bot"), [("board", "nobody"), ("card", ""), ("chess", USUAL)])
def test_an_unknown_bot_is_refused_with_the_names_of_the_others(game: str, bot: str) -> None:
    with pytest.raises(EdayError) as refused:
        bot_for(game, bot)
    for known in bots_for(game):
        assert known in str(refused.value)


def test_nobody_thinks_for_an_unknown_bot() -> None:
    game = board.new(seed=1)
    assert game.decision is not None
    with pytest.raises(EdayError, match="nobody"):
        think(SeatGame(game, game.decision.seat), "nobody", 1.0, 1)
