"""BG-BLEED, BG-REVIVE: falling, crawling and getting up again."""

from __future__ import annotations

import pytest

from tests.board.scene import COLE, DOM, MARCUS, Scene

LOCUST_CHOICES = ("spawn", "locust_cover", "locust_move", "activate", "spawn_at")


def hit(wounds: int, *cards: str) -> Scene:
    """A drone in Dom's area deals him that many wounds; Marcus is far away. Nobody can react."""
    s = Scene()
    s.cog(0, "16A.F")
    s.hand(1, *cards)
    s.put("drone", "2A.D")
    s.attack_dice(*{1: ("one_wound", "blank"), 2: ("two_wounds", "blank"), 3: ("two_wounds", "one_wound")}[wounds])
    s.attack_dice("blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    return s


def down(seat: int = 0, area: str = "2A.D", cogs: tuple[str, ...] = (MARCUS, DOM), ai: tuple[int, ...] = (8,)) -> Scene:
    """That seat bleeds in the area; the others stand in 2A.D; the next AI cards are fixed, a wretch is far away."""
    s = Scene(cogs)
    s.cog(seat, area)
    s.bleed(seat)
    s.put("wretch", "16A.F")
    rest = [card for card in s.t.ai_deck if card not in ai]
    s.t.ai_deck, s.t.picks = (*ai, *rest), [0] * len(ai)
    return s


def settle(s: Scene) -> None:
    while s.game.decision is not None and s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])


@pytest.mark.rule("BG-BLEED-01")
@pytest.mark.parametrize(
    ("wounds", "cards", "bleeds"),
    [
        (1, (), True),
        (1, ("scavenging",), False),
        (2, ("scavenging",), True),
        (3, ("scavenging", "explore"), True),
        (2, ("scavenging", "explore"), False),
    ],
)
def test_a_wound_without_a_card_to_pay(wounds: int, cards: tuple[str, ...], bleeds: bool) -> None:
    s = hit(wounds, *cards)
    assert s.t.hand[1] == ()
    assert s.game.view(None)["cogs"][1]["bleeding_out"] == bleeds
    assert bool(s.happened("bleeding_out")) == bleeds
    assert s.where(1) == "2A.D", "the figure is laid down where it stood"


