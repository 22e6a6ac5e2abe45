"""Sequential stopping: at the same deal in every run, and not before enough is known."""

from __future__ import annotations

from pathlib import Path

from eday.lab import intervals
from eday.lab.study.games import Group
from eday.lab.study.rows import StudyResult
from eday.lab.study.run import run
from eday.lab.study.stopping import better, due, settled
from tests.lab.study.studies import planned, table

CARDS = """\
games:
  cup: {game: card, chapters: [1, 2], bots: [simple, random, recruit], tournament: true, repeat: 10, stop: {every: 4}}
"""
BOARD = """\
games:
  cup:
    game: board
    missions: [emergence]
    players: [2]
    bots: [simple, random]
    repeat: 40
    stop: {every: 10}
"""


def group(folder: Path, text: str) -> Group:
    return planned(folder, text).groups[0]


def results(of: Group, winners: dict[str, str], deals: int) -> dict[int, StudyResult]:
    """Made-up results: who wins, by line-up; of two bots `first`, the bot named first, or `second`."""
    found = {}
    for deal in of.deals[:deals]:
        for game in deal:
            bots = [bot.name for bot in game.bots]
            one, _, other = game.team.partition("+")
            winner = winners[game.team]
            if winner in ("first", "second"):
                winner = ("cog", "locust")[bots.index(one if winner == "first" else other)]
            found[game.number] = StudyResult(
                number=game.number,
                entry=game.entry,
                game=game.game,
                team=game.team,
                deal=game.deal,
                seed=game.seed,
                bots=bots,
                winner=winner,
            )
    return found


def test_a_clear_match_ends_at_its_first_look(tmp_path: Path) -> None:
    of = group(tmp_path, CARDS)
    found = results(of, {"simple+random": "first"}, 4)
    assert settled(of, found, 4)
    assert due([of], found) == [game for deal in of.deals[:4] for game in deal]


def test_an_even_match_is_played_to_the_end(tmp_path: Path) -> None:
    of = group(tmp_path, CARDS)
    found = results(of, {"simple+random": "cog"}, len(of.deals))
    assert not settled(of, found, len(of.deals))
    assert len(due([of], found)) == 2 * len(of.deals)


def test_nobody_looks_before_the_games_of_a_look_are_over(tmp_path: Path) -> None:
    of = group(tmp_path, CARDS)
    found = results(of, {"simple+random": "first"}, 3)
    assert due([of], found) == [game for deal in of.deals[:4] for game in deal]
    assert due([of], results(of, {"simple+random": "cog"}, 4)) == [game for deal in of.deals[:8] for game in deal]
    found = results(of, {"simple+random": "first"}, 4)
    last = of.deals[3][1].number
    del found[last]
    assert due([of], found, {last}) == [game for deal in of.deals[:4] for game in deal]


def test_on_the_board_deals_that_one_alone_won_count(tmp_path: Path) -> None:
    of = group(tmp_path, BOARD)
    assert settled(of, results(of, {"simple": "cog", "random": "locust"}, 10), 10)
    same = results(of, {"simple": "cog", "random": "cog"}, 10)
    assert not settled(of, same, 10)
    deals = [[same[game.number] for game in deal] for deal in of.deals[:10]]
    assert better(deals, "simple", "random") == (0, 0)


def test_a_line_up_that_finished_nothing_is_not_left_out(tmp_path: Path) -> None:
    of = group(tmp_path, BOARD.replace("random]", "random, recruit]"))
    assert settled(of, results(of, {"simple": "cog", "random": "locust", "recruit": "locust"}, 10), 10) is False
    assert settled(of, results(of, {"simple": "cog", "random": "locust", "recruit": ""}, 10), 10) is False


def test_narrow_intervals_are_enough(tmp_path: Path) -> None:
    text = BOARD.replace("every: 10", "every: 10, within: %d").replace("[simple, random]", "[simple]")
    for within, enough in ((19, False), (20, True)):
        of = group(tmp_path, text % within)
        found = results(of, {"simple": "cog"}, 10)
        low, high = intervals.share(10, 10, intervals.wider(4))
        assert settled(of, found, 10) is enough is (high - low <= 2 * within)


def test_looking_often_costs_width() -> None:
    assert intervals.wider(1) == intervals.Z < intervals.wider(2) < intervals.wider(10)
    assert round(intervals.wider(5), 2) == 2.58


def test_a_tournament_ends_early_and_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    wanted = planned(tmp_path, CARDS)
    done = run(wanted, tmp_path / "one")
    run(wanted, tmp_path / "two", workers=2)
    found = table(tmp_path / "one")
    assert found == table(tmp_path / "two")
    assert done.games < sum(len(deal) for group in wanted.groups for deal in group.deals)
    counts = {team: sum(row["team"] == team for row in found) for team in dict.fromkeys(row["team"] for row in found)}
    assert counts["simple+random"] == 8, "four deals on either side"
    assert {row["looks"] for row in found} == {5}
