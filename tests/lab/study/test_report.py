"""The report: figures that can be checked by hand, and a page that needs nothing else."""

from __future__ import annotations

import base64
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from eday import cli
from eday.content.board import Content, load
from eday.lab import intervals
from eday.lab.study.report.calibration import calibration
from eday.lab.study.report.contests import contests, ratings
from eday.lab.study.report.figures import figures
from eday.lab.study.report.uses import uses
from eday.lab.study.results import JOURNAL, PAGE, TABLE, read
from eday.lab.study.rows import Chance, Part, Row, StudyResult, Use, rows
from eday.lab.study.run import run
from tests.lab.study.studies import planned, table

ROOT = Path(__file__).parents[3]
STUDY = """\
title: <Tests & trials>
bots: {quick: {bot: soldier, rollouts: 24}}
games:
  team cup:
    game: board
    missions: [emergence, china_shop]
    players: [1]
    bots: [simple, random, quick]
    tournament: true
    repeat: 2
    max_turns: 4
  chapters: {game: card, chapters: [tutorial, 1, 2], bots: [random], repeat: 3}
  cup: {game: card, chapters: [1], bots: [simple, random, recruit], tournament: true, repeat: 2, stop: {every: 1}}
  campaigns: {game: campaign, bots: [random], repeat: 1}
"""


def board_content(patch: dict[str, Any]) -> Content:
    """As it is without anybody's changes."""
    return load()


def card_result(number: int, winner: str, **more: Any) -> StudyResult:
    """A game of the card game, made up."""
    part = Part(10, winner=winner, reason="deck_out", first=0, chapter=1, **more)
    bots = ["one", "two"] if number % 2 == 0 else ["two", "one"]
    return StudyResult(
        number=number,
        entry="cup",
        game="card",
        team="one+two",
        deal=number // 2,
        seed=1,
        bots=bots,
        winner=winner,
        parts=[part],
    )


def board_result(number: int, team: str, winner: str, mission: str = "emergence") -> StudyResult:
    """A game of the board game, made up: two line-ups play each deal."""
    part = Part(20, winner=winner, reason="mission_complete" if winner == "cog" else "all_bleeding_out", stage=2)
    return StudyResult(
        number=number,
        entry="missions",
        game="board",
        team=team,
        deal=number // 2,
        seed=1,
        bots=[team],
        mission=mission,
        cogs=["marcus_fenix"],
        winner=winner,
        parts=[part],
    )


def told(results: list[StudyResult]) -> dict[str, Any]:
    """The figures of a study with one entry."""
    (entry,) = figures({"eday": "1", "planned": len(results)}, results)["entries"]
    found: dict[str, Any] = entry
    return found


def test_victories_are_those_of_finished_games() -> None:
    winners = ["cog", "cog", "locust", ""]
    (line,) = told([board_result(2 * n, "simple", winner) for n, winner in enumerate(winners)])["wins"]
    assert (line["games"], line["cut_off"], line["won"], line["percent"]) == (4, 1, 2, 66.7)
    assert line["interval"] == intervals.share(2, 3)


def campaign_result(number: int, winner: str, looks: int) -> StudyResult:
    """A campaign of one game, made up."""
    found = card_result(number, winner)
    found.game, found.team, found.bots, found.looks = "campaign", "one", ["one", "one"], looks
    return found


@pytest.mark.parametrize("looks", [0, 5])
def test_intervals_of_campaigns_allow_for_looking_several_times(looks: int) -> None:
    found = told([campaign_result(n, winner, looks) for n, winner in enumerate(["cog", "cog", "locust"])])
    wanted = intervals.share(2, 3, intervals.wider(looks))
    assert [line["interval"] for line in (*found["campaigns"], *found["wins"])] == [wanted, wanted]
    assert (wanted == intervals.share(2, 3)) == (looks == 0)


