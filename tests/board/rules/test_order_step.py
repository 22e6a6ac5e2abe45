"""BG-ORDER: playing one order card; and the rulings on empty hands, discarded weapons and equal cards."""

from __future__ import annotations

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene
from tests.compared import shown_to

ICONS = {
    "assault": "dodge",
    "advance": "dodge",
    "roadie_run": "dodge",
    "vault_kick": "dodge",
    "blind_fire": "dodge",
    "dig_in": "dodge",
    "ambush": "guard",
    "suppressing_fire": "guard",
    "hold_ground": "guard",
    "double_tap": "guard",
    "steady_aim": "guard",
    "fire_in_the_hole": "guard",
    "active_reload": "follow",
    "teamwork": "follow",
    "explore": "follow",
    "scavenging": "follow",
    "sit_tight": "follow",
    "get_up": "follow",
}


def ordering(*cards: str, cogs: tuple[str, ...] = (MARCUS, DOM), drone: bool = True) -> Scene:
    """Seat 0 in 2A.E at his Order step with these cards, a healthy drone next door in 2A.B."""
    s = Scene(cogs)
    s.hand(0, *cards)
    s.cog(0, "2A.E")
    if drone:
        s.put("drone", "2A.B")
    s.at_order(0)
    return s


def own_attacks(s: Scene) -> int:
    """How often seat 0 has attacked."""
    return sum(attack["attacker"] == s.ref(0) for attack in s.happened("attack_declared"))


def kinds_offered(s: Scene) -> set[str]:
    return {option.kind for option in s.decision.options}


@pytest.mark.rule("BG-ORDER-01")
def test_an_order_must_be_played() -> None:
    s = ordering("assault", "dig_in")
    assert s.decision.kind == "order"
    assert kinds_offered(s) == {"play_actions", "play_move", "play_attack", "drop"}


@pytest.mark.rule("BG-ORDER-01")
def test_the_card_is_discarded() -> None:
    s = ordering("assault", "dig_in")
    s.choose("play_move:order:assault")
    assert s.hand_names(0) == ["dig_in"]
    assert s.t.order_discard[s.t.box.order_index["assault"]] == 1
    assert s.happened("card_discarded") == [{"seat": 0, "card": "order:assault", "why": "order"}]


@pytest.mark.rule("BG-ORDER-01")
def test_one_card_and_no_more() -> None:
    s = ordering("assault", "dig_in", drone=False)
    s.choose("play_actions:order:assault", "end")
    assert s.happened("ai_card_drawn"), "the Locusts' step has come"
    assert s.hand_names(0) == ["dig_in"]


@pytest.mark.rule("BG-ORDER-01")
def test_an_effect_may_grant_a_second_card() -> None:
    s = ordering("active_reload", "dig_in")
    s.attack_dice("blank", "blank", "blank", "blank", "blank")
    s.choose("play_actions:order:active_reload", "attack:lancer.overkill:figure:drone-1")
    assert s.decision.kind == "action"
    assert "play_actions:order:dig_in" in s.ids


@pytest.mark.rule("BG-ORDER-02")
def test_each_card_offers_actions_a_move_or_an_attack() -> None:
    s = ordering("roadie_run", "hold_ground")
    for card in ("roadie_run", "hold_ground"):
        for way in ("play_actions", "play_move", "play_attack"):
            assert f"{way}:order:{card}" in s.ids


@pytest.mark.rule("BG-ORDER-02")
def test_the_move_is_of_two_areas() -> None:
    s = ordering("roadie_run", drone=False)
    s.choose("play_move:order:roadie_run", "move:area:2A.B")
    assert s.offered("move")
    s.choose("move:area:2A.C")
    assert s.where(0) == "2A.C"
    assert not s.offered("move")


@pytest.mark.rule("BG-ORDER-02")
def test_the_move_may_be_shorter() -> None:
    s = ordering("roadie_run", "dig_in", drone=False)
    s.choose("play_move:order:roadie_run", "move:area:2A.G", "stop")
    assert s.where(0) == "2A.G"
    s.wind_up()
    assert s.happened("ai_card_drawn")


@pytest.mark.rule("BG-ORDER-02")
def test_the_attack_is_a_single_one() -> None:
    s = ordering("roadie_run", "dig_in")
    s.attack_dice("blank", "blank", "blank")
    s.choose("play_attack:order:roadie_run")
    assert "attack:lancer.normal:figure:drone-1" in s.ids
    assert "attack:lancer.overkill:figure:drone-1" in s.ids
    s.choose("attack:lancer.normal:figure:drone-1")
    assert own_attacks(s) == 1
    s.wind_up()
    assert s.happened("ai_card_drawn"), "nothing was left to do"


@pytest.mark.rule("BG-ORDER-02")
def test_no_attack_is_offered_without_a_target() -> None:
    s = ordering("assault", drone=False)
    s.t.holes = ()
    s.cog(1, "16A.F")
    s.give(0, "bolo_grenade", 0)
    s.at_order(0)
    assert "play_move:order:assault" in s.ids
    assert not s.offered("play_attack")


