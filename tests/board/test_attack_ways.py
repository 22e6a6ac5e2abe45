"""Every way to attack something: on offer with its odds, or with what bars it, or with what opens it."""

from __future__ import annotations

import random

import pytest

import eday
from eday.board.combat.aim import Aim
from eday.board.combat.arms import mode_off, modes
from eday.board.combat.dice import NORMAL, OVERKILL
from eday.board.combat.ways import Way
from eday.content.board import load, schema
from tests.board.rules.gallery import arm, gallery, hold, play
from tests.board.scene import Scene


def ways(s: Scene, ref: str) -> dict[tuple[str, str], Way]:
    """By weapon and mode."""
    return {(way.weapon.removeprefix("weapon:") or way.equipment, way.mode): way for way in s.game.attacks(ref).ways}


def why(way: Way) -> list[str]:
    """Keys of the reasons."""
    return [reason.key for reason in way.reasons]


def armed() -> tuple[Scene, str]:
    """Cole with three weapons, and a Drone two areas away."""
    s = gallery()
    arm(s, 0, ("lancer", 2), ("bolo_grenade", 1), ("snub_pistol", 0))
    return s, s.ref(s.put("drone", "2A.C"))


def test_each_weapon_and_mode_with_its_option_odds_and_what_is_left() -> None:
    s, drone = armed()
    play(s, "assault")
    found = ways(s, drone)
    on_offer = {key for key, way in found.items() if way.option is not None}
    assert on_offer == {
        ("lancer", "normal"),
        ("lancer", "overkill"),
        ("bolo_grenade", "overkill"),
        ("snub_pistol", "normal"),
    }
    for key in on_offer:
        option = found[key].option
        assert option is not None
        assert found[key].odds == s.game.odds(option.id)
        assert found[key].reasons == []
    assert [found["lancer", mode].tokens for mode in ("normal", "overkill")] == [2, 1]
    assert found["bolo_grenade", "overkill"].tokens == 0


def test_a_throw_at_a_figure_is_one_at_its_area_and_everybody_in_it() -> None:
    s, drone = armed()
    wretch = s.ref(s.put("wretch", "2A.C"))
    s.t.place(1, s.t.shape.area_index["2A.C"])
    play(s, "assault")
    thrown = ways(s, drone)["bolo_grenade", "overkill"]
    assert thrown.target == "area:2A.C"
    assert thrown.odds is not None
    assert set(thrown.odds["targets"]) == {drone, wretch, "cog:dominic_santiago"}
    assert list(ways(s, "area:2A.C")) == [("bolo_grenade", "overkill")]


def test_the_others_say_what_bars_them_and_nothing_about_other_weapons() -> None:
    s, drone = armed()
    play(s, "assault")
    found = ways(s, drone)
    assert why(found["lancer", "chainsaw"]) == ["why-chainsaw-own-area"]
    assert why(found["snub_pistol", "overkill"]) == ["why-no-ammo"]
    hidden = s.ref(s.put("wretch", "2A.K"))
    assert {key for way in ways(s, hidden).values() if way.mode == "normal" for key in why(way)} == {"why-no-sight"}


def test_before_a_card_is_played_the_cards_that_open_it_are_named() -> None:
    s, drone = armed()
    hold(s, 0, "assault", "ambush")
    s.at_order(0)
    found = s.game.attacks(drone)
    assert {option.id for option in found.first} == {
        "play_actions:order:assault",
        "play_attack:order:assault",
        "play_attack:order:ambush",
    }
    shot = ways(s, drone)["lancer", "normal"]
    assert shot.option is None
    assert shot.reasons == []
    assert shot.odds is not None
    assert s.game.attacks(s.ref(s.put("wretch", "2A.K"))).first == []


def test_in_the_midst_of_a_move_its_end_opens_the_attack() -> None:
    s, drone = armed()
    play(s, "assault")
    s.choose("move:area:2A.B")
    found = s.game.attacks(drone)
    assert [option.id for option in found.first] == ["stop"]
    foreseen = ways(s, drone)["lancer", "overkill"].odds
    s.choose("stop")
    assert ways(s, drone)["lancer", "overkill"].odds == foreseen


def test_after_the_attack_there_is_none_left() -> None:
    s, drone = armed()
    play(s, "assault", "dig_in")
    s.t.dice = [5] * 12
    s.choose(f"attack:lancer.normal:{drone}")
    assert s.game.decision is not None
    assert s.game.decision.kind == "action"
    assert why(ways(s, drone)["lancer", "normal"]) == ["why-no-attack-now"]


def test_nobody_attacks_a_place_that_is_not_there_or_at_a_moment_of_others() -> None:
    s, drone = armed()
    play(s, "assault")
    assert s.game.attacks("area:nowhere").ways == []
    assert s.game.attacks("order:assault").ways == []
    assert eday.board.new(seed=3).attacks(drone).ways == []


@pytest.mark.parametrize("card", load().weapons.values(), ids=lambda card: card.id)
def test_a_mode_is_off_with_a_reason_or_allowed(card: schema.Weapon) -> None:
    made = gallery().t.box.weapons[gallery().t.box.weapon_index[card.id]]
    for action in (
        schema.AttackAction(),
        schema.AttackAction(normal_only=True),
        schema.AttackAction(free_overkill=True),
    ):
        aim = Aim(action)
        for tokens in (0, 1):
            for mode in (NORMAL, OVERKILL):
                assert (mode_off(made, tokens, aim, mode) is None) == (mode in modes(made, tokens, aim))


def test_in_random_games_the_ways_are_exactly_the_attacks_on_offer() -> None:
    kinds = ("attack", "chainsaw", "gun_attack")
    seen = 0
    for seed in range(6):
        game, dice = eday.board.new(seed=seed), random.Random(seed)
        for _ in range(150):
            decision = game.decision
            if decision is None:
                break
            offered = {option.id for option in decision.options if option.kind in kinds}
            targets = {option.refs[0] for option in decision.options if option.kind in kinds}
            told = {way.option.id for ref in targets for way in game.attacks(ref).ways if way.option is not None}
            assert told == offered
            seen += len(offered)
            game.choose(dice.choice(decision.options).id)
    assert seen > 50
