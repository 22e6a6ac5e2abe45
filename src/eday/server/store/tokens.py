"""Unguessable links: a token is shown once, only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import string

LONGEST = 128
LENGTH = 32
LETTERS = string.ascii_letters + string.digits


def new_token() -> str:
    """A token nobody can guess: no sign in it, for a command would take a leading `-` for an option."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_game_id() -> str:
    """A short name for a game; it opens nothing by itself."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
