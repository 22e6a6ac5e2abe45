"""Made-up values of the content's vocabulary: any struct, with any of its fields changed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import inspect

from eday.content.board import schema

IDS: dict[str, tuple[str, ...]] = {
    "weapon": ("lancer", "mulcher"),
    "extra_dice_with": ("lancer", "mulcher"),
    "extra_die_with": ("lancer", "mulcher"),
    "attack_only_with": ("lancer", "mulcher"),
    "markers": ("drone", "kantus"),
    "tile": ("2A", "9A"),
    "location": ("2A", "9A"),
    "locations": ("2A", "9A"),
    "kinds": ("drone", "ammunition"),
    "equipment": ("ammunition", "junker"),
}
PARTS = (schema.CogInSight(), schema.SelfUnwounded())
ENEMIES = ("drone", "boomer", "skorge")
DEEPEST = 5
"""Lists within lists end here: conditions and operations are not nested for ever."""
Ids = dict[str, tuple[str, ...]]


def sample(kind: Any, rng: random.Random, field: str = "", ids: Ids = IDS, depth: int = 0) -> Any:
    """A random value of a type of the schema."""
    if isinstance(kind, inspect.StructType):
        return struct(kind.cls, rng, ids, depth + 1)
    if isinstance(kind, inspect.UnionType):
        return sample(rng.choice(kind.types), rng, field, ids, depth)
    if isinstance(kind, inspect.LiteralType):
        return rng.choice(kind.values)
    if isinstance(kind, inspect.VarTupleType):
        length = rng.randrange(3) if depth < DEEPEST else 0
        return tuple(sample(kind.item_type, rng, field, ids, depth + 1) for _ in range(length))
    if isinstance(kind, inspect.DictType):
        keys = [sample(kind.key_type, rng, field, ids, depth) for _ in range(2)]
        return {key: sample(kind.value_type, rng, field, ids, depth) for key in keys}
    if isinstance(kind, inspect.IntType):
        return rng.randrange(5)
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.NoneType):
        return None
    assert isinstance(kind, inspect.StrType), kind
    return rng.choice(ids.get(field, ENEMIES))


def _fields(cls: type[Any]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return info.fields


def struct(cls: type[Any], rng: random.Random, ids: Ids = IDS, depth: int = 0) -> Any:
    """A random struct."""
    values = {
        field.name: PARTS if field.name == "parts" else sample(field.type, rng, field.name, ids, depth)
        for field in _fields(cls)
    }
    return cls(**values)


def changed(value: Any, field: str, rng: random.Random, ids: Ids = IDS) -> Any:
    """The same struct with another value in that field, or None when chance gave the same one."""
    kind = next(item.type for item in _fields(type(value)) if item.name == field)
    if field == "parts":
        return msgspec.structs.replace(value, parts=value.parts[:1])
    new = sample(kind, rng, field, ids)
    return None if new == getattr(value, field) else msgspec.structs.replace(value, **{field: new})


def literals(cls: type[Any]) -> dict[str, list[Any]]:
    """The fields whose values are words of a list, with these words."""
    found: dict[str, list[Any]] = {}
    for field in _fields(cls):
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        for kind in kinds:
            if isinstance(kind, inspect.VarTupleType):
                kind = kind.item_type
            if isinstance(kind, inspect.LiteralType):
                found.setdefault(field.name, []).extend(kind.values)
    return found
