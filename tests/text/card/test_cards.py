"""Rules text of the Card Game, made from its data."""

from __future__ import annotations

import pytest

from eday.content.card import from_patch as card_from_patch
from eday.content.card import load as load_card
from eday.text import card_voice
from tests.voices import CARD

CONTENT = load_card()
REFS = [
    *[f"card:{card}" for card in CONTENT.cards],
    *[f"chapter:{number}" for number in CONTENT.chapters],
    *[f"reinforcement:{step}" for step in CONTENT.reinforcements],
]


@pytest.mark.parametrize("ref", REFS)
def test_every_card_has_text(ref: str) -> None:
    lines = CARD.card_text(ref)
    assert lines
    for line in lines:
        assert "«" not in line
        assert " none" not in line
        assert "  " not in line
        assert line[0].isupper() or line.startswith("- ")


def test_cards_without_text() -> None:
    assert CARD.card_text("card:cog-cook") == CARD.card_text("chapter:16") == CARD.card_text("chapter:x") == []
    assert CARD.card_text("reinforcement:R4") == CARD.card_text("row:3") == []


def test_copies_share_their_text() -> None:
    assert CARD.card_text("card:cog-sergeant#2") == CARD.card_text("card:cog-sergeant")


def test_units() -> None:
    assert CARD.card_text("card:cog-sergeant") == [
        "COG unit, troop. Core set.",
        "Deploy with 3 or 4 cards in hand.",
        "Attack 3, defense 3.",
        "No special rule.",
    ]
    assert CARD.card_text("card:loc-chainsaw-cyclops")[3:] == [
        "Overrun: for each enemy unit it kills while attacking, 1 direct damage to the enemy player.",
        "While this unit attacks into cover: this unit gains +2 attack.",
    ]
    assert CARD.card_text("card:ch02-wretch-runt")[1] == "Never deployed from hand."
    assert CARD.card_text("card:ch04-theron-guard")[3:] == [
        "Defensive: this unit gains +1 attack and +1 defense.",
        "Offensive, if this unit has just dealt direct damage: you may draw up to as many cards as the direct damage "
        "dealt.",
    ]


def test_tactics_and_reactions() -> None:
    assert CARD.card_text("card:cog-planted-grenade")[2:] == [
        "Choose one: deal 2 damage to one enemy unit in cover; or deal 1 damage to each of up to 2 enemy units in "
        "reserve."
    ]
    assert CARD.card_text("card:cog-heroism")[2:] == [
        "One friendly unit in this attack gains +2 attack and +2 defense.",
        "You may draw 1 card.",
    ]
    assert CARD.card_text("card:loc-death-rattle")[-1] == (
        "Until the start of your next turn, when one of your units is killed: deal 1 direct damage to the enemy player."
    )


def test_cover() -> None:
    assert CARD.card_text("card:cov-high-wall")[1:] == [
        "COG half: the occupant gains +1 attack and +1 defense.",
        "Locust half: the occupant gains +1 attack and +1 defense.",
    ]
    assert CARD.card_text("card:ch05-street-lamp")[3:] == [
        "Dark, COG half: no rule.",
        "Dark, Locust half: the occupant gains +1 attack.",
    ]


def test_command_cards() -> None:
    assert CARD.card_text("card:ch04-berserker") == [
        "Locust command unit, heavy, initiative 2. Card of chapter 4.",
        "Attack 5, defense 5.",
        "Tough: when killed it goes back to the command area.",
        "It cannot block.",
        "Tactic with 2 or 7 cards in hand, if this card is in the command area: move this unit to reserve; then "
        "discard 1 card.",
        "At the start of your turn, if this card is in cover: remove the cover card it is in from the battlefield; "
        "then move this unit back to the command area; then deal 3 direct damage to the enemy player.",
        "If no cover card is left on the battlefield: you win.",
    ]
    assert CARD.card_text("card:ch15-kryll-shield")[1] == "Two faces: it begins shielded, the other one is exposed."
    assert CARD.card_text("card:ch12-jack")[1] == "Rotating: it begins on 0 and goes up to 7."


def test_scenarios_and_chapters() -> None:
    assert CARD.card_text("card:ch06-scenario")[1:3] == [
        "Cover from left to right: hidden cover, hidden cover, High Wall, hidden cover and hidden cover.",
        "Hidden there, shuffled: Conveyor Belt, Conveyor Belt, Machine Press and Catwalk.",
    ]
    lines = CARD.card_text("chapter:12")
    assert "The COG player can also win by JACK." in lines
    assert "The Locust player can also win by the special rule." in lines
    assert lines[-4:] == CARD.card_text("card:ch12-scenario")[1:]
    assert CARD.card_text("chapter:6")[0] == "New rules: rotating command cards and hidden cover."


def test_reinforcements() -> None:
    assert CARD.card_text("reinforcement:R3")[:3] == [
        "Before chapter 3.",
        "The COG player adds 1 of:",
        "- a: Lieutenant and 2 x Corporal",
    ]


def test_text_follows_the_content_given() -> None:
    changed = card_from_patch({"units": {"cog-sergeant": {"deploy": "any", "attack": 5}}})
    assert card_voice("en", changed).card_text("card:cog-sergeant")[1:3] == [
        "Deploy with any number of cards in hand.",
        "Attack 5, defense 3.",
    ]


def test_chapters_say_what_they_are_about() -> None:
    about = [CARD.chapter_about(chapter.scenario) for chapter in CONTENT.chapters.values()]
    assert all(text.endswith(".") for text in about)
    assert len(set(about)) == 15
    assert CARD.chapter_about("ch99-scenario") == ""


@pytest.mark.rule("CG-TURN-03", "CG-TURN-04")
def test_the_tutorial_says_that_the_second_deployment_phase_is_a_must() -> None:
    assert CARD.say("guide-deploy_second-1") == (
        "After combat you must once more draw, discard or deploy; then your turn is over."
    )
