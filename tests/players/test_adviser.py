"""The adviser: the best three options with honest chances and reasons, for every kind of decision, stopped or not."""

from __future__ import annotations

import random
import time
from itertools import islice
from typing import Any

import pytest

from eday import board, card
from eday.kernel import EdayError, Option
from eday.players import Advice, SeatGame, Suggestion, adviser, crafts, suggest
from eday.players.adviser import half_width
from eday.players.explaining import HURRIED
from eday.players.search import FEWEST, Candidate, Craft, Finding
from tests.board.scene import DOM, MARCUS
from tests.board.scene import Scene as BoardScene
from tests.card.scene import Scene as CardScene
from tests.players.test_no_peeking import FULL, asked, pairs
from tests.players.toy import ASKED, FirstPolicy, Toy, ToyValue
from tests.text.scan import messages
from tests.voices import BOARD, CARD

EVEN = dict.fromkeys("abcdef", 0.0)
FEW = 7


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Explained from two imagined games."""
    monkeypatch.setattr(adviser, "TRIALS", 2)


def let_it_play_toys(monkeypatch: pytest.MonkeyPatch, refused: EdayError | None = None) -> None:
    craft = Craft(FirstPolicy(), ToyValue(), lambda game, decision: game.turn + 2, frozenset({ASKED}), False)
    craft.refused = refused
    monkeypatch.setitem(crafts._CRAFTS, "board", lambda: craft)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice about the game of one question."""
    let_it_play_toys(monkeypatch)


def ids(advice: Advice) -> list[str]:
    return [one.option.id for one in advice.suggestions]


def chances(advice: Advice) -> list[float]:
    return [one.chance for one in advice.suggestions if one.chance is not None]


# ---------------------------------------------------------------------- what is found


@pytest.mark.usefixtures("toys")
def test_the_best_three_come_with_their_chances() -> None:
    worth = {**EVEN, "a": 0.1, "c": 0.3, "e": 0.2}
    advice = suggest(SeatGame(Toy(worth, own=0.05), 0), rollouts=120)
    assert ids(advice) == ["c", "e", "a"]
    assert chances(advice) == pytest.approx([0.8, 0.7, 0.6], abs=0.05)
    assert advice.complete
    assert 100 < advice.rollouts <= 120


@pytest.mark.usefixtures("toys")
def test_the_best_chance_is_told_first_even_where_little_is_proved() -> None:
    worth = {**EVEN, "a": 0.02, "b": 0.01}
    for seed in range(20):
        told = chances(suggest(SeatGame(Toy(worth, own=0.8), 0), rollouts=30, seed=seed))
        assert told == sorted(told, reverse=True)


@pytest.mark.usefixtures("toys")
def test_the_truth_lies_within_the_error() -> None:
    within = 0
    for seed in range(60):
        advice = suggest(SeatGame(Toy({**EVEN, "b": 0.1}, noise=0.6), 0), rollouts=90, seed=seed)
        best = advice.suggestions[0]
        assert best.chance is not None
        assert best.error is not None
        within += abs(best.chance - 0.6) <= best.error
    assert within >= 52, "19 times of 20"


@pytest.mark.usefixtures("toys")
def test_little_evidence_is_much_doubt() -> None:
    def error(rollouts: int) -> float:
        found = suggest(SeatGame(Toy(EVEN), 0), rollouts=rollouts).suggestions[0].error
        assert found is not None
        return found

    assert error(6) == 1.0, "one sample proves nothing"
    assert 0.05 < error(6 * FEWEST) < 0.2, "not even four that agree"
    assert error(600) < 0.01


def test_an_option_given_up_early_has_the_doubts_of_both() -> None:
    base, rival = Candidate(Option("a"), base=True), Candidate(Option("b"))
    for number in range(40):
        worth = 0.4 + 0.2 * (number % 2)
        base.add(0.0, worth, 0.0)
        if number < 4:
            rival.add(-0.1, worth - 0.1, -0.1 - 0.02 * (number % 2))
    finding = Finding([base, rival])
    assert half_width(finding, rival) > 2 * half_width(finding, base)


