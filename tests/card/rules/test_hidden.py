"""CG-HIDDEN: cover that lies face down until a unit moves into it."""

from __future__ import annotations

import json
import random

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.scene import Scene
from tests.compared import shown_to

HIDDEN = ["ch06-catwalk", "ch06-conveyor-belt", "ch06-conveyor-belt", "ch06-machine-press"]


def laid(s: Scene, *cards: str) -> None:
    """Put hidden cover in this order on the places 1, 2, 4 and 5."""
    t = s.t
    left = [card for card in t.row if t.box.cards[card].id != "cov-high-wall"]
    row = list(t.row)
    for place, card_id in zip((0, 1, 3, 4), cards, strict=True):
        card = next(c for c in left if t.box.cards[c].id == card_id)
        left.remove(card)
        row[place] = card
    t.row = tuple(row)


def press_first() -> Scene:
    s = Scene(6)
    laid(s, "ch06-machine-press", "ch06-catwalk", "ch06-conveyor-belt", "ch06-conveyor-belt")
    s.fill(COG, 2)
    s.fill(LOCUST, 2)
    return s


@pytest.mark.rule("CG-HIDDEN-01")
def test_chapter_six_hides_four_of_five_cover_cards() -> None:
    for seat in (COG, LOCUST, None):
        row = shown_to(eday.card.new(6), seat)["row"]
        assert [place["hidden"] for place in row] == [True, True, False, True, True]
        assert row[2]["card"] == "card:cov-high-wall#1"


@pytest.mark.rule("CG-HIDDEN-01")
def test_only_chapter_six_hides_cover() -> None:
    for chapter in range(1, 16):
        hidden = [place["hidden"] for place in shown_to(eday.card.new(chapter), None)["row"]]
        assert any(hidden) == (chapter == 6)


@pytest.mark.rule("CG-HIDDEN-02")
def test_hidden_cover_is_shuffled_among_its_places() -> None:
    orders = set()
    for seed in range(30):
        table = eday.card.new(6, seed)._table
        ids = [table.box.cards[card].id for card in table.row]
        assert ids.pop(2) == "cov-high-wall"
        assert sorted(ids) == HIDDEN
        orders.add(tuple(ids))
    assert {order.index("ch06-catwalk") for order in orders} == {0, 1, 2, 3}
    assert len(orders) > 7


@pytest.mark.rule("CG-HIDDEN-02")
@pytest.mark.parametrize("seat", [COG, LOCUST, None])
def test_nobody_sees_hidden_cover(seat: int | None) -> None:
    game = eday.card.new(6, previous_winner="locust")
    view = shown_to(game, seat)
    assert [(place["card"], place["face"]) for place in view["row"] if place["hidden"]] == [(None, None)] * 4
    told = json.dumps([view, [[event.kind, dict(event.data)] for event in game.events_for(seat)]])
    assert not [card for card in HIDDEN if card in told]


@pytest.mark.rule("CG-HIDDEN-02")
def test_what_a_seat_imagines_deals_hidden_cover_anew() -> None:
    game = eday.card.new(6, 3)
    rows = {game.determinize(COG, random.Random(seed))._table.row for seed in range(12)}
    assert len(rows) > 4
    assert all(row[2] == game._table.row[2] and sorted(row) == sorted(game._table.row) for row in rows)


@pytest.mark.rule("CG-HIDDEN-03")
def test_it_is_turned_up_when_a_unit_moves_into_it() -> None:
    s = press_first()
    private = s.reserve("cog-private")
    s.at_combat(COG)
    s.choose(f"move:{s.ref(private)}:row:1")
    assert s.happened("cover_revealed") == [{"row": "row:1", "card": "card:ch06-machine-press#1"}]
    row = shown_to(s.game, LOCUST)["row"]
    assert [place["hidden"] for place in row] == [False, True, False, True, True]
    assert (row[0]["card"], row[0]["face"]) == ("card:ch06-machine-press#1", "front")
    assert row[1]["card"] is None


@pytest.mark.rule("CG-HIDDEN-03")
def test_each_half_faces_its_player_when_it_is_turned_up() -> None:
    half = {"trigger": "static", "do": [{"op": "buff", "defense": 3, "target": {"who": "occupant"}}]}
    for unit, side, values in (("cog-private", COG, (4, 3)), ("loc-hunter", LOCUST, (3, 5))):
        s = Scene(6, patch={"covers": {"ch06-machine-press": {"faces": {"front": {"locust": [half]}}}}})
        laid(s, "ch06-machine-press", "ch06-catwalk", "ch06-conveyor-belt", "ch06-conveyor-belt")
        card = s.reserve(unit)
        s.fill(side, 2)
        s.at_combat(side)
        s.choose(f"move:{s.ref(card)}:row:1")
        while s.decision.kind == "may":
            s.choose("decline")
        assert s.values(card) == values


@pytest.mark.rule("CG-HIDDEN-03")
def test_it_stays_turned_up_when_the_unit_has_left() -> None:
    s = press_first()
    private = s.cover("cog-private", 1)
    s.reserve("loc-boomer")
    s.t.put(private, 5)
    row = shown_to(s.game, None)["row"]
    assert (row[0]["hidden"], row[0]["unit"]) == (False, None)
    s.at_combat(LOCUST)
    assert "move:card:loc-boomer#1:row:1" in s.ids
    s.choose("move:card:loc-boomer#1:row:1")
    assert s.happened("cover_revealed") == []


