"""BG-SETUP: who sits where with what, and the decks beside the map."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eday.board import BoardGame, new
from eday.board.setup import pack_box
from eday.content.board import from_patch, load
from tests.board.scene import BAIRD, COLE, DOM, LAST_STAND, MARCUS, ORDER_CARDS, SQUAD, Scene
from tests.compared import shown_to

SPECIAL = ("lancer", "snub_pistol", "bolo_grenade", "gnasher", "hammerburst", "boomshot", "torque_bow")
RANDOM = {"longshot", "boltok_pistol", "mulcher", "mortar", "boomshield"}
TWO_LEVELS = {"missions": {"emergence": {"levels": [{"locations": ["2A", "9A"]}, {"locations": ["12A", "16A"]}]}}}
LOCKED = {
    "missions": {
        "emergence": {
            "levels": [
                {"locations": ["2A"]},
                {"locations": ["9A", "12A"], "locked": True},
                {"locations": ["16A"]},
            ]
        }
    }
}


def begun(seed: int, cogs: tuple[str, ...] = (MARCUS, DOM), **wishes: Any) -> BoardGame:
    """A game whose first turn has just begun."""
    game = new(cogs=cogs, seed=seed, **wishes)
    while game.view(None)["turn"] == 0:
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
    return game


def events(game: BoardGame, kind: str) -> list[dict[str, Any]]:
    return [dict(event.data) for event in game.events_for(None) if event.kind == kind]


def weapons(game: BoardGame, seat: int) -> dict[str, int]:
    return {held["weapon"]: held["tokens"] for held in game.view(None)["cogs"][seat]["weapons"]}


def no_locust_stages(*spawned: str) -> dict[str, Any]:
    """Emergence with one stage for each slot letter, which spawns at its flip, and a last one."""
    objective = {"is": "no_locust_in_play"}
    flips = [[{"do": "spawn", "slot": slot, "at": "map_exit"}] for slot in spawned]
    stages = [{"objective": objective, "on_flip": flip} for flip in flips]
    return {"missions": {"emergence": {"stages": [*stages, {"objective": objective, "wins": True}]}}}


@pytest.mark.rule("BG-SETUP-01")
def test_first_player_is_random_and_announced() -> None:
    chosen = [events(new(cogs=(MARCUS, DOM, COLE), seed=seed), "first_player_chosen") for seed in range(40)]
    assert all(len(found) == 1 for found in chosen)
    assert {found[0]["seat"] for found in chosen} == {0, 1, 2}


@pytest.mark.rule("BG-SETUP-01")
@pytest.mark.parametrize("cogs", [SQUAD, SQUAD[::-1], (BAIRD, MARCUS), (COLE,)])
def test_each_seat_plays_the_cog_it_picked(cogs: tuple[str, ...]) -> None:
    game = new(cogs=cogs)
    assert [cog["ref"] for cog in game.view(None)["cogs"]] == [f"cog:{cog}" for cog in cogs]
    assert game.seats == len(cogs)


@pytest.mark.rule("BG-SETUP-02", "BG-SETUP-03")
def test_cogs_start_with_the_weapons_and_tokens_of_their_cards() -> None:
    game = begun(3, SQUAD)
    pistol, grenades = "weapon:snub_pistol", "weapon:bolo_grenade"
    assert weapons(game, 0) == {"weapon:lancer": 4, pistol: 2, grenades: 1}
    assert weapons(game, 1) == {"weapon:gnasher": 3, pistol: 2, grenades: 2}
    assert weapons(game, 2) == {"weapon:lancer": 3, pistol: 1, grenades: 2}
    assert weapons(game, 3) == {"weapon:lancer": 2, pistol: 2, grenades: 1}


@pytest.mark.rule("BG-SETUP-03")
def test_grenade_tokens_lie_on_the_grenades_and_ammo_on_the_rest() -> None:
    for cog in begun(3, SQUAD).view(None)["cogs"]:
        for held in cog["weapons"]:
            assert held["token"] == ("grenade" if held["weapon"] == "weapon:bolo_grenade" else "ammo")


@pytest.mark.rule("BG-SETUP-02")
def test_starting_weapons_leave_the_supply() -> None:
    """With all four COGs at the table no Lancer is left: one dropped later has to be replaced."""
    s = Scene(SQUAD)
    left = {weapon.id: s.t.supply[i] for i, weapon in enumerate(s.t.box.weapons) if weapon.id in SPECIAL}
    assert left == {
        "lancer": 0,
        "snub_pistol": 0,
        "bolo_grenade": 0,
        "gnasher": 0,
        "hammerburst": 4,
        "boomshot": 4,
        "torque_bow": 4,
    }


@pytest.mark.rule("BG-SETUP-04")
def test_two_separate_decks_of_orders_and_random_weapons() -> None:
    decks = begun(5, (MARCUS, DOM, COLE)).view(None)["decks"]
    assert decks["orders"] == ORDER_CARDS - 7 - 6 - 6
    assert decks["order_discards"] == 0
    assert decks["random_weapons"] == 9


@pytest.mark.rule("BG-SETUP-04")
def test_order_cards_are_shuffled() -> None:
    hands = {tuple(card["card"] for card in shown_to(begun(seed), 0)["cogs"][0]["hand"]) for seed in range(24)}
    assert len(hands) == 24
    seen = {card for hand in hands for card in hand}
    assert len(seen) == len(load().orders), "every kind of order card comes up in 24 hands of 7"


@pytest.mark.rule("BG-SETUP-04", "BG-SETUP-05")
def test_random_weapons_are_shuffled_and_never_special() -> None:
    s = Scene((MARCUS, DOM))
    s.hand(0, "advance", "assault")
    s.cog(0, "2A.B")
    s.at_order(0)
    drawn: Counter[str] = Counter()
    for seed in range(60):
        game = s.game.clone()
        game._table.rng = seed
        for event in game.choose("equipment:area:2A.B") + game.choose("discard:order:advance"):
            if event.kind == "weapons_drawn":
                shown: Any = event.data["weapons"]
                drawn.update(shown)
    assert drawn.total() == 120
    assert set(drawn) == {f"weapon:{weapon}" for weapon in RANDOM}


@pytest.mark.rule("BG-SETUP-07")
def test_stages_come_in_order() -> None:
    s = Scene(patch=no_locust_stages("A", "B"))
    s.put("boomer", "2A.D")
    mission = s.game.view(None)["mission"]
    assert (mission["stage"], mission["stages"]) == (1, 3)
    for stage, kind in ((1, "wretch"), (2, "drone")):
        figure = s.t.locusts()[0]
        s.t.place(figure, s.area("2A.D"))
        s.hand(0, "double_tap")
        s.at_order(0)
        s.attack_dice("two_wounds", "two_wounds", "two_wounds")
        s.defense_dice("blank", "blank")
        s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(figure)}")
        assert s.happened("stage_flipped") == [{"stage": stage}]
        assert s.happened("stage_begun") == [{"stage": stage + 1}]
        assert [spawn["enemy"] for spawn in s.happened("figure_spawned")] == [kind]
        assert s.game.view(None)["mission"]["stage"] == stage + 1


@pytest.mark.rule("BG-SETUP-08", "BG-TERM-10")
def test_enemy_cards_on_their_slots_with_figures_and_markers() -> None:
    view = shown_to(begun(2, SQUAD), None)
    slots = view["enemies"]
    assert {slot: slots[slot]["enemy"] for slot in slots} == {"A": "wretch", "B": "drone", "C": "boomer"}
    assert {slot: slots[slot]["figures"] for slot in slots} == {"A": 6, "B": 6, "C": 3}
    on_map = Counter(locust["enemy"] for locust in view["locusts"])
    assert {slot: slots[slot]["unused"] + on_map[slots[slot]["enemy"]] for slot in slots} == {"A": 6, "B": 6, "C": 3}
    markers = view["decks"]["markers"]
    assert {kind: markers[kind]["unused"] for kind in ("wretch", "drone", "boomer")} == {
        "wretch": 6,
        "drone": 6,
        "boomer": 3,
    }
    assert all(not locust["wounded"] for locust in view["locusts"])


@pytest.mark.rule("BG-SETUP-09", "BG-SETUP-EX-01")
def test_ai_deck_of_emergence() -> None:
    game = begun(7)
    assert game.view(None)["decks"]["ai"] == 4 + 4 + 4 + 6 == 18
    assert sorted(game._table.ai_deck) == [1, 2, 3, 4, 5, 6, *range(8, 20)]


@pytest.mark.rule("BG-SETUP-09")
def test_general_cards_are_those_the_mission_lists() -> None:
    s = Scene(patch={"missions": {"emergence": {"general_ai": [2, 7]}}})
    assert sorted(s.t.ai_deck) == [2, 7, *range(8, 20)]


@pytest.mark.rule("BG-SETUP-09")
def test_ai_cards_follow_the_enemies_of_the_mission() -> None:
    s = Scene(patch={"missions": {"emergence": {"enemies": {"C": "theron_guard"}, "stages": LAST_STAND}}})
    assert sorted(s.t.ai_deck) == [1, 2, 3, 4, 5, 6, *range(8, 16), *range(24, 28)]


@pytest.mark.rule("BG-SETUP-09")
def test_ai_deck_is_shuffled() -> None:
    first = set()
    for seed in range(60):
        s = Scene()
        s.t.rng = seed
        s.at_locusts()
        first.add(s.happened("ai_card_drawn")[0]["card"])
    assert len(first) > 12


@pytest.mark.rule("BG-SETUP-10")
def test_location_deck_of_a_level_is_shuffled() -> None:
    orders = {tuple(e["tile"] for e in events(new(seed=seed), "tile_placed")) for seed in range(60)}
    assert {frozenset(order) for order in orders} == {frozenset(("tile:2A", "tile:9A", "tile:12A", "tile:16A"))}
    assert len(orders) > 15, "of 24 orders"


@pytest.mark.rule("BG-SETUP-10")
def test_each_level_is_shuffled_by_itself() -> None:
    s = Scene(patch=TWO_LEVELS)
    assert [set(cards) for _, _, cards in s.t.levels] == [{"12A", "16A"}]
    content = from_patch(TWO_LEVELS)
    found = set()
    for seed in range(12):
        game = BoardGame(pack_box(content, "emergence", (MARCUS, DOM), seed, False, "normal"))
        found.add(tuple(e["tile"] for e in events(game, "tile_placed")))
    assert found == {("tile:2A", "tile:9A"), ("tile:9A", "tile:2A")}


@pytest.mark.rule("BG-SETUP-11")
def test_only_a_level_with_the_icon_carries_a_lock() -> None:
    view = Scene(patch=LOCKED).game.view(None)
    assert view["map"]["levels"] == [
        {"level": 2, "locked": True, "cards": 2},
        {"level": 3, "locked": False, "cards": 1},
    ]


@pytest.mark.rule("BG-SETUP-21")
def test_opening_hands() -> None:
    cogs = begun(4, SQUAD).view(None)["cogs"]
    assert [cog["cards"] for cog in cogs] == [7, 6, 6, 6]
    assert [cog["hand_limit"] for cog in cogs] == [7, 6, 6, 6]


@pytest.mark.rule("BG-SETUP-22")
def test_first_player_takes_the_first_turn() -> None:
    seen = set()
    for seed in range(12):
        game = begun(seed, (MARCUS, DOM, COLE))
        first = events(game, "first_player_chosen")[0]["seat"]
        assert events(game, "turn_started") == [{"turn": 1, "seat": first}]
        assert game.view(None)["active"] == first
        seen.add(first)
    assert seen == {0, 1, 2}
