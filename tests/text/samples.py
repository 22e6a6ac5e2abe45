"""Made-up values of the content's vocabulary: any struct, with any of its fields changed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import inspect

from eday.content import schema

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


def sample(kind: Any, rng: random.Random, field: str = "") -> Any:
    """A random value of a type of the schema."""
    if isinstance(kind, inspect.StructType):
        return struct(kind.cls, rng)
    if isinstance(kind, inspect.UnionType):
        return sample(rng.choice(kind.types), rng, field)
    if isinstance(kind, inspect.LiteralType):
        return rng.choice(kind.values)
    if isinstance(kind, inspect.VarTupleType):
        return tuple(sample(kind.item_type, rng, field) for _ in range(rng.randrange(3)))
    if isinstance(kind, inspect.DictType):
        return {sample(kind.key_type, rng, field): sample(kind.value_type, rng, field) for _ in range(2)}
    if isinstance(kind, inspect.IntType):
        return rng.randrange(5)
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.NoneType):
        return None
    assert isinstance(kind, inspect.StrType), kind
    return rng.choice(IDS.get(field, ENEMIES))


def struct(cls: type[Any], rng: random.Random) -> Any:
    """A random struct; conditions are not nested for ever."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    values = {
        field.name: PARTS if field.name == "parts" else sample(field.type, rng, field.name) for field in info.fields
    }
    return cls(**values)


def changed(value: Any, field: str, rng: random.Random) -> Any:
    """The same struct with another value in that field, or None when chance gave the same one."""
    info = inspect.type_info(type(value))
    assert isinstance(info, inspect.StructType)
    kind = next(item.type for item in info.fields if item.name == field)
    if field == "parts":
        return msgspec.structs.replace(value, parts=value.parts[:1])
    new = sample(kind, rng, field)
    return None if new == getattr(value, field) else msgspec.structs.replace(value, **{field: new})
