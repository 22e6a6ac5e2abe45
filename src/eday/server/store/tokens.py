"""Unguessable links: a token is shown once, only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets

LONGEST = 128


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    """A short name for a game; it opens nothing by itself."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
