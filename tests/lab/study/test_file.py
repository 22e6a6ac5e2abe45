"""The study file: what is wrong is said, with the file and the field; nothing is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from eday import board, cli
from eday.content.board import load
from tests.lab.study.studies import planned, write

BOARD = "game: board, missions: [emergence], players: [1], bots: [simple]"
CARD = "game: card, chapters: [1], bots: [simple]"


def one(entry: str, head: str = "") -> str:
    return f"{head}\ngames:\n  one: {{{entry}}}\n"


BAD = [
    ("games: {}", "field games: nothing to be played"),
    ("title: nothing", "field games: expected a mapping"),
    ("- a list", "expected a mapping"),
    ("games: {one: [}", "readable YAML (line 1"),
    (
        one("missions: all, bots: [simple]"),
        "field games.one.game: expected one of board, campaign, card (it is missing)",
    ),
    (one("game: chess, bots: [simple]"), "field games.one.game: expected one of board, campaign, card, found 'chess'"),
    (one("game: board"), "field games.one.bots: expected a list (the field is missing)"),
    (one(BOARD + ", repeats: 3"), "field games.one.repeats: expected one of the fields bots, repeat"),
    (one(BOARD + ", repeat: many"), "field games.one.repeat: expected a whole number, found 'many'"),
    (one(BOARD + ", repeat: 0"), "field games.one.repeat: 0 is too little. Expected 1 or more."),
    (one(BOARD + ", repeat: 2, seeds: [1]"), "field games.one.seeds: name either seeds or how often to repeat"),
    (one(BOARD + ", seeds: [1, -1]"), "field games.one.seeds[1]: -1 is too little"),
    (one(BOARD + ", max_turns: 0"), "field games.one.max_turns: 0 is too little"),
    (one(BOARD + ", stop: {every: 0}"), "field games.one.stop.every: 0 is too little"),
    (one(BOARD + ", stop: {every: 2, within: 0}"), "field games.one.stop.within: 0 is too little"),
    (one(BOARD + ", stop: {}"), "field games.one.stop.every: expected a whole number"),
    (one(BOARD, "seed: -3"), "field seed: -3 is too little"),
    (
        one("game: board, missions: [emergency], bots: [simple]"),
        'games.one.missions[0]: there is no mission "emergency"',
    ),
    (one("game: board, missions: [hive_solo], players: [4], bots: [simple]"), "field games.one.missions[0]"),
    (one("game: board, missions: [scattered], players: [1], bots: [simple]"), "scattered is for 2 to 4 players"),
    (one("game: board, missions: [], bots: [simple]"), "field games.one.missions: nothing to be played"),
    (one("game: board, players: [5], bots: [simple]"), "field games.one.players[0]: 5 players cannot play"),
    (one("game: board, cogs: [[marcus]], bots: [simple]"), 'field games.one.cogs[0]: there is no COG "marcus"'),
    (one("game: board, cogs: [[]], bots: [simple]"), "field games.one.cogs[0]: a squad is 1 to 4 different COGs"),
    (one("game: board, cogs: [[damon_baird, damon_baird]], bots: [simple]"), "1 to 4 different COGs"),
    (one("game: board, horde: nasty, bots: [simple]"), "field games.one.horde: expected one of casual, hardcore"),
    (one("game: card, chapters: [0], bots: [simple]"), "field games.one.chapters[0]: there is no chapter 0"),
    (one("game: card, chapters: [1, 16], bots: [simple]"), "chapters[1]: there is no chapter 16. Expected 1 to 15"),
    (one("game: card, chapters: [prologue], bots: [simple]"), "field games.one.chapters[0]: expected"),
    (one("game: card, chapters: [], bots: [simple]"), "field games.one.chapters: nothing to be played"),
    (one("game: card, bots: []"), "field games.one.bots: nothing to be played"),
    (one("game: card, bots: [general]"), 'field games.one.bots[0]: there is no bot "general" for this game'),
    (one("game: card, bots: [[simple, random, simple]]"), "3 bots are named for a game of 1 to 2 seats"),
    (one("game: card, bots: [[]]"), "no bot is named for a game of 1 to 2 seats"),
    (one("game: card, bots: [simple, simple]"), 'field games.one.bots[1]: "simple" is named twice'),
    (one("game: card, bots: [simple], tournament: true"), "a tournament needs at least two bots"),
    (one("game: card, bots: [[simple, random], recruit], tournament: true"), "a tournament needs at least two bots"),
    (one(BOARD, "bots: {quick: {bot: private}}"), 'field bots.quick.bot: there is no bot "private"'),
    (one(BOARD, "bots: {simple: {bot: soldier}}"), "field bots.simple: that is the name of a bot of E-Day"),
    (one(BOARD, "bots: {one+two: {bot: simple}}"), 'field bots.one+two: the name of a bot is not empty and has no "+"'),
    (one(BOARD, "bots: {quick: {bot: soldier, rollout: 3}}"), "field bots.quick.rollout: expected one of the fields"),
    (one("game: card, bots: [quick]", "bots: {quick: {bot: soldier, rollouts: 8}}"), "soldier makes none in this game"),
    (one("game: card, bots: [quick]", "bots: {quick: {bot: simple, rollouts: 8}}"), "simple makes none in this game"),
    (
        one("game: board, bots: [quick]", "bots: {quick: {bot: soldier, rollouts: 0}}"),
        "field bots.quick.rollouts: a budget of 0 roll-outs is impossible. Expected 1 to 60",
    ),
    (one("game: board, bots: [quick]", "bots: {quick: {bot: veteran, rollouts: 1000}}"), "Expected 1 to 240"),
    (
        one(BOARD, "rules: {board: board-0}"),
        f"field rules.board: the study is for board-0, and this is {board.RULES_VERSION}",
    ),
    (one(BOARD, "hashes: {card: '123'}"), "field hashes.card: the study is for 123"),
    (one(BOARD, "rules: {chess: x}"), "field rules: expected keys that are one of board, card"),
    (one(BOARD, "content: nowhere"), "nowhere: expected a folder with content files"),
]


@pytest.mark.parametrize(("text", "said"), BAD, ids=[said for _, said in BAD])
def test_what_is_wrong_is_said_with_file_and_field(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, text, "bad.yaml")
    assert cli.main(["lab", "run", str(file), "--to", str(tmp_path / "results")]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "bad.yaml" in told or "nowhere" in told
    assert [found.name for found in tmp_path.iterdir()] == ["bad.yaml"]


def test_a_study_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "run", "no-such.yaml"]) == 2
    assert "no-such.yaml" in capsys.readouterr().err


def test_versions_a_study_names_are_accepted(tmp_path: Path) -> None:
    head = f"rules: {{board: {board.RULES_VERSION}}}\nhashes: {{board: {load(None).hash}}}"
    assert len(planned(tmp_path, one(BOARD, head)).groups) == 1


def test_an_overlay_is_looked_for_beside_the_study(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "weapons.yaml").write_text("lancer: {name: Toothpick}\n")
    found = planned(tmp_path, one(BOARD, "content: mine"))
    assert found.content == str(tmp_path / "mine")
    assert found.groups[0].deals[0][0].content == found.content
