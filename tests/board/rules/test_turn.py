"""BG-TURN and BG-TURN-HEAL; there is no turn cap."""

from __future__ import annotations

import random

import pytest

from eday.board import BoardGame, new
from tests.board.scene import COLE, DOM, MARCUS, SQUAD, Scene

QUIET = ("scavenging", "scavenging", "scavenging", "explore", "explore", "explore", "get_up")
"""Cards with the follow icon: nobody can guard or dodge with them."""


def with_ai(s: Scene, *cards: int) -> Scene:
    """Fix the next AI cards; nothing else may be drawn before them."""
    rest = [card for card in (*s.t.ai_deck, *s.t.ai_discard) if card not in cards]
    s.t.ai_deck, s.t.ai_discard = (*cards, *rest), ()
    s.t.picks = [0] * len(cards)
    return s


def far_wretch(s: Scene) -> int:
    """A wretch whose card 8 is a walk and nothing else."""
    return s.put("wretch", "16A.F")


def kinds(s: Scene) -> list[str]:
    return [event.kind for event in s.events]


def discard_all_but(s: Scene, left: int) -> int:
    """Leave that many cards in the order deck, the others go onto the discard pile; how many those are."""
    cards = [card for card, copies in enumerate(s.t.order_deck) for _ in range(copies)]
    for card in cards[left:]:
        s.t.order_deck[card] -= 1
        s.t.order_discard[card] += 1
    return len(cards) - left


@pytest.mark.rule("BG-TURN-01")
def test_heal_then_order_then_locusts() -> None:
    s = with_ai(Scene(), 8)
    wretch = far_wretch(s)
    s.hand(0, "scavenging", "explore")
    s.begin_turn(0)
    assert (s.decision.kind, s.game.view(None)["step"]) == ("heal", "heal")
    s.choose("heal:0")
    assert (s.decision.kind, s.game.view(None)["step"]) == ("order", "order")
    assert not s.happened("ai_card_drawn")
    s.choose("play_move:order:explore")
    assert s.game.view(None)["step"] == "order"
    s.choose("end")
    assert s.happened("ai_card_drawn") == [{"card": "ai:8"}]
    assert s.where(wretch) != "16A.F"
    order = kinds(s)
    assert order.index("order_played") < order.index("ai_card_drawn") < order.index("figure_moved")


@pytest.mark.rule("BG-TURN-01")
def test_each_step_comes_once() -> None:
    s = with_ai(Scene(), 8)
    far_wretch(s)
    s.hand(0, "scavenging", "explore")
    s.begin_turn(0)
    s.choose("heal:0", "play_move:order:explore", "end")
    assert (s.decision.seat, s.decision.kind) == (1, "heal"), "the next turn has begun"
    assert kinds(s).count("ai_card_drawn") == 1
    assert s.hand_names(0) == ["scavenging"]


@pytest.mark.rule("BG-TURN-02")
@pytest.mark.parametrize(("cogs", "order"), [(SQUAD, [2, 3, 0, 1, 2]), ((MARCUS, DOM), [0, 1, 0])])
def test_the_next_player_is_to_the_left(cogs: tuple[str, ...], order: list[int]) -> None:
    s = Scene(cogs)
    wretch = far_wretch(s)
    seen = []
    for turn, seat in enumerate(order):
        with_ai(s, 8)
        s.t.place(wretch, s.area("16A.F"))
        for other in range(len(cogs)):
            s.hand(other)
        if turn == 0:
            s.begin_turn(seat)
        seen.append(s.decision.seat)
        assert s.decision.kind == "heal"
        s.choose("heal:0")
    assert seen == order


@pytest.mark.rule("BG-TURN-02")
def test_turns_are_counted_and_announced() -> None:
    s = with_ai(Scene(), 8)
    far_wretch(s)
    s.t.turn = 6
    s.begin_turn(1)
    s.choose("heal:0")
    assert s.happened("turn_started") == [{"turn": 7, "seat": 1}, {"turn": 8, "seat": 0}]


@pytest.mark.rule("BG-TURN-03")
@pytest.mark.parametrize("seed", range(6))
def test_play_goes_on_until_won_or_all_bleed_out(seed: int) -> None:
    game: BoardGame = new(cogs=SQUAD[: 1 + seed % 4], seed=seed)
    rng = random.Random(seed)
    while game.decision is not None:
        assert game.outcome is None
        assert game._table.standing
        game.choose(rng.choice(game.decision.options).id)
    assert game.outcome is not None
    bled = not game._table.standing
    won = game.outcome.winner == "cog"
    assert bled != won
    assert game.outcome.reason == ("all_bleeding_out" if bled else "mission_complete")


@pytest.mark.rule("BG-TURN-HEAL-01")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_active_player_draws_up_to_two(drawn: int) -> None:
    s = Scene()
    s.hand(0, "advance")
    s.at_heal(0)
    assert s.ids == ["heal:2", "heal:1", "heal:0"]
    s.choose(f"heal:{drawn}")
    assert len(s.t.hand[0]) == 1 + drawn
    assert len(s.t.hand[1]) == 0, "nobody else heals"
    assert s.decision.kind == "order"


