"""The box of the Card Game is complete: counts and facts of the packaged files."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from eday.content.card import CardContent
from eday.content.card import component_table as card_component_table
from eday.content.card import load as load_card
from eday.content.card import schema as schema
from eday.content.card.effects import effect_lists
from eday.content.card.model import CARDS
from eday.content.structs import nodes

BLOCKS: dict[str | int, int] = {
    "core": 55,
    "R3": 14,
    "R5": 16,
    "R8": 22,
    "R9": 9,
    "R11": 4,
    1: 3,
    2: 11,
    3: 5,
    4: 11,
    5: 6,
    6: 12,
    7: 11,
    8: 3,
    9: 8,
    10: 20,
    11: 9,
    12: 10,
    13: 15,
    14: 13,
    15: 8,
}
"""Cards of each block, as the rulebook has them taken from the box."""
SIDES: tuple[schema.Faction, schema.Faction] = ("cog", "locust")


@pytest.fixture(scope="module")
def content() -> CardContent:
    return load_card()


def counted(piles: tuple[schema.Pile, ...]) -> Counter[str]:
    return Counter({pile.card: pile.n for pile in piles})


def test_there_are_265_cards_of_182_kinds(content: CardContent) -> None:
    assert len(content.cards) == 182
    assert sum(card.copies for card in content.cards.values()) == 265
    blocks = Counter[str | int]()
    for card in content.cards.values():
        blocks[card.block] += card.copies
    assert blocks == BLOCKS


def test_kinds_of_cards(content: CardContent) -> None:
    rows = {row.group: (row.entries, row.pieces) for row in card_component_table(content)}
    assert rows == {
        "units": (63, 122),
        "tactics": (23, 29),
        "reactions": (10, 18),
        "covers": (34, 40),
        "commands": (21, 22),
        "command_units": (16, 19),
        "scenarios": (15, 15),
        "decks": (2, 0),
        "chapters": (15, 0),
        "reinforcements": (5, 0),
        "tutorial": (1, 0),
        "constants": (1, 0),
    }


def test_every_entry_has_origins_and_every_printed_fact_a_source(content: CardContent) -> None:
    for stem in content.kinds:
        for entry in content.group(stem).values():
            assert entry.origin, entry.id
            assert not entry.name, "names live in the message catalogue"
            if "printed" in entry.origin.values() and set(entry.origin) - {"name", "faction"}:
                printed = {key for key, origin in entry.origin.items() if origin == "printed"}
                assert printed <= {"name", "faction"} or entry.source, entry.id


def test_few_cards_have_printed_values(content: CardContent) -> None:
    """Names are known of about half the cards, numbers and rules of eleven only."""
    values = {"attack", "defense", "effects", "faces.front.cog"}
    printed = {
        card.id
        for card in content.cards.values()
        if any(origin == "printed" and key in values for key, origin in card.origin.items())
    }
    assert printed == {
        "cov-high-wall",
        "cog-captain",
        "cog-fresh-recruit",
        "cog-scout",
        "cog-sergeant",
        "cog-heroism",
        "loc-drone",
        "loc-blood-rush",
        "ch02-wretch-runt",
        "ch04-berserker",
        "ch04-theron-guard",
    }
    assert sum(card.origin["name"] == "printed" for card in content.cards.values()) == 92
    assert content.units["cog-private"].origin["deploy.5"] == "printed"


def test_names_no_printed_source_has_are_not_called_printed(content: CardContent) -> None:
    """The rulebook names neither version of Marcus nor the Berserker; of the Pillar only fans tell."""
    assert content.command_units["ch02-marcus-back-in-armor"].origin["name"] == "designed"
    assert content.command_units["ch02-marcus-fresh-from-the-slab"].origin["name"] == "designed"
    recalled = {
        (card.id, key) for card in content.cards.values() for key, origin in card.origin.items() if origin == "recalled"
    }
    assert recalled == {("ch04-berserker", "name"), *[("ch04-pillar", key) for key in ("name", "type", "block")]}


def test_values_the_examples_fix(content: CardContent) -> None:
    known = ("loc-drone", "cog-fresh-recruit", "cog-sergeant", "cog-captain", "ch02-wretch-runt")
    values = [(content.units[card].attack, content.units[card].defense) for card in known]
    assert values == [(2, 2), (2, 2), (3, 3), (4, 4), (1, 1)]
    deploy = {card: content.units[card].deploy for card in ("cog-private", "cog-captain", "cog-scout")}
    assert deploy == {"cog-private": (5, 6), "cog-captain": (1, 2), "cog-scout": (3, 6)}
    assert 4 in content.reactions["cog-heroism"].deploy
    assert 5 in content.reactions["loc-blood-rush"].deploy
    assert 4 in content.tactics["loc-respawn"].deploy
    assert content.command_units["ch04-berserker"].effects[0].values == (2, 7)


def test_core_decks_and_the_cards_added_before_chapter_1(content: CardContent) -> None:
    """CG-CAMPAIGN-05, CG-CAMPAIGN-06."""
    tutorial = Counter(stacked.card for stacked in content.tutorial.stack)
    for side in SIDES:
        deck = counted(content.decks[side].cards)
        assert deck.total() == 26
        assert (deck - tutorial).total() == 8
        kinds = [next(k for k in CARDS if card in getattr(content, k)) for card in deck]
        assert kinds == sorted(kinds, key=["units", "tactics", "reactions"].index)
    assert sum(card.copies for card in content.cards.values() if card.block == "core") == 26 + 26 + 3 == 39 + 16


def test_the_tutorial_uses_39_cards(content: CardContent) -> None:
    stack = content.tutorial.stack
    assert len(stack) == 39
    sides = Counter(getattr(content.cards[stacked.card], "faction", "neutral") for stacked in stack)
    assert sides == {"neutral": 3, "cog": 18, "locust": 18}
    assert Counter(stacked.use for stacked in stack) == {"cover": 3, "placed": 4, "hand": 10, "deck": 22}
    hands = [stacked.card for stacked in stack if stacked.use == "hand"]
    assert hands[:5] == ["cog-captain", "cog-private", "cog-scout", "cog-heroism", "cog-airstrike"]
    assert hands[5:] == ["loc-cyclops", "loc-boomer", "loc-wretch-pack", "loc-respawn", "loc-blood-rush"]
    assert content.tutorial.first_player == "cog"


def decks_after(content: CardContent, side: schema.Faction) -> dict[int, set[int]]:
    """Sizes of the core deck from each chapter on, over all choices of reinforcements."""
    decks = [counted(content.decks[side].cards)]
    sizes = {1: {deck.total() for deck in decks}}
    for step in content.reinforcements.values():
        choice = step.choices[side]
        made = []
        for deck in decks:
            for picked in combinations(choice.options.values(), choice.pick):
                made.append(deck - counted(choice.remove) + sum((counted(piles) for piles in picked), Counter()))
        decks = made
        sizes[step.before_chapter] = {deck.total() for deck in decks}
    return sizes


def test_deck_sizes(content: CardContent) -> None:
    """CG-REINFORCE-13, CG-REINFORCE-14."""
    assert decks_after(content, "cog") == {1: {26}, 3: {29}, 5: {29}, 8: {29}, 9: {30}, 11: {31}}
    assert decks_after(content, "locust") == {1: {26}, 3: {30}, 5: {30}, 8: {30}, 9: {31}, 11: {32}}


def test_reinforcement_cards_are_all_on_offer(content: CardContent) -> None:
    assert list(content.reinforcements) == ["R3", "R5", "R8", "R9", "R11"]
    offered = Counter[str]()
    for step in content.reinforcements.values():
        for choice in step.choices.values():
            for piles in choice.options.values():
                offered += counted(piles)
    assert offered == {card.id: card.copies for card in content.cards.values() if str(card.block).startswith("R")}
    picks = {step.id: step.choices["cog"].pick for step in content.reinforcements.values()}
    assert picks == {"R3": 1, "R5": 1, "R8": 1, "R9": 2, "R11": 1}


def test_rules_arrive_chapter_by_chapter(content: CardContent) -> None:
    assert content.rules(0) == frozenset()
    assert content.rules(1) == {"first_turn"}
    since = {rule: number for number, chapter in content.chapters.items() for rule in chapter.rules}
    assert since == {
        "first_turn": 1,
        "winner_advantage": 2,
        "multi_block": 2,
        "tough": 2,
        "disposable": 2,
        "enemy_cover": 3,
        "offensive_defensive": 4,
        "command_tactics": 4,
        "multiface": 5,
        "discard_effects": 5,
        "rotate": 6,
        "hidden": 6,
        "overrun": 7,
    }
    assert content.rules(7) == content.rules(15) == set(since)


def test_somebody_has_the_higher_initiative(content: CardContent) -> None:
    initiative = {key: card.initiative for key, card in content.commands.items()}
    initiative |= {key: card.initiative for key, card in content.command_units.items()}
    for chapter in content.chapters.values():
        for winner in SIDES:
            best = {
                side: max(initiative[p.card] for p in chapter.command[side] if p.previous_winner in (None, winner))
                for side in SIDES
            }
            assert best["cog"] != best["locust"], chapter.number


def test_every_word_of_the_vocabulary_is_used_by_a_card(content: CardContent) -> None:
    used = {
        type(node) for card in content.cards.values() for _, effects in effect_lists(card) for _, node in nodes(effects)
    }
    words = {getattr(schema, name) for name in schema.__all__}
    listed = {w for w in words if isinstance(w, type) and issubclass(w, schema.Op | schema.Condition)}
    assert listed - used == {schema.Op, schema.Condition}, "the package keeps no word that none of its cards uses"


def test_effects_read_as_agreed(content: CardContent) -> None:
    beam = content.reactions["ch04-targeting-beam"].effects[1]
    assert beam.if_ == (schema.Facing(filter=schema.Filter(command=True)),)
    assert beam.do == (schema.Buff(attack=2, target=schema.Target(who="previous"), duration="attack"),)
    advantage = content.scenarios["ch03-scenario"].winner_advantage["locust"]
    everybody = schema.Target(who="locust", zone="battlefield", n="all")
    first = schema.DamageMod(direct_dealt=1, target=everybody, times=1, duration="game")
    assert advantage == (schema.Effect(trigger="setup", do=(first,)),)
    lamp = content.covers["ch05-street-lamp"]
    assert list(lamp.faces) == ["lit", "dark"]
    assert lamp.faces["dark"]["cog"] == ()
    hidden = [place.card for place in content.scenarios["ch06-scenario"].covers if place.hidden]
    assert hidden == ["ch06-conveyor-belt", "ch06-conveyor-belt", "ch06-machine-press", "ch06-catwalk"]


def test_numbers_of_the_rules(content: CardContent) -> None:
    constants = content.constants
    assert (constants.opening_hand, constants.direct_damage, constants.overrun_damage) == (5, 2, 1)
    assert (constants.deployment_phases, constants.first_turn_deployment_phases) == (2, 1)
    assert (constants.games_to_win, constants.short_games_to_win, constants.turn_limit) == (2, 1, 200)
    assert constants.enemy_cover_damage == 1
