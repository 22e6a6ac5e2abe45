"""Rules text of the Card Game: cards, decks, chapters and reinforcements, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from eday.content.card import schema as schema
from eday.text.card.vocabulary import effect_text, face_name, hand_counts
from eday.text.phrases import opened

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

SIDES: tuple[schema.Faction, ...] = ("cog", "locust")


def card_lines(voice: CardVoice, card: schema.AnyCard) -> list[str]:
    """What is printed on a card of whatever kind."""
    kind, block = voice.say(f"cg-{_KINDS[type(card)]}", **_head(voice, card)), voice.say("cg-block", block=card.block)
    return [voice.say("cg-head", kind=kind, block=block), *_LINES[type(card)](voice, card)]


def game_card_parts(voice: CardVoice, card: schema.AnyCard) -> dict[str, Any]:
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
        "rules": _cover_lines(voice, card) if isinstance(card, schema.Cover) else _rules(voice, effects),
    }


def card_face(voice: CardVoice, card_id: str) -> dict[str, Any] | None:
    """What is printed on a card, in the parts a picture of it has room for; None for what is no card."""
    card = voice.content.cards.get(card_id)
    if card is None:
        return None
    several = card.faces if isinstance(card, schema.Command | schema.Cover) and len(card.faces) > 1 else ()
    return {
        "id": card.id,
        "name": voice.card_name(card.id),
        **game_card_parts(voice, card),
        "rules": [opened(line) for line in _printed(voice, card)],
        "initiative": getattr(card, "initiative", None),
        "halves": _halves(voice, card) if isinstance(card, schema.Cover) else None,
        "faces": {face: face_name(voice, face) for face in several},
        "block": voice.say("cg-block", block=card.block),
    }


def card_faces(voice: CardVoice) -> dict[str, dict[str, Any]]:
    """What is printed on every card there is, by its id."""
    return {card_id: face for card_id in voice.content.cards if (face := card_face(voice, card_id))}


def _printed(voice: CardVoice, card: schema.AnyCard) -> list[str]:
    """The sentences of a card: what its values and halves say is left to them."""
    if isinstance(card, schema.Cover):
        return []
    if isinstance(card, schema.Command):
        return _command_lines(voice, card)
    if isinstance(card, schema.Scenario):
        return _scenario_lines(voice, card)
    return [*_keywords(voice, getattr(card, "keywords", ())), *_rules(voice, card.effects)]


def _halves(voice: CardVoice, card: schema.Cover) -> dict[str, dict[str, str]]:
    """What the halves of each face do."""
    return {
        face: {side: opened(_half(voice, halves.get(side, ()))) for side in SIDES}
        for face, halves in card.faces.items()
    }


def _half(voice: CardVoice, effects: Iterable[schema.Effect]) -> str:
    """What a half of a cover card does; the first sentence goes on from what stands before it."""
    first, *others = [effect_text(voice, effect, "cover") for effect in effects] or [""]
    return voice.chained([first, *map(opened, others)], "sentence")


def _head(voice: CardVoice, card: Any) -> dict[str, object]:
    subtype = getattr(card, "subtype", None)
    faction = getattr(card, "faction", None)
    return {
        "side": voice.say("cg-side", faction=faction) if faction else None,
        "subtype": voice.say("cg-subtype", subtype=subtype) if subtype else None,
        "initiative": getattr(card, "initiative", None),
    }


def _deploy_line(voice: CardVoice, deploy: schema.Deploy) -> str:
    return voice.say("cg-deploy", values=deploy if isinstance(deploy, str) else hand_counts(voice, deploy))


def _keywords(voice: CardVoice, keywords: Iterable[schema.Keyword]) -> list[str]:
    damage = voice.content.constants.overrun_damage
    return [voice.say(f"cg-keyword-{keyword}", damage=damage) for keyword in keywords]


def _rules(voice: CardVoice, effects: Iterable[schema.Effect]) -> list[str]:
    return [opened(effect_text(voice, effect)) for effect in effects]


def _unit_lines(voice: CardVoice, card: schema.Unit) -> list[str]:
    rules = [*_keywords(voice, card.keywords), *_rules(voice, card.effects)] or [voice.say("cg-no-rule")]
    return [_deploy_line(voice, card.deploy), voice.say("cg-values", attack=card.attack, defense=card.defense), *rules]


def _play_lines(voice: CardVoice, card: schema.Tactic | schema.Reaction) -> list[str]:
    return [_deploy_line(voice, card.deploy), *_rules(voice, card.effects)]


def _cover_lines(voice: CardVoice, card: schema.Cover) -> list[str]:
    several = len(card.faces) > 1
    lines = []
    for face, halves in card.faces.items():
        for faction, effects in halves.items():
            text = _half(voice, effects) or voice.say("cg-half-no-rule")
            key = "cg-half-of-face" if several else "cg-half"
            lines.append(voice.say(key, faction=faction, face=opened(face_name(voice, face)), text=text))
    return lines


def _command_lines(voice: CardVoice, card: schema.Command) -> list[str]:
    lines = [voice.say("cg-rotating")] if card.rotating else []
    if card.faces:
        first, *others = (face_name(voice, face) for face in card.faces)
        lines.append(voice.say("cg-faces", first=first, second=voice.listed(others)))
    return [*lines, *_rules(voice, card.effects)]


def _command_unit_lines(voice: CardVoice, card: schema.CommandUnit) -> list[str]:
    rules = [*_keywords(voice, card.keywords), *_rules(voice, card.effects)] or [voice.say("cg-no-rule")]
    return [voice.say("cg-values", attack=card.attack, defense=card.defense), *rules]


def _scenario_lines(voice: CardVoice, card: schema.Scenario) -> list[str]:
    row = [voice.say("cg-row-place-hidden") if place.hidden else voice.card_name(place.card) for place in card.covers]
    hidden = [voice.card_name(place.card) for place in card.covers if place.hidden]
    lines = [voice.say("cg-row", covers=voice.listed(row))]
    if hidden:
        lines.append(voice.say("cg-row-hidden", covers=voice.listed(hidden)))
    lines += [voice.say("cg-special", text=effect_text(voice, effect, "scenario")) for effect in card.effects]
    for faction, effects in card.winner_advantage.items():
        lines += [
            voice.say("cg-advantage", faction=faction, text=effect_text(voice, effect, "scenario"))
            for effect in effects
        ]
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
_LINES: dict[type[schema.Card], Callable[[CardVoice, Any], list[str]]] = {
    schema.Unit: _unit_lines,
    schema.Tactic: _play_lines,
    schema.Reaction: _play_lines,
    schema.Cover: _cover_lines,
    schema.Command: _command_lines,
    schema.CommandUnit: _command_unit_lines,
    schema.Scenario: _scenario_lines,
}


def piles(voice: CardVoice, cards: Iterable[schema.Pile]) -> str:
    """Cards with their numbers, as a list."""
    return voice.listed(pile(voice, one) for one in cards)


def pile(voice: CardVoice, cards: schema.Pile) -> str:
    """So many copies of a card; of some command cards only if that side won before."""
    text = voice.say("cg-pile", n=cards.n, card=voice.card_name(cards.card))
    if isinstance(cards, schema.CommandPile):
        return voice.say("cg-pile-if", pile=text, previous_winner=cards.previous_winner)
    return text


def deck_lines(voice: CardVoice, deck: schema.Deck) -> list[str]:
    """What a core deck is made of."""
    return [voice.say("cg-deck", faction=deck.id, cards=piles(voice, deck.cards))]


def chapter_lines(voice: CardVoice, chapter: schema.Chapter) -> list[str]:
    """What a chapter brings: rules, command cards, cards for the decks and the supply, ways to win."""
    lines = []
    if chapter.rules:
        lines.append(
            voice.say("cg-chapter-rules", rules=voice.listed(voice.say(f"cg-rule-{rule}") for rule in chapter.rules))
        )
    for faction, cards in chapter.command.items():
        lines.append(voice.say("cg-chapter-command", faction=faction, cards=piles(voice, cards)))
    for faction, added in chapter.deck_cards.items():
        if added:
            lines.append(voice.say("cg-chapter-deck", faction=faction, cards=piles(voice, added)))
    if chapter.disposable_supply:
        lines.append(voice.say("cg-chapter-supply", cards=piles(voice, chapter.disposable_supply)))
    for win in chapter.wins:
        card = None if win.card == chapter.scenario else voice.card_name(win.card)
        lines.append(voice.say("cg-chapter-win", who=win.who, card=card))
    return lines


def chapter_about(voice: CardVoice, scenario: str) -> str:
    """What a chapter is about, in a line, by its scenario card; nothing for those nobody wrote one for."""
    key = f"about-{scenario}"
    return voice.say(key) if voice.known(key) else ""


def reinforcement_lines(voice: CardVoice, step: schema.Reinforcement) -> list[str]:
    """What each side takes out of its deck, and what it may add."""
    lines = [voice.say("cg-reinforcement", chapter=step.before_chapter)]
    for faction, choice in step.choices.items():
        if choice.remove:
            lines.append(voice.say("cg-choice-remove", faction=faction, cards=piles(voice, choice.remove)))
        lines.append(voice.say("cg-choice-pick", faction=faction, pick=choice.pick))
        for option, cards in choice.options.items():
            lines.append(voice.say("cg-choice-option", option=option, cards=piles(voice, cards)))
    return lines


def game_lines(voice: CardVoice, group: str, key: str) -> list[str]:
    """The text behind a reference of the Card Game; none for what does not exist."""
    if group == "card":
        card = voice.content.cards.get(key.partition("#")[0])
        return card_lines(voice, card) if card else []
    if group == "chapter":
        chapter = voice.content.chapters.get(int(key)) if key.isdigit() else None
        return (
            [*chapter_lines(voice, chapter), *card_lines(voice, voice.content.scenarios[chapter.scenario])[1:]]
            if chapter
            else []
        )
    step = voice.content.reinforcements.get(key)
    return reinforcement_lines(voice, step) if step else []
