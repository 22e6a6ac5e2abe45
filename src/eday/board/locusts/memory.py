"""Rules in progress that remember figures, which may die meanwhile and come back as new ones (BG-FAQ-15)."""

from __future__ import annotations

from eday.board.table import BoardFrame


class RemembersFigures(BoardFrame):
    """A rule in progress that keeps figure numbers while the figures may die."""

    __slots__ = ()

    def forget(self, figure: int) -> None:
        """A figure of that number came into play again: it is another one."""
        raise NotImplementedError


class Round(RemembersFigures):
    """Figures acting one after the other; one that dies and spawns again is a new figure."""

    __slots__ = ("acted",)

    def __init__(self) -> None:
        self.acted: tuple[int, ...] = ()
        """Figures that have had their turn."""

    def forget(self, figure: int) -> None:
        """A figure of that number came into play again: it may act."""
        self.acted = tuple(acted for acted in self.acted if acted != figure)


class ActingFigure(RemembersFigures):
    """The activation of one figure."""

    __slots__ = ("figure",)

    def __init__(self, figure: int = -1) -> None:
        self.figure = figure
