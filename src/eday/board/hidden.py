"""What a seat cannot know, redrawn: other hands, what is left of the decks, maps not yet laid."""

from __future__ import annotations

import random

from eday.board.combat.guard import GuardWindow
from eday.board.table import BoardTable
from eday.kernel import Decision


def redraw(t: BoardTable, decision: Decision | None, seat: int, rng: random.Random) -> None:
    """Other hands and the order deck are one pool to this seat (BG-SECRET-01, 04).

    The pool is sorted first: what is drawn depends on `rng` and on what the seat knows, and on nothing else.
    """
    t.layout_seed = rng.getrandbits(64)
    others = [s for s in range(t.box.players) if s != seat]
    pool = [card for card, copies in enumerate(t.order_deck) for _ in range(copies)]
    for other in others:
        pool += t.hand[other]
    pool.sort()
    rng.shuffle(pool)
    hands: dict[int, list[int]] = {other: [] for other in others}
    for other, icon in known_icons(t, decision):
        if other != seat:
            fitting = next(card for card in pool if card in t.box.reactions[icon])
            pool.remove(fitting)
            hands[other].append(fitting)
    for other in others:
        missing = len(t.hand[other]) - len(hands[other])
        hands[other] += [pool.pop() for _ in range(missing)]
        t.hand[other] = tuple(sorted(hands[other]))
    t.order_deck = [pool.count(card) for card in range(len(t.order_deck))]
    for frame in t.stack:
        if isinstance(frame, GuardWindow):
            frame.rename_cards(t, seat)


def known_icons(t: BoardTable, decision: Decision | None) -> list[tuple[int, str]]:
    """(seat, icon) of cards that must be held: of a seat asked to react (R-01), of seats that said they would guard."""
    known = [(seat, "guard") for frame in t.stack if isinstance(frame, GuardWindow) for seat in frame.sure(t)]
    if decision is not None and decision.kind in t.box.reactions:
        known.append((decision.seat, decision.kind))
    return known
