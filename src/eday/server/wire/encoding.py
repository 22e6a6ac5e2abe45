"""Everything that is sent as JSON goes through here: names carry forms that only sentences need."""

from __future__ import annotations

import msgspec

from eday.text.forms import Name


def as_json(thing: object) -> bytes:
    """A thing as JSON, names as their texts."""
    return msgspec.json.encode(thing, enc_hook=_plain)


def _plain(thing: object) -> str:
    if isinstance(thing, Name):
        return str(thing)
    raise NotImplementedError(type(thing))
