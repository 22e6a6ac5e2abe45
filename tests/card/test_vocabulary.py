"""Every word of the Card Game's content has a rule behind it: no word is silently without effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from eday.card.box import COG, LOCUST
from eday.card.effects.conditions import CONDITIONS
from eday.card.effects.feasible import OBJECTS
from eday.card.effects.ops import HANDLERS
from eday.card.effects.statics import (
    dealt_change,
    declared_winner,
    has_keyword,
    most_blockers,
    strikes_first,
    untargetable,
    values,
)
from eday.card.effects.targets import POOLS, TYPES, cover_candidates, fits, matches
from eday.card.view import KEYWORDS
from eday.content.card import schema as schema
from eday.content.card.effects import CONTINUOUS
from tests.card.rules.fights import scene, tactic
from tests.card.scene import Scene

UNIT = "cog-private"


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (HANDLERS, schema.AnyOp),
        (OBJECTS, schema.AnyOp),
        (CONDITIONS, schema.AnyCondition),
        (POOLS, schema.TargetWho),
        (TYPES, schema.CardType),
        (dict.fromkeys(KEYWORDS), schema.Keyword),
    ],
    ids=["operations", "objects", "conditions", "targets", "card types", "keywords"],
)
def test_a_table_has_the_words_of_the_schema(table: dict[Any, Any], words: Any) -> None:
    assert set(table) == set(get_args(words)), "a word needs its line in each of its tables, and each line a word"


def test_an_operation_that_neither_asks_nor_ends_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the game would hang."""
    handlers: dict[Any, Any] = HANDLERS
    monkeypatch.setitem(handlers, schema.Mill, lambda t, frame, op: None)
    s = Scene(1, patch=tactic("cog-airstrike", {"trigger": "play", "do": [LOSS]}))
    s.hand(COG, "cog-airstrike")
    s.at_deployment(COG)
    with pytest.raises(AssertionError, match=r"Mill.* is never done"):
        s.choose("deploy:card:cog-airstrike")


# ---------------------------------------------------------------------- what holds all the time

SELF = {"who": "self"}
STANDING: dict[type[schema.Op], tuple[dict[str, Any], Callable[[Scene, int], object]]] = {
    schema.Buff: ({"op": "buff", "attack": 1, "target": SELF}, lambda s, unit: values(s.t, unit)),
    schema.DamageMod: (
        {"op": "damage_mod", "dealt": 1, "target": SELF},
        lambda s, unit: dealt_change(s.t, unit, s.t.reserve[LOCUST][0]),
    ),
    schema.FirstStrike: ({"op": "first_strike", "target": SELF}, lambda s, unit: strikes_first(s.t, unit)),
    schema.Gain: (
        {"op": "gain", "keyword": "overrun", "target": SELF},
        lambda s, unit: has_keyword(s.t, unit, "overrun"),
    ),
    schema.Untargetable: ({"op": "untargetable", "target": SELF}, lambda s, unit: untargetable(s.t, unit)),
    schema.LimitBlockers: ({"op": "limit_blockers", "n": 0}, lambda s, unit: most_blockers(s.t)),
    schema.Win: ({"op": "win", "who": "friendly"}, lambda s, unit: declared_winner(s.t)),
}


def standing(op: dict[str, Any] | None) -> tuple[Scene, int]:
    """A unit with a rule that always holds, or without."""
    effects = [{"trigger": "static", "do": [op]}] if op else []
    s = Scene(1, patch={"units": {UNIT: {"effects": effects}}})
    s.reserve("loc-drone")
    return s, s.reserve(UNIT)


def test_all_that_can_hold_is_listed() -> None:
    assert set(STANDING) == set(CONTINUOUS)


@pytest.mark.parametrize("kind", STANDING, ids=lambda kind: kind.__name__)
def test_a_standing_rule_counts(kind: type[schema.Op]) -> None:
    op, look = STANDING[kind]
    assert look(*standing(op)) != look(*standing(None))


@pytest.mark.parametrize("kind", [schema.FirstStrike, schema.LimitBlockers, schema.Untargetable])
def test_a_rule_that_an_effect_brings_in_counts_as_well(kind: type[schema.Op]) -> None:
    op, look = STANDING[kind]
    op = {**op, "target": {"who": "friendly", "zone": "battlefield", "n": "all"}} if "target" in op else op
    s = Scene(1, patch=tactic("cog-airstrike", {"trigger": "play", "do": [op]}))
    unit = s.reserve(UNIT)
    before = look(s, unit)
    s.hand(COG, "cog-airstrike")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    assert look(s, unit) != before


