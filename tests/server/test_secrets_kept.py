"""Redraw what somebody does not know, and all that he is told stays the same to the last byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from eday.card import Campaign, CardGame
from eday.server.calls import records
from eday.server.tables import jobs, questions, reckoning
from eday.server.tables.guests import Guests
from eday.server.tables.kinds import BoardKind
from eday.server.tables.room import Room
from eday.server.wire import outgoing
from eday.server.wire.words import CardGameWords
from tests.server.secrets_kept.comparing import Plan, Tally, compare_games
from tests.server.secrets_kept.games import board, campaign, cards, few, many

ENOUGH = {"board": 30_000, "card": 15_000, "campaign": 5_000}
"""Messages of the long proof: 50,000 together."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One for all games of these tests: they are played in memory, and the database is proved elsewhere."""
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'table.sqlite'}"


def compared(database: str, plans: list[Plan]) -> Tally:
    """What comes of playing these games."""
    tally = asyncio.run(compare_games(database, plans))
    print(tally)
    return tally


def check(tally: Tally) -> None:
    """Nothing differs, nothing is told that nobody may know, and hardly a moment was left out."""
    assert tally.differences == []
    assert tally.spilled == []
    assert tally.skipped * 100 <= tally.messages["state"]


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04", "CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("kind", ENOUGH)
def test_no_message_depends_on_what_its_reader_does_not_know(database: str, kind: str) -> None:
    tally = compared(database, few(kind))
    check(tally)
    assert tally.messages.total() > 300


@pytest.mark.slow
@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04", "CG-SETUP-12", "CG-SETUP-19", "CG-REINFORCE-15")
@pytest.mark.parametrize("kind", ENOUGH)
def test_no_message_of_whole_games_depends_on_what_its_reader_does_not_know(database: str, kind: str) -> None:
    tally = compared(database, many(kind))
    check(tally)
    assert tally.messages.total() > ENOUGH[kind]


# ---------------------------------------------------------------------- the comparison finds leaks

Leak = Callable[[pytest.MonkeyPatch], None]


def told_hands(game: Any) -> list[Any]:
    """All hands, as no message may tell them."""
    return [list(hand) for hand in game._table.hand]


def a_state_with_all_hands(patch: pytest.MonkeyPatch) -> None:
    """Instead of the number of cards their names."""
    made = outgoing.state_message
    patch.setattr(outgoing, "state_message", lambda live, *more: {**made(live, *more), "hands": told_hands(live.game)})


def events_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what the first seat hears."""
    patch.setattr(outgoing, "listener", lambda seats: 0)


def a_welcome_with_a_fingerprint(patch: pytest.MonkeyPatch) -> None:
    """Whoever knows the rules can try out which hands fit to it."""
    made = Room._welcome
    patch.setattr(Room, "_welcome", lambda room, *more: {**made(room, *more), "print": room.live.prints[-1]})


def a_list_that_tells_a_hand(patch: pytest.MonkeyPatch) -> None:
    """The stage is a number that depends on a hand."""
    patch.setattr(BoardKind, "turn", lambda kind, game: sum(map(sum, game._table.hand)))


def a_note_with_a_hand(patch: pytest.MonkeyPatch) -> None:
    """Notes go to other workers, through the database's own channel."""
    made = Guests.present
    patch.setattr(Guests, "present", lambda guests: {**made(guests), "hands": told_hands(guests._room.live.game)})


def a_replay_for_a_seat(patch: pytest.MonkeyPatch) -> None:
    """A page as the first seat would see it."""
    made = jobs._Replay._step
    patch.setattr(
        jobs._Replay, "_step", lambda page, game, at, words: {**made(page, game, at, words), "view": game.view(0)}
    )


def a_report_with_the_seed(patch: pytest.MonkeyPatch) -> None:
    """The set-up with a word too much."""
    made = records.report

    def report(room: Room, *more: Any) -> Any:
        head = {**room.stored.head, "setup": {**room.stored.head["setup"], "again": room.stored.head["seed"]}}
        before, room.stored = room.stored, replace(room.stored, head=head)
        try:
            return made(room, *more)
        finally:
            room.stored = before

    patch.setattr(records, "report", report)


def an_answer_about_another_hand(patch: pytest.MonkeyPatch) -> None:
    """A reason that rests on the hands of others."""
    patch.setattr(questions, "_why", lambda room, *more: told_hands(room.live.game))


def a_choice_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """An undo refused with the words of what was chosen."""
    made = outgoing.state_message
    patch.setattr(
        outgoing, "state_message", lambda live, *more: {**made(live, *more), "undo_reason": live.choices[-1:]}
    )


def advice_that_rests_on_all_hands(patch: pytest.MonkeyPatch) -> None:
    """A chance that is reckoned from what others hold."""
    made = reckoning.opinion

    def peeked(seat_game: Any, **how: Any) -> reckoning.Opinion:
        hands = told_hands(seat_game._SeatGame__game)
        return made(seat_game, **how)._replace(rollouts=sum(map(sum, hands)))

    patch.setattr(reckoning, "opinion", peeked)


@pytest.mark.parametrize(
    "leak",
    [
        advice_that_rests_on_all_hands,
        a_state_with_all_hands,
        events_of_another_seat,
        a_welcome_with_a_fingerprint,
        a_list_that_tells_a_hand,
        a_note_with_a_hand,
        a_replay_for_a_seat,
        a_report_with_the_seed,
        an_answer_about_another_hand,
        a_choice_of_another_seat,
    ],
)
def test_a_leak_is_found(database: str, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    assert compared(database, [Plan(board(2), every=4, firsts=0, most=5)]).differences


def the_top_of_a_deck(patch: pytest.MonkeyPatch) -> None:
    """The next card a side will draw."""
    made = CardGame.view
    patch.setattr(
        CardGame, "view", lambda game, seat, **how: {**made(game, seat, **how), "next": game._table.deck[0][:2]}
    )


def a_guess_at_a_fight(patch: pytest.MonkeyPatch) -> None:
    """A preview that rests on the cards the enemy really holds."""
    patch.setattr(CardGameWords, "preview", lambda words, preview: preview)
    patch.setattr(CardGame, "preview", lambda game, seat, option: {"hand": told_hands(game)})


@pytest.mark.parametrize("leak", [the_top_of_a_deck, a_guess_at_a_fight])
def test_a_leak_of_the_card_game_is_found(database: str, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    assert compared(database, [Plan(cards(9), every=10, firsts=0, most=2)]).differences


def test_a_leak_of_the_campaign_is_found(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Campaign.view
    monkeypatch.setattr(
        Campaign, "view", lambda game, seat, **how: {**made(game, seat, **how), "hand": game._table.game._table.hand[0]}
    )
    assert compared(database, [Plan(campaign(), every=10, firsts=0, most=2)]).differences


def test_a_seed_in_a_message_is_found(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = outgoing.state_message
    monkeypatch.setattr(
        outgoing,
        "state_message",
        lambda live, words, stored, *more: {**made(live, words, stored, *more), **stored.head},
    )
    assert compared(database, [Plan(cards(9), every=10, firsts=0, most=2)]).spilled
