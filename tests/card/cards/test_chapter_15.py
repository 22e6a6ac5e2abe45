"""Cards of chapter 15; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.effects.targets import face_name
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    direct_damage,
    ids_of,
    in_order,
    play,
    row,
    storm,
    strike,
    tactic_counts,
    use_tactic,
)
from tests.card.scene import Scene

RAAM = "ch15-general-raam"
SHIELD = "ch15-kryll-shield"
MARCUS = "ch15-marcus-fenix"
DOM = "ch15-dominic-santiago"


def shield(scene: Scene, face: str = "") -> str:
    """The face of the shield, after turning it to one if that is wanted."""
    card = command(scene, SHIELD)
    if face:
        scene.t.face[card] = ("shielded", "exposed").index(face)
    return face_name(scene.t, card)


@pytest.mark.card("card:ch15-scenario", "card:ch15-kryll-shield")
@pytest.mark.parametrize(("winner", "loser"), [("cog", LOCUST), ("locust", COG)])
def test_chapter_15_costs_the_loser_before_a_card(winner: str, loser: int) -> None:
    scene = Scene(15, previous_winner=winner, played=True)
    assert row(scene) == ["ch15-rear-car", "ch15-tender", "ch15-engine"]
    assert shield(scene) == "shielded"
    assert ids_of(scene, scene.t.command[COG]) == [MARCUS, DOM]
    assert ids_of(scene, scene.t.command[LOCUST]) == [RAAM, SHIELD]
    assert (len(scene.t.discard[loser]), len(scene.t.discard[1 - loser])) == (1, 0)


@pytest.mark.card("card:ch15-scenario")
def test_the_cog_win_by_killing_an_exposed_raam() -> None:
    scene = Scene(15, previous_winner="cog", extra=("cog-damon-baird",))
    shield(scene, "exposed")
    raam = scene.cover(RAAM, 3, far=True)
    storm(scene, scene.reserve(MARCUS), 3)
    assert damage_to(scene, raam) == [7]
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winner, scene.game.outcome.reason) == ("cog", "card")


@pytest.mark.card("card:ch15-scenario", "card:ch15-kryll-shield")
def test_killing_a_shielded_raam_only_breaks_the_shield() -> None:
    weak = {"command_units": {RAAM: {"defense": 6}}}
    scene = Scene(15, previous_winner="locust", extra=("ch13-hammer-strike", "ch14-crane-drop"), patch=weak)
    raam = scene.cover(RAAM, 3, far=True)
    play(scene, COG, "ch13-hammer-strike", 1)
    scene.choose("choose:1")
    assert (damage_to(scene, raam), scene.zone(raam)) == ([5], "cover")
    assert shield(scene) == "exposed"
    shield(scene, "shielded")
    play(scene, COG, "ch14-crane-drop", 2)
    in_order(scene)
    assert (damage_to(scene, raam), scene.zone(raam)) == ([6], "command")
    assert (shield(scene), scene.game.outcome) == ("exposed", None)


@pytest.mark.card("card:ch15-scenario")
def test_killing_others_decides_nothing() -> None:
    scene = Scene(15, previous_winner="cog")
    shield(scene, "exposed")
    hunter = scene.cover("loc-hunter", 2)
    storm(scene, scene.reserve(MARCUS), 2)
    assert scene.zone(hunter) == "discard"
    assert scene.game.outcome is None


@pytest.mark.card("card:ch15-kryll-shield")
@pytest.mark.parametrize(("face", "damage"), [("shielded", 0), ("exposed", 2)])
def test_the_kryll_shield_takes_2_off_what_raam_is_dealt(face: str, damage: int) -> None:
    scene = Scene(15, previous_winner="locust")
    shield(scene, face)
    raam = scene.cover(RAAM, 3)
    storm(scene, scene.reserve("cog-private"), 3)
    assert sum(damage_to(scene, raam)) == damage
    hunter = scene.cover("loc-grenadier", 1)
    storm(scene, scene.reserve("cog-private"), 1)
    assert damage_to(scene, hunter) == [2]


@pytest.mark.card("card:ch15-kryll-shield")
@pytest.mark.parametrize(("attack", "dealt", "face"), [(5, 4, "shielded"), (6, 5, "exposed")])
def test_the_kryll_shield_breaks_at_7_damage(attack: int, dealt: int, face: str) -> None:
    scene = Scene(15, previous_winner="locust", patch={"command_units": {MARCUS: {"attack": attack}}})
    raam = scene.cover(RAAM, 3)
    assert shield(scene) == "shielded"
    storm(scene, scene.reserve(MARCUS), 3)
    assert damage_to(scene, raam) == [dealt]
    assert shield(scene) == face


@pytest.mark.card("card:ch15-kryll-shield")
def test_damage_to_others_leaves_the_kryll_shield_whole() -> None:
    scene = Scene(15, previous_winner="locust")
    grenadier = scene.cover("loc-grenadier", 3)
    storm(scene, scene.reserve("cog-hardened-captain"), 3)
    assert damage_to(scene, grenadier) == [5]
    assert shield(scene) == "shielded"


@pytest.mark.card("card:ch15-kryll-shield")
def test_the_kryll_return_by_their_tactic() -> None:
    scene = Scene(15, previous_winner="cog")
    kryll = command(scene, SHIELD)
    shield(scene, "exposed")
    assert tactic_counts(scene, LOCUST, kryll) == [3, 6]
    use_tactic(scene, LOCUST, kryll, 6)
    assert shield(scene) == "shielded"


@pytest.mark.card("card:ch15-general-raam")
def test_raam_comes_by_his_tactic_and_holds_friendly_cover() -> None:
    scene = Scene(15, previous_winner="cog")
    raam = command(scene, RAAM)
    assert tactic_counts(scene, LOCUST, raam) == [2, 5]
    use_tactic(scene, LOCUST, raam, 5)
    assert (scene.zone(raam), scene.values(raam)) == ("reserve", (6, 7))
    assert tactic_counts(scene, LOCUST, raam) == []
    scene.t.enter(raam, 2)
    assert scene.values(raam) == (6, 8)
    scene.t.far[raam] = True
    assert scene.values(raam) == (6, 7)


@pytest.mark.card("card:ch15-general-raam")
@pytest.mark.parametrize(("place", "cross", "damage"), [(1, True, 2), (1, False, 0), (3, True, 3)])
def test_raam_overruns_from_enemy_cover(place: int, cross: bool, damage: int) -> None:
    """1, and 1 more from enemy cover; in the Engine direct damage he deals is increased once more."""
    scene = Scene(15, previous_winner="cog")
    raam, blocker = scene.cover(RAAM, place), scene.reserve("cog-scout")
    strike(scene, raam, blocker, cross=cross)
    assert scene.zone(blocker) == "discard"
    assert direct_damage(scene) == damage


@pytest.mark.card("card:ch15-marcus-fenix", "card:ch15-dominic-santiago")
@pytest.mark.parametrize(("card", "counts", "printed"), [(MARCUS, [3, 5], (5, 5)), (DOM, [2, 6], (4, 5))])
def test_delta_boards_the_train(card: str, counts: list[int], printed: tuple[int, int]) -> None:
    scene = Scene(15, previous_winner="locust")
    unit = command(scene, card)
    assert tactic_counts(scene, COG, unit) == counts
    use_tactic(scene, COG, unit, counts[0])
    assert (scene.zone(unit), scene.values(unit)) == ("reserve", printed)
    assert tactic_counts(scene, COG, unit) == []
    scene.t.enter(unit, 2)
    storm(scene, scene.reserve(RAAM), 3)
    assert scene.zone(unit) == "command"


@pytest.mark.card("card:ch15-marcus-fenix")
@pytest.mark.parametrize(("target", "damage"), [(RAAM, 6), ("loc-hunter", 5)])
def test_marcus_of_chapter_15_hurts_command_units_more(target: str, damage: int) -> None:
    scene = Scene(15, previous_winner="cog")
    shield(scene, "exposed")
    enemy = scene.cover(target, 3)
    storm(scene, scene.reserve(MARCUS), 3)
    assert damage_to(scene, enemy) == [damage]


@pytest.mark.card("card:ch15-dominic-santiago")
def test_dominic_of_chapter_15_attacks_better_beside_marcus() -> None:
    scene = Scene(15, previous_winner="cog")
    dominic = scene.reserve(DOM)
    assert scene.values(dominic) == (4, 5)
    marcus = scene.reserve(MARCUS)
    assert scene.values(dominic) == (5, 5)
    scene.t.enter(marcus, 2)
    assert scene.values(dominic) == (5, 5)
    assert scene.values(marcus) == (5, 5)
