"""Plots of a report, each a piece of SVG with text that stays text."""

from __future__ import annotations

import io
import warnings
from collections.abc import Sequence
from typing import Any, NamedTuple

from eday.lab.study.extras import needed

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5c00", "#444444")
"""Told apart by the colour-blind, too (Okabe and Ito)."""
INK, FAINT, GRID = "#222222", "#888888", "#e4e4e4"
WIDTH = 8.6
ROW = 0.3
"""Inches of a line of text."""
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "eday",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": False,
}


class Mark(NamedTuple):
    """A value with its interval."""

    line: str
    """What stands at the left."""
    series: str
    value: float
    low: float
    high: float


class Box(NamedTuple):
    """How values spread."""

    line: str
    series: str
    spread: Sequence[float]
    """What 5, 25, 50, 75 and 95 % do not exceed."""
    mean: float


class Bar(NamedTuple):
    """Part of a bar."""

    line: str
    series: str
    value: float


def intervals(
    marks: Sequence[Mark],
    label: str,
    span: tuple[float, float] | None = (0, 100),
    even: float | None = None,
    series: Sequence[str] = (),
) -> str:
    """Points with 95 % intervals, a line for each thing and a colour for each series."""
    lines, known = _known(marks)
    series = series or known
    figure, axes = _figure(sum(_height(lines, series)))
    offsets = _offsets(series) if len(marks) > len(lines) else [0.0] * len(series)
    if even is not None:
        axes.axvline(even, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    for number, name in enumerate(series):
        own = [mark for mark in marks if mark.series == name]
        at = [lines.index(mark.line) + offsets[number] for mark in own]
        below = [max(0.0, mark.value - mark.low) for mark in own]
        above = [max(0.0, mark.high - mark.value) for mark in own]
        axes.errorbar(
            [mark.value for mark in own],
            at,
            xerr=[below, above],
            fmt="o",
            markersize=4.5,
            elinewidth=1.6,
            color=_colour(number),
            label=name,
            zorder=3,
        )
    if span:
        axes.set_xlim(span[0] - 1, span[1] + 1)
    _lines(axes, lines, label)
    _legend(figure, axes, series)
    return _svg(figure)


def boxes(found: Sequence[Box], label: str) -> str:
    """Boxes of the middle half, whiskers to 5 and 95 %, the average as a point."""
    lines, series = _known(found)
    figure, axes = _figure(sum(_height(lines, series)))
    offsets = _offsets(series)
    height = min(0.55, 0.7 / len(series))
    for number, name in enumerate(series):
        colour = _colour(number)
        for box in found:
            if box.series != name:
                continue
            at = lines.index(box.line) + offsets[number]
            least, low, middle, high, most = box.spread
            axes.plot([least, most], [at, at], color=colour, linewidth=1.2, zorder=2)
            axes.barh(at, high - low, height, low, color=colour, alpha=0.35, edgecolor=colour, zorder=3)
            axes.plot([middle, middle], [at - height / 2, at + height / 2], color=colour, linewidth=2, zorder=4)
            axes.plot([box.mean], [at], "o", color="white", markeredgecolor=colour, markersize=4, zorder=5)
        axes.plot([], [], "s", color=colour, label=name)
    axes.set_xlim(left=0)
    _lines(axes, lines, label)
    _legend(figure, axes, series)
    return _svg(figure)


def stacked(bars: Sequence[Bar], label: str, colours: Sequence[str]) -> str:
    """Bars of 100 %, made of parts."""
    lines, series = _known(bars)
    figure, axes = _figure(sum(_height(lines, ("",))) + 0.25 * (len(series) // 4))
    ends = dict.fromkeys(lines, 0.0)
    for name, colour in zip(series, colours, strict=False):
        own = [bar for bar in bars if bar.series == name and bar.value]
        starts = [ends[bar.line] for bar in own]
        axes.barh(
            [lines.index(bar.line) for bar in own],
            [bar.value for bar in own],
            0.66,
            starts,
            color=colour,
            edgecolor="white",
            linewidth=0.7,
            label=name,
            zorder=3,
        )
        for bar in own:
            ends[bar.line] += bar.value
    axes.set_xlim(0, 100)
    _lines(axes, lines, label)
    _legend(figure, axes, series, always=True)
    return _svg(figure)


def matrix(names: Sequence[str], cells: dict[tuple[int, int], float], label: str) -> str:
    """How each row fared against each column, in percent."""
    side = 1.2 + 0.62 * len(names)
    figure, axes = _figure(side, min(WIDTH, 2.4 + 0.95 * len(names)))
    grid = [[cells.get((row, column), float("nan")) for column in range(len(names))] for row in range(len(names))]
    image = axes.imshow(grid, cmap="RdBu", vmin=0, vmax=100, aspect="auto")
    for (row, column), value in cells.items():
        colour = "white" if abs(value - 50) > 32 else INK
        axes.text(column, row, f"{value:.0f}", ha="center", va="center", color=colour)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    figure.colorbar(image, ax=axes, label=label, fraction=0.05, pad=0.04).outline.set_visible(False)
    return _svg(figure)


def reliability(series: dict[str, Sequence[Mark]], across: str, up: str) -> str:
    """How often it came true, against how likely it was called; `low` to `high` is the interval of the former."""
    figure, axes = _figure(4.4, 5.4)
    axes.plot([0, 100], [0, 100], color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
    for number, (name, marks) in enumerate(series.items()):
        axes.errorbar(
            [float(mark.line) for mark in marks],
            [mark.value for mark in marks],
            yerr=[
                [max(0.0, mark.value - mark.low) for mark in marks],
                [max(0.0, mark.high - mark.value) for mark in marks],
            ],
            fmt="o-",
            markersize=4.5,
            elinewidth=1.3,
            linewidth=1,
            color=_colour(number),
            label=name,
        )
    axes.set_xlim(-2, 102)
    axes.set_ylim(-2, 102)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.grid(color=GRID)
    axes.set_axisbelow(True)
    _legend(figure, axes, list(series), always=True)
    return _svg(figure)


def shades(many: int, colour: str) -> list[str]:
    """So many shades of a colour, from dark to light."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    found = []
    for number in range(many):
        light = 0.7 * number / max(1, many - 1)
        found.append("#" + "".join(f"{round(part + (255 - part) * light):02x}" for part in (red, green, blue)))
    return found


def _known(found: Sequence[Any]) -> tuple[list[str], list[str]]:
    """Lines and series, in the order in which they come."""
    return list(dict.fromkeys(one.line for one in found)), list(dict.fromkeys(one.series for one in found))


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _offsets(series: Sequence[str]) -> list[float]:
    step = 0.7 / len(series)
    return [step * (number - (len(series) - 1) / 2) for number in range(len(series))]


def _height(lines: Sequence[str], series: Sequence[str]) -> tuple[float, float]:
    """Inches of the plot, and of what stands around it."""
    return len(lines) * max(ROW, 0.17 * len(series)), 1.0


def _figure(height: float, width: float = WIDTH) -> tuple[Any, Any]:
    needed("matplotlib").rcParams.update(STYLE)
    figure = needed("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def _lines(axes: Any, lines: Sequence[str], label: str) -> None:
    axes.set_yticks(range(len(lines)), lines)
    axes.set_ylim(len(lines) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set_xlabel(label)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)


def _legend(figure: Any, axes: Any, series: Sequence[str], always: bool = False) -> None:
    if len(series) > 1 or always:
        handles, labels = axes.get_legend_handles_labels()
        figure.legend(handles, labels, loc="outside upper left", ncols=4, frameon=False, fontsize=9)


def _svg(figure: Any) -> str:
    into = io.StringIO()
    with warnings.catch_warnings():
        # Letters its own font lacks are measured badly, and drawn by the reader's fonts.
        warnings.simplefilter("ignore", UserWarning)
        figure.savefig(into, format="svg", metadata={"Date": None, "Creator": None})
    text = into.getvalue()
    return text[text.index("<svg") :]
