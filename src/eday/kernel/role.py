"""The part an option plays in its decision: by it a front end knows how to offer it, whatever its kind is called."""

from __future__ import annotations

from typing import Final, Literal, get_args

OptionRole = Literal["cards", "move", "attack", "react", "gear", "locusts", "other", "finish", "aside"]
"""`finish` ends or declines something; `aside` only throws something away, and is never pressed upon anybody."""
ROLES: Final[tuple[OptionRole, ...]] = get_args(OptionRole)
