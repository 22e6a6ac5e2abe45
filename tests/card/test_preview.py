"""What an attack comes to if everybody passes: the same as in the real course, and nothing secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday.card import CardGame, campaign
from eday.card.box import COG, LOCUST, SIDES
from eday.card.combat.preview import KINDS, usual
from eday.kernel import Decision, Event, Option
from tests.card.campaign.march import go_to
from tests.card.properties.hidden import chooses_secretly, twin
from tests.card.properties.play import Setup, present, setups, walk
from tests.card.rules.fights import scene
from tests.card.scene import Scene


def previewed(s: Scene, option_id: str) -> dict[str, Any]:
    """The preview of an option on offer."""
    found: Any = s.game.preview(s.decision.seat, option_id)
    assert found is not None
    return dict(found)


def fate(one: dict[str, Any]) -> tuple[int, int, int, bool, bool]:
    """Attack, defense, damage taken, killed, suppressed."""
    return one["attack"], one["defense"], one["takes"], one["dies"], one["suppressed"]


# ---------------------------------------------------------------------- by hand


@pytest.mark.rule("CG-COMBAT-18")
def test_an_attack_into_cover_before_and_after_the_reaction() -> None:
    s = scene(0)
    recruit, hunter = s.reserve("cog-fresh-recruit"), s.cover("loc-hunter", 1)
    s.hand(COG, "cog-heroism", "cog-captain", "cog-scout", "cog-airstrike")
    s.at_combat(COG)
    attack = f"attack:{s.ref(recruit)}:row:1"
    before = previewed(s, attack)
    assert [fate(one) for one in before["attackers"]] == [(2, 2, 3, True, False)]
    assert [fate(one) for one in before["defenders"]] == [(3, 2, 2, True, False)]
    assert (before["row"], before["enters"], before["direct"]) == ("row:1", None, {"cog": 0, "locust": 0})
    s.choose(attack, "pass")
    react = next(option for option in s.ids if option.startswith("react:"))
    after = previewed(s, react)
    assert [fate(one) for one in after["attackers"]] == [(4, 4, 3, False, False)]
    assert [fate(one) for one in after["defenders"]] == [(3, 2, 4, True, False)]
    assert after["enters"] == s.ref(recruit)
    assert [part["card"].partition("#")[0] for part in after["attackers"][0]["parts"]] == [
        "card:cog-fresh-recruit",
        "card:cog-heroism",
    ]
    assert previewed(s, "pass")["attackers"] == before["attackers"]
    assert s.zone(hunter) == "cover"


@pytest.mark.rule("CG-SUPPRESS-08")
def test_who_survives_in_reserve_is_suppressed() -> None:
    s = scene(1)
    recruit, captain = s.reserve("cog-fresh-recruit"), s.reserve("cog-captain")
    s.cover("loc-hunter", 1)
    s.at_combat(COG)
    told = previewed(s, f"attack:{s.ref(captain)}:row:1")
    assert [fate(one) for one in told["attackers"]] == [(4, 4, 3, False, False)]
    s.cover("loc-boomer", 2)
    s.at_combat(COG)
    told = previewed(s, f"attack:{s.ref(recruit)}:row:2")
    attacker, defender = fate(told["attackers"][0]), fate(told["defenders"][0])
    assert attacker[3] or attacker[4]
    assert not defender[3]


def dealt(one: dict[str, Any]) -> dict[str, int]:
    """Who deals how much to a fighter."""
    return {part["by"]: part["damage"] for part in one["dealt"]}


@pytest.mark.rule("CG-MULTIBLOCK-02", "CG-MULTIBLOCK-03")
def test_of_several_blockers_it_says_what_each_deals_and_takes() -> None:
    s = scene(2)
    sergeant = s.cover("cog-sergeant", 1)
    drone, kantus = s.reserve("loc-drone"), s.reserve("loc-kantus")
    s.at_combat()
    s.choose(f"direct:{s.ref(sergeant)}", f"block:{s.ref(drone)}")
    told = previewed(s, f"block:{s.ref(kantus)}")
    (attacker,) = told["attackers"]
    assert dealt(attacker) == {s.ref(drone): 2, s.ref(kantus): 2}
    assert (attacker["takes"], attacker["dies"]) == (4, True)
    assert [dealt(one) for one in told["defenders"]] == [{s.ref(sergeant): one["takes"]} for one in told["defenders"]]
    assert [one["through"] for one in (attacker, *told["defenders"])] == [0, 0, 0]


@pytest.mark.rule("CG-OVERRUN-01")
def test_it_says_what_gets_through_with_the_death_of_a_defender() -> None:
    s = scene(7)
    reaver = s.reserve("ch07-reaver")
    s.cover("cog-private", 3)
    s.at_combat(LOCUST)
    told = previewed(s, f"attack:{s.ref(reaver)}:row:3")
    (defender,) = told["defenders"]
    assert (defender["dies"], defender["through"], told["direct"]["cog"]) == (True, 1, 1)


@pytest.mark.rule("CG-BLOCK-03", "CG-ENEMYCOVER-04", "CG-ENEMYCOVER-05")
def test_a_direct_attack_with_and_without_a_blocker() -> None:
    s = scene(3)
    drone, sergeant = s.cover("loc-drone", 1), s.reserve("cog-sergeant")
    s.at_combat(LOCUST)
    assert previewed(s, f"direct:{s.ref(drone)}")["direct"] == {"cog": 2, "locust": 0}
    crossing = previewed(s, f"cross:{s.ref(drone)}")
    assert (crossing["direct"], crossing["defenders"]) == ({"cog": 3, "locust": 0}, [])
    s.choose(f"cross:{s.ref(drone)}")
    blocked = previewed(s, f"block:{s.ref(sergeant)}")
    assert blocked["direct"] == {"cog": 0, "locust": 0}
    assert [fate(one)[2] for one in (*blocked["attackers"], *blocked["defenders"])] == [4, 3]
    assert previewed(s, "no_block")["direct"] == {"cog": 3, "locust": 0}


@pytest.mark.rule("CG-WIN-02")
def test_the_blow_that_empties_a_deck() -> None:
    s = scene(1)
    sergeant = s.cover("cog-sergeant", 1)
    s.deck_size(LOCUST, 2)
    s.at_combat(COG)
    assert previewed(s, f"direct:{s.ref(sergeant)}")["winner"] == "cog"


@pytest.mark.parametrize(("others", "left_open"), [(0, False), (1, False), (2, True)])
def test_a_choice_on_the_way_leaves_the_result_open(others: int, left_open: bool) -> None:
    """A Boomer that kills damages another unit as well; of two its owner chooses one."""
    s = scene(1)
    unit, _ = s.reserve("loc-boomer"), s.cover("cog-private", 1)
    for card in ("cog-scout", "cog-captain")[:others]:
        s.reserve(card)
    s.at_combat(LOCUST)
    told = previewed(s, f"attack:{s.ref(unit)}:row:1")
    assert told["defenders"][0]["dies"]
    assert told["open"] is left_open


def test_whom_the_damage_of_several_attackers_hits() -> None:
    s = scene(1)
    units = [s.reserve("cog-fresh-recruit"), s.reserve("cog-private")]
    s.cover("loc-boomer", 1)
    s.hand(COG, "cog-coordinated-assault")
    s.fill(COG, 2)
    s.at_deployment(COG)
    s.choose(*s.offered("deploy")[:1], *(f"target:{s.ref(unit)}" for unit in units))
    s.pass_reactions()
    assert s.decision.kind == "hit"
    for unit in units:
        told = previewed(s, f"hit:{s.ref(unit)}")
        assert [one["card"] for one in told["attackers"] if one["takes"]] == [s.ref(unit)]


@pytest.mark.parametrize("kind", ["pass", "no_block", "done", "decline", "stop"])
def test_who_wants_nothing_passes(kind: str) -> None:
    first = Option("first", "target")
    assert usual(Decision(COG, "target", (first, Option(kind, kind)))).kind == kind
    assert usual(Decision(COG, "target", (first, Option("other", "target")))) is first


def test_who_wants_nothing_draws_no_card() -> None:
    options = tuple(Option(f"draw:{n}", "draw", value=n) for n in (2, 1, 0))
    assert usual(Decision(COG, "draw", options)).id == "draw:0"


def test_other_options_and_other_seats_have_none() -> None:
    s = scene(0)
    s.reserve("cog-fresh-recruit")
    s.cover("loc-hunter", 1)
    s.at_combat(COG)
    attack = s.offered("attack")[0]
    assert s.game.preview(LOCUST, attack) is None
    assert s.game.preview(COG, "end") is None
    assert s.game.preview(COG, s.offered("move")[0]) is None
    assert s.game.preview(COG, "attack:nobody:row:9") is None


def test_a_campaign_asks_its_game() -> None:
    march = campaign(3, best_of=1)
    while march.decision is not None and not any(option.kind in KINDS for option in march.decision.options):
        march.choose(march.decision.options[1 if march.decision.kind == "deployment" else 0].id)
    assert march.decision is not None
    assert march.game is not None
    option = next(option for option in march.decision.options if option.kind in KINDS)
    seat = march.decision.seat
    assert march.preview(seat, option.id) == march.game.preview(seat, option.id) is not None
    go_to(march, 3, ready=False)
    assert march.game is None
    assert march.preview(COG, march.decision.options[0].id) is None


# ---------------------------------------------------------------------- against the real course


def really(game: CardGame, option_id: str) -> list[Event]:
    """Choose the option and let everybody pass until the attack is over."""
    events = game.choose(option_id)
    while game.decision is not None and game.view(None)["attack"] is not None:
        events += game.choose(usual(game.decision).id)
    return events


def happened(events: list[Event], kind: str) -> set[str]:
    return {str(event.data["card"]) for event in events if event.kind == kind}


def check(game: CardGame, option_id: str) -> None:
    assert game.decision is not None
    told = game.preview(game.decision.seat, option_id)
    assert told is not None
    events = really(game.clone(), option_id)
    fighters = {one["card"]: one for one in (*told["attackers"], *told["defenders"])}
    killed = happened(events, "unit_killed")
    assert {card for card, one in fighters.items() if one["dies"]} | set(told["others"]) == killed
    suppressed = happened(events, "unit_suppressed") & set(fighters)
    assert {card for card, one in fighters.items() if one["suppressed"]} == suppressed - killed
    for seat, side in enumerate(SIDES):
        dealt = [event.data for event in events if event.kind == "direct_damage_dealt" and event.data["seat"] == seat]
        assert told["direct"][side] == sum(int(str(one["damage"])) for one in dealt)
    for card, one in fighters.items():
        taken = [e.data["damage"] for e in events if e.kind == "damage_dealt" and e.data["card"] == card]
        assert one["takes"] == max((int(str(damage)) for damage in taken), default=0)


@pytest.mark.parametrize("setup", setups(2, first=70_000), ids=str)
def test_the_real_course_is_the_same(setup: Setup) -> None:
    checked = 0
    for game in walk(setup):
        if checked >= 80 or game.decision is None:
            break
        for option in game.decision.options:
            if option.kind in KINDS:
                check(game, option.id)
                checked += 1
    assert checked > 15


@pytest.mark.rule("CG-SETUP-12")
@pytest.mark.parametrize("setup", setups(1, first=71_000), ids=str)
def test_it_tells_no_secret_and_changes_nothing(setup: Setup) -> None:
    checked = 0
    for number, game in enumerate(walk(setup)):
        decision = game.decision
        if checked >= 30 or decision is None:
            break
        found = [option.id for option in decision.options if option.kind in KINDS]
        if not found or chooses_secretly(game, decision.seat):
            continue
        before = present(game)
        other = twin(game, decision.seat, random.Random(number))
        told = [game.preview(decision.seat, option_id) for option_id in found]
        assert told == [other.preview(decision.seat, option_id) for option_id in found]
        assert present(game) == before
        checked += 1
    assert checked >= 10
