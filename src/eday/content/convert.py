"""From plain data to entries, with errors that name the field and what it should have been."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from eday.content.base import Entry, Numbered
from eday.content.errors import ContentError

if TYPE_CHECKING:
    from msgspec import inspect

E = TypeVar("E", bound=Entry)
S = TypeVar("S", bound=msgspec.Struct)


def entries(kind: type[E], stem: str, raw: dict[str, Any]) -> dict[str, E]:
    """All entries of one file; the key of an entry is its id."""
    return {key: _entry(kind, f"{stem}.yaml", key, fields, raw) for key, fields in raw.items()}


def _entry(kind: type[E], file: str, key: str, fields: Any, known: Iterable[str]) -> E:
    if not isinstance(fields, dict):
        raise ContentError(file, key, "", "a mapping from fields to values")
    own: dict[str, Any] = {"id": key}
    if issubclass(kind, Numbered):
        if not (key.isascii() and key.isdigit() and key == str(int(key))):
            raise ContentError(file, key, "", "a number as key")
        own["number"] = int(key)
    for field in own:
        if field in fields:
            raise ContentError(file, key, field, "no such field, because the key of the entry says it")
    given = {**own, **fields}
    try:
        return msgspec.convert(given, kind, str_keys=True)
    except msgspec.ValidationError as error:
        wrong = _translated(error, kind, file, key, given)
        if wrong.field in kind.__struct_encode_fields__ and wrong.field not in given:
            wrong = ContentError(file, key, wrong.field, wrong.expected + _new_entry(key, known))
        raise wrong from None


def whole(kind: type[S], file: str, given: dict[str, Any]) -> S:
    """What a file holds that is one thing, not a list of entries."""
    try:
        return msgspec.convert(given, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _translated(error, kind, file, "", given) from None


def _translated(error: Exception, kind: type[msgspec.Struct], file: str, key: str, given: Any) -> ContentError:
    from msgspec import inspect

    flaw = _flaw(inspect.type_info(kind), given, "")
    if flaw is None:
        what, _, path = str(error).partition(" - at `$")
        return ContentError(file, key, path.strip("`."), what[:1].lower() + what[1:])
    return ContentError(file, key, *flaw)


def _new_entry(key: str, known: Iterable[str]) -> str:
    """What to say of an entry that lacks a field: packaged ones are whole, so the key is new, or misspelt."""
    from difflib import get_close_matches

    meant = get_close_matches(key, [other for other in known if other != key], 1, cutoff=0.75)
    return "; a new entry must be complete" + (f", unless {meant[0]} is meant" if meant else "")


def _flaw(kind: inspect.Type, value: Any, path: str) -> tuple[str, str] | None:
    """Path and expectation of the first thing in `value` that does not fit `kind`."""
    from msgspec import inspect

    if isinstance(kind, inspect.UnionType):
        return _union_flaw(kind, value, path)
    if isinstance(kind, inspect.StructType):
        return _struct_flaw(kind, value, path)
    if isinstance(kind, inspect.DictType) and isinstance(value, dict):
        for key, inner in value.items():
            if not _fits_key(kind.key_type, key):
                return path, f"keys that are {_describe(kind.key_type)}, found {key!r}"
            if flaw := _flaw(kind.value_type, inner, f"{path}.{key}"):
                return flaw
        return None
    if isinstance(kind, inspect.VarTupleType) and isinstance(value, list):
        for i, inner in enumerate(value):
            if flaw := _flaw(kind.item_type, inner, f"{path}[{i}]"):
                return flaw
        return None
    if isinstance(kind, inspect.TupleType) and isinstance(value, list) and len(value) == len(kind.item_types):
        for i, inner in enumerate(value):
            if flaw := _flaw(kind.item_types[i], inner, f"{path}[{i}]"):
                return flaw
        return None
    return None if _fits(kind, value) else (path, f"{_describe(kind)}, found {_shown(value)}")


def _union_flaw(kind: inspect.UnionType, value: Any, path: str) -> tuple[str, str] | None:
    from msgspec import inspect

    structs = [choice for choice in kind.types if isinstance(choice, inspect.StructType)]
    if structs and isinstance(value, dict):
        tag = structs[0].tag_field
        if tag is None:
            return _struct_flaw(structs[0], value, path)
        for struct in structs:
            if tag in value and value[tag] == struct.tag:
                return _struct_flaw(struct, value, path)
        names = ", ".join(sorted(str(struct.tag) for struct in structs))
        found = f", found {_shown(value[tag])}" if tag in value else " (it is missing)"
        return _joined(path, tag), f"one of {names}{found}"
    flaws = [_flaw(choice, value, path) for choice in kind.types]
    if None in flaws:
        return None
    deeper = [flaw for flaw in flaws if flaw is not None and flaw[0] != path]
    return deeper[0] if deeper else (path, f"{_describe(kind)}, found {_shown(value)}")


def _struct_flaw(kind: inspect.StructType, value: Any, path: str) -> tuple[str, str] | None:
    if not isinstance(value, dict):
        return path, f"a mapping from fields to values, found {_shown(value)}"
    fields = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in fields and name != kind.tag_field:
            by_key = ("id", "number") if issubclass(kind.cls, Numbered) else ("id",)
            known = ", ".join(field for field in fields if path or field not in by_key)
            return _joined(path, name), f"one of the fields {known}" if known else "no field here"
    for name, field in fields.items():
        if name in value:
            if flaw := _flaw(field.type, value[name], _joined(path, name)):
                return flaw
        elif field.required:
            return _joined(path, name), f"{_describe(field.type)} (the field is missing)"
    return None


def _fits(kind: inspect.Type, value: Any) -> bool:
    from msgspec import inspect

    if isinstance(kind, inspect.LiteralType):
        return isinstance(value, str) and value in kind.values
    if isinstance(kind, inspect.IntType):
        return isinstance(value, int) and not isinstance(value, bool)
    if isinstance(kind, inspect.StrType):
        return isinstance(value, str)
    if isinstance(kind, inspect.BoolType):
        return isinstance(value, bool)
    return isinstance(kind, inspect.NoneType) and value is None


def _fits_key(kind: inspect.Type, key: str) -> bool:
    from msgspec import inspect

    if isinstance(kind, inspect.IntType):
        return key.isascii() and key.removeprefix("-").isdigit()
    return _fits(kind, key)


def _describe(kind: inspect.Type) -> str:
    from msgspec import inspect

    if isinstance(kind, inspect.UnionType):
        words = [_describe(choice) for choice in kind.types if not isinstance(choice, inspect.StructType)]
        if len(words) < len(kind.types):
            words.insert(0, "a mapping")
        return " or ".join(words)
    if isinstance(kind, inspect.LiteralType):
        return "one of " + ", ".join(str(value) for value in kind.values)
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}"
    names: dict[type[inspect.Type], str] = {
        inspect.IntType: "a whole number",
        inspect.StrType: "text",
        inspect.BoolType: "true or false",
        inspect.NoneType: "null",
        inspect.VarTupleType: "a list",
    }
    return names.get(type(kind), "a mapping")


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
