"""CG-SETUP: preparing a game, and the tutorial's start position."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import CardGame, new
from eday.card.table import ROW
from eday.content.card import load as load_card
from eday.content.card.schema import Cover
from tests.card.scene import Scene, copies
from tests.compared import shown_to

CHAPTERS = tuple(range(1, 16))


def tutorial(seed: int = 7) -> CardGame:
    return new("tutorial", seed)


def names(refs: list[str]) -> list[str]:
    return [ref.removeprefix("card:").split("#")[0] for ref in refs]


def side(game: CardGame, seat: int, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = shown_to(game, seat if viewer is None else viewer)["sides"][seat]
    return found


# ---------------------------------------------------------------------- the tutorial's cards


@pytest.mark.rule("CG-SETUP-01")
def test_the_tutorial_has_39_cards_of_the_core_block_in_order() -> None:
    content = load_card()
    stack = [stacked.card for stacked in content.tutorial.stack]
    assert len(stack) == 39
    assert {content.cards[card].block for card in stack} == {"core"}
    assert (stack[0], stack[3], stack[16], stack[38]) == (
        "cov-low-wall",
        "cog-sergeant",
        "loc-blood-rush",
        "loc-frenzy",
    )
    assert not Counter(stack) - Counter({card: content.cards[card].copies for card in stack})
    box = tutorial()._table.box
    assert Counter(box.cards[card].id for card in copies(box)) == Counter(stack)


@pytest.mark.rule("CG-SETUP-02")
def test_three_cards_are_cover_and_18_belong_to_each_side() -> None:
    box = tutorial()._table.box
    assert Counter(box.owner[card] for card in copies(box)) == {2: 3, COG: 18, LOCUST: 18}


@pytest.mark.rule("CG-SETUP-03")
@pytest.mark.parametrize("chapter", ["tutorial", *CHAPTERS])
def test_cards_are_sorted_into_cover_and_the_two_decks(chapter: int | str) -> None:
    t = new(chapter, 3)._table
    assert all(isinstance(t.box.cards[card], Cover) for card in t.row)
    assert len(t.row) == sum(isinstance(t.box.cards[card], Cover) for card in copies(t.box))
    for seat, faction in ((COG, "cog"), (LOCUST, "locust")):
        mine = [*t.deck[seat], *t.hand[seat], *t.units(seat), *t.command[seat]]
        assert {getattr(t.box.cards[card], "faction", "") for card in mine} == {faction}


# ---------------------------------------------------------------------- the row


@pytest.mark.rule("CG-SETUP-04")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_cover_lies_in_a_row(chapter: int) -> None:
    game = new(chapter, 3)
    wanted = [place.card for place in load_card().scenarios[f"ch{chapter:02}-scenario"].covers]
    t = game._table
    assert sorted(t.box.cards[card].id for card in t.row) == sorted(wanted)
    assert [t.zone[card] == ROW for card in t.row] == [not hidden for hidden in t.hidden]
    assert [place["row"] for place in shown_to(game, 0)["row"]] == [f"row:{n + 1}" for n in range(len(wanted))]


@pytest.mark.rule("CG-SETUP-05")
def test_each_half_of_a_cover_card_faces_its_player() -> None:
    s = Scene(3)  # the Ruined Fountain: +1 defense for COG, +1 attack for Locusts
    assert s.values(s.cover("cog-private", 2)) == (2, 4)
    s = Scene(3)
    assert s.values(s.cover("loc-boomer", 2)) == (5, 3)


# ---------------------------------------------------------------------- hands and decks


@pytest.mark.rule("CG-SETUP-06")
def test_a_game_begins_without_units_unless_it_is_the_tutorial() -> None:
    for chapter in CHAPTERS:
        t = new(chapter, 5)._table
        assert t.units(COG) == t.units(LOCUST) == []
    assert [len(tutorial()._table.units(seat)) for seat in (COG, LOCUST)] == [2, 2]


@pytest.mark.rule("CG-SETUP-07")
@pytest.mark.parametrize("chapter", ["tutorial", *CHAPTERS])
def test_both_players_begin_with_five_cards(chapter: int | str) -> None:
    game = new(chapter, 9)
    assert game.turn == 1
    assert [side(game, seat)["cards"] for seat in (COG, LOCUST)] == [5, 5]
    assert [len(side(game, seat)["hand"]) for seat in (COG, LOCUST)] == [5, 5]


@pytest.mark.rule("CG-SETUP-08")
def test_the_tutorial_deals_the_stack_and_then_shuffles_the_rest() -> None:
    games = [tutorial(seed) for seed in range(12)]
    for seat in (COG, LOCUST):
        assert len({tuple(side(game, seat)["hand"]) for game in games}) == 1
        assert len({game._table.deck[seat] for game in games}) == 12
        assert len({tuple(sorted(game._table.deck[seat])) for game in games}) == 1


@pytest.mark.rule("CG-SETUP-09")
def test_a_chapter_shuffles_the_whole_deck_before_it_deals() -> None:
    games = [new(1, seed) for seed in range(60)]
    for seat in (COG, LOCUST):
        dealt = Counter(card for game in games for card in game._table.hand[seat])
        box = games[0]._table.box
        assert set(dealt) == set(box.deck(seat))
        for card, times in dealt.items():  # 60 games, 5 of 26 cards: 11.5 on average
            assert times < 30 * box.deck(seat).count(card)
        assert len({game._table.deck[seat][0] for game in games}) > 8


@pytest.mark.rule("CG-SETUP-09", "CG-WIN-08")
def test_every_game_begins_with_full_decks_and_no_discards() -> None:
    t = new(1, 4)._table
    assert [(len(t.deck[seat]), len(t.hand[seat]), t.discard[seat]) for seat in (COG, LOCUST)] == [(21, 5, ())] * 2


@pytest.mark.rule("CG-SETUP-10", "CG-SETUP-13")
def test_decks_are_shown_by_size_and_discard_piles_card_by_card() -> None:
    s = Scene(1)
    s.discards(COG, "cog-captain", "cog-heroism")
    s.fill(COG, 3)
    s.at_deployment(COG)
    for viewer in (COG, LOCUST, None):
        shown = s.game.view(viewer)["sides"]
        assert [shown[seat]["deck"] for seat in (COG, LOCUST)] == [21, 26]
        assert shown[COG]["discard"] == ["card:cog-captain#1", "card:cog-heroism#1"]
        assert shown[LOCUST]["discard"] == []


@pytest.mark.rule("CG-SETUP-11", "CG-FAQ-01")
def test_a_hand_may_grow_without_limit() -> None:
    s = Scene(1)
    s.fill(COG, 15)
    s.at_deployment(COG)
    s.choose("draw")
    assert s.sizes(COG) == (10, 16, 0)
    assert s.decision.kind == "deployment"
    s.choose("draw")
    assert s.game.turn == 3  # nobody was asked to discard
    assert s.sizes(COG) == (9, 17, 0)


@pytest.mark.rule("CG-SETUP-12")
def test_only_its_owner_sees_a_hand() -> None:
    game = new(1, 6)
    for seat in (COG, LOCUST):
        assert len(side(game, seat)["hand"]) == 5
        assert side(game, seat, viewer=1 - seat)["hand"] is None
        assert game.view(None)["sides"][seat]["hand"] is None


# ---------------------------------------------------------------------- the tutorial's position


@pytest.mark.rule("CG-SETUP-14")
def test_the_tutorial_begins_with_four_units() -> None:
    game = tutorial()
    row = shown_to(game, 0)["row"]
    held = {(place["card"].split("#")[0], place["unit"]["card"] if place["unit"] else "") for place in row}
    assert held == {
        ("card:cov-high-wall", "card:cog-sergeant#1"),
        ("card:cov-low-wall", "card:loc-hunter#1"),
        ("card:cov-low-wall", ""),
    }
    reserves = [[unit["card"] for unit in side(game, seat)["reserve"]] for seat in (COG, LOCUST)]
    assert reserves == [["card:cog-fresh-recruit#1"], ["card:loc-drone#1"]]


@pytest.mark.rule("CG-SETUP-15")
def test_the_cog_player_begins_the_tutorial_with_this_hand() -> None:
    hand = ["cog-airstrike", "cog-captain", "cog-heroism", "cog-private", "cog-scout"]
    assert sorted(names(side(tutorial(), COG)["hand"])) == hand


@pytest.mark.rule("CG-SETUP-16")
def test_the_locust_player_begins_the_tutorial_with_this_hand() -> None:
    hand = ["loc-blood-rush", "loc-boomer", "loc-cyclops", "loc-respawn", "loc-wretch-pack"]
    assert sorted(names(side(tutorial(), LOCUST)["hand"])) == hand


@pytest.mark.rule("CG-SETUP-17")
def test_the_cog_player_begins_the_tutorial() -> None:
    for seed in range(4):
        decision = tutorial(seed).decision
        assert decision is not None
        assert decision.seat == COG


@pytest.mark.rule("CG-SETUP-18")
def test_eleven_cards_are_left_in_each_deck_of_the_tutorial() -> None:
    game = tutorial()
    assert [side(game, seat)["deck"] for seat in (COG, LOCUST)] == [11, 11]


# ---------------------------------------------------------------------- shuffling


@pytest.mark.rule("CG-SETUP-19")
def test_every_order_of_a_deck_comes_up_equally_often() -> None:
    s = Scene(1)
    s.deck_size(COG, 4)
    cards = s.t.deck[COG]
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        s.t.deck[COG] = cards
        s.t.shuffle(COG)
        seen[s.t.deck[COG]] += 1
    assert set(seen) == set(permutations(cards))
    assert all(140 <= count <= 260 for count in seen.values())  # 200 each on average


@pytest.mark.rule("CG-SETUP-19")
def test_nobody_is_shown_the_order_of_a_deck() -> None:
    game = new(1, 6)
    t = game._table
    hidden = {t.ref(card) for seat in (COG, LOCUST) for card in t.deck[seat]}
    for viewer in (COG, LOCUST, None):
        held = set(shown_to(game, viewer)["sides"][viewer]["hand"]) if viewer is not None else set()
        assert not [ref for ref in hidden - held if f"'{ref}'" in str(game.view(viewer))]
