"""Cards of chapter 9; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

from typing import Any

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    goes_on,
    ids_of,
    in_order,
    place_with,
    play,
    row,
    storm,
    strike,
    tactic_counts,
    use_tactic,
)
from tests.card.scene import Scene

STRAIN = "ch09-lambent-strain"
POOL = "ch09-imulsion-pool"
INK: dict[str, Any] = {"trigger": "play", "do": [{"op": "damage", "n": 3, "target": {"who": "enemy", "zone": "cover"}}]}
INK_INTO_COVER = {"tactics": {"loc-ink-grenade": {"effects": [INK]}}}
"""No tactic of the Locust kills a healthy unit in cover: here one does, as an Airstrike would."""


@pytest.mark.card("card:ch09-scenario")
@pytest.mark.parametrize(
    ("winner", "hand", "locust", "decks"),
    [("cog", 6, [], (25, 28)), ("locust", 5, ["ch09-dark-wretch"], (26, 27))],
)
def test_chapter_9_begins_with_a_card_more_or_a_dark_wretch_in_reserve(
    winner: str, hand: int, locust: list[str], decks: tuple[int, int]
) -> None:
    scene = Scene(9, previous_winner=winner, played=True)
    assert row(scene) == ["cov-low-wall", POOL, "ch09-mine-cart", "cov-high-wall"]
    assert [ids_of(scene, scene.t.reserve[side]) for side in (COG, LOCUST)] == [[], locust]
    assert [scene.sizes(side)[:2] for side in (COG, LOCUST)] == [(decks[0], hand), (decks[1], 5)]


@pytest.mark.card("card:ch09-scenario")
@pytest.mark.parametrize("cards", [1, 0])
def test_chapter_9_lets_a_victorious_cog_draw_a_card(cards: int) -> None:
    game = eday.card.new(9, 1, previous_winner="cog")
    assert game.decision is not None
    assert (game.decision.seat, [option.id for option in game.decision.options]) == (COG, ["draw:1", "draw:0"])
    game.choose(f"draw:{cards}")
    assert (game.turn, len(game._table.hand[COG]), len(game._table.hand[LOCUST])) == (1, 5 + cards, 5)


@pytest.mark.card("card:ch09-marcus-fenix")
def test_marcus_of_chapter_9_fights_better_in_enemy_cover() -> None:
    scene = Scene(9, previous_winner="locust")
    marcus = command(scene, "ch09-marcus-fenix")
    assert tactic_counts(scene, COG, marcus) == [3, 6]
    use_tactic(scene, COG, marcus, 3)
    assert (scene.zone(marcus), scene.values(marcus)) == ("reserve", (3, 4))
    assert tactic_counts(scene, COG, marcus) == []
    scene.cover("ch09-marcus-fenix", 1)
    assert scene.values(marcus) == (3, 4)
    scene.t.far[marcus] = True
    assert scene.values(marcus) == (4, 4)


@pytest.mark.card("card:ch09-marcus-fenix")
def test_marcus_of_chapter_9_is_tough() -> None:
    scene = Scene(9, previous_winner="cog", extra=("loc-towering-boomer",))
    marcus = scene.cover("ch09-marcus-fenix", 1)
    storm(scene, scene.reserve("loc-towering-boomer"), 1)
    assert scene.zone(marcus) == "command"


@pytest.mark.card("card:ch09-lambent-strain")
@pytest.mark.parametrize(("unit", "packets"), [("loc-wretch-pack", [2, 1]), ("loc-hunter", [3])])
def test_lambent_strain_burns_whoever_kills_a_wretch_in_an_attack(unit: str, packets: list[int]) -> None:
    scene = Scene(9, previous_winner="cog")
    victim, private = scene.cover(unit, 1), scene.reserve("cog-private")
    storm(scene, private, 1)
    assert scene.zone(victim) == "discard"
    assert damage_to(scene, private) == packets


@pytest.mark.card("card:ch09-lambent-strain")
def test_lambent_strain_does_nothing_outside_attacks() -> None:
    scene = Scene(9, previous_winner="cog")
    pack = scene.cover("loc-wretch-pack", 1)
    scene.reserve("cog-private")
    play(scene, COG, "cog-airstrike", 2)
    assert scene.zone(pack) == "discard"
    assert [event["card"] for event in scene.happened("damage_dealt")] == [scene.ref(pack)]


@pytest.mark.card("card:ch09-lambent-strain")
def test_lambent_strain_brings_a_wretch_back_to_hand() -> None:
    scene = Scene(9, previous_winner="cog")
    strain = command(scene, STRAIN)
    (_grenadier,) = scene.discards(LOCUST, "loc-grenadier")
    assert tactic_counts(scene, LOCUST, strain) == []
    pack, dark = scene.discards(LOCUST, "loc-wretch-pack", "ch09-dark-wretch")
    assert tactic_counts(scene, LOCUST, strain) == [4]
    use_tactic(scene, LOCUST, strain, 4)
    assert scene.ids == [f"target:{scene.ref(card)}" for card in (pack, dark)]
    scene.choose(f"target:{scene.ref(dark)}")
    assert (scene.zone(dark), scene.zone(pack), scene.sizes(LOCUST)[1]) == ("hand", "discard", 5)


@pytest.mark.card("card:ch09-gnasher-specialist")
def test_the_gnasher_specialist_hits_harder_while_blocking() -> None:
    scene = Scene(9, previous_winner="cog")
    assert deploy_counts(scene, COG, "ch09-gnasher-specialist") == [3, 5]
    gnasher = scene.reserve("ch09-gnasher-specialist")
    assert scene.values(gnasher) == (4, 2)
    hunter = scene.cover("loc-hunter", 1)
    strike(scene, hunter, gnasher)
    assert damage_to(scene, hunter) == [5]
    gnasher = scene.reserve("ch09-gnasher-specialist")
    target = scene.cover("loc-grenadier", 1)
    storm(scene, gnasher, 1)
    assert damage_to(scene, target) == [4]


@pytest.mark.card("card:ch09-dark-wretch", "card:ch10-imulsion-wretch")
@pytest.mark.parametrize(
    ("card", "chapter", "counts", "printed", "packets"),
    [
        ("ch09-dark-wretch", 10, [4, 6], (3, 3), [3, 2]),
        ("ch10-imulsion-wretch", 10, [5, 6], (3, 1), [3, 1]),
    ],
)
def test_wretches_full_of_imulsion_burst_when_killed_in_an_attack(
    card: str, chapter: int, counts: list[int], printed: tuple[int, int], packets: list[int]
) -> None:
    scene = Scene(chapter, previous_winner="cog", extra=(card, "cog-sergeant", "cog-hardened-captain"))
    assert deploy_counts(scene, LOCUST, card) == counts
    scene.hand(LOCUST)
    wretch = scene.reserve(card)
    assert scene.values(wretch) == printed
    captain = scene.cover("cog-hardened-captain", 1)
    other = scene.reserve("cog-sergeant")
    strike(scene, captain, wretch)
    assert scene.zone(wretch) == "discard"
    assert damage_to(scene, captain) == packets
    assert damage_to(scene, other) == []
    target = scene.cover(card, 3)
    play(scene, COG, "cog-airstrike", 2)
    assert scene.zone(target) == "discard"
    assert (damage_to(scene, captain), damage_to(scene, other)) == ([], [])


@pytest.mark.card("card:ch09-imulsion-pool", "card:ch14-fuel-tanker")
@pytest.mark.parametrize(
    ("chapter", "cover", "occupant", "attacker", "packets", "survives"),
    [
        (9, POOL, "cog-scout", "loc-grenadier", [1, 2], True),
        (9, POOL, "cog-scout", "loc-hunter", [1, 2], False),
        (14, "ch14-fuel-tanker", "loc-grenadier", "cog-captain", [2, 2], True),
        (14, "ch14-fuel-tanker", "cog-scout", "loc-grenadier", [1, 2], True),
        (14, "ch14-fuel-tanker", "cog-scout", "loc-hunter", [1, 2], False),
    ],
)
def test_explosive_cover_hurts_the_attacker_that_kills_its_occupant(
    chapter: int, cover: str, occupant: str, attacker: str, packets: list[int], survives: bool
) -> None:
    scene = Scene(chapter, previous_winner="cog", extra=("cog-captain",))
    place = place_with(scene, cover)
    dead, unit = scene.cover(occupant, place), scene.reserve(attacker)
    storm(scene, unit, place)
    in_order(scene)
    assert scene.zone(dead) == "discard"
    assert damage_to(scene, unit) == packets
    assert scene.place(unit) == (place if survives else 0)


@pytest.mark.card("card:ch09-imulsion-pool", "card:ch14-fuel-tanker")
@pytest.mark.parametrize(
    ("chapter", "cover", "occupant", "attacker", "tactic"),
    [
        (9, POOL, "cog-private", "loc-grenadier", "loc-ink-grenade"),
        (14, "ch14-fuel-tanker", "cog-private", "loc-grenadier", "loc-ink-grenade"),
        (14, "ch14-fuel-tanker", "loc-grenadier", "cog-private", "cog-airstrike"),
    ],
)
def test_explosive_cover_is_quiet_outside_attacks_and_while_its_occupant_lives(
    chapter: int, cover: str, occupant: str, attacker: str, tactic: str
) -> None:
    scene = Scene(chapter, previous_winner="cog", extra=(tactic,), patch=INK_INTO_COVER)
    place = place_with(scene, cover)
    holder, unit = scene.cover(occupant, place), scene.reserve(attacker)
    storm(scene, unit, place)
    assert (damage_to(scene, holder), damage_to(scene, unit)) == ([2], [2])
    play(scene, scene.t.box.owner[unit], tactic, 6)
    assert scene.zone(holder) == "discard"
    assert damage_to(scene, unit) == []


@pytest.mark.card("card:ch09-mine-cart")
@pytest.mark.parametrize(("side", "card"), [(COG, "cog-private"), (LOCUST, "loc-grenadier")])
def test_the_mine_cart_may_carry_its_occupant_to_free_cover(side: int, card: str) -> None:
    scene = Scene(9, previous_winner="locust")
    cart = place_with(scene, "ch09-mine-cart")
    unit = scene.cover(card, cart)
    scene.cover("loc-hunter" if side == COG else "cog-scout", 1)
    scene.fill(side, 1)
    scene.fill(1 - side, 1)
    scene.begin_turn(1 - side)
    assert goes_on(scene)
    scene.begin_turn(side)
    assert scene.ids == ["use:card:ch09-mine-cart#1", "decline"]
    scene.choose("decline")
    assert scene.place(unit) == cart
    scene.begin_turn(side)
    scene.choose("use:card:ch09-mine-cart#1")
    assert scene.ids == ["to:row:2", "to:row:4"]
    scene.choose("to:row:4")
    assert scene.place(unit) == 4
