"""Saved games as text: whatever is not exactly what was written is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import eday
from eday.kernel import SaveError
from eday.kernel.save import pack, unpack

DATA: dict[str, Any] = {
    "game": "board",
    "big": (1 << 64) - 1,
    "text": 'a "quote", a }{ and a ü',
    "list": [[1, []], None, True],
}


@pytest.fixture(scope="module")
def saved() -> str:
    """A real save."""
    game = eday.board.new(seed=3)
    for _ in range(20):
        assert game.decision is not None
        game.choose(game.decision.options[-1].id)
    return game.to_json()


def test_what_was_packed_is_unpacked() -> None:
    assert unpack(pack(DATA)) == DATA


def test_a_save_is_json() -> None:
    assert json.loads(pack(DATA))["save"] == DATA


def test_white_space_around_a_save_does_not_matter() -> None:
    assert unpack(f"\n {pack(DATA)}\n\n") == DATA


def test_equal_data_gives_equal_text() -> None:
    assert pack(DATA) == pack(dict(DATA))


def test_a_truncated_save_is_refused(saved: str) -> None:
    for length in range(0, len(saved), 10):
        with pytest.raises(SaveError):
            unpack(saved[:length])
    for cut in (1, 2, 3):
        with pytest.raises(SaveError):
            unpack(saved[:-cut])
        with pytest.raises(SaveError):
            unpack(saved[cut:])


def test_a_save_with_one_character_changed_is_refused(saved: str) -> None:
    for at in range(0, len(saved), 10):
        other = "7" if saved[at] != "7" else "8"
        with pytest.raises(SaveError):
            unpack(saved[:at] + other + saved[at + 1 :])


def test_a_save_with_something_left_out_or_put_in_is_refused(saved: str) -> None:
    for at in range(1, len(saved) - 1, 97):
        with pytest.raises(SaveError):
            unpack(saved[:at] + saved[at + 1 :])
        with pytest.raises(SaveError):
            unpack(saved[:at] + "0" + saved[at:])


FOREIGN = [
    "",
    " ",
    "{}",
    "[]",
    "null",
    "7",
    "not a save",
    '{"eday":""}',
    '{"eday":"","save":}',
    '{"eday":"","save":{}}',
    '{"eday":1,"save":{}}',
    '{"save":{},"eday":"x"}',
    "\x00\x01\x02",
    "ünïcödé \U0001f480",
    '{"eday":"\ud800","save":{}}',
    '{"eday":"x","save":"\ud800"}',
    pack(DATA) + "x",
    pack(DATA) + pack(DATA),
    pack([1, 2]),
]


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        unpack(text)


@pytest.mark.parametrize("thing", [None, 7, b"{}", ["x"], {"eday": "x"}, 1.5, object()])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises(SaveError):
        unpack(thing)
    with pytest.raises(SaveError):
        eday.load(thing)


@pytest.mark.parametrize("game", ["card", "", None, 7, ["board"]])
def test_a_save_of_another_game_is_refused(game: Any) -> None:
    with pytest.raises(SaveError):
        eday.load(pack({**DATA, "game": game}))


def test_a_save_that_only_claims_to_be_a_game_is_refused() -> None:
    with pytest.raises(SaveError):
        eday.load(pack({"game": "board"}))
    with pytest.raises(SaveError):
        eday.load(pack(DATA))


def test_a_state_in_an_older_form_is_reached_by_its_choices(saved: str) -> None:
    data = unpack(saved)
    older = {**data, "state": {"nobody": "reads this"}}
    del older["format"]
    assert eday.load(pack(older)).to_json() == saved
    with pytest.raises(SaveError):
        eday.load(pack({**older, "choices": [[0, "no such option"]]}))
    with pytest.raises(SaveError):
        eday.load(pack({**older, "imagined": True}))
