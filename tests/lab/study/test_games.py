"""From a study to its games: numbers, deals, seeds, sides and squads."""

from __future__ import annotations

from pathlib import Path

import pytest

from eday.content.board import load
from eday.lab.study.games import StudyGame
from tests.lab.study.studies import QUICK, planned

STUDIES = sorted((Path(__file__).parents[3] / "studies").glob("*.yaml"))


def games(folder: Path, text: str) -> list[StudyGame]:
    return [game for group in planned(folder, text).groups for deal in group.deals for game in deal]


def entry(folder: Path, text: str) -> list[StudyGame]:
    return games(folder, f"games:\n  one: {{{text}}}\n")


def test_numbers_follow_each_other_and_stay(tmp_path: Path) -> None:
    found = games(tmp_path, QUICK)
    assert [game.number for game in found] == list(range(len(found)))
    assert found == games(tmp_path, QUICK)


def test_all_line_ups_on_the_board_play_the_same_deals(tmp_path: Path) -> None:
    found = entry(tmp_path, "game: board, missions: [emergence, hive], players: [2], bots: [simple, random], repeat: 3")
    assert len(found) == 2 * 3 * 2
    one, other = ([game for game in found if game.team == team] for team in ("simple", "random"))
    same = ("deal", "seed", "mission", "cogs", "horde")
    assert [[getattr(game, field) for field in same] for game in one] == [
        [getattr(game, field) for field in same] for game in other
    ]
    assert len({game.seed for game in one}) == 6
    assert len({game.cogs for game in one}) == 3, "every COG leads in turn"


def test_missions_are_played_by_as_many_as_they_are_for(tmp_path: Path) -> None:
    found = entry(tmp_path, "game: board, bots: [simple]")
    wanted = sum(mission.max_players - mission.min_players + 1 for mission in load(None).missions.values())
    assert len(found) == wanted
    assert {len(game.bots) for game in found} == {1, 2, 3, 4}
    assert all(len(game.bots) == len(game.cogs) for game in found)


def test_squads_take_the_place_of_numbers_of_players(tmp_path: Path) -> None:
    found = entry(
        tmp_path,
        "game: board, missions: [emergence], cogs: [[damon_baird], [marcus_fenix, augustus_cole]], bots: [simple]",
    )
    assert [game.cogs for game in found] == [("damon_baird",), ("marcus_fenix", "augustus_cole")]


def test_two_bots_play_each_deal_of_cards_on_either_side(tmp_path: Path) -> None:
    found = entry(tmp_path, "game: card, chapters: [2, 3], bots: [[simple, random]], repeat: 2")
    assert len(found) == 8
    for first, second in zip(found[::2], found[1::2], strict=True):
        assert first._replace(number=0, bots=()) == second._replace(number=0, bots=())
        assert first.bots == second.bots[::-1]
    assert {(game.chapter, game.previous) for game in found} == {
        (n, side) for n in (2, 3) for side in ("cog", "locust")
    }


@pytest.mark.parametrize(("previous", "found"), [("cog", {None, "cog"}), ("locust", {None, "locust"})])
def test_who_won_the_chapter_before_can_be_said(previous: str, found: set[str | None], tmp_path: Path) -> None:
    text = f"game: card, chapters: [tutorial, 1, 2], bots: [simple], repeat: 2, previous: {previous}"
    assert {game.previous for game in entry(tmp_path, text)} == found


def test_in_a_tournament_every_bot_meets_every_other(tmp_path: Path) -> None:
    text = "game: card, chapters: [1], bots: [simple, random, recruit], tournament: true, repeat: 2"
    found = entry(tmp_path, text)
    assert [game.team for game in found[::4]] == ["simple+random", "simple+recruit", "random+recruit"]
    assert len({game.seed for game in found}) == 2, "all pairs are dealt the same"


def test_seeds_can_be_named(tmp_path: Path) -> None:
    found = entry(tmp_path, "game: card, chapters: [1, 2], bots: [simple], seeds: [7, 9]")
    assert [(game.chapter, game.seed) for game in found] == [(1, 7), (2, 7), (1, 9), (2, 9)]


def test_a_bot_with_a_budget_has_a_name_of_its_own(tmp_path: Path) -> None:
    head = "bots: {quick: {bot: soldier, rollouts: 24}}\n"
    (game,) = games(
        tmp_path, head + "games: {one: {game: board, missions: [emergence], players: [2], bots: [[quick, simple]]}}"
    )
    assert [tuple(bot) for bot in game.bots] == [("quick", "soldier", 24), ("simple", "simple", None)]
    assert game.team == "quick+simple"


@pytest.mark.parametrize("file", STUDIES, ids=[file.stem for file in STUDIES])
def test_the_studies_of_the_project_can_be_played(file: Path, tmp_path: Path) -> None:
    assert games(tmp_path, file.read_text(encoding="utf-8"))


def test_there_are_studies() -> None:
    assert {file.stem for file in STUDIES} == {"bots", "campaigns", "chapters", "missions"}


def test_chapters_and_campaigns_are_as_many_as_they_say(tmp_path: Path) -> None:
    by_name = {file.stem: games(tmp_path, file.read_text(encoding="utf-8")) for file in STUDIES}
    assert len(by_name["chapters"]) == 15 * 150
    assert len(by_name["campaigns"]) == 30
