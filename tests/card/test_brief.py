"""The brief says the same as the view, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday import card
from eday.card import Brief, UnitBrief
from eday.card.box import COG, LOCUST
from eday.card.brief import FACE_DOWN, GONE, PHASES
from eday.kernel import EdayError
from tests.compared import shown_to


@pytest.mark.parametrize("chapter", ["tutorial", *range(1, 16)])
def test_the_brief_agrees_with_the_view(chapter: int | str) -> None:
    game = card.new(chapter, 11, previous_winner=None if chapter in ("tutorial", 1) else "locust")
    rng = random.Random(11)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options).id)
        for seat in (COG, LOCUST):
            agree(game, seat)


def agree(game: card.CardGame, seat: int) -> None:
    brief, view = game.brief(seat), shown_to(game, seat)
    sides = view["sides"]
    assert brief.seat == seat
    assert brief.winner == (("cog", "locust").index(view["outcome"]["winner"]) if view["outcome"] else -1)
    assert brief.asked == (view["decision"]["seat"] if view["decision"] else -1)
    assert (brief.chapter, brief.turn, brief.active) == (view["chapter"], view["turn"], view["active"])
    assert PHASES[brief.phase] == view["phase"]
    assert list(brief.decks) == [side["deck"] for side in sides]
    assert list(brief.cards) == [side["cards"] for side in sides]
    assert named(brief, brief.hand) == named_refs(sides[seat]["hand"])
    assert brief.hands[1 - seat] == ()
    for side in (COG, LOCUST):
        assert named(brief, brief.discard[side]) == named_refs(sides[side]["discard"])
        assert [brief.names[one.card] for one in brief.command[side]] == named_refs(
            [one["card"] for one in sides[side]["command"]]
        )
        reserve = [(-1, unit) for unit in sides[side]["reserve"]]
        seen = [*reserve, *occupants(view, sides[side]["side"])]
        assert [told(brief, unit) for unit in brief.units[side]] == [shown(place, unit) for place, unit in seen]
    assert [cover(brief, place.card) for place in brief.row] == [covered(place) for place in view["row"]]


def named(brief: Brief, cards: tuple[int, ...]) -> list[str]:
    return [brief.names[card] for card in cards]


def named_refs(refs: list[str]) -> list[str]:
    return [ref.removeprefix("card:").partition("#")[0] for ref in refs]


def occupants(view: dict[str, Any], side: str) -> list[tuple[int, dict[str, Any]]]:
    """Places held by a side, with the units there."""
    return [(at, place["unit"]) for at, place in enumerate(view["row"]) if place and place["side"] == side]


def told(brief: Brief, unit: UnitBrief) -> tuple[Any, ...]:
    """A unit of a brief, to be compared."""
    name = brief.names[unit.card]
    return (name, unit.place, unit.attack, unit.defense, unit.suppressed, unit.crossed, unit.barred)


def shown(place: int, unit: dict[str, Any]) -> tuple[Any, ...]:
    """A unit of a view as a brief has it."""
    barred = "no_cover" in unit["keywords"]
    name = named_refs([unit["card"]])[0]
    return (name, place, unit["attack"], unit["defense"], unit["suppressed"], unit["enemy_cover"], barred)


def cover(brief: Brief, card: int) -> str | int:
    return brief.names[card] if card >= 0 else card


def covered(place: dict[str, Any] | None) -> str | int:
    """The cover card of a view's place as a brief has it."""
    if place is None:
        return GONE
    return FACE_DOWN if place["hidden"] else named_refs([place["card"]])[0]


def test_hidden_things_leave_the_brief_of_a_seat_alone() -> None:
    game = card.new(6, 21, previous_winner="cog")
    rng = random.Random(21)
    for _ in range(60):
        if game.decision is None:
            break
        for seat in (COG, LOCUST):
            other = game.determinize(seat, rng)
            assert plain(other.brief(seat)) == plain(game.brief(seat))
        game.choose(rng.choice(game.decision.options).id)


def plain(value: Any) -> Any:
    """All that a brief tells, as plain data."""
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, int | str):
        return value
    return [plain(getattr(value, name)) for name in sorted(dir(value)) if not name.startswith("_")]


def test_both_hands_are_told_of_imagined_games_alone() -> None:
    game = card.new(1, 3)
    with pytest.raises(EdayError, match="imagined"):
        game.open_brief()
    imagined = game.determinize(COG, random.Random(3))
    brief = imagined.open_brief()
    assert [len(hand) for hand in brief.hands] == [5, 5]
    assert brief.hands[COG] == game.brief(COG).hand
    assert brief.hands[LOCUST] == imagined.brief(LOCUST).hand


def test_hand_counts_are_told_as_bits() -> None:
    game = card.new(1, 3)
    brief = game.brief(COG)
    units = game.components()["units"]
    for number, name in enumerate(brief.names):
        if name in units:
            assert [count for count in range(12) if brief.fits[number] >> count & 1] == list(units[name]["deploy"])
