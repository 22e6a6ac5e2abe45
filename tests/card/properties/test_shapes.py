"""Whoever shows or plays a game relies on the shape of what it is told: every event, question, option and view."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.game import new
from eday.card.table import CardFrame
from eday.kernel import Event
from eday.kernel.save import unpack
from eday.kernel.table import frames_of
from tests.card.properties.play import Setup, sampled, setups, walk
from tests.compared import shown_to

EVENTS: dict[str, list[str]] = {
    "attack_blocked": ["blockers"],
    "attack_declared": ["attackers", "attackers row target"],
    "bonus_given": ["attack card defense", "attack card defense unit"],
    "card_deployed": ["card seat"],
    "card_discarded": ["card seat"],
    "card_removed": ["card"],
    "card_returned": ["card to"],
    "card_rotated": ["card number"],
    "cards_drawn": ["cards count seat"],
    "cards_lost": ["cards seat"],
    "cards_peeked": ["cards count kept seat"],
    "command_flipped": ["card face"],
    "cover_crossed": ["card"],
    "cover_flipped": ["card face row"],
    "cover_removed": ["card row"],
    "cover_revealed": ["card row"],
    "damage_dealt": ["card damage"],
    "deck_shuffled": ["seat"],
    "direct_damage_dealt": ["damage kept kept_cards seat"],
    "first_player_chosen": ["seat"],
    "game_ended": ["reason turn winner"],
    "game_started": ["chapter"],
    "reaction_deployed": ["card seat"],
    "tactic_used": ["card seat"],
    "turn_started": ["seat turn"],
    "unit_killed": ["card to"],
    "unit_moved": ["card row"],
    "unit_put": ["card to"],
    "unit_readied": ["card"],
    "unit_suppressed": ["card"],
}
"""Kinds of events with the names of what they tell."""
QUESTIONS = {
    "attackers": "card",
    "block": "attacker",
    "choose": "card",
    "combat": "",
    "deployment": "phase",
    "discard": "card",
    "draw": "card",
    "enter": "row",
    "from_hand": "card left",
    "hit": "target",
    "keep": "damage",
    "may": "card",
    "order": "",
    "peek": "card cards",
    "place": "card",
    "put_back": "card cards rest",
    "reaction": "attacker",
    "spawn_units": "card",
    "target": "card left",
}
"""Kinds of decisions with the names in their context."""
OPTIONS: dict[str, list[str]] = {
    "attack": ["card row"],
    "block": ["card"],
    "choose": ["card number"],
    "cover": ["row"],
    "cross": ["card"],
    "decline": [""],
    "deploy": ["card"],
    "direct": ["card"],
    "discard": ["card"],
    "done": [""],
    "draw": ["", "cards"],
    "end": [""],
    "enter": ["card"],
    "hit": ["card"],
    "keep": ["cards"],
    "move": ["card row"],
    "next": ["card"],
    "no_block": [""],
    "pass": [""],
    "react": ["card"],
    "resolve": ["card"],
    "spawn": ["units"],
    "stop": [""],
    "tactic": ["card"],
    "target": ["card"],
    "to": ["row card"],
    "use": ["card"],
}
"""Kinds of options with the groups of the things they name, then the names of their arguments."""


def names(data: object) -> str:
    """The names in a mapping."""
    assert isinstance(data, dict)
    return " ".join(sorted(data))


@pytest.mark.parametrize("setup", setups(4, first=90_000), ids=str)
def test_events_questions_and_options(setup: Setup) -> None:
    events: list[Event] = []
    for game in walk(setup, events):
        decision = game.decision
        if decision is None:
            continue
        assert names(decision.context) == QUESTIONS[decision.kind], decision.kind
        for option in decision.options:
            groups = [ref.partition(":")[0] for ref in option.refs]
            assert " ".join([*groups, *sorted(option.args)]) in OPTIONS[option.kind], option.id
            assert option.id.partition(":")[0] == option.kind
            if option.kind not in ("choose", "to"):
                assert all(ref in option.id for ref in option.refs), option.id
    for event in events:
        assert names(event.full().data) in EVENTS[event.kind], event.kind


UNIT = "acted attack card defense enemy_cover keywords parts suppressed"


def check_unit(unit: dict[str, Any]) -> None:
    assert names(unit) == UNIT
    for part in unit["parts"]:
        assert names(part) == "attack card defense rule"
        assert part["rule"].startswith("CG-")


@pytest.mark.parametrize("setup", setups(1, first=91_000), ids=str)
def test_views(setup: Setup) -> None:
    for game in sampled(setup, 6, firsts=2):
        view = shown_to(game, 0)
        assert names(view) == (
            "active attack chapter decision game outcome phase previous_winner row rules scenario seat sides turn"
        )
        for side in view["sides"]:
            assert names(side) == "cards command deck discard hand playing reserve seat side supply"
            for card in side["command"]:
                assert names(card) == "card face initiative number unit"
            for unit in side["reserve"]:
                check_unit(unit)
        for number, place in enumerate(view["row"], start=1):
            if place is not None:
                assert names(place) == "card face hidden row side unit"
                assert place["row"] == f"row:{number}"
                if place["unit"] is not None:
                    check_unit(place["unit"])
        if view["attack"] is not None:
            check_attack(view)


def check_attack(view: dict[str, Any]) -> None:
    """An attacked place is the one its target holds."""
    attack = view["attack"]
    assert names(attack) == "attackers blockers row target"
    assert (attack["row"] is None) == (attack["target"] is None)
    for place in view["row"]:
        if place is not None and place["unit"] is not None and place["unit"]["card"] == attack["target"]:
            assert place["row"] == attack["row"]


def test_a_save_names_what_is_going_on() -> None:
    """Saves of the same rules hold these names: another one would make them unreadable."""
    saved = unpack(new(1, 7).to_json())
    assert saved["rules"] == "card-2"
    assert [frame[0] for frame in saved["state"]["stack"]] == ["turns", "deployment"]
    steps = {"setup", "turns", "deployment", "combat", "attack", "direct_damage"}
    assert set(frames_of(CardFrame)) == steps | {"tactic", "triggered", "effects", "effect", "ops"}
