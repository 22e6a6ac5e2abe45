"""Every word of the Card Game's vocabulary is in the text, and so is every field of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import msgspec
import pytest

from eday.content.card import schema as schema
from eday.text.card.cards import card_lines, chapter_lines, deck_lines, pile, reinforcement_lines
from eday.text.card.vocabulary import condition, covers, effect_text, one, operation, units
from tests.text.card.samples import card_changed, card_struct
from tests.text.samples import literals
from tests.voices import CARD

TRIES = 400
Speak = Callable[[Any], str]


def _lines(make: Callable[[Any, Any], list[str]]) -> Speak:
    return lambda entry: "\n".join(make(CARD, entry))


def _per(per: schema.Per) -> str:
    return operation(CARD, schema.Buff(attack=1, target=schema.Target(who="self"), per=per))


def _place(place: schema.CoverPlace) -> str:
    return "\n".join(card_lines(CARD, schema.Scenario(id="x", origin={}, block=1, copies=1, covers=(place,))))


def _chapter(**fields: Any) -> str:
    usual: dict[str, Any] = {"scenario": "ch01-scenario", "command": {}, "deck_cards": {}}
    return "\n".join(chapter_lines(CARD, schema.Chapter(id="1", number=1, origin={}, **{**usual, **fields})))


def _choice(choice: schema.Choice) -> str:
    step = schema.Reinforcement(id="R3", origin={}, before_chapter=3, choices={"cog": choice})
    return "\n".join(reinforcement_lines(CARD, step))


WORDS: dict[type[Any], Speak] = {
    **dict.fromkeys(get_args(schema.AnyOp), partial(operation, CARD)),
    **dict.fromkeys(get_args(schema.AnyCondition), partial(condition, CARD)),
    schema.Target: partial(units, CARD),
    schema.CoverTarget: partial(covers, CARD),
    schema.Filter: partial(one, CARD),
    schema.Per: _per,
    schema.Effect: lambda effect: effect_text(CARD, effect, "scenario"),
    schema.CoverPlace: _place,
    schema.Pile: partial(pile, CARD),
    schema.CommandPile: partial(pile, CARD),
    schema.WinBy: lambda win: _chapter(wins=(win,)),
    schema.Choice: _choice,
}
ENTRIES: dict[type[Any], Speak] = {
    **dict.fromkeys(get_args(schema.AnyCard), _lines(card_lines)),
    schema.Deck: _lines(deck_lines),
    schema.Chapter: _lines(chapter_lines),
    schema.Reinforcement: _lines(reinforcement_lines),
}
NO_RULES = {"id", "name", "origin", "source", "note", "copies", "number"}
"""Fields that are commentary, how many cards are in the box, or in the name of the entry."""
UNSAID: dict[type[Any], set[str]] = {schema.Chapter: {"scenario"}}
"""The text of a chapter is followed by that of its scenario card."""
ABSTRACT = (
    schema.Strict,
    schema.Entry,
    schema.Numbered,
    schema.Op,
    schema.Condition,
    schema.Card,
    schema.Deployable,
    schema.Scripted,
)
PLAYED = (
    schema.Constants,
    schema.Tutorial,
    schema.StackedCard,
    schema.Placed,
    schema.Values,
    schema.ScriptedDeploy,
    schema.ScriptedMove,
    schema.ScriptedAttack,
)
"""Seen in play, not told as text."""
FIELDS = [
    (cls, field)
    for cls in (*WORDS, *ENTRIES)
    for field in cls.__struct_fields__
    if field not in NO_RULES | UNSAID.get(cls, set())
]


def _speak(value: Any) -> str:
    return (WORDS.get(type(value)) or ENTRIES[type(value)])(value)


def test_every_struct_of_the_schema_is_put_into_words() -> None:
    found = [getattr(schema, name) for name in schema.__all__]
    structs = {cls for cls in found if isinstance(cls, type) and issubclass(cls, msgspec.Struct)}
    assert structs == {*WORDS, *ENTRIES, *ABSTRACT, *PLAYED}


@pytest.mark.parametrize("cls", [*WORDS, *ENTRIES], ids=lambda cls: cls.__name__)
def test_any_value_of_a_struct_has_words(cls: type[Any]) -> None:
    rng = random.Random(cls.__name__)
    for _ in range(60):
        value = card_struct(cls, rng)
        text = _speak(value)
        assert text.strip() or cls is schema.Chapter
        assert "«" not in text, (value, text)


@pytest.mark.parametrize(("cls", "field"), FIELDS, ids=[f"{cls.__name__}.{field}" for cls, field in FIELDS])
def test_changing_a_field_changes_the_text(cls: type[Any], field: str) -> None:
    rng = random.Random(f"{cls.__name__}.{field}")
    for _ in range(TRIES):
        value = card_struct(cls, rng)
        other = card_changed(value, field, rng)
        if other is not None and _speak(value) != _speak(other):
            return
    pytest.fail(f"{cls.__name__}.{field} is not in the text")


LITERALS = [(cls, field) for cls in (*WORDS, *ENTRIES) for field in literals(cls)]
SAME = {"static", "play", "setup"}
"""Triggers without a lead: the kind of card and a heading tell them apart."""


@pytest.mark.parametrize(("cls", "field"), LITERALS, ids=[f"{cls.__name__}.{field}" for cls, field in LITERALS])
def test_different_words_of_a_list_read_differently(cls: type[Any], field: str) -> None:
    """Two values of one field never share a wording, so none is left to a default by oversight."""
    rng = random.Random(cls.__name__)
    values = [value for value in literals(cls)[field] if cls is not schema.Effect or value not in SAME]
    for _ in range(TRIES):
        base = card_struct(cls, rng)
        wrap = isinstance(getattr(base, field), tuple) and field != "deploy"
        texts = [_speak(msgspec.structs.replace(base, **{field: (v,) if wrap else v})) for v in values]
        if len(set(texts)) == len(values):
            return
    pytest.fail(f"{cls.__name__}.{field}")
