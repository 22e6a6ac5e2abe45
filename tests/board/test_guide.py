"""The guided first mission: its script, ways to leave it, and what it says."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import pytest

import eday
from eday.board import BoardGame, guide_step
from eday.board.box import content_hash
from eday.board.setup import pack_box
from eday.board.tutorial.guide import Progress
from eday.content.board import from_patch, load, schema
from eday.kernel import Event, GuideStep, SaveError, SetupError
from eday.text.rules.index import load_rules
from tests.voices import BOARD

SCRIPT = load().first_mission.script
SEED = load().first_mission.seed
LESSONS = [beat.lesson for beat in SCRIPT]
TAUGHT = {
    "move": "figure_moved",
    "cover": "cover_taken",
    "attack": "dice_rolled",
    "locust_turn": "ai_card_drawn",
    "guard": "guard_used",
    "dodge": "dice_rolled",
    "wounds": "card_discarded",
    "heal": "cards_drawn",
    "explore": "tile_placed",
    "seal": "hole_sealed",
}
"""Lessons, and the event that shows what each of them is about."""
VOICE = BOARD.seated(["marcus_fenix"])


def step_of(game: BoardGame) -> GuideStep:
    """What the guide says now."""
    step = guide_step(game, 0)
    assert step is not None
    return step


def begun(choices: int) -> BoardGame:
    """A guided mission after some choices of the script."""
    game = eday.board.new_guided()
    for beat in SCRIPT[:choices]:
        game.choose(beat.choose)
    return game


def by_chance(game: BoardGame, rng: random.Random) -> None:
    """Any choice; no weapon is thrown away unless one must be."""
    assert game.decision is not None
    options = [option.id for option in game.decision.options]
    game.choose(rng.choice([option for option in options if not option.startswith("drop")] or options))


# ---------------------------------------------------------------------- the script


def test_script_can_be_played_and_shows_every_lesson() -> None:
    """At whatever version the rules are: who changes what this seed brings has to find other choices."""
    game = eday.board.new_guided()
    shown: dict[str, list[Event]] = {}
    while not step_of(game).done:
        step = step_of(game)
        shown[step.key] = game.choose(step.options[0])
    assert list(shown) == LESSONS
    for lesson, kind in TAUGHT.items():
        assert kind in [event.kind for event in shown[lesson]], lesson
    assert game.turn == 2
    assert game.outcome is None


def test_what_lessons_tell_is_so() -> None:
    """A move out of sight into sight, a wound that does not kill, a guard that fails, a dodge that helps."""
    game = begun(LESSONS.index("move"))
    assert not [ref for ref in game.sight("cog:marcus_fenix") if ref.startswith("figure:")]
    game = begun(LESSONS.index("sight"))
    assert "figure:drone-1" in game.sight("cog:marcus_fenix")
    attacked = begun(LESSONS.index("attack")).choose(SCRIPT[LESSONS.index("attack")].choose)
    assert "figure_wounded" in [event.kind for event in attacked]
    guarded = begun(LESSONS.index("guard_attack")).choose(SCRIPT[LESSONS.index("guard_attack")].choose)
    assert "attack_missed" in [event.kind for event in guarded]
    dodged = begun(LESSONS.index("dodge")).choose(SCRIPT[LESSONS.index("dodge")].choose)
    assert [event.data["wounds"] for event in dodged if event.kind == "wounds_dealt"] == [1]
    thrown = begun(len(SCRIPT) - 1).choose(SCRIPT[-1].choose)
    assert "figure_killed" in [event.kind for event in thrown]


def test_steps_are_counted_and_point_at_things_on_the_table() -> None:
    game = eday.board.new_guided()
    for number, beat in enumerate(SCRIPT, start=1):
        step = step_of(game)
        assert (step.step, step.steps, step.options) == (number, len(SCRIPT) + 1, (beat.choose,))
        assert game.decision is not None
        assert game.decision.find(beat.choose) is not None
        seen = json.dumps(game.view(0))
        assert all(f'"{ref}"' in seen for ref in step.point), step.point
        game.choose(beat.choose)
    assert (step_of(game).key, step_of(game).done, step_of(game).step) == ("done", True, len(SCRIPT) + 1)


def test_walks_over_several_areas_follow_the_script() -> None:
    """Whoever chooses the end of a move at once takes the way of the script."""
    for first in ("move", "leave_cover"):
        game = begun(LESSONS.index(first))
        reach = game.reach()
        assert reach is not None
        ways = [end["way"] for end in reach["ends"]]
        wanted = [beat.choose for beat in SCRIPT[LESSONS.index(first) :]]
        last = 3 if first == "move" else 2
        assert wanted[:last] in ways


def test_chances_are_those_of_the_table() -> None:
    game = begun(LESSONS.index("attack"))
    odds = game.odds(SCRIPT[LESSONS.index("attack")].choose)
    assert odds is not None
    args = step_of(game).args
    assert (args["kill"], args["wound"]) == (round(100 * odds["kill"]), round(100 * odds["wound"]))
    assert args["dice"] == sum(int(count) for count, _, _ in odds["attack_dice"])
    assert args["defense"] == sum(int(count) for count, _, _ in odds["defense_dice"])


def test_it_is_for_the_pupil_of_a_guided_mission_alone() -> None:
    game = eday.board.new_guided()
    assert guide_step(game, 1) is None
    plain = eday.board.new("emergence", ("marcus_fenix",), SEED)
    assert guide_step(plain, 0) is None
    assert guide_step(eday.card.new("tutorial"), 0) is None


# ---------------------------------------------------------------------- another way


@pytest.mark.parametrize("after", range(len(SCRIPT)))
def test_leaving_the_script_is_said_once_and_play_goes_on(after: int) -> None:
    game, rng = begun(after), random.Random(after)
    assert game.decision is not None
    other = next(option.id for option in game.decision.options if option.id != SCRIPT[after].choose)
    game.choose(other)
    if game.outcome is not None:
        return
    assert step_of(game).key == "own_way"
    for _ in range(400):
        if game.decision is None:
            break
        by_chance(game, rng)
        step = guide_step(game, 0)
        if step is None:
            continue
        assert step.key == "over" or step.key.startswith("topic_")
        assert game.decision is None or all(game.decision.find(option) for option in step.options)
        assert VOICE.guide_words(step)["text"]


def test_leaving_it_what_is_new_is_explained_at_once() -> None:
    game = begun(LESSONS.index("order"))
    game.choose("play_move:order:dig_in")
    step = step_of(game)
    assert (step.key, step.args, step.rule) == ("own_way", {"topic": "action"}, "BG-ORDER-02")
    said = VOICE.guide_words(step)["text"]
    assert len(said) == 2
    game.choose("end")
    assert game.decision is not None
    assert game.decision.kind == "locust_cover"
    assert guide_step(game, 0) is None, "what the prompt says is enough"


def test_away_from_the_script_every_lesson_still_comes_up() -> None:
    heard: set[str] = set()
    for seed in range(60):
        game, rng = begun(0), random.Random(seed)
        game.choose("cover:cover:2A.c5")
        while game.decision is not None and game.turn < 12:
            step = guide_step(game, 0)
            if step is not None:
                heard.add(step.key.removeprefix("topic_"))
            by_chance(game, rng)
    assert heard >= {"own_way", "order", "action", "guard", "dodge", "wounds", "heal", "explore", "seal"}


def test_questions_are_explained_in_the_first_turns_and_doors_whenever_they_come() -> None:
    game = begun(LESSONS.index("order"))
    game._table.turn = 9
    game.choose("play_move:order:dig_in")
    assert step_of(game).args == {"topic": "none"}
    game.choose("move:area:2A.A")
    assert guide_step(game, 0) is None
    game = begun(LESSONS.index("plan"))
    game._table.turn = 9
    for option in ("play_move:order:fire_in_the_hole", "move:area:2A.B", "move:area:2A.C"):
        game.choose(option)
    assert (step_of(game).key, step_of(game).options) == ("topic_explore", ("explore:area:2A.C",))


def test_progress_is_how_far_choices_agree() -> None:
    choices = [(0, beat.choose) for beat in SCRIPT]
    half = Progress(choices[:5], SCRIPT)
    assert (half.beat, half.left, half.over, half.since) == (5, False, False, 0)
    left = Progress([*choices[:5], (0, "stop"), (0, "end")], SCRIPT)
    assert (left.beat, left.left, left.over, left.since) == (5, True, False, 2)
    over = Progress([*choices, (0, "end")], SCRIPT)
    assert (over.beat, over.left, over.over, over.since) == (len(SCRIPT), False, True, 1)


def test_last_words_are_said_once_and_the_end_has_its_own() -> None:
    game, rng = begun(len(SCRIPT)), random.Random(2)
    assert step_of(game).key == "done"
    game.choose("end")
    while game.decision is not None:
        step = guide_step(game, 0)
        assert step is None or step.key not in ("done", "own_way")
        by_chance(game, rng)
    assert game.outcome is not None
    assert (step_of(game).key, step_of(game).args) == ("over", {"winner": game.outcome.winner})
    assert step_of(game).done


# ---------------------------------------------------------------------- saves, undo, other contents


@pytest.mark.parametrize("choices", range(len(SCRIPT) + 1))
def test_it_survives_saving_replaying_and_undoing(choices: int) -> None:
    game = begun(choices)
    before = step_of(game)
    for other in (eday.load(game.to_json()), eday.replay(game.record())):
        assert (step_of(other).key, step_of(other).args) == (before.key, before.args)
        assert other.to_json() == game.to_json()
    if choices and game.undo_refusal(0) is None:
        game.undo(0)
        assert step_of(game).key == LESSONS[choices - 1]
        game.choose(SCRIPT[choices - 1].choose)
        assert step_of(game).key == before.key


def test_undo_brings_back_to_the_script() -> None:
    game = begun(LESSONS.index("move"))
    game.choose("move:area:2A.A")
    assert step_of(game).key == "own_way"
    game.undo(0)
    assert step_of(game).key == "move"


def test_a_record_says_that_it_is_guided_and_others_say_nothing() -> None:
    assert begun(0).record()["setup"]["guided"] is True
    assert "guided" not in eday.board.new("emergence").record()["setup"]
    forged = eday.board.new("hive").record()
    forged["setup"]["guided"] = True
    with pytest.raises(SaveError):
        eday.replay(forged)


def test_a_guided_mission_is_emergence_with_fewer_tiles() -> None:
    game, plain = begun(0), eday.board.new("emergence", ("marcus_fenix",), SEED)
    assert game.mission == "emergence"
    assert [deck.locations for deck in game._table.levels] == [("12A",)]
    assert game.box.mission.stages == plain.box.mission.stages
    assert {area["tile"] for area in game.view(0)["map"]["areas"]} == {"tile:2A"}


def test_another_script_makes_other_guided_records_and_the_same_ordinary_ones() -> None:
    patch: dict[str, Any] = {"first_mission": {"first_mission": {"seed": 5}}}
    other = from_patch(patch)
    assert other.first_mission.seed == 5
    assert content_hash(other, other.missions["emergence"]) == content_hash(load(), load().missions["emergence"])
    guided = [content_hash(one, one.missions["emergence"], True) for one in (load(), other)]
    assert guided[0] != guided[1]


def test_a_guided_mission_of_another_mission_is_refused() -> None:
    content = load()
    with pytest.raises(SetupError):
        pack_box(content, "hive", ("marcus_fenix",), 1, False, "normal", True)


def test_without_a_script_questions_are_explained_in_general() -> None:
    content = from_patch({"first_mission": {"first_mission": {"script": []}}})
    game = BoardGame(pack_box(content, "emergence", ("marcus_fenix",), SEED, False, "normal", True))
    assert guide_step(game, 0) is None
    game.choose("cover:cover:2A.c4")
    assert (step_of(game).key, step_of(game).steps) == ("topic_cover", 0)


def test_a_script_that_is_not_on_offer_is_left() -> None:
    """An overlay may change what the seed brings."""
    patch = {"first_mission": {"first_mission": {"script": [{"lesson": "seal", "choose": "no", "rule": "BG-SEAL-01"}]}}}
    game = BoardGame(pack_box(from_patch(patch), "emergence", ("marcus_fenix",), SEED, False, "normal", True))
    assert guide_step(game, 0) is None
    game.choose("cover:cover:2A.c4")
    assert step_of(game).key == "own_way"


# ---------------------------------------------------------------------- words


def test_every_lesson_has_words_and_a_rule() -> None:
    """A title, two or three sentences, no message that cannot be formed, and a rule that exists."""
    known = load_rules()
    game = eday.board.new_guided()
    for beat in (*SCRIPT, None):
        words = VOICE.guide_words(step_of(game))
        assert words["title"]
        assert 2 <= len(words["text"]) <= 3
        assert not any("«" in line or "none" in line or "{" in line for line in (words["title"], *words["text"]))
        if beat is not None:
            assert beat.rule in known
            assert step_of(game).rule == beat.rule
            game.choose(beat.choose)


def test_every_word_of_the_vocabulary_is_a_lesson_of_the_script() -> None:
    assert sorted(LESSONS) == sorted(get_args(schema.Lesson))
