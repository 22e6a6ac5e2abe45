"""`eday replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.board import BoardGame
from eday.cli import main
from eday.kernel import EdayError
from eday.kernel.save import pack, unpack
from eday.players import RandomPlayer, crafts, curve
from tests.players.trained import plain_crafts


@pytest.fixture(scope="module")
def running() -> BoardGame:
    """A game of two after thirty choices."""
    game = eday.board.new(seed=4)
    player = RandomPlayer(4)
    for _ in range(30):
        assert game.decision is not None
        game.choose(player.choose(game.decision))
    return game


@pytest.fixture(scope="module")
def finished(running: BoardGame) -> BoardGame:
    """The same game, played to its end."""
    game = running.clone()
    player = RandomPlayer(4)
    while game.decision is not None:
        game.choose(player.choose(game.decision))
    return game


def file_with(folder: Path, content: object) -> str:
    file = folder / "game.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


def test_a_record_is_replayed(tmp_path: Path, finished: BoardGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file_with(tmp_path, finished.record())]) == 0
    shown = capsys.readouterr().out
    assert f"record of {len(finished.record()['choices'])} choices, verified" in shown
    assert "won by the Locust (every COG down)" in shown


def test_a_finished_game_with_its_note_is_replayed(
    tmp_path: Path, finished: BoardGame, capsys: pytest.CaptureFixture[str]
) -> None:
    file = file_with(tmp_path, {"note": "a test", "record": finished.record(), "outcome": ["locust", ""]})
    assert main(["replay", file, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["outcome"] == {"winner": "locust", "reason": "all_bleeding_out"}


def test_a_saved_game_says_who_has_to_decide(
    tmp_path: Path, running: BoardGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", file_with(tmp_path, running.to_json())]) == 0
    shown = capsys.readouterr().out
    assert "save of 30 choices, verified" in shown
    assert running.decision is not None
    assert f"not over: seat {running.decision.seat} has to decide\n" in shown


def test_events_are_listed_as_a_spectator_sees_them(
    tmp_path: Path, running: BoardGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", file_with(tmp_path, running.record()), "--events", "--json"]) == 0
    events = json.loads(capsys.readouterr().out)["events"]
    assert len(events) == len(running.events_for(None))
    drawn = [event["data"] for event in events if event["kind"] == "cards_drawn"]
    assert drawn
    assert all("cards" not in data for data in drawn)


def more_ammo(data: dict[str, Any]) -> dict[str, Any]:
    """The save of somebody who would like more ammo."""
    weapons = data["state"]["weapons"]
    weapons[0][0][1] += 5
    return data


def test_a_saved_game_that_its_choices_do_not_lead_to_is_refused(
    tmp_path: Path, running: BoardGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", file_with(tmp_path, pack(more_ammo(unpack(running.to_json()))))]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)


def test_a_record_that_does_not_replay_is_refused(
    tmp_path: Path, running: BoardGame, capsys: pytest.CaptureFixture[str]
) -> None:
    record = running.record()
    record["choices"][10][1] = "move:area:nowhere"
    assert main(["replay", file_with(tmp_path, record)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "10" in shown.err or "11" in shown.err


@pytest.mark.parametrize("content", ["", "no JSON", "[]", "{}", '{"record": 3}', '{"choices": 3}'])
def test_other_files_are_refused(tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file_with(tmp_path, content)]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)


def test_a_missing_file_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_chances_are_told_turn_by_turn(
    tmp_path: Path, finished: BoardGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain_crafts(monkeypatch)
    monkeypatch.setattr(curve, "SAMPLES", 1)
    file = file_with(tmp_path, finished.record())
    assert main(["replay", file, "--chances", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["chances"]
    assert told["chapter"] is None
    assert told["points"][-1] == {"turn": finished.turn, "choice": len(finished.record()["choices"]), "chance": 0.0}
    assert {"turn", "choice", "seat", "option", "before", "after", "events"} == set(told["turning"][0])
    assert main(["replay", file, "--chances"]) == 0
    shown = capsys.readouterr().out
    assert "Winning chance of the COGs, turn by turn" in shown
    assert f"Turn {told['turning'][0]['turn']}:" in shown


def test_chances_without_weights_are_refused(
    tmp_path: Path, finished: BoardGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain_crafts(monkeypatch)
    monkeypatch.setattr(crafts.craft_of("board"), "refused", EdayError("weights-missing", file="board.npz"))
    monkeypatch.setattr(curve, "_kept", type(curve._kept)())
    assert main(["replay", file_with(tmp_path, finished.record()), "--chances"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
