"""What is printed on the components of both games, as data: vocabulary, files, overlays and checks.

What all games share is here; `eday.content.board` and `eday.content.card` have the entries of each.
"""

from __future__ import annotations

from eday.content.components import Components, fingerprint
from eday.content.counts import Row
from eday.content.errors import ContentError

__all__ = ["Components", "ContentError", "Row", "fingerprint"]
