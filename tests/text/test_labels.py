"""Options in words: every kind the board game offers, each with its exact label."""

from __future__ import annotations

from typing import Any

import pytest

from eday.kernel import Option
from tests.text.scan import messages, option_kinds
from tests.voices import BOARD

ORDER, FIGURE, COG = ("order:assault",), ("figure:drone-2",), ("cog:dominic_santiago",)
AREA, COVER, HOLE, WEAPON = ("area:2A.B",), ("cover:2A.c1",), ("hole:2A.C",), ("weapon:lancer",)
COGS = ("cog:marcus_fenix", "cog:dominic_santiago")

LABELS: list[tuple[str, tuple[str, ...], dict[str, Any], str]] = [
    ("heal", (), {"cards": 2}, "Draw 2 order cards"),
    ("heal", (), {"cards": 1}, "Draw 1 order card"),
    ("heal", (), {"cards": 0}, "Draw no cards"),
    ("play_actions", ORDER, {}, "Play Assault for its actions"),
    ("play_move", ORDER, {}, "Play Assault to move up to 2 areas"),
    ("play_attack", ORDER, {}, "Play Assault to attack"),
    ("swap", ORDER, {}, "Take Assault out of the game and draw another card"),
    ("explore", AREA, {}, "Explore through the door in 2A-B"),
    ("drop", WEAPON, {}, "Get rid of the Lancer"),
    ("solo_move", ORDER, {}, "Discard Assault to move 1 more area"),
    ("revive", COG, {}, "Special action (discard 1 card): revive Dom"),
    ("pick_up", WEAPON, {}, "Special action (discard 1 card): pick up the Lancer"),
    (
        "equipment",
        ("area:2A.B", "tile:2A"),
        {"equipment": "ammunition"},
        "Special action (discard 1 card): use the equipment here (Ammunition)",
    ),
    (
        "gun_attack",
        (*FIGURE, "area:16B.G", "tile:16B"),
        {"equipment": "troika_heavy_mg"},
        "Fire the Troika heavy MG at Drone 2 instead of playing an order card",
    ),
    ("skip", (), {}, "Nothing more this turn"),
    ("ride", AREA, {}, "Ride to 2A-B"),
    ("give", (*COG, *WEAPON), {}, "Give the Lancer to Dom"),
    ("draw", COG, {"cards": 1}, "Dom draws 1 order card"),
    ("draw", COG, {"cards": 2}, "Dom draws 2 order cards"),
    ("draw", COGS, {"cards": 1}, "Marcus and Dom draw 1 order card each"),
    ("draw", COGS, {"cards": 2}, "Marcus and Dom draw 2 order cards each"),
    ("pull", FIGURE, {}, "Pull Drone 2 into your area"),
    ("push", FIGURE, {}, "Drive Drone 2 away from you (1 area)"),
    ("teamwork", ("seat:1",), {}, "Let player 2 play an order card"),
    ("free_pick_up", WEAPON, {}, "Pick up the Lancer at no cost"),
    (
        "free_equipment",
        ("area:2A.B", "tile:2A"),
        {"equipment": "weapon"},
        "Use the equipment here (Weapon cache) at no cost",
    ),
    ("free_revive", COG, {}, "Revive Dom at no cost"),
    ("gain_ammo", WEAPON, {}, "Put ammo on the Lancer"),
    ("hold_locusts", (), {}, "Hold the Locusts back: no AI card this turn"),
    ("bonus_move", (), {}, "Use the bonus move"),
    ("end", (), {}, "Done with this card"),
    ("move", AREA, {}, "Move to 2A-B"),
    ("cover", COVER, {}, "Take cover 2A-c1"),
    ("oust", (*COVER, *FIGURE), {}, "Drive Drone 2 out of cover 2A-c1 and take its place"),
    ("stop", (), {}, "Stop moving"),
    ("stay", (), {}, "Stay out of cover"),
    ("attack", (*FIGURE, *WEAPON), {"mode": "normal"}, "Attack Drone 2 with the Lancer, normal"),
    ("attack", (*FIGURE, *WEAPON), {"mode": "overkill"}, "Attack Drone 2 with the Lancer, overkill (1 ammo)"),
    ("attack", (*FIGURE, *WEAPON), {"mode": "overkill", "cost": 0}, "Attack Drone 2 with the Lancer, overkill (free)"),
    (
        "attack",
        (*AREA, "weapon:bolo_grenade"),
        {"mode": "overkill"},
        "Attack area 2A-B with the Bolo Grenade, overkill (1 grenade)",
    ),
    ("attack", (*FIGURE, "weapon:boomshield"), {"mode": "normal"}, "Attack Drone 2 with the Boomshield, normal"),
    ("chainsaw", (*FIGURE, *WEAPON), {}, "Chainsaw Drone 2 with the Lancer"),
    ("charge", ("weapon:hammer_of_dawn",), {}, "Charge the Hammer of Dawn instead of attacking (1 ammo)"),
    ("seal", HOLE, {}, "Seal hole 2A-C"),
    ("hit", FIGURE, {}, "Wound Drone 2 as well"),
    ("splash", (*COG, *FIGURE), {}, "Let the blast wound Dom and Drone 2"),
    ("decline", (), {}, "Do not use it"),
    ("dodge", ORDER, {}, "Dodge with Assault (2 more defense dice)"),
    ("guard", ORDER, {}, "Guard with Assault"),
    ("follow", ORDER, {}, "Discard Assault to follow"),
    ("pass", (), {}, "Pass"),
    ("let", COG, {}, "Let Dom guard"),
    ("discard", ORDER, {}, "Discard Assault"),
    ("lose_ammo", WEAPON, {}, "Lose ammo from the Lancer"),
    ("keep", WEAPON, {}, "Keep the Lancer"),
    ("enough", (), {}, "Take no more ammo"),
    ("activate", FIGURE, {}, "Activate Drone 2"),
    ("step", AREA, {}, "Move to 2A-B"),
    ("target", COG, {}, "Attack Dom"),
    ("condition_cog", COG, {}, "Go for Dom"),
    ("condition_locust", FIGURE, {}, "Go and heal Drone 2"),
    ("heal_locust", FIGURE, {}, "Heal Drone 2"),
    ("give_up", ("weapon:hammerburst", "area:2A.B"), {}, "Take the Hammerburst in 2A-B off the map"),
    ("turn_over", ("weapon:hammerburst", "area:2A.B"), {}, "Turn over the Hammerburst in 2A-B"),
    ("you", COG, {}, "Go for Dom"),
    ("spawn", AREA, {"enemy": "drone"}, "Place the Drone in 2A-B first"),
    ("spawn", AREA, {"enemy": "A"}, "Place the Locust A in 2A-B first"),
    ("at", HOLE, {}, "Spawn at hole 2A-C"),
    ("spawn_in", AREA, {"enemy": "drone"}, "Drone in 2A-B"),
    ("team", AREA, {"map": 2}, "Start on map 2, in 2A-B"),
    ("unlock", (), {"level": 3}, "Unlock level 3"),
    ("keep_open", HOLE, {}, "Leave hole 2A-C open, seal the others"),
]