def test_losses_are_told_by_stage_and_line_up() -> None:
    results = [board_result(0, "simple", "locust"), board_result(1, "quick", "cog")]
    assert [(one["team"], one["winner"], one["reason"], one["stage"]) for one in told(results)["losses"]] == [
        ("simple", "locust", "all_bleeding_out", 2),
        ("quick", "cog", "mission_complete", 2),
    ]


def test_two_bots_at_cards_count_by_who_sat_where() -> None:
    results = [card_result(n, winner) for n, winner in enumerate(["cog", "locust", "cog", "cog"])]
    (pair,) = contests(results, 0)
    assert (pair["one"], pair["other"], pair["won"], pair["decided"], pair["percent"]) == ("one", "two", 3, 4, 75.0)


def test_two_bots_on_the_board_count_by_deals_that_one_alone_won() -> None:
    winners = [("cog", "locust"), ("cog", "cog"), ("locust", "locust"), ("locust", "cog"), ("cog", "locust")]
    results = [
        board_result(2 * deal + place, team, pair[place])
        for deal, pair in enumerate(winners)
        for place, team in enumerate(("simple", "quick"))
    ]
    (pair,) = contests(results, 0)
    assert (pair["played"], pair["decided"], pair["won"]) == (5, 3, 2)
    best, other = ratings(results)
    assert (best["bot"], other["bot"], best["meetings"]) == ("simple", "quick", 5)
    assert best["rating"] > 25 > other["rating"]
    assert best["interval"][0] < best["rating"] < best["interval"][1]


def test_the_side_that_begins_is_counted_by_chapter() -> None:
    (line,) = told([card_result(n, winner) for n, winner in enumerate(["cog", "locust", "cog", "cog"])])["first"]
    assert (line["chapter"], line["games"], line["won"], line["cog_began"]) == (1, 4, 3, 100.0)


def used(won: int, lost: int, played: int, mission: str = "emergence") -> list[Row]:
    results: list[StudyResult] = []
    for winner in ["cog"] * won + ["locust"] * lost:
        result = board_result(len(results), "simple", winner, mission)
        result.parts[0].uses = [Use("advance", 0, 2, played)]
        results.append(result)
    return rows(results)


def test_orders_are_compared_within_games_of_the_same_kind() -> None:
    easy = [*used(9, 1, played=2), *used(9, 1, played=0)]
    hard = [*used(1, 9, played=1, mission="hive"), *used(1, 9, played=0, mission="hive")]
    (line,) = uses([*easy, *hard])
    assert (line["drawn"], line["played"], line["plays_per_draw"]) == (80, 30, 0.38)
    assert (line["won_played"], line["won_not_played"], line["difference"]) == (50.0, 50.0, 0.0)
    mixed = [*used(9, 1, played=1), *used(1, 0, played=0), *used(1, 0, played=1, mission="hive")]
    (line,) = uses([*mixed, *used(1, 9, played=0, mission="hive")])
    assert line["won_played"] - line["won_not_played"] > 60, "played where it is easy"
    assert line["difference"] < line["won_played"] - line["won_not_played"]


def test_a_card_that_was_always_played_has_no_difference() -> None:
    (line,) = uses(used(3, 2, played=1))
    assert line["difference"] is line["interval"] is line["won_not_played"] is None


def test_the_interval_of_a_difference() -> None:
    found = intervals.difference([(50, 100, 30, 100)])
    assert found is not None
    middle, (low, high) = found
    assert middle == 20.0
    assert (low, high) == pytest.approx((6.7, 33.3), abs=0.2)
    assert intervals.difference([(3, 3, 0, 0)]) is None


def test_chances_are_compared_with_what_came_of_them() -> None:
    said = [Chance(1, 0, 0.9), Chance(2, 1, 0.25), Chance(3, 0, 1.0)]
    (one, two) = calibration(rows([card_result(0, "cog", chances=said)]))
    assert (one["bot"], one["chances"], one["games"], one["brier"]) == ("one", 2, 1, 0.005)
    (last,) = one["bins"]
    assert (last["from"], last["to"], last["expected"], last["percent"]) == (90, 100, 95.0, 100.0)
    assert (two["bot"], two["brier"], two["bins"][0]["percent"]) == ("two", 0.062, 0.0)


