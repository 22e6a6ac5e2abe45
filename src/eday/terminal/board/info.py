"""Answers to questions about the table: a card, a figure, an area, what sees what, the team, the mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from eday.board import BoardGame
from eday.terminal.board.panels import HEADING, hand_items, own_cog, place, team_lines, weapon_items
from eday.terminal.console import Line
from eday.terminal.layout import flowed, wrapped
from eday.text import BoardVoice

View = Mapping[str, Any]


def heading(text: str) -> Text:
    """A line that begins a new matter."""
    return Text(text, HEADING)


def paragraphs(lines: Sequence[str], width: int, indent: str = "  ") -> list[Line]:
    """Lines of text, indented and wrapped."""
    return [row for line in lines for row in wrapped(line, width, indent, indent + "  ")]


def card_lines(voice: BoardVoice, ref: str, width: int) -> list[Line]:
    """The rules text of a card under its name."""
    text = voice.card_text(ref)
    return [heading(voice.name(ref)), *paragraphs(text, width)] if text else []


def thing_lines(voice: BoardVoice, game: BoardGame, view: View, ref: str, width: int) -> list[Line]:
    """All there is to say about a thing."""
    group = ref.partition(":")[0]
    facts = _FACTS[group](voice, game, view, ref) if group in _FACTS else []
    text = voice.card_text(ref)
    if not facts and not text:
        facts = [voice.say("terminal-no-info")]
    return [heading(voice.name(ref)), *paragraphs([*facts, *text], width)]


def sight_lines(voice: BoardVoice, game: BoardGame, view: View, ref: str, width: int) -> list[Line]:
    """Which figures and areas are in sight of a figure, area or cover space."""
    ask = getattr(game, "sight", None)
    seen = ask(ref) if ask else []
    places = {figure["ref"]: place(voice, figure) for figure in _figures(view)}
    figures = [voice.say("terminal-seen-figure", figure=voice.name(r), place=places[r]) for r in seen if r in places]
    areas = [voice.name(r) for r in seen if r.startswith("area:")]
    none = [voice.say("terminal-nothing")]
    lines: list[Line] = [heading(voice.say("terminal-sees", thing=voice.name(ref)))]
    lines += flowed(voice, figures or none, width, voice.say("terminal-seen-figures") + " ", "    ")
    lines += flowed(voice, areas or none, width, voice.say("terminal-seen-areas") + " ", "    ")
    return lines


def team_report(voice: BoardVoice, view: View, width: int) -> list[Line]:
    """Everybody's cards and weapons; of one's own also what they do."""
    lines: list[Line] = []
    own = own_cog(view)
    for cog, line in zip(view.get("cogs", ()), team_lines(voice, view), strict=True):
        lines.append(line)
        weapons = weapon_items(voice, cog["weapons"]) or [voice.say("terminal-nothing")]
        lines += flowed(voice, weapons, width, f"    {voice.say('terminal-weapons')} ", "      ")
    if own is None:
        return lines
    hand = own["hand"] or []
    lines += ["", heading(voice.say("terminal-own-hand")), *([] if hand else [f"  {voice.say('terminal-nothing')}"])]
    for card in {card["card"]: card for card in hand}.values():
        copies = [other for other in hand if other["card"] == card["card"]]
        two_plus = f" {voice.say('terminal-two-plus')}" if card["two_plus"] else ""
        lines += [
            f"  {hand_items(voice, copies)[0]}{two_plus}",
            *paragraphs(voice.card_text(card["card"]), width, "      "),
        ]
    lines += ["", heading(voice.say("terminal-own-weapons"))]
    for weapon in own["weapons"]:
        lines += [
            f"  {weapon_items(voice, [weapon])[0]}",
            *paragraphs(voice.card_text(weapon["weapon"]), width, "      "),
        ]
    return lines


def mission_report(voice: BoardVoice, view: View, width: int) -> list[Line]:
    """The mission with all its stages, and how far it has come."""
    mission, data = view["mission"], view.get("map") or {}
    ref = f"mission:{mission['id']}"
    facts = [
        voice.say("terminal-stage", stage=mission["stage"], stages=mission["stages"]),
        voice.say(
            "terminal-progress",
            open=len(data.get("open_holes", ())),
            sealed=len(data.get("sealed_holes", ())),
            locusts=len(view.get("locusts", ())),
        ),
        voice.say("terminal-decks", orders=view["decks"]["orders"], ai=view["decks"]["ai"]),
    ]
    lines = [*card_lines(voice, ref, width), "", *paragraphs(facts, width, "")]
    for slot in view["enemies"].values():
        if slot:
            lines.append(_enemy_line(voice, slot))
    return lines


def _enemy_line(voice: BoardVoice, slot: dict[str, Any]) -> str:
    return voice.say(
        "terminal-enemy",
        enemy=voice.name(f"enemy:{slot['enemy']}"),
        attack=slot["attack"],
        health=slot["health"],
        defense=slot["defense"],
        unused=slot["unused"],
    )


def _figures(view: View) -> list[dict[str, Any]]:
    return [*view.get("cogs", ()), *view.get("locusts", ())]


def _figure(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    figure = next((figure for figure in _figures(view) if figure["ref"] == ref), None)
    if figure is None:
        return [voice.say("terminal-off-map")]
    facts = [voice.say("terminal-stands", place=place(voice, figure))]
    if "health" in figure:
        facts.append(voice.say("terminal-health", health=figure["health"], wounded=str(figure["wounded"]).lower()))
        if (enemy := f"enemy:{figure['enemy']}") != f"enemy:{ref.partition(':')[2].rpartition('-')[0]}":
            facts.append(voice.say("terminal-stands-for", enemy=voice.name(enemy)))
    return facts


def _cog(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    cog = next((cog for cog in view.get("cogs", ()) if cog["ref"] == ref), None)
    if cog is None:
        return [voice.say("terminal-not-in-game")]
    state = "eliminated" if cog["eliminated"] else "bleeding" if cog["bleeding_out"] else "well"
    return [
        voice.say("terminal-stands", place=place(voice, cog)),
        voice.say("terminal-cog-state", state=state, cards=cog["cards"], limit=cog["hand_limit"]),
        *flowed(voice, weapon_items(voice, cog["weapons"]), 1000, f"{voice.say('terminal-weapons')} "),
    ]


def _area(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    data = view.get("map") or {}
    here = [voice.name(figure["ref"]) for figure in _figures(view) if figure["area"] == ref]
    covers = [cover["id"].partition(".")[2] for cover in data.get("covers", ()) if cover["area"] == ref]
    nothing = voice.say("terminal-nothing")
    facts = [
        voice.say("terminal-area-figures", figures=voice.chained(here, "next") or nothing),
        voice.say("terminal-area-covers", covers=voice.chained(covers, "next") or nothing),
        *_hole(voice, game, view, ref.replace("area:", "hole:")),
    ]
    for card in data.get("equipment_cards", ()):
        if card["area"] == ref:
            facts.append(voice.say("terminal-area-equipment", equipment=voice.name(f"equipment:{card['equipment']}")))
    dropped = [voice.name(drop["weapon"]) for drop in data.get("dropped_weapons", ()) if drop["area"] == ref]
    if dropped:
        facts.append(voice.say("terminal-area-dropped", weapons=voice.chained(dropped, "next")))
    if any(door["area"] == ref for door in data.get("doors", ())):
        facts.append(voice.say("terminal-area-door"))
    return [*facts, *_seen_by(voice, game, view, ref)]


def _hole(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    data = view.get("map") or {}
    state = "open" if ref in data.get("open_holes", ()) else "sealed" if ref in data.get("sealed_holes", ()) else "none"
    return [voice.say("terminal-hole", state=state)]


def _cover(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    cover = next(c for c in view["map"]["covers"] if c["id"] == ref)
    holder = next((voice.name(figure["ref"]) for figure in _figures(view) if figure["cover"] == ref), None)
    facts = [voice.say("terminal-cover-area", area=voice.name(cover["area"]), holder=holder or "none")]
    facing = [voice.say("terminal-facing", side=arrow["facing"]) for arrow in cover["arrows"]]
    return [
        *facts,
        voice.say("terminal-cover-arrows", sides=voice.chained(facing, "next")),
        *_seen_by(voice, game, view, ref),
    ]


def _seen_by(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    """Sight goes both ways, so who is seen from a place is who sees it."""
    ask = getattr(game, "sight", None)
    figures = {figure["ref"] for figure in _figures(view)}
    seen = [voice.name(r) for r in (ask(ref) if ask else ()) if r in figures]
    return [voice.say("terminal-seen-by", figures=voice.chained(seen, "next") or voice.say("terminal-nothing"))]


def _tile(voice: BoardVoice, game: BoardGame, view: View, ref: str) -> list[str]:
    areas = [voice.name(area["id"]) for area in view["map"]["areas"] if area["tile"] == ref]
    return [voice.say("terminal-tile-areas", areas=voice.chained(areas, "next"))]


_FACTS = {
    "figure": _figure,
    "cog": _cog,
    "area": _area,
    "hole": _hole,
    "cover": _cover,
    "tile": _tile,
}