# ---------------------------------------------------------------------- limits of filters and targets

FILTERS: dict[str, tuple[schema.Filter, str, str]] = {
    "type": (schema.Filter(type="unit"), UNIT, "cog-airstrike"),
    "subtype": (schema.Filter(subtype=("heavy",)), "loc-boomer", "loc-drone"),
    "card": (schema.Filter(card=UNIT), UNIT, "cog-scout"),
    "this_card": (schema.Filter(this_card=True), UNIT, "cog-scout"),
    "max_printed_defense": (schema.Filter(max_printed_defense=2), "cog-fresh-recruit", "cog-captain"),
    "command": (schema.Filter(command=True), "ch04-berserker", UNIT),
    "any_of": (schema.Filter(any_of=(schema.Filter(card=UNIT),)), UNIT, "cog-scout"),
}
"""One limit each, a card that keeps it and one that does not."""


def test_every_limit_of_a_filter_is_listed() -> None:
    assert set(FILTERS) == set(schema.Filter.__struct_fields__)


@pytest.mark.parametrize("limit", FILTERS)
def test_a_filter_keeps_its_limit(limit: str) -> None:
    wanted, good, bad = FILTERS[limit]
    s = Scene(4, extra=("cog-fresh-recruit", "loc-boomer"))
    cards = {entry.id: card for card, entry in enumerate(s.t.box.cards)}
    assert fits(s.t, cards[good], wanted, cards[good])
    assert not fits(s.t, cards[bad], wanted, cards[good])


COUNTED = {"who", "zone", "n", "up_to"}
"""Whom a target means and how many: the pools and the questions."""
TARGETS: dict[str, dict[str, Any]] = {
    "subtype": {"subtype": ("troop",)},
    "card": {"card": "cog-captain"},
    "other": {"other": True},
    "command": {"command": True},
    "suppressed": {"suppressed": True},
    "blocked": {"blocked": True},
    "role": {"role": "attacking"},
    "cover_face": {"cover_face": "another"},
}


def test_every_limit_of_a_target_is_listed() -> None:
    assert set(TARGETS) | COUNTED == set(schema.Target.__struct_fields__)


@pytest.mark.parametrize("limit", TARGETS)
def test_a_target_keeps_its_limit(limit: str) -> None:
    """A Boomer is no troop, no Captain, not another one than itself, and does nothing of all that."""
    s = Scene(1)
    boomer = s.cover("loc-boomer", 1)
    free = schema.Target(who="friendly", zone="cover")
    assert matches(s.t, boomer, free, boomer)
    assert not matches(s.t, boomer, schema.Target(who="friendly", zone="cover", **TARGETS[limit]), boomer)


COVERS: dict[str, dict[str, Any]] = {
    "own": {"own": True},
    "in_attack": {"in_attack": True},
    "occupied_by": {"occupied_by": "cog"},
    "card": {"card": "cov-nothing"},
}


def test_every_limit_of_a_cover_target_is_listed() -> None:
    assert set(COVERS) | {"n", "up_to"} == set(schema.CoverTarget.__struct_fields__)


@pytest.mark.parametrize("limit", COVERS)
def test_a_cover_target_keeps_its_limit(limit: str) -> None:
    s = Scene(1)
    drone = s.reserve("loc-drone")
    assert cover_candidates(s.t, schema.CoverTarget(), drone) == s.t.places()
    assert cover_candidates(s.t, schema.CoverTarget(**COVERS[limit]), drone) == []


# ---------------------------------------------------------------------- moments

LOSS = {"op": "mill", "n": 1, "who": "locust"}


def unit_with(trigger: str, chapter: int = 1, unit: str = UNIT, **more: Any) -> Scene:
    """A unit with an effect at a moment: the Locust player loses a card."""
    effect = {"trigger": trigger, "do": [LOSS], **more}
    return scene(chapter, extra=(unit,), patch={"units": {unit: {"attack": 9, "defense": 9, "effects": [effect]}}})


def fought(s: Scene) -> Scene:
    """The Private attacks a Drone and kills it."""
    unit = s.reserve(UNIT)
    s.cover("loc-drone", 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(unit)}:row:1")
    s.pass_reactions()
    return s


def killed(trigger: str, victim: str, **more: Any) -> Scene:
    """A Drone attacks a unit in cover and kills it, beside a Private with the effect."""
    effect = {"trigger": trigger, "do": [LOSS], **more}
    weak = {"attack": 0, "defense": 1}
    s = scene(1, patch={"units": {UNIT: {**weak, "effects": [effect]}, "cog-scout": weak, "loc-drone": {"attack": 9}}})
    s.cover(victim, 1)
    s.reserve(UNIT)
    drone = s.reserve("loc-drone")
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(drone)}:row:1")
    s.pass_reactions()
    return s


