"""What a seat sees: a whitelist of public things, its own hand, and its own decision."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import eday
from eday.cli import main
from tests.board.properties.play import Setup, sampled, setups, viewers
from tests.board.rules.gallery import drop, gallery, hold
from tests.board.rules.locust_maps import LANE, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, ORDER_CARDS, Scene
from tests.compared import shown_to


def words(text: str) -> set[str]:
    return set(text.split())


WHITELIST: dict[str, set[str]] = {
    "": words(
        "game seat mission players insane turn active first step used guards ai_card ai_verdicts enemies cogs locusts "
        "map decks decision outcome"
    ),
    "mission": {"id", "stage", "stages", "objective", "rules", "difficulty"},
    "guards": {"team_used", "own_used", "forbidden"},
    "ai_verdicts": {"figure", "met"},
    "enemies": {"A", "B", "C"},
    "enemies.*": words("enemy figure attack health defense takes_cover chainsaw_immune unused figures"),
    "cogs": words("seat ref area cover bleeding_out eliminated cards hand_limit defense weapons hand"),
    "cogs.weapons": {"weapon", "token", "tokens"},
    "cogs.hand": {"card", "reaction", "two_plus"},
    "locusts": {"ref", "enemy", "area", "cover", "wounded", "health"},
    "map": words(
        "layout tiles areas walls elevations cover_lines barriers open_lines covers holes equipment doors doors_info "
        "exit exit_at entrance entrance_at maps adjacent open_holes sealed_holes hole_tokens equipment_cards "
        "dropped_weapons levels"
    ),
    "map.tiles": {"id", "rotation", "x", "y", "width", "height", "theme"},
    "map.areas": {"id", "tile", "polygon"},
    "map.covers": {"id", "area", "at", "arrows", "behind"},
    "map.covers.arrows": {"at", "facing"},
    "map.holes": {"area", "at"},
    "map.equipment": {"area", "at"},
    "map.doors": {"area", "at"},
    "map.doors_info": {"area", "level", "leads", "shut"},
    "map.maps": {"tiles", "entrance", "entrance_at"},
    "map.equipment_cards": {"area", "tile", "equipment", "face_down"},
    "map.dropped_weapons": {"area", "weapon", "marker"},
    "map.levels": {"level", "locked", "cards"},
    "decks": {
        "orders",
        "order_discards",
        "ai",
        "ai_discards",
        "ai_top",
        "random_weapons",
        "random_weapon_discards",
        "markers",
    },
    "decks.markers": {"wretch", "drone", "boomer", "theron_guard", "kantus", "berserker"},
    "decks.markers.*": {"unused", "discards"},
    "decision": {"seat", "kind", "options", "context"},
    "decision.options": {"id", "kind", "refs", "args"},
    "outcome": {"winner", "reason"},
}
"""Keys of every mapping in a view, by its place; `*` stands for any name."""
FREE = ("decision.options.args", "decision.context", "mission.objective", "mission.rules")
REF = re.compile(r"(area|cover|hole):\d+[AB]\.\w+|tile:\d+[AB]|(figure|cog|order|weapon|marker):[\w-]+|ai:\d+|seat:\d")


def check_keys(data: Any, place: str = "") -> None:
    """No key that is not on the whitelist, and none missing."""
    if isinstance(data, list):
        for item in data:
            check_keys(item, place)
    elif isinstance(data, dict) and place not in FREE:
        parent = place.rpartition(".")[0]
        allowed = WHITELIST.get(place) or WHITELIST[f"{parent}.*"]
        assert data.keys() == allowed, place
        for key, value in data.items():
            check_keys(value, f"{place}.{key}" if place else key)


def names(data: Any, key: str = "") -> list[str]:
    """Every text in a view that stands where a name of a thing belongs."""
    if isinstance(data, dict):
        return [name for k, value in data.items() for name in names(value, k)]
    if isinstance(data, list):
        return [name for item in data for name in names(item, key)]
    wanted = {"area", "cover", "tile", "ref", "refs", "weapon", "card", "marker", "entrance", "adjacent", "ai_card"}
    wanted |= {"open_holes", "sealed_holes", "hole_tokens", "ai_top"}
    return [data] if isinstance(data, str) and key in wanted else []


# ---------------------------------------------------------------------- any position


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("setup", setups(2, first=200), ids=str)
def test_every_view_is_plain_data_with_whitelisted_keys_and_real_names(setup: Setup) -> None:
    for game in sampled(setup, every=30, firsts=1):
        for seat in viewers(game):
            view = game.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            check_keys(view)
            for name in names(view):
                assert REF.fullmatch(name), name
            assert [cog["hand"] is not None for cog in view["cogs"]] == [s == seat for s in range(game.seats)]


@pytest.mark.parametrize("setup", setups(1, first=300), ids=str)
def test_the_open_decision_is_for_its_seat_alone(setup: Setup) -> None:
    for game in sampled(setup, every=30, firsts=1):
        decision = game.decision
        for seat in viewers(game):
            shown = game.view(seat)["decision"]
            if decision is None:
                assert shown is None
                assert game.outcome is not None
                assert game.view(seat)["outcome"] == {"winner": game.outcome.winner, "reason": game.outcome.reason}
            elif seat == decision.seat:
                assert shown == decision.to_dict()
                assert len(shown["options"]) > 1
            else:
                assert shown == {"seat": decision.seat, "kind": decision.kind, "options": [], "context": {}}
                assert game.view(seat)["outcome"] is None


def test_a_view_belongs_to_who_asked_for_it() -> None:
    """Whatever a front end does to its picture, the next one is right again (on a map no other test draws)."""
    game = Scene(tiles=("14B",)).game
    before = json.dumps(game.view(0))
    _empty(game.view(0))
    assert json.dumps(game.view(0)) == before


def _empty(data: Any) -> None:
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _empty(part)
    if isinstance(data, dict | list):
        data.clear()


# ---------------------------------------------------------------------- hands and decisions


@pytest.mark.rule("BG-SECRET-01")
def test_the_own_hand_with_its_icons_and_no_other() -> None:
    s = Scene((MARCUS, DOM))
    s.hand(0, "teamwork", "assault", "assault")
    s.hand(1, "ambush")
    s.at_order(0)
    mine, other = shown_to(s.game, 0)["cogs"]
    assert sorted(mine["hand"], key=lambda card: str(card["card"])) == [
        {"card": "order:assault", "reaction": "dodge", "two_plus": False},
        {"card": "order:assault", "reaction": "dodge", "two_plus": False},
        {"card": "order:teamwork", "reaction": "follow", "two_plus": True},
    ]
    assert (other["hand"], other["cards"]) == (None, 1)
    mine, other = shown_to(s.game, 1)["cogs"]
    assert (mine["hand"], mine["cards"]) == (None, 3)
    assert [card["card"] for card in other["hand"]] == ["order:ambush"]


@pytest.mark.rule("BG-SECRET-01")
def test_a_spectator_sees_no_hand_and_no_options() -> None:
    s = Scene((MARCUS, DOM))
    s.hand(0, "teamwork", "assault")
    s.hand(1, "ambush")
    s.at_order(0)
    view = s.game.view(None)
    assert view["seat"] is None
    assert [(cog["hand"], cog["cards"]) for cog in view["cogs"]] == [(None, 2), (None, 1)]
    assert view["decision"] == {"seat": 0, "kind": "order", "options": [], "context": {}}
    assert not re.search(r"order:|teamwork|ambush", json.dumps(view))


def test_a_reaction_window_shows_its_cards_to_the_asked_seat_only() -> None:
    s = on(LANE)
    s.hand(0, "hold_ground")
    s.hand(1, "advance")
    s.put("drone", "2A.D")
    s.at_locusts(12)
    shown = shown_to(s.game, 0)["decision"]
    assert (shown["kind"], shown["context"]) == ("guard", {"figure": "figure:drone-1"})
    assert [option["id"] for option in shown["options"]] == ["guard:order:hold_ground", "pass"]
    assert "hold_ground" not in json.dumps(s.game.view(1))


# ---------------------------------------------------------------------- a built scene


def battlefield() -> Scene:
    """Three COGs, three Locusts, a sealed hole, a hole token, a dropped weapon, seven cards in hands."""
    s = gallery(COLE, DOM, MARCUS)
    s.put("drone", "2A.D", "2A.D2")
    s.put("boomer", "2A.G", wounded=True)
    s.put("wretch", "2A.K")
    s.cog(0, "2A.B", "2A.B1")
    s.cog(1, "2A.C")
    s.bleed(1)
    s.t.holes = (s.area("2A.G"), s.area("2A.E"))
    s.t.hole_tokens = (s.area("2A.E"),)
    s.t.sealed = (s.area("2A.C"),)
    drop(s, "hammerburst", "2A.F")
    hold(s, 0, "assault", "advance", "ambush")
    s.hand(2, "assault", "dig_in", "explore", "sit_tight")
    s.at_order(0)
    return s


def test_cogs_where_they_are_and_how_they_are() -> None:
    cole, dom, marcus = battlefield().game.view(None)["cogs"]
    assert (cole["ref"], cole["area"], cole["cover"]) == ("cog:augustus_cole", "area:2A.B", "cover:2A.B1")
    assert (cole["cards"], cole["hand_limit"], cole["defense"], cole["bleeding_out"]) == (3, 6, 1, False)
    assert (dom["ref"], dom["area"], dom["cover"], dom["bleeding_out"]) == (
        "cog:dominic_santiago",
        "area:2A.C",
        None,
        True,
    )
    assert (marcus["seat"], marcus["area"], marcus["cards"], marcus["hand_limit"]) == (2, "area:2A.A", 4, 7)
    assert [cog["eliminated"] for cog in (cole, dom, marcus)] == [False] * 3
    assert marcus["weapons"] == [
        {"weapon": "weapon:lancer", "token": "ammo", "tokens": 4},
        {"weapon": "weapon:snub_pistol", "token": "ammo", "tokens": 2},
        {"weapon": "weapon:bolo_grenade", "token": "grenade", "tokens": 1},
    ]


def test_an_eliminated_cog_is_nowhere() -> None:
    s = on(LANE, (MARCUS, DOM), insane=True)
    s.t.eliminated[1] = s.t.bleeding[1] = True
    s.t.area[1] = -1
    s.t.update_standing()
    view = s.game.view(0)
    assert view["insane"] is True
    assert (view["cogs"][1]["eliminated"], view["cogs"][1]["area"]) == (True, None)


def test_locusts_in_play_with_the_health_they_show() -> None:
    view = shown_to(battlefield().game, 1)
    assert sorted(view["locusts"], key=lambda locust: str(locust["ref"])) == [
        {
            "ref": "figure:boomer-1",
            "enemy": "boomer",
            "area": "area:2A.G",
            "cover": None,
            "wounded": True,
            "health": 2,
        },
        {
            "ref": "figure:drone-1",
            "enemy": "drone",
            "area": "area:2A.D",
            "cover": "cover:2A.D2",
            "wounded": False,
            "health": 3,
        },
        {
            "ref": "figure:wretch-1",
            "enemy": "wretch",
            "area": "area:2A.K",
            "cover": None,
            "wounded": False,
            "health": 2,
        },
    ]
    unused = {slot: (card["enemy"], card["unused"], card["figures"]) for slot, card in view["enemies"].items()}
    assert unused == {"A": ("wretch", 5, 6), "B": ("drone", 5, 6), "C": ("boomer", 2, 3)}
    boomer = view["enemies"]["C"]
    assert (boomer["attack"], boomer["health"], boomer["defense"]) == (4, 3, 2)
    assert (boomer["takes_cover"], boomer["chainsaw_immune"]) == (True, True)


def test_what_lies_on_the_map() -> None:
    shown = battlefield().game.view(1)["map"]
    assert sorted(shown["open_holes"]) == ["hole:2A.E", "hole:2A.G"]
    assert shown["sealed_holes"] == ["hole:2A.C"]
    assert shown["hole_tokens"] == ["hole:2A.E"]
    assert [hole["area"] for hole in shown["holes"]] == ["area:2A.C", "area:2A.G"], "the printed ones"
    assert shown["dropped_weapons"] == [{"area": "area:2A.F", "weapon": "weapon:hammerburst", "marker": "marker:drone"}]
    card = {"area": "area:2A.B", "tile": "tile:2A", "equipment": "weapon", "face_down": False}
    assert shown["equipment_cards"] == [card]
    assert [door["area"] for door in shown["doors"]] == ["area:2A.H"]
    assert (shown["entrance"], shown["levels"]) == ("area:2A.A", [])
    assert {tile["id"] for tile in shown["tiles"]} == {"tile:2A"}
    assert {cover["id"]: cover["area"] for cover in shown["covers"]}["cover:2A.D2"] == "area:2A.D"


@pytest.mark.rule("BG-SECRET-04")
def test_decks_are_numbers() -> None:
    """7 order cards are in hands; 2 of 9 random weapons are gone; markers as they lie."""
    s = battlefield()
    s.t.ai_deck, s.t.ai_discard = s.t.ai_deck[:-2], s.t.ai_deck[-2:]
    s.give(1, "longshot", 2)
    s.give(1, "mulcher", 2)
    decks = s.game.view(0)["decks"]
    assert (decks["orders"], decks["order_discards"], decks["random_weapons"]) == (ORDER_CARDS - 7, 0, 7)
    assert (decks["ai"], decks["ai_discards"], decks["ai_top"]) == (16, 2, f"ai:{s.t.ai_discard[-1]}")
    assert decks["markers"]["drone"] == {"unused": 5, "discards": 0}
    assert decks["markers"]["boomer"] == {"unused": 2, "discards": 0}
    assert decks["markers"]["wretch"] == {"unused": 6, "discards": 0}
    s.choose("play_move:order:assault")
    assert s.game.view(1)["decks"]["order_discards"] == 1


def test_the_turn_and_what_was_used_of_it() -> None:
    s = on(LANE, (BAIRD, COLE))
    s.hand(0, "assault", "advance")
    s.cog(0, "2A.D")
    s.at_order(0)
    view = s.game.view(None)
    assert (view["game"], view["players"], view["active"], view["step"], view["used"]) == ("board", 2, 0, "order", [])
    assert (view["mission"]["id"], view["mission"]["stage"], view["mission"]["stages"]) == ("emergence", 1, 2)
    assert (view["turn"], view["insane"], view["ai_card"]) == (s.t.turn, False, None)
    s.choose("equipment:area:2A.D")
    assert s.game.view(None)["used"] == ["equipment"]


def test_the_locust_step_shows_its_card_and_its_guards() -> None:
    s = on(LANE, (MARCUS, COLE))
    s.hand(0, "hold_ground", "ambush")
    s.hand(1, "double_tap")
    s.put("drone", "2A.H")
    s.at_locusts(12)
    view = s.game.view(1)
    assert (view["step"], view["ai_card"]) == ("locust", "ai:12")
    assert view["guards"] == {"team_used": False, "own_used": False, "forbidden": False}
    s.choose("guard:order:ambush", "pass")
    assert s.game.view(1)["guards"] == {"team_used": True, "own_used": False, "forbidden": False}


def test_levels_behind_doors_by_number_lock_and_size() -> None:
    levels = [{"locations": ["2A"]}, {"locations": ["9A", "12A"]}, {"locations": ["16A"], "locked": True}]
    s = Scene((MARCUS, DOM), tiles=("2A",), patch={"missions": {"emergence": {"levels": levels}}})
    shown = s.game.view(0)["map"]
    assert shown["levels"] == [
        {"level": 2, "locked": False, "cards": 2},
        {"level": 3, "locked": True, "cards": 1},
    ]
    assert "9A" not in json.dumps(shown), "which tiles come is not told"


# ---------------------------------------------------------------------- the map


@pytest.mark.parametrize("seed", [7, 8])
def test_the_map_is_named_and_drawn_as_by_the_map_command(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "--seed", str(seed), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    game = eday.board.new(seed=seed)
    shown = shown_to(game, 0)["map"]
    drawn = {
        "tiles",
        "areas",
        "walls",
        "elevations",
        "cover_lines",
        "barriers",
        "open_lines",
        "covers",
        "holes",
        "equipment",
    }
    for key in (*drawn, "doors", "entrance", "entrance_at", "adjacent"):
        assert shown[key] == printed[key], key
    places = {area["id"] for area in printed["areas"]}
    view = game.view(0)
    assert {figure["area"] for figure in view["locusts"]} <= places
    assert {name.replace("hole:", "area:") for name in (*shown["open_holes"], *shown["sealed_holes"])} <= places
    assert {card["tile"] for card in shown["equipment_cards"]} <= {tile["id"] for tile in printed["tiles"]}
    assert {locust["cover"] for locust in view["locusts"]} - {None} <= {cover["id"] for cover in printed["covers"]}


def test_the_drawing_can_be_had_apart_from_what_lies_on_it() -> None:
    """For who looks often: views of the same layout differ in what lies on the map alone."""
    game = eday.board.new("roadblocks", (MARCUS, DOM), seed=3)
    rng = random.Random(4)
    drawings: dict[str, Any] = {}
    for _ in range(60):
        layout = game.layout()
        assert layout is not None
        whole, brief = game.view(0), game.view(0, whole=False)
        assert brief["map"]["layout"] == whole["map"]["layout"] == layout.key
        drawn = json.loads(layout.drawing)
        assert not drawn.keys() & brief["map"].keys()
        assert whole == {**brief, "map": {**drawn, **brief["map"]}, "decision": whole["decision"]}
        assert drawings.setdefault(layout.key, drawn) == drawn
        if game.decision is None:
            break
        game.choose(rng.choice(game.decision.options).id)
