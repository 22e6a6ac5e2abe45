"""Why something is not on offer, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.text.catalogue import say
from eday.text.phrases import BOARD, Cogs, arguments, opened, part, seated


def reason_line(reason: Mapping[str, Any] | object, cogs: Cogs = (), game: str = BOARD) -> str:
    """A reason as a sentence, with the rule that gives it."""
    text = opened(say(str(part(reason, "key")), **arguments(part(reason, "args"), (), seated(game, cogs))))
    rule = part(reason, "rule")
    return say("reason-with-rule", text=text, rule=rule) if rule else text
