"""Checks that any game's entries need: names of things that exist, numbers, choices of exactly one, origins."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from eday.content.base import Entry
from eday.content.components import COMMENTARY, Components
from eday.content.errors import ContentError
from eday.phrase import Phrase

Struct = type[msgspec.Struct]


@dataclass(frozen=True, slots=True)
class Tables:
    """What a vocabulary demands of the fields of its structs."""

    names: Mapping[Struct, Mapping[str, str]]
    """Field -> the pool its names must be in."""
    above_zero: Mapping[Struct, tuple[str, ...]]
    """Fields that must be 1 or more."""
    below_zero: Mapping[Struct, tuple[str, ...]] = field(default_factory=dict)
    """Fields that may be negative; all others are 0 or more."""
    exactly_one: Mapping[Struct, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Groups of fields of which exactly one is given."""
    facts: frozenset[str] = frozenset()
    """What `origin` may speak of besides the fields of an entry."""


Pools = Mapping[str, Collection[Any]]
"""Kind of thing -> those that exist."""


def check_entries(content: Components, tables: Tables, pools: Pools) -> None:
    """Raise ContentError where an entry names what is not there, or a number or choice makes no sense."""
    for file, entry, path, node in all_nodes(content):
        if isinstance(node, Entry):
            _check_origin(file, node, tables)
        _check_names(file, entry, path, node, tables, pools)
        _check_numbers(file, entry, path, node, tables)
        _check_choices(file, entry, path, node, tables)


def all_nodes(content: Components) -> Iterator[tuple[str, str, str, msgspec.Struct]]:
    """Every struct of the content with its file, the id of its entry and its path within."""
    for stem in content.kinds:
        for entry in content.group(stem).values():
            for path, node in nodes(entry):
                yield f"{stem}.yaml", entry.id, path, node


def nodes(value: Any, path: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Every struct inside a value, itself first, with its path."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for name, inner in fields(value):
            if not isinstance(inner, (str, int)):
                yield from nodes(inner, joined(path, name))
    elif isinstance(value, tuple):
        for i, inner in enumerate(value):
            yield from nodes(inner, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from nodes(inner, joined(path, str(key)))


def fields(node: msgspec.Struct) -> list[tuple[str, Any]]:
    """Fields as the files spell them, with their values."""
    return [
        (name, getattr(node, attribute))
        for attribute, name in zip(node.__struct_fields__, node.__struct_encode_fields__, strict=True)
    ]


def joined(path: str, name: str) -> str:
    """The path of a field."""
    return f"{path}.{name}" if path else name


def check_name(file: str, entry: str, path: str, name: Any, pool: str, pools: Pools) -> None:
    """Raise ContentError if no such thing exists."""
    if name not in pools[pool]:
        raise ContentError(file, entry, path, "existing", thing=Phrase(f"thing-{pool}"), found=repr(name))


def _check_names(file: str, entry: str, path: str, node: msgspec.Struct, tables: Tables, pools: Pools) -> None:
    for name, pool in tables.names.get(type(node), {}).items():
        for place, used in _leaves(getattr(node, name), joined(path, name)):
            check_name(file, entry, place, used, pool, pools)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, tuple):
        for i, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}")
    elif value is not None:
        yield path, value


def _check_numbers(file: str, entry: str, path: str, node: msgspec.Struct, tables: Tables) -> None:
    positive = tables.above_zero.get(type(node), ())
    any_number = tables.below_zero.get(type(node), ())
    for name, value in fields(node):
        if name in any_number:
            continue
        for place, number in _leaves(value, joined(path, name)):
            if isinstance(number, int) and number < (1 if name in positive else 0):
                least = "1" if name in positive else "0"
                raise ContentError(file, entry, place, "least", least=int(least), found=number)


def _check_choices(file: str, entry: str, path: str, node: msgspec.Struct, tables: Tables) -> None:
    given = dict(fields(node)) if type(node) in tables.exactly_one else {}
    for names in tables.exactly_one.get(type(node), ()):
        if sum(given[name] not in (None, False, ()) for name in names) != 1:
            raise ContentError(file, entry, path, "exactly-one", known=", ".join(names))


def _check_origin(file: str, entry: Entry, tables: Tables) -> None:
    """Keys of `origin` and `source` name a field, or a part of it after a dot."""
    known = {name for name, _ in fields(entry)} - {"id", *COMMENTARY} | tables.facts
    for given, keys in (("origin", entry.origin), ("source", entry.source)):
        for key in keys:
            if key.partition(".")[0] not in known and not (given == "source" and key == "all"):
                raise ContentError(file, entry.id, f"{given}.{key}", "field-name")
