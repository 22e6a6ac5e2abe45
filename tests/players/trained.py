"""Crafts of both games with plain counts in place of a network, so that levels search whatever weights there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from eday.players import crafts
from eday.players.board.policy import BoardPolicy
from eday.players.card.policy import CardPolicy
from eday.players.card.value import PlainValue
from eday.players.search import Craft


class CardsInHand:
    """The more cards the COGs hold, the better for them."""

    def values(self, games: Sequence[Any]) -> list[float]:
        """The COGs' winning chance in each."""
        return [sum(game.brief(0).cards) / (6.0 * game.seats + 1.0) for game in games]


def plain_crafts(monkeypatch: pytest.MonkeyPatch, only_without_weights: bool = False) -> None:
    """Let all levels search by counting: always, or in games for which there are no weights."""
    quick = CardPolicy(PlainValue())
    board = Craft(BoardPolicy(), CardsInHand(), crafts.one_round, crafts.BOARD, versus=False)
    card = Craft(quick, PlainValue(), crafts.enemy_turn, crafts.CARD, versus=True)
    for game, craft in (("board", board), ("card", card), ("campaign", card)):
        if not only_without_weights or crafts.craft_of(game).refused:
            monkeypatch.setitem(crafts._CRAFTS, game, partial(_itself, craft))


def _itself(craft: Craft) -> Craft:
    return craft
