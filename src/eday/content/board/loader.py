"""Loading the content of the board game."""

from __future__ import annotations

from eday.content.board.check import check
from eday.content.board.model import Content
from eday.content.loading import Loader

_LOADER = Loader("board", Content, check)
load = _LOADER.load
from_patch = _LOADER.from_patch