def _deploy() -> Scene:
    s = unit_with("deploy")
    s.hand(COG, UNIT)
    s.fill(COG, 5)
    s.at_deployment(COG)
    s.choose(f"deploy:card:{UNIT}")
    return s


def _play() -> Scene:
    s = Scene(1, patch=tactic("cog-airstrike", {"trigger": "play", "do": [LOSS]}))
    s.hand(COG, "cog-airstrike")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-airstrike")
    return s


def _discard() -> Scene:
    recruit = "cog-experienced-recruit"
    s = unit_with("discard", 5, recruit)
    s.hand(COG, recruit)
    s.at_deployment(COG)
    s.choose(f"discard:card:{recruit}")
    return s


def _declared(trigger: str) -> Scene:
    guard = "ch04-theron-guard"
    s = unit_with(trigger, 4, guard, **{"if": [{"is": "declares_attack"}]})
    unit = s.cover(guard, 1, far=trigger == "offensive")
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(unit)}")
    return s


def _setup() -> Scene:
    advantage = {"cog": [{"trigger": "setup", "do": [{"op": "mill", "n": 1, "who": "locust"}]}], "locust": []}
    patch = {"scenarios": {"ch02-scenario": {"winner_advantage": advantage}}}
    s = Scene(2, previous_winner="cog", patch=patch, played=True)
    s.events = s.game.events_for(None)
    return s


def _start() -> Scene:
    s = unit_with("start_of_turn")
    s.reserve(UNIT)
    s.begin_turn(COG)
    return s


def _end() -> Scene:
    s = unit_with("end_of_turn")
    s.reserve(UNIT)
    s.at_end(COG)
    return s


def _entered() -> Scene:
    s = unit_with("on_move_to_cover")
    unit = s.reserve(UNIT)
    s.at_combat(COG)
    s.choose(f"move:{s.ref(unit)}:row:1")
    return s


def _hit() -> Scene:
    s = unit_with("on_direct_damage_taken")
    s.reserve(UNIT, suppressed=True)
    drone = s.cover("loc-drone", 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(drone)}")
    s.pass_reactions()
    s.choose("keep:0")
    return s


def _commanded() -> Scene:
    effect = {"trigger": "command_tactic", "values": [2], "do": [LOSS]}
    s = Scene(4, patch={"commands": {"ch04-hammer-of-dawn": {"effects": [effect]}}})
    s.fill(COG, 2)
    s.at_deployment(COG)
    s.choose("tactic:card:ch04-hammer-of-dawn#1")
    return s


def _rotated() -> Scene:
    turn = {"trigger": "start_of_turn", "do": [{"op": "rotate", "card": "self"}]}
    patch = {"commands": {"ch06-ticker-nest": {"effects": [turn, {"trigger": "on_rotate", "do": [LOSS]}]}}}
    s = Scene(6, patch=patch)
    s.begin_turn(LOCUST)
    return s


MOMENTS: dict[str, Callable[[], Scene]] = {
    "deploy": _deploy,
    "play": _play,
    "discard": _discard,
    "offensive": lambda: _declared("offensive"),
    "defensive": lambda: _declared("defensive"),
    "setup": _setup,
    "start_of_turn": _start,
    "end_of_turn": _end,
    "on_move_to_cover": _entered,
    "on_kill": lambda: fought(unit_with("on_kill")),
    "on_killed": lambda: killed("on_killed", UNIT),
    "on_friendly_killed": lambda: killed("on_friendly_killed", "cog-scout"),
    "on_killed_named": lambda: killed(
        "on_killed_named", "cog-scout", **{"if": [{"is": "killed_is", "filter": {"card": "cog-scout"}}]}
    ),
    "on_damaged_named": lambda: killed(
        "on_damaged_named", "cog-scout", **{"if": [{"is": "damaged_is", "filter": {"card": "cog-scout"}}]}
    ),
    "after_attack": lambda: fought(unit_with("after_attack")),
    "on_direct_damage_taken": _hit,
    "command_tactic": _commanded,
    "on_rotate": _rotated,
}
"""How each moment comes about; `static` has none."""


def test_every_moment_is_listed() -> None:
    assert {*MOMENTS, "static"} == set(get_args(schema.Trigger))


@pytest.mark.parametrize("trigger", MOMENTS)
def test_an_effect_happens_at_its_moment(trigger: str) -> None:
    s = MOMENTS[trigger]()
    assert LOCUST in [lost["seat"] for lost in s.happened("cards_lost")]
