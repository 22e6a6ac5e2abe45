"""CG-TURN: turns, their three phases, and what happens at their start and end."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import new
from eday.card.table import COMMAND, ROW
from tests.card.scene import Scene


def phases(s: Scene) -> list[str]:
    """Seat and phase of every decision until the turn after next, with as little done as possible."""
    found = []
    for _ in range(40):
        if s.game.decision is None:
            break
        found.append(f"{s.decision.seat} {s.t.phase}")
        s.choose("end" if "end" in s.ids else "draw")
        if s.t.turn > 4:
            break
    return found


# ---------------------------------------------------------------------- phases


@pytest.mark.rule("CG-TURN-01", "CG-TURN-02", "CG-TURN-06")
def test_players_alternate_and_each_turn_has_three_phases() -> None:
    s = Scene(1)
    s.reserve("cog-private")
    s.reserve("loc-drone")
    s.fill(COG, 2)
    s.fill(LOCUST, 2)
    s.t.turn = 2
    s.begin_turn(COG)
    turn = ["{} first_deployment", "{} combat", "{} second_deployment"]
    assert phases(s) == [step.format(seat) for seat in (COG, LOCUST) for step in turn]
    assert [event["seat"] for event in s.happened("turn_started")] == [COG, LOCUST, COG]


@pytest.mark.rule("CG-TURN-03", "CG-TURN-04")
@pytest.mark.parametrize("second", [False, True])
def test_a_deployment_phase_offers_draw_discard_and_deploy(second: bool) -> None:
    s = Scene(1)
    s.hand(COG, "cog-sergeant", "cog-heroism", "cog-airstrike")
    s.at_deployment(COG, second)
    assert sorted(s.ids) == [
        "deploy:card:cog-sergeant",
        "discard:card:cog-airstrike",
        "discard:card:cog-heroism",
        "discard:card:cog-sergeant",
        "draw",
    ]


@pytest.mark.rule("CG-TURN-03")
@pytest.mark.parametrize("action", ["draw", "discard:card:cog-heroism", "deploy:card:cog-sergeant"])
@pytest.mark.parametrize("second", [False, True])
def test_one_action_ends_a_deployment_phase(action: str, second: bool) -> None:
    s = Scene(1)
    s.hand(COG, "cog-sergeant", "cog-heroism", "cog-airstrike")
    s.reserve("cog-private")
    s.fill(LOCUST, 2)
    s.at_deployment(COG, second)
    s.choose(action)
    assert (s.decision.seat, s.decision.kind) == ((LOCUST, "deployment") if second else (COG, "combat"))


@pytest.mark.rule("CG-TURN-05")
def test_the_combat_phase_goes_on_until_the_player_ends_it() -> None:
    s = Scene(1)
    one, two = s.reserve("cog-private"), s.reserve("cog-sergeant")
    s.fill(COG, 2)
    s.at_combat(COG)
    s.choose(f"move:{s.ref(one)}:row:1")
    assert f"move:{s.ref(two)}:row:2" in s.ids
    assert s.t.phase == "combat"
    s.choose("end")
    assert (s.t.phase, s.place(two)) == ("second_deployment", 0)


@pytest.mark.rule("CG-TURN-05", "CG-TURN-15")
def test_the_combat_phase_may_be_passed() -> None:
    s = Scene(1)
    unit = s.reserve("cog-private")
    s.fill(COG, 2)
    s.at_combat(COG)
    s.choose("end")
    assert (s.t.phase, s.zone(unit)) == ("second_deployment", "reserve")


@pytest.mark.rule("CG-TURN-06", "CG-DEPLOY-12")
def test_the_turn_passes_when_the_effects_of_the_last_action_are_over() -> None:
    s = Scene(1)
    s.hand(COG, "cog-scout", "cog-heroism", "cog-airstrike")
    s.fill(LOCUST, 1)
    s.at_deployment(COG, second=True)
    s.choose("deploy:card:cog-scout")
    assert (s.decision.seat, s.decision.kind, s.t.active) == (COG, "draw", COG)
    s.choose("draw:1")
    assert (s.decision.seat, s.decision.kind, s.t.active) == (LOCUST, "deployment", LOCUST)


# ---------------------------------------------------------------------- the first turn


def deployments(chapter: int | str) -> list[tuple[int, str]]:
    """(turn, phase) of the deployment phases of the first three turns."""
    game = new(chapter, 3)
    found = []
    while game.decision is not None and game.turn < 4:
        decision = game.decision
        if decision.kind == "deployment":
            found.append((game.turn, str(decision.context["phase"])))
        game.choose(next(o.id for o in decision.options if o.kind in ("end", "draw", "stop", "decline")))
    return found


@pytest.mark.rule("CG-TURN-09", "CG-TURN-10", "CG-TURN-11")
def test_only_the_first_turn_of_a_game_has_one_deployment_phase() -> None:
    first, second = "first_deployment", "second_deployment"
    assert deployments(1) == [(1, first), (2, first), (2, second), (3, first), (3, second)]


@pytest.mark.rule("CG-TURN-09")
def test_the_first_turn_of_the_tutorial_has_both() -> None:
    first, second = "first_deployment", "second_deployment"
    assert deployments("tutorial")[:3] == [(1, first), (1, second), (2, first)]


@pytest.mark.rule("CG-TURN-11")
def test_the_shortened_turn_has_its_combat_phase() -> None:
    s = Scene(1)
    unit = s.hand(COG, "cog-private")[0]
    s.fill(COG, 5)
    s.t.turn = 0
    s.begin_turn(COG)
    s.t.turn = 1
    s.choose(f"deploy:{s.ref(unit)}")
    s.choose(f"move:{s.ref(unit)}:row:1")
    assert s.place(unit) == 1
    assert (s.t.turn, s.t.active) == (2, LOCUST)


# ---------------------------------------------------------------------- start and end


def marcus(hand: int = 2) -> Scene:
    """Marcus may come to the reserve at the start of the COG turn."""
    s = Scene(2, previous_winner="cog")
    s.fill(COG, hand)
    return s


@pytest.mark.rule("CG-TURN-07")
def test_the_start_of_a_turn_comes_before_its_first_action() -> None:
    s = marcus()
    s.begin_turn(COG)
    assert (s.decision.kind, s.t.phase) == ("may", "start")
    s.choose("use:card:ch02-marcus-back-in-armor#1")
    assert s.t.phase == "first_deployment"
    assert s.sizes(COG)[1] == 2


@pytest.mark.rule("CG-TURN-07")
def test_the_start_of_the_other_turn_does_not_count() -> None:
    s = marcus()
    s.hand(LOCUST, "loc-boomer")
    s.begin_turn(LOCUST)
    if s.decision.kind == "may":  # Scent of Blood, a card of his own
        s.choose("decline")
    assert (s.decision.seat, s.t.phase) == (LOCUST, "first_deployment")
    assert s.zone(s.card("ch02-marcus-back-in-armor", zone=COMMAND)) == "command"


@pytest.mark.rule("CG-TURN-08")
def test_the_end_of_a_turn_comes_after_its_last_action_and_all_effects() -> None:
    s = Scene(1)  # Dominic Santiago saves a reaction for two units in cover
    (heroism,) = s.discards(COG, "cog-heroism")
    s.cover("cog-private", 1)
    s.cover("cog-sergeant", 2)
    s.hand(COG, "cog-scout", "cog-heroism", "cog-airstrike")
    s.at_deployment(COG, second=True)
    s.choose("deploy:card:cog-scout")
    assert (s.decision.context["card"], s.t.phase) == ("card:cog-scout#1", "second_deployment")
    s.choose("draw:2")
    assert (s.decision.context["card"], s.t.phase) == ("card:ch01-dominic-santiago#1", "end")
    assert s.ids == [f"target:{s.ref(heroism)}", "stop"]


@pytest.mark.rule("CG-TURN-12")
def test_suppressed_units_of_the_active_player_stand_up() -> None:
    s = Scene(1)
    mine = [s.reserve("cog-private", suppressed=True), s.reserve("cog-sergeant", suppressed=True)]
    other = s.reserve("loc-drone", suppressed=True)
    s.begin_turn(COG)
    assert [s.t.suppressed[unit] for unit in (*mine, other)] == [False, False, True]
    assert [event["card"] for event in s.happened("unit_readied")] == [s.ref(unit) for unit in mine]


@pytest.mark.rule("CG-TURN-13")
def test_units_stand_up_before_effects_of_the_start_of_the_turn() -> None:
    s = marcus()
    unit = s.reserve("cog-private", suppressed=True)
    s.begin_turn(COG)
    assert s.decision.kind == "may"
    assert not s.t.suppressed[unit]


def two_effects() -> Scene:
    """Kim and the Engineer both do something at the start of the COG turn."""
    s = Scene(3, extra=("cog-engineer",))
    for place in (1, 2):
        s.cover("cog-sergeant", place, far=True)
    s.reserve("cog-engineer")
    s.discards(COG, "cog-heavy-infantry")
    s.begin_turn(COG)
    return s


@pytest.mark.rule("CG-TURN-14", "CG-FAQ-03")
@pytest.mark.parametrize("first", ["cog-engineer", "ch03-minh-young-kim"])
def test_the_active_player_orders_effects_of_the_start_of_the_turn(first: str) -> None:
    s = two_effects()
    assert (s.decision.seat, s.decision.kind) == (COG, "order")
    assert sorted(s.ids) == ["resolve:card:ch03-minh-young-kim#1", "resolve:card:cog-engineer#1"]
    s.choose(f"resolve:card:{first}#1")
    assert s.decision.context["card"] == f"card:{first}#1"
    s.choose("decline" if first == "cog-engineer" else "draw:0")
    assert s.decision.context["card"] != f"card:{first}#1"
    assert s.decision.kind in ("may", "draw")


@pytest.mark.rule("CG-TURN-14", "CG-FAQ-03")
@pytest.mark.parametrize("press_first", [True, False])
def test_the_active_player_orders_effects_of_the_end_of_the_turn(press_first: bool) -> None:
    s = Scene(6)
    press = s.card("ch06-machine-press", zone=ROW)
    s.cover("cog-captain", s.t.row.index(*s.alike(press)) + 1)
    s.cover("cog-private", 3)
    s.at_end(COG)
    assert (s.decision.seat, s.decision.kind) == (COG, "order")
    goal = "card:ch06-push-through-the-works#1"
    assert sorted(s.ids) == [f"resolve:{s.ref(press)}", f"resolve:{goal}"]
    s.choose(f"resolve:{s.ref(press) if press_first else goal}")
    found = [event.kind for event in s.events if event.kind in ("damage_dealt", "card_rotated")]
    assert found == (["damage_dealt", "card_rotated"] if press_first else ["card_rotated", "damage_dealt"])
