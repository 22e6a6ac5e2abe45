"""Fields are declared once: what a table or frame forgets to declare is noticed here, not in a lost game."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.board.table import BoardFrame, BoardTable
from eday.card.campaign.frames import CampaignFrame
from eday.card.campaign.table import CampaignTable
from eday.card.table import CardFrame, CardTable
from eday.kernel import Frame, Table
from eday.kernel.fields import copied, declared, fields
from eday.kernel.table import frames_of

SOURCE = Path(eday.__file__).parent
BASES: dict[str, type[Frame[Any]]] = {"board": BoardFrame, "card": CardFrame, "campaign": CampaignFrame}
FRAMES = [(game, frame) for game, base in BASES.items() for frame in frames_of(base).values()]
BY_HAND = {"stack", "log", "game"}
"""Copied and saved by the tables themselves."""


def slots(owner: type) -> set[str]:
    return {name for base in owner.__mro__ for name in base.__dict__.get("__slots__", ())}


@pytest.mark.skipif(eday.is_compiled(), reason="a compiled class has no slots to list, and fields of fixed types")
@pytest.mark.parametrize("table", [BoardTable, CardTable, CampaignTable], ids=lambda table: table.__name__)
def test_every_slot_of_a_table_is_declared(table: type[Table]) -> None:
    assert slots(table) - BY_HAND == {*fields(table), *declared(table, "SHARED")}
    assert len(fields(table)) == len(set(fields(table)))


@pytest.mark.skipif(eday.is_compiled(), reason="a compiled class has no slots to list, and fields of fixed types")
@pytest.mark.parametrize(("game", "frame"), FRAMES, ids=lambda value: getattr(value, "NAME", value))
def test_a_frame_begins_with_all_its_fields_and_is_copied_with_them(game: str, frame: type[Frame[Any]]) -> None:
    assert slots(frame) == set(fields(frame))
    made = frame()
    for number, name in enumerate(fields(frame)):
        assert hasattr(made, name)
        setattr(made, name, number)
    again = copied(made)
    assert type(again) is frame
    assert again.dump() == made.dump() == [frame.NAME, *range(len(fields(frame)))]


def test_a_list_is_copied_and_anything_else_is_shared() -> None:
    table = eday.board.new(seed=3)._table
    again = table.copy()
    for name in fields(BoardTable):
        mine, copy = getattr(table, name), getattr(again, name)
        assert mine == copy
        assert (mine is copy) != isinstance(mine, list)


@pytest.mark.parametrize("game", ["board", "card"])
def test_every_frame_is_known_as_soon_as_its_game_is(game: str) -> None:
    """Saves are restored by name, so no frame may wait for a rule that imports it later."""
    named = {
        statement.value.value
        for file in sorted((SOURCE / game).rglob("*.py"))
        for found in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(found, ast.ClassDef)
        for statement in found.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Name)
        and statement.targets[0].id == "NAME"
        and isinstance(statement.value, ast.Constant)
    }
    program = (
        f"import eday; kind = eday.{game}; from eday.kernel.table import Frame, frames_of; print(*frames_of(Frame))"
    )
    known = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert set(known) == named


def test_no_two_frames_of_a_game_have_the_same_name() -> None:
    class Base(Frame[Table]):
        __slots__ = ()

    class One(Base):
        __slots__ = ()
        NAME = "same"

    class Other(Base):
        __slots__ = ()
        NAME = "same"

    with pytest.raises(TypeError, match="same"):
        frames_of(Base)
    assert One.NAME == Other.NAME
