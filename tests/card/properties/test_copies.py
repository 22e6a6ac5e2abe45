"""Copies of a card are all alike until one lies in the open: what a number says is what everybody has seen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from eday.card import Campaign
from eday.card import campaign as new_campaign
from eday.card.box import COG, LOCUST
from eday.card.game import CardGame
from eday.card.table import CardTable, Lasting
from eday.kernel import Game
from tests.card.properties.play import Setup, pick, setups, text, walk
from tests.card.scene import Scene
from tests.compared import events_text, seen_by, shown_to, viewers

REMOVALS = ("card_removed", "cover_removed")
NAME = re.compile(r'"card:([a-z0-9-]+)#(\d+)"')


def names(data: object) -> set[tuple[str, int]]:
    """(card, number) of every copy that is named."""
    return {(card, int(number)) for card, number in NAME.findall(text(data))}


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("setup", setups(2, first=26_000), ids=str)
def test_a_number_is_the_lowest_that_is_free_for_all_to_see(setup: Setup) -> None:
    """So it can be foretold by a spectator, and tells nothing about a hand."""
    came = 0
    game: CardGame
    before: set[tuple[str, int]] = set()
    for game in walk(setup):
        now = names([game.view(None)["sides"], game.view(None)["row"]])
        events = [event.to_dict() for event in game.events_for(None)]
        gone = names([e for e in events if e["kind"] in REMOVALS or '"to":"out"' in text(e)])
        for card, number in sorted(now - before):
            free = next(n for n in range(1, 99) if (card, n) not in before | gone)
            assert number == free or (card, free) in now
            came += 1
        before = now
    assert came > 10


@pytest.mark.rule("CG-SETUP-12")
@pytest.mark.parametrize("setup", setups(1, first=27_000), ids=str)
def test_a_card_in_hiding_has_no_number(setup: Setup) -> None:
    for game in walk(setup):
        seen = names([game.view(None)["sides"], game.view(None)["row"], game.view(None)["attack"]])
        seen.add((shown_to(game, None)["scenario"], 1))
        for side in (COG, LOCUST):
            view = game.view(side)
            assert not names(view["sides"][side]["hand"])
            assert names([view["sides"], view["row"]]) <= seen
            if view["decision"] is not None and view["decision"]["seat"] == side:
                assert names(view["decision"]["options"]) <= seen
        for event in game.events_for(COG):
            if event.kind in ("cards_drawn", "cards_peeked", "direct_damage_dealt"):
                assert not names(dict(event.data))


def swapped(table: CardTable, rng: random.Random) -> None:
    """Each hidden card changes places with another of the same name, wherever that one lies hidden."""
    piles = [*table.hand, *table.deck]
    mixed: dict[str, list[int]] = {}
    for card in (card for pile in piles for card in pile):
        mixed.setdefault(table.box.cards[card].id, []).append(card)
    for same in mixed.values():
        rng.shuffle(same)
    dealt = [tuple(mixed[table.box.cards[card].id].pop() for card in pile) for pile in piles]
    table.hand[:] = [tuple(sorted(hand)) for hand in dealt[:2]]
    table.deck[:] = dealt[2:]


def same_for_all(game: Game[Any], other: Game[Any], since: int) -> int:
    """Views, decisions and new events of every seat and a spectator are the same; the number of events so far."""
    for seat in viewers(game):
        assert seen_by(game, seat) == seen_by(other, seat)
        assert events_text(game.events_for(seat, since)) == events_text(other.events_for(seat, since))
    return len(game.events_for(None))


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("setup", setups(1, first=28_000), ids=str)
def test_games_that_differ_in_where_hidden_copies_are_look_the_same_for_ever(setup: Setup) -> None:
    """The same choices in both; again and again the copies change places in one of them."""
    game, rng = setup.new(), random.Random(setup.seed)
    other = game.clone()
    told = 0
    while game.decision is not None:
        swapped(other._table, rng)
        other._run()
        told = same_for_all(game, other, told)
        option = pick(game, rng, setup.bold)
        game.choose(option)
        other.choose(option)
    same_for_all(game, other, told)
    assert other.outcome == game.outcome


def steps(seed: int) -> Iterator[tuple[Campaign, Campaign, str]]:
    """A campaign and its twin with other copies, with what is chosen next in both."""
    game = new_campaign(seed, best_of=1)
    other, rng = game.clone(), random.Random(seed)
    while game.decision is not None and game.chapter < 4:
        if other.game is not None:
            swapped(other.game._table, rng)
            other.game._run()
            other._run()
        option = rng.choice(game.decision.options).id
        yield game, other, option
        game.choose(option)
        other.choose(option)


@pytest.mark.rule("CG-SETUP-12", "CG-REINFORCE-15")
@pytest.mark.parametrize("seed", range(29_000, 29_003))
def test_campaigns_that_differ_in_where_hidden_copies_are_look_the_same(seed: int) -> None:
    told = 0
    for game, other, option in steps(seed):
        told = same_for_all(game, other, told)
        if game.game is None:
            assert "#" not in option


# ---------------------------------------------------------------------- by hand


@pytest.mark.rule("CG-SETUP-12")
def test_a_second_copy_tells_nothing_about_the_first() -> None:
    """Whether one is still in hand or not: what is deployed first is number 1."""
    seen = []
    for held in (("cog-private",), ("cog-private", "cog-private")):
        s = Scene(1)
        s.hand(COG, *held)
        s.fill(COG, 5)
        s.at_deployment(COG)
        assert s.ids.count("deploy:card:cog-private") == 1
        s.choose("deploy:card:cog-private")
        seen.append(text(s.game.view(LOCUST)["sides"][COG]["reserve"]))
        assert s.happened("card_deployed") == [{"seat": COG, "card": "card:cog-private#1"}]
    assert seen[0] == seen[1]


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
def test_a_number_is_lost_in_hiding_and_free_for_the_next() -> None:
    s = Scene(1)
    first, second = s.reserve("cog-private"), s.reserve("cog-private")
    s.t.acts[first] = 1
    s.t.lasting += (Lasting(0, first, second, COG, "game", 1, 1), Lasting(0, second, first, COG, "game", 1, 1))
    assert [s.ref(first), s.ref(second)] == ["card:cog-private#1", "card:cog-private#2"]
    hidden = s.t.put(first, 1)
    assert s.t.ref(hidden) == "card:cog-private"
    assert s.t.hand[COG] == (hidden,)
    assert list(s.t.lasting) == [Lasting(0, hidden, second, COG, "game", 1, 1)]
    again = s.t.put(hidden, 2, 1)
    assert (s.ref(again), s.t.acts[again]) == ("card:cog-private#1", 0)


@pytest.mark.rule("CG-HIDDEN-02", "CG-HIDDEN-03")
def test_cover_gets_its_number_when_it_is_turned_up() -> None:
    """Two of the four face-down cards are Conveyor Belts: the one that is turned up first is number 1."""
    for seed in range(6):
        s = Scene(6, seed=seed)
        units = [card for card in s.t.deck[COG] if s.t.box.defense[card]]
        for unit in units[:4]:
            s.cover(s.t.box.cards[unit].id, [place for place, hidden in enumerate(s.t.hidden) if hidden][-1] + 1)
        belts = [card["card"] for card in shown_to(s.game, None)["row"] if "conveyor" in card["card"]]
        assert belts == ["card:ch06-conveyor-belt#2", "card:ch06-conveyor-belt#1"]


@pytest.mark.rule("CG-SETUP-19")
def test_putting_back_copies_of_one_card_is_asked_all_the_same() -> None:
    """Else the other player would learn that they are copies of one."""
    asked = []
    for top in (("cog-heroism",) * 2, ("cog-heroism", "cog-airstrike")):
        s = Scene(1)
        s.hand(COG, "cog-battle-plans")
        s.fill(COG, 4)
        s.on_top(COG, "cog-king-raven", "cog-vanguard", *top)
        s.at_deployment(COG)
        s.choose("deploy:card:cog-battle-plans", "target:card:cog-king-raven", "next:card:cog-vanguard")
        asked.append((s.decision.kind, s.decision.seat))
    assert asked == [("put_back", COG)] * 2


@pytest.mark.rule("CG-SETUP-12")
def test_a_unit_that_comes_back_in_the_middle_of_an_attack_is_another_one() -> None:
    """A killed unit returns to the hand: nothing that is going on still calls it by its number."""
    back = {"op": "return_from_discard", "n": 1, "filter": {"card": "cog-private"}, "to": "hand"}
    again = {"op": "deploy_free", "filter": {"card": "cog-private"}}
    s = Scene(1, patch={"units": {"cog-private": {"effects": [{"trigger": "on_killed", "do": [back, again]}]}}})
    unit, boomer = s.cover("cog-private", 1), s.reserve("loc-boomer")
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(boomer)}:row:1")
    s.choose("resolve:card:cog-private#1")  # the Boomer has an effect of its own
    assert (s.decision.kind, s.decision.context["card"]) == ("from_hand", "card:cog-private")
    assert shown_to(s.game, None)["attack"]["target"] == "card:cog-private"
    s.choose("target:card:cog-private")
    assert (s.zone(unit), s.ref(unit), s.place(boomer)) == ("reserve", "card:cog-private#1", 1)
