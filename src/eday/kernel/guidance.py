"""What a guide says in a game that teaches."""

from __future__ import annotations


class GuideStep:
    """One lesson: a key and arguments for its words, the options it suggests, things to look at."""

    __slots__ = ("args", "done", "key", "options", "point", "rule", "step", "steps")

    def __init__(
        self,
        key: str = "",
        args: dict[str, object] | None = None,
        step: int = 0,
        steps: int = 0,
        options: tuple[str, ...] = (),
        point: tuple[str, ...] = (),
        done: bool = False,
        rule: str = "",
    ) -> None:
        self.key = key
        self.args: dict[str, object] = args or {}
        self.step = step
        """From 1 on; 0 away from the script."""
        self.steps = steps
        self.options = options
        self.point = point
        self.done = done
        """The script is over: these are the guide's last words."""
        self.rule = rule
        """The rule behind it, where one can be named."""