@pytest.mark.usefixtures("toys")
def test_decisions_the_searchers_leave_to_habit_are_tried_too() -> None:
    toy = Toy(EVEN)
    toy.asked = False
    advice = suggest(SeatGame(toy, 0), rollouts=20)
    assert ids(advice) == ["on", "off"]
    assert len(chances(advice)) == 2


@pytest.mark.usefixtures("toys")
def test_a_single_option_is_one_suggestion() -> None:
    advice = suggest(SeatGame(Toy({"a": 0.25}), 0), rollouts=20)
    assert ids(advice) == ["a"]
    assert chances(advice) == pytest.approx([0.75])


@pytest.mark.usefixtures("toys")
def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    with pytest.raises(ValueError, match="not asked"):
        suggest(SeatGame(Toy(EVEN), 1))


# ---------------------------------------------------------------------- stopping


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("rounds", [0, 1, 5, 40])
def test_a_cancelled_suggestion_is_the_best_so_far(rounds: int) -> None:
    left = iter(range(rounds))
    toy = Toy({**EVEN, "d": 0.3})
    advice = suggest(SeatGame(toy, 0), rollouts=1000, stop=lambda: next(left, None) is None)
    assert not advice.complete
    assert advice.rollouts <= rounds
    assert ids(advice)[0] == ("d" if rounds == 40 else "a")
    assert toy.played == [], "the game itself is left alone"


@pytest.mark.usefixtures("toys")
def test_time_over_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)))
    advice = suggest(SeatGame(Toy(EVEN), 0), rollouts=1000, seconds=30)
    assert not advice.complete
    assert 20 <= advice.rollouts <= 30


@pytest.mark.usefixtures("toys")
def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    toy = Toy(EVEN, own=0.5)
    suggest(SeatGame(toy, 0), rollouts=60, progress=lambda done, everything: told.append((done, everything)))
    assert [done for done, _ in told] == list(range(len(told)))
    assert {everything for _, everything in told} == {60}


def test_without_weights_it_speaks_from_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = EdayError("weights-missing", file="board.npz")
    let_it_play_toys(monkeypatch, refused)
    advice = suggest(SeatGame(Toy({**EVEN, "f": 0.4}), 0))
    assert ids(advice) == ["a", "b", "c"]
    assert (chances(advice), advice.rollouts, advice.refused) == ([], 0, refused)


# ---------------------------------------------------------------------- positions everybody would agree about


def best(game: Any, seed: int = 0) -> Suggestion:
    return suggest(SeatGame(game, game.decision.seat), rollouts=36, seed=seed).suggestions[0]


def test_a_kill_that_wins_is_seen() -> None:
    scene = BoardScene((MARCUS,))
    scene.t.stage, scene.t.holes = 1, ()
    scene.cog(0, "2A.B")
    drone = scene.put("drone", "2A.B", wounded=True)
    scene.hand(0, "assault", "dig_in", "advance")
    scene.at_order(0)
    scene.choose("play_attack:order:dig_in")
    found = best(scene.game)
    assert found.option.kind in ("attack", "chainsaw")
    assert scene.ref(drone) in found.option.refs
    assert found.chance is not None
    assert found.chance > 0.7
    line = BOARD.why_line(found.why)
    assert "% to kill" in line
    assert "wins" in line or "% to win at once" in line


def test_a_comrade_is_revived() -> None:
    scene = BoardScene((MARCUS, DOM))
    scene.cog(0, "2A.B")
    scene.cog(1, "2A.B")
    scene.bleed(1)
    scene.hand(0, "assault", "dig_in", "advance", "ambush")
    scene.at_order(0)
    scene.choose("play_move:order:dig_in")
    assert best(scene.game, seed=1).option.kind == "revive", "what is no worse comes after the policy's choice"
    found = best(scene.game)
    assert found.option.kind == "revive"
    assert "puts a comrade back on his feet" in BOARD.why_line(found.why)


