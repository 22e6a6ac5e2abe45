"""record() and replay(): how a game came about, and clear words when it cannot have come about so."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import eday
from eday.kernel import EdayError, ReplayError, SaveError
from eday.kernel.save import pack, unpack
from tests.board.properties.play import Setup, present, walk


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The record of a whole game."""
    *_, game = walk(Setup(2, 101))
    return game.record()


def edited(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A copy with other values."""
    return {**copy.deepcopy(record), **changes}


def test_a_record_names_rules_content_set_up_seed_and_choices(record: dict[str, Any]) -> None:
    assert set(record) == {"game", "rules", "content", "setup", "seed", "choices"}
    assert record["seed"] == 101
    assert all(len(choice) == 2 for choice in record["choices"])
    assert json.loads(json.dumps(record)) == record


def test_a_record_of_a_game_just_begun_has_no_choice() -> None:
    game = eday.board.new(seed=9)
    assert game.record()["choices"] == []
    assert present(eday.replay(game.record())) == present(game)


def test_a_record_is_a_copy() -> None:
    game = Setup(2, 102).new()
    game.record()["choices"].append([0, "x"])
    game.record()["setup"]["cogs"].clear()
    assert game.record()["choices"] == []
    assert len(game.record()["setup"]["cogs"]) == 2


@pytest.mark.parametrize("number", [0, 1, 10, 40])
def test_a_changed_choice_is_named_by_its_number(record: dict[str, Any], number: int) -> None:
    choices = copy.deepcopy(record["choices"])
    choices[number][1] = "nonsense"
    with pytest.raises(ReplayError) as refused:
        eday.replay(edited(record, choices=choices))
    assert refused.value.args_["number"] == number
    assert refused.value.args_["option"] == "nonsense"


@pytest.mark.parametrize("number", [0, 25])
def test_a_choice_of_the_wrong_seat_is_named_by_its_number(record: dict[str, Any], number: int) -> None:
    choices = copy.deepcopy(record["choices"])
    choices[number][0] += 1
    with pytest.raises(ReplayError) as refused:
        eday.replay(edited(record, choices=choices))
    assert refused.value.args_["number"] == number


def test_a_choice_too_many_is_named_by_its_number(record: dict[str, Any]) -> None:
    with pytest.raises(ReplayError) as refused:
        eday.replay(edited(record, choices=[*record["choices"], [0, "end"]]))
    assert refused.value.key == "replay-too-long"
    assert refused.value.args_["number"] == len(record["choices"])


def test_another_seed_does_not_replay(record: dict[str, Any]) -> None:
    with pytest.raises(ReplayError):
        eday.replay(edited(record, seed=record["seed"] + 1))


FOREIGN = [None, 7, "text", [], ["game", "board"], {}, {"game": "card"}, {"game": None}, {"game": ["board"]}]


@pytest.mark.parametrize("data", FOREIGN)
def test_foreign_data_is_no_record(data: Any) -> None:
    with pytest.raises(ReplayError) as refused:
        eday.replay(data)
    assert refused.value.key == "replay-foreign"


@pytest.mark.parametrize("choices", [None, 7, "text", {}, [1], [[0]], [[0, "end", 1]], ["ab"], [["x", "end"]], [None]])
def test_choices_must_be_pairs_of_seat_and_option(record: dict[str, Any], choices: Any) -> None:
    with pytest.raises(ReplayError) as refused:
        eday.replay(edited(record, choices=choices))
    assert refused.value.key == "replay-foreign"


@pytest.mark.parametrize("rules", ["board-0", "", None, 1])
def test_a_record_of_other_rules_is_refused(record: dict[str, Any], rules: Any) -> None:
    with pytest.raises((ReplayError, SaveError)) as refused:
        eday.replay(edited(record, rules=rules))
    assert "other-rules" in refused.value.key


def test_a_record_of_other_content_is_refused(record: dict[str, Any]) -> None:
    patch = {"cogs": {"marcus_fenix": {"defense": 3}}}
    for change in ({"hash": "0" * 64}, {"patch": patch}):
        with pytest.raises((ReplayError, SaveError)) as refused:
            eday.replay(edited(record, content={**record["content"], **change}))
        assert "other-content" in refused.value.key


MISSING = ["rules", "content", "setup", "seed", "choices"]


@pytest.mark.parametrize("field", MISSING)
@pytest.mark.parametrize("value", ["missing", None, 1.5, "x", [], {}, [[]], {"x": 1}])
def test_a_damaged_record_is_refused_in_words(record: dict[str, Any], field: str, value: Any) -> None:
    damaged = edited(record)
    if value == "missing":
        del damaged[field]
    else:
        damaged[field] = value
    if (field, value) == ("choices", []):
        assert eday.replay(damaged).record()["choices"] == []
        return
    with pytest.raises(EdayError) as refused:
        eday.replay(damaged)
    assert str(refused.value)


SETUPS = [
    {"mission": "nowhere"},
    {"mission": None},
    {"mission": ["emergence"]},
    {"cogs": []},
    {"cogs": ["nobody"]},
    {"cogs": "marcus_fenix"},
    {"cogs": ["marcus_fenix"] * 2},
    {"cogs": [["marcus_fenix"]]},
    {"insane": "yes"},
    {"horde": "mild"},
    {"horde": ["normal"]},
    {"horde": {}},
]


@pytest.mark.parametrize("change", SETUPS, ids=str)
def test_a_record_of_an_impossible_set_up_is_refused_in_words(record: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(EdayError) as refused:
        eday.replay(edited(record, setup={**record["setup"], **change}))
    assert str(refused.value)


def test_a_longer_prefix_leads_further(record: dict[str, Any]) -> None:
    for length in range(0, len(record["choices"]), 9):
        game = eday.replay(edited(record, choices=record["choices"][:length]))
        assert game.decision is not None
        assert game.decision.seat == record["choices"][length][0]
        assert game.decision.find(record["choices"][length][1]) is not None


@pytest.mark.parametrize("make", [eday.board.new, eday.card.new, eday.card.campaign])
def test_a_save_of_other_rules_is_refused_in_words(make: Any) -> None:
    game = make(seed=7)
    saved = pack({**unpack(game.to_json()), "rules": "made-up-0"})
    for trusted in (False, True):
        with pytest.raises(SaveError, match="made-up-0") as refused:
            eday.load(saved, trusted=trusted)
        assert refused.value.key == "save-other-rules"
