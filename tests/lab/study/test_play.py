"""One game of a study: what is kept of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from eday.lab.study.games import StudyGame
from eday.lab.study.play import dealt, play
from eday.lab.study.rows import rows
from eday.lab.workers import Sitting, play_seated
from eday.players.levels import Searcher

SIMPLE = Sitting("simple", "simple")
QUICK = Sitting("quick", "soldier", 24)


def board_game(*bots: Sitting, **more: Any) -> StudyGame:
    cogs = ("marcus_fenix", "dominic_santiago")[: len(bots)]
    return StudyGame(0, "one", "board", "team", 0, 7, bots, "emergence", cogs, max_turns=400)._replace(**more)


def card_game(*bots: Sitting, chapter: int = 3) -> StudyGame:
    return StudyGame(1, "one", "card", "team", 0, 7, bots, chapter=chapter, previous="cog")


@pytest.mark.parametrize("job", [board_game(SIMPLE, SIMPLE), card_game(SIMPLE, SIMPLE)], ids=["board", "card"])
def test_cards_drawn_and_played_are_those_of_the_log(job: StudyGame) -> None:
    game = dealt(job)
    play_seated(game, job.bots, job.seed, job.max_turns)
    drawn = played = 0
    for seat in range(game.seats):
        for event in game.events_for(seat):
            data: Any = event.data
            if event.kind == "cards_drawn" and data["seat"] == seat:
                drawn += data["count"]
            elif event.kind in ("order_played", "card_deployed", "reaction_deployed") and data["seat"] == seat:
                played += 1
    (part,) = play(job).parts
    assert sum(use.drawn for use in part.uses) == drawn > 0
    assert sum(use.played for use in part.uses) == played > 0
    assert all(use.drawn for use in part.uses if job.game == "board"), "an order comes into the hand by being drawn"
    assert [(use.seat, use.card) for use in part.uses] == sorted({(use.seat, use.card) for use in part.uses})


def test_how_a_game_of_the_board_ended() -> None:
    result = play(board_game(SIMPLE, SIMPLE))
    (row,) = rows([result])
    assert (row.winner, row.reason, row.stage, row.turns) == ("cog", "mission_complete", 2, 26)
    assert row.decisions == result.decisions == sum(told.decisions for told in row.thinking)
    assert (row.mission, row.chapter, row.campaign, row.horde, row.part) == ("emergence", None, None, None, 0)


def test_a_game_that_is_cut_off_has_no_winner() -> None:
    (row,) = rows([play(board_game(SIMPLE, SIMPLE, max_turns=3))])
    assert (row.winner, row.reason, row.turns) == (None, None, 3)


def test_chances_are_told_once_a_turn_and_change_nothing() -> None:
    job = board_game(QUICK, SIMPLE, max_turns=10)
    result = play(job)
    (part,) = result.parts
    assert len(part.chances) > 3
    assert {told.seat for told in part.chances} == {0}, "who plays by habit has nothing to tell"
    assert len({(told.turn, told.seat) for told in part.chances}) == len(part.chances)
    assert all(0 <= told.chance <= 1 for told in part.chances)
    unheard = dealt(job)
    play_seated(unheard, job.bots, job.seed, job.max_turns)
    heard = dealt(job)
    told: list[object] = []

    def listen(game: Any, player: Any) -> None:
        if isinstance(player, Searcher):
            player.telling = True
        told.append(game.turn)

    play_seated(heard, job.bots, job.seed, job.max_turns, listen)
    assert heard.record() == unheard.record()
    assert len(told) == result.decisions


def test_a_budget_is_kept() -> None:
    counts: list[int] = []

    def listen(game: Any, player: Any) -> None:
        finding = getattr(player, "finding", None)
        if finding is not None:
            counts.append(finding.rollouts)

    job = board_game(QUICK)
    play_seated(dealt(job), job.bots, job.seed, 3, listen)
    assert 12 < max(counts) <= 24


def test_who_searches_at_cards_tells_chances_for_its_own_side() -> None:
    keen = Sitting("keen", "veteran", 6)
    (part,) = play(card_game(SIMPLE, keen, chapter=1)._replace(max_turns=6)).parts
    assert {told.seat for told in part.chances} == {1}


def test_a_campaign_is_told_game_by_game() -> None:
    chance = Sitting("random", "random")
    result = play(StudyGame(2, "one", "campaign", "random", 0, 5, (chance, chance)))
    found = rows([result])
    assert [row.part for row in found] == list(range(1, len(result.parts) + 1))
    assert {row.campaign for row in found} == {result.winner}
    assert sum(row.decisions for row in found) == result.decisions
    assert [row.chapter for row in found] == sorted(row.chapter or 0 for row in found)
    for before, after in pairwise(found):
        if before.chapter != after.chapter:
            assert after.previous == before.winner, "who wins the last game of a chapter has won the chapter"
    assert found[0].previous is None


def test_a_fault_is_noted_with_the_game_it_happened_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> Any:
        raise ValueError("no such dice")

    monkeypatch.setattr("eday.lab.study.play.play_seated", broken)
    assert play(card_game(SIMPLE, SIMPLE)).error == "one[1]: ValueError: no such dice"
