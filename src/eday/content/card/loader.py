"""Loading the content of the Card Game."""

from __future__ import annotations

from eday.content.card.check import check
from eday.content.card.model import CardContent
from eday.content.loading import Loader

_LOADER = Loader("card", CardContent, check)
load = _LOADER.load
from_patch = _LOADER.from_patch
