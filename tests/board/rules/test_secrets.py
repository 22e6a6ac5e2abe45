"""BG-SECRET: what a seat may see and what nobody may; R-11, the backs of wound markers."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from eday.board import BoardGame, new
from eday.board.pieces import DroppedWeapon
from eday.content.board import load
from tests.board.scene import COLE, DOM, MARCUS, ORDER_CARDS, Scene
from tests.compared import shown_to


def pictures(game: BoardGame, seat: int | None) -> tuple[str, str, str]:
    """Everything a seat is told, as text."""
    decision = game.decision_for(seat)
    return (
        json.dumps(game.view(seat), sort_keys=True),
        json.dumps(decision.to_dict() if decision else None, sort_keys=True),
        json.dumps([event.to_dict() for event in game.events_for(seat)], sort_keys=True),
    )


def healing(*dom: str) -> Scene:
    """Marcus to heal; Dom holds these cards."""
    s = Scene((MARCUS, DOM, COLE))
    s.hand(0, "assault", "advance")
    s.hand(1, *dom)
    s.at_heal(0)
    return s


def drops_after_kill(s: Scene, times: int) -> Counter[str]:
    """What the drone in 2A.D leaves behind when it is killed, over many futures."""
    found: Counter[str] = Counter()
    s.hand(0, "double_tap")
    s.at_order(0)
    s.choose("play_actions:order:double_tap")
    before = len(s.t.dropped)
    state = s.t
    for seed in range(times):
        s.game._table = table = s._rigged(state)
        table.rng = 12_345 + seed * 7_919
        table.dice = [4, 4, 4, 3]
        s.game._decision = None
        s.game._run()
        s.game.choose("attack:lancer.normal:figure:drone-1")
        assert table.area[s.t.box.kinds["drone"][0]] == -1
        found["weapon" if len(table.dropped) > before else "nothing"] += 1
    return found


@pytest.mark.rule("BG-SECRET-01")
def test_a_view_shows_the_own_hand_only() -> None:
    s = healing("ambush", "explore")
    own = [cog["hand"] for cog in shown_to(s.game, 1)["cogs"]]
    assert [card["card"] for card in own[1]] == ["order:ambush", "order:explore"]
    assert (own[0], own[2]) == (None, None)
    assert [cog["hand"] for cog in s.game.view(None)["cogs"]] == [None, None, None]
    assert [cog["cards"] for cog in s.game.view(0)["cogs"]] == [2, 2, 0], "how many is no secret"


@pytest.mark.rule("BG-SECRET-01")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_other_hands_make_no_difference_to_what_a_seat_is_told(seat: int | None) -> None:
    one, other = healing("ambush", "explore"), healing("teamwork", "blind_fire")
    assert pictures(one.game, seat) == pictures(other.game, seat)
    assert pictures(one.game, 1) != pictures(other.game, 1)


@pytest.mark.rule("BG-SECRET-01")
def test_drawn_cards_are_named_to_their_owner_only() -> None:
    game = new(cogs=(MARCUS, DOM), seed=3)
    while game.decision is not None and game.view(None)["turn"] == 0:
        game.choose(game.decision.options[0].id)
    for seat in (0, 1, None):
        for event in game.events_for(seat):
            if event.kind == "cards_drawn":
                assert ("cards" in event.data) == (event.data["seat"] == seat)
                assert event.data["count"] in (6, 7)


@pytest.mark.rule("BG-SECRET-01")
def test_the_options_of_another_seat_are_hidden() -> None:
    s = Scene()
    s.hand(0, "assault", "ambush")
    s.at_order(0)
    told = s.game.decision_for(1)
    assert told is not None
    assert (told.seat, told.kind, told.options) == (0, "order", ())
    assert shown_to(s.game, 1)["decision"]["options"] == []
    mine = s.game.decision_for(0)
    assert mine is not None
    assert mine.options


@pytest.mark.rule("BG-SECRET-01")
def test_a_determinization_guesses_other_hands_and_keeps_the_own() -> None:
    s = healing("ambush", "explore")
    hands = {s.game.determinize(0, random.Random(n))._table.hand[1] for n in range(30)}
    assert len(hands) > 20
    assert {len(hand) for hand in hands} == {2}
    for n in range(10):
        guess = s.game.determinize(0, random.Random(n))
        assert guess._table.hand[0] == s.t.hand[0]
        assert pictures(guess, 0)[0] == pictures(s.game, 0)[0]


@pytest.mark.rule("BG-SECRET-03")
def test_a_wounded_locust_shows_its_health_and_no_back() -> None:
    s = Scene()
    s.put("drone", "2A.D", wounded=True)
    (locust,) = s.game.view(0)["locusts"]
    assert (locust["wounded"], locust["health"]) == (True, 1)
    text = json.dumps(s.game.view(0))
    assert "hammerburst" not in text
    assert "red_x" not in text


@pytest.mark.rule("BG-SECRET-03")
@pytest.mark.parametrize("wounded", [False, True])
def test_r11_a_back_is_decided_when_it_is_revealed(wounded: bool) -> None:
    """Three of the six drone markers carry a weapon."""
    s = Scene()
    s.put("drone", "2A.D", wounded=wounded)
    found = drops_after_kill(s, 200)
    assert 75 <= found["weapon"] <= 125


@pytest.mark.parametrize(
    ("dropped", "discarded", "low", "high"),
    [
        (("hammerburst", "hammerburst"), (), 30, 70),
        (("hammerburst", "hammerburst", "hammerburst"), (), 0, 0),
        ((), ("red_x", "red_x"), 125, 175),
        ((), ("red_x", "red_x", "red_x"), 200, 200),
        ((), ("hammerburst", "hammerburst", "hammerburst"), 0, 0),
    ],
)
def test_r11_backs_already_public_count_out(
    dropped: tuple[str, ...], discarded: tuple[str, ...], low: int, high: int
) -> None:
    """200 futures: 1 weapon among 4 hidden backs, none among 3, 3 among 4, 3 among 3, none among 3."""
    s = Scene()
    s.put("drone", "2A.D")
    pile = s.t.box.marker_kinds.index("drone")
    s.t.dropped = tuple(DroppedWeapon(s.area("9A.A"), pile, weapon) for weapon in dropped)
    s.t.marker_discards[pile] = discarded
    s.t.marker_piles[pile] -= len(dropped) + len(discarded)
    assert low <= drops_after_kill(s, 200)["weapon"] <= high


@pytest.mark.rule("BG-SECRET-03")
def test_a_determinization_may_reveal_another_back() -> None:
    s = Scene()
    s.put("drone", "2A.D", wounded=True)
    s.hand(0, "double_tap")
    s.at_order(0)
    s.choose("play_actions:order:double_tap")
    seen = set()
    for n in range(60):
        guess = s.game.determinize(0, random.Random(n))
        guess.choose("attack:lancer.overkill:figure:drone-1")
        if guess._table.area[s.t.box.kinds["drone"][0]] < 0:
            seen.add(bool(guess._table.dropped))
    assert seen == {True, False}


@pytest.mark.rule("BG-SECRET-04")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_decks_and_what_lies_below_the_top_discard_make_no_difference(seat: int | None) -> None:
    one, other = healing("ambush"), healing("ambush")
    for s, below, orders in ((one, 9, ("dig_in", "explore")), (other, 14, ("blind_fire", "get_up"))):
        s.t.ai_discard = (below, 5)
        s.t.ai_deck = tuple(card for card in sorted((*s.t.ai_deck, 9, 14, 5)) if card not in (below, 5))[:16]
        for order in orders:
            number = s.t.box.order_index[order]
            s.t.order_deck[number] -= 1
            s.t.order_discard[number] += 1
        s.t.weapon_deck = s.t.weapon_deck[1:] if s is one else s.t.weapon_deck[:-1]
    assert pictures(one.game, seat) == pictures(other.game, seat)
    assert one.game.view(seat)["decks"]["ai_top"] == "ai:5"
    assert one.game.view(seat)["decks"]["order_discards"] == 2


@pytest.mark.rule("BG-SECRET-04")
def test_a_view_knows_piles_by_size() -> None:
    s = healing("ambush")
    decks = shown_to(s.game, 0)["decks"]
    assert decks.pop("ai_top") is None
    markers = decks.pop("markers")
    assert all(isinstance(size, int) for size in decks.values())
    assert all(isinstance(size, int) for pile in markers.values() for size in pile.values())
    assert (decks["orders"], decks["ai"], decks["random_weapons"]) == (ORDER_CARDS - 3, 18, 9)


@pytest.mark.rule("BG-SECRET-04")
def test_location_decks_are_closed_too() -> None:
    """The order of the next level is not to be seen, only how many cards it has."""
    levels = [{"locations": ["2A"]}, {"locations": ["9A", "12A", "16A"]}]
    s = Scene(tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    told = set()
    for layout_seed in range(5):
        s.t.layout_seed = layout_seed
        told.add(json.dumps(s.game.view(0), sort_keys=True))
    assert len(told) == 1
    assert s.game.view(0)["map"]["levels"] == [{"level": 2, "locked": False, "cards": 3}]


@pytest.mark.rule("BG-SECRET-04")
def test_a_determinization_guesses_the_order_of_the_next_level() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["9A", "12A", "16A"]}]
    s = Scene(tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    s.hand(0, "assault", "advance")
    s.cog(0, "2A.C")
    s.at_order(0)
    orders = set()
    for n in range(40):
        guess = s.game.determinize(0, random.Random(n))
        guess.choose("explore:area:2A.C")
        orders.add(tuple(tile.tile for tile in guess._table.shape.tiles))
    assert len(orders) == 6


@pytest.mark.rule("BG-SECRET-05")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_mission_deck_may_be_read_and_stays_as_it_is(seat: int | None) -> None:
    """Any seat knows mission and stage, and with them all cards, fronts and flips, past and to come."""
    s = Scene()
    s.hand(0, "assault")
    s.at_order(0)
    before = s.game.to_json()
    told = s.game.view(seat)["mission"]
    assert (told["id"], told["stage"], told["stages"]) == ("emergence", 1, 2)
    assert told["objective"] == {"is": "all_holes_sealed"}
    assert told["rules"] == [{"rule": "equipment_stays", "location": "12A"}]
    stages = load().missions[told["id"]].stages
    assert len(stages) == told["stages"]
    assert [stage.wins for stage in stages] == [False, True]
    assert [len(stage.on_flip) for stage in stages] == [3, 0]
    assert s.game.to_json() == before
