"""What entries of the Card Game must keep beyond their types: names, numbers, and how cards fit together."""

from __future__ import annotations

from typing import Final

from eday.content.card import schema as schema
from eday.content.card.campaign import check_campaign
from eday.content.card.effects import check_effects, effect_lists
from eday.content.card.model import CARDS, CardContent
from eday.content.card.references import check_references
from eday.content.card.tutorial import check_tutorial
from eday.content.errors import ContentError

SIDES: Final = {"cog", "locust"}
RULE_OF_TRIGGER: Final[dict[schema.Trigger, schema.Rule]] = {
    "offensive": "offensive_defensive",
    "defensive": "offensive_defensive",
    "command_tactic": "command_tactics",
    "discard": "discard_effects",
    "on_rotate": "rotate",
}
RULE_OF_KEYWORD: Final[dict[schema.Keyword, schema.Rule]] = {
    "tough": "tough",
    "disposable": "disposable",
    "overrun": "overrun",
}


def check(content: CardContent) -> None:
    """Raise ContentError at the first thing that does not fit."""
    _check_ids(content)
    check_references(content)
    for stem in CARDS:
        file = f"{stem}.yaml"
        for card in getattr(content, stem).values():
            _check_block(content, file, card)
            _check_shape(file, card)
            check_effects(content, file, card)
    check_campaign(content)
    for stem in CARDS:
        for card in getattr(content, stem).values():
            _check_rules(content, f"{stem}.yaml", card)
    check_tutorial(content)


def _check_ids(content: CardContent) -> None:
    homes: dict[str, str] = {}
    for stem in CARDS:
        for key in getattr(content, stem):
            if key in homes:
                raise ContentError(f"{stem}.yaml", key, "", "id-of-its-own", file=homes[key])
            if key == "self":
                raise ContentError(f"{stem}.yaml", key, "", "id-not-self")
            homes[key] = f"{stem}.yaml"


def _check_block(content: CardContent, file: str, card: schema.Card) -> None:
    if isinstance(card.block, int) and card.block not in content.chapters:
        raise ContentError(file, card.id, "block", "chapter", found=card.block)


def _check_shape(file: str, card: schema.AnyCard) -> None:
    if isinstance(card, schema.Unit | schema.Tactic | schema.Reaction):
        disposable = isinstance(card, schema.Unit) and "disposable" in card.keywords
        if disposable != (card.deploy == ()):
            raise ContentError(file, card.id, "deploy", "deploy-values")
        if card.deploy != "any" and list(card.deploy) != sorted(set(card.deploy)):
            raise ContentError(file, card.id, "deploy", "rising")
    elif isinstance(card, schema.Command):
        if card.faces and (card.rotating or len(set(card.faces)) != 2):
            raise ContentError(file, card.id, "faces", "two-names")
    elif isinstance(card, schema.CommandUnit):
        if "disposable" in card.keywords:
            raise ContentError(file, card.id, "keywords", "no-disposable")
    elif isinstance(card, schema.Cover):
        if len(card.faces) not in (1, 2):
            raise ContentError(file, card.id, "faces", "faces")
        for face, halves in card.faces.items():
            if set(halves) != SIDES:
                raise ContentError(file, card.id, f"faces.{face}", "halves")
    elif len(card.covers) == 0:
        raise ContentError(file, card.id, "covers", "one-cover")


def _check_rules(content: CardContent, file: str, card: schema.AnyCard) -> None:
    """No card uses a rule before the chapter that brings it."""
    chapter = content.first_chapter(card)
    known = content.rules(chapter)
    needed: list[tuple[str, schema.Rule]] = []
    for i, keyword in enumerate(getattr(card, "keywords", ())):
        if keyword in RULE_OF_KEYWORD:
            needed.append((f"keywords[{i}]", RULE_OF_KEYWORD[keyword]))
    for field, effects in effect_lists(card):
        for i, effect in enumerate(effects):
            if effect.trigger in RULE_OF_TRIGGER:
                needed.append((f"{field}[{i}].trigger", RULE_OF_TRIGGER[effect.trigger]))
    if isinstance(card, schema.Cover) and len(card.faces) > 1:
        needed.append(("faces", "multiface"))
    if isinstance(card, schema.Command) and card.rotating:
        needed.append(("rotating", "rotate"))
    if isinstance(card, schema.Scenario):
        needed += [(f"covers[{i}].hidden", "hidden") for i, place in enumerate(card.covers) if place.hidden]
        if card.winner_advantage:
            needed.append(("winner_advantage", "winner_advantage"))
    for field, rule in needed:
        if rule not in known:
            raise ContentError(file, card.id, field, "rule-later", rule=rule, chapter=chapter + 1)
