"""What is printed on components as plain data: every field with its value, nothing of the commentary."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from eday.content.components import COMMENTARY, Components
from eday.content.structs import fields

Printed = dict[str, dict[str, dict[str, Any]]]
"""Group -> id -> field -> value."""


def printed(content: Components, groups: Iterable[str]) -> Printed:
    """The entries of some groups as plain data, in the words of the content files."""
    return {group: {key: _entry(entry) for key, entry in content.group(group).items()} for group in groups}


def _entry(entry: msgspec.Struct) -> dict[str, Any]:
    values: dict[str, Any] = _plain(entry)
    return {name: value for name, value in values.items() if name not in COMMENTARY}


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        values = {config.tag_field: config.tag} if config.tag_field else {}
        return {**values, **{name: _plain(inner) for name, inner in fields(value)}}
    if isinstance(value, tuple):
        return [_plain(inner) for inner in value]
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    return value
