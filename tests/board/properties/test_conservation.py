"""Conserving: cards, figures, markers and tokens are neither created nor lost, and limits always hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eday.board.table import BoardTable
from eday.kernel import Event
from tests.board.properties.conservation import check
from tests.board.properties.play import Setup, setups, walk

GAMES = setups(15)
SPOILED = Setup(2, 131)


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_position_of_a_game_is_sound(setup: Setup) -> None:
    for game in walk(setup):
        check(game)


def test_the_games_see_all_parts_of_the_rules() -> None:
    """Else the other tests would prove little."""
    events: list[Event] = []
    kinds: set[str] = set()
    winners: set[str] = set()
    for setup in GAMES:
        for game in walk(setup, events):
            kinds.add(game.decision.kind if game.decision else "")
        assert game.outcome is not None
        winners.add(game.outcome.winner)
    happened = {event.kind for event in events}
    assert winners == {"cog", "locust"}
    assert {"order_deck_reshuffled", "ai_deck_reshuffled", "stage_flipped", "cog_eliminated"} <= happened
    assert {"weapon_picked_up", "weapons_drawn", "weapon_discarded", "figure_healed", "cog_revived"} <= happened
    assert {"guard", "pick_guard", "dodge", "follow", "wound", "pick_you", "omen", "teamwork", "crawl"} <= kinds


def _take_order(t: BoardTable) -> None:
    t.order_discard[next(card for card, copies in enumerate(t.order_discard) if copies)] -= 1


def _set(name: str, value: Callable[[BoardTable], object]) -> Callable[[BoardTable], None]:
    return lambda t: setattr(t, name, value(t))


def _add(name: str, index: int, by: int = 1) -> Callable[[BoardTable], None]:
    def add(t: BoardTable) -> None:
        getattr(t, name)[index] += by

    return add


def _put(cover: int, area: int, *figures: int) -> Callable[[BoardTable], None]:
    def put(t: BoardTable) -> None:
        for figure in figures:
            t.area[figure], t.cover[figure] = t.shape.area_of_cover[cover] + area, cover

    return put


WRONGS: dict[str, Callable[[BoardTable], None]] = {
    "order card from nowhere": _add("order_deck", 0),
    "order card lost": _take_order,
    "order card in two places": _set("removed_orders", lambda t: (3,)),
    "AI card lost": _set("ai_deck", lambda t: t.ai_deck[1:]),
    "AI card twice": _set("ai_discard", lambda t: (*t.ai_discard, t.ai_deck[0])),
    "weapon from nowhere": _add("supply", 4),
    "random weapon lost": _set("weapon_deck", lambda t: t.weapon_deck[1:]),
    "weapon of a COG lost": _set("weapons", lambda t: [(), *t.weapons[1:]]),
    "marker from nowhere": _add("marker_piles", 0),
    "marker lost": _add("marker_piles", 1, -1),
    "wound on a COG": _add("marker", 0),
    "figure in the cover of another area": _put(0, 1, 4),
    "two figures in one cover": _put(0, 0, 4, 5),
    "figure beyond the map": _add("area", 4, 99),
    "hole gone": _set("sealed", lambda t: t.sealed[1:]),
    "hole open and sealed": _set("holes", lambda t: (*t.holes, t.sealed[0])),
    "hole token on no hole": _set("hole_tokens", lambda t: (t.sealed[0],)),
    "bleeding out in cover": _put(0, 0, 0),
    "bleeding out and standing": _set("standing", lambda t: (0,)),
    "location card gone": _set("layout", lambda t: ()),
}


def test_the_game_that_is_spoiled_below_is_sound() -> None:
    *_, game = walk(SPOILED)
    check(game)
    assert all(game._table.bleeding)


@pytest.mark.parametrize("wrong", WRONGS)
def test_the_check_notices(wrong: str) -> None:
    *_, game = walk(SPOILED)
    WRONGS[wrong](game._table)
    with pytest.raises(AssertionError):
        check(game)
