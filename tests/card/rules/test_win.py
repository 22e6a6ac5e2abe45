"""CG-WIN: how a game ends."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import new
from eday.card.table import COMMAND, OUT, ROW
from tests.card.scene import Scene


def ended(s: Scene) -> tuple[str, str] | None:
    outcome = s.game.outcome
    return (outcome.winner, outcome.reason) if outcome else None


def direct_attack(deck: int, attacker: int = COG) -> Scene:
    """A unit attacks directly, nobody can block, and so many cards are left in the other deck."""
    s = Scene(1)
    unit = s.cover("cog-private" if attacker == COG else "loc-drone", 1)
    s.deck_size(1 - attacker, deck)
    s.at_combat(attacker)
    s.choose(f"direct:{s.ref(unit)}")
    return s


# ---------------------------------------------------------------------- decks


@pytest.mark.rule("CG-WIN-01")
@pytest.mark.parametrize("attacker", [COG, LOCUST])
def test_whoever_empties_the_other_deck_wins(attacker: int) -> None:
    s = direct_attack(2, attacker)
    s.choose("keep:2")
    assert ended(s) == (("cog", "locust")[attacker], "deck_out")
    assert s.game.decision is None
    assert [(e["winner"], e["reason"]) for e in s.happened("game_ended")] == [ended(s)]


@pytest.mark.rule("CG-WIN-01", "CG-WIN-02")
def test_a_single_card_in_the_deck_is_enough_to_go_on() -> None:
    s = direct_attack(3)
    s.choose("keep:0")
    assert s.sizes(LOCUST) == (1, 0, 2)
    assert ended(s) is None
    assert s.game.decision is not None


@pytest.mark.rule("CG-WIN-02")
def test_the_game_ends_as_soon_as_the_effect_is_resolved() -> None:
    """The attack that set it off is not finished: nobody enters the cover any more."""
    s = Scene(1, patch={"units": {"cog-vanguard": {"defense": 5}}})
    vanguard = s.reserve("cog-vanguard")  # may draw a card when it kills a unit in cover
    hunter = s.cover("loc-hunter", 1)
    s.deck_size(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(vanguard)}:row:1")
    assert s.ids == ["draw:1", "draw:0"]
    s.choose("draw:1")
    assert ended(s) == ("locust", "deck_out")
    assert [event.kind for event in s.events][-2:] == ["cards_drawn", "game_ended"]
    assert (s.zone(hunter), s.zone(vanguard)) == ("discard", "reserve")


HURT = {"trigger": "start_of_turn", "do": [{"op": "direct_damage", "n": 1}]}
DRAW = {"trigger": "start_of_turn", "do": [{"op": "draw", "n": 1}]}
REFILL = {"trigger": "start_of_turn", "do": [{"op": "return_from_discard", "n": 1, "to": "deck_bottom"}]}


@pytest.mark.rule("CG-WIN-02", "CG-TURN-14")
@pytest.mark.parametrize(("first", "winner"), [("cog-private", "locust"), ("cog-scout", "cog")])
def test_decks_are_looked_at_after_each_of_several_effects(first: str, winner: str) -> None:
    """The Private draws its owner's last card, the Scout takes the enemy's: whichever comes first decides."""
    s = Scene(1, patch={"units": {"cog-private": {"effects": [DRAW]}, "cog-scout": {"effects": [HURT]}}})
    s.reserve("cog-private")
    s.reserve("cog-scout")
    s.deck_size(COG, 1)
    s.deck_size(LOCUST, 1)
    s.begin_turn(COG)
    s.choose(f"resolve:card:{first}#1")
    if s.game.decision is not None:
        s.choose("keep:0")
    assert ended(s) == (winner, "deck_out")
    assert [len(s.t.deck[side]) for side in (COG, LOCUST)] == ([0, 1] if winner == "locust" else [1, 0])


@pytest.mark.rule("CG-WIN-02")
@pytest.mark.parametrize(("first", "lost"), [("cog-private", True), ("cog-scout", False)])
def test_another_effect_at_the_same_moment_comes_too_late_to_refill_a_deck(first: str, lost: bool) -> None:
    s = Scene(1, patch={"units": {"cog-private": {"effects": [DRAW]}, "cog-scout": {"effects": [REFILL]}}})
    s.reserve("cog-private")
    s.reserve("cog-scout")
    s.discards(COG, "cog-sergeant")
    s.deck_size(COG, 1)
    s.begin_turn(COG)
    s.choose(f"resolve:card:{first}#1")
    assert ended(s) == (("locust", "deck_out") if lost else None)


@pytest.mark.rule("CG-WIN-02")
@pytest.mark.parametrize("refills", [True, False])
def test_an_effect_within_an_effect_is_judged_when_the_outer_one_has_nothing_left_to_do(refills: bool) -> None:
    """The tactic kills the Scout, whose death draws the last card; then it fills the deck again, or has ended."""
    killed = {"trigger": "on_killed", "do": [{"op": "draw", "n": 1}]}
    kill = {"op": "kill", "target": {"who": "friendly", "zone": "battlefield"}}
    back = {"op": "return_from_discard", "n": 1, "to": "deck_bottom"}
    effects = [{"trigger": "play", "do": [kill, *([back] if refills else [])]}]
    patch = {"units": {"cog-scout": {"effects": [killed]}}, "tactics": {"cog-airstrike": {"effects": effects}}}
    s = Scene(1, patch=patch)
    scout = s.reserve("cog-scout")
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.deck_size(COG, 1)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    assert ended(s) == (None if refills else ("locust", "deck_out"))
    assert s.zone(scout) == ("deck" if refills else "discard")


@pytest.mark.rule("CG-WIN-02")
def test_a_reaction_that_draws_the_last_card_loses_before_the_damage() -> None:
    s = Scene(1)
    unit, _ = s.reserve("cog-fresh-recruit"), s.cover("loc-hunter", 1)
    s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    s.deck_size(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(unit)}:row:1", "react:card:cog-heroism", "draw:1")
    assert ended(s) == ("locust", "deck_out")
    assert not s.happened("damage_dealt")


@pytest.mark.rule("CG-WIN-02")
def test_a_card_that_empties_the_deck_and_fills_it_again_is_safe() -> None:
    effects = [
        {
            "trigger": "play",
            "do": [
                {"op": "draw", "n": 1},
                {"op": "return_from_discard", "n": 2, "up_to": True, "to": "deck_shuffle"},
            ],
        }
    ]
    for returned, end in ((True, None), (False, ("cog", "deck_out"))):
        s = Scene(1, patch={"tactics": {"loc-wont-stay-dead": {"effects": effects}}})
        s.hand(LOCUST, "loc-wont-stay-dead")
        s.discards(LOCUST, "loc-drone")
        s.deck_size(LOCUST, 1)
        s.fill(COG, 2)
        s.at_deployment(LOCUST, second=True)
        s.choose("deploy:card:loc-wont-stay-dead", "target:card:loc-drone#1" if returned else "stop")
        assert ended(s) == end


@pytest.mark.rule("CG-WIN-03")
@pytest.mark.parametrize("side", [COG, LOCUST])
@pytest.mark.parametrize("second", [False, True])
def test_whoever_draws_his_own_last_card_loses(side: int, second: bool) -> None:
    s = Scene(1)
    s.fill(side, 2)
    s.deck_size(side, 1)
    s.at_deployment(side, second)
    s.choose("draw")
    assert ended(s) == (("locust", "cog")[side], "deck_out")


@pytest.mark.rule("CG-WIN-03")
def test_drawing_the_last_but_one_does_not_lose() -> None:
    s = Scene(1)
    s.fill(COG, 2)
    s.deck_size(COG, 2)
    s.at_deployment(COG)
    s.choose("draw")
    assert ended(s) is None


def own_tactic(side: int, *do: dict[str, object]) -> Scene:
    """A tactic of that side, deployed in its first phase, does these things."""
    card = ("cog-battle-plans", "loc-respawn")[side]
    s = Scene(1, patch={"tactics": {card: {"effects": [{"trigger": "play", "do": list(do)}]}}})
    s.hand(side, card)
    s.fill(side, 4)
    return s


@pytest.mark.rule("CG-WIN-04")
@pytest.mark.parametrize("active", [COG, LOCUST])
@pytest.mark.parametrize("own", [1, 2])
def test_if_both_decks_run_out_together_the_active_player_wins(active: int, own: int) -> None:
    s = own_tactic(active, {"op": "draw", "n": 1}, {"op": "direct_damage", "n": 2})
    s.deck_size(active, own)
    s.deck_size(1 - active, 2)
    s.at_deployment(active)
    s.choose(f"deploy:card:{('cog-battle-plans', 'loc-respawn')[active]}", "keep:1")
    assert (len(s.t.deck[active]), len(s.t.deck[1 - active])) == (own - 1, 0)
    assert ended(s) == (("cog", "locust")[active], "deck_out")


# ---------------------------------------------------------------------- other ways


@pytest.mark.rule("CG-WIN-05")
@pytest.mark.parametrize("held", [2, 3])
def test_a_scenario_may_add_a_way_to_win(held: int) -> None:
    s = Scene(12)  # at the start of his turn the Locust player wins by holding all cover
    for place, unit in enumerate(("loc-grenadier", "ch12-theron-breacher", "loc-hunter")[:held], start=1):
        s.cover(unit, place)
    s.fill(LOCUST, 2)
    s.begin_turn(LOCUST)
    assert ended(s) == (("locust", "card") if held == 3 else None)


@pytest.mark.rule("CG-WIN-05")
@pytest.mark.parametrize("number", [5, 6])
def test_a_card_may_add_a_way_to_win(number: int) -> None:
    s = Scene(6)  # two units in cover at the end of the turn turn the COG command card; on 7 its owner wins
    goal = s.card("ch06-push-through-the-works", zone=COMMAND)
    s.t.spin[goal] = number
    s.cover("cog-private", 3)
    s.cover("cog-captain", 1 + next(p for p in (0, 1, 3, 4) if s.t.box.cards[s.t.row[p]].id == "ch06-catwalk"))
    s.fill(LOCUST, 2)
    s.at_end(COG)
    assert ended(s) == (("cog", "card") if number == 6 else None)


@pytest.mark.rule("CG-WIN-06")
@pytest.mark.parametrize("side", [COG, LOCUST])
def test_you_win_ends_the_game_at_once_before_the_decks_are_looked_at(side: int) -> None:
    s = own_tactic(side, {"op": "draw", "n": 1}, {"op": "win", "who": "friendly"}, {"op": "direct_damage", "n": 2})
    s.deck_size(side, 1)
    s.at_deployment(side)
    s.choose(f"deploy:card:{('cog-battle-plans', 'loc-respawn')[side]}")
    assert s.sizes(side)[0] == 0
    assert ended(s) == (("cog", "locust")[side], "card")
    assert not s.happened("direct_damage_dealt")


@pytest.mark.rule("CG-WIN-07")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    effects = [{"trigger": "play", "do": [{"op": "draw", "n": 3}]}]
    s = Scene(1, patch={"tactics": {"loc-wont-stay-dead": {"effects": effects}}})
    s.hand(LOCUST, "loc-wont-stay-dead")
    s.discards(LOCUST, "loc-drone", "loc-boomer")
    s.deck_size(LOCUST, 2)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-wont-stay-dead")
    assert s.sizes(LOCUST) == (0, 2, 3)
    assert [event["count"] for event in s.happened("cards_drawn")] == [2]
    assert ended(s) == ("cog", "deck_out")


@pytest.mark.rule("CG-WIN-08", "CG-WIN-07")
def test_the_discard_pile_stays_where_it_is() -> None:
    s = Scene(1)
    unit = s.cover("cog-private", 1)
    s.discards(LOCUST, "loc-drone", "loc-hunter", "loc-boomer", "loc-kantus")
    s.deck_size(LOCUST, 1)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(unit)}", "keep:1")
    assert s.sizes(LOCUST) == (0, 1, 4)
    assert ended(s) == ("cog", "deck_out")


@pytest.mark.rule("CG-WIN-08")
def test_a_new_game_begins_with_all_cards_in_the_decks() -> None:
    for _ in range(2):
        game = new(1, 8)
        t = game._table
        assert [len(t.deck[side]) + len(t.hand[side]) for side in (COG, LOCUST)] == [26, 26]
        while game.decision is not None:
            game.choose(game.decision.options[0].id)
        assert game.outcome is not None


def smash(left: int, deck: int = 12) -> Scene:
    """The Berserker in cover at the start of the Locust turn, with so many cover cards left."""
    s = Scene(4)
    for place in range(left, 3):
        s.t.zone[s.t.row[place]] = OUT
    s.t.row = (*s.t.row[:left], *[-1] * (3 - left))
    s.cover("ch04-berserker", 1)
    s.deck_size(COG, deck)
    s.fill(LOCUST, 2)
    s.begin_turn(LOCUST)
    return s


@pytest.mark.rule("CG-EX-14", "CG-EX-16", "CG-WIN-05", "CG-WIN-06")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_berserker_smashes_its_cover(left: int) -> None:
    s = smash(left)
    berserker = s.card("ch04-berserker", zone=COMMAND)
    assert (s.zone(berserker), s.t.row[0]) == ("command", -1)
    assert len([card for card in range(len(s.t.zone)) if s.t.zone[card] == ROW]) == left - 1
    assert s.decision.kind == "keep"
    assert s.decision.context["damage"] == 3
    before = s.sizes(COG)[0]
    s.choose("keep:0")
    assert s.sizes(COG)[0] == before - 3
    assert ended(s) == (("locust", "card") if left == 1 else None)


@pytest.mark.rule("CG-WIN-06")
@pytest.mark.parametrize(("left", "reason"), [(1, "card"), (2, "deck_out")])
def test_a_card_that_lets_its_owner_win_comes_before_an_empty_deck(left: int, reason: str) -> None:
    s = smash(left, deck=3)
    s.choose("keep:0")
    assert ended(s) == ("locust", reason)
