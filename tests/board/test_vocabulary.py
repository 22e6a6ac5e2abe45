"""Every word of the content's vocabulary that the rules obey has one handler, and every handler a word."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable
from typing import Any, get_args

import pytest

from eday.board.combat.locust_omens import ENEMY_OMENS
from eday.board.combat.odds import WITH_OMENS
from eday.board.combat.omens import ASKED_OMENS
from eday.board.combat.plain_omens import PLAIN_OMENS
from eday.board.locusts.attack_picks import ATTACK_PICKS
from eday.board.locusts.card_steps import CARD_STEPS
from eday.board.locusts.conditions import COGS_MEANT, CONDITIONS, Asked, meets
from eday.board.locusts.figure_activation import FIGURE_STEPS, FILTERS, MEANT
from eday.board.locusts.spawn_places import SPAWN_PLACES
from eday.board.locusts.walking import PICKED
from eday.board.missions.mission_steps import MISSION_STEPS
from eday.board.missions.objectives import OBJECTIVES
from eday.board.missions.stage_rules import STAGE_RULES
from eday.board.orders.actions import ACTION_OF_KIND, OFFERS
from eday.board.orders.equipment import EFFECTS
from eday.board.pieces import DroppedWeapon
from eday.content import ContentError
from eday.content.board import from_patch, schema
from tests.board.rules.gallery import gallery
from tests.text.samples import struct
from tests.text.scan import SOURCE

TABLES: dict[str, tuple[Any, Iterable[Iterable[Any]]]] = {
    "conditions of AI cards": (schema.AiCondition, [CONDITIONS]),
    "conditions that COGs make true": (schema.CogCondition, [COGS_MEANT]),
    "steps": (schema.LocustStep, [FIGURE_STEPS, CARD_STEPS, MISSION_STEPS]),
    "steps of one figure": (schema.FigureStep, [FIGURE_STEPS]),
    "objectives": (schema.StageObjective, [OBJECTIVES]),
    "special rules of stages": (schema.StageRuleName, [STAGE_RULES]),
    "places of spawns": (schema.SpawnPlace, [SPAWN_PLACES]),
    "whom moves are about": (schema.CogPick, [MEANT, PICKED]),
    "whom attacks are about": (schema.AttackPick, [ATTACK_PICKS]),
    "which figures act": (schema.FigureFilter, [FILTERS]),
    "omens of enemies": (schema.EnemyOmen, [ENEMY_OMENS]),
    "omens of weapons": (schema.WeaponOmen, [ASKED_OMENS, PLAIN_OMENS]),
    "omens in the odds": (schema.WeaponOmen | schema.EnemyOmen, [WITH_OMENS]),
    "effects of equipment": (schema.EquipmentEffect, [EFFECTS]),
    "actions of order cards": (schema.OrderAction, [OFFERS]),
    "actions begun by options": (schema.OrderAction, [set(ACTION_OF_KIND.values())]),
}


@pytest.mark.parametrize(("words", "tables"), TABLES.values(), ids=TABLES)
def test_every_word_has_exactly_one_handler(words: Any, tables: Iterable[Iterable[Any]]) -> None:
    handled = [word for table in tables for word in table]
    assert len(handled) == len(set(handled)), "two tables have the same word"
    assert set(handled) == set(get_args(words)), "a word needs its line in the table of handlers, and each line a word"


def test_conditions_that_ask_for_the_acting_figure_are_known_to_do_so() -> None:
    """All others can be tested for a card as a whole, where there is no figure to read."""
    source = ast.parse((SOURCE / "board" / "locusts" / "conditions.py").read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(source) if isinstance(node, ast.FunctionDef)]
    reading = {one.name for one in functions if any(map(_is_the_figure, ast.walk(one)))}
    reads = {word for word, handler in CONDITIONS.items() if handler.__name__ in reading}
    assert reads == set(get_args(schema.FigureCondition)), "FigureCondition names those that read `asked.figure`"


def _is_the_figure(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "figure" and ast.unparse(node.value) == "asked"


def test_other_conditions_say_the_same_whichever_figure_is_asked() -> None:
    scene = gallery()
    scene.cog(1, "2A.B")
    near, far = scene.put("drone", "2A.B"), scene.put("drone", "2A.K", wounded=True)
    scene.put("wretch", "2A.A", wounded=True)
    scene.t.dropped = (DroppedWeapon(scene.area("2A.B"), 0, "hammerburst"),)
    card = next(card for card in scene.t.box.content.ai_cards.values() if card.when)
    rng = random.Random(1)

    def tells_apart(word: type[Any]) -> bool:
        values = [struct(word, rng) for _ in range(60)]
        answers = [{meets(scene.t, value, Asked(figure, 0, card)) for figure in (near, far)} for value in values]
        return any(len(answer) > 1 for answer in answers)

    made_of_others = {schema.AllOf, schema.AnyOf}
    found = {word for word in CONDITIONS if tells_apart(word)} - made_of_others
    assert len(found) > 4
    assert found <= set(get_args(schema.FigureCondition))


FOR_EACH, GROUP, EVENT = "8", "11", "2"
"""AI cards of each kind."""
SELF = {"who": {"self": True}}
WRONG: dict[str, tuple[str, dict[str, Any], str]] = {
    "a figure does what only the table can": (FOR_EACH, {"then": [{"do": "place_hole"}]}, "then[0]"),
    "a figure spawns where it is not": (
        FOR_EACH,
        {"otherwise": [{"do": "spawn", "slot": "A", "at": "map_exit"}]},
        "otherwise[0].at",
    ),
    "all spawn near one figure": (
        GROUP,
        {"otherwise": [{"do": "spawn", "slot": "A", "at": "nearest_hole_to_self"}]},
        "otherwise[0]",
    ),
    "all turn a marker over": (GROUP, {"then": [{"do": "revive_from_marker"}]}, "then[0]"),
    "all heal somebody found": (GROUP, {"then": [{"do": "heal", "condition_locust": True}]}, "then[0]"),
    "a card as a whole has a figure's condition": (GROUP, {"when": {"is": "cog_in_sight"}}, "when"),
    "a redraw has a figure's condition": (FOR_EACH, {"redraw_when": {"is": "self_unwounded"}}, "redraw_when"),
    "a condition is about itself": (FOR_EACH, {"when": {"is": "no_figure_meets_if"}}, "when"),
    "an event asks who meets its condition": (EVENT, {"redraw_when": {"is": "no_figure_meets_if"}}, "redraw_when"),
    "a COG that no condition found": (FOR_EACH, {"when": {"is": "self_unwounded"}}, "then[0]"),
    "a COG after the condition failed": (
        FOR_EACH,
        {"otherwise": [{"do": "attack", **SELF, "target": "condition_cog"}]},
        "otherwise[0]",
    ),
    "a Locust that no condition found": (FOR_EACH, {"then": [{"do": "heal", "condition_locust": True}]}, "then[0]"),
    "a whole area with one target": (
        FOR_EACH,
        {"otherwise": [{"do": "attack", **SELF, "target": "any_cog", "whole_area": True}]},
        "otherwise[0].whole_area",
    ),
    "each figure, but no whole area": (
        FOR_EACH,
        {"otherwise": [{"do": "attack", **SELF, "target": "each_figure"}]},
        "otherwise[0].whole_area",
    ),
}


@pytest.mark.parametrize(("card", "fields", "place"), WRONG.values(), ids=WRONG)
def test_words_nobody_could_obey_there_are_refused_on_loading(card: str, fields: dict[str, Any], place: str) -> None:
    with pytest.raises(ContentError) as caught:
        from_patch({"ai_cards": {card: fields}})
    assert (caught.value.file, caught.value.entry, caught.value.field) == ("ai_cards.yaml", card, place)


@pytest.mark.parametrize(("at", "evenly"), [("each_hole", False), ("map_exit", True)])
def test_a_wave_is_spread_over_the_holes_or_comes_to_the_exit(at: str, evenly: bool) -> None:
    wave = {"do": "spawn_for_players", "at": at, "evenly": evenly, "players": {n: {"drone": 1} for n in "1234"}}
    with pytest.raises(ContentError, match="evenly"):
        from_patch({"ai_cards": {EVENT: {"then": [wave]}}})
