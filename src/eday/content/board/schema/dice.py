"""Attack and defense dice."""

from __future__ import annotations

from eday.content.base import Entry, Strict


class DieFace(Strict, frozen=True, kw_only=True):
    face: str
    count: int
    wounds: int = 0
    shields: int = 0
    omen: bool = False


class Die(Entry, frozen=True, kw_only=True):
    in_box: int
    faces: tuple[DieFace, ...]
