"""From plain data to entries, with errors that name the field and what it should have been."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from eday.content.base import Entry, Numbered
from eday.content.errors import ContentError
from eday.phrase import Phrase

if TYPE_CHECKING:
    from msgspec import inspect

E = TypeVar("E", bound=Entry)
S = TypeVar("S", bound=msgspec.Struct)
Flaw = tuple[str, Phrase]
"""Where something does not fit, and what was expected there."""


def entries(kind: type[E], stem: str, raw: dict[str, Any]) -> dict[str, E]:
    """All entries of one file; the key of an entry is its id."""
    return {key: _entry(kind, f"{stem}.yaml", key, fields, raw) for key, fields in raw.items()}


def _entry(kind: type[E], file: str, key: str, fields: Any, known: Iterable[str]) -> E:
    if not isinstance(fields, dict):
        raise ContentError(file, key, "", "fields")
    own: dict[str, Any] = {"id": key}
    if issubclass(kind, Numbered):
        if not (key.isascii() and key.isdigit() and key == str(int(key))):
            raise ContentError(file, key, "", "number-key")
        own["number"] = int(key)
    for field in own:
        if field in fields:
            raise ContentError(file, key, field, "key-says")
    given = {**own, **fields}
    try:
        return msgspec.convert(given, kind, str_keys=True)
    except msgspec.ValidationError as error:
        wrong = _translated(error, kind, file, key, given)
        if wrong.field in kind.__struct_encode_fields__ and wrong.field not in given:
            wrong = _new_entry(wrong, key, known)
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
        return ContentError(file, key, path.strip("`."), "otherwise", told=what[:1].lower() + what[1:])
    path, expected = flaw
    return ContentError(file, key, path, expected)


def _new_entry(wrong: ContentError, key: str, known: Iterable[str]) -> ContentError:
    """An entry that lacks a field: packaged ones are whole, so the key is new, or misspelt."""
    from difflib import get_close_matches

    meant = get_close_matches(key, [other for other in known if other != key], 1, cutoff=0.75)
    if meant:
        return ContentError(wrong.file, key, wrong.field, "or-meant", expected=wrong.wanted, meant=meant[0])
    return ContentError(wrong.file, key, wrong.field, "new-entry", expected=wrong.wanted)


def _flaw(kind: inspect.Type, value: Any, path: str) -> Flaw | None:
    """Path and expectation of the first thing in `value` that does not fit `kind`."""
    from msgspec import inspect

    if isinstance(kind, inspect.UnionType):
        return _union_flaw(kind, value, path)
    if isinstance(kind, inspect.StructType):
        return _struct_flaw(kind, value, path)
    if isinstance(kind, inspect.DictType) and isinstance(value, dict):
        for key, inner in value.items():
            if not _fits_key(kind.key_type, key):
                return path, Phrase("expected-keys", kind=_describe(kind.key_type), found=repr(key))
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
    return None if _fits(kind, value) else (path, _not(kind, value))


def _union_flaw(kind: inspect.UnionType, value: Any, path: str) -> Flaw | None:
    from msgspec import inspect

    structs = [choice for choice in kind.types if isinstance(choice, inspect.StructType)]
    if structs and isinstance(value, dict):
        tag = structs[0].tag_field
        if tag is None:
            return _struct_flaw(structs[0], value, path)
        for struct in structs:
            if tag in value and value[tag] == struct.tag:
                return _struct_flaw(struct, value, path)
        known = ", ".join(sorted(str(struct.tag) for struct in structs))
        if tag not in value:
            return _joined(path, tag), Phrase("expected-missing-word", known=known)
        return _joined(path, tag), Phrase("expected-word", known=known, found=_shown(value[tag]))
    flaws = [_flaw(choice, value, path) for choice in kind.types]
    if None in flaws:
        return None
    deeper = [flaw for flaw in flaws if flaw is not None and flaw[0] != path]
    return deeper[0] if deeper else (path, _not(kind, value))


def _struct_flaw(kind: inspect.StructType, value: Any, path: str) -> Flaw | None:
    if not isinstance(value, dict):
        return path, Phrase("expected-kind", kind=Phrase("expected-fields"), found=_shown(value))
    fields = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in fields and name != kind.tag_field:
            by_key = ("id", "number") if issubclass(kind.cls, Numbered) else ("id",)
            known = ", ".join(field for field in fields if path or field not in by_key)
            return _joined(path, name), Phrase("expected-known-field", known=known) if known else Phrase(
                "expected-no-field"
            )
    for name, field in fields.items():
        if name in value:
            if flaw := _flaw(field.type, value[name], _joined(path, name)):
                return flaw
        elif field.required:
            return _joined(path, name), Phrase("expected-missing", kind=_describe(field.type))
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


def _describe(kind: inspect.Type) -> Phrase:
    from msgspec import inspect

    if isinstance(kind, inspect.UnionType):
        plain = [choice for choice in kind.types if not isinstance(choice, inspect.StructType)]
        words = [_describe(choice) for choice in plain]
        if len(words) < len(kind.types):
            words.insert(0, Phrase("kind-mapping"))
        return reduce(lambda first, second: Phrase("kind-or", first=first, second=second), words)
    if isinstance(kind, inspect.LiteralType):
        return Phrase("kind-word", known=", ".join(str(value) for value in kind.values))
    if isinstance(kind, inspect.TupleType):
        return Phrase("kind-list-of", count=len(kind.item_types))
    keys: dict[type[inspect.Type], str] = {
        inspect.IntType: "kind-number",
        inspect.StrType: "kind-text",
        inspect.BoolType: "kind-truth",
        inspect.NoneType: "kind-null",
        inspect.VarTupleType: "kind-list",
    }
    return Phrase(keys.get(type(kind), "kind-mapping"))


def _not(kind: inspect.Type, value: Any) -> Phrase:
    return Phrase("expected-kind", kind=_describe(kind), found=_shown(value))


def _shown(value: Any) -> Phrase | str:
    if isinstance(value, dict):
        return Phrase("kind-mapping")
    if isinstance(value, list):
        return Phrase("kind-list-of", count=len(value))
    if value is None:
        return Phrase("kind-null")
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
