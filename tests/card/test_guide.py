"""The guided tutorial: the printed turns, those who leave them, and the enemy who plays along."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.card import CardGame, GuideStep, guide_step, scripted_reply
from eday.card.box import COG, LOCUST
from eday.card.tutorial.guide import Progress
from eday.card.tutorial.script import beats_of
from tests.card.scene import Scene
from tests.voices import CARD

KEYS = [
    "deploy_first",
    "move",
    "attack_cover",
    "watch_reaction",
    "react",
    "draw_none",
    "attack_direct",
    "watch_block",
    "watch_reaction",
    "pass",
    "deploy_second",
    "draw_most",
    "watch_deployment",
]
"""The lessons of somebody who does as he is told, the ones while the enemy is asked among them."""


def step_of(game: CardGame) -> GuideStep:
    """The guide's present step; there must be one."""
    found = guide_step(game, COG)
    assert found is not None
    return found


def follow(game: CardGame, steps: int = 100) -> list[str]:
    """Do as the guide says, the Locust player too; the keys of the lessons."""
    keys: list[str] = []
    while game.decision is not None and len(keys) < steps:
        step = guide_step(game, COG)
        option = scripted_reply(game) or next(iter(step.options if step else ()), "")
        if not option or step is None:
            break
        keys.append(step.key)
        game.choose(option)
    return keys


def begun(choices: int) -> CardGame:
    """A tutorial that has followed the printed turns for so many choices."""
    game = eday.card.new("tutorial", 7)
    assert len(follow(game, choices)) == choices
    return game


def by_chance(game: CardGame, rng: random.Random) -> None:
    assert game.decision is not None
    game.choose(rng.choice(game.decision.options).id)


# ---------------------------------------------------------------------- the printed turns


@pytest.mark.parametrize("seed", [1, 7, 99])
def test_the_guide_leads_through_the_printed_turns(seed: int) -> None:
    game = eday.card.new("tutorial", seed)
    assert follow(game) == KEYS
    assert game.turn == 2
    assert [event.data["card"] for event in game.events_for(None) if event.kind == "unit_killed"] == [
        "card:loc-hunter#1",
        "card:loc-drone#1",
        "card:cog-sergeant#1",
    ]


def test_hand_counts_and_values_are_as_printed() -> None:
    """What the script tells about hands and values is what the table shows when its turn comes."""
    game = eday.card.new("tutorial", 7)
    beats = {beat.wanted: beat for beat in beats_of(game.box.content) if not beat.soft}
    while (step := guide_step(game, COG)) and game.decision is not None:
        option = scripted_reply(game) or next(iter(step.options), "")
        if not option:
            break
        beat = beats.get(option.replace("#1", ""))
        if beat is not None:
            assert game.view(None)["sides"][beat.seat]["cards"] == beat.hand, option
        if game.decision.seat == COG and step.key in ("react", "pass"):
            told = game.preview(COG, option)
            assert told is not None
            for one, attack, defense in (
                (told["attackers"][0], step.args["attack"], step.args["defense"]),
                (told["defenders"][0], step.args["foe_attack"], step.args["foe_defense"]),
            ):
                assert (one["attack"], one["defense"]) == (attack, defense)
        game.choose(option)


def test_steps_are_counted_and_point_at_things_on_the_table() -> None:
    game = eday.card.new("tutorial", 7)
    numbers = []
    while (step := guide_step(game, COG)) is not None and game.decision is not None and step.steps:
        numbers.append(step.step)
        assert step.steps == 8
        assert not step.done
        if game.decision.seat == COG:
            assert set(step.options) <= {option.id for option in game.decision.options}
        else:
            assert not step.options
        option = scripted_reply(game) or next(iter(step.options), "")
        if not option:
            break
        game.choose(option)
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2, 3, 4, 5, 6, 7}


def test_the_last_words_come_with_the_next_turn_and_at_the_end() -> None:
    game = begun(len(KEYS))
    rng = random.Random(3)
    while game.decision is not None and not (game.decision.seat == COG and game.turn == 3):
        by_chance(game, rng)
    last = step_of(game)
    assert (last.key, last.step, last.steps, last.done) == ("done", 8, 8, True)
    game.choose("draw")
    while game.decision is not None:
        step = guide_step(game, COG)
        assert step is None or step.key != "done"
        assert step is None or game.turn <= 4
        by_chance(game, rng)
    assert game.outcome is not None
    assert step_of(game).key == "over"
    assert step_of(game).args == {"winner": game.outcome.winner}
    assert step_of(game).done