def test_the_attack_that_empties_the_enemys_deck_is_seen() -> None:
    scene = CardScene()
    unit = scene.cover("cog-heavy-infantry", 1, far=True)
    scene.deck_size(1, 1)
    scene.at_combat(0)
    found = best(scene.game)
    assert found.option.id == f"direct:{scene.ref(unit)}"
    assert found.chance == pytest.approx(1.0)
    assert CARD.why_line(found.why).startswith("wins")


# ---------------------------------------------------------------------- every game


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("kind", ["board", "card", "campaign"])
def test_nothing_hidden_changes_advice(kind: str) -> None:
    for game, other, seat, number in islice(pairs(kind, "advice"), 200 if FULL else 2):
        advice = [suggest(SeatGame(one, seat), rollouts=FEW, seed=number) for one in (game, other)]
        told = [[(one.option.id, one.chance, one.error, one.why) for one in found.suggestions] for found in advice]
        assert told[0] == told[1], (kind, number, game.decision)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("kind", ["board", "card"])
def test_every_kind_of_decision_gets_advice_in_words(kind: str) -> None:
    voice: Any = BOARD if kind == "board" else CARD
    seen: set[str] = set()
    for game, seat, _ in islice(asked(kind), 25):
        if game.decision.kind in seen:
            continue
        seen.add(game.decision.kind)
        before = game.to_json()
        advice = suggest(SeatGame(game, seat), rollouts=FEW)
        assert game.to_json() == before
        assert 1 <= len(advice.suggestions) <= 3
        for one in advice.suggestions:
            assert one.option in game.decision.options
            assert "\u00ab" not in voice.why_line(one.why)
            assert one.chance is None or 0.0 <= one.chance <= 1.0
    assert len(seen) > 3


def test_reinforcements_are_suggested_by_what_is_printed() -> None:
    campaign = card.campaign(5, best_of=1)
    while campaign.decision is not None and campaign.decision.kind != "reinforce":
        campaign.resign(0)
    assert campaign.decision is not None
    advice = suggest(SeatGame(campaign, campaign.decision.seat))
    assert ids(advice)
    assert advice.refused is None
    assert chances(advice) == []
    assert {CARD.why_line(one.why) for one in advice.suggestions} == {"judged by what is printed on the cards"}


def test_hurry_leaves_a_few_games_to_explain_from() -> None:
    game = board.new(seed=4)
    assert game.decision is not None
    seat_game, imagined = SeatGame(game, game.decision.seat), []

    class Counting(SeatGame):
        def imagine(self, rng: random.Random) -> Any:
            imagined.append(1)
            return seat_game.imagine(rng)

    explain = crafts.craft_of("board").explain
    assert explain is not None
    asked = (Counting(game, game.decision.seat), game.decision, game.decision.options[:2])
    lines = explain(*asked, HURRIED + 9, lambda: True)
    assert (len(lines), len(imagined)) == (2, HURRIED)
    assert all(lines)
    explain(*asked, HURRIED + 9, lambda: False)
    assert len(imagined) == 2 * HURRIED + 9


def test_every_reason_has_words() -> None:
    from eday.players.board.witness import TELLINGS as ON_BOARD
    from eday.players.card.witness import TELLINGS as AT_CARDS

    keys = {key for told in (*ON_BOARD.values(), *AT_CARDS.values()) for key in (told.key, told.sure) if key}
    assert keys <= set(messages("advice"))


def test_an_outcome_is_the_seats_own() -> None:
    """The Locust player's chance is his, not the COG's."""
    scene = CardScene()
    scene.deck_size(0, 1)
    unit = scene.cover("loc-drone", 1, far=True)
    scene.at_combat(1)
    found = best(scene.game)
    assert found.option.id == f"direct:{scene.ref(unit)}"
    assert found.chance == pytest.approx(1.0)