@pytest.mark.parametrize(("kind", "refs", "args", "label"), LABELS, ids=[row[3] for row in LABELS])
def test_label(kind: str, refs: tuple[str, ...], args: dict[str, Any], label: str) -> None:
    option = Option(f"{kind}:x", kind, refs, args)
    assert BOARD.option_label(option) == label
    assert BOARD.option_label(option.to_dict()) == label


def test_every_kind_the_source_offers_has_a_label() -> None:
    assert option_kinds() - {row[0] for row in LABELS} == set()


def test_no_label_is_left_over() -> None:
    assert {key.removeprefix("option-") for key in messages("options")} == {row[0] for row in LABELS}


def test_players_are_called_by_their_cogs() -> None:
    option = Option("teamwork:seat:1", "teamwork", ("seat:1",))
    assert BOARD.seated(COGS).option_label(option) == "Let Dom play an order card"
    assert BOARD.seated(["marcus_fenix", "damon_baird"]).option_label(option) == "Let Baird play an order card"


def test_unknown_kind_is_shown_and_never_an_error() -> None:
    label = BOARD.option_label({"kind": "somersault", "refs": ["area:2A.B"], "args": {"height": 2}})
    assert label.startswith("«option-somersault")
    assert "2A-B" in label
    assert BOARD.option_label({"kind": "attack"}).startswith("«option-attack")
