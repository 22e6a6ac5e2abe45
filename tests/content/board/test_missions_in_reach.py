"""A mission is walked through stage by stage on loading: what it asks for or brings must be there by then."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import eday
from eday.content import ContentError
from eday.content.board import from_patch, load

EXAMPLE = Path(__file__).parents[3] / "examples" / "dead_drop"
Change = Callable[[dict[str, Any]], object]


def example() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((EXAMPLE / "missions.yaml").read_text(encoding="utf-8"))
    return data


def refused(change: Change) -> tuple[str, str]:
    """Field and expectation for which the example, so changed, is refused."""
    patch = copy.deepcopy(example())
    change(patch["dead_drop"])
    with pytest.raises(ContentError) as error:
        from_patch({"missions": patch})
    assert (error.value.file, error.value.entry) == ("missions.yaml", "dead_drop")
    return error.value.field, error.value.expected


def test_the_example_is_a_mission_like_any_other() -> None:
    assert list(load(EXAMPLE).missions)[-1] == "dead_drop"
    game = eday.board.new(mission="dead_drop", cogs=("marcus_fenix",), seed=1, content=EXAMPLE)
    assert [tile["id"] for tile in game.view(None)["map"]["tiles"]] in (
        ["tile:7A", "tile:12A"],
        ["tile:12A", "tile:7A"],
    )
    assert eday.load(game.to_json()).to_json() == game.to_json()


def test_its_stages_play_as_they_say() -> None:
    game = eday.board.new(mission="dead_drop", cogs=("marcus_fenix",), seed=4, content=EXAMPLE)
    table = game._table
    while game.decision is not None and game.decision.kind != "order":
        game.choose(game.decision.options[-1].id)
    table = game._table
    table.place(0, next(area for area, location in table.equipment if location == "12A"))
    game._run()
    use = next(option.id for option in game.decision.options if option.kind == "equipment") if game.decision else ""
    events = [event.kind for event in game.choose(use)]
    if game.decision is not None and game.decision.kind == "discard":
        events += [event.kind for event in game.choose(game.decision.options[0].id)]
    assert "level_unlocked" in events
    assert "stage_begun" in events
    assert game.view(0)["mission"]["objective"] == {"is": "all_cogs_at_exit", "levels": [2]}


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        (lambda m: m["levels"][0]["locations"].append("99A"), "levels[0].locations[2]", "location"),
        (lambda m: m["levels"][0]["locations"].append("12B"), "levels", "12A and 12B"),
        (lambda m: m["stages"][0]["on_flip"].pop(0), "stages[1].objective", "found 2"),
        (lambda m: m["stages"][1]["objective"].update(levels=[3]), "stages[1].objective.levels", "level from 1 to 2"),
        (
            lambda m: m["stages"][0]["on_flip"][1]["players"][4].update(boomer=1),
            "stages[0].on_flip[1].players.4.boomer",
            "wretch, drone",
        ),
        (lambda m: m["stages"][0]["objective"].update(location="9A"), "stages[0].objective.location", "9A"),
        (
            lambda m: (m["levels"][0]["locations"].append("3A"), m["stages"][0]["objective"].update(location="3A")),
            "stages[0].objective.location",
            "equipment",
        ),
        (
            lambda m: m["stages"][1].update(objective={"is": "enemy_killed", "enemy": "skorge"}),
            "stages[1].objective.enemy",
            "skorge",
        ),
        (
            lambda m: m["stages"][1].update(
                objective={"is": "door_tried", "level": 2}, rules=[{"rule": "door_barred", "level": 2}]
            ),
            "stages[1].objective.level",
            "bar",
        ),
        (
            lambda m: m["stages"][1].update(objective={"is": "all_cogs_on_tile", "tile": "17B", "without": "drone"}),
            "stages[1].objective.tile",
            "17B",
        ),
        (
            lambda m: m["stages"][0]["on_flip"].append({"do": "spawn", "slot": "C", "at": "map_exit"}),
            "stages[0].on_flip[3].slot",
            "found C",
        ),
        (
            lambda m: m["stages"][0]["on_flip"].append({"do": "spawn", "family": "kantus", "at": "map_exit"}),
            "stages[0].on_flip[3].family",
            "kantus",
        ),
        (
            lambda m: m["stages"][0]["on_flip"].append({"do": "remove_figures", "enemy": "boomer"}),
            "stages[0].on_flip[3].enemy",
            "boomer",
        ),
        (
            lambda m: m["stages"][0]["on_flip"].append(
                {"do": "move", "who": {"self": True}, "toward": "nearest_cog", "areas": 1}
            ),
            "stages[0].on_flip[3].who",
            "no single figure",
        ),
        (
            lambda m: m["stages"][0]["on_flip"].append(
                {"do": "move", "who": {"all": True}, "toward": "condition_cog", "areas": 1}
            ),
            "stages[0].on_flip[3].toward",
            "condition",
        ),
        (
            lambda m: m["stages"][0]["on_flip"].insert(0, {"do": "place_tile", "tile": "17B", "after_level": 2}),
            "stages[0].on_flip[0].after_level",
            "found 2",
        ),
        (
            lambda m: m["stages"][0]["rules"].append({"rule": "boss_heals_when_idle", "enemy": "skorge"}),
            "stages[0].rules[1].enemy",
            "skorge",
        ),
        (lambda m: m.update(difficulty=6), "difficulty", "1 to 5"),
        (lambda m: m["stages"][1].update(wins=False), "stages[1].wins", "true"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_does_not_fit_is_named(change: Change, field: str, words: str) -> None:
    place, expected = refused(change)
    assert place == field
    assert words in expected


def test_a_keycode_within_reach_opens_the_next_level() -> None:
    patch = example()
    patch["dead_drop"]["levels"][0]["locations"] = ["7A", "12B"]
    patch["dead_drop"]["stages"] = [patch["dead_drop"]["stages"][1]]
    assert "dead_drop" in from_patch({"missions": patch}).missions


def test_a_card_that_does_not_act_for_each_figure_has_no_self() -> None:
    step = {"do": "move", "who": {"self": True}, "toward": "nearest_cog", "areas": 1}
    with pytest.raises(ContentError, match="self"):
        from_patch({"ai_cards": {11: {"then": [step]}}})
