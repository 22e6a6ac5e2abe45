"""What is played with what: decks, chapters, reinforcements and the numbers of the game."""

from __future__ import annotations

from eday.content.base import Entry, Numbered, Sole, Strict
from eday.content.card.schema.words import Faction, Rule


class Pile(Strict, frozen=True, kw_only=True):
    """So many copies of a card."""

    card: str
    n: int = 1


class CommandPile(Pile, frozen=True, kw_only=True):
    """Command cards of a chapter; some only if that side won the chapter before."""

    previous_winner: Faction | None = None


class WinBy(Strict, frozen=True, kw_only=True):
    """A way to win besides emptying the enemy's deck: the card whose effect says so."""

    who: Faction
    card: str


class Deck(Entry, frozen=True, kw_only=True):
    """The core deck of a side."""

    cards: tuple[Pile, ...]


class Chapter(Numbered, frozen=True, kw_only=True):
    scenario: str
    rules: tuple[Rule, ...] = ()
    """Rules that hold from this chapter on."""
    command: dict[Faction, tuple[CommandPile, ...]]
    deck_cards: dict[Faction, tuple[Pile, ...]]
    """Shuffled into the decks for this chapter."""
    disposable_supply: tuple[Pile, ...] = ()
    wins: tuple[WinBy, ...] = ()


class Choice(Strict, frozen=True, kw_only=True):
    """What a side takes out of its deck, and the sets of which it adds `pick` different ones."""

    remove: tuple[Pile, ...] = ()
    pick: int = 1
    options: dict[str, tuple[Pile, ...]]


class Reinforcement(Entry, frozen=True, kw_only=True):
    before_chapter: int
    choices: dict[Faction, Choice]


class Constants(Sole, frozen=True, kw_only=True):
    """Numbers of the rules."""

    opening_hand: int
    direct_damage: int
    """Of an unblocked direct attack."""
    overrun_damage: int
    enemy_cover_damage: int
    """Added to what a unit in enemy cover deals and takes."""
    deployment_phases: int
    first_turn_deployment_phases: int
    games_to_win: int
    """A chapter, best of three."""
    short_games_to_win: int
    turn_limit: int
    """Turns of both players together, after which the larger deck wins."""
