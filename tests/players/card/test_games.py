"""The simple bot at the card game: legal, steady, better than chance, and sensible in plain positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday import card
from eday.card.box import COG, LOCUST
from eday.kernel import Decision, Option
from eday.players import PLAYERS, SeatGame, SimplePlayer
from eday.players.card.player import CardPlayer, counted
from eday.players.card.worth import hand_worth, worth
from tests.card.scene import Scene

CHAPTERS = ["tutorial", *range(1, 16)]


def play(game: Any, bots: tuple[str, str], seed: int) -> list[str]:
    """Play to the end; the chosen options."""
    players = [PLAYERS[bot](seed * 2 + seat) for seat, bot in enumerate(bots)]
    seats = [SeatGame(game, seat) for seat in (0, 1)]
    chosen = []
    while (decision := game.decision) is not None:
        chosen.append(players[decision.seat].choose(seats[decision.seat]))
        game.choose(chosen[-1])
    return chosen


def new(chapter: int | str, seed: int) -> card.CardGame:
    return card.new(chapter, seed, previous_winner=None if chapter in ("tutorial", 1) else ("cog", "locust")[seed % 2])


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_game_of_each_chapter_comes_to_its_end(chapter: int | str) -> None:
    game = new(chapter, 3)
    play(game, ("simple", "simple"), 3)
    assert game.outcome is not None


def test_it_beats_chance_clearly() -> None:
    won = 0
    for number in range(30):
        game = new(number % 3 + 1, 100 + number)
        simple = number // 3 % 2
        play(game, ("simple", "random") if simple == COG else ("random", "simple"), number)
        assert game.outcome is not None
        won += game.outcome.winner == ("cog", "locust")[simple]
    assert won > 21


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = new(2, 77), new(2, 77)
    assert play(one, ("simple", "random"), 5) == play(other, ("simple", "random"), 5)
    assert one.to_json() == other.to_json()


@pytest.mark.parametrize("chapter", [1, 6, 15])
def test_thinking_leaves_the_game_alone(chapter: int) -> None:
    game = new(chapter, 9)
    rng = random.Random(9)
    bot = SimplePlayer(9)
    for _ in range(30):
        if game.decision is None:
            break
        before = game.to_json()
        choice = bot.choose(SeatGame(game, game.decision.seat))
        assert game.to_json() == before
        assert game.decision.find(choice) is not None
        game.choose(rng.choice(game.decision.options).id)


def test_an_imagined_game_looks_the_same_and_hides_the_real_cards() -> None:
    game = new(1, 5)
    assert game.decision is not None
    seat = game.decision.seat
    rng = random.Random(5)
    imagined = [SeatGame(game, seat).imagine(rng) for _ in range(20)]
    assert all(one.view(seat) == game.view(seat) for one in imagined)
    hands = [one.view(1 - seat)["sides"][1 - seat]["hand"] for one in imagined]
    assert len({tuple(hand) for hand in hands}) > 10
    assert sum(hand == game.view(1 - seat)["sides"][1 - seat]["hand"] for hand in hands) < 3


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    game = new(1, 1)
    assert game.decision is not None
    with pytest.raises(ValueError, match="not asked"):
        CardPlayer(1).choose(SeatGame(game, 1 - game.decision.seat))


def test_it_takes_reinforcements_and_plays_on_in_a_campaign() -> None:
    campaign = card.campaign(4, best_of=1)
    rng, bot = random.Random(4), SimplePlayer(4)
    asked = set()
    while (decision := campaign.decision) is not None and campaign.chapter < 4:
        if decision.kind in asked and decision.kind != "reinforce":
            campaign.choose(rng.choice(decision.options).id)
            continue
        asked.add(decision.kind)
        campaign.choose(bot.choose(SeatGame(campaign, decision.seat)))
    assert {"reinforce", "deployment", "combat"} <= asked


# ---------------------------------------------------------------------- plain positions


def choice(scene: Scene, seed: int = 1) -> str:
    return SimplePlayer(seed).choose(SeatGame(scene.game, scene.decision.seat))


def test_it_moves_into_free_cover() -> None:
    scene = Scene(1)
    unit = scene.reserve("cog-sergeant")
    scene.at_combat(COG)
    assert choice(scene).startswith(f"move:{scene.ref(unit)}")


def test_it_attacks_a_player_who_cannot_block() -> None:
    scene = Scene(1)
    unit = scene.cover("cog-sergeant", 1)
    scene.at_combat(COG)
    assert choice(scene) == f"direct:{scene.ref(unit)}"


def test_it_attacks_where_it_wins_and_not_where_it_dies() -> None:
    scene = Scene(1)
    for place, enemy in enumerate(("loc-drone", "loc-drone", "loc-boomer"), start=1):
        scene.cover(enemy, place)
    strong = scene.reserve("cog-captain")
    scene.at_combat(COG)
    assert choice(scene) in (f"attack:{scene.ref(strong)}:row:1", f"attack:{scene.ref(strong)}:row:2")
    weak = Scene(1)
    for place in (1, 2, 3):
        weak.cover("loc-boomer", place)
    weak.reserve("cog-fresh-recruit")
    weak.at_combat(COG)
    assert choice(weak) == "end"


def test_it_blocks_when_that_kills_the_attacker() -> None:
    scene = Scene(1)
    attacker = scene.cover("cog-fresh-recruit", 1)
    blocker = scene.reserve("loc-boomer")
    scene.at_combat(COG)
    scene.choose(f"direct:{scene.ref(attacker)}")
    assert choice(scene) == f"block:{scene.ref(blocker)}"


def test_it_deploys_rather_than_idles() -> None:
    scene = Scene(1)
    scene.hand(COG, "cog-captain")
    scene.fill(COG, 2)
    scene.at_deployment(COG)
    assert choice(scene) == "deploy:card:cog-captain"


def test_it_turns_a_fight_with_a_reaction() -> None:
    scene = Scene(1)
    recruit = scene.reserve("cog-fresh-recruit")
    scene.cover("loc-hunter", 1)
    scene.hand(COG, "cog-heroism")
    scene.fill(COG, 4)
    scene.at_combat(COG)
    scene.choose(f"attack:{scene.ref(recruit)}:row:1")
    while scene.decision.seat == LOCUST:
        scene.choose("pass")
    assert scene.decision.kind == "reaction"
    assert choice(scene) == "react:card:cog-heroism"


# ---------------------------------------------------------------------- counting


def numbers(kind: str, most: int) -> Decision:
    return Decision(0, kind, tuple(Option(f"{kind}:{n}", kind, args={"cards": n}) for n in range(most, -1, -1)))


@pytest.mark.parametrize(
    ("kind", "hand", "deck", "taken"),
    [
        ("keep", 3, 9, 2),
        ("keep", 5, 9, 1),
        ("keep", 7, 9, 0),
        ("draw", 1, 20, 2),
        ("draw", 1, 7, 1),
        ("draw", 3, 20, 0),
    ],
)
def test_cards_are_taken_up_to_a_full_hand(kind: str, hand: int, deck: int, taken: int) -> None:
    assert counted(numbers(kind, 2), hand, deck).id == f"{kind}:{taken}"


def test_a_hand_is_worth_most_at_the_right_count() -> None:
    captain, scout = 1, 2
    values = {captain: (1, 2), scout: (3,)}
    fits, near, far = ([captain] * n for n in (2, 3, 4))
    assert hand_worth(fits, values) / 2 > hand_worth(near, values) / 3 > hand_worth(far, values) / 4


def test_worth_counts_decks_units_and_cover() -> None:
    scene = Scene(1)
    scene.at_deployment(COG)
    even = worth(scene.game.brief(COG), {})
    scene.reserve("cog-sergeant")
    reserve = worth(scene.game.brief(COG), {})
    scene.cover("cog-sergeant", 1)
    cover = worth(scene.game.brief(COG), {})
    assert even < reserve < cover
    scene.deck_size(LOCUST, 4)
    assert worth(scene.game.brief(COG), {}) > cover
    assert worth(scene.game.brief(LOCUST), {}) < 0
