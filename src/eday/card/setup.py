"""CG-SETUP, CG-SCENARIO, CG-COMMAND: from the box to the first turn."""

from __future__ import annotations

from eday.card.box import COG, LOCUST, SIDES, CardBox
from eday.card.effects import ops as ops
from eday.card.effects.effect import EffectFrame
from eday.card.piles import draw
from eday.card.table import COMMAND, COVER, DECK, HAND, OUT, RESERVE, SUPPLY, CardFrame, CardTable
from eday.card.turn import Turns
from eday.content.card import schema as schema
from eday.kernel import Decision, Option
from eday.kernel.rng import stream


def new_table(box: CardBox) -> CardTable:
    """Everything laid out, nothing decided yet."""
    t = CardTable(box)
    t.rng = stream(box.seed, "cards")
    t.hidden = _face_down(box)
    for place, hidden in enumerate(t.hidden):
        if not hidden:
            t.turn_up(place)
    for card in box.commands:
        t.put(card, COMMAND)
    for card in box.supply:
        t.put(card, SUPPLY)
    if box.scenario >= 0:
        t.put(box.scenario, OUT)
    t.deck = [box.deck(side) for side in (COG, LOCUST)]
    t.push(Setup())
    return t


class Setup(CardFrame):
    """Cover, decks, hands, the previous winner's advantage, and who begins."""

    FIELDS = ("phase",)
    __slots__ = FIELDS
    NAME = "setup"

    def __init__(self) -> None:
        self.phase = "table"

    def advance(self, t: CardTable) -> Decision | None:
        phase = self.phase
        if phase == "table":
            self.phase = "before"
            t.emit("game_started", chapter=t.box.chapter)
            _hide_cover(t)
        elif phase == "before":
            self.phase = "hands"
            self._advantage(t, before_shuffling=True)
        elif phase == "hands":
            self.phase = "advantage"
            if t.box.tutorial:
                _place_tutorial(t)
            else:
                _deal(t)
        elif phase == "advantage":
            self.phase = "begin"
            self._advantage(t, before_shuffling=False)
        else:
            t.pop()
            _choose_first(t)
            t.push(Turns())
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        raise AssertionError(option)

    def _advantage(self, t: CardTable, before_shuffling: bool) -> None:
        """CG-SCENARIO-03: the winner of the chapter before is favoured."""
        box = t.box
        for effect in reversed(box.advantage):
            drawn = any(isinstance(box.ops[op], schema.PutFromDeck) for op in box.steps[effect])
            if drawn == before_shuffling:
                t.push(EffectFrame(effect, box.scenario, box.previous_winner))


def _hide_cover(t: CardTable) -> None:
    """CG-HIDDEN-02: hidden cover is shuffled among its places."""
    places = [place for place, hidden in enumerate(t.hidden) if hidden]
    cards = [t.row[place] for place in places]
    for i in range(len(cards) - 1, 0, -1):
        j = t.random(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    row = list(t.row)
    for place, card in zip(places, cards, strict=True):
        row[place] = card
    t.row = tuple(row)


def _face_down(box: CardBox) -> tuple[bool, ...]:
    """Which places of the row have their cover face down (CG-HIDDEN-01)."""
    if box.scenario < 0:
        return (False,) * len(box.place_cards)
    scenario = box.cards[box.scenario]
    assert isinstance(scenario, schema.Scenario)
    return tuple(place.hidden for place in scenario.covers)


def _deal(t: CardTable) -> None:
    """CG-SETUP-09: shuffled decks, five cards each."""
    for side in (COG, LOCUST):
        t.shuffle(side)
    for side in (COG, LOCUST):
        draw(t, side, t.box.content.constants.opening_hand)


def _place_tutorial(t: CardTable) -> None:
    """CG-SETUP-08, 14 to 18: stacked cards are placed and dealt, the rest is shuffled."""
    tutorial = t.box.content.tutorial
    for placed in tutorial.placed:
        card = next(c for c in (*t.deck[COG], *t.deck[LOCUST]) if t.box.cards[c].id == placed.card)
        unit = t.put(card, RESERVE, DECK)
        if placed.cover is not None:
            t.leave(unit)
            t.zone[unit] = COVER
            t.occupant = (*t.occupant[: placed.cover], unit, *t.occupant[placed.cover + 1 :])
    for stacked in tutorial.stack:
        if stacked.use == "hand":
            card = next(c for c in (*t.deck[COG], *t.deck[LOCUST]) if t.box.cards[c].id == stacked.card)
            t.put(card, HAND, DECK)
    for side in (COG, LOCUST):
        t.shuffle(side)


def _choose_first(t: CardTable) -> None:
    """CG-COMMAND-04, 10, 11: the highest initiative begins."""
    best = [max((_initiative(t, card) for card in t.command[side]), default=-1) for side in (COG, LOCUST)]
    for side in (COG, LOCUST):
        best[side] = max([best[side], *[_initiative(t, unit) for unit in t.units(side)]])
    if t.box.tutorial:
        t.active = SIDES.index(t.box.content.tutorial.first_player)
    elif best[COG] == best[LOCUST]:
        t.active = t.box.first_if_equal
    else:
        t.active = COG if best[COG] > best[LOCUST] else LOCUST
    t.emit("first_player_chosen", seat=t.active)


def _initiative(t: CardTable, card: int) -> int:
    return int(getattr(t.box.cards[card], "initiative", -1))
