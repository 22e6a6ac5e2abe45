"""The card game's table as lines: both players' cards, the row of cover between them, and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from eday.terminal.layout import flowed, wrapped
from eday.text import card_parts, event_line, name, say

PARAGRAPHS = ("turn_started", "attack_declared", "card_deployed", "unit_moved", "game_ended", "chapter_started")
"""Events that begin a new line; the others go on in it."""

View = Mapping[str, Any]
Shown = Mapping[str, Any]


def table_lines(view: View, width: int) -> list[Text]:
    """The table from the eyes of a seat: the enemy above, the row, then oneself and the hand."""
    own = view["seat"] if view["seat"] is not None else 0
    lines = [Text(status(view), "bold")]
    lines += side_lines(view["sides"][1 - own], width)
    lines += [Text(line) for place in view["row"] if place for line in place_lines(place, width)]
    lines += side_lines(view["sides"][own], width)
    hand = view["sides"][own]["hand"]
    if hand is not None:
        copies = Counter(hand)
        items = [hand_item(ref, count, len(hand)) for ref, count in copies.items()] or [say("terminal-card-none")]
        lines += [Text(line) for line in flowed(items, width, say("terminal-card-hand") + " ", "  ")]
    return lines


def status(view: View) -> str:
    """Turn, phase and chapter."""
    chapter = view["chapter"]
    title = name(f"chapter:{chapter}")
    return say(
        "terminal-card-status",
        turn=view["turn"],
        side=view["sides"][view["active"]]["side"],
        phase=view["phase"],
        chapter=chapter,
        name=title[:1].upper() + title[1:],
    )


def side_lines(side: View, width: int) -> list[Text]:
    """One player's piles, command cards and reserve."""
    head = say(
        "terminal-card-side", side=side["side"], deck=side["deck"], cards=side["cards"], discard=len(side["discard"])
    )
    lines = [Text(head, "bold")]
    if side["command"]:
        items = [command_item(card) for card in side["command"]]
        lines += [Text(line) for line in flowed(items, width, "  " + say("terminal-card-command") + " ", "    ")]
    items = [unit_item(unit) for unit in side["reserve"]] or [say("terminal-card-none")]
    lines += [Text(line) for line in flowed(items, width, "  " + say("terminal-card-reserve") + " ", "    ")]
    return lines


def place_lines(place: View, width: int) -> list[str]:
    """A place in the row and who holds it."""
    cover = say("terminal-card-hidden") if place["hidden"] else name(place["card"])
    unit = place["unit"]
    held = say("terminal-card-held", side=place["side"], unit=unit_item(unit)) if unit else say("terminal-card-free")
    number = place["row"].partition(":")[2]
    face = place["face"] if place["face"] not in (None, "front") else "none"
    return flowed([say("terminal-card-place", number=number, cover=cover, face=face, held=held)], width, "  ", "      ")


def unit_item(unit: Shown) -> str:
    """A unit with its values and state."""
    return say(
        "terminal-card-unit",
        unit=name(unit["card"]),
        attack=unit["attack"],
        defense=unit["defense"],
        suppressed=unit["suppressed"],
        far=unit["enemy_cover"],
    )


def command_item(card: Shown) -> str:
    """A card in a command area."""
    number = card["number"] if card["number"] is not None else "none"
    return say("terminal-card-command-card", card=name(card["card"]), number=number, face=card["face"] or "none")


def hand_item(ref: str, copies: int, cards: int) -> str:
    """A card in hand, marked when the hand count fits it."""
    parts = card_parts(ref)["card"]
    fits = parts["deploy"] == "any" or cards in parts["deploy"]
    values = say("terminal-card-any") if parts["deploy"] == "any" else "/".join(str(n) for n in parts["deploy"])
    return say(
        "terminal-card-in-hand",
        card=name(ref),
        copies=copies,
        values=values,
        fits=fits,
        unit=parts["attack"] is not None,
        attack=parts["attack"] or 0,
        defense=parts["defense"] or 0,
    )


def explained(unit: Shown) -> list[str]:
    """Why a unit's values are what they are."""
    return [say("terminal-card-part", **{**part, "card": name(part["card"])}) for part in unit["parts"]]


def log_lines(events: Sequence[Any], width: int) -> list[str]:
    """What happened, in sentences; what belongs together stands together."""
    paragraphs: list[str] = []
    for event in events:
        line = event_line(event, game="card")
        if paragraphs and event.kind not in PARAGRAPHS:
            paragraphs[-1] += " " + line
        else:
            paragraphs.append(line)
    return [piece for paragraph in paragraphs for piece in wrapped(paragraph, width)]
