"""Mistakes in what a person asked a command to do."""

from __future__ import annotations

from eday.text import speaker


class CommandError(Exception):
    """A command cannot do what was asked. It carries a key and its arguments; the command puts them into words."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def __str__(self) -> str:
        return speaker().say(self.key, **self.args_)
