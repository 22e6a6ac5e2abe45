"""Odds and the engine's own attacks: the same dice are rolled, and what comes of them is as often as the odds say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

from eday.board import BoardGame
from eday.kernel import Event
from tests.board.chances import net_wounds
from tests.board.properties.play import Setup, sampled, setups
from tests.board.rules.gallery import arm, attacks, gallery, play
from tests.board.scene import COLE, DOM, MARCUS, Scene

TIMES = 3000
TOUGH = {"enemies": {"drone": {"health": 7, "armoured": True, "markers": "berserker", "drops_weapons": False}}}
"""Drones like the Berserker: hurt by the Hammer of Dawn alone until wounded, with a marker of two sides."""


def futures(s: Scene, option: str, times: int = TIMES) -> list[list[Event]]:
    """What happens with fresh dice, many times over: the same dice in every run of the test."""
    found = []
    rng = random.Random(7)
    for _ in range(times):
        game = s.game.clone()
        game._table.rng = rng.getrandbits(64)
        events = game.choose(option)
        while game.decision is not None and game.decision.kind == "omen":
            events += game.choose(game.decision.options[0].id)
        found.append(events)
    return found


def effect(events: list[Event], ref: str) -> str:
    """What one attack did to a figure."""
    happened = {event.kind for event in events if event.data.get("figure") == ref}
    if happened & {"figure_killed", "bleeding_out"}:
        return "kill"
    cog_hurt = ref.startswith("cog:") and "wounds_dealt" in happened
    return "wound" if "figure_wounded" in happened or cog_hurt else "nothing"


def as_often(seen: int, chance: float, times: int = TIMES) -> None:
    """Within four standard deviations."""
    assert abs(seen - times * chance) <= 4 * sqrt(times * chance * (1 - chance)) + 1e-6, (seen, times * chance)


def compare(s: Scene, option: str, odds: dict[str, Any], ref: str) -> None:
    counts = Counter(effect(events, ref) for events in futures(s, option))
    for name in ("kill", "wound", "nothing"):
        as_often(counts[name], odds[name])


def target(weapon: str, kind: str, area: str, cover: str | None = None, wounded: bool = False) -> Scene:
    """Cole in A with this weapon and one Locust to shoot at; the card goes on after the attack."""
    s = gallery()
    arm(s, 0, (weapon, 3))
    s.put(kind, f"2A.{area}", cover, wounded)
    play(s, "hold_ground")
    return s


SHOTS: list[tuple[Callable[[], Scene], str]] = [
    (lambda: target("lancer", "drone", "D", "2A.D1"), "attack:lancer.overkill:figure:drone-1"),
    (lambda: target("snub_pistol", "wretch", "B"), "attack:snub_pistol.normal:figure:wretch-1"),
    (lambda: target("gnasher", "boomer", "B", wounded=True), "attack:gnasher.overkill:figure:boomer-1"),
    (lambda: target("hammerburst", "boomer", "C"), "attack:hammerburst.overkill:figure:boomer-1"),
    (lambda: target("longshot", "drone", "D", "2A.D2"), "attack:longshot.overkill:figure:drone-1"),
    (lambda: target("longshot", "boomer", "B"), "attack:longshot.overkill:figure:boomer-1"),
    (lambda: target("gorgon_pistol", "drone", "B"), "attack:gorgon_pistol.overkill:figure:drone-1"),
    (lambda: target("lancer", "drone", "A"), "chainsaw:figure:drone-1"),
]


@pytest.mark.parametrize(("build", "option"), SHOTS, ids=[f"{i}-{option}" for i, (_, option) in enumerate(SHOTS)])
def test_the_engine_hits_as_often_as_the_odds_say(build: Callable[[], Scene], option: str) -> None:
    s = build()
    odds: Any = s.game.odds(option)
    assert odds is not None
    compare(s, option, odds, "figure:" + option.partition("figure:")[2])


def test_the_engine_agrees_with_two_others_beside_the_gorgon_s_target() -> None:
    s = gallery()
    arm(s, 0, ("gorgon_pistol", 3))
    for kind in ("drone", "wretch", "wretch"):
        s.put(kind, "2A.B")
    play(s, "hold_ground")
    option = "attack:gorgon_pistol.overkill:figure:drone-1"
    odds: Any = s.game.odds(option)
    assert odds is not None
    compare(s, option, odds, "figure:drone-1")


def test_the_engine_agrees_on_steady_aim_by_marcus() -> None:
    s = gallery(MARCUS, DOM)
    s.put("boomer", "2A.D", "2A.D2")
    play(s, "steady_aim")
    option = "attack:lancer.normal:figure:boomer-1"
    odds: Any = s.game.odds(option)
    assert odds is not None
    assert sum(part[0] for part in odds["attack_dice"]) == 5
    compare(s, option, odds, "figure:boomer-1")


def test_the_engine_agrees_on_a_grenade_figure_by_figure_and_on_the_hole() -> None:
    s = gallery(COLE, DOM)
    s.put("drone", "2A.C", wounded=True)
    s.put("boomer", "2A.C")
    s.cog(1, "2A.C")
    s.hand(1, "explore")
    play(s, "hold_ground")
    option = "attack:bolo_grenade.overkill:area:2A.C"
    odds: Any = s.game.odds(option)
    assert odds is not None
    seen = futures(s, option)
    for ref, chances in odds["targets"].items():
        counts = Counter(effect(events, ref) for events in seen)
        for name in ("kill", "wound", "nothing"):
            as_often(counts[name], chances[name])
    assert odds["targets"].keys() == {"cog:dominic_santiago", "figure:drone-1", "figure:boomer-1"}
    as_often(sum(any(event.kind == "hole_sealed" for event in events) for events in seen), odds["seal"])


# ---------------------------------------------------------------------- armour and markers of two sides


def tough(weapon: str, side: int) -> tuple[Scene, dict[str, Any], str]:
    """A tough drone with so many wounds on its marker, and the odds of shooting it."""
    s = gallery(COLE, DOM, patch=TOUGH)
    s.t.marker[s.put("drone", "2A.B")] = side
    arm(s, 0, (weapon, 1))
    play(s, "hold_ground")
    option = f"attack:{weapon}.overkill:figure:drone-1"
    odds: Any = s.game.odds(option)
    assert odds is not None
    return s, odds, option


def test_only_the_hammer_of_dawn_counts_against_armour() -> None:
    s, odds, option = tough("lancer", 0)
    assert (odds["kill"], odds["wound"], odds["nothing"]) == (0, 0, 1)
    assert {effect(events, "figure:drone-1") for events in futures(s, option, 100)} == {"nothing"}
    s, odds, option = tough("hammer_of_dawn", 0)
    chances = net_wounds(6, 1, "")
    assert odds["kill"] == pytest.approx(float(sum(p for net, p in chances.items() if net >= 7)))
    assert odds["wound"] == pytest.approx(float(sum(p for net, p in chances.items() if 0 < net < 7)))
    compare(s, option, odds, "figure:drone-1")


@pytest.mark.parametrize(("side", "health"), [(1, 5), (2, 3)])
def test_a_marker_of_two_sides_is_turned_once(side: int, health: int) -> None:
    s, odds, option = tough("lancer", side)
    chances = net_wounds(4, 1, "add 1 each")
    assert odds["kill"] == pytest.approx(float(sum(p for net, p in chances.items() if net >= health)))
    less = float(sum(p for net, p in chances.items() if 0 < net < health))
    assert odds["wound"] == pytest.approx(less if side == 1 else 0)
    compare(s, option, odds, "figure:drone-1")


# ---------------------------------------------------------------------- any position


def rolled(game: BoardGame, option: str) -> dict[str, Any]:
    """The dice one attack rolls when nobody dodges."""
    future = game.clone()
    events = future.choose(option)
    while not any(event.kind == "dice_rolled" for event in events):
        events += future.choose("pass")
    return dict(next(event.data for event in events if event.kind == "dice_rolled"))


@pytest.mark.parametrize("setup", setups(2, first=400), ids=str)
def test_the_dice_told_are_the_dice_rolled(setup: Setup) -> None:
    for game in sampled(setup, every=25, firsts=2):
        for option in game.decision.options if game.decision else ():
            if option.kind not in ("attack", "chainsaw"):
                continue
            odds: Any = game.odds(option.id)
            assert odds is not None
            faces = rolled(game, option.id)
            assert len(faces["attack"]) == sum(part[0] for part in odds["attack_dice"])
            parts = odds.get("targets") or ({option.refs[0]: odds} if "kill" in odds else {})
            told = {ref: sum(dice for dice, _, _ in part["defense_dice"]) for ref, part in parts.items()}
            if option.kind == "attack":
                assert told == {ref: len(dice) for ref, dice in faces["defense"].items()}
            for part in parts.values():
                assert part["kill"] + part["wound"] + part["nothing"] == pytest.approx(1)
                assert min(part["kill"], part["wound"], part["nothing"]) >= 0
            assert 0 < odds.get("seal", 0.5) < 1


def test_asking_for_odds_changes_nothing() -> None:
    s = gallery()
    s.put("drone", "2A.C")
    attacks(s)
    before = s.game.to_json()
    for option in s.ids:
        s.game.odds(option)
    assert s.game.to_json() == before
