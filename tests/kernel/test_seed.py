"""Seeds: 0 to 2^63 - 1, as a number or in digits, in new games, records and saves alike."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import eday
from eday.kernel import SaveError, SetupError
from eday.kernel.save import pack, unpack

LAST = (1 << 63) - 1
GOOD = [0, 7, (1 << 53) + 1, LAST]
WRONG = [-1, LAST + 1, 1 << 64, 10**40, 10**5000]
NO_SEEDS = ["", "-1", "seven", "7.0", " 7", "\u0667", str(LAST + 1), "9" * 5000, 7.0, True, None, [7], {"seed": 7}]
MAKERS: dict[str, Callable[[Any], Any]] = {
    "board": lambda seed: eday.board.new(seed=seed),
    "card": lambda seed: eday.card.new(seed=seed),
    "campaign": lambda seed: eday.card.campaign(seed=seed),
}
every_game = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


def shown(value: object) -> str:
    return repr(value)[:30] if not isinstance(value, int) or value < 1 << 200 else "huge"


@every_game
@pytest.mark.parametrize("seed", GOOD)
def test_a_seed_survives_saving_and_replay(make: Callable[[Any], Any], seed: int) -> None:
    game = make(seed)
    assert eday.load(game.to_json()).to_json() == game.to_json()
    assert eday.replay(game.record()).to_json() == game.to_json()


@every_game
@pytest.mark.parametrize("seed", [*WRONG, "7", 7.0, True, None], ids=shown)
def test_a_new_game_refuses_what_is_no_seed(make: Callable[[Any], Any], seed: Any) -> None:
    with pytest.raises(SetupError) as refused:
        make(seed)
    assert refused.value.key == "setup-seed"
    assert f"0 to {LAST}" in str(refused.value)
    assert len(str(refused.value)) < 160


@every_game
@pytest.mark.parametrize("seed", GOOD)
def test_a_record_and_a_save_may_tell_the_seed_in_digits(make: Callable[[Any], Any], seed: int) -> None:
    game = make(seed)
    record = json.loads(json.dumps({**game.record(), "seed": str(seed)}))
    assert eday.replay(record).to_json() == game.to_json()
    save = pack({**unpack(game.to_json()), "seed": str(seed)})
    assert eday.load(save).to_json() == game.to_json()


@every_game
@pytest.mark.parametrize("seed", [*WRONG[:-1], *NO_SEEDS], ids=shown)
def test_a_wrong_seed_in_a_file_is_named(make: Callable[[Any], Any], seed: Any) -> None:
    game = make(7)
    with pytest.raises(SaveError) as refused:
        eday.replay({**game.record(), "seed": seed})
    assert refused.value.key == "save-seed"
    assert f"0 to {LAST}" in str(refused.value)
    assert len(str(refused.value)) < 220
    if not isinstance(seed, int):
        with pytest.raises(SaveError) as refused:
            eday.load(pack({**unpack(game.to_json()), "seed": seed}))
        assert refused.value.key == "save-seed"


@every_game
def test_a_file_without_a_seed_says_so(make: Callable[[Any], Any]) -> None:
    game = make(7)
    record = game.record()
    del record["seed"]
    with pytest.raises(SaveError) as refused:
        eday.replay(record)
    assert refused.value.key == "save-no-seed"
    assert "no seed" in str(refused.value)


def test_the_games_of_a_campaign_have_seeds_of_their_own_that_replay() -> None:
    for seed in range(8):
        game = eday.card.campaign(seed=seed).game
        assert game is not None
        assert 0 <= game.record()["seed"] <= LAST
        assert eday.replay(game.record()).to_json() == game.to_json()
