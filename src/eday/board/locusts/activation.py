"""BG-AI: the Locust Activation step - drawing AI cards and resolving them."""

from __future__ import annotations

from typing import Final

from eday.board.locusts.addressee import ask_you
from eday.board.locusts.conditions import Asked, half_of, meets
from eday.board.locusts.figure_activation import FigureActivation
from eday.board.locusts.idle_healing import NotesActivity, heal_idle
from eday.board.locusts.memory import Round
from eday.board.locusts.same_map import cogs_in_scope, locusts_in_scope
from eday.board.locusts.step_lists import steps_of
from eday.board.locusts.steps import Steps, activation_decision
from eday.board.missions.objectives import note_achieved
from eday.board.missions.stage_rules import has_extra_ai_card, spawns_barred
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

DRAW: Final = 0
YOU: Final = 1
RESOLVE: Final = 2
DISCARD: Final = 3
SPAWNS: Final = (schema.Spawn, schema.SpawnForPlayers, schema.EachPlayerSpawns)


class LocustActivation(NotesActivity):
    """Draw the top AI card, resolve it, discard it; some cards and some stages ask for another."""

    FIELDS = ("active", "card", "drawn", "extra", "phase", "you")
    __slots__ = ("card", "drawn", "extra", "phase", "you")
    NAME = "locust_activation"

    def __init__(self) -> None:
        super().__init__()
        self.phase = DRAW
        self.card = 0
        self.you = -1
        self.drawn = 0
        """Cards drawn in this step."""
        self.extra = False
        """The additional card of the stage has been asked for."""

    def advance(self, t: BoardTable) -> Decision | None:
        if self.phase == DRAW:
            self._draw(t)
        elif self.phase == YOU:
            return self._ask_you(t)
        elif self.phase == RESOLVE:
            self._resolve(t)
        else:
            card = t.box.ai_cards[self.card]
            discard_ai(t, self.card)
            t.ai_card = 0
            if card.draw_again:
                self._again(t)
            elif not self.extra and has_extra_ai_card(t):
                # BG-MISSION-BELLY-06
                self.extra = True
                self._again(t)
            else:
                self._finish(t)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        self.you = option.value
        self.phase = RESOLVE

    def _again(self, t: BoardTable) -> None:
        """Draw another card, unless the whole deck has passed by several times: content may hold nothing else."""
        if self.drawn < 5 * (len(t.ai_deck) + len(t.ai_discard)):
            self.phase = DRAW
        else:
            self._finish(t)

    def _finish(self, t: BoardTable) -> None:
        t.pop()
        heal_idle(t, self)

    def _draw(self, t: BoardTable) -> None:
        self.drawn += 1
        self.card = t.ai_card = draw_ai(t)
        t.verdicts = ()
        self.phase = YOU
        self.you = t.active
        t.emit("ai_card_drawn", card=f"ai:{self.card}")

    def _ask_you(self, t: BoardTable) -> Decision | None:
        """BG-AI-14: in place of a bleeding-out player he picks any other COG the card takes notice of."""
        asked = ask_you(t, self.card, self.you)
        if asked is None:
            self.phase = RESOLVE
            if self.you not in (cogs := cogs_in_scope(t)):
                # alone and down on a map of his own: what the card does to a place is done to his
                self.you = cogs[0] if cogs else t.decider
        return asked

    def _resolve(self, t: BoardTable) -> None:
        card = t.box.ai_cards[self.card]
        half = half_of(t, Asked(-1, self.you, card)) if card.trait == "group" else 0
        if self._redraws(t, card, half):
            t.emit("ai_card_redrawn", card=f"ai:{self.card}")
            discard_ai(t, self.card)
            t.ai_card = 0
            self._again(t)
            return
        self.phase = DISCARD
        if card.no_guard and half == 0:
            t.no_guard = True
        if card.trait == "for_each":
            t.push(ForEach(self.card, self.you))
        else:
            t.push(Steps("ai", self.card, half, self.you, guard=True))

    def _redraws(self, t: BoardTable, card: schema.AiCard, half: int) -> bool:
        """BG-AI-10; and BG-MISSION-EMERGENCE-07 for cards that would spawn."""
        if card.redraw_when is not None and meets(t, card.redraw_when, Asked(-1, self.you, card)):
            return True
        return spawns_barred(t) and any(isinstance(step, SPAWNS) for step in steps_of(t, "ai", card.number, half))


def draw_ai(t: BoardTable) -> int:
    """Take the top card; an empty deck is rebuilt from its discards (BG-LIMITS-07)."""
    if not t.ai_deck:
        _reshuffle(t)
    index = t.random(len(t.ai_deck))
    card = t.ai_deck[index]
    t.ai_deck = t.ai_deck[:index] + t.ai_deck[index + 1 :]
    return card


def discard_ai(t: BoardTable, card: int) -> None:
    """Face up beside the deck; after the last card a new deck is made (BG-AI-02, 03)."""
    if card in t.ai_cards:  # a stage may have taken it out of the deck while it was resolved
        t.ai_discard = (*t.ai_discard, card)
    if not t.ai_deck:
        _deck_used_up(t)


def _deck_used_up(t: BoardTable) -> None:
    """A stage may wait for that: then there is no new deck (BG-MISSION-BELLY-06)."""
    if isinstance(t.box.mission.stages[t.stage].objective, schema.AiDeckUsedUp):
        note_achieved(t, schema.AiDeckUsedUp)
        t.emit("ai_deck_used_up")
    else:
        _reshuffle(t)


def _reshuffle(t: BoardTable) -> None:
    t.ai_deck = tuple(sorted(t.ai_discard))
    t.ai_discard = ()
    t.emit("ai_deck_reshuffled", cards=len(t.ai_deck))


class ForEach(Round):
    """BG-AI-05, 06: every figure of the family in turn, each testing the condition for itself."""

    FIELDS = ("acted", "card", "you")
    __slots__ = ("card", "you")
    NAME = "for_each"

    def __init__(self, card: int = 0, you: int = -1) -> None:
        super().__init__()
        self.card = card
        self.you = you

    def advance(self, t: BoardTable) -> Decision | None:
        if (asked := ask_you(t, self.card, self.you)) is not None:
            return asked
        family = t.box.ai_cards[self.card].family
        figures = [f for f in locusts_in_scope(t, family) if f not in self.acted]
        if not figures:
            t.pop()
            return None
        return activation_decision(t, figures)

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "you":
            self.you = option.value
            return
        figure = option.value
        self.acted = (*self.acted, figure)
        card = t.box.ai_cards[self.card]
        half = half_of(t, Asked(figure, self.you, card))
        steps = steps_of(t, "ai", self.card, half)
        t.push(FigureActivation(figure, "ai", self.card, half, 0, len(steps), self.you, guard=True))
