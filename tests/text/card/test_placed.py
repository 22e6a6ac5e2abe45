"""At a table units are called by what they are; where two have one name, by where they stand, and then by number."""

from __future__ import annotations

from typing import Any

import pytest

from eday.kernel import Decision, Option
from tests.voices import CARD

HUNTER, DRONE, SERGEANT = "card:loc-hunter", "card:loc-drone", "card:cog-sergeant"


def place(number: int, cover: str | None, unit: str | None = None, hidden: bool = False) -> dict[str, Any]:
    """A place of the row."""
    return {"row": f"row:{number}", "card": cover, "hidden": hidden, "unit": {"card": unit} if unit else None}


def table(row: list[dict[str, Any]], cog: tuple[str, ...] = (), locust: tuple[str, ...] = ()) -> dict[str, Any]:
    """What labels need of a view."""
    sides = [{"seat": n, "reserve": [{"card": card} for card in cards]} for n, cards in enumerate((cog, locust))]
    return {"row": row, "sides": sides}


LOW, HIGH = "card:cov-low-wall#1", "card:cov-high-wall#1"
ROW = [place(1, LOW, f"{HUNTER}#2"), place(2, HIGH), place(3, None, f"{DRONE}#1", hidden=True)]
OTHER_ROW = [place(1, LOW, f"{DRONE}#2"), place(2, "card:cov-low-wall#2", f"{DRONE}#1")]

LABELS = [
    (
        ROW,
        (f"{SERGEANT}#1",),
        "attack",
        (f"{SERGEANT}#1", "row:1"),
        "Attack the Hunter in the Low Wall with the Sergeant",
    ),
    (ROW, (f"{SERGEANT}#1",), "attack", (f"{SERGEANT}#1", "row:3"), "Attack the Drone in cover 3 with the Sergeant"),
    (ROW, (f"{SERGEANT}#1",), "move", (f"{SERGEANT}#1", "row:2"), "Move the Sergeant into the High Wall"),
    (ROW, (), "hit", (f"{HUNTER}#2",), "Damage the Hunter"),
    (OTHER_ROW, (), "hit", (f"{DRONE}#2",), "Damage the Drone in the Low Wall (cover 1)"),
    (OTHER_ROW, (), "hit", (f"{DRONE}#1",), "Damage the Drone in the Low Wall (cover 2)"),
    (
        OTHER_ROW,
        (f"{SERGEANT}#1", f"{SERGEANT}#2"),
        "attack",
        (f"{SERGEANT}#2", "row:2"),
        "Attack the Drone in the Low Wall (cover 2) with Sergeant 2 in reserve",
    ),
    (ROW, (), "deploy", ("card:cog-heroism",), "Deploy Heroism"),
]


@pytest.mark.parametrize(("row", "reserve", "kind", "refs", "label"), LABELS, ids=[one[4] for one in LABELS])
def test_label(row: list[Any], reserve: tuple[str, ...], kind: str, refs: tuple[str, ...], label: str) -> None:
    assert CARD.at(table(row, reserve)).option_label(Option("x", kind, refs)) == label


def test_one_in_cover_and_one_in_reserve_are_told_apart_by_place() -> None:
    voice = CARD.at(table(ROW, locust=(f"{HUNTER}#1",)))
    assert voice.name(f"{HUNTER}#1") == "the Hunter in reserve"
    assert voice.name(f"{HUNTER}#2") == "the Hunter in the Low Wall"


def test_events_keep_the_numbers() -> None:
    assert CARD.name(f"{HUNTER}#2") == "Hunter 2"


BLOCKED = {"attackers": [f"{SERGEANT}#1"], "row": None, "target": None, "blockers": [f"{DRONE}#3"]}
FIGHTS = [
    (BLOCKED, "The Sergeant attacks and is blocked by the Drone in reserve: does COG react?"),
    (
        {**BLOCKED, "blockers": []},
        "The Sergeant is not blocked and deals direct damage, whatever its attack: does COG react?",
    ),
    (
        {**BLOCKED, "row": "row:1", "target": f"{HUNTER}#2", "blockers": []},
        "The Sergeant attacks the Hunter: does COG react?",
    ),
    (None, "The Sergeant attacks: does COG react?"),
]


@pytest.mark.parametrize(("fight", "prompt"), FIGHTS, ids=[one[1] for one in FIGHTS])
def test_who_may_react_is_told_to_what(fight: dict[str, Any] | None, prompt: str) -> None:
    voice = CARD.at({**table(ROW, (f"{SERGEANT}#1",), (f"{DRONE}#3",)), "attack": fight})
    assert voice.decision_prompt(Decision(0, "reaction", (), {"attacker": f"{SERGEANT}#1"})) == prompt