@pytest.mark.rule("BG-ORDER-03")
def test_printed_actions_are_ignored_with_the_move() -> None:
    """Assault prints a move of 3 and an attack."""
    s = ordering("assault")
    s.choose("play_move:order:assault")
    assert not s.offered("attack")
    s.choose("move:area:2A.G", "move:area:2A.D")
    assert s.ids == ["cover:cover:2A.c3", "stop"]
    s.choose("stop")
    assert own_attacks(s) == 0
    s.wind_up()
    assert s.happened("ai_card_drawn")


@pytest.mark.rule("BG-ORDER-03")
def test_printed_actions_are_ignored_with_the_attack() -> None:
    """Hold Ground prints an attack and a card to draw, Steady Aim two more dice."""
    s = ordering("hold_ground", "steady_aim")
    s.choose("play_attack:order:hold_ground")
    assert not s.offered("draw")
    assert not s.offered("move")
    s = ordering("hold_ground", "steady_aim")
    s.attack_dice("blank", "blank", "blank")
    s.choose("play_attack:order:steady_aim", "attack:lancer.normal:figure:drone-1")
    assert s.t.rolls[0] == 3, "2 of the Lancer and 1 of Marcus"


@pytest.mark.rule("BG-ORDER-04")
def test_every_action_is_optional() -> None:
    s = ordering("assault", "dig_in", drone=False)
    s.choose("play_actions:order:assault", "end")
    assert s.where(0) == "2A.E"
    assert s.happened("ai_card_drawn")


@pytest.mark.rule("BG-ORDER-04")
def test_a_later_action_passes_over_the_earlier_ones() -> None:
    """Assault: move, then attack. Whoever attacks first has given up the move."""
    s = ordering("assault", "dig_in")
    s.attack_dice("blank", "blank", "blank")
    s.choose("play_actions:order:assault")
    assert s.offered("move")
    assert s.offered("attack")
    s.choose("attack:lancer.normal:figure:drone-1")
    assert own_attacks(s) == 1
    s.wind_up()
    assert s.happened("ai_card_drawn"), "no move after the attack"


@pytest.mark.rule("BG-ORDER-04")
def test_actions_go_from_top_to_bottom() -> None:
    """Hold Ground: attack, then draw. After the draw there is no attack."""
    s = ordering("hold_ground", "dig_in")
    s.choose("play_actions:order:hold_ground", "draw")
    assert len(s.t.hand[0]) == 2
    assert own_attacks(s) == 0
    s.wind_up()
    assert s.happened("ai_card_drawn")


@pytest.mark.rule("BG-ORDER-05")
def test_an_action_is_finished_before_the_next() -> None:
    """In the middle of Assault's move there is no attack; after it there is, and no more moving."""
    s = ordering("assault", "dig_in")
    s.choose("play_actions:order:assault", "move:area:2A.G")
    assert s.decision.kind == "move"
    assert kinds_offered(s) == {"move", "stop"}
    s.choose("move:area:2A.E", "stop")
    assert s.decision.kind == "action"
    assert s.offered("attack")
    assert not s.offered("move")
    assert not s.offered("cover")


@pytest.mark.rule("BG-ORDER-06")
def test_a_cog_in_the_area_may_be_the_player_s_own() -> None:
    s = Scene((MARCUS, DOM, COLE))
    s.hand(0, "sit_tight")
    s.cog(2, "2A.A")
    s.at_order(0)
    s.choose("play_actions:order:sit_tight")
    assert s.offered("draw") == [f"draw:cog:{MARCUS}", f"draw:cog:{DOM}"]
    s.choose(f"draw:cog:{MARCUS}")
    assert [len(hand) for hand in s.t.hand] == [2, 0, 0]


@pytest.mark.rule("BG-ORDER-08")
@pytest.mark.parametrize("card", ICONS)
def test_each_card_has_one_reaction_icon(card: str) -> None:
    """Every card for each of the three reactions; it serves for exactly one."""
    s = Scene()
    s.hand(1, card)
    s.hand(0, "assault")
    s.at_order(0)
    s.choose("play_move:order:assault", "move:area:2A.A")
    serves = {"follow"} if s.offered("follow") else set()
    s = Scene((DOM,))
    s.hand(0, card)
    s.put("drone", "2A.D")
    s.attack_dice("blank", "blank", "blank")
    s.at_locusts(12)
    if s.offered("guard"):
        serves.add("guard")
        s.choose("pass")
    if s.offered("dodge"):
        serves.add("dodge")
    assert serves == {ICONS[card]}


@pytest.mark.rule("BG-ORDER-08")
def test_there_are_six_kinds_of_three_cards_for_each_icon() -> None:
    orders = Scene().t.box.orders
    assert {order.id: order.reaction for order in orders} == ICONS
    assert [order.copies for order in orders] == [3] * 18


