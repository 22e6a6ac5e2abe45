"""The brief: it tells what the view tells, in numbers, and nothing a seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday.board import BoardBrief, BoardGame
from tests.board.properties.hidden import twin
from tests.board.properties.play import Setup, sampled, setups


def told(brief: BoardBrief) -> dict[str, Any]:
    """Everything a brief says, to be compared."""
    said = {name: getattr(brief, name) for name in BoardBrief.__slots__ if name not in ("facts", "shape")}
    said["map"] = (brief.shape.key, brief.shape.bridges) if brief.shape else None
    said["figures"] = brief.facts.figures
    said["stages"] = brief.facts.stages
    return said


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("setup", setups(3, first=30_000), ids=str)
def test_games_that_differ_in_secrets_have_the_same_brief(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 50)):
        for seat in range(game.seats):
            other = twin(game, seat, random.Random(number))
            assert told(other.brief(seat)) == told(game.brief(seat))
            imagined = game.determinize(seat, random.Random(number))
            if imagined.decision is not None:
                assert told(imagined.brief(seat)) == told(game.brief(seat))


def seen(game: BoardGame, seat: int) -> dict[str, Any]:
    """What view and brief both say, as the view has it."""
    view = game.view(seat)
    drawn = view["map"]
    return {
        "turn": (view["turn"], view["active"], view["step"], view["mission"]["stage"]),
        "cogs": [
            (cog["area"], cog["cover"], cog["bleeding_out"], cog["eliminated"], cog["cards"]) for cog in view["cogs"]
        ],
        "hand": [card["card"] for card in view["cogs"][seat]["hand"] or ()],
        "weapons": [[(held["weapon"], held["tokens"]) for held in cog["weapons"]] for cog in view["cogs"]],
        "locusts": [(one["ref"], one["enemy"], one["area"], one["cover"], one["wounded"]) for one in view["locusts"]],
        "guards": view["guards"],
        "holes": drawn["open_holes"],
        "doors": [(door["area"], door["level"] or 0, door["shut"] is not None) for door in drawn["doors_info"]],
        "gear": [
            (card["area"], card["equipment"], card["tile"], card["face_down"]) for card in drawn["equipment_cards"]
        ],
        "drops": [(drop["area"], drop["weapon"]) for drop in drawn["dropped_weapons"]],
        "levels": [(deck["level"], deck["locked"], deck["cards"]) for deck in drawn["levels"]],
        "decks": (view["decks"]["orders"], view["decks"]["order_discards"], view["decks"]["ai"]),
        "objective": view["mission"]["objective"]["is"],
    }


def named(brief: BoardBrief) -> dict[str, Any]:
    """The same from the numbers."""
    facts, shape = brief.facts, brief.shape
    assert shape is not None

    def area(number: int) -> str | None:
        return f"area:{shape.areas[number]}" if number >= 0 else None

    def cover(number: int) -> str | None:
        return f"cover:{shape.covers[number]}" if number >= 0 else None

    seats = range(facts.players)
    return {
        "turn": (brief.turn, brief.active, brief.step, brief.stage + 1),
        "cogs": [
            (area(brief.area[s]), cover(brief.cover[s]), brief.bleeding[s], brief.eliminated[s], brief.cards[s])
            for s in seats
        ],
        "hand": [f"order:{facts.orders[card]}" for card in brief.hand],
        "weapons": [[(f"weapon:{facts.weapons[weapon]}", n) for weapon, n in held] for held in brief.weapons],
        "locusts": [
            (
                facts.figures[f],
                facts.enemies[brief.enemy[f]],
                area(brief.area[f]),
                cover(brief.cover[f]),
                brief.marker[f] > 0,
            )
            for f in facts.locusts
            if brief.area[f] >= 0
        ],
        "guards": {"team_used": brief.guarded, "own_used": brief.own_guarded, "forbidden": brief.no_guard},
        "holes": [f"hole:{shape.areas[hole]}" for hole in brief.holes],
        "doors": [(area(door.area), door.ends, door.shut) for door in brief.doors],
        "gear": [
            (area(gear.area), facts.equipment[gear.kind], f"tile:{gear.tile}", not gear.usable) for gear in brief.gear
        ],
        "drops": [(area(drop.area), f"weapon:{facts.weapons[drop.weapon]}") for drop in brief.drops],
        "levels": list(brief.levels),
        "decks": (brief.order_deck, sum(brief.order_discards), len(brief.ai_deck)),
        "objective": facts.stages[brief.stage].objective,
    }


@pytest.mark.parametrize("setup", setups(2, first=31_000), ids=str)
def test_it_agrees_with_the_view(setup: Setup) -> None:
    for game in sampled(setup, 40):
        for seat in range(game.seats):
            assert named(game.brief(seat)) == seen(game, seat)


@pytest.mark.parametrize("setup", setups(1, first=32_000), ids=str)
def test_it_knows_the_card_that_is_being_resolved(setup: Setup) -> None:
    for game in sampled(setup, 10):
        decision = game.decision
        if decision is not None and decision.kind == "action":
            order = game.brief(decision.seat).order
            assert order is not None
            card = game.brief(decision.seat).facts.orders[order.card]
            assert (f"order:{card}", order.next) == (decision.context["card"], decision.context["next"])


def test_a_brief_stays_as_it_was_when_the_game_goes_on() -> None:
    for game in sampled(setups(1, first=33_000)[1], 30):
        if game.decision is None:
            continue
        brief = game.brief(0)
        before = {name: list(getattr(brief, name)) for name in ("area", "cover", "marker", "cards", "weapons")}
        game.clone().choose(game.decision.options[0].id)
        assert {name: list(getattr(brief, name)) for name in before} == before


@pytest.mark.parametrize("setup", setups(1, first=34_000), ids=str)
def test_an_outlook_is_what_can_be_seen_one_by_one(setup: Setup) -> None:
    for game in list(sampled(setup, 200))[:2]:
        shape = game.brief(0).shape
        assert shape is not None
        places = [(area, -1) for area in range(len(shape.areas))]
        places += [(area, cover) for cover, area in enumerate(shape.area_of_cover)]
        for area, cover in places:
            sight, bonus = shape.outlook(area, cover)
            assert [bool(one) for one in sight] == [shape.sees(area, cover, *place) for place in places]
            behind = places[len(shape.areas) :]
            assert list(bonus) == [shape.cover_bonus(area, cover, *place) for place in behind]
