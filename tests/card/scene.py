"""Building positions of the card game for tests: cards where they are wanted, and a jump into any phase."""

from __future__ import annotations

from typing import Any

from eday.card.box import COG, LOCUST, SIDES, CardBox
from eday.card.campaign.decks import tutorial_deck, usual_deck, with_chapter_cards
from eday.card.deploy import Deployment
from eday.card.effects.statics import parts, values
from eday.card.game import CardGame
from eday.card.piles import left_of
from eday.card.table import DECK, DISCARD, HAND, HIDDEN, OUT, RESERVE, CardTable
from eday.card.turn import Combat, Turns
from eday.content.card import from_patch as card_from_patch
from eday.kernel import Decision, Event
from eday.kernel.fields import fields
from eday.kernel.table import Frame

ZONES = ("deck", "hand", "reserve", "cover", "command", "discard", "supply", "play", "out", "row")
"""Names of the zones, by their numbers."""


def copies(box: CardBox) -> list[int]:
    """Every copy in a box, by its number."""
    return sorted(copy for copies in box.copies.values() for copy in copies)


class RiggedTable(CardTable):
    """A table whose shuffles and draws can be fixed beforehand; then chance goes on as usual."""

    __slots__ = ("picks",)

    def __init__(self, box: CardBox | None = None) -> None:
        super().__init__(box)
        self.picks: list[int] = []

    def random(self, n: int) -> int:
        pick = super().random(n)
        return self.picks.pop(0) % n if self.picks else pick


