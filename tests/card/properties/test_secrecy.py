"""Secret: what a seat is shown depends on nothing it may not know."""

from __future__ import annotations

import random
import re

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import CardGame
from eday.kernel import Event
from tests.card.properties.hidden import chooses_secretly, twin
from tests.card.properties.play import (
    VIEWERS,
    Setup,
    decision_text,
    events_text,
    sampled,
    seen_by,
    setups,
    text,
    walk,
)
from tests.card.scene import Scene


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("setup", setups(2, first=20_000), ids=str)
def test_games_that_differ_in_secrets_look_the_same(setup: Setup) -> None:
    compared = 0
    for number, game in enumerate(sampled(setup, 10)):
        for seat in VIEWERS:
            if chooses_secretly(game, seat):
                continue
            other = twin(game, seat, random.Random(number))
            assert seen_by(other, seat) == seen_by(game, seat)
            compared += 1
    assert compared > 10


def tells(event: Event, seat: int | None) -> bool:
    """Whether an event brings a card to light: his own new cards to their owner, others to everybody."""
    if event.kind in ("cards_drawn", "cards_peeked", "direct_damage_dealt"):
        return event.owner == seat
    return event.kind in (
        "card_discarded",
        "card_deployed",
        "reaction_deployed",
        "cards_lost",
        "unit_put",
        "cover_revealed",
    )


def compare_step(game: CardGame, other: CardGame, option: str, seat: int | None) -> bool:
    """Take the option in both; everything told to the seat is equal until a secret comes to light. Whether none did."""
    events, others = game.choose(option), other.choose(option)
    for event, its in zip(events, others, strict=False):
        if tells(event, seat) and tells(its, seat) and event.full().to_dict() != its.full().to_dict():
            return False
        assert events_text([event.for_seat(seat)]) == events_text([its.for_seat(seat)])
    if game.decision is not None and (game.decision.seat, game.decision.kind) == (seat, "peek"):
        return False
    assert len(events) == len(others)
    assert seen_by(game, seat) == seen_by(other, seat)
    return True


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-19")
@pytest.mark.parametrize("setup", setups(2, first=21_000), ids=str)
def test_games_that_differ_in_secrets_go_on_the_same_until_one_is_told(setup: Setup) -> None:
    compared = 0
    for number, game in enumerate(sampled(setup, 10)):
        rng = random.Random(number)
        for seat in VIEWERS:
            if chooses_secretly(game, seat):
                continue
            line, other = game.clone(), twin(game, seat, rng, new_chance=False)
            for _ in range(6):
                if line.decision is None or other.decision is None:
                    break
                options = [option.id for option in line.decision.options if other.decision.find(option.id)]
                if not options or not compare_step(line, other, rng.choice(options), seat):
                    break
                compared += 1
    assert compared > 10


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-13")
@pytest.mark.parametrize("setup", setups(1, first=22_000), ids=str)
def test_a_view_names_no_card_of_a_hidden_hand_or_deck(setup: Setup) -> None:
    for game in sampled(setup, 5):
        t = game._table
        for seat in VIEWERS:
            hidden = [card for side in (COG, LOCUST) if side != seat for card in (*t.hand[side], *t.deck[side])]
            if seat is not None:
                hidden += t.deck[seat][t.known_top[seat] :] if not t.known_bottom[seat] else ()
            hidden += [card for card, down in zip(t.row, t.hidden, strict=True) if down]
            refs = set(re.findall(r'"(card:[^"]+)"', text(game.view(seat))))
            own = set()
            if seat is not None:
                own = {t.ref(card) for card in (*t.hand[seat], *t.deck[seat][: t.known_top[seat]])}
            assert not refs & {t.ref(card) for card in hidden} - own


@pytest.mark.parametrize("setup", setups(1, first=23_000), ids=str)
def test_chance_is_in_no_view_and_no_event(setup: Setup) -> None:
    for game in sampled(setup, 30):
        for seat in VIEWERS:
            shown = seen_by(game, seat) + events_text(game.events_for(seat))
            for secret in (game._table.rng, setup.seed):
                assert str(secret) not in shown


@pytest.mark.parametrize("setup", setups(1, first=24_000), ids=str)
def test_others_learn_only_who_is_asked_for_what(setup: Setup) -> None:
    for game in walk(setup):
        decision = game.decision
        if decision is None:
            continue
        bare = {"seat": decision.seat, "kind": decision.kind, "options": [], "context": {}}
        for seat in VIEWERS:
            assert decision_text(game, seat) == text(decision.to_dict() if seat == decision.seat else bare)


@pytest.mark.rule("CG-SETUP-12")
@pytest.mark.parametrize("setup", setups(1, first=25_000), ids=str)
def test_a_hand_is_what_its_seat_was_told(setup: Setup) -> None:
    """Only its owner learns which cards were drawn or kept."""
    *_, game = walk(setup)
    for seat in VIEWERS:
        for event in game.events_for(seat):
            for secret in ("cards", "kept_cards"):
                if event.kind in ("cards_drawn", "cards_peeked", "direct_damage_dealt") and secret in event.data:
                    assert event.data["seat"] == seat
            assert event.secret is None or event.owner == seat


# ---------------------------------------------------------------------- reaction windows

HANDS = {
    "nothing fits": ("cog-captain", "cog-private", "cog-scout", "cog-sergeant"),
    "a reaction at the wrong count": ("cog-hit-the-floor", "cog-private", "cog-scout", "cog-sergeant"),
    "a reaction that fits": ("cog-heroism", "cog-private", "cog-scout", "cog-sergeant"),
}


@pytest.mark.rule("CG-SETUP-12")
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("direct", [False, True])
def test_a_reaction_window_opens_whatever_is_in_the_hand(hand: str, direct: bool) -> None:
    s = Scene(1)
    s.hand(COG, *HANDS[hand])
    s.fill(LOCUST, 3)
    attacker = s.cover("loc-boomer", 1) if direct else s.reserve("loc-boomer")
    defender = s.reserve("cog-vanguard") if direct else s.cover("cog-vanguard", 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(attacker)}" if direct else f"attack:{s.ref(attacker)}:row:1")
    if direct:
        s.choose(f"block:{s.ref(defender)}")
    assert (s.decision.seat, s.decision.kind) == (COG, "reaction")
    assert s.ids == (["react:card:cog-heroism", "pass"] if hand == "a reaction that fits" else ["pass"])
    seen = s.game.view(LOCUST)["decision"]
    assert seen == {"seat": COG, "kind": "reaction", "options": [], "context": {}}


@pytest.mark.rule("CG-SETUP-12")
def test_an_empty_hand_has_no_reaction_window() -> None:
    """That a hand is empty is known to all."""
    s = Scene(1)
    attacker = s.reserve("loc-boomer")
    s.cover("cog-vanguard", 1)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(attacker)}:row:1")
    assert (s.decision.seat, s.decision.kind) == (LOCUST, "reaction")