@pytest.mark.rule("BG-BLEED-02")
def test_it_is_moved_out_of_cover() -> None:
    s = Scene()
    s.cog(0, "16A.F")
    s.cog(1, "2A.D", "2A.c3")
    s.put("drone", "2A.D")
    s.attack_dice("two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert s.t.bleeding[1]
    assert s.game.view(None)["cogs"][1]["cover"] is None
    assert s.t.free_covers(s.area("2A.D")) == [s.cover("2A.c3")]


@pytest.mark.rule("BG-BLEED-03")
def test_his_turn_may_open_with_a_crawl_of_one_area() -> None:
    s = down(area="2A.E")
    s.begin_turn(0)
    assert (s.decision.seat, s.decision.kind) == (0, "crawl")
    assert s.ids == ["move:area:2A.B", "move:area:2A.F", "move:area:2A.G", "stop"], "into no cover"
    s.choose("move:area:2A.G")
    settle(s)
    assert s.where(0) == "2A.G"
    assert s.t.bleeding[0]
    assert (s.decision.seat, s.decision.kind) == (1, "heal"), "one area was all"


@pytest.mark.rule("BG-BLEED-03")
def test_he_need_not_crawl() -> None:
    s = down(area="2A.E")
    s.begin_turn(0)
    s.choose("stop")
    settle(s)
    assert s.where(0) == "2A.E"


@pytest.mark.rule("BG-BLEED-04")
def test_he_skips_healing_and_orders() -> None:
    s = down(area="2A.E")
    s.begin_turn(0)
    s.choose("stop")
    settle(s)
    assert not s.happened("cards_drawn")
    assert not s.happened("order_played")
    assert s.t.hand[0] == ()


@pytest.mark.rule("BG-BLEED-05")
@pytest.mark.parametrize("crawl", ["stop", "move:area:2A.G"])
def test_he_resolves_his_locust_step_all_the_same(crawl: str) -> None:
    s = down(area="2A.E")
    s.begin_turn(0)
    s.choose(crawl)
    settle(s)
    assert s.happened("ai_card_drawn") == [{"card": "ai:8"}]
    assert {move["figure"] for move in s.happened("figure_moved")} >= {"figure:wretch-1"}


@pytest.mark.rule("BG-BLEED-06")
def test_no_effect_lets_him_draw() -> None:
    """Sit Tight picks a COG in the area, Blind Fire takes them all; neither finds one who bleeds."""
    s = down(1)
    s.hand(0, "sit_tight", "blind_fire")
    s.at_order(0)
    s.choose("play_actions:order:sit_tight")
    assert s.offered("draw") == ["draw:cog:marcus_fenix"]
    s.at_order(0)
    s.choose("play_actions:order:blind_fire")
    draw = s.decision.find("draw")
    assert draw is not None
    assert draw.refs == ("cog:marcus_fenix",)
    s.choose("draw")
    assert s.t.hand[1] == ()


@pytest.mark.rule("BG-BLEED-06")
def test_nor_may_he_play_through_teamwork() -> None:
    s = down(1, cogs=(MARCUS, DOM, COLE))
    s.hand(0, "teamwork")
    s.hand(2, "assault")
    s.at_order(0)
    s.choose("play_actions:order:teamwork")
    assert s.offered("teamwork") == ["teamwork:seat:2"]


@pytest.mark.rule("BG-BLEED-07")
def test_locusts_walk_past_him() -> None:
    """The wretch starts beside him and goes for Marcus farther on."""
    s = down(1, "2A.D")
    s.cog(0, "2A.C")
    s.hand(0, "scavenging")
    wretch = s.put("wretch", "2A.A")
    s.attack_dice("blank", "blank")
    s.at_locusts(11)
    while s.decision.kind == "activate":
        s.choose(f"activate:{s.ref(wretch)}" if f"activate:{s.ref(wretch)}" in s.ids else s.ids[0])
    assert s.where(wretch) == "2A.C"
    assert [attack["target"] for attack in s.happened("attack_declared")] == ["cog:marcus_fenix"]


@pytest.mark.rule("BG-BLEED-07")
def test_he_cannot_be_attacked() -> None:
    """A drone in his area has nobody else in sight: no attack, though its card grants one."""
    s = down(1, "2A.D")
    s.cog(0, "16A.F")
    drone = s.put("drone", "2A.D")
    s.at_locusts(14)
    settle(s)
    assert not [attack for attack in s.happened("attack_declared") if attack["target"] == "cog:dominic_santiago"]
    assert s.where(drone) != "2A.D", "the condition of card 14, a COG at range 1, does not see him"


@pytest.mark.rule("BG-BLEED-08")
def test_you_becomes_another_cog_of_his_choice() -> None:
    """Card 3 is about you."""
    s = down(0, cogs=(MARCUS, DOM, COLE), ai=(3,))
    s.cog(1, "2A.C")
    s.cog(2, "9A.B")
    for seat in (1, 2):
        s.hand(seat, "scavenging")
    wretch = s.put("wretch", "9A.A")
    s.attack_dice("blank", "blank")
    s.begin_turn(0)
    s.choose("stop")
    assert (s.decision.seat, s.decision.kind) == (0, "pick_you")
    assert s.ids == ["you:cog:dominic_santiago", "you:cog:augustus_cole"]
    s.choose("you:cog:augustus_cole")
    while s.decision.kind in LOCUST_CHOICES:
        assert s.decision.seat == 0, "he makes the choices of his AI card"
        s.choose(s.ids[0])
    assert s.where(wretch) == "9A.B"


@pytest.mark.rule("BG-BLEED-08")
def test_he_chooses_the_order_of_the_locusts() -> None:
    s = down(0, ai=(11,))
    s.put("wretch", "12A.B")
    s.begin_turn(0)
    s.choose("stop")
    assert (s.decision.seat, s.decision.kind) == (0, "activate")


@pytest.mark.rule("BG-REVIVE-01")
def test_a_cog_in_the_area_revives_for_a_card_of_his_choice() -> None:
    s = down(1)
    s.hand(0, "assault", "dig_in", "explore")
    s.at_order(0)
    s.choose("revive:cog:dominic_santiago")
    assert s.ids == ["discard:order:assault", "discard:order:dig_in", "discard:order:explore"]
    s.choose("discard:order:dig_in")
    assert s.hand_names(0) == ["assault", "explore"]
    assert s.t.standing == (0, 1)


@pytest.mark.rule("BG-REVIVE-01")
def test_not_from_another_area_and_not_somebody_standing() -> None:
    s = down(1, "2A.A")
    s.hand(0, "assault", "dig_in")
    s.at_order(0)
    assert not s.offered("revive")
    s = Scene()
    s.hand(0, "assault", "dig_in")
    s.at_order(0)
    assert not s.offered("revive")


@pytest.mark.rule("BG-REVIVE-02")
def test_he_stands_up_with_an_empty_hand() -> None:
    s = down(1)
    s.hand(0, "assault", "dig_in")
    s.at_order(0)
    s.choose("revive:cog:dominic_santiago", "discard:order:dig_in")
    dom = s.game.view(None)["cogs"][1]
    assert (dom["bleeding_out"], dom["cards"], dom["area"]) == (False, 0, "area:2A.D")


@pytest.mark.rule("BG-REVIVE-03")
def test_he_can_be_attacked_again_at_once() -> None:
    """In the Locusts' step of the very turn: and having no card he goes down once more."""
    s = down(1, ai=(12,))
    s.hand(0, "roadie_run", "dig_in")
    s.put("drone", "2A.A")
    s.at_order(0)
    s.choose("revive:cog:dominic_santiago", "discard:order:dig_in")
    s.attack_dice("one_wound", "blank", "blank")
    s.defense_dice("blank")
    s.choose("play_move:order:roadie_run", "end")
    assert "target:cog:dominic_santiago" in s.ids
    s.choose("target:cog:dominic_santiago")
    assert s.t.bleeding[1]


@pytest.mark.rule("BG-REVIVE-04")
def test_on_his_next_turn_he_heals_and_acts() -> None:
    s = down(1, ai=(8,))
    s.hand(0, "roadie_run", "dig_in")
    s.at_order(0)
    s.choose("revive:cog:dominic_santiago", "discard:order:dig_in", "play_move:order:roadie_run", "end")
    settle(s)
    assert (s.decision.seat, s.decision.kind) == (1, "heal")
    s.choose("heal:2")
    assert (s.decision.seat, s.decision.kind) == (1, "order")


@pytest.mark.rule("BG-REVIVE-04")
def test_other_effects_may_let_him_draw_earlier() -> None:
    s = down(1)
    s.hand(0, "sit_tight", "dig_in")
    s.at_order(0)
    s.choose("revive:cog:dominic_santiago", "discard:order:dig_in", "play_actions:order:sit_tight")
    s.choose("draw:cog:dominic_santiago")
    assert len(s.t.hand[1]) == 2
