"""Names that entries of the Card Game use for each other, and their numbers."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec

from eday.content.card import schema as schema
from eday.content.card.model import CardContent
from eday.content.structs import Tables, check_entries

NAMES: Final[dict[type[msgspec.Struct], dict[str, str]]] = {
    schema.Target: {"card": "card", "cover_face": "face-of-a-cover-card"},
    schema.CoverTarget: {"card": "cover-card"},
    schema.Filter: {"card": "card"},
    schema.CardFaceIs: {"card": "command-card-with-two-faces"},
    schema.Spawn: {"card": "disposable-unit"},
    schema.FlipCover: {"to": "face-of-a-cover-card"},
    schema.FlipCommand: {"card": "command-card-with-two-faces-or-self"},
    schema.Rotate: {"card": "rotating-command-card-or-self"},
    schema.UseVersion: {"card": "command-unit"},
    schema.AddValues: {"card": "command-card-with-a-tactic-ability"},
    schema.DisableCard: {"card": "command-card"},
    schema.RemoveOrWin: {"card": "command-card"},
    schema.CoverPlace: {"card": "cover-card"},
    schema.Pile: {"card": "card"},
    schema.CommandPile: {"card": "command-card"},
    schema.WinBy: {"card": "card"},
    schema.Chapter: {"scenario": "scenario-card"},
    schema.Reinforcement: {"before_chapter": "chapter"},
    schema.StackedCard: {"card": "card"},
    schema.Placed: {"card": "unit"},
    schema.Values: {"card": "unit"},
    schema.ScriptedDeploy: {"card": "card"},
    schema.ScriptedMove: {"card": "unit"},
    schema.ScriptedAttack: {
        "card": "unit",
        "blockers": "unit",
        "enemy_reaction": "reaction",
        "reaction": "reaction",
        "killed": "unit",
    },
    schema.Tutorial: {"covers": "cover-card"},
}
"""Which fields hold names of what."""

ABOVE_ZERO: Final[dict[type[msgspec.Struct], tuple[str, ...]]] = {
    schema.Unit: ("copies", "deploy", "block"),
    schema.Tactic: ("copies", "deploy", "block"),
    schema.Reaction: ("copies", "deploy", "block"),
    schema.Cover: ("copies", "block"),
    schema.Command: ("copies", "block"),
    schema.CommandUnit: ("copies", "block"),
    schema.Scenario: ("copies", "block"),
    schema.Target: ("n",),
    schema.CoverTarget: ("n",),
    schema.BlockingWith: ("min",),
    schema.DamagedIs: ("min_damage",),
    schema.Draw: ("n",),
    schema.Discard: ("n",),
    schema.Mill: ("n",),
    schema.Peek: ("n", "keep"),
    schema.ReturnFromDiscard: ("n",),
    schema.PutFromHand: ("n",),
    schema.PutFromDeck: ("n",),
    schema.DeployFree: ("n",),
    schema.Spawn: ("n",),
    schema.Damage: ("n",),
    schema.DirectDamage: ("n",),
    schema.DamageMod: ("times",),
    schema.Buff: ("max",),
    schema.Rotate: ("steps",),
    schema.RemoveOrWin: ("n",),
    schema.Pile: ("n",),
    schema.CommandPile: ("n",),
    schema.Choice: ("pick",),
    schema.Constants: (
        "deployment_phases",
        "first_turn_deployment_phases",
        "games_to_win",
        "short_games_to_win",
        "turn_limit",
    ),
}

BELOW_ZERO: Final[dict[type[msgspec.Struct], tuple[str, ...]]] = {
    schema.Buff: ("attack", "defense"),
    schema.DamageMod: ("dealt", "taken", "direct_dealt"),
}

TABLES: Final = Tables(names=NAMES, above_zero=ABOVE_ZERO, below_zero=BELOW_ZERO, facts=frozenset({"type"}))
"""`type` in an origin: what kind of card it is, which its file tells."""


def check_references(content: CardContent) -> None:
    """Raise ContentError where an entry names what is not there, or a number makes no sense."""
    check_entries(content, TABLES, _pools(content))


def _pools(content: CardContent) -> dict[str, Collection[Any]]:
    commands: dict[str, schema.Command | schema.CommandUnit] = {**content.commands, **content.command_units}
    faced = {key for key, card in content.commands.items() if card.faces}
    rotating = {key for key, card in content.commands.items() if card.rotating}
    return {
        "card": content.cards,
        "unit": content.units,
        "reaction": content.reactions,
        "cover-card": content.covers,
        "command-card": commands,
        "command-unit": content.command_units,
        "scenario-card": content.scenarios,
        "chapter": content.chapters,
        "disposable-unit": {key for key, unit in content.units.items() if "disposable" in unit.keywords},
        "face-of-a-cover-card": {face for cover in content.covers.values() for face in cover.faces},
        "command-card-with-two-faces": faced,
        "command-card-with-two-faces-or-self": {"self", *faced},
        "rotating-command-card-or-self": {"self", *rotating},
        "command-card-with-a-tactic-ability": {
            key for key, card in commands.items() if any(effect.trigger == "command_tactic" for effect in card.effects)
        },
    }
