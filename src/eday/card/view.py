"""What a seat may see of the card game, built from a whitelist."""

from __future__ import annotations

from typing import Final

from eday.card.box import COG, FIGHTERS, LOCUST, SIDES
from eday.card.combat.fight import fight_in_progress
from eday.card.effects.statics import has_keyword, parts
from eday.card.effects.targets import face_name
from eday.card.table import PLAY, SUPPLY, CardTable
from eday.card.view_types import (
    AttackView,
    CardState,
    CardView,
    CommandView,
    PlaceView,
    SideView,
    UnitView,
    ValuesView,
)
from eday.content.card import schema as schema
from eday.kernel import Decision

KEYWORDS: Final[tuple[schema.Keyword, ...]] = ("tough", "disposable", "overrun", "no_block", "no_cover")


def build_view(t: CardTable, decision: Decision | None, seat: int | None) -> CardView:
    """The whole table as that seat sees it (None = a spectator)."""
    return {**build_state(t, seat), "decision": decision.to_dict() if decision else None}


def build_state(t: CardTable, seat: int | None) -> CardState:
    """The same without the decision."""
    box = t.box
    return {
        "game": "card",
        "seat": seat,
        "chapter": box.chapter,
        "scenario": box.cards[box.scenario].id if box.scenario >= 0 else None,
        "rules": sorted(box.rules),
        "previous_winner": SIDES[box.previous_winner] if box.previous_winner >= 0 else None,
        "turn": t.turn,
        "active": t.active,
        "phase": t.phase,
        "sides": [side_view(t, side, seat) for side in (COG, LOCUST)],
        "row": [place_view(t, place) for place in range(len(t.row))],
        "attack": attack_view(t),
        "outcome": t.outcome.to_dict() if t.outcome else None,
    }


def side_view(t: CardTable, side: int, seat: int | None) -> SideView:
    """One player's cards; the hand only for himself (CG-SETUP-12), piles by size, discards open (CG-SETUP-13)."""
    supply = [card for card in t.box.supply if t.box.owner[card] == side and t.zone[card] == SUPPLY]
    playing = [card for card, zone in enumerate(t.zone) if zone == PLAY and t.box.owner[card] == side]
    return {
        "seat": side,
        "side": SIDES[side],
        "deck": len(t.deck[side]),
        "cards": len(t.hand[side]),
        "hand": [t.ref(card) for card in t.hand[side]] if side == seat else None,
        "discard": [t.ref(card) for card in t.discard[side]],
        "reserve": [unit_view(t, unit) for unit in t.reserve[side]],
        "command": [command_view(t, card) for card in t.command[side]],
        "supply": [t.ref(card) for card in supply],
        "playing": [t.ref(card) for card in playing],
    }


def values_view(t: CardTable, unit: int) -> ValuesView:
    """A unit's values now, and what they are made of."""
    made = parts(t, unit)
    return {
        "attack": sum(part.attack for part in made),
        "defense": sum(part.defense for part in made),
        "parts": [
            {"card": t.ref(part.source), "attack": part.attack, "defense": part.defense, "rule": part.rule}
            for part in made
        ],
    }


def unit_view(t: CardTable, unit: int) -> UnitView:
    """A unit with its values and its state now."""
    return {
        "card": t.ref(unit),
        **values_view(t, unit),
        "suppressed": t.suppressed[unit],
        "enemy_cover": t.far[unit],
        "keywords": [keyword for keyword in KEYWORDS if has_keyword(t, unit, keyword)],
        "acted": t.acts[unit] > 0,
    }


def command_view(t: CardTable, card: int) -> CommandView:
    """A card in a command area."""
    entry = t.box.cards[card]
    return {
        "card": t.ref(card),
        "initiative": getattr(entry, "initiative", 0),
        "face": face_name(t, card) or None,
        "number": t.spin[card] if isinstance(entry, schema.Command) and entry.rotating else None,
        "unit": isinstance(entry, FIGHTERS),
    }


def place_view(t: CardTable, place: int) -> PlaceView | None:
    """A place in the row: nothing about cover that lies face down (CG-HIDDEN-02, 05)."""
    cover, unit = t.row[place], t.occupant[place]
    if cover < 0:
        return None
    hidden = t.hidden[place]
    return {
        "row": f"row:{place + 1}",
        "card": None if hidden else t.ref(cover),
        "face": None if hidden else face_name(t, cover),
        "hidden": hidden,
        "unit": unit_view(t, unit) if unit >= 0 else None,
        "side": SIDES[t.box.owner[unit]] if unit >= 0 else None,
    }


def attack_view(t: CardTable) -> AttackView | None:
    """The attack going on."""
    fight = fight_in_progress(t)
    if fight is None:
        return None
    return {
        "attackers": [t.ref(unit) for unit in fight.attackers],
        "row": f"row:{fight.place + 1}" if fight.place >= 0 else None,
        "target": t.ref(fight.target) if fight.target >= 0 else None,
        "blockers": [t.ref(unit) for unit in fight.blockers],
    }