@pytest.mark.rule("BG-TURN-HEAL-02")
@pytest.mark.parametrize(("cog", "held", "offered"), [(DOM, 4, 2), (DOM, 5, 1), (MARCUS, 5, 2), (MARCUS, 6, 1)])
def test_hand_limit_while_healing(cog: str, held: int, offered: int) -> None:
    s = Scene((cog, COLE))
    s.hand(0, *QUIET[:held])
    s.at_heal(0)
    assert s.ids == [f"heal:{n}" for n in range(offered, -1, -1)]
    s.choose(f"heal:{offered}")
    assert len(s.t.hand[0]) == held + offered


@pytest.mark.rule("BG-TURN-HEAL-02")
@pytest.mark.parametrize(("cog", "limit"), [(DOM, 6), (COLE, 6), (MARCUS, 7)])
def test_with_a_full_hand_there_is_nothing_to_choose(cog: str, limit: int) -> None:
    s = Scene((cog,))
    s.hand(0, *QUIET[:limit])
    s.begin_turn(0)
    assert s.decision.kind == "order"
    assert len(s.t.hand[0]) == limit
    assert not s.happened("cards_drawn")


@pytest.mark.rule("BG-TURN-HEAL-02")
def test_hand_limit_outside_the_heal_step() -> None:
    """Sit Tight lets a COG draw 2 cards; with 5 left in hand Dom has room for one."""
    s = Scene((DOM, COLE))
    s.hand(0, "sit_tight", *QUIET[:5])
    s.at_order(0)
    s.choose("play_actions:order:sit_tight", f"draw:cog:{DOM}")
    assert len(s.t.hand[0]) == 6
    assert s.happened("cards_drawn")[0]["count"] == 1


@pytest.mark.rule("BG-TURN-HEAL-02")
def test_a_full_hand_is_not_offered_a_draw() -> None:
    s = Scene((DOM, COLE))
    s.hand(0, "sit_tight", "advance")
    s.hand(1, *QUIET[:6])
    s.at_order(0)
    s.choose("play_actions:order:sit_tight")
    assert s.offered("draw") == [f"draw:cog:{DOM}"]


@pytest.mark.rule("BG-TURN-HEAL-03")
def test_drawing_the_last_card_makes_a_new_deck_at_once() -> None:
    s = Scene()
    discards = discard_all_but(s, 1)
    s.at_heal(0)
    s.choose("heal:1")
    decks = s.game.view(None)["decks"]
    assert (decks["orders"], decks["order_discards"]) == (discards, 0)
    assert s.happened("order_deck_reshuffled") == [{"cards": discards}]


@pytest.mark.rule("BG-TURN-HEAL-03")
def test_a_draw_goes_on_into_the_new_deck() -> None:
    s = Scene()
    discards = discard_all_but(s, 1)
    s.at_heal(0)
    s.choose("heal:2")
    assert len(s.t.hand[0]) == 2
    assert s.game.view(None)["decks"]["orders"] == discards - 1


@pytest.mark.rule("BG-TURN-HEAL-03")
def test_a_deck_that_still_holds_a_card_is_left_alone() -> None:
    s = Scene()
    discards = discard_all_but(s, 3)
    s.at_heal(0)
    s.choose("heal:2")
    decks = s.game.view(None)["decks"]
    assert (decks["orders"], decks["order_discards"]) == (1, discards)


@pytest.mark.rule("BG-TURN-HEAL-04")
def test_a_bleeding_out_player_does_not_heal() -> None:
    s = with_ai(Scene(), 8)
    far_wretch(s)
    s.bleed(0)
    s.begin_turn(0)
    assert s.decision.kind == "crawl"
    s.choose("stop")
    assert s.t.hand[0] == ()
    assert (s.decision.seat, s.decision.kind) == (1, "heal")


@pytest.mark.rule("BG-TURN-HEAL-EX-01")
@pytest.mark.parametrize(("cog", "drawn", "after"), [(DOM, 1, 6), (MARCUS, 2, 7)])
def test_dom_and_marcus_with_five_cards(cog: str, drawn: int, after: int) -> None:
    s = Scene((cog, COLE))
    s.hand(0, *QUIET[:5])
    s.at_heal(0)
    assert s.ids[0] == f"heal:{drawn}"
    s.choose(f"heal:{drawn}")
    assert len(s.t.hand[0]) == after


@pytest.mark.rule("BG-TURN-02")
@pytest.mark.parametrize("turn", [400, 1000])
def test_r14_no_number_of_turns_ends_a_game(turn: int) -> None:
    s = with_ai(Scene(), 8)
    far_wretch(s)
    s.t.turn = turn - 1
    s.begin_turn(0)
    s.choose("heal:0")
    assert s.game.outcome is None
    assert s.happened("turn_started") == [{"turn": turn, "seat": 0}, {"turn": turn + 1, "seat": 1}]
