"""The brief says the same as the view, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday import card
from eday.card import UnitBrief
from eday.card.box import COG, LOCUST
from tests.compared import shown_to


@pytest.mark.parametrize("chapter", ["tutorial", *range(1, 16)])
def test_the_brief_agrees_with_the_view(chapter: int | str) -> None:
    game = card.new(chapter, 11, previous_winner=None if chapter in ("tutorial", 1) else "locust")
    rng = random.Random(11)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options).id)
        for seat in (COG, LOCUST):
            agree(game, seat)


def agree(game: card.CardGame, seat: int) -> None:
    brief, view = game.brief(seat), shown_to(game, seat)
    sides = view["sides"]
    assert brief.seat == seat
    assert brief.winner == (("cog", "locust").index(view["outcome"]["winner"]) if view["outcome"] else -1)
    assert list(brief.decks) == [side["deck"] for side in sides]
    assert list(brief.cards) == [side["cards"] for side in sides]
    assert list(brief.hand) == [ref.removeprefix("card:").partition("#")[0] for ref in sides[seat]["hand"]]
    for side in (COG, LOCUST):
        reserve = [(False, unit) for unit in sides[side]["reserve"]]
        places = [place for place in view["row"] if place and place["unit"] and place["side"] == sides[side]["side"]]
        seen = [*reserve, *[(True, place["unit"]) for place in places]]
        assert list(brief.units[side]) == [shown(cover, unit) for cover, unit in seen]


def shown(in_cover: bool, unit: dict[str, Any]) -> UnitBrief:
    """A unit of a view as a brief has it."""
    barred = "no_cover" in unit["keywords"]
    return UnitBrief(in_cover, unit["attack"], unit["defense"], unit["suppressed"], unit["enemy_cover"], barred)
