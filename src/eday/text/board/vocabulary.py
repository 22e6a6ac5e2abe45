"""The vocabulary of the content in words: a struct becomes the message of its tag, with its fields as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from eday.content.board import schema
from eday.text.catalogue import known, say
from eday.text.names import component, enemy_name, name, slot_name
from eday.text.phrases import chained, listed


def describe(group: str, struct: msgspec.Struct, **more: object) -> str:
    """A tagged struct in words: the message `group-tag`."""
    return say(f"{group}-{struct.__struct_config__.tag}", **fields(struct), **more)


def fields(struct: msgspec.Struct) -> dict[str, object]:
    """Every field as a message takes it, and what only several fields together tell."""
    words = {field: _value(field, getattr(struct, field), struct) for field in struct.__struct_fields__}
    if isinstance(struct, schema.Spawn):
        words["what"] = counted(struct.slot or str(struct.family), struct.count)
    elif isinstance(struct, schema.LocustAttack):
        words["pick"] = struct.target
    enemy = getattr(struct, "enemy", None)
    words["the_enemy"] = definite(enemy) if enemy else "none"
    return words


def definite(enemy: str) -> str:
    """An enemy with its article, which some names do without."""
    key = f"the-{enemy}"
    return say(key) if known(key) else say("the-other", enemy=enemy_name(enemy))


def _value(field: str, value: Any, struct: msgspec.Struct) -> object:
    if value is None or value == ():
        return "none"
    if field == "players":
        return players_table(value)
    make = _PHRASES.get(field)
    return make(value, struct) if make else value


def counted(enemy: str, count: int) -> str:
    """So many of an enemy or slot."""
    key = f"count-{enemy}"
    return say(key, count=count) if known(key) else say("count-other", count=count, kind=enemy_name(enemy))


def players_table(players: Mapping[int, Mapping[str, int]]) -> str:
    """Numbers of enemies by number of players."""
    rows = [
        say("card-for-players", players=number, what=listed(counted(enemy, count) for enemy, count in enemies.items()))
        for number, enemies in players.items()
    ]
    return chained(rows, "apart")


def condition(struct: schema.Condition, family: str = "") -> str:
    """A condition as a clause; `family` is whose AI card tests it."""
    if isinstance(struct, schema.AllOf | schema.AnyOf):
        joint = "and" if isinstance(struct, schema.AllOf) else "alternatives"
        return listed((condition(part, family) for part in struct.parts), joint)
    return describe("condition", struct, own=enemy_name(family))


def steps(items: Sequence[msgspec.Struct]) -> str:
    """Steps one after the other, as one sentence without its full stop."""
    return chained((describe("step", item) for item in items), "then")


def who(actors: schema.Who) -> str:
    """The Locusts that act."""
    if actors.self_:
        phrase = say("who-self")
    elif actors.spawned:
        phrase = say("who-spawned")
    elif actors.slot:
        phrase = say("who-each", kinds=listed((slot_name(slot) for slot in actors.slot), "or"))
    elif actors.family:
        phrase = say("who-each", kinds=listed((enemy_name(family) for family in actors.family), "or"))
    else:
        phrase = say("who-all")
    limits = [say(f"only-{only}") for only in actors.only]
    if actors.idle:
        limits.append(say("only-idle"))
    if actors.at_least_from_cog:
        limits.append(say("only-at_least_from_cog", movement=actors.at_least_from_cog))
    return say("who-limited", who=phrase, limits=listed(limits)) if limits else phrase


def place(where: str, struct: msgspec.Struct) -> str:
    """Where something appears."""
    tile = getattr(struct, "tile", None)
    movement = getattr(struct, "movement", None)
    return say(f"place-{where}", tile=name(f"tile:{tile}") if tile else "none", movement=movement)


def _kinds(kinds: tuple[str, ...], struct: msgspec.Struct) -> str:
    """Kinds are families of Locusts, or of equipment where the word is about equipment."""
    about = struct.rule if isinstance(struct, schema.StageRule) else str(struct.__struct_config__.tag)
    group = "equipment" if "equipment" in about else "enemy"
    return listed(component(group, kind) for kind in kinds)


def _numbers(numbers: tuple[int, ...], struct: msgspec.Struct) -> str:
    return listed((str(number) for number in numbers), "or" if isinstance(struct, _OR) else "and")


def _pick(pick: str, struct: msgspec.Struct) -> str:
    return say(f"pick-{pick}")


def _enemy(enemy: str, struct: msgspec.Struct) -> str:
    return enemy_name(enemy)


def _weapon(weapon: str, struct: msgspec.Struct) -> str:
    return component("weapon", weapon)


def _tile(tile: str, struct: msgspec.Struct) -> str:
    return name(f"tile:{tile}")


def _who(actors: Any, struct: msgspec.Struct) -> str:
    """Acting Locusts; order cards and omens name theirs by a plain word the message itself chooses by."""
    return who(actors) if isinstance(actors, schema.Who) else str(actors)


_OR = (schema.ChooseUnlock, schema.AllCogsAtExit)
_PHRASES: dict[str, Callable[[Any, msgspec.Struct], object]] = {
    "who": _who,
    "toward": _pick,
    "away_from": _pick,
    "target": _pick,
    "at": place,
    "family": _enemy,
    "enemy": _enemy,
    "without": _enemy,
    "stand_in": _enemy,
    "A": _enemy,
    "B": _enemy,
    "C": _enemy,
    "slot": _enemy,
    "weapon": _weapon,
    "extra_dice_with": _weapon,
    "tile": _tile,
    "location": _tile,
    "kinds": _kinds,
    "levels": _numbers,
    "general": _numbers,
    "steps": lambda items, struct: steps(items),
}
