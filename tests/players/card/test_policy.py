"""The policy of the card game: sensible in plain positions, never peeking, and steady."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eday import card
from eday.card import RULES_VERSION
from eday.card.box import COG, LOCUST
from eday.lab.train.fit import write_weights
from eday.players import SeatGame
from eday.players.card.encoder import ENCODER_VERSION, INPUTS
from eday.players.card.policy import CardPolicy
from eday.players.card.value import CardValue, PlainValue, load_value
from tests.card.scene import Scene


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> CardValue:
    """Weights that nobody has fitted: they prefer things wildly, but always the same."""
    path = Path(tmp_path_factory.mktemp("weights")) / "wild.npz"
    rng = np.random.default_rng(4)
    layers = [
        (rng.normal(scale=0.05, size=(INPUTS, 16)).astype(np.float32), np.zeros(16, dtype=np.float32)),
        (rng.normal(size=(16, 8)).astype(np.float32), np.zeros(8, dtype=np.float32)),
        (rng.normal(size=(8, 1)).astype(np.float32), np.zeros(1, dtype=np.float32)),
    ]
    header = {"game": "card", "rules": RULES_VERSION, "encoder": ENCODER_VERSION, "inputs": INPUTS, "format": 1}
    write_weights(path, layers, header)
    return load_value(str(path))


def new(chapter: int | str, seed: int) -> card.CardGame:
    return card.new(chapter, seed, previous_winner=None if chapter in ("tutorial", 1) else "locust")


def ranked(policy: CardPolicy, game: Any, seat: int, seed: int) -> list[tuple[float, str]]:
    """What a seat at a table makes of its decision."""
    held = SeatGame(game, seat)
    assert held.decision is not None
    return [(chance, option.id) for chance, option in policy.ranked(held.imagine(random.Random(seed)), held.decision)]


@pytest.mark.parametrize("chapter", ["tutorial", 2, 6, 13])
def test_what_nobody_can_know_does_not_matter(chapter: int | str, network: CardValue) -> None:
    """The same seed ranks alike in games that differ in what is hidden from the seat alone."""
    policies = (CardPolicy(PlainValue()), CardPolicy(network, depth=2, breadth=8, samples=2))
    game, rng = new(chapter, 31), random.Random(31)
    for number in range(45):
        decision = game.decision
        if decision is None:
            break
        twisted = game.determinize(decision.seat, rng)
        for policy in policies:
            assert ranked(policy, game, decision.seat, number) == ranked(policy, twisted, decision.seat, number)
        game.choose(rng.choice(decision.options).id)


def test_a_network_is_asked_and_changes_choices(network: CardValue) -> None:
    plain, learnt = CardPolicy(PlainValue()), CardPolicy(network)
    game = new(5, 8)
    differed = 0
    for number in range(40):
        decision = game.decision
        if decision is None:
            break
        best = [ranked(policy, game, decision.seat, number)[0][1] for policy in (plain, learnt)]
        differed += best[0] != best[1]
        game.choose(best[0])
    assert differed > 3


def test_chances_are_those_of_the_seat_that_is_asked() -> None:
    scene = Scene(1)
    for place in (1, 2, 3):
        scene.cover("loc-boomer", place)
    scene.fill(COG, 3)
    scene.at_deployment(COG)
    chances = [chance for chance, _ in ranked(CardPolicy(PlainValue()), scene.game, COG, 1)]
    assert chances == sorted(chances, reverse=True)
    assert max(chances) < 0.5
    strong = Scene(1)
    for place in (1, 2, 3):
        strong.cover("loc-boomer", place)
    strong.fill(LOCUST, 3)
    strong.at_deployment(LOCUST)
    assert ranked(CardPolicy(PlainValue()), strong.game, LOCUST, 1)[0][0] > 0.5


def choice(scene: Scene, **depth: int) -> str:
    policy = CardPolicy(PlainValue(), **depth)
    return ranked(policy, scene.game, scene.decision.seat, 1)[0][1]


def test_it_moves_into_free_cover() -> None:
    scene = Scene(1)
    unit = scene.reserve("cog-sergeant")
    scene.at_combat(COG)
    assert choice(scene).startswith(f"move:{scene.ref(unit)}")


def test_it_reckons_with_the_enemys_answer_where_it_looks_that_far() -> None:
    scene = Scene(1)
    attacker = scene.cover("cog-fresh-recruit", 1)
    scene.reserve("loc-boomer")
    scene.at_combat(COG)
    assert choice(scene) == f"direct:{scene.ref(attacker)}", "nobody seems to block"
    assert choice(scene, depth=2, breadth=12) == "end"


def test_throwing_cards_away_is_not_thought_of_quickly() -> None:
    scene = Scene(1)
    scene.fill(COG, 4)
    scene.at_deployment(COG)
    quick = [option for _, option in ranked(CardPolicy(PlainValue()), scene.game, COG, 1)]
    assert not any(option.startswith("discard") for option in quick)
    whole = ranked(CardPolicy(PlainValue(), depth=1, breadth=4), scene.game, COG, 1)
    assert any(option.startswith("discard") for _, option in whole)


def test_reinforcements_are_taken_by_what_is_printed() -> None:
    campaign = card.campaign(4, best_of=1)
    rng = random.Random(4)
    policy = CardPolicy(PlainValue())
    seen = 0
    while (decision := campaign.decision) is not None and seen < 4:
        if decision.kind != "reinforce":
            campaign.choose(rng.choice(decision.options).id)
            continue
        seen += 1
        game = SeatGame(campaign, decision.seat).imagine(rng)
        found = policy.ranked(game, decision)
        assert len(found) == len(decision.options)
        campaign.choose(policy.choose(game, decision))
    assert seen == 4
