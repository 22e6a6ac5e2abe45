"""The card game's table as lines: both players' cards, the row of cover between them, and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from eday.terminal.layout import flowed, wrapped
from eday.text import CardVoice
from eday.text.phrases import opened

PARAGRAPHS = ("turn_started", "attack_declared", "card_deployed", "unit_moved", "game_ended", "chapter_started")
"""Events that begin a new line; the others go on in it."""

View = Mapping[str, Any]
Shown = Mapping[str, Any]


def table_lines(voice: CardVoice, view: View, width: int) -> list[Text]:
    """The table from the eyes of a seat: the enemy above, the row, then oneself and the hand."""
    own = view["seat"] if view["seat"] is not None else 0
    lines = [Text(status(voice, view), "bold")]
    lines += side_lines(voice, view["sides"][1 - own], width)
    lines += [Text(line) for place in view["row"] if place for line in place_lines(voice, place, width)]
    lines += side_lines(voice, view["sides"][own], width)
    hand = view["sides"][own]["hand"]
    if hand is not None:
        copies = Counter(hand)
        items = [hand_item(voice, ref, count, len(hand)) for ref, count in copies.items()] or [
            voice.say("terminal-card-none")
        ]
        lines += [Text(line) for line in flowed(voice, items, width, voice.say("terminal-card-hand") + " ", "  ")]
    return lines


def status(voice: CardVoice, view: View) -> str:
    """Turn, phase and chapter."""
    chapter = view["chapter"]
    title = voice.name(f"chapter:{chapter}")
    return voice.say(
        "terminal-card-status",
        turn=view["turn"],
        side=view["sides"][view["active"]]["side"],
        phase=view["phase"],
        chapter=chapter,
        name=opened(title),
    )


def side_lines(voice: CardVoice, side: View, width: int) -> list[Text]:
    """One player's piles, command cards and reserve."""
    head = voice.say(
        "terminal-card-side", side=side["side"], deck=side["deck"], cards=side["cards"], discard=len(side["discard"])
    )
    lines = [Text(head, "bold")]
    if side["command"]:
        items = [command_item(voice, card) for card in side["command"]]
        lines += [
            Text(line) for line in flowed(voice, items, width, "  " + voice.say("terminal-card-command") + " ", "    ")
        ]
    items = [unit_item(voice, unit) for unit in side["reserve"]] or [voice.say("terminal-card-none")]
    lines += [
        Text(line) for line in flowed(voice, items, width, "  " + voice.say("terminal-card-reserve") + " ", "    ")
    ]
    return lines


def place_lines(voice: CardVoice, place: View, width: int) -> list[str]:
    """A place in the row and who holds it."""
    cover = voice.say("terminal-card-hidden") if place["hidden"] else voice.name(place["card"])
    unit = place["unit"]
    held = (
        voice.say("terminal-card-held", side=place["side"], unit=unit_item(voice, unit))
        if unit
        else voice.say("terminal-card-free")
    )
    number = place["row"].partition(":")[2]
    face = place["face"] if place["face"] not in (None, "front") else "none"
    return flowed(
        voice,
        [voice.say("terminal-card-place", number=number, cover=cover, face=face, held=held)],
        width,
        "  ",
        "      ",
    )


def unit_item(voice: CardVoice, unit: Shown) -> str:
    """A unit with its values and state."""
    return voice.say(
        "terminal-card-unit",
        unit=voice.name(unit["card"]),
        attack=unit["attack"],
        defense=unit["defense"],
        suppressed=unit["suppressed"],
        far=unit["enemy_cover"],
    )


def command_item(voice: CardVoice, card: Shown) -> str:
    """A card in a command area."""
    number = card["number"] if card["number"] is not None else "none"
    return voice.say(
        "terminal-card-command-card", card=voice.name(card["card"]), number=number, face=card["face"] or "none"
    )


def hand_item(voice: CardVoice, ref: str, copies: int, cards: int) -> str:
    """A card in hand, marked when the hand count fits it."""
    parts = voice.card_parts(ref)["card"]
    fits = parts["deploy"] == "any" or cards in parts["deploy"]
    values = voice.say("terminal-card-any") if parts["deploy"] == "any" else "/".join(str(n) for n in parts["deploy"])
    return voice.say(
        "terminal-card-in-hand",
        card=voice.name(ref),
        copies=copies,
        values=values,
        fits=fits,
        unit=parts["attack"] is not None,
        attack=parts["attack"] or 0,
        defense=parts["defense"] or 0,
    )


def explained(voice: CardVoice, unit: Shown) -> list[str]:
    """Why a unit's values are what they are."""
    return [voice.say("terminal-card-part", **{**part, "card": voice.name(part["card"])}) for part in unit["parts"]]


def log_lines(voice: CardVoice, events: Sequence[Any], width: int) -> list[str]:
    """What happened, in sentences; what belongs together stands together."""
    paragraphs: list[str] = []
    for event in events:
        line = voice.event_line(event)
        if paragraphs and event.kind not in PARAGRAPHS:
            paragraphs[-1] = voice.say("list-sentence", first=paragraphs[-1], last=line)
        else:
            paragraphs.append(line)
    return [piece for paragraph in paragraphs for piece in wrapped(paragraph, width)]
