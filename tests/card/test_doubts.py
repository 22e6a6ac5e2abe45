"""Before the last card of a deck is drawn, that is asked about."""

from __future__ import annotations

import pytest

from eday.card.box import COG
from tests.card.scene import Scene
from tests.voices import CARD


def asked(s: Scene) -> dict[str, str]:
    """What is asked before some options."""
    return {option: CARD.reason_line(doubt) for option, doubt in s.game.doubts().items()}


@pytest.mark.parametrize(("left", "warned"), [(1, True), (2, False)])
def test_drawing_the_last_card_is_asked_about(left: int, warned: bool) -> None:
    s = Scene()
    s.hand(COG, "cog-private")
    s.deck_size(COG, left)
    s.at_deployment()
    loses = "Nothing is left in your deck then, and whoever has an empty deck loses. Draw?"
    assert asked(s) == ({"draw": loses} if warned else {})


def test_only_numbers_that_empty_the_deck_are_asked_about() -> None:
    s = Scene()
    s.hand(COG, "cog-scout", "cog-private", "cog-private")
    s.deck_size(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-scout")
    assert list(asked(s)) == ["draw:2"]