def test_it_is_for_the_cog_player_of_a_tutorial_alone() -> None:
    game = eday.card.new("tutorial", 7)
    assert guide_step(game, LOCUST) is None
    assert scripted_reply(game) is None
    chapter = eday.card.new(1, 7)
    assert guide_step(chapter, COG) is None
    assert scripted_reply(chapter) is None
    assert guide_step(eday.card.campaign(7), COG) is None
    assert scripted_reply(eday.card.campaign(7)) is None


# ---------------------------------------------------------------------- another way


@pytest.mark.parametrize("after", [0, 1, 2, 4, 5, 6, 10])
def test_leaving_the_printed_turns_is_said_once(after: int) -> None:
    game = begun(after)
    assert game.decision is not None
    suggested = step_of(game).options
    other = next(option.id for option in game.decision.options if option.id not in suggested)
    game.choose(other)
    rng = random.Random(1)
    while game.decision is not None and game.decision.seat != COG:
        assert scripted_reply(game) is None
        by_chance(game, rng)
    said = []
    for _ in range(30):
        if game.decision is None:
            break
        if game.decision.seat == COG:
            step = guide_step(game, COG)
            said.append(step.key if step else "")
        by_chance(game, rng)
    assert said[0] == "own_way"
    assert said.count("own_way") == 1


def test_the_enemy_may_leave_them_too() -> None:
    game = begun(3)
    game.choose("react:card:loc-blood-rush")
    step = step_of(game)
    assert (step.key, step.args["who"], step.options) == ("own_way", "locust", ())
    words = CARD.guide_words(step)
    assert words["text"]
    assert words["text"] != CARD.guide_words(GuideStep("own_way", {"who": "cog", "topic": "none"}))["text"]


@pytest.mark.parametrize(
    ("after", "option", "topic"),
    [
        (0, "draw", "combat"),
        (1, "attack:card:cog-fresh-recruit#1:row:1", "react"),
        (1, "move:card:cog-fresh-recruit#1:row:2", "none"),
        (2, "end", "none"),
        (4, "pass", "none"),
    ],
)
def test_leaving_them_what_is_new_is_explained_at_once(after: int, option: str, topic: str) -> None:
    game = begun(after)
    game.choose(option)
    while game.decision is not None and game.decision.seat != COG:
        game.choose("pass")
    assert (step_of(game).key, step_of(game).args) == ("own_way", {"who": "cog", "topic": topic})


@pytest.mark.parametrize(
    "option",
    [
        "target:card:loc-drone",
        "use:card:cog-scout",
        "decline",
        "stop",
        "choose:1",
        "keep:0",
        "to:row:2",
        "cover:row:1",
        "resolve:card:cog-scout",
        "next:card:cog-scout",
    ],
)
def test_choices_inside_an_effect_are_left_to_the_player(option: str) -> None:
    beats = beats_of(eday.card.new("tutorial").box.content)
    assert Progress([(COG, option)], beats).left == -1


@pytest.mark.parametrize("option", ["discard:card:cog-scout", "draw", "move:card:cog-private:row:3", "pass"])
def test_other_choices_than_the_printed_ones_leave_them(option: str) -> None:
    beats = beats_of(eday.card.new("tutorial").box.content)
    assert Progress([(COG, option)], beats).left == 0
    assert Progress([(COG, "deploy:card:cog-private"), (COG, "end")], beats).left == 1


def test_drawing_is_suggested_so_that_the_next_count_comes_out() -> None:
    spare, most = step_of(begun(5)), step_of(begun(11))
    assert (spare.key, spare.options) == ("draw_none", ("draw:0",))
    assert spare.args == {"card": "card:cog-heroism#1", "hand": 3, "next": "card:cog-scout", "cards": "0"}
    assert (most.key, most.options) == ("draw_most", ("draw:2",))
    assert most.args == {"card": "card:cog-scout#1", "hand": 2, "next": "none", "cards": "2"}


def test_drawing_where_the_count_would_be_spoilt_leaves_them() -> None:
    game = begun(5)
    game.choose("draw:1")
    assert step_of(game).key == "own_way"


def test_every_kind_of_question_is_explained_when_it_first_comes_up() -> None:
    """Whoever goes his own way from the start hears of each kind of question once, in the first two rounds."""
    heard: set[str] = set()
    for seed in range(12):
        game, rng = eday.card.new("tutorial", seed), random.Random(seed)
        game.choose("draw")
        topics: list[str] = []
        while game.decision is not None:
            step = guide_step(game, COG)
            if step is not None and game.decision.seat == COG:
                topics.append(str(step.args.get("topic", step.key.removeprefix("topic_"))))
                assert game.turn <= 4
                assert not step.steps
            by_chance(game, rng)
        once = [topic for topic in topics if topic not in ("none", "defend")]
        assert len(once) == len(set(once))
        heard |= set(topics)
    assert heard >= {"combat", "block", "defend", "react", "keep"}


