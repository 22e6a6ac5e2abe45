"""A save edited by hand, its checksum made good: it is refused with a SaveError, or it is a sound game."""

from __future__ import annotations

import copy
import functools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import eday
from eday.board.table import BoardTable
from eday.kernel import SaveError
from eday.kernel.fields import fields
from eday.kernel.save import pack, unpack
from tests.board.properties.conservation import check
from tests.board.properties.play import Setup, play_on, viewers, walk

VALUES: list[Any] = [None, -1, 1, 99, 10**9, 1.5, "x", "", [], {}, [[]], [None], True]
KINDS = ("move", "activate", "guard", "dodge", "wound")

HEAD = ("rules", "content", "setup", "seed", "choices", "imagined", "state")


FIELDS = sorted([*fields(BoardTable), "enemies", "outcome", "stack"])


@functools.cache
def saves() -> list[dict[str, Any]]:
    """Data of saves in the middle of several kinds of decision."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(100, 120):
        for game in walk(Setup(3, seed)):
            kind = game.decision.kind if game.decision else ""
            if kind in KINDS and game._table.turn > 1:
                found.setdefault(kind, unpack(game.to_json()))
    return [found[kind] for kind in KINDS]


def try_out(data: dict[str, Any]) -> bool:
    """Load and play on a little; whether it could be loaded."""
    try:
        game = eday.load(pack(data))
    except SaveError:
        return False
    check(game)
    for seat in viewers(game):
        game.view(seat)
        game.events_for(seat)
    play_on(game, random.Random(1), 3)
    game.to_json()
    return True


def edits(value: Any) -> Iterator[Any]:
    """Other values for one place, and the same done to places inside it."""
    for other in VALUES:
        if other != value or type(other) is not type(value):
            yield other
    if isinstance(value, list) and value:
        yield value[:-1]
        yield [*value, value[-1]]
        for at in sorted({0, len(value) // 2, len(value) - 1}):
            for other in edits(value[at]):
                yield [*value[:at], other, *value[at + 1 :]]


def test_an_unchanged_save_can_be_loaded() -> None:
    assert sorted(saves()[0]["state"]) == FIELDS
    assert all(try_out(copy.deepcopy(data)) for data in saves())


@pytest.mark.parametrize("field", FIELDS)
def test_an_edited_state_is_refused_or_sound(field: str) -> None:
    for data in saves()[: None if field == "stack" else 1]:
        for value in edits(data["state"][field]):
            try_out({**data, "state": {**data["state"], field: value}})


@pytest.mark.parametrize("field", HEAD)
def test_an_edited_head_is_refused_or_sound(field: str) -> None:
    data = saves()[0]
    for value in VALUES if field == "state" else edits(data[field]):
        try_out({**data, field: value})


@pytest.mark.parametrize("field", ["mission", "cogs", "insane", "horde"])
def test_an_edited_set_up_is_refused_or_sound(field: str) -> None:
    data = saves()[0]
    others = ["china_shop", ["marcus_fenix"], ["marcus_fenix", "marcus_fenix", "damon_baird"], "insane"]
    for value in [*edits(data["setup"][field]), *others]:
        try_out({**data, "setup": {**data["setup"], field: value}})


@pytest.mark.parametrize("field", FIELDS)
def test_a_state_with_a_field_left_out_is_refused(field: str) -> None:
    data = saves()[0]
    state = {name: value for name, value in data["state"].items() if name != field}
    assert not try_out({**data, "state": state})


@pytest.mark.parametrize("field", HEAD)
def test_a_save_with_a_part_left_out_is_refused(field: str) -> None:
    assert not try_out({name: value for name, value in saves()[0].items() if name != field})


def test_a_record_that_does_not_lead_to_the_state_is_refused_or_sound() -> None:
    data = saves()[0]
    choices = data["choices"]
    for others in (choices[:-1], choices[1:], [*choices, choices[-1]], [[0, "nonsense"]]):
        try_out({**data, "choices": others})
    try_out({**data, "seed": data["seed"] + 1})


STACKS: list[list[Any]] = [[], [["turns", "begin"]] * 3, [["no such rule"]], [["turns"]], [["attack"]], ["turns"]]


@pytest.mark.parametrize("frames", STACKS, ids=str)
def test_other_frames_are_refused_or_sound(frames: list[Any]) -> None:
    data = saves()[0]
    try_out({**data, "state": {**data["state"], "stack": frames}})
