"""What is on offer and why something is not are two sides of one legality."""

from __future__ import annotations

import pytest

from eday.card.game import CardGame
from tests.card.properties.play import Setup, sampled, setups

SPECIFIC = {
    "deployment": ("deploy", "discard"),
    "combat": ("move", "attack", "direct", "cross"),
    "block": ("block",),
    "reaction": ("react",),
}
"""Kinds of which a decision is about, so that "not now" explains nothing."""


def visible(game: CardGame, seat: int) -> dict[str, list[str]]:
    """Everything a seat sees, by where it lies."""
    view = game.view(seat)
    mine, theirs = view["sides"][seat], view["sides"][1 - seat]
    return {
        "hand": sorted(set(mine["hand"] or ())),
        "units": [unit["card"] for unit in mine["reserve"]]
        + [place["unit"]["card"] for place in view["row"] if place and place["unit"] and place["side"] == mine["side"]],
        "row": [place["row"] for place in view["row"] if place],
        "rest": [
            *[card["card"] for side in (mine, theirs) for card in side["command"]],
            *[unit["card"] for unit in theirs["reserve"]],
            *[
                place["unit"]["card"]
                for place in view["row"]
                if place and place["unit"] and place["side"] == theirs["side"]
            ],
            *[place["card"] for place in view["row"] if place and place["card"]],
            *mine["discard"],
            *theirs["discard"],
            *mine["supply"],
        ],
    }


@pytest.mark.parametrize("setup", setups(1, first=95_000), ids=str)
def test_there_is_a_reason_exactly_where_there_is_no_option(setup: Setup) -> None:
    for game in sampled(setup, 9):
        decision = game.decision
        if decision is None:
            continue
        named = {ref for option in decision.options for ref in option.refs}
        seen = visible(game, decision.seat)
        for ref in (ref for refs in seen.values() for ref in refs):
            found = game.why_not(decision.seat, ref)
            if ref in named:
                assert found == [], ref
            elif found == []:  # an enemy or cover that goes by its place, or another copy of a discarded card
                assert ref in seen["rest"]
            assert game.why_not(1 - decision.seat, ref), ref


@pytest.mark.parametrize("setup", setups(1, first=96_000), ids=str)
def test_what_a_decision_is_about_is_refused_for_a_reason_of_its_own(setup: Setup) -> None:
    for game in sampled(setup, 9, firsts=2):
        decision = game.decision
        for kind in SPECIFIC.get(decision.kind, ()) if decision else ():
            assert decision is not None
            named = {ref for option in decision.options if option.kind == kind for ref in option.refs}
            seen = visible(game, decision.seat)
            things = seen["hand"] + seen["units"] + (seen["row"] if kind in ("move", "attack") else [])
            for ref in things:
                keys = [reason.key for reason in game.why_not(decision.seat, ref, kind)]
                assert bool(keys) == (ref not in named), (kind, ref)
                assert "why-not-now" not in keys, (kind, ref)
