"""Loading the content of a game: the packaged files, changed by an overlay where there is one."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from eday.content.base import Entry, Numbered, Sole
from eday.content.components import Components
from eday.content.convert import entries
from eday.content.errors import ContentError
from eday.content.files import overlay_patch
from eday.content.merge import patch_text, patched

C = TypeVar("C", bound=Components)


class Loader(Generic[C]):
    """Loads one game's content and checks it: the same object for the same changes."""

    def __init__(self, game: str, content: type[C], check: Callable[[C], None]) -> None:
        self._game = game
        self._content = content
        self._check = check
        self._kept = functools.lru_cache(maxsize=64)(self._built)

    def load(self, overlay: str | os.PathLike[str] | None = None) -> C:
        """Content with the overlay folder's changes (None: the folder named by EDAY_CONTENT, if any)."""
        return self.from_patch(overlay_patch(overlay, self._game))

    def from_patch(self, patch: dict[str, Any]) -> C:
        """Content with the changes an overlay once made: the same object for the same patch."""
        return self._kept(patch_text(patch, self._game))

    def _built(self, text: str) -> C:
        patch = json.loads(text)
        raw = patched(patch, self._game)
        make: Callable[..., C] = self._content
        files = {stem: _file(stem, kind, raw[stem]) for stem, kind in self._content.kinds.items()}
        content = make(patch=patch, **files)
        self._check(content)
        return content


def _file(stem: str, kind: type[Entry], raw: dict[str, Any]) -> object:
    """The entries of a file by id or number, or the one there is."""
    if issubclass(kind, Sole):
        for key in raw:
            if key != stem:
                raise ContentError(f"{stem}.yaml", key, "", "sole-entry", name=stem)
        return entries(kind, stem, raw)[stem]
    if issubclass(kind, Numbered):
        return {entry.number: entry for entry in entries(kind, stem, raw).values()}
    return entries(kind, stem, raw)
