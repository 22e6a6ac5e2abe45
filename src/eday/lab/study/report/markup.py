"""What a page is made of: words for things, figures and tables."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple, Protocol


class Say(Protocol):
    """Puts a message into words."""

    def __call__(self, key: str, /, **args: object) -> str: ...


Name = Callable[[str, str], str]
"""The name of a thing of a game, by its reference."""


class Cell(NamedTuple):
    """A cell of a table."""

    shown: str
    words: bool = False


class Words:
    """What things are called, ready for the page."""

    def __init__(self, say: Say, name: Name) -> None:
        self.say = say
        self.name = name

    def kind(self, line: Mapping[str, Any]) -> str:
        """A mission with its players, or a chapter."""
        if "mission" not in line:
            return self.chapter(line["chapter"])
        mission = self.name("board", f"mission:{line['mission']}")
        return self.say("report-players", mission=mission, players=line["players"]) if line.get("players") else mission

    def chapter(self, number: int) -> str:
        """A chapter; 0 is the tutorial."""
        name = self.name("card", f"chapter:{number}") if number else self.say("report-tutorial")
        return name[:1].upper() + name[1:]

    def team(self, team: str) -> str:
        """A line-up."""
        return " + ".join(team.split("+"))

    def side(self, side: str) -> str:
        """COG or Locust."""
        return self.say("report-side", side=side)

    def ending(self, line: Mapping[str, Any]) -> str:
        """Who won, and why."""
        game = "board" if "mission" in line else "card"
        return self.say("report-ending", game=game, winner=line["winner"] or "none", reason=line["reason"] or "none")

    def percent(self, value: float | None) -> str:
        """A share."""
        return self.say("report-percent", value=f"{value:.1f}") if value is not None else "-"

    def between(self, interval: Sequence[float] | None) -> str:
        """An interval."""
        return self.say("report-between", low=str(interval[0]), high=str(interval[1])) if interval else "-"


def plot(svg: str, about: str) -> str:
    """A figure, with what it shows for those who do not see it."""
    data = base64.b64encode(svg.encode()).decode()
    return f'<figure><img alt="{escape(about, quote=True)}" src="data:image/svg+xml;base64,{data}"></figure>'


def tabled(words: Words, heads: Sequence[str], lines: Sequence[Sequence[Cell | str]], folded: bool = True) -> str:
    """A table; folded away where a plot tells the same. The first column and cells of words stand to the left."""
    left = {0} | {at for line in lines for at, cell in enumerate(line) if isinstance(cell, Cell) and cell.words}
    top = "".join(_cell("th", words.say(head), at in left) for at, head in enumerate(heads))
    rest = "".join(
        "<tr>"
        + "".join(_cell("td", str(getattr(cell, "shown", cell)), at in left) for at, cell in enumerate(line))
        + "</tr>"
        for line in lines
    )
    made = f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{rest}</tbody></table></div>'
    return f"<details><summary>{escape(words.say('report-numbers'))}</summary>{made}</details>" if folded else made


def _cell(tag: str, text: str, left: bool) -> str:
    return f'<{tag} class="text">{escape(text)}</{tag}>' if left else f"<{tag}>{escape(text)}</{tag}>"
