"""What the lobby tells of every mission and chapter before it is begun."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eday.server.calls.offers import setup_info
from eday.server.wire.playable import BoardInfo, CardGameInfo, ChapterInfo, MissionInfo
from tests.server.table import Table

_GAMES = setup_info("en").games
MISSIONS = [mission for game in _GAMES if isinstance(game, BoardInfo) for mission in game.missions]
CHAPTERS = [chapter for game in _GAMES if isinstance(game, CardGameInfo) for chapter in game.chapters]


def _sentences(story: str) -> list[str]:
    return re.split(r"(?<=[.!?]) (?=[A-Z])", story)


@pytest.mark.parametrize("one", [*MISSIONS, *CHAPTERS], ids=lambda one: one.name)
def test_a_story_of_three_sentences_leads_to_everything_one_can_play(one: MissionInfo | ChapterInfo) -> None:
    assert len(_sentences(one.story)) == 3
    assert 120 < len(one.story) < 320, "it is read in a few breaths"
    assert one.story != one.about


def test_a_mission_tells_its_orders_and_every_enemy_it_brings() -> None:
    missions = {mission.id: mission for mission in MISSIONS}
    hive = missions["hive"]
    assert [enemy.id for enemy in hive.enemies] == ["drone", "kantus", "theron_guard", "skorge"]
    assert hive.map_size == "large"
    assert [stage.objective for stage in hive.stages] == ["Explore the exit door of level 3.", "Kill Skorge."]
    assert [len(stage.rules) for stage in hive.stages] == [0, 2]
    wretch = missions["emergence"].enemies[0]
    assert (wretch.name, wretch.attack, wretch.health, wretch.defense) == ("Wretch", 2, 2, 1)


def test_a_chapter_tells_the_command_cards_of_both_sides() -> None:
    chapters = {chapter.chapter: chapter for chapter in CHAPTERS}
    assert chapters[4].heroes.cog == ["Hammer of Dawn"]
    assert chapters[4].heroes.locust == ["Berserker"]
    assert all(chapter.heroes.cog and chapter.heroes.locust for chapter in CHAPTERS if chapter.chapter)


def test_lengths_and_odds_of_chapters_are_those_of_the_measurement() -> None:
    """The first row of each chapter between simple bots in docs/balance.md: over both winners of the chapter before."""
    told = (Path(__file__).parents[2] / "docs" / "balance.md").read_text(encoding="utf-8")
    _, table = told.split("\n## Between simple bots\n")
    rows = [[cell.strip() for cell in line.split("|")] for line in table.splitlines() if re.match(r"\| \d+ \|", line)]
    measured = {int(row[1]): (float(row[8]), float(row[4])) for row in rows}
    assert measured.keys() == {chapter.chapter for chapter in CHAPTERS if chapter.chapter}
    for chapter in CHAPTERS:
        if chapter.chapter:
            turns, wins = measured[chapter.chapter]
            assert chapter.turns == pytest.approx(turns, abs=0.51)
            assert chapter.cog_wins == pytest.approx(wins, abs=0.51)


def test_what_can_be_played_is_told_packed_to_who_can_unpack_it(table: Table) -> None:
    packed = table.http.get("/api/setup", headers={"Accept-Encoding": "gzip"})
    plain = table.http.get("/api/setup", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < 8 * 1024 < int(plain.headers["content-length"])
