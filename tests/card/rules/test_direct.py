"""CG-DIRECT: attacks at the enemy player, and direct damage."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import direct, scene
from tests.card.scene import Scene
from tests.compared import shown_to


def hit(n: int, keep: int | None = None, *, deck: int = 9, patch: dict[str, Any] | None = None) -> Scene:
    """A COG card deals the Locust player so much direct damage."""
    effect = {"trigger": "play", "do": [{"op": "direct_damage", "n": n}]}
    s = scene(patch={"tactics": {"cog-airstrike": {"deploy": "any", "effects": [effect]}}, **(patch or {})})
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.deck_size(LOCUST, deck)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike")
    if keep is not None:
        s.choose(f"keep:{keep}")
    return s


def wall(**rule: int) -> dict[str, Any]:
    """The High Wall's COG half changes direct damage of its occupant."""
    half = [{"trigger": "static", "do": [{"op": "damage_mod", **rule, "target": {"who": "occupant"}}]}]
    return {"covers": {"cov-high-wall": {"faces": {"front": {"cog": half}}}}}


@pytest.mark.rule("CG-DIRECT-01", "CG-DIRECT-03")
def test_a_unit_in_cover_attacks_the_enemy_player() -> None:
    s = scene()
    unit = s.cover("cog-private", 1)
    direct(s, unit)
    s.pass_reactions()
    assert (s.decision.kind, s.decision.seat) == ("keep", LOCUST)
    before = s.sizes(LOCUST)
    s.choose("keep:0")
    (told,) = s.happened("direct_damage_dealt")
    assert (told["seat"], told["damage"]) == (LOCUST, 2)
    assert s.sizes(LOCUST) == (before[0] - 2, before[1], before[2] + 2)


@pytest.mark.rule("CG-DIRECT-02")
def test_the_defender_may_block_with_a_unit_in_reserve() -> None:
    s = scene()
    unit, blocker = s.cover("cog-private", 1), s.reserve("loc-drone")
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert (s.decision.kind, s.decision.seat) == ("block", LOCUST)
    assert s.ids == [f"block:{s.ref(blocker)}", "no_block"]


@pytest.mark.rule("CG-DIRECT-04")
@pytest.mark.parametrize(("card", "attack"), [("cog-scout", 1), ("cog-captain", 4)])
def test_the_amount_does_not_depend_on_the_attack(card: str, attack: int) -> None:
    s = scene()
    unit = s.cover(card, 1)
    assert s.values(unit)[0] == attack
    direct(s, unit)
    s.pass_reactions()
    assert s.decision.context["damage"] == 2


@pytest.mark.rule("CG-DIRECT-04")
def test_a_card_may_change_the_amount() -> None:
    s = scene(15)
    unit = s.cover("cog-private", 3)
    direct(s, unit)
    s.pass_reactions()
    assert s.decision.context["damage"] == 3


@pytest.mark.rule("CG-DIRECT-05", "CG-DIRECT-06", "CG-DIRECT-08")
def test_the_first_cards_taken_are_kept_and_the_later_ones_discarded() -> None:
    s = hit(3)
    top = s.t.deck[LOCUST][:3]
    below = s.t.deck[LOCUST][3:]
    held = s.t.hand[LOCUST]
    s.choose("keep:2")
    assert set(s.t.hand[LOCUST]) == {*held, *top[:2]}
    assert s.alike(*s.t.discard[LOCUST]) == top[2:]
    assert s.t.deck[LOCUST] == below


@pytest.mark.rule("CG-DIRECT-05", "CG-DIRECT-07")
def test_the_number_kept_is_announced_before_a_card_is_seen() -> None:
    s = hit(2, deck=26)
    s.on_top(LOCUST, "loc-kantus", "loc-respawn")
    top = [s.ref(card) for card in s.t.deck[LOCUST][:2]]
    assert all(card not in str(s.game.view(LOCUST)) for card in top)
    assert all(card not in str(s.decision.to_dict()) for card in top)
    s.choose("keep:1")
    assert top[0] in shown_to(s.game, LOCUST)["sides"][LOCUST]["hand"]
    assert top[0] not in str(s.game.view(COG))
    assert f"{top[1]}#1" in s.game.view(COG)["sides"][LOCUST]["discard"]