@pytest.mark.rule("BG-ORDER-09")
def test_cards_for_two_or_more_players_are_marked() -> None:
    s = Scene()
    s.hand(0, "teamwork", "get_up", "assault", "explore")
    hand = shown_to(s.game, 0)["cogs"][0]["hand"]
    assert {card["card"] for card in hand if card["two_plus"]} == {"order:teamwork", "order:get_up"}


@pytest.mark.rule("BG-ORDER-09")
def test_with_company_such_a_card_is_played_and_not_swapped() -> None:
    s = ordering("teamwork", "get_up")
    assert "play_actions:order:teamwork" in s.ids
    assert not s.offered("swap")
    alone = ordering("teamwork", "get_up", cogs=(MARCUS,))
    assert alone.offered("swap") == ["swap:order:teamwork", "swap:order:get_up"]


@pytest.mark.rule("BG-ORDER-10")
def test_a_bleeding_out_player_gives_no_orders() -> None:
    s = Scene()
    s.put("wretch", "16A.F")
    s.bleed(0)
    s.begin_turn(0)
    s.choose("stop")
    assert not s.happened("order_played")
    assert s.happened("ai_card_drawn")


def test_r05_without_a_card_the_step_is_skipped() -> None:
    s = Scene()
    s.put("wretch", "16A.F")
    s.begin_turn(0)
    s.choose("heal:0")
    assert not s.happened("order_played")
    assert s.happened("ai_card_drawn")


def test_r07_weapons_but_no_grenades_may_be_discarded_between_actions() -> None:
    s = ordering("assault", "dig_in")
    drops = ["drop:weapon:lancer", "drop:weapon:snub_pistol"]
    assert s.offered("drop") == drops
    s.choose("play_actions:order:assault")
    assert s.offered("drop") == drops
    s.choose("move:area:2A.G")
    assert not s.offered("drop"), "not in the middle of an action"
    s.choose("stop")
    assert s.offered("drop") == drops
    s.choose("drop:weapon:lancer")
    assert s.tokens(0, "lancer") == -1
    assert s.offered("drop") == drops[1:]
    assert s.decision.kind == "action", "the turn goes on"


def test_r07_only_the_owner_in_his_own_turn() -> None:
    s = Scene()
    s.hand(0, "teamwork")
    s.hand(1, "assault", "advance")
    s.at_order(0)
    assert s.offered("drop") == ["drop:weapon:lancer", "drop:weapon:snub_pistol"]
    s.choose("play_actions:order:teamwork", "teamwork:seat:1")
    assert (s.decision.seat, s.offered("drop")) == (1, [])
    s.choose("play_actions:order:assault")
    assert (s.decision.seat, s.offered("drop")) == (1, [])


@pytest.mark.parametrize(("cog", "limit"), [(MARCUS, 3), (BAIRD, 4)])
def test_r07_a_pick_up_beyond_the_limit_asks_for_one_weapon(cog: str, limit: int) -> None:
    s = Scene((cog, DOM))
    s.hand(0, "assault", "advance")
    for weapon in ("boomshot", "torque_bow")[: limit - 2]:
        s.give(0, weapon, 1)
    s.t.dropped = (DroppedWeapon(s.area("2A.D"), s.t.box.marker_kinds.index("drone"), "hammerburst"),)
    s.t.marker_piles[s.t.box.marker_kinds.index("drone")] -= 1
    s.at_order(0)
    s.choose("pick_up:weapon:hammerburst")
    if s.decision.kind == "discard":
        s.choose("discard:order:advance")
    assert s.decision.kind == "drop_weapon"
    assert len(s.ids) == limit + 1
    assert "drop:weapon:bolo_grenade" not in s.ids
    assert "drop:weapon:hammerburst" in s.ids
    s.choose("drop:weapon:snub_pistol")
    assert (s.tokens(0, "hammerburst"), s.tokens(0, "snub_pistol")) == (2, -1)
    assert s.decision.kind == "order"


def test_r13_equal_cards_are_one_option() -> None:
    s = ordering("assault", "assault", "assault", "dig_in")
    assert s.offered("play_actions") == ["play_actions:order:assault", "play_actions:order:dig_in"]
    assert len(s.ids) == len(set(s.ids))


def test_r13_equal_cards_are_one_option_in_reactions_and_discards() -> None:
    s = Scene((DOM,))
    s.hand(0, "assault", "assault", "advance")
    s.put("drone", "2A.D")
    s.attack_dice("two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert s.ids == ["dodge:order:assault", "dodge:order:advance", "pass"]
    s.choose("pass")
    assert (s.decision.kind, s.ids) == ("wound", ["discard:order:assault", "discard:order:advance"])
    s.choose("discard:order:assault")
    assert s.ids == ["discard:order:assault", "discard:order:advance"]
