"""Saved games as text: JSON with a checksum, so that a damaged or edited file is noticed."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from eday.kernel.errors import SaveError

HEAD: Final = '{"eday":"'
FORMAT: Final = 3
"""How a state is written down. To be raised when tables or frames change their fields though the rules stay."""


def _checksum(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def pack(data: dict[str, Any] | Any) -> str:
    """A saved game as text."""
    import msgspec

    body = msgspec.json.encode(data)
    return f'{HEAD}{_checksum(body)}","save":{body.decode()}}}'


def unpack(text: str) -> dict[str, Any]:
    """The data of a saved game; SaveError for anything truncated, edited or foreign."""
    import msgspec

    if not isinstance(text, str) or not text.strip().startswith(HEAD):
        raise SaveError("save-foreign")
    text = text.strip()
    mark, found, body = text.partition('","save":')
    if not found or not body.endswith("}"):
        raise SaveError("save-damaged")
    body = body[:-1]
    if _checksum(body.encode(errors="replace")) != mark[len(HEAD) :]:
        raise SaveError("save-damaged")
    try:
        data = msgspec.json.decode(body)
    except msgspec.DecodeError:
        raise SaveError("save-damaged") from None
    if not isinstance(data, dict):
        raise SaveError("save-damaged")
    return data
