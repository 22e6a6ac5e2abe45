"""Total: from every position there is a choice or the game is over, and every game ends."""

from __future__ import annotations

import pytest

from eday.kernel import IllegalChoice
from tests.card.properties.play import Setup, setups, walk


@pytest.mark.rule("CG-DEPLOY-17")
@pytest.mark.parametrize("setup", setups(4), ids=str)
def test_there_is_a_choice_until_the_game_is_over(setup: Setup) -> None:
    for game in walk(setup):
        decision = game.decision
        if decision is None:
            continue
        ids = [option.id for option in decision.options]
        assert game.outcome is None
        assert len(ids) >= (1 if decision.always else 2)
        assert len(set(ids)) == len(ids)
    assert game.outcome is not None
    assert game.outcome.winner in ("cog", "locust")
    assert game.outcome.reason in ("deck_out", "card", "turn_limit")
    assert 1 <= game.turn <= 200


@pytest.mark.parametrize("setup", setups(1, first=500), ids=str)
def test_the_name_of_an_option_is_made_of_its_kind_and_refs(setup: Setup) -> None:
    for game in walk(setup):
        for option in game.decision.options if game.decision else ():
            assert option.id == option.kind or option.id.startswith(f"{option.kind}:")
            assert all(ref.startswith(("card:", "row:")) for ref in option.refs)


@pytest.mark.parametrize("setup", setups(1, first=600)[:4], ids=str)
def test_a_finished_game_takes_no_choice(setup: Setup) -> None:
    *_, game = walk(setup)
    before = game.to_json()
    for option in ("end", "pass", "draw", ""):
        with pytest.raises(IllegalChoice):
            game.choose(option)
    assert game.to_json() == before