# ---------------------------------------------------------------------- saves, undo, other contents


def test_it_survives_saving_and_undoing() -> None:
    for choices in range(len(KEYS)):
        game = begun(choices)
        before = step_of(game)
        loaded = eday.load(game.to_json())
        assert (step_of(loaded).key, step_of(loaded).args) == (before.key, before.args)
        if game.undo_refusal(COG) is None:
            game.undo(COG)
            game.choose(step_of(game).options[0])
            assert step_of(game).key == before.key


def test_every_step_has_words() -> None:
    """A title, one to three sentences for a lesson, and no message that cannot be formed."""
    for seed in range(20):
        game, rng = begun(seed % len(KEYS)), random.Random(seed)
        while game.decision is not None and game.turn < 6:
            step = guide_step(game, COG)
            if step is not None:
                words = CARD.guide_words(step)
                assert words["title"]
                assert 1 <= len(words["text"]) <= 3
                assert not any("«" in line or "none" in line for line in (words["title"], *words["text"]))
            by_chance(game, rng)


def scripted(*script: dict[str, Any]) -> CardGame:
    """A tutorial with other printed turns."""
    return Scene(0, patch={"tutorial": {"tutorial": {"script": list(script)}}}, played=True).game


def test_the_combat_phase_is_ended_when_the_next_turn_says_so() -> None:
    first = {"do": "deploy", "player": "cog", "hand": 5, "card": "cog-private", "phase": "first"}
    game = scripted(first, {**first, "hand": 4, "card": "cog-scout", "phase": "second"})
    game.choose("deploy:card:cog-private")
    assert (step_of(game).key, step_of(game).options) == ("end", ("end",))


def fight(card: str, foe: str | None) -> dict[str, object]:
    """What the script tells about an attack at a cover or, without a foe, at the enemy player."""
    game = scripted(
        {
            "do": "attack",
            "player": "cog",
            "hand": 5,
            "card": card,
            **({"cover": 0} if foe else {}),
            "enemy_hand": 5,
            "values": [{"card": one, "attack": 7, "defense": 8} for one in (card, foe) if one],
            "killed": [],
        }
    )
    return dict(beats_of(game.box.content)[0].args)


@pytest.mark.parametrize(
    ("card", "foe", "dies"),
    [
        ("cog-fresh-recruit", "loc-hunter", "both"),
        ("cog-fresh-recruit", "loc-boomer", "own"),
        ("cog-captain", "loc-hunter", "foe"),
        ("cog-private", "loc-grenadier", "none"),
        ("cog-scout", None, "none"),
    ],
)
def test_who_would_die_as_printed(card: str, foe: str | None, dies: str) -> None:
    assert fight(card, foe)["as_printed"] == dies


def test_both_sides_of_an_attack_with_printed_values_and_those_that_count() -> None:
    told = fight("cog-private", "loc-boomer")
    assert {key: told[key] for key in ("card", "foe", "row")} == {
        "card": "card:cog-private",
        "foe": "card:loc-boomer",
        "row": "row:1",
    }
    assert (told["printed_attack"], told["printed_defense"]) == (2, 3)
    assert (told["foe_printed_attack"], told["foe_printed_defense"]) == (4, 3)
    assert (told["attack"], told["defense"], told["foe_attack"], told["foe_defense"]) == (7, 8, 7, 8)
    alone = fight("cog-private", None)
    assert (alone["foe"], alone["row"], alone["foe_dies"]) == ("none", "none", False)
    assert [alone[f"foe_{key}"] for key in ("attack", "defense", "printed_attack", "printed_defense")] == [0] * 4


def test_a_tutorial_without_printed_turns_is_explained_in_general() -> None:
    game = scripted()
    assert beats_of(game.box.content) == ()
    assert (step_of(game).key, step_of(game).options) == ("topic_deployment", ())
    game.choose("deploy:card:cog-private")
    assert step_of(game).key == "topic_combat"
    game.choose("end")
    assert guide_step(game, COG) is None
    game.choose("draw")
    assert (step_of(game).key, step_of(game).point) == ("enemy_turn", ("seat:1",))
    assert scripted_reply(game) is None
