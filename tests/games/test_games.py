"""Whole games, replayed from their records with every position checked on the way.

A file is `{"note": what is special about it, "record": record(), "outcome": [winner, reason]}`.
They are made again by `python -m tests.games.recording`, should a change of the rules or the content ever ask for it.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.board import BoardGame
from eday.board.roles import ROLE_OF_KIND as BOARD_ROLES
from eday.card import Campaign
from eday.card.roles import ROLE_OF_KIND as CARD_ROLES
from eday.content.board import load
from eday.kernel import ReplayError
from tests.board.properties.conservation import check as check_board
from tests.board.properties.play import Setup, walk
from tests.card.properties.conservation import check as check_cards
from tests.games import recording

FOLDER = Path(__file__).parent
BROWSER = FOLDER.parent / "browser"
"""Beginnings of games that the browser tests go on from."""
FILES = sorted(FOLDER.glob("*/*.json"))
CHAPTERS = range(1, 16)


def check(game: Any) -> None:
    """Nothing is lost or doubled, every option plays a part; of a campaign in the game being played."""
    roles = BOARD_ROLES if isinstance(game, BoardGame) else CARD_ROLES
    assert game.decision is None or {option.kind for option in game.decision.options} <= roles.keys()
    if isinstance(game, BoardGame):
        check_board(game)
        return
    cards = game.game if isinstance(game, Campaign) else game
    if cards is not None:
        check_cards(cards)


def replay(game_file: dict[str, Any]) -> None:
    """Play the record choice by choice; AssertionError or ReplayError says what does not fit."""
    assert set(game_file) == {"note", "record", "outcome"}
    assert game_file["note"]
    record = game_file["record"]
    game = eday.replay({**record, "choices": []})
    check(game)
    for number, (seat, option) in enumerate(record["choices"]):
        assert game.decision is not None, f"over before choice {number}"
        if game.decision.seat != seat or game.decision.find(option) is None:
            raise ReplayError("replay-mismatch", number=number, seat=seat, option=option)
        game.choose(option)
        check(game)
    assert game.outcome is not None, "not over"
    assert [game.outcome.winner, game.outcome.reason] == game_file["outcome"]
    assert game.record() == record
    assert eday.replay(record).to_json() == game.to_json()


def sample() -> dict[str, Any]:
    """A game made on the spot, in the form of a file."""
    *_, game = walk(Setup(2, 121))
    assert game.outcome is not None
    made = {"note": "made here", "record": game.record(), "outcome": [game.outcome.winner, game.outcome.reason]}
    read: dict[str, Any] = json.loads(json.dumps(made))
    return read


@pytest.mark.parametrize("file", sorted(BROWSER.glob("*.json")), ids=lambda file: file.stem)
def test_what_the_browser_tests_go_on_from_can_still_be_played(file: Path) -> None:
    game_file = json.loads(file.read_text(encoding="utf-8"))
    assert set(game_file) == {"note", "record"}
    game = eday.replay(game_file["record"])
    assert game.decision is not None


@pytest.mark.parametrize(("game", "name"), [("board", "emergence_solo_lost"), ("card", "chapter_02_cog")])
def test_games_can_be_recorded_again(
    game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots change, so other choices may be made; the game is the same and so is who wins it."""
    monkeypatch.setattr(recording, "FOLDER", tmp_path)
    (tmp_path / game).mkdir()
    recording.main([game, name])
    assert capsys.readouterr().out.startswith(name)
    made = json.loads((tmp_path / game / f"{name}.json").read_text(encoding="utf-8"))
    kept = json.loads((FOLDER / game / f"{name}.json").read_text(encoding="utf-8"))
    replay(made)
    assert made["outcome"][0] == kept["outcome"][0]
    same = ("mission", "chapter", "previous_winner")
    assert [made["record"]["setup"].get(key) for key in same] == [kept["record"]["setup"].get(key) for key in same]
    assert len(made["record"]["setup"].get("cogs", ())) == len(kept["record"]["setup"].get("cogs", ()))


@pytest.mark.parametrize("file", [None, *FILES], ids=["sample", *[file.stem for file in FILES]])
def test_the_game_replays(file: Path | None) -> None:
    replay(json.loads(file.read_text(encoding="utf-8")) if file else sample())


def test_there_is_a_game_of_every_mission_and_chapter_and_a_campaign() -> None:
    records = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in FILES]
    missions = {record["setup"]["mission"] for record in records if record["game"] == "board"}
    assert missions == set(load().missions)
    chapters = {record["setup"]["chapter"] for record in records if record["game"] == "card"}
    assert chapters == {0, *CHAPTERS}
    assert [record["setup"] for record in records if record["game"] == "campaign"] == [{"best_of": 3}]


def test_a_wrong_outcome_is_noticed() -> None:
    with pytest.raises(AssertionError):
        replay({**sample(), "outcome": ["cog", "mission_complete"]})


def test_a_game_cut_short_is_noticed() -> None:
    cut = sample()
    cut["record"]["choices"].pop()
    with pytest.raises(AssertionError, match="not over"):
        replay(cut)


def test_a_choice_that_does_not_fit_is_noticed() -> None:
    changed = copy.deepcopy(sample())
    changed["record"]["choices"][20][1] = "nonsense"
    with pytest.raises(ReplayError) as refused:
        replay(changed)
    assert refused.value.args_["number"] == 20
