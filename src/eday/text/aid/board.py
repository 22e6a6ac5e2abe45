"""What one looks up while playing the board game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eday.text.aid.digest import ruled
from eday.text.aid.document import Icon, Row, Section, Sheet, Word
from eday.text.board.missions import mission_head
from eday.text.board.voice import BoardVoice, board_voice
from eday.text.phrases import opened
from eday.text.rules import heading_told
from eday.text.voice import Voice, page_speaker

RULES = (
    "BG-TURN",
    "BG-TURN-HEAL",
    "BG-ORDER",
    "BG-SPECIAL",
    "BG-REVIVE",
    "BG-DROP",
    "BG-ATTACK",
    "BG-AMMO",
    "BG-CHAINSAW",
    "BG-GRENADE",
    "BG-REACT",
    "BG-REACT-GUARD",
    "BG-REACT-DODGE",
    "BG-REACT-FOLLOW",
    "BG-AI",
    "BG-SOLO",
)
"""Groups of rules that are told in full."""
REACTIONS = ("guard", "dodge", "follow")
DICE = ("one_wound", "two_wounds", "omen", "one_shield", "two_shields")
VALUES = ("attack", "health", "defense")
WEAPON_VALUES = ("normal", "overkill", "range")


def sign(name: str) -> Icon:
    """A pictogram of the board game's cards."""
    return Icon("board", name)


def reference(language: str) -> Sheet:
    """Rules in full, then the cards with their signs."""
    voice, page = board_voice(language), page_speaker(language)
    icons = {f"BG-REACT-{reaction.upper()}": sign(reaction) for reaction in REACTIONS}
    sections = (
        *ruled(RULES, voice, icons),
        *_legends(voice, page),
        Section(page.say("legend-cards"), tuple(_orders(voice))),
        Section(page.say("legend-weapons"), tuple(_weapons(voice))),
        Section(page.say("legend-equipment"), tuple(_texts(voice, "equipment", voice.content.equipment))),
        Section(voice.say("aid-cogs"), tuple(_texts(voice, "cog", voice.content.cogs))),
        Section(heading_told("Enemy cards", voice), tuple(_enemies(voice))),
        Section(voice.say("aid-missions"), tuple(_missions(voice))),
    )
    return Sheet(voice.say("aid-reference"), sections, columns=3, one_page=False)


def _legends(voice: BoardVoice, page: Voice) -> list[Section]:
    dice = [Row((page.say(f"legend-die-{face}"),), Icon("dice", face)) for face in DICE]
    dice.append(Row((page.say("legend-die-blank"),), "-"))
    values = [Row((page.say(f"legend-value-{name}"),), sign(name)) for name in VALUES]
    weapons = [Row((page.say(f"legend-weapon-{name}"),), sign(name)) for name in WEAPON_VALUES]
    marks = [Row((words,), sign(mark)) for mark, words in shortest(voice).items()]
    return [
        Section(page.say("legend-dice"), tuple(dice)),
        Section(page.say("legend-values"), (*values, *weapons)),
        Section(voice.say("aid-marks"), tuple(marks)),
    ]


def shortest(voice: BoardVoice) -> dict[str, str]:
    """Every sign in the small print of cards, with the words of the card that needs fewest for it."""
    found: dict[str, list[str]] = {}
    for part in _all_steps(voice):
        found.setdefault(part["mark"], []).append(part["short"])
    return {mark: min(found[mark], key=lambda words: (len(words), words)) for mark in sorted(found)}


def _all_steps(voice: BoardVoice) -> Iterable[Mapping[str, Any]]:
    content = voice.content
    groups: dict[str, Iterable[object]] = {
        "order": content.orders,
        "weapon": content.weapons,
        "enemy": content.enemies,
        "ai": content.ai_cards,
    }
    for group, entries in groups.items():
        for entry in entries:
            yield from _steps_of(voice.card_parts(f"{group}:{entry}")[group])


def _steps_of(parts: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    for value in parts.values():
        items: list[Any] = value if isinstance(value, list) else [value]
        yield from (item for item in items if isinstance(item, dict) and "mark" in item)


def _orders(voice: BoardVoice) -> Iterable[Row]:
    for order in voice.content.orders:
        parts = voice.card_parts(f"order:{order}")["order"]
        yield _head(voice.name(f"order:{order}"), [(sign(parts["reaction"]["kind"]), "")])
        yield from _steps(parts["actions"])
        if parts["two_plus"]:
            yield Row((parts["two_plus"],), "2+")


def _weapons(voice: BoardVoice) -> Iterable[Row]:
    for weapon in voice.content.weapons:
        parts = voice.card_parts(f"weapon:{weapon}")["weapon"]
        values = [(sign(name), _value(parts, name)) for name in WEAPON_VALUES]
        yield _head(voice.name(f"weapon:{weapon}"), values)
        yield from _steps(parts["traits"])
        yield from _omen(parts)


def _value(parts: Mapping[str, Any], name: str) -> str:
    """Range 0 is one's own area; no dice are no attack."""
    return "-" if name != "range" and not parts[name] else str(parts[name])


def _enemies(voice: BoardVoice) -> Iterable[Row]:
    for enemy in voice.content.enemies:
        parts = voice.card_parts(f"enemy:{enemy}")["enemy"]
        yield _head(voice.name(f"enemy:{enemy}"), [(sign(name), str(parts[name])) for name in VALUES])
        yield Row((opened(parts["wounded"]),), sign("wound"))
        yield from _steps(parts["traits"])
        yield from _omen(parts)


def _texts(voice: BoardVoice, group: str, entries: Iterable[str]) -> Iterable[Row]:
    for entry in entries:
        yield _head(voice.name(f"{group}:{entry}"))
        yield from (Row((line,), "•") for line in voice.card_text(f"{group}:{entry}"))


def _missions(voice: BoardVoice) -> Iterable[Row]:
    """What its set-up card tells: stages are found out while playing."""
    for mission in voice.content.missions.values():
        yield _head(voice.name(f"mission:{mission.id}"))
        yield from (Row((opened(line),), "•") for line in mission_head(voice, mission))


def _steps(steps: Iterable[Mapping[str, Any]]) -> Iterable[Row]:
    return (Row((step["text"],), sign(step["mark"])) for step in steps)


def _omen(parts: Mapping[str, Any]) -> Iterable[Row]:
    if parts["omen"]:
        yield Row((parts["omen"]["text"],), sign("omen"))


def _head(name: str, values: Sequence[tuple[Icon, str]] = ()) -> Row:
    """A name, and numbers behind their signs."""
    words: list[Word] = [opened(name)]
    for icon, value in values:
        words += ["  ", icon, *([value] if value else [])]
    return Row(tuple(words), head=True)
