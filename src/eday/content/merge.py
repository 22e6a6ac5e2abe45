"""Laying an overlay's patch over the packaged files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from eday.content.errors import ContentError
from eday.content.files import STEMS, Raw, base, known_files, plain


def normal(patch: Any, game: str) -> dict[str, Raw]:
    """The patch of a game with sorted text keys and without empty parts, so that equal patches look equal."""
    if not isinstance(patch, dict):
        raise ContentError("overlay", "", "", "files")
    made: dict[str, Raw] = {}
    for stem in sorted(patch, key=str):
        if stem not in STEMS[game]:
            raise ContentError(f"{stem}.yaml", "", "", "known-file", known=known_files(game))
        if not isinstance(patch[stem], dict):
            raise ContentError(f"{stem}.yaml", "", "", "entries")
        entries = {key: fields for key, fields in plain(patch[stem], f"{stem}.yaml").items() if fields != {}}
        for key, fields in entries.items():
            if not isinstance(fields, dict):
                raise ContentError(f"{stem}.yaml", key, "", "fields")
        if entries:
            made[stem] = _sorted(entries)
    return made


def merge(base: Raw, patch: Raw) -> Raw:
    """`base` with the fields of `patch`: mappings are merged, all else is replaced, new keys go to the end."""
    merged = dict(base)
    for key, new in patch.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(new, dict) and not _replaces(old, new):
            merged[key] = merge(old, new)
        else:
            merged[key] = new
    return merged


def _replaces(old: Raw, new: Raw) -> bool:
    """Another step, condition or omen altogether: what the old one said does not fit it."""
    return any(tag in new and tag in old and new[tag] != old[tag] for tag in ("do", "is"))


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_sorted(inner) for inner in value]
    return value


def patch_text(patch: Mapping[str, Any], game: str) -> str:
    """A patch as text: the same for patches that say the same."""
    return json.dumps(normal(patch, game), separators=(",", ":"))


def patched(patch: Mapping[str, Any], game: str) -> dict[str, Raw]:
    """The packaged files of a game with a patch laid over them."""
    return {stem: merge(entries, patch.get(stem, {})) for stem, entries in base(game).items()}
