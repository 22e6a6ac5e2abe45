"""Self-play of the card game: figures by chapter and previous winner."""

from __future__ import annotations

import json

import pytest

from eday import cli
from eday.lab import intervals
from eday.lab.card.selfplay import Job, Tally, campaign_jobs, jobs, play, report, run


def test_all_chapters_come_in_turn_after_both_winners() -> None:
    kinds = [(job.chapter, job.previous) for job in jobs("all", 30, 1, ("random",))]
    assert kinds[:4] == [(1, None), (2, "cog"), (2, "locust"), (3, "cog")]
    assert kinds[28:] == [(15, "locust"), (1, None)]
    assert {(job.chapter, job.previous) for job in jobs("tutorial", 3, 1, ("random",))} == {(0, None)}
    assert len({job.seed for job in jobs("4", 5, 1, ("random",))}) == 5


def test_random_games_are_counted_by_chapter() -> None:
    todo = jobs("all", 58, 1, ("random",))
    tally, seconds = run(todo)
    figures = report(tally, 58, seconds)
    assert (figures["errors"], figures["finished"], figures["cog"] + figures["locust"]) == (0, 58, 58)
    assert [row["games"] for row in figures["chapters"]] == [2] * 29
    for row in figures["chapters"]:
        assert row["cog"] + row["locust"] == 2
        assert 0 <= row["first_player_won"] <= 2
        assert row["cog_interval"][0] <= row["cog_percent"] <= row["cog_interval"][1]
        assert row["turns"] > 1


def test_a_campaign_is_counted_game_by_game() -> None:
    tally = Tally()
    (job,) = campaign_jobs(1, 3, ("random",))
    tally.note(play(job))
    assert tally.errors == []
    assert tally.finished == 1
    games = [row["games"] for row in report(tally, 1, 1.0)["chapters"]]
    assert len(games) == 15
    assert all(2 <= count <= 3 for count in games)
    assert sum(tally.reasons.values()) == sum(games)


def test_a_failing_game_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise RuntimeError("broken")

    monkeypatch.setattr("eday.lab.card.selfplay.play_bots", fail)
    tally = Tally()
    tally.note(play(Job(0, 1, None, 7, ("random",))))
    assert tally.errors == ["chapter 1, seed 7: RuntimeError: broken"]


@pytest.mark.parametrize(("won", "games", "low", "high"), [(0, 0, 0, 100), (5, 10, 23.7, 76.3), (10, 10, 72.2, 100)])
def test_the_interval_of_a_share(won: int, games: int, low: float, high: float) -> None:
    assert intervals.share(won, games) == [low, high]


def test_the_interval_of_an_average() -> None:
    assert intervals.mean(10, 100, 1) == [10.0, 10.0]
    assert intervals.mean(40, 400, 4) == [10.0, 10.0]
    low, high = intervals.mean(2 * (8 + 12), 2 * (64 + 144), 4)
    assert (low, high) == (7.7, 12.3)


def test_previous_winners_are_put_together_by_chapter() -> None:
    tally = Tally()
    for job in jobs("2", 6, 1, ("random",)):
        tally.note(play(job))
    figures = report(tally, 6, 1.0)
    (whole,) = figures["by_chapter"]
    assert (whole["chapter"], whole["previous_winner"], whole["games"]) == (2, None, 6)
    assert [row["games"] for row in figures["chapters"]] == [3, 3]
    for count in ("cog", "locust", "first_player_won"):
        assert whole[count] == sum(row[count] for row in figures["chapters"])
    assert whole["turns_interval"][0] <= whole["turns"] <= whole["turns_interval"][1]


def test_the_simple_bot_plays_where_no_other_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    base = ["selfplay", "card", "--chapter", "1", "--games", "1", "--workers", "1", "--json"]
    assert cli.main(base) == 0
    usual = json.loads(capsys.readouterr().out)
    assert cli.main([*base, "--bot", "simple"]) == 0
    named = json.loads(capsys.readouterr().out)
    assert usual["bot"] == named["bot"] == "simple"
    assert usual["decisions"] == named["decisions"]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    base = ["selfplay", "card", "--workers", "1", "--seed", "2"]
    assert cli.main([*base, "--chapter", "tutorial", "--games", "2", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["chapters"]
    assert (row["chapter"], row["previous_winner"], row["games"]) == ("tutorial", None, 2)
    assert cli.main([*base, "--chapter", "2", "--games", "2", "--bot", "simple"]) == 0
    told = capsys.readouterr().out
    assert "2 of 2 games finished" in told
    assert "after a win of the Locust: 1 game, COG" in told
    assert cli.main([*base, "--chapter", "16", "--games", "1"]) == 2
    assert "16" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main([*base, "--chapter", "zero"])
    assert "is not a chapter" in capsys.readouterr().err


def test_different_bots_play_each_deal_twice_with_changed_sides() -> None:
    found = jobs("all", 8, 1, ("simple", "random"))
    assert [(job.chapter, job.previous) for job in found[::2]] == [(job.chapter, job.previous) for job in found[1::2]]
    assert [job.seed for job in found[::2]] == [job.seed for job in found[1::2]]
    assert [job.side for job in found] == [0, 1] * 4
    assert len({job.seed for job in found}) == 4


def test_wins_are_those_of_the_bot_named_first() -> None:
    tally, seconds = run(jobs("1", 6, 1, ("simple", "random")))
    other, _ = run(jobs("1", 6, 1, ("random", "simple")))
    figures = report(tally, 6, seconds)
    assert figures["won"] > 3 > other.won
    assert figures["cog"] + figures["locust"] == figures["finished"] == 6
    assert sum(cause["games"] for cause in figures["causes_of_loss"]) == 6 - figures["won"]
    assert figures["won_interval"] == intervals.share(figures["won"], 6)
    assert set(figures["times"]) == {"simple", "random"}
    assert figures["times"]["simple"]["p50_ms"] > figures["times"]["random"]["p50_ms"]


def test_more_bots_than_sides_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["selfplay", "card", "--games", "1", "--bot", "simple,random,simple"]) == 2
    assert "3 bots were named for 2 seats" in capsys.readouterr().err
