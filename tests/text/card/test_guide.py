"""Lessons and previews of the Card Game in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import eday
from tests.voices import CARD

CATALOGUE = Path(eday.__file__).parent / "text" / "en" / "card_guide.ftl"


def fighter(card: str, takes: int = 0, defense: int = 2, fate: str = "") -> dict[str, Any]:
    """A fighter of a preview."""
    return {
        "card": f"card:{card}#1",
        "attack": 2,
        "defense": defense,
        "parts": [],
        "takes": takes,
        "dies": fate == "dies",
        "suppressed": fate == "suppressed",
    }


def preview(**more: Any) -> dict[str, Any]:
    """A preview in which nothing happens, but for what is told."""
    quiet: dict[str, Any] = {"attackers": [fighter("cog-sergeant")], "defenders": [], "row": None, "enters": None}
    quiet |= {"direct": {"cog": 0, "locust": 0}, "others": [], "open": False, "winner": None}
    return {**quiet, **more}


@pytest.mark.parametrize(
    ("fate", "line"),
    [
        ("dies", "Drone 1 takes 3 against defense 2: it dies."),
        ("suppressed", "Drone 1 takes 3 against defense 2: it is suppressed."),
        ("", "Drone 1 takes 3 against defense 2: it stands."),
    ],
)
def test_every_fighter_has_a_line(fate: str, line: str) -> None:
    told = preview(defenders=[fighter("loc-drone", 3, fate=fate)])
    assert CARD.preview_lines(told) == ["Sergeant 1 takes no damage.", line]


def test_what_follows_an_attack() -> None:
    told = preview(
        direct={"cog": 0, "locust": 3},
        enters="card:cog-sergeant#1",
        others=["card:loc-drone#1", "card:loc-hunter#1"],
        winner="cog",
        open=True,
    )
    assert CARD.preview_lines(told) == [
        "Locust takes 3 direct damage.",
        "Sergeant 1 moves into the cover.",
        "Drone 1 and Hunter 1 die, too.",
        "That wins the game for COG.",
        "Other choices on the way may change this.",
    ]
    assert CARD.preview_lines(preview()) == ["Nobody is hurt."]


def test_the_same_in_a_few_words() -> None:
    both = preview(
        attackers=[fighter("cog-sergeant", 3, fate="dies")], defenders=[fighter("loc-drone", 3, fate="dies")]
    )
    assert CARD.preview_short(both) == "both die"
    assert CARD.preview_short(preview(defenders=[fighter("loc-drone", 3, fate="dies")])) == "Drone 1 dies"
    assert CARD.preview_short(preview(defenders=[fighter("loc-drone", 1, fate="suppressed")])) == "nobody dies"
    assert CARD.preview_short(preview(direct={"cog": 2, "locust": 0})) == "COG takes 2"
    overrun = preview(defenders=[fighter("loc-drone", 3, fate="dies")], direct={"cog": 0, "locust": 1})
    assert CARD.preview_short(overrun) == "Drone 1 dies and Locust takes 1"
    assert CARD.preview_short(preview()) == "nobody dies"


def test_every_lesson_has_a_title_and_one_to_three_sentences() -> None:
    keys = re.findall(r"^(guide-[\w-]+?)-(title|\d) =", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE)
    lessons: dict[str, list[str]] = {}
    for lesson, part in keys:
        lessons.setdefault(lesson, []).append(part)
    for lesson, parts in lessons.items():
        assert parts in (["title", "1"], ["title", "1", "2"], ["title", "1", "2", "3"]), lesson


def test_plain_data_is_a_step_as_well() -> None:
    words = CARD.guide_words({"key": "own_way", "args": {"who": "cog", "topic": "combat"}})
    assert words["title"] == "Your own way"
    assert len(words["text"]) == 3
