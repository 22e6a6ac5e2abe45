"""One screen for one decision: status, map, team, hand, what happened, and the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from eday.kernel import Decision, Event
from eday.terminal.board.mapdraw import MapDrawing
from eday.terminal.board.mapgrid import Cell
from eday.terminal.board.options import OptionList
from eday.terminal.board.panels import (
    locust_lines,
    log_entries,
    own_cog,
    own_lines,
    status_line,
    team_lines,
)
from eday.terminal.layout import beside, wrapped
from eday.text import BoardVoice

View = Mapping[str, Any]

_PANEL = 38
_LEAST_MAP, _USUAL_MAP = 9, 11
_LEAST_LOG = 3
_FLOWING_MAP, _FLOWING_LOG = 15, 40
"""Rows where there are no screens to fit."""


class Screen:
    """What to show a seat that must decide."""

    def __init__(
        self,
        voice: BoardVoice,
        view: View,
        decision: Decision,
        options: OptionList,
        events: Sequence[Event] = (),
        notices: Sequence[str] = (),
        in_sight: Sequence[str] = (),
        lesson: Sequence[Text] = (),
    ) -> None:
        """`lesson`: what a guide says, above the question."""
        self._voice = voice
        self._view = view
        self._decision = decision
        self._options = options
        self._events = events
        self._notices = notices
        self._lesson = lesson
        self._interest = [*in_sight, *(ref for option in decision.options for ref in option.refs)]

    def lines(self, width: int, height: int | None, unicode: bool, page: int = 0) -> tuple[list[Text], int]:
        """The lines of the screen without the prompt, and how many pages of options there are."""
        voice = self._voice
        headline = [
            *self._lesson,
            *(Text(line, "bold") for line in wrapped(voice.decision_prompt(self._decision), width)),
        ]
        log = log_entries(voice, self._events, width)
        log += [[Text(line, "italic") for line in wrapped(notice, width)] for notice in self._notices]
        options = self._options.rows(width)
        upper = _Upper(voice, self._view, self._decision, self._interest, width, unicode)
        if height is None:
            return [
                self._status(width),
                *upper(_FLOWING_MAP),
                *_end(voice, log, _FLOWING_LOG),
                *headline,
                *_flat(options),
            ], 1
        room = height - 2 - len(headline)
        logged = len(_flat(log))
        shown, pages = _page(voice, options, max(3, room - _LEAST_MAP - min(logged, _LEAST_LOG)), page)
        room -= len(shown)
        for_map = min(room, max(_LEAST_MAP, min(_USUAL_MAP, room - _LEAST_LOG), room - logged))
        block = upper(for_map)
        return [self._status(width), *block, *_end(voice, log, room - len(block)), *headline, *shown], pages

    def _status(self, width: int) -> Text:
        line = status_line(self._voice, self._view)
        line.truncate(width, pad=True)
        return line


class _Upper:
    """Map and panel side by side, at any height."""

    def __init__(
        self, voice: BoardVoice, view: View, decision: Decision, interest: Sequence[str], width: int, unicode: bool
    ) -> None:
        self._view = view
        self._columns = width - _PANEL - 2
        self._panel = [*team_lines(voice, view), *own_lines(voice, view, _PANEL), *locust_lines(voice, view, _PANEL)]
        for line in self._panel:
            line.truncate(_PANEL)
        self._drawing = MapDrawing(voice, view, unicode) if view.get("map") else None
        if self._drawing:
            self._focus = _focus(self._drawing, view, decision)
            self._interest = [cell for ref in interest if (cell := _cell(self._drawing, view, ref))]

    def __call__(self, rows: int) -> list[Text]:
        if self._drawing is None:
            return self._panel[:rows]
        picture = self._drawing.window(self._focus, self._columns, rows, self._interest)
        return beside(picture, self._panel[: len(picture)])


def _focus(drawing: MapDrawing, view: View, decision: Decision) -> Cell:
    """The cell to look at: that of the figure the decision is about, else of the deciding COG."""
    figures = {figure["ref"]: figure for figure in [*view.get("cogs", ()), *view.get("locusts", ())]}
    cog = own_cog(view)
    about = decision.context.get("figure")
    for figure in (figures.get(str(about)), cog):
        if figure and figure["area"]:
            return drawing.grid.middle(figure["area"])
    return drawing.grid.width // 2, drawing.grid.height // 2


def _cell(drawing: MapDrawing, view: View, ref: str) -> Cell | None:
    """Where a figure, area or cover space is on the map."""
    spots = {cover["id"]: cover["at"] for cover in view["map"]["covers"]}
    for figure in [*view.get("cogs", ()), *view.get("locusts", ())]:
        if figure["ref"] == ref:
            ref = figure["cover"] or figure["area"] or ref
    if ref in spots:
        return drawing.grid.cell(spots[ref])
    return drawing.grid.middle(ref) if ref in drawing.grid.cells else None


def _flat(groups: list[list[Text]]) -> list[Text]:
    return [line for group in groups for line in group]


def _page(voice: BoardVoice, groups: list[list[Text]], most: int, page: int) -> tuple[list[Text], int]:
    """One page of the options and the number of pages; with several the last row says so."""
    if len(_flat(groups)) <= most:
        return _flat(groups), 1
    pages: list[list[Text]] = [[]]
    for group in groups:
        if pages[-1] and len(pages[-1]) + len(group) > most - 1:
            pages.append([])
        pages[-1] += group
    page %= len(pages)
    return [*pages[page], Text(voice.say("terminal-page", page=page + 1, pages=len(pages)), "italic")], len(pages)


def _end(voice: BoardVoice, log: list[list[Text]], rows: int) -> list[Text]:
    """The last entries of the log that fit; a note stands for what is left out."""
    if len(_flat(log)) <= rows:
        return _flat(log)
    kept: list[Text] = []
    for number, entry in enumerate(reversed(log)):
        if len(kept) + len(entry) > rows - 1:
            note = Text(voice.say("terminal-log-cut", events=len(log) - number), "italic")
            return [note, *kept] if rows > 0 else []
        kept = [*entry, *kept]
    return kept


def map_lines(voice: BoardVoice, view: View, width: int, unicode: bool) -> list[Text]:
    """The whole map, in parts if it is wider than the terminal, with a key."""
    if not view.get("map"):
        return [Text(voice.say("terminal-no-map"))]
    drawing = MapDrawing(voice, view, unicode)
    strips = drawing.strips(width)
    lines: list[Text] = []
    for number, strip in enumerate(strips, start=1):
        if len(strips) > 1:
            lines.append(Text(voice.say("terminal-map-part", part=number, parts=len(strips)), "bold"))
        lines += strip
    key = voice.say("terminal-map-key-drawn" if unicode else "terminal-map-key-plain")
    return [
        *lines,
        *(Text(line) for line in wrapped(key, width)),
        *(Text(line) for line in wrapped(voice.say("terminal-map-key-marks"), width)),
        *team_lines(voice, view),
        *locust_lines(voice, view, width),
    ]