@pytest.mark.rule("CG-DIRECT-09")
def test_cards_lost_to_direct_damage_set_nothing_off() -> None:
    effect = {"trigger": "play", "do": [{"op": "direct_damage", "n": 1}]}
    s = scene(5, patch={"tactics": {"cog-airstrike": {"deploy": "any", "effects": [effect]}}})
    s.reserve("cog-private")
    s.on_top(LOCUST, "loc-hammerburst-drone")
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike", "keep:0")
    assert s.t.ref(s.t.discard[LOCUST][-1]).startswith("card:loc-hammerburst-drone")
    assert s.decision.seat == COG
    assert not s.happened("damage_dealt")


@pytest.mark.rule("CG-DIRECT-06", "CG-DIRECT-10")
@pytest.mark.parametrize("keep", [0, 1, 2, 3])
def test_any_number_may_be_kept(keep: int) -> None:
    s = hit(3, keep)
    assert s.sizes(LOCUST) == (6, 1 + keep, 3 - keep)


@pytest.mark.rule("CG-DIRECT-11")
def test_a_short_deck_is_taken_whole_and_has_run_out() -> None:
    s = hit(3, deck=2)
    assert s.ids == ["keep:2", "keep:1", "keep:0"]
    s.choose("keep:1")
    assert s.sizes(LOCUST) == (0, 2, 1)
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "deck_out")


@pytest.mark.rule("CG-DIRECT-11")
def test_the_last_card_left_in_the_deck_keeps_the_game_going() -> None:
    s = hit(2, 2, deck=3)
    assert s.game.outcome is None


@pytest.mark.rule("CG-DIRECT-12")
def test_each_instance_has_its_own_decision() -> None:
    two = [{"op": "direct_damage", "n": 1}, {"op": "direct_damage", "n": 2}]
    s = scene(patch={"tactics": {"cog-airstrike": {"deploy": "any", "effects": [{"trigger": "play", "do": two}]}}})
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike")
    assert s.ids == ["keep:1", "keep:0"]
    s.choose("keep:0")
    assert s.ids == ["keep:2", "keep:1", "keep:0"]
    s.choose("keep:2")
    assert [(told["damage"], told["kept"]) for told in s.happened("direct_damage_dealt")] == [(1, 0), (2, 2)]


@pytest.mark.rule("CG-DIRECT-13")
def test_direct_damage_by_a_card_is_handled_the_same_way() -> None:
    s = scene(4)
    s.cover("ch04-berserker", 1)
    top, held = s.t.deck[COG][:3], s.t.hand[COG]
    s.begin_turn(LOCUST)
    assert (s.decision.seat, s.ids) == (COG, ["keep:3", "keep:2", "keep:1", "keep:0"])
    s.choose("keep:1")
    assert s.t.hand[COG] == tuple(sorted((*held, top[0])))
    assert s.alike(*s.t.discard[COG]) == top[1:]


@pytest.mark.rule("CG-DIRECT-14")
@pytest.mark.parametrize(("change", "amount"), [(1, 4), (-1, 2), (-2, 0), (-3, 0)])
def test_an_increase_needs_direct_damage_to_increase(change: int, amount: int) -> None:
    s = scene(3, patch=wall(direct_dealt=change))
    unit = s.cover("cog-private", 4, far=True)
    direct(s, unit)
    s.pass_reactions()
    if amount:
        assert s.decision.context["damage"] == amount
    else:
        assert s.decision.kind == "deployment"
        assert not s.happened("direct_damage_dealt")
