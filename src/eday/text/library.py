"""Which content the words are about: names of components only an overlay knows, and the cards themselves."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eday.content.board import Content
    from eday.content.card import CardContent

_used: list[Content] = []
_cards_used: list[CardContent] = []


def use_content(content: Content | dict[str, Any] | str | os.PathLike[str] | None) -> None:
    """Speak about this content, or about the one with these changes or this overlay folder; None: the usual one."""
    from eday.content.board import Content, from_patch, load

    if isinstance(content, dict):
        content = from_patch(content)
    _used[:] = [content if isinstance(content, Content) else load(content)]


def content_in_use() -> Content:
    """The content spoken about; one that cannot be loaded is no reason to fall silent."""
    if not _used:
        from eday.content import ContentError
        from eday.content.board import from_patch, load

        try:
            _used.append(load())
        except (ContentError, OSError):
            _used.append(from_patch({}))
    return _used[0]


def use_card_content(content: CardContent | dict[str, Any] | str | os.PathLike[str] | None) -> None:
    """The same for the Card Game."""
    from eday.content.card import CardContent
    from eday.content.card import from_patch as card_from_patch
    from eday.content.card import load as load_card

    if isinstance(content, dict):
        content = card_from_patch(content)
    _cards_used[:] = [content if isinstance(content, CardContent) else load_card(content)]


def card_content_in_use() -> CardContent:
    """The content of the Card Game spoken about; one that cannot be loaded is no reason to fall silent."""
    if not _cards_used:
        from eday.content import ContentError
        from eday.content.card import from_patch as card_from_patch
        from eday.content.card import load as load_card

        try:
            _cards_used.append(load_card())
        except (ContentError, OSError):
            _cards_used.append(card_from_patch({}))
    return _cards_used[0]
