"""Cards leave the hand: deployed, played, discarded."""

from __future__ import annotations

from eday.card.effects.effect import Effects
from eday.card.table import DISCARD, HAND, PLAY, RESERVE, CardFrame, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option


def discard_from_hand(t: CardTable, card: int) -> None:
    """CG-DEPLOY-02; from chapter 5 on a Discard effect may follow (CG-DISCARDFX-01)."""
    side = t.box.owner[card]
    card = t.put(card, DISCARD, HAND)
    t.emit("card_discarded", seat=side, card=t.ref(card))
    if t.box.has("discard_effects") and "discard" in t.box.triggers[card]:
        t.push(Effects(card, side, "discard"))


def deploy_card(t: CardTable, card: int) -> None:
    """CG-DEPLOY-03, 12, 18: hand to reserve, then its Deploy effects; a tactic resolves and is discarded."""
    side = t.box.owner[card]
    unit = isinstance(t.box.cards[card], schema.Unit)
    card = t.put(card, RESERVE if unit else PLAY, HAND)
    t.emit("card_deployed", seat=side, card=t.ref(card))
    if unit:
        if "deploy" in t.box.triggers[card]:
            t.push(Effects(card, side, "deploy"))
    else:
        t.push(TacticFrame(card))


class TacticFrame(CardFrame):
    """CG-TACTIC-02, 04: resolved first, then discarded."""

    FIELDS = ("card", "played")
    CARDS = ("card",)
    __slots__ = FIELDS
    NAME = "tactic"
    SETTLED = False

    def __init__(self, card: int = -1) -> None:
        self.card = card
        self.played = False

    def spent(self, t: CardTable) -> bool:
        return self.played

    def advance(self, t: CardTable) -> Decision | None:
        if not self.played:
            self.played = True
            t.push(Effects(self.card, t.box.owner[self.card], "play"))
            return None
        t.put(self.card, DISCARD)
        t.pop()
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        raise AssertionError(option)
