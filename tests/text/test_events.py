"""Events in words: one sentence for every kind the board game emits."""

from __future__ import annotations

from typing import Any

import pytest

from eday.kernel import Event
from tests.text.scan import emitted_events, messages
from tests.voices import BOARD

COGS = ("cog:marcus_fenix", "cog:dominic_santiago")
SQUAD = BOARD.seated(COGS)
SAMPLES: dict[str, Any] = {
    "area": "area:2A.B",
    "attack": ["omen", "one_wound"],
    "attacker": "cog:marcus_fenix",
    "cards": 3,
    "card": "order:assault",
    "cogs": list(COGS),
    "count": 2,
    "cover": "cover:2A.c1",
    "defense": {"figure:drone-2": ["two_shields"]},
    "enemy": "drone",
    "enemies": ["enemy:drone", "enemy:boomer"],
    "equipment": "weapon",
    "figure": "figure:drone-2",
    "health": 1,
    "hole": "hole:2A.C",
    "insane": True,
    "level": 1,
    "map": 2,
    "mission": "emergence",
    "mode": "overkill",
    "origin": "area:2A.A",
    "reason": "mission_complete",
    "seat": 0,
    "stage": 1,
    "target": "figure:drone-2",
    "tile": "tile:2A",
    "to": "area:2A.B",
    "token": "ammo",
    "tokens": 2,
    "turn": 5,
    "use": "move",
    "weapon": "weapon:lancer",
    "weapons": ["weapon:lancer", "weapon:mulcher"],
    "why": "wound",
    "winner": "cog",
    "wounds": 2,
}
"""A value for every field an event may have."""

EMITTED = emitted_events()


def line(kind: str, **data: object) -> str:
    return SQUAD.event_line(Event(kind, data))


@pytest.mark.parametrize(("kind", "fields"), EMITTED, ids=[kind for kind, _ in EMITTED])
def test_every_event_the_source_emits_is_a_sentence(kind: str, fields: tuple[str, ...]) -> None:
    data = {field: SAMPLES[field] for field in fields}
    if kind == "cards_drawn":
        data["cards"] = ["order:assault"]
    for event in (Event(kind, data), Event(kind, data).to_dict()):
        text = SQUAD.event_line(event)
        assert "«" not in text
        assert "none" not in text
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")


def test_no_sentence_is_left_over() -> None:
    kinds = {key.removeprefix("event-") for key in messages("events") if key.startswith("event-")}
    assert kinds == {kind for kind, _ in EMITTED}


def test_dice_are_read_out() -> None:
    one = {"figure:drone-2": ["two_shields"]}
    assert (
        line("dice_rolled", attacker=COGS[0], attack=["omen", "one_wound", "blank"], defense=one)
        == "Marcus rolls omen, 1 wound, blank against 2 shields."
    )
    two = {"figure:drone-1": ["one_shield", "blank"], COGS[1]: []}
    assert (
        line("dice_rolled", attacker=COGS[0], attack=["two_wounds"], defense=two)
        == "Marcus rolls 2 wounds against 1 shield, blank (Drone 1); no dice (Dom)."
    )
    assert line("dice_rolled", attacker=COGS[0], attack=["blank"], defense={}) == "Marcus rolls blank."
    assert "three hits" in line("dice_rolled", attacker=COGS[0], attack=["three_hits"], defense={})


def test_drawn_cards_are_named_to_those_who_know_them() -> None:
    assert line("cards_drawn", seat=1, count=2) == "Dom draws 2 order cards."
    assert line("cards_drawn", seat=1, count=1) == "Dom draws 1 order card."
    drawn = line("cards_drawn", seat=1, count=2, cards=["order:assault", "order:dig_in"])
    assert drawn == "Dom draws Assault and Dig In."


def test_attacks() -> None:
    drone, lancer = "figure:drone-2", "weapon:lancer"
    assert line("attack_declared", attacker=drone, target=COGS[0]) == "Drone 2 attacks Marcus."
    overkill = line("attack_declared", attacker=COGS[0], target=drone, weapon=lancer, mode="overkill")
    assert overkill == "Marcus attacks Drone 2 with the Lancer, overkill."
    normal = line("attack_declared", attacker=COGS[0], target=drone, weapon=lancer, mode="normal")
    assert normal == "Marcus attacks Drone 2 with the Lancer."
    gun = line("attack_declared", attacker=COGS[0], target=drone, equipment="troika_heavy_mg")
    assert gun == "Marcus attacks Drone 2 with the Troika heavy MG."


def test_variants_are_named_beside_their_borrowed_figure() -> None:
    where = {"figure": "figure:wretch-1", "area": "area:2A.B"}
    assert line("figure_spawned", **where, enemy="wretch") == "Wretch 1 spawns in 2A-B."
    assert line("figure_spawned", **where, enemy="lambent_wretch") == "Lambent Wretch (Wretch 1) spawns in 2A-B."


@pytest.mark.parametrize("why", ["order", "wound", "dodge", "guard", "follow", "solo_move", "revive", "pick_up"])
def test_discards_tell_why(why: str) -> None:
    plain = line("card_discarded", seat=0, card="order:assault", why="else")
    text = line("card_discarded", seat=0, card="order:assault", why=why)
    assert plain == "Marcus discards Assault."
    assert text != plain
    assert "Assault" in text


def test_how_the_game_ends() -> None:
    assert line("game_ended", winner="cog", reason="mission_complete", turn=9) == (
        "The COGs win in turn 9: the mission is complete."
    )
    assert "down" in line("game_ended", winner="locust", reason="all_bleeding_out", turn=9)
    assert "door" in line("game_ended", winner="locust", reason="door_out_of_reach", turn=9)


def test_players_without_names() -> None:
    assert BOARD.event_line(Event("first_player_chosen", {"seat": 1})) == "Player 2 goes first."


def test_unknown_event_is_shown_and_never_an_error() -> None:
    assert BOARD.event_line({"kind": "moon_fell", "data": {"area": "area:2A.B"}}) == "«event-moon_fell area=2A-B»"
    assert BOARD.event_line({"kind": "figure_healed"}) == "«event-figure_healed»"