class Scene:
    """A game under the test's control. Cards are named by id; a card put somewhere is known by its number.

    Cards in hiding have none yet: they are known by the one they will get when they come to light in that order.
    """

    def __init__(
        self,
        chapter: int = 1,
        *,
        previous_winner: str | None = None,
        extra: tuple[str, ...] = (),
        patch: dict[str, Any] | None = None,
        seed: int = 1,
        played: bool = False,
    ) -> None:
        """Hands, reserves and cover are empty, every card is in its deck; `played` keeps the real set-up.

        `extra` cards (of any block) join the decks, so that every card can be tried in every chapter.
        """
        content = card_from_patch(patch or {})
        decks: list[tuple[str, ...]] = []
        for side in (COG, LOCUST):
            if chapter == 0:
                deck = list(tutorial_deck(content, side))
            else:
                deck = list(with_chapter_cards(content, usual_deck(content, side, chapter), side, chapter))
            deck += [card for card in extra if getattr(content.cards[card], "faction", "") == SIDES[side]]
            decks.append(tuple(deck))
        winner = SIDES.index(previous_winner) if previous_winner in SIDES else -1
        first = 1 - winner if winner >= 0 else COG
        self.game = CardGame(CardBox(content, chapter, (decks[0], decks[1]), seed, winner, first))
        while self.game.decision is not None and self.game._table.turn == 0:
            self.game.choose(self.game.decision.options[0].id)
        self.t = self._rigged(self.game._table)
        self.game._table = self.t
        self.events: list[Event] = []
        if not played:
            self.clear()

    @staticmethod
    def _rigged(table: CardTable) -> RiggedTable:
        rigged = RiggedTable(table.box)
        plain = table.copy()
        for name in (*fields(CardTable), "stack", "outcome", "log"):
            setattr(rigged, name, getattr(plain, name))
        return rigged

    def clear(self) -> None:
        """Every card of a deck goes back to it; command cards and cover stay."""
        t = self.t
        for side in (COG, LOCUST):
            for card in (*t.discard[side], *[u for u in t.units(side) if u not in t.box.supply]):
                if getattr(t.box.cards[card], "deploy", ()):
                    t.put(card, DECK)
            for card in t.hand[side]:
                t.put(card, DECK, HAND)
            t.known_top[side] = t.known_bottom[side] = 0

    # ------------------------------------------------------------------ arranging

    def card(self, card_id: str, *, zone: int = DECK) -> int:
        """Number of a card of that id in a zone (the deck unless told)."""
        return next(c for c in self._copies(card_id) if self.zone(c) == ZONES[zone])

    def _copies(self, card_id: str) -> tuple[int, ...]:
        return next(copies for copies in self.t.box.copies.values() if self.t.box.cards[copies[0]].id == card_id)

    def _any(self, card_id: str) -> int:
        """A card of that id: one that lies in the deck, else one that is in no hand and not on the battlefield."""
        where = [self.zone(c) for c in self._copies(card_id)]
        worth = [(zone != "deck", zone in ("hand", "reserve", "cover")) for zone in where]
        return self._copies(card_id)[worth.index(min(worth))]

    def _put(self, card: int, zone: int) -> int:
        """A card from wherever it is into a zone."""
        if self.t.zone[card] != HIDDEN:
            return self.t.put(card, zone)
        return self.t.put(self.t.box.kind[card], zone, DECK if self.zone(card) == "deck" else HAND)

    def reserve(self, card_id: str, suppressed: bool = False) -> int:
        """A unit into its owner's reserve."""
        unit = self._put(self._any(card_id), RESERVE)
        self.t.suppressed[unit] = suppressed
        return unit

    def cover(self, card_id: str, place: int, far: bool = False) -> int:
        """A unit beside the cover card at a place (from 1 on)."""
        unit = self._any(card_id)
        if self.t.zone[unit] == HIDDEN:
            unit = self._put(unit, RESERVE)
        self.t.enter(unit, place - 1)
        self.t.far[unit] = far
        return unit

    def hand(self, side: int, *cards: str) -> list[int]:
        """Exactly this hand; what was held goes to the bottom of the deck."""
        t = self.t
        for card in t.hand[side]:
            t.put(card, DECK, HAND)
        for card_id in cards:
            t.put(t.box.kind[self._copies(card_id)[0]], HAND, DECK)
        return [self._nth(card_id, cards[:number].count(card_id)) for number, card_id in enumerate(cards)]

    def _nth(self, card_id: str, n: int) -> int:
        """The number that the so-many-th hidden card of that id to come to light will get."""
        return [c for c in self._copies(card_id) if self.t.zone[c] == HIDDEN][n]

    def fill(self, side: int, count: int) -> None:
        """Draw plain cards (no reaction, no effect) until the hand has so many."""
        t = self.t
        units = [c for c in t.deck[side] if t.box.attack[c] or t.box.defense[c]]
        plain = [c for c in units if not t.box.triggers[c]]
        rest = [c for c in t.deck[side] if c not in plain and "play" not in t.box.triggers[c]]
        for card in [*plain, *rest][: max(0, count - len(t.hand[side]))]:
            t.put(card, HAND, DECK)

    def discards(self, side: int, *cards: str) -> list[int]:
        """Cards from the deck onto the discard pile, the last one on top."""
        return [self._put(self.card(card_id), DISCARD) for card_id in cards]

    def on_top(self, side: int, *cards: str) -> None:
        """These cards on top of the deck, the first one uppermost."""
        t = self.t
        found = tuple(t.box.kind[self._copies(card_id)[0]] for card_id in cards)
        t.deck[side] = (*found, *left_of(t.deck[side], found))

    def deck_size(self, side: int, count: int) -> None:
        """Only so many cards are left in a deck; the others are out of the game."""
        t = self.t
        for card in t.deck[side][count:]:
            t.put(card, OUT, DECK)

    # ------------------------------------------------------------------ jumping into a phase

    def _start(self, side: int, after: str, phase: str, frames: list[Frame[Any]]) -> Decision | None:
        t = self.t
        t.active = side
        t.turn = max(2, t.turn)
        t.phase = phase
        t.acts = [0] * len(t.acts)
        t.used_turn = ()
        t.begin_combat()
        turns = Turns()
        turns.next = after
        t.stack[:] = [turns, *frames]
        t.log = []
        t.alert = True
        self.events = self.game._run()
        return self.game.decision

    def begin_turn(self, side: int = COG) -> Decision | None:
        """The turn from its beginning."""
        return self._start(side, "begin", "start", [])

    def at_deployment(self, side: int = COG, second: bool = False) -> Decision | None:
        """A deployment phase."""
        phase = "second_deployment" if second else "first_deployment"
        return self._start(side, "end" if second else "combat", phase, [Deployment()])

    def at_combat(self, side: int = COG) -> Decision | None:
        """The combat phase."""
        return self._start(side, "second", "combat", [Combat()])

    def at_end(self, side: int = COG) -> Decision | None:
        """The end of the turn."""
        return self._start(side, "end", "end", [])

    # ------------------------------------------------------------------ playing and looking

    @property
    def decision(self) -> Decision:
        """The open decision (there must be one)."""
        assert self.game.decision is not None
        return self.game.decision

    @property
    def ids(self) -> list[str]:
        """Ids on offer."""
        return [option.id for option in self.decision.options]

    def offered(self, kind: str) -> list[str]:
        """Ids on offer of one kind."""
        return [option.id for option in self.decision.options if option.kind == kind]

    def choose(self, *ids: str) -> list[Event]:
        """Choose one after the other; the events of all of them, also added to `events`."""
        new: list[Event] = []
        for option_id in ids:
            new += self.game.choose(option_id)
        self.events += new
        return new

    def pass_reactions(self) -> None:
        """Pass every reaction window that is open now."""
        while self.game.decision is not None and self.game.decision.kind == "reaction":
            self.choose("pass")

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Data of all events of a kind since the jump."""
        return [dict(event.full().data) for event in self.events if event.kind == kind]

    def ref(self, card: int) -> str:
        """Name of a card, without a number while it is in hiding."""
        return self.t.ref(self.t.box.kind[card] if self.t.zone[card] == HIDDEN else card)

    def zone(self, card: int) -> str:
        """Where a card is. Of those in hiding the ones in hand are the first to come to light."""
        t = self.t
        if t.zone[card] != HIDDEN:
            return ZONES[t.zone[card]]
        kind = t.box.kind[card]
        hidden = [copy for copy in t.box.copies[kind] if t.zone[copy] == HIDDEN]
        if kind in t.row:
            return "row"
        held = t.hand[t.box.owner[card]].count(kind)
        return "hand" if held and (card == kind or card in hidden[:held]) else "deck"

    def alike(self, *cards: int) -> tuple[int, ...]:
        """Cards as they are known in hiding, where copies are all alike."""
        return tuple(self.t.box.kind[card] for card in cards)

    def place(self, unit: int) -> int:
        """The place (from 1 on) a unit holds, 0 if it is not in cover."""
        return self.t.place_of(unit) + 1

    def values(self, unit: int) -> tuple[int, int]:
        """Attack and defense of a unit now."""
        return values(self.t, unit)

    def made_of(self, unit: int) -> list[tuple[str, int, int]]:
        """(card id, attack, defense) of everything that makes up a unit's values."""
        return [(self.t.box.cards[p.source].id, p.attack, p.defense) for p in parts(self.t, unit)]

    def sizes(self, side: int) -> tuple[int, int, int]:
        """Cards in deck, hand and discard pile."""
        return len(self.t.deck[side]), len(self.t.hand[side]), len(self.t.discard[side])
