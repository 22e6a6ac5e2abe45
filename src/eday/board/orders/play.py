"""BG-ORDER-02, BG-SOLO-03: what may be done with the order cards of a hand."""

from __future__ import annotations

from typing import Final

from eday.board.combat.targets import can_attack
from eday.board.orders.cards import card_options, held_cards
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardTable
from eday.kernel import Option

PLAY_KINDS: Final = ("play_actions", "play_move", "play_attack")
NO_ATTACK_OPEN: Final = Why("BG-ORDER-02", "why-no-attack-open")
SWAP_SOLO: Final = Why("BG-SOLO-03", "why-swap-solo", ("card",))


def play_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """Each card for its printed actions, for a move of 2, or for one attack (BG-ORDER-02)."""
    cards = held_cards(t, seat, refused)
    options = card_options(t, "play_actions", cards) + card_options(t, "play_move", cards)
    if cards and can_attack(t, seat):
        options += card_options(t, "play_attack", cards)
    elif refused is not None:
        refused.note_kinds(PLAY_KINDS[2:], tuple(t.box.order_refs[card] for card in cards), NO_ATTACK_OPEN)
    return options


def swap_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """BG-SOLO-03: a 2+ card may leave the game for a new one."""
    if not t.box.solo and refused is None:
        return []
    cards = []
    for card in held_cards(t, seat, refused):
        if t.box.solo and t.box.orders[card].two_plus:
            cards.append(card)
        elif refused is not None:
            refused.note((t.box.order_refs[card],), SWAP_SOLO, card=t.box.order_refs[card])
    return card_options(t, "swap", cards)
