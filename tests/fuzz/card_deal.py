"""The card game: a chapter with reinforcements of chance, and a position dealt at random."""

from __future__ import annotations

import random
from typing import NamedTuple

from eday.card.box import COG, FIGHTERS, LOCUST, SIDES
from eday.card.campaign.decks import core_deck, picks, reinforced, steps_before
from eday.card.deploy import Deployment
from eday.card.game import CardGame, new
from eday.card.table import COVER, DECK, DISCARD, HAND, RESERVE, SUPPLY, CardTable
from eday.card.turn import Combat, Turns
from eday.content.card import load as load_card
from eday.content.card import schema as schema
from eday.kernel import Event
from tests.fuzz.start import begin_here

TUTORIAL = 0


class Setup(NamedTuple):
    """What is wished for."""

    chapter: int
    seed: int
    previous_winner: str | None
    deck_seed: int

    def __str__(self) -> str:
        chapter = f"chapter {self.chapter}" if self.chapter else "tutorial"
        return f"{chapter}; after {self.previous_winner}; set-up {self.seed}; decks {self.deck_seed}"


def draw_setup(number: int, rng: random.Random) -> Setup:
    """The set-up of a numbered game: the tutorial and the chapters in turn, everything else by chance."""
    chapter = number % (1 + len(load_card().chapters))
    winner = rng.choice(SIDES) if chapter > 1 else None
    return Setup(chapter, rng.getrandbits(32), winner, rng.getrandbits(32))


def dealt(setup: Setup, rng: random.Random) -> tuple[CardGame, list[Event]]:
    """The game in some phase of a turn, everything dealt anew; and what happened up to the first decision."""
    game = _new(setup)
    while game.decision is not None and game.turn == 0:
        game.choose(rng.choice(game.decision.options).id)
    t = game._table
    for side in (COG, LOCUST):
        _cards(t, rng, side)
        _helpers(t, rng, side)
    for card, hidden in zip(t.row, t.hidden, strict=True):
        cover = t.box.cards[card]
        if isinstance(cover, schema.Cover) and cover.faces and not hidden:
            t.face[card] = rng.randrange(len(cover.faces))
    _turn(t, rng)
    t.log = []
    return game, begin_here(game)


def _new(setup: Setup) -> CardGame:
    if setup.chapter == TUTORIAL:
        return new("tutorial", setup.seed)
    content = load_card()
    rng = random.Random(setup.deck_seed)
    decks = {}
    for side, name in enumerate(SIDES):
        deck = core_deck(content, side)
        for step in steps_before(content, setup.chapter):
            deck = reinforced(content, deck, side, step, rng.choice(picks(content, side, step)))
        decks[name] = deck
    return new(setup.chapter, setup.seed, decks=decks, previous_winner=setup.previous_winner)


def _cards(t: CardTable, rng: random.Random, side: int) -> None:
    """Deck, hand, discard pile, reserve and cover of a side."""
    own = [card for card, deploy in enumerate(t.box.deploy) if deploy and t.box.owner[card] == side]
    for card in [card for card in own if t.zone[card] in (RESERVE, COVER, DISCARD)]:
        t.put(card, DECK)
    for card in t.hand[side]:
        t.put(card, DECK, HAND)
    cards = list(t.deck[side])
    rng.shuffle(cards)
    t.deck[side] = tuple(cards)
    t.known_top[side] = t.known_bottom[side] = 0
    for card in [card for card in cards if isinstance(t.box.cards[card], FIGHTERS)][: rng.randint(0, 9)]:
        _to_battle(t, rng, t.put(card, RESERVE, DECK))
    left = rng.choice((1, 2, 5, 15, 40))
    for zone, most in ((HAND, rng.randint(0, 9)), (DISCARD, rng.randint(0, 20))):
        for card in t.deck[side][: max(0, min(most, len(t.deck[side]) - left))]:
            t.put(card, zone, DECK)
    for card in t.deck[side][left:]:
        t.put(card, DISCARD, DECK)
    t.known_top[side] = rng.choice((0, 0, 1)) if t.deck[side] else 0


def _to_battle(t: CardTable, rng: random.Random, unit: int) -> None:
    free = [place for place in t.free_places() if not t.hidden[place]]
    if free and rng.random() < 0.5 and "no_cover" not in t.box.keywords(unit):
        t.enter(unit, rng.choice(free))
        t.far[unit] = t.box.has("enemy_cover") and rng.random() < 0.3
    else:
        t.put(unit, RESERVE)
        t.suppressed[unit] = rng.random() < 0.3


def _helpers(t: CardTable, rng: random.Random, side: int) -> None:
    """Some disposable units, and some who come from the command area, have joined in."""
    waiting = [card for card in t.command[side] if isinstance(t.box.cards[card], schema.CommandUnit)]
    waiting += [card for card in t.box.supply if t.box.owner[card] == side and t.zone[card] == SUPPLY]
    for card in waiting:
        if rng.random() < 0.3:
            _to_battle(t, rng, card)


def _turn(t: CardTable, rng: random.Random) -> None:
    turns = Turns()
    t.active = rng.choice((COG, LOCUST))
    t.turn = rng.randint(2, 60)
    t.acts = [0] * len(t.acts)
    t.used_turn = t.used_game = ()
    t.lasting = t.delayed = ()
    t.previous = ()
    t.rng = rng.getrandbits(64)
    t.begin_combat()
    start = rng.randrange(3)
    t.stack[:] = [turns]
    t.phase = ("start", "first_deployment", "combat")[start]
    turns.next = ("begin", "combat", "second")[start]
    if start:
        t.push(Deployment() if start == 1 else Combat())
    t.alert = True
