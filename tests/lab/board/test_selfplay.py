"""Self-play of the board game: games that go on too long are cut off, neither won nor lost."""

from __future__ import annotations

import json

import pytest

from eday import cli
from eday.kernel import EdayError
from eday.lab.board.selfplay import jobs, report, run
from eday.lab.workers import seated
from eday.players import PLAYERS

GAMES = 8


def test_r14_a_game_that_goes_on_too_long_is_cut_off() -> None:
    whole, _ = run(jobs("all", (1, 2), GAMES, 1))
    tally, _ = run(jobs("all", (1, 2), GAMES, 1, max_turns=1))
    figures = report(tally, GAMES, 1.0)
    assert whole.cut_off == 0
    assert figures["cut_off"] > 0
    assert (figures["finished"], figures["errors"]) == (GAMES - figures["cut_off"], 0)
    assert figures["finished"] == figures["won"] + figures["lost"] == sum(figures["reasons"].values())
    assert figures["turns"] == GAMES, "one turn each, finished or not"
    assert tally.decisions < whole.decisions


def test_win_rates_count_finished_games_only() -> None:
    tally, _ = run(jobs("all", (1, 2), GAMES, 1, max_turns=1))
    missions = report(tally, GAMES, 1.0)["missions"].values()
    assert sum(told["cut_off"] for told in missions) == tally.cut_off
    for told in missions:
        assert told["finished"] + told["cut_off"] == told["games"]
        assert (told["won_percent"] is None) == (told["finished"] == 0)


@pytest.mark.parametrize("bot", ["random", "simple"])
def test_the_command_takes_the_most_turns(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    base = ["selfplay", "--games", "2", "--workers", "1", "--bot", bot, "--max-turns", "1"]
    assert cli.main([*base, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["finished"] + figures["cut_off"] == 2
    assert cli.main(base) == 0
    told = capsys.readouterr().out
    assert f"{figures['finished']} of 2 games finished" in told
    assert f"{figures['cut_off']} cut off after turn 1" in told


def test_bots_sit_in_order_and_the_last_one_on_all_further_seats() -> None:
    assert seated(("simple", "random"), 4) == ("simple", "random", "random", "random")
    assert seated(("simple", "random"), 1) == ("simple",)
    mixed, _ = run(jobs("emergence", (3, 3), 2, 1, bots=("simple", "random")))
    told = report(mixed, 2, 1.0)["times"]
    assert set(told) == {"simple", "random"}
    assert sum(bot["decisions"] for bot in told.values()) == mixed.decisions


def test_losses_are_told_by_cause_and_stage() -> None:
    tally, _ = run(jobs("all", (1, 2), GAMES, 1))
    figures = report(tally, GAMES, 1.0)
    assert sum(cause["games"] for cause in figures["causes_of_loss"]) == figures["lost"] > 0
    assert {cause["reason"] for cause in figures["causes_of_loss"]} <= set(figures["reasons"])
    assert figures["won_interval"][0] <= figures["won_percent"] <= figures["won_interval"][1]
    assert sum(row["games"] for row in figures["players"].values()) == GAMES


@pytest.mark.parametrize(
    ("bots", "said"),
    [("simple,nobody", "nobody"), ("simple,", "simple,"), ("", "is not a list of bots")],
)
def test_unknown_bots_are_refused_with_the_names_of_the_others(
    bots: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["selfplay", "--bot", bots])
    told = capsys.readouterr().err
    assert said in told
    assert all(bot in told for bot in PLAYERS)


def test_more_bots_than_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["selfplay", "--players", "1", "--bot", "simple,random"]) == 2
    assert "2 bots were named for one seat" in capsys.readouterr().err


def test_a_bot_without_weights_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    refused = EdayError("weights-missing", file="board.npz")
    monkeypatch.setattr("eday.lab.workers.handicap", lambda game, bot: refused if bot == "veteran" else None)
    base = ["selfplay", "--games", "1", "--players", "1", "--max-turns", "1", "--workers", "1", "--json"]
    assert cli.main([*base, "--bot", "simple"]) == 0
    assert json.loads(capsys.readouterr().out)["warnings"] == []
    monkeypatch.setattr("eday.players.levels.VETERAN", {"board": 0})
    assert cli.main([*base, "--bot", "veteran"]) == 0
    told = capsys.readouterr()
    (warning,) = json.loads(told.out)["warnings"]
    assert "board.npz" in warning
    assert warning in told.err
