"""All entries of the Card Game, ready for use."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from eday.content.card import schema as schema
from eday.content.components import Components, fingerprint, kinds_of


@dataclass(slots=True, kw_only=True, eq=False)
class CardContent(Components):
    """Every card of the Card Game by id, in the order of the files, and what is played with them."""

    units: dict[str, schema.Unit]
    tactics: dict[str, schema.Tactic]
    reactions: dict[str, schema.Reaction]
    covers: dict[str, schema.Cover]
    commands: dict[str, schema.Command]
    command_units: dict[str, schema.CommandUnit]
    scenarios: dict[str, schema.Scenario]
    decks: dict[str, schema.Deck]
    chapters: dict[int, schema.Chapter]
    reinforcements: dict[str, schema.Reinforcement]
    tutorial: schema.Tutorial
    constants: schema.Constants
    cards: dict[str, schema.AnyCard] = field(init=False)
    """All cards of whatever kind."""

    def __post_init__(self) -> None:
        self.cards = {id: card for stem in CARDS for id, card in getattr(self, stem).items()}
        self.hash = fingerprint(self)

    def rules(self, chapter: int) -> frozenset[schema.Rule]:
        """Rules in force in a chapter: its own and those of the chapters before; none in the tutorial (0)."""
        return frozenset(
            rule for number, printed in self.chapters.items() if number <= chapter for rule in printed.rules
        )

    def first_chapter(self, card: schema.Card) -> int:
        """The first chapter in which a card can be in play."""
        if isinstance(card.block, int):
            return card.block
        return self.reinforcements[card.block].before_chapter if card.block in self.reinforcements else 1


KINDS: Final = kinds_of(CardContent)
"""File stem of the Card Game -> what its entries are."""
CardContent.kinds = KINDS
CARDS: Final = {stem: kind for stem, kind in KINDS.items() if issubclass(kind, schema.Card)}
"""Files that hold cards."""
