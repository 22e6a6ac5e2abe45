"""Deck lists: the core decks, what chapters and reinforcements change, and what a player may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from eday.card.box import SIDES
from eday.content.card import CardContent
from eday.content.card import schema as schema
from eday.kernel import SetupError

Piles = tuple[schema.Pile, ...]


def spread(piles: Piles) -> list[str]:
    """Every copy of the piles."""
    return [pile.card for pile in piles for _ in range(pile.n)]


def core_deck(content: CardContent, side: int) -> list[str]:
    """CG-CAMPAIGN-06."""
    return spread(content.decks[SIDES[side]].cards)


def reinforced(content: CardContent, deck: list[str], side: int, step: str, chosen: Sequence[str]) -> list[str]:
    """A deck after one reinforcement step (CG-REINFORCE-11, 12)."""
    choice = content.reinforcements[step].choices[SIDES[side]]
    left = list(deck)
    for card in spread(choice.remove):
        left.remove(card)
    for option in chosen:
        left += spread(choice.options[option])
    return left


def steps_before(content: CardContent, chapter: int) -> list[str]:
    """Reinforcement steps taken before a chapter begins, in order."""
    found = [step for step, one in content.reinforcements.items() if one.before_chapter <= chapter]
    return sorted(found, key=lambda step: content.reinforcements[step].before_chapter)


def picks(content: CardContent, side: int, step: str) -> list[tuple[str, ...]]:
    """What a side may choose in a step: each set of different options once (CG-REINFORCE-16)."""
    choice = content.reinforcements[step].choices[SIDES[side]]
    return list(combinations(choice.options, choice.pick))


def removed_by(content: CardContent, side: int, step: str) -> dict[str, int]:
    """Cards a side takes out of its deck in a step, with their numbers."""
    return dict(Counter(spread(content.reinforcements[step].choices[SIDES[side]].remove)))


def added_by(content: CardContent, side: int, step: str, chosen: Sequence[str]) -> dict[str, int]:
    """Cards the chosen options of a step bring, with their numbers."""
    options = content.reinforcements[step].choices[SIDES[side]].options
    return dict(Counter(card for option in chosen for card in spread(options[option])))


def usual_deck(content: CardContent, side: int, chapter: int) -> list[str]:
    """The core deck with the first listed reinforcement of every step up to that chapter."""
    deck = core_deck(content, side)
    for step in steps_before(content, chapter):
        choice = content.reinforcements[step].choices[SIDES[side]]
        deck = reinforced(content, deck, side, step, list(choice.options)[: choice.pick])
    return deck


def with_chapter_cards(content: CardContent, deck: list[str], side: int, chapter: int) -> tuple[str, ...]:
    """CG-DISPOSABLE-07: chapter cards are shuffled in for their chapter."""
    return tuple(sorted([*deck, *spread(content.chapters[chapter].deck_cards[SIDES[side]])]))


def tutorial_deck(content: CardContent, side: int) -> tuple[str, ...]:
    """CG-SETUP-02: the stacked cards of one side, in their order."""
    cards = [stacked.card for stacked in content.tutorial.stack]
    return tuple(card for card in cards if getattr(content.cards[card], "faction", "") == SIDES[side])


def checked(content: CardContent, decks: object, chapter: int) -> tuple[list[str], list[str]]:
    """A player's own deck lists, to which the chapter adds its cards; SetupError says what is wrong."""
    if not isinstance(decks, Mapping) or set(decks) != set(SIDES):
        raise SetupError("setup-decks")
    lists = []
    for side in SIDES:
        deck = decks[side]
        if isinstance(deck, str) or not isinstance(deck, Sequence) or not deck:
            raise SetupError("setup-deck", side=side)
        added = Counter(spread(content.chapters[chapter].deck_cards[side]))
        for card, copies in Counter(str(card) for card in deck).items():
            entry = content.cards.get(card)
            if not isinstance(entry, schema.Deployable) or entry.faction != side or not entry.deploy:
                raise SetupError("setup-deck-card", side=side, card=card)
            if copies > entry.copies:
                raise SetupError("setup-deck-copies", side=side, card=card, most=str(entry.copies))
            if copies + added[card] > entry.copies:
                most, more = str(entry.copies), str(added[card])
                raise SetupError(
                    "setup-deck-chapter", side=side, card=card, chapter=str(chapter), added=more, most=most
                )
        lists.append([str(card) for card in deck])
    return lists[0], lists[1]


def recorded(content: CardContent, decks: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The decks a record tells: cards made for decks, no oftener than there are copies of them; else ValueError."""
    if not isinstance(decks, list) or len(decks) != len(SIDES):
        raise ValueError("decks")
    lists: list[tuple[str, ...]] = []
    for side, deck in zip(SIDES, decks, strict=True):
        if not isinstance(deck, list) or not deck or not all(isinstance(card, str) for card in deck):
            raise ValueError(side)
        for card, copies in Counter(deck).items():
            entry = content.cards.get(card)
            if not isinstance(entry, schema.Deployable) or entry.faction != side or copies > entry.copies:
                raise ValueError(card)
        lists.append(tuple(deck))
    return lists[0], lists[1]
