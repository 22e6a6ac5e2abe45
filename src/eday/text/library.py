"""Which content the words are about: names of components only an overlay knows, and the cards themselves."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eday.content import Content

_used: list[Content] = []


def use_content(content: Content | dict[str, Any] | str | os.PathLike[str] | None) -> None:
    """Speak about this content, or about the one with these changes or this overlay folder; None: the usual one."""
    from eday.content import Content, from_patch, load

    if isinstance(content, dict):
        content = from_patch(content)
    _used[:] = [content if isinstance(content, Content) else load(content)]


def content_in_use() -> Content:
    """The content spoken about; one that cannot be loaded is no reason to fall silent."""
    if not _used:
        from eday.content import ContentError, from_patch, load

        try:
            _used.append(load())
        except (ContentError, OSError):
            _used.append(from_patch({}))
    return _used[0]
