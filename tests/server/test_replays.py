"""Pages of replays where they are made: a game that is known as of a revision is not told again."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import eday
from eday.lab.workers import play_at_random
from eday.server.store.stored import Seat, Stored
from eday.server.tables import jobs
from eday.server.tables.jobs import Page


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> Stored:
    """A game of some choices, at its revision 100; no replay is known."""
    monkeypatch.setattr(jobs, "_replays", type(jobs._replays)())
    game = eday.board.new("emergence", ["marcus_fenix"], 7)
    play_at_random(game, 7, max_turns=1)
    record = game.record()
    choices = [(seat, option) for seat, option in record.pop("choices")]
    return Stored(
        id="game",
        head=record,
        seats=[Seat(0, "marcus_fenix", "human", "Ann", None)],
        choices=choices,
        revision=100,
        status="running",
        summary={},
        host_hash="",
        spectator_hash="",
    )


def steps(page: Page | None) -> list[int]:
    """After how many choices the tables of a page are."""
    assert page is not None
    assert page.body is not None
    return [step["at"] for step in json.loads(page.body)["steps"]]


def test_what_is_known_as_of_a_revision_is_not_told_again(stored: Stored) -> None:
    assert jobs.known_page("game", 100, 0, 3, "en") is None
    told = jobs.replay_page(stored, 0, 3, "en")
    assert steps(told) == [0, 1, 2]
    assert jobs.known_page("game", 100, 0, 3, "en") == told
    assert steps(jobs.known_page("game", 100, None, 3, "en")) == [len(stored.choices)]
    assert jobs.known_page("game", 101, 0, 3, "en") is None


def test_a_game_that_went_on_or_back_is_followed(stored: Stored) -> None:
    jobs.replay_page(stored, 0, 1, "en")
    back = replace(stored, choices=stored.choices[:2], revision=101)
    assert jobs.replay_page(back, None, 1, "en").last == 2
    assert jobs.replay_page(replace(stored, revision=102), None, 1, "en").last == len(stored.choices)
    assert jobs.known_page("game", 101, 0, 1, "en") is None


def test_beyond_the_last_choice_there_is_no_page(stored: Stored) -> None:
    assert jobs.replay_page(stored, len(stored.choices) + 1, 1, "en") == Page(len(stored.choices), None)
