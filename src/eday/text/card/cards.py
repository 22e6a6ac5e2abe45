"""Rules text of the Card Game: cards, decks, chapters and reinforcements, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from eday.content.card import CardContent
from eday.content.card import schema as schema
from eday.text.card.vocabulary import effect_text, face_name, hand_counts
from eday.text.catalogue import known, say
from eday.text.library import card_content_in_use
from eday.text.names import card_name
from eday.text.phrases import listed, opened

SIDES: tuple[schema.Faction, ...] = ("cog", "locust")


def card_lines(card: schema.AnyCard) -> list[str]:
    """What is printed on a card of whatever kind."""
    head = say("cg-block", block=card.block)
    return [f"{say(f'cg-{_KINDS[type(card)]}', **_head(card))}. {head}", *_LINES[type(card)](card)]


def game_card_parts(card: schema.AnyCard) -> dict[str, Any]:
    """A card in its parts: kind, side, deployment values, attack and defense, keywords and rules as sentences."""
    deploy = getattr(card, "deploy", ())
    effects = getattr(card, "effects", ())
    return {
        "kind": _KINDS[type(card)],
        "side": getattr(card, "faction", None),
        "subtype": getattr(card, "subtype", None),
        "deploy": deploy if isinstance(deploy, str) else list(deploy),
        "attack": getattr(card, "attack", None),
        "defense": getattr(card, "defense", None),
        "keywords": list(getattr(card, "keywords", ())),
        "rules": _cover_lines(card) if isinstance(card, schema.Cover) else _rules(effects),
    }


def card_face(card_id: str) -> dict[str, Any] | None:
    """What is printed on a card, in the parts a picture of it has room for; None for what is no card."""
    card = card_content_in_use().cards.get(card_id)
    if card is None:
        return None
    several = card.faces if isinstance(card, schema.Command | schema.Cover) and len(card.faces) > 1 else ()
    return {
        "id": card.id,
        "name": card_name(card.id),
        **game_card_parts(card),
        "rules": [opened(line) for line in _printed(card)],
        "initiative": getattr(card, "initiative", None),
        "halves": _halves(card) if isinstance(card, schema.Cover) else None,
        "faces": [face_name(face) for face in several],
        "block": say("cg-block", block=card.block),
    }


def card_faces() -> dict[str, dict[str, Any]]:
    """What is printed on every card there is, by its id."""
    return {card_id: face for card_id in card_content_in_use().cards if (face := card_face(card_id))}


def _printed(card: schema.AnyCard) -> list[str]:
    """The sentences of a card: what its values and halves say is left to them."""
    if isinstance(card, schema.Cover):
        return []
    if isinstance(card, schema.Command):
        return _command_lines(card)
    if isinstance(card, schema.Scenario):
        return _scenario_lines(card)
    return [*_keywords(getattr(card, "keywords", ())), *_rules(card.effects)]


def _halves(card: schema.Cover) -> dict[str, dict[str, str]]:
    """What the halves of each face do."""
    return {
        face: {
            side: " ".join(opened(effect_text(effect, "cover")) for effect in halves.get(side, ())) for side in SIDES
        }
        for face, halves in card.faces.items()
    }


def _head(card: Any) -> dict[str, object]:
    subtype = getattr(card, "subtype", None)
    faction = getattr(card, "faction", None)
    return {
        "side": say("cg-side", faction=faction) if faction else None,
        "subtype": say("cg-subtype", subtype=subtype) if subtype else None,
        "initiative": getattr(card, "initiative", None),
    }


def _deploy_line(deploy: schema.Deploy) -> str:
    return say("cg-deploy", values=deploy if isinstance(deploy, str) else hand_counts(deploy))


def _keywords(keywords: Iterable[schema.Keyword]) -> list[str]:
    damage = card_content_in_use().constants.overrun_damage
    return [say(f"cg-keyword-{keyword}", damage=damage) for keyword in keywords]


def _rules(effects: Iterable[schema.Effect]) -> list[str]:
    return [opened(effect_text(effect)) for effect in effects]


def _unit_lines(card: schema.Unit) -> list[str]:
    rules = [*_keywords(card.keywords), *_rules(card.effects)] or [say("cg-no-rule")]
    return [_deploy_line(card.deploy), say("cg-values", attack=card.attack, defense=card.defense), *rules]


def _play_lines(card: schema.Tactic | schema.Reaction) -> list[str]:
    return [_deploy_line(card.deploy), *_rules(card.effects)]


def _cover_lines(card: schema.Cover) -> list[str]:
    several = len(card.faces) > 1
    lines = []
    for face, halves in card.faces.items():
        for faction, effects in halves.items():
            text = " ".join(opened(effect_text(effect, "cover")) for effect in effects) or say("cg-half-no-rule")
            key = "cg-half-of-face" if several else "cg-half"
            lines.append(say(key, faction=faction, face=opened(face_name(face)), text=text[:1].lower() + text[1:]))
    return lines


def _command_lines(card: schema.Command) -> list[str]:
    lines = [say("cg-rotating")] if card.rotating else []
    if card.faces:
        first, *others = (face_name(face) for face in card.faces)
        lines.append(say("cg-faces", first=first, second=listed(others)))
    return [*lines, *_rules(card.effects)]


def _command_unit_lines(card: schema.CommandUnit) -> list[str]:
    rules = [*_keywords(card.keywords), *_rules(card.effects)] or [say("cg-no-rule")]
    return [say("cg-values", attack=card.attack, defense=card.defense), *rules]


def _scenario_lines(card: schema.Scenario) -> list[str]:
    row = [say("cg-row-place-hidden") if place.hidden else card_name(place.card) for place in card.covers]
    hidden = [card_name(place.card) for place in card.covers if place.hidden]
    lines = [say("cg-row", covers=listed(row))]
    if hidden:
        lines.append(say("cg-row-hidden", covers=listed(hidden)))
    lines += [say("cg-special", text=effect_text(effect, "scenario")) for effect in card.effects]
    for faction, effects in card.winner_advantage.items():
        lines += [say("cg-advantage", faction=faction, text=effect_text(effect, "scenario")) for effect in effects]
    return lines


_KINDS: dict[type[schema.Card], str] = {
    schema.Unit: "unit",
    schema.Tactic: "tactic",
    schema.Reaction: "reaction",
    schema.Cover: "cover",
    schema.Command: "command",
    schema.CommandUnit: "command_unit",
    schema.Scenario: "scenario",
}
_LINES: dict[type[schema.Card], Callable[[Any], list[str]]] = {
    schema.Unit: _unit_lines,
    schema.Tactic: _play_lines,
    schema.Reaction: _play_lines,
    schema.Cover: _cover_lines,
    schema.Command: _command_lines,
    schema.CommandUnit: _command_unit_lines,
    schema.Scenario: _scenario_lines,
}


def piles(cards: Iterable[schema.Pile]) -> str:
    """Cards with their numbers, as a list."""
    return listed(pile(one) for one in cards)


def pile(cards: schema.Pile) -> str:
    """So many copies of a card; of some command cards only if that side won before."""
    text = say("cg-pile", n=cards.n, card=card_name(cards.card))
    if isinstance(cards, schema.CommandPile):
        return say("cg-pile-if", pile=text, previous_winner=cards.previous_winner)
    return text


def deck_lines(deck: schema.Deck) -> list[str]:
    """What a core deck is made of."""
    return [say("cg-deck", faction=deck.id, cards=piles(deck.cards))]


def chapter_lines(chapter: schema.Chapter) -> list[str]:
    """What a chapter brings: rules, command cards, cards for the decks and the supply, ways to win."""
    lines = []
    if chapter.rules:
        lines.append(say("cg-chapter-rules", rules=listed(say(f"cg-rule-{rule}") for rule in chapter.rules)))
    for faction, cards in chapter.command.items():
        lines.append(say("cg-chapter-command", faction=faction, cards=piles(cards)))
    for faction, added in chapter.deck_cards.items():
        if added:
            lines.append(say("cg-chapter-deck", faction=faction, cards=piles(added)))
    if chapter.disposable_supply:
        lines.append(say("cg-chapter-supply", cards=piles(chapter.disposable_supply)))
    for win in chapter.wins:
        card = None if win.card == chapter.scenario else card_name(win.card)
        lines.append(say("cg-chapter-win", who=win.who, card=card))
    return lines


def chapter_about(scenario: str) -> str:
    """What a chapter is about, in a line, by its scenario card; nothing for those nobody wrote one for."""
    key = f"about-{scenario}"
    return say(key) if known(key) else ""


def reinforcement_lines(step: schema.Reinforcement) -> list[str]:
    """What each side takes out of its deck, and what it may add."""
    lines = [say("cg-reinforcement", chapter=step.before_chapter)]
    for faction, choice in step.choices.items():
        if choice.remove:
            lines.append(say("cg-choice-remove", faction=faction, cards=piles(choice.remove)))
        lines.append(say("cg-choice-pick", faction=faction, pick=choice.pick))
        for option, cards in choice.options.items():
            lines.append(say("cg-choice-option", option=option, cards=piles(cards)))
    return lines


def game_lines(group: str, key: str, content: CardContent) -> list[str]:
    """The text behind a reference of the Card Game; none for what does not exist."""
    if group == "card":
        card = content.cards.get(key.partition("#")[0])
        return card_lines(card) if card else []
    if group == "chapter":
        chapter = content.chapters.get(int(key)) if key.isdigit() else None
        return [*chapter_lines(chapter), *card_lines(content.scenarios[chapter.scenario])[1:]] if chapter else []
    step = content.reinforcements.get(key)
    return reinforcement_lines(step) if step else []
