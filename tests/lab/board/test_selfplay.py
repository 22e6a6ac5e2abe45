"""Self-play of the board game: games that go on too long are cut off, neither won nor lost."""

from __future__ import annotations

import json

import pytest

from eday import cli
from eday.lab.board.selfplay import jobs, report, run

GAMES = 8


def test_r14_a_game_that_goes_on_too_long_is_cut_off() -> None:
    whole, _ = run(jobs("all", (1, 2), GAMES, 1, False, None), 1, False)
    tally, _ = run(jobs("all", (1, 2), GAMES, 1, False, None, max_turns=1), 1, False)
    figures = report(tally, GAMES, 1.0)
    assert whole.cut_off == 0
    assert figures["cut_off"] > 0
    assert (figures["finished"], figures["errors"]) == (GAMES - figures["cut_off"], 0)
    assert figures["finished"] == figures["won"] + figures["lost"] == sum(figures["reasons"].values())
    assert figures["turns"] == GAMES, "one turn each, finished or not"
    assert tally.decisions < whole.decisions


def test_win_rates_count_finished_games_only() -> None:
    tally, _ = run(jobs("all", (1, 2), GAMES, 1, False, None, max_turns=1), 1, False)
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
