"""Conserving: every card is in exactly one place, in every position of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import CardGame
from eday.card.table import COVER, DECK, DISCARD, HIDDEN, OUT, RESERVE, CardTable
from eday.kernel import Event
from tests.card.properties.conservation import check
from tests.card.properties.play import Setup, setups, walk
from tests.card.scene import Scene

GAMES = setups(4, first=1000)


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_position_of_a_game_is_sound(setup: Setup) -> None:
    for game in walk(setup):
        check(game)


def test_the_games_see_all_parts_of_the_rules() -> None:
    """Else the other tests would prove little."""
    events: list[Event] = []
    kinds: set[str] = set()
    endings: set[tuple[str, str]] = set()
    for setup in GAMES:
        for game in walk(setup, events):
            kinds.add(game.decision.kind if game.decision else "")
        assert game.outcome is not None
        endings.add((game.outcome.winner, game.outcome.reason))
    happened = {event.kind for event in events}
    assert {("cog", "deck_out"), ("locust", "deck_out")} <= endings
    assert {reason for _, reason in endings} >= {"deck_out", "card"}
    assert {"cover_crossed", "attack_blocked", "reaction_deployed", "tactic_used", "direct_damage_dealt"} <= happened
    assert {"unit_suppressed", "unit_readied", "cover_removed", "cover_flipped", "cover_revealed"} <= happened
    assert {"card_rotated", "card_returned", "deck_shuffled", "cards_peeked", "unit_put"} <= happened
    assert {"combat", "block", "reaction", "keep", "target", "may", "order", "draw", "peek", "put_back"} <= kinds


def _position() -> CardGame:
    """Units in cover and in reserve, cards in both hands and discard piles."""
    s = Scene(3)
    s.cover("cog-captain", 1)
    s.cover("loc-drone", 2)
    for side, unit, discarded in ((COG, "cog-private", "cog-heroism"), (LOCUST, "loc-hunter", "loc-frenzy")):
        s.reserve(unit)
        s.discards(side, discarded)
        s.fill(side, 4)
    s.at_deployment(COG)
    return s.game


def _twice(t: CardTable) -> None:
    t.hand[0] = tuple(sorted((*t.hand[0], t.deck[0][0])))


def _lost(t: CardTable) -> None:
    t.deck[1] = t.deck[1][1:]


def _gone(t: CardTable) -> None:
    t.put(t.deck[1][0], OUT, DECK)


def _with_the_enemy(t: CardTable) -> None:
    t.discard[0] = (*t.discard[0], t.discard[1][0])
    t.discard[1] = t.discard[1][1:]


def _wrong_zone(t: CardTable) -> None:
    t.zone[t.discard[0][0]] = RESERVE


def _numbered(t: CardTable) -> None:
    hidden = t.hand[0][0]
    t.hand[0] = (t.box.copies[hidden][0], *t.hand[0][1:])


def _number_lost(t: CardTable) -> None:
    t.zone[t.discard[0][0]] = HIDDEN


def _two_units_in_one(t: CardTable) -> None:
    t.zone[t.reserve[0][0]] = COVER


def _floating(t: CardTable) -> None:
    place = next(place for place, unit in enumerate(t.occupant) if unit >= 0)
    t.zone[t.row[place]] = OUT
    t.row = (*t.row[:place], -1, *t.row[place + 1 :])


def _suppressed_in_cover(t: CardTable) -> None:
    t.suppressed[max(t.occupant)] = True


def _far_in_reserve(t: CardTable) -> None:
    t.far[t.reserve[0][0]] = True


def _unsorted(t: CardTable) -> None:
    t.hand[0] = (*t.hand[0][1:], t.hand[0][0])


def _command_discarded(t: CardTable) -> None:
    t.put(t.command[0][0], DISCARD)


def _known_too_much(t: CardTable) -> None:
    t.known_top[0] = len(t.deck[0]) + 1


WRONGS: dict[str, Callable[[CardTable], None]] = {
    "card in two places": _twice,
    "card lost": _lost,
    "card out of the game": _gone,
    "card in the enemy's pile": _with_the_enemy,
    "card in another zone than it says": _wrong_zone,
    "card in hiding with a number": _numbered,
    "card in the open without a number": _number_lost,
    "unit in cover that nobody holds": _two_units_in_one,
    "unit beside removed cover": _floating,
    "suppressed unit in cover": _suppressed_in_cover,
    "unit of the reserve in enemy cover": _far_in_reserve,
    "hand out of order": _unsorted,
    "command card discarded": _command_discarded,
    "more cards known than there are": _known_too_much,
}


def test_the_position_that_is_spoiled_below_is_sound() -> None:
    check(_position())


@pytest.mark.parametrize("wrong", WRONGS)
def test_the_check_notices(wrong: str) -> None:
    game = _position()
    WRONGS[wrong](game._table)
    with pytest.raises(AssertionError):
        check(game)
