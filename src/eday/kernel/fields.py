"""The fields of tables and frames, declared once: copies, saves and restored states follow from the declaration.

A class names in `FIELDS` what changes and is saved, in `SHARED` what a copy shares and a save leaves out. A field that
begins as a list is a list of immutable things and is copied; all others hold immutable things themselves. JSON knows
lists alone, so a class names in `RECORDS` the NamedTuples that a field holds: `{"doors": Door}` stands for a tuple of
doors or a list of such tuples. A field that begins as a NamedTuple needs no mention.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")
_fields: Final[dict[type, tuple[str, ...]]] = {}
_records: Final[dict[type, dict[str, Callable[..., Any]]]] = {}
_copiers: Final[dict[type, Callable[[Any], Any]]] = {}


def declared(owner: type[Any], kind: str) -> tuple[str, ...]:
    """All that a class and its bases declare in `FIELDS` or `SHARED`, its bases first."""
    return tuple(name for base in reversed(owner.__mro__) for name in base.__dict__.get(kind, ()))


def fields(owner: type[Any]) -> tuple[str, ...]:
    """What changes in a table or frame, and is saved."""
    known = _fields.get(owner)
    if known is None:
        known = _fields[owner] = declared(owner, "FIELDS")
    return known


def records(owner: type[Any]) -> dict[str, Callable[..., Any]]:
    """Which NamedTuple the tuples of a field consist of."""
    known = _records.get(owner)
    if known is None:
        known = _records[owner] = {}
        for base in reversed(owner.__mro__):
            known.update(base.__dict__.get("RECORDS", {}))
    return known


def copied(old: T) -> T:
    """A new object of the same class with the same fields."""
    copier = _copiers.get(type(old))
    if copier is None:
        copier = _copiers[type(old)] = _copier(old)
    new: T = copier(old)
    return new


def _copier(sample: object) -> Callable[[Any], Any]:
    """A function with one line for each field: cloning is a hot path, and a loop over names takes twice as long."""
    owner: type[Any] = type(sample)
    known: dict[str, Any] = {owner.__name__: owner}
    exec("\n".join(copy_lines(sample)), known)
    copier: Callable[[Any], Any] = known["copied"]
    return copier


def copy_lines(sample: object) -> list[str]:
    """The source of a function, or method, that copies objects of the sample's class."""
    owner: type[Any] = type(sample)
    lines = [f"def copied(self) -> {owner.__name__!r}:", f"    new = {owner.__name__}()"]
    lines += [f"    new.{name} = self.{name}" for name in declared(owner, "SHARED")]
    for name in fields(owner):
        lines.append(f"    new.{name} = self.{name}{'[:]' if isinstance(getattr(sample, name), list) else ''}")
    return [*lines, "    return new"]


def saved(thing: object) -> dict[str, Any]:
    """The fields by name, as plain data."""
    return {name: getattr(thing, name) for name in fields(type(thing))}


def restore(thing: object, data: dict[str, Any]) -> None:
    """Take every field from plain data; KeyError or ValueError for what nobody saved like that."""
    for name in fields(type(thing)):
        setattr(thing, name, revived(thing, name, data[name]))


def revived(thing: object, name: str, data: Any) -> Any:
    """A field's value from plain data; ValueError or TypeError if it is not of the make of the field's first value."""
    known = getattr(thing, name)
    row = records(type(thing)).get(name)
    value: Any
    if isinstance(known, list):
        value = [_named(tupled(item), row) for item in data]
    elif isinstance(known, tuple) and type(known) is not tuple:
        value = type(known)(*tupled(data))
    else:
        value = _named(tupled(data), row)
    return alike(known, value)


def _named(value: Any, row: Callable[..., Any] | None) -> Any:
    """The tuple with its parts as the NamedTuples they were."""
    return value if row is None else tuple([row(*part) for part in value])


def tupled(value: Any) -> Any:
    """Lists read from JSON as the tuples they were."""
    if isinstance(value, list):
        return tuple(tupled(item) for item in value)
    return value


def alike(known: Any, value: Any) -> Any:
    """The value, if it is of the same make as a known one; ValueError for a state nobody saved like that."""
    same = type(value) is type(known)
    if same and isinstance(known, list):
        same = len(known) == len(value) and all(type(a) is type(b) for a, b in zip(known, value, strict=True))
    if not same:
        raise ValueError(value)
    return value


def small(value: Any) -> Any:
    """The value, if no number in it is larger than anything a table holds; ValueError else."""
    if isinstance(value, int) and not -(1 << 15) < value < 1 << 15:
        raise ValueError(value)
    if isinstance(value, tuple):
        for item in value:
            small(item)
    return value
