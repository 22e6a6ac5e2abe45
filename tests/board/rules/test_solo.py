"""BG-SOLO: one player, one COG."""

from __future__ import annotations

import pytest

from eday.board import new
from eday.kernel import SetupError
from tests.board.scene import COLE, DOM, MARCUS, ORDER_CARDS, SQUAD, Scene


def alone(*cards: str, cog: str = MARCUS) -> Scene:
    s = Scene((cog,))
    s.hand(0, *cards)
    s.at_order(0)
    return s


@pytest.mark.rule("BG-SOLO-01")
@pytest.mark.parametrize("cog", SQUAD)
def test_one_player_with_one_cog(cog: str) -> None:
    game = new(cogs=(cog,), seed=2)
    assert game.seats == 1
    assert [c["ref"] for c in game.view(0)["cogs"]] == [f"cog:{cog}"]
    while game.decision is not None and game.view(0)["turn"] < 3:
        assert game.decision.seat == 0
        game.choose(game.decision.options[-1].id)


@pytest.mark.rule("BG-SOLO-02")
@pytest.mark.parametrize("insane", [False, True])
def test_scattered_cannot_be_played(insane: bool) -> None:
    with pytest.raises(SetupError) as caught:
        new(mission="scattered", cogs=(MARCUS,), insane=insane)
    assert caught.value.key == "setup-mission-players"
    assert caught.value.args_["least"] == 2


@pytest.mark.rule("BG-SOLO-03")
def test_a_2_plus_card_may_be_swapped_for_a_new_one() -> None:
    s = alone("teamwork", "assault")
    assert s.offered("swap") == ["swap:order:teamwork"], "the other card is not marked 2+"
    deck = sum(s.t.order_deck)
    s.choose("swap:order:teamwork")
    assert len(s.t.hand[0]) == 2
    assert sum(s.t.order_deck) == deck - 1
    assert sum(s.t.order_discard) == 0
    assert s.t.removed_orders == (s.t.box.order_index["teamwork"],), "it leaves the game"
    assert s.happened("card_removed") == [{"seat": 0, "card": "order:teamwork"}]
    assert s.decision.kind == "order", "and the order is still to be played"


@pytest.mark.rule("BG-SOLO-03")
def test_swapping_is_a_choice() -> None:
    s = alone("teamwork", "get_up", "get_up")
    assert s.offered("swap") == ["swap:order:teamwork", "swap:order:get_up"]
    assert "play_actions:order:teamwork" in s.ids
    s.choose("play_move:order:teamwork")
    assert s.t.removed_orders == ()


@pytest.mark.rule("BG-SOLO-03")
def test_a_removed_card_never_comes_back() -> None:
    s = alone("teamwork", "assault")
    s.choose("swap:order:teamwork")
    s.hand(0, "assault")
    number = s.t.box.order_index["teamwork"]
    assert s.t.order_deck[number] + s.t.order_discard[number] == 2
    assert sum(s.t.order_deck) + sum(s.t.order_discard) + len(s.t.hand[0]) == ORDER_CARDS - 1


@pytest.mark.rule("BG-SOLO-03")
def test_swapping_belongs_to_the_order_step() -> None:
    s = Scene((MARCUS,))
    s.hand(0, "teamwork", "assault")
    s.at_heal(0)
    assert not s.offered("swap")
    s.choose("heal:0", "play_actions:order:assault")
    assert s.offered("swap") == ["swap:order:teamwork"], "also after the order was played"
    s.choose("move:area:2A.A")
    assert not s.offered("swap"), "but not within an action"


@pytest.mark.rule("BG-SOLO-04")
def test_a_follow_card_gives_one_more_area_while_moving() -> None:
    s = alone("assault", "explore", "hold_ground")
    s.choose("play_move:order:assault", "move:area:2A.A")
    assert s.offered("solo_move") == ["solo_move:order:explore"], "only the follow icon serves"
    s.choose("solo_move:order:explore", "move:area:2A.B", "move:area:2A.C")
    assert s.where(0) == "2A.C"
    assert not s.offered("move")
    assert s.hand_names(0) == ["hold_ground"]
    assert s.happened("card_discarded")[-1]["card"] == "order:explore"


@pytest.mark.rule("BG-SOLO-04", "BG-SPECIAL-03")
def test_what_was_used_before_it_stays_used() -> None:
    s = alone("assault", "explore", "hold_ground")
    s.t.use_up("pick_up")
    s.choose("play_move:order:assault", "solo_move:order:explore")
    assert s.game.view(None)["used"] == ["pick_up", "solo_move"]


@pytest.mark.rule("BG-SOLO-04")
def test_it_may_come_when_the_move_is_used_up() -> None:
    s = alone("assault", "explore")
    s.choose("play_move:order:assault", "move:area:2A.A", "move:area:2A.B", "solo_move:order:explore")
    assert s.offered("move") == ["move:area:2A.A", "move:area:2A.C", "move:area:2A.E"]
    s.choose("move:area:2A.E")
    assert s.where(0) == "2A.E"


@pytest.mark.rule("BG-SOLO-04")
def test_it_may_come_before_the_order_and_between_actions() -> None:
    s = alone("hold_ground", "explore", "assault")
    s.choose("solo_move:order:explore", "move:area:2A.A")
    assert s.where(0) == "2A.A"
    if s.decision.kind == "move":
        s.choose("stop")
    assert s.decision.kind == "order"
    s = alone("hold_ground", "explore", "assault")
    s.choose("play_actions:order:hold_ground", "solo_move:order:explore", "move:area:2A.A")
    if s.decision.kind == "move":
        s.choose("stop")
    assert (s.where(0), s.decision.kind) == ("2A.A", "action")
    assert s.offered("draw") == ["draw"], "the order's own actions are still there"


@pytest.mark.rule("BG-SOLO-04")
def test_once_a_turn() -> None:
    """And again in the next; between them a wretch far away takes a walk."""
    s = alone("assault", "advance", "explore", "scavenging")
    s.put("wretch", "16A.F")
    s.t.ai_deck, s.t.picks = (8, 9), [0]
    s.choose("play_move:order:assault", "move:area:2A.A", "solo_move:order:explore")
    assert not s.offered("solo_move")
    s.choose("stop")
    assert s.hand_names(0) == ["advance", "scavenging"]
    while s.decision.kind != "heal":
        assert not s.offered("solo_move")
        s.choose("end" if "end" in s.ids else s.ids[0])
    s.choose("heal:0")
    assert s.offered("solo_move") == ["solo_move:order:scavenging"]


@pytest.mark.rule("BG-SOLO-04")
def test_the_last_card_is_kept_for_the_order() -> None:
    assert not alone("explore").offered("solo_move")
    assert alone("explore", "scavenging").offered("solo_move")


@pytest.mark.rule("BG-SOLO-04")
def test_with_company_there_is_no_such_move() -> None:
    s = Scene((MARCUS, DOM))
    s.hand(0, "assault", "explore")
    s.cog(1, "16A.F")
    s.at_order(0)
    assert not s.offered("solo_move")
    s.choose("play_move:order:assault", "move:area:2A.A")
    assert not s.offered("solo_move")


@pytest.mark.rule("BG-SOLO-05")
def test_bleeding_out_loses_at_once() -> None:
    s = Scene((COLE,))
    s.put("drone", "2A.D")
    s.attack_dice("one_wound", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "all_bleeding_out")
    assert s.game.decision is None
