"""Decisions in words: every kind the board game asks for, with and without its context."""

from __future__ import annotations

from typing import Any

import pytest

from eday.kernel import Decision
from tests.text.scan import decision_kinds, messages
from tests.voices import BOARD, CARD

COGS = ("cog:marcus_fenix", "cog:dominic_santiago")
SQUAD = BOARD.seated(COGS)
DRONE = {"figure": "figure:drone-2"}

PROMPTS: list[tuple[str, dict[str, Any], str]] = [
    ("setup_cover", {}, "Marcus may start the game in cover"),
    ("heal", {}, "Marcus heals: draw how many order cards?"),
    ("order", {}, "Marcus: play an order card"),
    ("teamwork", {}, "Teamwork: Marcus may play an order card at once"),
    ("action", {"card": "order:assault", "next": 1}, "Marcus carries out Assault: what next?"),
    ("move", {"left": 2}, "Marcus is moving: 2 areas left"),
    ("move", {"left": 1}, "Marcus is moving: 1 area left"),
    ("move", {"left": 0}, "Marcus has moved: anything else before stopping?"),
    ("crawl", {"left": 1}, "Marcus is bleeding out and may crawl 1 area"),
    ("follow", {"mover": COGS[1], "to": "area:2A.B"}, "Dom moves to 2A-B: does Marcus follow?"),
    ("follower_cover", {}, "Marcus followed and may take cover"),
    ("dodge", {"attacker": "figure:drone-2"}, "Marcus is attacked by Drone 2: dodge?"),
    ("dodge", {"attacker": COGS[0]}, "Marcus set off this blast and stands in it: dodge?"),
    ("dodge", {"attacker": COGS[1]}, "Marcus stands in the blast set off by Dom: dodge?"),
    ("omen", {"ability": "SealHole", "omens": 1}, "Marcus rolled an omen: seal the hole?"),
    ("omen", {"ability": "Splash", "omens": 2}, "Marcus rolled an omen: let the blast hurt those nearby?"),
    ("omen", {"ability": "ExtraTarget", "omens": 1}, "Marcus rolled an omen: who else is wounded?"),
    ("extra_attack", {}, "Marcus may attack once more"),
    ("wound", {"wounds": 1}, "Marcus takes a wound: discard a card"),
    ("wound", {"wounds": 2}, "Marcus takes 2 wounds: discard a card for the first of them"),
    ("guard", DRONE, "Drone 2 is about to move on or attack: does Marcus guard now?"),
    ("pick_guard", DRONE, "Marcus decides: who guards against Drone 2?"),
    ("guard_attack", DRONE, "Marcus guards against Drone 2: attack how?"),
    ("discard", {"why": "revive"}, "Marcus discards a card to revive a comrade"),
    ("discard", {"why": "pick_up"}, "Marcus discards a card to pick up a weapon"),
    ("discard", {"why": "equipment"}, "Marcus discards a card to use the equipment"),
    ("drop_weapon", {}, "Marcus carries too many weapons: which one goes?"),
    ("keep_weapon", {}, "Marcus found weapons: which one is kept?"),
    ("split_ammo", {"left": 3}, "Marcus has 3 ammo left: on which weapon?"),
    ("ride", {}, "Marcus takes a ride: where to?"),
    ("gun_fired", {}, "Marcus has fired the gun: anything else?"),
    ("give_weapon", {"weapon": "weapon:hammer_of_dawn"}, "Who receives the Hammer of Dawn?"),
    ("give_weapon", {}, "Who receives the weapon?"),
    ("give_up_marker", {"marker": "marker:drone"}, "No Drone marker is left: which dropped weapon goes?"),
    ("give_up_marker", {}, "No wound marker is left: which dropped weapon goes?"),
    ("lose_ammo", {"seat": 1}, "Dom loses ammo: from which weapon?"),
    ("pick_you", {"ai": 3}, "Marcus is bleeding out: which COG does the AI card mean instead?"),
    ("activate", {"ai": 13}, "Marcus decides: which Locust acts next?"),
    ("locust_move", DRONE, "Drone 2 moves: which way?"),
    ("locust_cover", DRONE, "Drone 2 takes cover: where?"),
    ("locust_target", DRONE, "Drone 2: whom does it go for?"),
    ("locust_heal", {"figure": "figure:kantus-1"}, "Kantus 1 heals another Locust: which one?"),
    (
        "locust_revival",
        {"figure": "figure:kantus-1"},
        "Kantus 1 brings a Locust back: at which dropped weapon?",
    ),
    ("spawn", {"area": "area:2A.B"}, "Locusts spawn in 2A-B: which is placed first?"),
    ("spawn_at", {"enemy": "wretch"}, "Wretch spawns: where?"),
    ("spawn_at", {}, "Where do the Locusts spawn?"),
    ("team", {}, "Marcus: on which map do you start?"),
    ("unlock", {}, "Marcus: which level is unlocked?"),
    ("spawn_evenly", {"left": 3}, "Marcus: who comes out of which hole? 3 more are coming."),
    ("keep_open", {}, "Two holes are equally near the exit: which one stays open?"),
]


@pytest.mark.parametrize(("kind", "context", "prompt"), PROMPTS, ids=[row[2] for row in PROMPTS])
def test_prompt(kind: str, context: dict[str, Any], prompt: str) -> None:
    decision = Decision(0, kind, (), context)
    assert SQUAD.decision_prompt(decision) == prompt
    assert SQUAD.decision_prompt(decision.to_dict()) == prompt


@pytest.mark.parametrize("kind", sorted({row[0] for row in PROMPTS}))
def test_prompt_for_those_who_are_not_asked(kind: str) -> None:
    prompt = BOARD.decision_prompt(Decision(1, kind))
    assert "«" not in prompt
    assert "none" not in prompt.lower()
    assert prompt[0].isupper()


def test_seats_without_names_are_numbered_players() -> None:
    assert BOARD.decision_prompt(Decision(1, "dodge")) == "Player 2 is attacked: dodge?"


def test_every_kind_the_source_asks_has_a_prompt() -> None:
    assert decision_kinds() - {row[0] for row in PROMPTS} == set()


def test_no_prompt_is_left_over() -> None:
    kinds = {key.removeprefix("decision-") for key in messages("decisions")}
    assert kinds - {row[0] for row in PROMPTS} == {"other"}


def test_unknown_kind_still_asks() -> None:
    assert SQUAD.decision_prompt(Decision(0, "arm_wrestling")) == "Marcus has to choose (arm_wrestling)"


@pytest.mark.parametrize(("game", "prefix"), [("board", ""), ("card", "card-")])
def test_others_are_told_whom_the_table_waits_for(game: str, prefix: str) -> None:
    """A prompt for somebody else is no question to whoever reads it, and tells the kind alone."""
    kinds = decision_kinds(game)
    told = {key.removeprefix(f"{prefix}waiting-") for key in messages("waiting") if key.startswith(f"{prefix}waiting-")}
    assert told - {"other"} == kinds
    who = "Marcus" if game == "board" else "the COG player"
    voice = SQUAD if game == "board" else CARD
    for kind in kinds:
        line = voice.waiting_prompt(Decision(0, kind, context={"card": "order:assault"}))
        assert line.startswith(f"Waiting for {who}: "), line
        assert "?" not in line
    assert voice.waiting_prompt(Decision(0, "somersault")) == f"Waiting for {who}"
