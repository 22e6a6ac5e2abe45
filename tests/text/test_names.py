"""Names of things."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from eday.content.board import from_patch, load
from eday.content.card import load as load_card
from eday.text import board_voice, card_voice
from tests.text.scan import SOURCE
from tests.voices import BOARD, CARD, ENGLISH

CARD_GAME = ("card", "row", "chapter", "reinforcement", "side")


def name(ref: str) -> str:
    """What the game calls it to which it belongs."""
    return (CARD if ref.partition(":")[0] in CARD_GAME else BOARD).name(ref)


@pytest.mark.parametrize(
    ("ref", "called"),
    [
        ("order:assault", "Assault"),
        ("figure:drone-2", "Drone 2"),
        ("figure:theron_guard-3", "Theron Guard 3"),
        ("cog:marcus_fenix", "Marcus"),
        ("cog:dominic_santiago", "Dom"),
        ("area:2A.B", "2A-B"),
        ("cover:2A.c1", "cover 2A-c1"),
        ("hole:2A.C", "hole 2A-C"),
        ("tile:2A", "tile 2A"),
        ("seat:1", "player 2"),
        ("weapon:lancer", "Lancer"),
        ("ai:13", "AI card 13 (Drone)"),
        ("ai:1", "AI card 1 (Distraction)"),
        ("ai:2", "AI card 2 (The Horde)"),
        ("ai:4", "AI card 4 (Reinforcements)"),
        ("ai:5", "AI card 5 (Firefight)"),
        ("ai:6", "AI card 6 (Swarm)"),
        ("ai:3", "AI card 3 (The Horde)"),
        ("marker:drone", "Drone marker"),
        ("enemy:wretch", "Wretch"),
        ("equipment:weapon", "Weapon cache"),
        ("mission:emergence", "Emergence"),
        ("card:cog-sergeant", "Sergeant"),
        ("card:cog-sergeant#2", "Sergeant 2"),
        ("card:ch15-general-raam#1", "General RAAM"),
        ("row:3", "cover 3"),
        ("chapter:4", "chapter 4: China Shop"),
        ("reinforcement:R5", "reinforcements R5"),
    ],
)
def test_known_things(ref: str, called: str) -> None:
    assert name(ref) == called


@pytest.mark.parametrize(
    ("ref", "called"),
    [
        ("order:grub_hunt", "Grub hunt"),
        ("ai:99", "AI card 99"),
        ("ai:none", "AI card none"),
        ("column:3", "3"),
        ("seat:x", "player x"),
        ("figure:drone", "Drone"),
        ("card:cog-cook", "Cog cook"),
        ("card:cog-cook#2", "Cog cook"),
        ("chapter:16", "16"),
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_unknown_things_still_have_a_name(ref: str, called: str) -> None:
    assert name(ref) == called


def test_every_component_is_named_by_the_catalogue() -> None:
    """No name is made from an id, not even by accident."""
    content = load()
    keys = [
        *[f"order-{entry}" for entry in content.orders],
        *[f"weapon-{entry}" for entry in content.weapons],
        *[f"cog-{entry}" for entry in content.cogs],
        *[f"enemy-{entry}" for entry in content.enemies],
        *[f"count-{entry}" for entry in content.enemies],
        *[f"equipment-{entry}" for entry in content.equipment],
        *[f"mission-{entry}" for entry in content.missions],
        *[f"face-{face.face}" for die in content.dice.values() for face in die.faces],
        *[f"title-{card}" for card in load_card().cards],
        *[f"about-{card}" for card in load_card().scenarios],
        *[f"cg-face-{face}" for cover in load_card().covers.values() for face in cover.faces],
    ]
    assert [key for key in keys if not ENGLISH.known(key)] == []


def test_names_an_overlay_brings() -> None:
    order = {
        "reaction": "dodge",
        "copies": 1,
        "name": "Hunt the Grubs",
        "actions": [{"do": "attack"}],
        "origin": {"name": "designed", "reaction": "designed", "copies": "designed", "actions": "designed"},
    }
    content = from_patch({"orders": {"grub_hunt": order}})
    voice = board_voice("en", content)
    assert BOARD.name("order:grub_hunt") == "Grub hunt"
    assert voice.name("order:grub_hunt") == "Hunt the Grubs"
    assert voice.card_text("order:grub_hunt")[0] == "Attack."
    assert BOARD.card_text("order:grub_hunt") == []


def test_names_an_overlay_of_the_card_game_brings() -> None:
    cook = {"block": 1, "copies": 2, "faction": "cog", "deploy": [3], "attack": 1, "defense": 1, "name": "Field Cook"}
    patch = {
        "units": {"cog-cook": {**cook, "origin": {"name": "designed"}}},
        "chapters": {"1": {"deck_cards": {"cog": [{"card": "cog-cook", "n": 2}]}}},
    }
    voice = card_voice("en", patch)
    assert CARD.name("card:cog-cook#2") == "Cog cook"
    assert voice.name("card:cog-cook#2") == "Field Cook 2"
    assert voice.card_text("card:cog-cook")[1] == "Deploy with 3 cards in hand."
    assert CARD.card_text("card:cog-cook") == []


def test_a_seat_is_whom_it_plays_and_voices_are_kept() -> None:
    voice = board_voice("en", {}).seated(("marcus_fenix", "cog:dominic_santiago"))
    assert [voice.name(f"seat:{seat}") for seat in range(3)] == ["Marcus", "Dom", "player 3"]
    assert [CARD.name(f"seat:{seat}") for seat in range(3)] == ["COG", "Locust", "player 3"]
    assert board_voice("en", {}, ("cog:marcus_fenix", "cog:dominic_santiago")) is voice
    assert card_voice("en", {}) is card_voice("en", {})


def test_a_voice_of_one_game_needs_nothing_of_the_other() -> None:
    for made, other in (("board", "card"), ("card", "board")):
        code = (
            f"import sys; from eday.text import {made}_voice; {made}_voice().name('seat:0'); "
            f"print([m for m in sys.modules if m.startswith(('eday.content.{other}', 'eday.text.{other}'))])"
        )
        env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
        assert run.stdout.strip() == "[]"
