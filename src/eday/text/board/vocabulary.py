"""The vocabulary of the content in words: a struct becomes the message of its tag, with its fields as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from eday.content.board import schema

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def describe(voice: BoardVoice, group: str, struct: msgspec.Struct, **more: object) -> str:
    """A tagged struct in words: the message `group-tag`."""
    return voice.say(f"{group}-{struct.__struct_config__.tag}", **fields(voice, struct), **more)


def fields(voice: BoardVoice, struct: msgspec.Struct) -> dict[str, object]:
    """Every field as a message takes it, and what only several fields together tell."""
    words = {field: _value(voice, field, getattr(struct, field), struct) for field in struct.__struct_fields__}
    if isinstance(struct, schema.Spawn):
        words["what"] = counted(voice, struct.slot or str(struct.family), struct.count)
    elif isinstance(struct, schema.LocustAttack):
        words["pick"] = struct.target
    enemy = getattr(struct, "enemy", None)
    words["the_enemy"] = definite(voice, enemy) if enemy else "none"
    return words


def definite(voice: BoardVoice, enemy: str) -> str:
    """An enemy with its article, which some names do without."""
    key = f"the-{enemy}"
    return voice.say(key) if voice.known(key) else voice.say("the-other", enemy=voice.enemy_name(enemy))


def _value(voice: BoardVoice, field: str, value: Any, struct: msgspec.Struct) -> object:
    if value is None or value == ():
        return "none"
    if field == "players":
        return players_table(voice, value)
    make = _PHRASES.get(field)
    return make(voice, value, struct) if make else value


def counted(voice: BoardVoice, enemy: str, count: int) -> str:
    """So many of an enemy or slot."""
    key = f"count-{enemy}"
    return (
        voice.say(key, count=count)
        if voice.known(key)
        else voice.say("count-other", count=count, kind=voice.enemy_name(enemy))
    )


def players_table(voice: BoardVoice, players: Mapping[int, Mapping[str, int]]) -> str:
    """Numbers of enemies by number of players."""
    rows = [
        voice.say(
            "card-for-players",
            players=number,
            what=voice.listed(counted(voice, enemy, count) for enemy, count in enemies.items()),
        )
        for number, enemies in players.items()
    ]
    return voice.chained(rows, "apart")


def condition(voice: BoardVoice, struct: schema.Condition, family: str = "") -> str:
    """A condition as a clause; `family` is whose AI card tests it."""
    if isinstance(struct, schema.AllOf | schema.AnyOf):
        joint = "and" if isinstance(struct, schema.AllOf) else "alternatives"
        return voice.listed((condition(voice, part, family) for part in struct.parts), joint)
    return describe(voice, "condition", struct, own=voice.enemy_name(family))


def steps(voice: BoardVoice, items: Sequence[msgspec.Struct]) -> str:
    """Steps one after the other, as one sentence without its full stop."""
    return voice.chained((describe(voice, "step", item) for item in items), "then")


def who(voice: BoardVoice, actors: schema.Who) -> str:
    """The Locusts that act."""
    if actors.self_:
        phrase = voice.say("who-self")
    elif actors.spawned:
        phrase = voice.say("who-spawned")
    elif actors.slot:
        phrase = voice.say("who-each", kinds=voice.listed((voice.slot_name(slot) for slot in actors.slot), "or"))
    elif actors.family:
        phrase = voice.say("who-each", kinds=voice.listed((voice.enemy_name(family) for family in actors.family), "or"))
    else:
        phrase = voice.say("who-all")
    limits = [voice.say(f"only-{only}") for only in actors.only]
    if actors.idle:
        limits.append(voice.say("only-idle"))
    if actors.at_least_from_cog:
        limits.append(voice.say("only-at_least_from_cog", movement=actors.at_least_from_cog))
    return voice.say("who-limited", who=phrase, limits=voice.listed(limits)) if limits else phrase


def place(voice: BoardVoice, where: str, struct: msgspec.Struct) -> str:
    """Where something appears."""
    tile = getattr(struct, "tile", None)
    movement = getattr(struct, "movement", None)
    return voice.say(f"place-{where}", tile=voice.name(f"tile:{tile}") if tile else "none", movement=movement)


def _kinds(voice: BoardVoice, kinds: tuple[str, ...], struct: msgspec.Struct) -> str:
    """Kinds are families of Locusts, or of equipment where the word is about equipment."""
    about = struct.rule if isinstance(struct, schema.StageRule) else str(struct.__struct_config__.tag)
    group = "equipment" if "equipment" in about else "enemy"
    return voice.listed(voice.component(group, kind) for kind in kinds)


def _numbers(voice: BoardVoice, numbers: tuple[int, ...], struct: msgspec.Struct) -> str:
    return voice.listed((str(number) for number in numbers), "or" if isinstance(struct, _OR) else "and")


def _pick(voice: BoardVoice, pick: str, struct: msgspec.Struct) -> str:
    return voice.say(f"pick-{pick}")


def _enemy(voice: BoardVoice, enemy: str, struct: msgspec.Struct) -> str:
    return voice.enemy_name(enemy)


def _weapon(voice: BoardVoice, weapon: str, struct: msgspec.Struct) -> str:
    return voice.component("weapon", weapon)


def _tile(voice: BoardVoice, tile: str, struct: msgspec.Struct) -> str:
    return voice.name(f"tile:{tile}")


def _who(voice: BoardVoice, actors: Any, struct: msgspec.Struct) -> str:
    """Acting Locusts; order cards and omens name theirs by a plain word the message itself chooses by."""
    return who(voice, actors) if isinstance(actors, schema.Who) else str(actors)


_OR = (schema.ChooseUnlock, schema.AllCogsAtExit)
_PHRASES: dict[str, Callable[[BoardVoice, Any, msgspec.Struct], object]] = {
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
    "steps": lambda voice, items, struct: steps(voice, items),
}
