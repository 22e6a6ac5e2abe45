"""The sections of a page: what one entry of a study came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from eday.lab.card.selfplay import SIDES
from eday.lab.study.report import plots
from eday.lab.study.report.markup import Cell, Words, plot, tabled
from eday.lab.study.report.plots import Bar, Box, Mark

Figures = dict[str, Any]
LEAST = 10
"""Games with and without a card before its difference is drawn."""
MOST = 24
"""Cards that are drawn."""
EVEN = 50.0
BOARD = {"cog": "#1f8f55", "": "#bdbdbd", "locust": "#a32a24"}
CARDS = {"cog": plots.COLOURS[0], "": "#bdbdbd", "locust": plots.COLOURS[1]}
"""Colours by who won: victory and defeat, or one side and the other."""


def sections(entry: Figures, words: Words) -> str:
    """All that is known of an entry."""
    say = words.say
    head = f"<h2>{escape(entry['name'])}</h2>" + _text(
        say("report-entry", game=entry["game"], games=entry["games"]), faint=True
    )
    if entry["looks"]:
        head += _text(say("report-looks", looks=entry["looks"]), faint=True)
    makers = (_campaigns, _contests, _wins, _length, _losses, _first, _uses, _calibration, _times)
    return head + "".join(part for make in makers for part in make(entry, words))


def _text(words: str, faint: bool = False) -> str:
    return f'<p class="faint">{escape(words)}</p>' if faint else f"<p>{escape(words)}</p>"


def _head(words: Words, key: str) -> str:
    return f"<h3>{escape(words.say(key))}</h3>" + _text(words.say(f"{key}-about"))


def _mark(line: str, series: str, told: Figures) -> Mark:
    return Mark(line, series, told["percent"], *told["interval"])


def _campaigns(entry: Figures, words: Words) -> Iterator[str]:
    if entry["campaigns"]:
        yield _head(words, "report-campaigns")
        heads = ("report-bots", "report-campaigns", "report-won-cog", "report-interval", "report-chapter-games")
        yield tabled(
            words,
            heads,
            [
                (
                    words.team(one["team"]),
                    one["games"],
                    words.percent(one["percent"]),
                    words.between(one["interval"]),
                    one["chapter_games"],
                )
                for one in entry["campaigns"]
            ],
            folded=False,
        )


def _wins(entry: Figures, words: Words) -> Iterator[str]:
    wins = [one for one in entry["wins"] if one["percent"] is not None]
    if not wins:
        return
    yield _head(words, "report-wins" if entry["game"] == "board" else "report-sides")
    marks = [_mark(words.kind(one), words.team(one["team"]), one) for one in wins]
    label = words.say("report-axis-won", game=entry["game"])
    yield plot(plots.intervals(marks, label, even=None if entry["game"] == "board" else EVEN), label)
    yield tabled(
        words,
        ("report-kind", "report-bots", "report-games", "report-cut-off", "report-won-cog", "report-interval"),
        [
            (
                words.kind(one),
                Cell(words.team(one["team"]), words=True),
                one["games"],
                one["cut_off"],
                words.percent(one["percent"]),
                words.between(one["interval"]),
            )
            for one in entry["wins"]
        ],
    )


def _length(entry: Figures, words: Words) -> Iterator[str]:
    yield _head(words, "report-length")
    label = words.say("report-axis-turns")
    found = [Box(words.kind(one), words.team(one["team"]), one["spread"], one["mean"]) for one in entry["length"]]
    yield plot(plots.boxes(found, label), label)
    yield tabled(
        words,
        ("report-kind", "report-bots", "report-games", "report-mean", "report-interval", "report-median"),
        [
            (
                words.kind(one),
                Cell(words.team(one["team"]), words=True),
                one["games"],
                one["mean"],
                words.between(one["interval"]),
                one["spread"][2],
            )
            for one in entry["length"]
        ],
    )


def _losses(entry: Figures, words: Words) -> Iterator[str]:
    """On the board a bar for each mission, by the stage of the loss; in the card game one for each chapter, by why."""
    board = entry["game"] == "board"
    yield _head(words, "report-losses" if board else "report-endings")
    lines: dict[str, list[Figures]] = {}
    several = len({one.get("team") for one in entry["losses"]}) > 1
    for one in entry["losses"]:
        line = words.kind(one)
        if several:
            line = words.say("report-kind-by", kind=line, bots=words.team(one["team"]))
        lines.setdefault(line, []).append(one)
    series = _endings(entry["losses"], board)
    bars = [
        Bar(
            line,
            words.say("report-lost-stage", stage=key[2])
            if board and key[0] == "locust"
            else words.ending(_ending(key, board)),
            _share(found, key, board),
        )
        for key in series
        for line, found in lines.items()
    ]
    label = words.say("report-axis-games")
    yield plot(plots.stacked(bars, label, list(_colours(series, BOARD if board else CARDS))), label)
    heads = ["report-kind", "report-ending-head", *(["report-stage"] if board else []), "report-games", "report-share"]
    table = []
    for line, found in lines.items():
        total = sum(one["games"] for one in found)
        for one in found:
            cells: list[Any] = [line, Cell(words.ending(one), words=True)]
            table.append(
                (*cells, *([one["stage"]] if board else []), one["games"], words.percent(100 * one["games"] / total))
            )
    yield tabled(words, heads, table)


Ending = tuple[str, str, int]
"""Winner, reason, stage."""


def _endings(losses: list[Figures], board: bool) -> list[Ending]:
    """What the parts of the bars are: victories of the COGs first, then games cut off, then defeats."""
    keys = {_key(one, board) for one in losses}
    return sorted(keys, key=lambda key: (("cog", "", "locust").index(key[0]), key[2], key[1]))


def _key(one: Figures, board: bool) -> Ending:
    winner, reason = one["winner"], one["reason"]
    if not board:
        return winner, reason, 0
    return (winner, "", one["stage"]) if winner == "locust" else (winner, reason, 0)


def _ending(key: Ending, board: bool) -> Figures:
    return {"winner": key[0], "reason": key[1], **({"mission": ""} if board else {})}


def _share(found: list[Figures], key: Ending, board: bool) -> float:
    own: int = sum(one["games"] for one in found if _key(one, board) == key)
    total: int = sum(one["games"] for one in found)
    return 100 * own / total


def _colours(keys: list[Ending], of: dict[str, str]) -> Iterator[str]:
    for winner, colour in of.items():
        yield from plots.shades(sum(key[0] == winner for key in keys), colour)


def _first(entry: Figures, words: Words) -> Iterator[str]:
    if not entry["first"]:
        return
    yield _head(words, "report-first")
    label = words.say("report-axis-first")
    yield plot(plots.intervals([_mark(words.kind(one), "", one) for one in entry["first"]], label, even=EVEN), label)
    yield tabled(
        words,
        ("report-kind", "report-games", "report-won-first", "report-interval", "report-cog-began"),
        [
            (
                words.kind(one),
                one["games"],
                words.percent(one["percent"]),
                words.between(one["interval"]),
                words.percent(one["cog_began"]),
            )
            for one in entry["first"]
        ],
    )


def _uses(entry: Figures, words: Words) -> Iterator[str]:
    yield _head(words, "report-orders" if entry["game"] == "board" else "report-cards")
    bots = list(dict.fromkeys(one["bot"] for one in entry["uses"]))
    for bot in bots:
        if len(bots) > 1:
            yield f"<h4>{escape(bot)}</h4>"
        yield from _uses_of([one for one in entry["uses"] if one["bot"] == bot], words, entry["game"] == "board")


def _uses_of(uses: list[Figures], words: Words, board: bool) -> Iterator[str]:
    """What the cards of one bot were worth."""

    def name(one: Figures) -> str:
        return words.name("board", f"order:{one['card']}") if board else words.name("card", f"card:{one['card']}")

    clear = [one for one in uses if one["interval"] and LEAST <= one["games_played"] <= one["games"] - LEAST]
    if clear:
        clear.sort(key=lambda one: -one["difference"])
        shown = clear if len(clear) <= MOST else [*clear[: MOST // 2], *clear[-MOST // 2 :]]
        label = words.say("report-axis-difference")
        sides = [] if board else [words.side(side) for side in SIDES]
        marks = [
            Mark(name(one), "" if board else words.side(one["side"]), one["difference"], *one["interval"])
            for one in shown
        ]
        yield plot(plots.intervals(marks, label, span=None, even=0.0, series=sides), label)
        if len(shown) < len(clear):
            yield _text(words.say("report-uses-shown", shown=len(shown), cards=len(clear)), faint=True)
    side_head = () if board else ("report-side-head",)
    yield tabled(
        words,
        (
            "report-card",
            *side_head,
            "report-drawn",
            "report-played",
            "report-plays-per-draw",
            "report-won-played",
            "report-won-not-played",
            "report-difference",
            "report-interval",
        ),
        [
            (
                name(one),
                *(() if board else (Cell(words.side(one["side"]), words=True),)),
                one["drawn"],
                one["played"],
                "-" if one["plays_per_draw"] is None else f"{one['plays_per_draw']:.2f}",
                words.percent(one["won_played"]),
                words.percent(one["won_not_played"]),
                "-" if one["difference"] is None else f"{one['difference']:+.1f}",
                words.between(one["interval"]),
            )
            for one in uses
        ],
    )


def _contests(entry: Figures, words: Words) -> Iterator[str]:
    pairs = entry["contests"]
    if not pairs:
        return
    board = entry["game"] == "board"
    yield _head(words, "report-teams" if board else "report-contests")
    names = list(dict.fromkeys(name for one in pairs for name in (one["one"], one["other"])))
    if entry["ratings"]:
        names = [one["bot"] for one in entry["ratings"]]
    cells: dict[tuple[int, int], float] = {}
    for one in pairs:
        if one["percent"] is not None:
            row, column = names.index(one["one"]), names.index(one["other"])
            cells[row, column], cells[column, row] = one["percent"], 100 - one["percent"]
    label = words.say("report-axis-contest")
    if len(names) > 2 and cells:
        yield plot(plots.matrix(names, cells, label), label)
    yield tabled(
        words,
        (
            "report-bot",
            "report-other",
            "report-deals" if board else "report-games",
            *(("report-decided",) if board else ()),
            "report-won-one",
            "report-interval",
        ),
        [
            (
                one["one"],
                Cell(one["other"], words=True),
                one["played"],
                *((one["decided"],) if board else ()),
                words.percent(one["percent"]),
                words.between(one["interval"]),
            )
            for one in pairs
        ],
        folded=False,
    )
    yield from _ratings(entry, words)


def _ratings(entry: Figures, words: Words) -> Iterator[str]:
    if not entry["ratings"]:
        return
    yield _head(words, "report-ratings")
    label = words.say("report-axis-rating")
    marks = [Mark(one["bot"], "", one["rating"], *one["interval"]) for one in entry["ratings"]]
    yield plot(plots.intervals(marks, label, span=None), label)
    yield tabled(
        words,
        ("report-bot", "report-meetings", "report-rating", "report-interval"),
        [
            (one["bot"], one["meetings"], f"{one['rating']:.1f}", words.between(one["interval"]))
            for one in entry["ratings"]
        ],
    )


def _calibration(entry: Figures, words: Words) -> Iterator[str]:
    told = entry["calibration"]
    if not told:
        return
    yield _head(words, "report-calibration")
    series: dict[str, Sequence[Mark]] = {
        one["bot"]: [Mark(str(bin_["expected"]), "", bin_["percent"], *bin_["interval"]) for bin_ in one["bins"]]
        for one in told
    }
    across, up = words.say("report-axis-expected"), words.say("report-axis-came")
    yield plot(plots.reliability(series, across, up), words.say("report-calibration"))
    for one in told:
        yield _text(
            words.say(
                "report-brier", bot=one["bot"], score=f"{one['brier']:.3f}", chances=one["chances"], games=one["games"]
            )
        )
    yield tabled(
        words,
        ("report-bot", "report-chances", "report-games", "report-expected", "report-came", "report-interval"),
        [
            (
                one["bot"],
                bin_["chances"],
                bin_["games"],
                words.percent(bin_["expected"]),
                words.percent(bin_["percent"]),
                words.between(bin_["interval"]),
            )
            for one in told
            for bin_ in one["bins"]
        ],
    )


def _short(number: float) -> str:
    """Two digits that count, and no power of ten."""
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


def _times(entry: Figures, words: Words) -> Iterator[str]:
    yield _head(words, "report-times")
    yield tabled(
        words,
        ("report-bot", "report-decisions", "report-p50", "report-p95"),
        [(one["bot"], one["decisions"], _short(one["p50_ms"]), _short(one["p95_ms"])) for one in entry["times"]],
        folded=False,
    )
