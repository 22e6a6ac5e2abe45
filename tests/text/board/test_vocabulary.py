"""Every word of the content's vocabulary is in the text, and so is every field of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import msgspec
import pytest

from eday.content.board import load, schema
from eday.text.board.actors import cog_lines, enemy_lines, marker_lines, omen_line
from eday.text.board.ai import ai_lines
from eday.text.board.gear import equipment_lines, location_lines, weapon_lines
from eday.text.board.missions import mission_lines, stage_lines, stage_rule
from eday.text.board.orders import order_lines
from eday.text.board.vocabulary import condition, describe, who
from tests.text.samples import changed, literals, struct
from tests.voices import BOARD

TRIES = 400
CONTENT = load()
Speak = Callable[[Any], str]


def _lines(make: Callable[[Any, Any], list[str]]) -> Speak:
    return lambda entry: "\n".join(make(BOARD, entry))


def _level(level: schema.Level) -> str:
    return "\n".join(mission_lines(BOARD, msgspec.structs.replace(CONTENT.missions["emergence"], levels=(level,))))


WORDS: dict[type[Any], Speak] = {
    **{cls: lambda action: describe(BOARD, "action", action) for cls in get_args(schema.OrderAction)},
    **{cls: lambda step: describe(BOARD, "step", step) for cls in get_args(schema.LocustStep)},
    **{cls: lambda test: condition(BOARD, test, "drone") for cls in get_args(schema.AiCondition)},
    **dict.fromkeys((*get_args(schema.WeaponOmen), *get_args(schema.EnemyOmen)), partial(omen_line, BOARD)),
    **{cls: lambda goal: describe(BOARD, "objective", goal) for cls in get_args(schema.StageObjective)},
    **{cls: lambda effect: describe(BOARD, "effect", effect) for cls in get_args(schema.EquipmentEffect)},
    schema.Who: partial(who, BOARD),
    schema.StageRule: partial(stage_rule, BOARD),
    schema.Stage: lambda stage: "\n".join(stage_lines(BOARD, 1, stage)),
    schema.Level: _level,
    schema.DeathBlast: lambda blast: _lines(enemy_lines)(
        msgspec.structs.replace(CONTENT.enemies["ticker"], death_blast=blast)
    ),
    schema.Loadout: lambda held: _lines(cog_lines)(
        msgspec.structs.replace(CONTENT.cogs["marcus_fenix"], weapons=(held,))
    ),
}
ENTRIES: dict[type[Any], Speak] = {
    schema.Order: _lines(order_lines),
    schema.Weapon: _lines(weapon_lines),
    schema.Cog: _lines(cog_lines),
    schema.Enemy: _lines(enemy_lines),
    schema.Marker: _lines(marker_lines),
    schema.AiCard: _lines(ai_lines),
    schema.Equipment: _lines(equipment_lines),
    schema.Location: _lines(location_lines),
    schema.Mission: _lines(mission_lines),
}
NO_RULES = {
    "id",
    "name",
    "origin",
    "source",
    "note",
    "doubt",
    "doubts",
    "copies",
    "figures",
}
"""Fields that are commentary, or say how many pieces are in the box."""
UNSAID: dict[type[Any], set[str]] = {schema.AiCard: {"number"}, schema.Who: {"all"}, schema.PlaceHole: {"at"}}
"""Its name tells the number; all is whoever is not selected otherwise; a hole has one place only."""
ABSTRACT = (
    schema.Strict,
    schema.Entry,
    schema.Numbered,
    schema.Condition,
    schema.Step,
    schema.Action,
    schema.Omen,
    schema.Objective,
)
LED = (schema.FirstMission, schema.ScriptedChoice)
"""Told lesson by lesson at the table."""
DRAWN = (schema.Tile, schema.Opening, schema.CoverSpace, schema.Die, schema.DieFace)
"""Shown as a map or as dice, not as text."""

FIELDS = [
    (cls, field)
    for cls in (*WORDS, *ENTRIES)
    for field in cls.__struct_fields__
    if field not in NO_RULES | UNSAID.get(cls, set())
]


def test_every_struct_of_the_schema_is_put_into_words() -> None:
    found = [getattr(schema, name) for name in schema.__all__]
    structs = {cls for cls in found if isinstance(cls, type) and issubclass(cls, msgspec.Struct)}
    assert structs == {*WORDS, *ENTRIES, *ABSTRACT, *LED, *DRAWN}


@pytest.mark.parametrize("cls", [*WORDS, *ENTRIES], ids=lambda cls: cls.__name__)
def test_any_value_of_a_struct_has_words(cls: type[Any]) -> None:
    rng = random.Random(cls.__name__)
    speak = WORDS.get(cls) or ENTRIES[cls]
    for _ in range(60):
        value = struct(cls, rng)
        text = speak(value)
        assert text.strip()
        assert "«" not in text, (value, text)


@pytest.mark.parametrize(("cls", "field"), FIELDS, ids=[f"{cls.__name__}.{field}" for cls, field in FIELDS])
def test_changing_a_field_changes_the_text(cls: type[Any], field: str) -> None:
    rng = random.Random(f"{cls.__name__}.{field}")
    speak = WORDS.get(cls) or ENTRIES[cls]
    for _ in range(TRIES):
        value = struct(cls, rng)
        other = changed(value, field, rng)
        if other is not None and speak(value) != speak(other):
            return
    pytest.fail(f"{cls.__name__}.{field} is not in the text")


@pytest.mark.parametrize("cls", [cls for cls in (*WORDS, *ENTRIES) if literals(cls)], ids=lambda cls: cls.__name__)
def test_different_words_of_a_list_read_differently(cls: type[Any]) -> None:
    """Two values of one field never share a wording, so none is left to a default by oversight."""
    if cls is schema.Level:
        return
    rng = random.Random(cls.__name__)
    speak = WORDS.get(cls) or ENTRIES[cls]
    for field, values in literals(cls).items():
        for _ in range(TRIES):
            base = struct(cls, rng)
            wrap = isinstance(getattr(base, field), tuple)
            texts = [speak(msgspec.structs.replace(base, **{field: (v,) if wrap else v})) for v in values]
            if len(set(texts)) == len(values):
                break
        else:
            pytest.fail(f"{cls.__name__}.{field}")