@pytest.mark.rule("CG-HIDDEN-03")
def test_an_effect_that_moves_a_unit_turns_it_up_too() -> None:
    """A Conveyor Belt moves its occupant to other cover at the start of the turn."""
    s = Scene(6)
    laid(s, "ch06-conveyor-belt", "ch06-catwalk", "ch06-conveyor-belt", "ch06-machine-press")
    private = s.cover("cog-private", 1)
    s.fill(COG, 2)
    s.begin_turn(COG)
    s.choose(s.offered("use")[0])
    assert s.ids == ["to:row:2", "to:row:3", "to:row:4", "to:row:5"]
    s.choose("to:row:2")
    assert s.happened("cover_revealed") == [{"row": "row:2", "card": "card:ch06-catwalk#1"}]
    assert s.values(private) == (2, 4)


@pytest.mark.rule("CG-HIDDEN-04")
def test_its_rules_count_from_the_move_on() -> None:
    """The Machine Press gives +2 attack, and hurts its occupant at the end of the same turn."""
    s = press_first()
    private = s.reserve("cog-private")
    s.at_combat(COG)
    assert s.values(private) == (2, 3)
    s.choose(f"move:{s.ref(private)}:row:1")
    assert s.made_of(private) == [("cog-private", 2, 3), ("ch06-machine-press", 2, 0)]
    s.choose("draw")
    assert s.happened("damage_dealt") == [{"card": s.ref(private), "damage": 1}]


@pytest.mark.rule("CG-HIDDEN-04")
def test_it_is_turned_up_after_the_unit_has_moved() -> None:
    s = press_first()
    private = s.reserve("cog-private")
    s.at_combat(COG)
    s.choose(f"move:{s.ref(private)}:row:1")
    kinds = [event.kind for event in s.events]
    assert kinds.index("unit_moved") < kinds.index("cover_revealed")


@pytest.mark.rule("CG-HIDDEN-05")
def test_face_down_it_has_no_rules() -> None:
    """A Pillar-like rule for others would count for the occupant's friends; face down nothing counts."""
    half = {
        "trigger": "static",
        "do": [{"op": "buff", "attack": 1, "target": {"who": "friendly", "zone": "battlefield", "n": "all"}}],
    }
    s = Scene(6, patch={"covers": {"ch06-catwalk": {"faces": {"front": {"cog": [half], "locust": [half]}}}}})
    laid(s, "ch06-catwalk", "ch06-machine-press", "ch06-conveyor-belt", "ch06-conveyor-belt")
    private, captain = s.reserve("cog-private"), s.reserve("cog-captain")
    s.fill(COG, 2)
    s.at_combat(COG)
    assert [s.values(private), s.values(captain)] == [(2, 3), (4, 4)]
    s.choose(f"move:{s.ref(private)}:row:1")
    assert [s.values(private), s.values(captain)] == [(3, 3), (5, 4)]


@pytest.mark.rule("CG-HIDDEN-05")
def test_units_may_move_into_any_of_it_without_knowing() -> None:
    s = press_first()
    private = s.reserve("cog-private")
    s.at_combat(COG)
    assert s.offered("move") == [f"move:{s.ref(private)}:row:{n}" for n in (1, 2, 3, 4, 5)]


@pytest.mark.rule("CG-HIDDEN-02")
def test_an_effect_on_a_named_cover_does_not_find_it_face_down() -> None:
    """Else the options would tell where it lies (C-18)."""
    blast = {"op": "remove_cover", "target": {"card": "ch06-machine-press"}}
    tactic = {"deploy": "any", "effects": [{"trigger": "play", "do": [blast]}]}
    s = Scene(6, patch={"tactics": {"cog-airstrike": tactic}}, extra=("cog-airstrike",))
    s.hand(COG, "cog-airstrike")
    s.at_deployment(COG)
    assert s.offered("deploy") == []
    (press,) = [place for place, card in enumerate(s.t.row) if s.t.box.cards[card].id == "ch06-machine-press"]
    s.t.turn_up(press)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    assert s.happened("cover_removed") == [{"row": f"row:{press + 1}", "card": "card:ch06-machine-press#1"}]


@pytest.mark.rule("CG-HIDDEN-02")
def test_cover_that_is_removed_face_down_is_shown_and_has_a_number() -> None:
    blast = {"op": "remove_cover", "target": {"n": "all"}}
    tactic = {"deploy": "any", "effects": [{"trigger": "play", "do": [blast]}]}
    s = Scene(6, patch={"tactics": {"cog-airstrike": tactic}}, extra=("cog-airstrike",))
    s.hand(COG, "cog-airstrike")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    gone = [told["card"] for told in s.happened("cover_removed")]
    assert [card for card in gone if "conveyor" in card] == ["card:ch06-conveyor-belt#1", "card:ch06-conveyor-belt#2"]
    assert not any(s.t.hidden)
