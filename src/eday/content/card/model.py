"""All entries of the Card Game, ready for use."""

from __future__ import annotations

from typing import Any, Final

from eday.content.card import schema as schema
from eday.content.components import Components, fingerprint

CARDS: Final[dict[str, type[schema.Card]]] = {
    "units": schema.Unit,
    "tactics": schema.Tactic,
    "reactions": schema.Reaction,
    "covers": schema.Cover,
    "commands": schema.Command,
    "command_units": schema.CommandUnit,
    "scenarios": schema.Scenario,
}
"""Files that hold cards."""
KINDS: Final[dict[str, type[schema.Entry]]] = {
    **CARDS,
    "decks": schema.Deck,
    "chapters": schema.Chapter,
    "reinforcements": schema.Reinforcement,
    "tutorial": schema.Tutorial,
    "constants": schema.Constants,
}
"""File stem of the Card Game -> what its entries are."""
SINGLE: Final = ("tutorial", "constants")
"""Files with one entry, of the same name."""


class CardContent(Components):
    """Every card of the Card Game by id, in the order of the files, and what is played with them."""

    kinds = KINDS
    __slots__ = (
        "cards",
        "chapters",
        "command_units",
        "commands",
        "constants",
        "covers",
        "decks",
        "reactions",
        "reinforcements",
        "scenarios",
        "tactics",
        "tutorial",
        "units",
    )

    def __init__(
        self,
        *,
        units: dict[str, schema.Unit],
        tactics: dict[str, schema.Tactic],
        reactions: dict[str, schema.Reaction],
        covers: dict[str, schema.Cover],
        commands: dict[str, schema.Command],
        command_units: dict[str, schema.CommandUnit],
        scenarios: dict[str, schema.Scenario],
        decks: dict[str, schema.Deck],
        chapters: dict[int, schema.Chapter],
        reinforcements: dict[str, schema.Reinforcement],
        tutorial: schema.Tutorial,
        constants: schema.Constants,
        patch: dict[str, Any],
    ) -> None:
        self.units = units
        self.tactics = tactics
        self.reactions = reactions
        self.covers = covers
        self.commands = commands
        self.command_units = command_units
        self.scenarios = scenarios
        self.decks = decks
        self.chapters = chapters
        self.reinforcements = reinforcements
        self.tutorial = tutorial
        self.constants = constants
        self.cards: dict[str, schema.AnyCard] = {
            **units,
            **tactics,
            **reactions,
            **covers,
            **commands,
            **command_units,
            **scenarios,
        }
        """All cards of whatever kind."""
        self.patch = patch
        self.hash = fingerprint(self)

    def group(self, name: str) -> dict[str, schema.Entry]:
        """The entries of one file, by its stem."""
        if name in SINGLE:
            return {name: getattr(self, name)}
        return super().group(name)

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
