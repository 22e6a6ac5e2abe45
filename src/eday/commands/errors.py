"""Mistakes in what a person asked a command to do."""

from __future__ import annotations


class CommandError(Exception):
    """A command cannot do what was asked; the message is one line for people."""
