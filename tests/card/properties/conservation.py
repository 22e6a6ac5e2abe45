"""What must be true of every position of the card game: each card is in one place, and can be there."""

from __future__ import annotations

from eday.card.box import COG, FIGHTERS, LOCUST, NOBODY
from eday.card.game import CardGame
from eday.card.table import COMMAND, COVER, DISCARD, HIDDEN, OUT, PLAY, RESERVE, ROW, SUPPLY, CardTable
from eday.content.card import schema as schema
from tests.card.scene import copies


def check(game: CardGame) -> None:
    """AssertionError names what is wrong with the position."""
    t = game._table
    _one_place(t)
    _piles(t)
    _row(t)
    _units(t)
    _commands(t)
    _numbers(t)
    assert (game.decision is None) == (game.outcome is not None)
    if game.decision is not None:
        assert game.decision.seat in (COG, LOCUST)
        assert all(t.deck) or not t.settled(), "an empty deck has lost"


def _in_the_open(t: CardTable) -> list[tuple[int, int]]:
    """(copy, zone) of everything that lies in a list for all to see."""
    found: list[tuple[int, int]] = []
    for zone, piles in ((DISCARD, t.discard), (RESERVE, t.reserve), (COMMAND, t.command)):
        for side in (COG, LOCUST):
            found += [(card, zone) for card in piles[side]]
    found += [(unit, COVER) for unit in t.occupant if unit >= 0]
    found += [(card, ROW) for card, down in zip(t.row, t.hidden, strict=True) if card >= 0 and not down]
    return found


def _in_hiding(t: CardTable) -> list[int]:
    """Every card that lies hidden."""
    piles = [card for side in (COG, LOCUST) for card in (*t.deck[side], *t.hand[side])]
    return [*piles, *(card for card, down in zip(t.row, t.hidden, strict=True) if down)]


def _one_place(t: CardTable) -> None:
    """A copy in the open is in exactly one place, the one its zone names; all others lie in hiding."""
    listed = _in_the_open(t)
    cards = [card for card, _ in listed]
    assert len(cards) == len(set(cards)), "a card in two places"
    for card, zone in listed:
        assert t.zone[card] == zone, t.ref(card)
    for card in set(copies(t.box)) - set(cards):
        assert t.zone[card] in (HIDDEN, SUPPLY, PLAY, OUT), t.ref(card)
    hidden = _in_hiding(t)
    assert all(t.box.kind[card] == card for card in hidden), "a card in hiding with a number"
    for kind, numbers in t.box.copies.items():
        assert t.zone[kind] == HIDDEN
        assert hidden.count(kind) == sum(t.zone[card] == HIDDEN for card in numbers), t.ref(kind)
    for side in (COG, LOCUST):
        mine = (*t.deck[side], *t.hand[side], *t.discard[side], *t.reserve[side], *t.command[side])
        assert all(t.box.owner[card] == side for card in mine), "a card with the wrong player"


def _piles(t: CardTable) -> None:
    """Decks, hands and discard piles hold deployable cards only; nothing but units leaves them for good."""
    for side in (COG, LOCUST):
        assert list(t.hand[side]) == sorted(t.hand[side])
        for card in (*t.deck[side], *t.hand[side], *t.discard[side]):
            assert t.box.deploy[card], t.ref(card)
        assert 0 <= t.known_top[side] <= len(t.deck[side])
        assert 0 <= t.known_bottom[side] <= len(t.deck[side])
    for card, zone in enumerate(t.zone):
        if zone == PLAY:
            assert isinstance(t.box.cards[card], (schema.Tactic, schema.Reaction))
            assert any(card in _cards_of(frame.dump()) for frame in t.stack), "a card in play that nobody resolves"
        if zone == SUPPLY:
            assert card in t.box.supply
        assert zone != OUT or not t.box.deploy[card], "a card of a deck is gone"


def _cards_of(value: object) -> list[int]:
    if isinstance(value, int):
        return [value]
    return [card for item in value for card in _cards_of(item)] if isinstance(value, (list, tuple)) else []


def _row(t: CardTable) -> None:
    """Cover stays at its place until it is removed; only there can units and face-down cards be."""
    assert len(t.row) == len(t.occupant) == len(t.hidden) == len(t.box.place_cards)
    for place, card in enumerate(t.row):
        assert card >= 0 or (t.occupant[place] < 0 and not t.hidden[place])
        assert not (t.hidden[place] and t.occupant[place] >= 0), "a unit beside face-down cover"
    left = [card for card in t.row if card >= 0]
    assert all(t.box.owner[card] == NOBODY and isinstance(t.box.cards[card], schema.Cover) for card in left)


def _units(t: CardTable) -> None:
    for side in (COG, LOCUST):
        for unit in t.units(side):
            assert isinstance(t.box.cards[unit], FIGHTERS), t.ref(unit)
    for card, zone in enumerate(t.zone):
        assert not t.suppressed[card] or zone == RESERVE, "suppressed outside the reserve"
        assert not t.far[card] or (zone == COVER and t.box.has("enemy_cover")), "in enemy cover without cover"
        assert not (zone == COVER and "no_cover" in t.box.keywords(card)), t.ref(card)


def _commands(t: CardTable) -> None:
    """Command units come back to the command area or are out of the game, never into a pile."""
    for side in (COG, LOCUST):
        for card in t.command[side]:
            assert isinstance(t.box.cards[card], (schema.Command, schema.CommandUnit)), t.ref(card)
    for card in copies(t.box):
        if isinstance(t.box.cards[card], schema.CommandUnit):
            assert t.zone[card] in (COMMAND, RESERVE, COVER, OUT), t.ref(card)
        if "disposable" in t.box.keywords(card):
            assert t.zone[card] in (SUPPLY, RESERVE, COVER), t.ref(card)


def _numbers(t: CardTable) -> None:
    for card, entry in enumerate(t.box.cards):
        turning = isinstance(entry, schema.Command) and entry.rotating
        assert 0 <= t.spin[card] <= (7 if turning else 0)
        faces = len(entry.faces) if isinstance(entry, (schema.Cover, schema.Command)) else 1
        assert 0 <= t.face[card] < max(1, faces)
    assert 0 <= t.turn <= t.box.content.constants.turn_limit
