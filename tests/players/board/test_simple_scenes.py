"""The simple bot in positions where every player would agree what to do."""

from __future__ import annotations

import pytest

from eday.players import SeatGame, SimplePlayer
from tests.board.scene import DOM, MARCUS, Scene

HOLE = "2A.F"


class Watched:
    """A scene played on by one bot at every seat."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.bots = [SimplePlayer(seat) for seat in range(scene.game.seats)]
        self.seats = [SeatGame(scene.game, seat) for seat in range(scene.game.seats)]

    def choice(self) -> str:
        """What the asked bot chooses now; nothing is played."""
        seat = self.scene.decision.seat
        return self.bots[seat].choose(self.seats[seat])

    def play(self, choices: int = 30) -> list[str]:
        """Play on while the order step of seat 0 lasts; what was chosen."""
        chosen: list[str] = []
        while len(chosen) < choices and self.scene.game.decision is not None and self.scene.t.step == "order":
            chosen.append(self.choice())
            self.scene.choose(chosen[-1])
        return chosen


def alone(*cards: str) -> Scene:
    """Marcus among covers; the only open hole is far away."""
    scene = Scene((MARCUS,))
    scene.t.holes = (scene.area("16A.H"),)
    scene.cog(0, "2A.B")
    scene.hand(0, *cards)
    return scene


def at_the_hole(*cards: str, comrade: str | None = None) -> Scene:
    """Marcus and Dom two areas from the last open hole."""
    scene = Scene((MARCUS, DOM))
    scene.t.holes = (scene.area(HOLE),)
    scene.cog(0, "2A.B")
    scene.cog(1, comrade or "2A.A")
    scene.hand(0, *cards)
    scene.hand(1, "assault", "advance", "dig_in")
    return scene


def test_draws_all_cards_it_may() -> None:
    scene = alone("assault")
    scene.at_heal(0)
    assert Watched(scene).choice() == "heal:2"


def test_kills_the_wounded_locust_beside_it() -> None:
    scene = alone("hold_ground", "dig_in", "advance")
    wounded = scene.put("drone", "2A.E", wounded=True)
    scene.put("wretch", "9A.F")
    scene.at_order(0)
    chosen = Watched(scene).play()
    attacks = [choice for choice in chosen if choice.startswith(("attack", "chainsaw"))]
    assert attacks
    assert attacks[0].endswith(scene.ref(wounded))


def test_saves_ammo_where_it_makes_no_difference() -> None:
    scene = alone("hold_ground")
    scene.put("wretch", "2A.B", wounded=True)
    scene.at_order(0)
    scene.choose("play_attack:order:hold_ground")
    assert ".overkill:" not in Watched(scene).choice()


def test_prefers_the_boomer_to_the_wretch_when_both_are_as_good_as_dead() -> None:
    scene = alone("steady_aim")
    scene.put("wretch", "2A.E", wounded=True)
    boomer = scene.put("boomer", "2A.E", wounded=True)
    scene.at_order(0)
    scene.choose("play_attack:order:steady_aim")
    assert Watched(scene).choice().endswith(scene.ref(boomer))


def test_ends_its_move_in_cover_when_a_drone_looks_on() -> None:
    scene = alone("dig_in", "dig_in")
    scene.give(0, "lancer", 0)
    scene.put("drone", "9A.B")
    scene.at_order(0)
    Watched(scene).play()
    assert scene.t.cover[0] >= 0


def test_revives_a_comrade_in_its_area() -> None:
    scene = at_the_hole("assault", "advance", "dig_in", "hold_ground", comrade="2A.B")
    scene.bleed(1)
    scene.at_order(0)
    assert "revive:cog:dominic_santiago" in Watched(scene).play()
    assert not scene.t.bleeding[1]


def test_walks_to_a_bleeding_comrade() -> None:
    scene = at_the_hole("assault", "advance", "dig_in", "hold_ground", comrade="2A.D")
    scene.t.holes = (scene.area("16A.H"),)
    scene.bleed(1)
    scene.at_order(0)
    Watched(scene).play()
    assert not scene.t.bleeding[1]


def test_throws_its_grenade_at_the_hole() -> None:
    scene = at_the_hole("fire_in_the_hole", "advance", "dig_in")
    scene.at_order(0)
    assert f"attack:bolo_grenade.overkill:area:{HOLE}" in Watched(scene).play()


def test_seals_the_hole_when_the_omen_comes() -> None:
    scene = at_the_hole("fire_in_the_hole", "advance", "dig_in")
    scene.attack_dice("omen", "blank", "blank", "blank", "blank")
    scene.at_order(0)
    Watched(scene).play()
    assert scene.happened("hole_sealed")


def test_does_not_blow_up_a_comrade() -> None:
    scene = at_the_hole("fire_in_the_hole", "steady_aim", "dig_in", comrade=HOLE)
    scene.put("drone", HOLE)
    scene.at_order(0)
    assert not [choice for choice in Watched(scene).play() if "bolo_grenade" in choice]


def test_does_not_blow_up_itself() -> None:
    scene = at_the_hole("hold_ground")
    scene.cog(0, HOLE)
    scene.put("boomer", HOLE)
    scene.at_order(0)
    scene.choose("play_attack:order:hold_ground")
    assert f"attack:bolo_grenade.overkill:area:{HOLE}" in scene.ids
    assert "bolo_grenade" not in Watched(scene).choice()


def test_fetches_a_grenade_when_the_squad_has_none() -> None:
    scene = Scene((MARCUS,), tiles=("12A", "9A", "2A", "16A"))
    scene.t.holes = (scene.area("16A.H"),)
    scene.give(0, "bolo_grenade", 0)
    scene.hand(0, "explore", "roadie_run", "assault", "advance", "dig_in")
    box = next(area for area, tile in scene.t.equipment if tile == "12A")
    watched = Watched(scene)
    for _ in range(4):
        scene.at_order(0)
        watched.play()
        if scene.tokens(0, "bolo_grenade"):
            break
        scene.hand(0, "explore", "roadie_run", "assault", "advance", "dig_in")
    assert scene.t.area[0] == box
    assert scene.tokens(0, "bolo_grenade") > 0


@pytest.mark.parametrize("cards", [("ambush", "steady_aim", "dig_in", "advance", "assault"), ("ambush",)])
def test_guards_against_easy_prey_with_a_full_hand_only(cards: tuple[str, ...]) -> None:
    scene = alone(*cards)
    scene.put("drone", "2A.E", wounded=True)
    scene.at_locusts(14)
    assert scene.decision.kind == "guard"
    assert Watched(scene).choice().startswith("guard:" if len(cards) > 1 else "pass")


def test_passes_a_hopeless_guard() -> None:
    scene = alone("ambush", "steady_aim", "dig_in", "advance", "assault")
    scene.give(0, "lancer", 0)
    scene.give(0, "snub_pistol", 0)
    scene.cog(0, "2A.B")
    scene.put("boomer", "9A.C", "9A.c3")
    scene.at_locusts(16)
    assert scene.decision.kind == "guard"
    assert Watched(scene).choice() == "pass"


def test_dodges_a_boomer_when_the_hand_is_thin() -> None:
    scene = alone("advance", "dig_in")
    scene.put("boomer", "2A.E")
    scene.at_locusts(16)
    assert scene.decision.kind == "dodge"
    assert Watched(scene).choice().startswith("dodge:")


def test_gives_up_the_least_useful_card_for_a_wound() -> None:
    scene = alone("assault", "scavenging", "advance", "hold_ground")
    scene.put("wretch", "2A.B")
    scene.attack_dice("one_wound", "blank")
    scene.defense_dice("blank")
    scene.at_locusts(11)
    while scene.decision.kind != "wound":
        scene.choose("pass")
    assert Watched(scene).choice() == "discard:order:scavenging"


def test_never_throws_a_weapon_away() -> None:
    scene = alone("assault", "advance", "dig_in")
    scene.at_order(0)
    assert scene.offered("drop")
    assert not [choice for choice in Watched(scene).play() if choice.startswith("drop")]


def test_lets_the_locust_attack_the_comrade_who_can_bear_it() -> None:
    scene = at_the_hole("assault", comrade="2A.B")
    scene.hand(1, "roadie_run", "scavenging", "explore", "get_up")
    scene.put("drone", "2A.B")
    scene.at_locusts(12)
    while scene.decision.kind != "locust_target":
        scene.choose(Watched(scene).choice())
    assert Watched(scene).choice() == "target:cog:dominic_santiago"
