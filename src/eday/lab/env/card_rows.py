"""What a seat of the card game or the campaign knows, as arrays. `docs/lab.md` describes each."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final

from gymnasium import spaces

from eday.card import Brief, Campaign, CardGame
from eday.content.card import CardContent
from eday.kernel import Decision
from eday.lab.env.arrays import MOST_OPTIONS, NONE, Arrays, Observation, checked, mask_of, numbered, options_of
from eday.lab.env.card_options import OPTION, Copy, OptionRows

TABLE: Final = (
    "seat", "chapter", "turn", "phase", "own_turn", "own_decision", "decision", "about", "about_unit", "count",
    "own_deck", "deck", "own_cards", "cards", "own_won_before", "lasting",
)  # fmt: skip
CAMPAIGN: Final = ("best_of", "own_games", "games", "own_chapters", "chapters", "other_sealed")
UNIT: Final = ("card", "copy", "place", "attack", "defense", "suppressed", "crossed", "barred", "spent")
COMMAND: Final = ("card", "copy", "face", "spin")
COVER: Final = ("card", "copy", "face", "own")
UNITS: Final = 40
COMMANDS: Final = 16
ROW: Final = 8
"""The most units and command cards of a side, and covers of the row."""
DECISIONS: Final = (
    "other", "deployment", "combat", "block", "reaction", "hit", "enter", "keep", "order", "may", "draw", "discard",
    "peek", "put_back", "spawn_units", "target", "from_hand", "place", "attackers", "choose", "reinforce",
)  # fmt: skip
"""Kinds of decisions; those of new rules count as `other`."""
_DECISION: Final = numbered(DECISIONS)
_ABOUT: Final = ("attacker", "card", "target")
_COUNT: Final = ("left", "damage", "rest")
_NOTHING: Final = (NONE,)
_ZERO: Final = (0,)
_KEPT: Final = 64


class CardRows:
    """Makes observations of the games, or campaigns, of one content."""

    def __init__(self, content: CardContent, campaign: bool) -> None:
        self._cards = numbered(tuple(content.cards))
        self._campaign = campaign
        count = len(self._cards)
        self.arrays = Arrays(
            {
                "table": (len(TABLE) + (len(CAMPAIGN) if campaign else 0),),
                "hand": (count,),
                "discard": (2, count),
                "units": (2, UNITS, len(UNIT)),
                "command": (2, COMMANDS, len(COMMAND)),
                "row": (ROW, len(COVER)),
                "options": (MOST_OPTIONS, len(OPTION)),
            }
        )
        self._blank = self.arrays.blank()
        self._options_at = self.arrays.at["options"]
        self._boxes: dict[int, tuple[tuple[str, ...], list[Copy]]] = {}
        self._rows = OptionRows(self._cards)

    def space(self) -> spaces.Dict:
        """The space of these observations."""
        return self.arrays.space()

    def observe(self, game: CardGame | Campaign, seat: int) -> Observation:
        """The observation of a seat, from its own brief and decision."""
        decision = game.decision
        options = options_of(decision, seat)
        playing = game.game if isinstance(game, Campaign) else game
        buffer = self._blank.copy()
        view = buffer.data
        slots: dict[Copy, int] = {}
        if playing is None:
            known = array("h", self._before(game, seat, decision))
        else:
            known = self._known(playing.brief(seat), decision, slots)
        if isinstance(game, Campaign):
            at = len(TABLE)
            known[at:at] = array("h", _standing(game, seat))
        view[: len(known)] = known
        if options:
            found = self._rows.of(options, slots)
            view[self._options_at : self._options_at + len(found)] = found
        return {"observation": self.arrays.named(buffer), "action_mask": mask_of(len(options))}

    def _before(self, game: CardGame | Campaign, seat: int, decision: Decision | None) -> list[int]:
        """The table while reinforcements are chosen: no cards lie on it."""
        asked = _asked(decision, seat)
        return [seat, game.chapter, NONE, NONE, NONE, asked, _kind(decision), *[NONE] * (len(TABLE) - 7)]

    def _known(self, brief: Brief, decision: Decision | None, slots: dict[Copy, int]) -> array[int]:
        copies = self._copies(brief.names)
        seat = brief.seat
        other = 1 - seat
        units = array("h")
        for side in (seat, other):
            checked("unit", len(brief.units[side]), UNITS)
            for unit in brief.units[side]:
                copy = copies[unit.card]
                slots[copy] = len(units) // len(UNIT)
                units.extend((
                    *copy, unit.place, unit.attack, unit.defense, unit.suppressed, unit.crossed, unit.barred,
                    unit.spent,
                ))  # fmt: skip
            units.extend(_NOTHING * ((1 + (side == other)) * UNITS * len(UNIT) - len(units)))
        about, count = self._context(decision, seat)
        about_unit = NONE if about is None else slots.get(about, NONE)
        known = array("h", (
            seat, brief.chapter, brief.turn, brief.phase, brief.active == seat, _asked(decision, seat),
            _kind(decision), NONE if about is None else about[0], about_unit, count, brief.decks[seat],
            brief.decks[other], brief.cards[seat], brief.cards[other],
            NONE if brief.previous_winner < 0 else brief.previous_winner == seat, brief.lasting,
        ))  # fmt: skip
        for pile in (brief.hands[seat], brief.discard[seat], brief.discard[other]):
            counts = array("h", _ZERO) * len(self._cards)
            for card in pile:
                counts[copies[card][0]] += 1
            known += counts
        known += units
        for side in (seat, other):
            self._command(known, brief, side, copies)
        checked("cover", len(brief.row), ROW)
        for place in brief.row:
            copy = copies[place.card] if place.card >= 0 else (place.card, NONE)
            known.extend((*copy, place.face, NONE if place.holder < 0 else place.holder == seat))
        return known

    @staticmethod
    def _command(known: array[int], brief: Brief, side: int, copies: list[Copy]) -> None:
        cards = brief.command[side]
        for command in cards:
            known.extend((*copies[command.card], command.face, command.spin))
        known.extend(_NOTHING * ((COMMANDS - checked("command-card", len(cards), COMMANDS)) * len(COMMAND)))

    def _copies(self, names: tuple[str, ...]) -> list[Copy]:
        """From the numbers of a box to cards and copies; clones of a game share their names."""
        known = self._boxes.get(id(names))
        if known is None:
            if len(self._boxes) >= _KEPT:
                self._boxes.clear()
            known = self._boxes[id(names)] = names, _copies_of([self._cards[name] for name in names])
        return known[1]

    def _context(self, decision: Decision | None, seat: int) -> tuple[Copy | None, int]:
        """The card an own decision is about, and how many of what it counts there are."""
        if decision is None or decision.seat != seat or not decision.context:
            return None, NONE
        context: Mapping[str, Any] = decision.context
        about = next((self._rows.copy(str(context[key])) for key in _ABOUT if key in context), None)
        count = next((int(context[key]) for key in _COUNT if isinstance(context.get(key), int)), NONE)
        return about, count


def _copies_of(cards: list[int]) -> list[Copy]:
    """A box has the copies of a card in the order of their numbers, and last the card as it is known in a hand."""
    last = {card: index for index, card in enumerate(cards)}
    seen: dict[int, int] = {}
    found = []
    for index, card in enumerate(cards):
        seen[card] = seen.get(card, 0) + 1
        found.append((card, NONE if index == last[card] else seen[card]))
    return found


def _asked(decision: Decision | None, seat: int) -> int:
    return NONE if decision is None else int(decision.seat == seat)


def _kind(decision: Decision | None) -> int:
    return NONE if decision is None else _DECISION.get(decision.kind, 0)


def _standing(campaign: Campaign, seat: int) -> tuple[int, ...]:
    """How a campaign stands; that the other side has sealed its choice is known, what it is is not."""
    standing = campaign.standing()
    own, other = seat, 1 - seat
    return (
        standing.best_of, standing.games[own], standing.games[other], standing.chapters[own],
        standing.chapters[other], standing.sealed[other],
    )  # fmt: skip