class Page(HTMLParser):
    """What a page shows and asks for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = ""
        self.asked: list[str] = []
        self.alts: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.asked += [str(found[name]) for name in ("src", "href") if name in found]
        if tag == "img":
            self.alts.append(str(found["alt"]))
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data + "\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("study")
    run(planned(place, STUDY), place / "out", workers=2)
    return place / "out"


def page_of(folder: Path, *more: str) -> Page:
    assert cli.main([*more, "lab", "report", str(folder)]) == 0
    return Page((folder / PAGE).read_text(encoding="utf-8"))


def test_the_page_needs_nothing_else_and_all_is_in_words(folder: Path) -> None:
    page = page_of(folder)
    assert page.open == []
    assert "<Tests & trials>" in page.words
    assert all(found.startswith(("data:image/svg+xml;base64,", "#part-")) for found in page.asked)
    assert all(page.alts)
    drawn = [base64.b64decode(found.partition(",")[2]).decode() for found in page.asked if found[0] == "d"]
    assert len(drawn) > 15
    for shown in (page.words, *drawn):
        assert "«" not in shown, "a message nobody wrote"
        assert "None" not in shown
    assert not any(re.search(r"(?:href|src)=\"(?!#|data:)", svg) for svg in drawn)
    for said in ("Emergence, 1 player", "Chapter 2", "Tutorial", "Bot against bot", "Ratings", "Campaigns", "quick"):
        assert said in page.words


def test_the_page_is_the_same_each_time(folder: Path) -> None:
    page_of(folder)
    first = (folder / PAGE).read_bytes()
    before = table(folder)
    page_of(folder)
    assert (folder / PAGE).read_bytes() == first
    assert table(folder) == before


def test_the_page_can_lie_elsewhere_and_figures_can_be_had_as_json(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "report", str(folder), "--out", str(tmp_path / "page.html"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [entry["name"] for entry in found["entries"]] == ["team cup", "chapters", "cup", "campaigns"]
    assert (tmp_path / "page.html").exists()


def test_an_unfinished_study_is_told_as_far_as_it_is(folder: Path, tmp_path: Path) -> None:
    lines = (folder / JOURNAL).read_bytes().splitlines(keepends=True)
    (tmp_path / JOURNAL).write_bytes(b"".join(lines[:6]) + lines[6][:20])
    page = page_of(tmp_path)
    assert f"5 of {read(folder).about['planned']}" in page.words
    assert len({row["number"] for row in table(tmp_path)}) == 5


def test_results_of_other_rules_are_told_with_a_word(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = read(folder).about["rules.card"]
    monkeypatch.setattr("eday.lab.study.results.card.RULES_VERSION", "card-999")
    assert rules in page_of(folder).words
    assert f"other rules or content (card {rules})" in capsys.readouterr().err


OWN = """\
content: %s
games:
  one: {game: board, missions: [dead_drop], players: [1], bots: [random], repeat: 1}
"""


def test_own_content_is_known_to_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(planned(tmp_path, OWN % (ROOT / "examples" / "dead_drop")), tmp_path / "out")
    assert "Dead Drop, 1 player" in page_of(tmp_path / "out").words
    assert "other rules or content" not in capsys.readouterr().err
    monkeypatch.setattr("eday.lab.study.results.board_patch", board_content)
    page_of(tmp_path / "out")
    assert "other rules or content (board " in capsys.readouterr().err


def test_own_content_that_does_not_fit_any_more_is_told_with_a_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(planned(tmp_path, OWN % (ROOT / "examples" / "dead_drop")), tmp_path / "out")
    journal = tmp_path / "out" / JOURNAL
    journal.write_text(journal.read_text(encoding="utf-8").replace('"7A"', '"77A"', 1), encoding="utf-8")
    (tmp_path / "out" / TABLE).unlink()
    page_of(tmp_path / "out")
    assert "other rules or content (board " in capsys.readouterr().err
