"""Total: from every position there is a real choice or the game is over, and every game ends."""

from __future__ import annotations

import pytest

from eday.kernel import IllegalChoice
from tests.board.properties.play import Setup, setups, walk


@pytest.mark.parametrize("setup", setups(15, first=8000), ids=str)
def test_there_is_a_choice_until_the_game_is_over(setup: Setup) -> None:
    for game in walk(setup):
        decision = game.decision
        if decision is None:
            continue
        ids = [option.id for option in decision.options]
        assert game.outcome is None
        assert len(ids) >= 2
        assert len(set(ids)) == len(ids)
        assert game._table.eliminated[decision.seat] is False
    assert game.outcome is not None
    assert game.outcome.winner in ("cog", "locust")


@pytest.mark.parametrize("setup", setups(4, first=8500), ids=str)
def test_the_name_of_an_option_is_made_of_its_kind_and_refs(setup: Setup) -> None:
    for game in walk(setup):
        for option in game.decision.options if game.decision else ():
            assert option.id == option.kind or option.id.startswith(f"{option.kind}:")
            assert all(":" in ref for ref in option.refs)


@pytest.mark.parametrize("setup", setups(1, first=9000), ids=str)
def test_a_finished_game_takes_no_choice(setup: Setup) -> None:
    *_, game = walk(setup)
    before = game.to_json()
    for option in ("end", "pass", "stay", ""):
        with pytest.raises(IllegalChoice):
            game.choose(option)
    assert game.to_json() == before
