"""The parts of the screen beside the map: where the game stands, the team, one's own hand, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from eday.kernel import Event
from eday.terminal.board.marks import COG_STYLE, LOCUST_STYLE, figure_marks
from eday.terminal.layout import flowed, wrapped
from eday.text import BoardVoice
from eday.text.phrases import opened
from eday.text.width import padded
from eday.text.width import width as columns_of

View = Mapping[str, Any]
HEADING = "bold"
_TURN_EVENTS = ("turn_started", "stage_flipped", "stage_begun", "game_ended")


def cog_refs(view: View) -> list[str]:
    """The COGs in seat order."""
    return [cog["ref"] for cog in view.get("cogs", ())]


def objective(voice: BoardVoice, view: View) -> str:
    """What the present stage asks for."""
    stage = view["mission"]["stage"]
    head, _, tail = opened(voice.say("card-stage-objective", stage=stage, text="|")).partition("|")
    for line in voice.card_text(f"mission:{view['mission']['id']}"):
        if line.startswith(head):
            return line.removeprefix(head).removesuffix(tail)
    return ""


def status_line(voice: BoardVoice, view: View) -> Text:
    """Turn, step, active COG, and how far the mission has come."""
    cogs = view.get("cogs", [])
    if not cogs:
        return Text()
    mission = view["mission"]
    text = voice.say(
        "terminal-status",
        turn=view["turn"],
        step=view["step"],
        cog=voice.name(cogs[view["active"]]["ref"]),
        stage=mission["stage"],
        stages=mission["stages"],
        objective=objective(voice, view) or "none",
    )
    return Text(text, "reverse")


def place(voice: BoardVoice, figure: dict[str, Any]) -> str:
    """Where a figure is: its area, and its cover space if it has one."""
    if not figure["area"]:
        return voice.say("terminal-nowhere")
    area = voice.name(figure["area"])
    return f"{area} {figure['cover'].rpartition('.')[2]}" if figure["cover"] else area


def team_lines(voice: BoardVoice, view: View) -> list[Text]:
    """A line for each COG: cards of its limit, where it is, how it is."""
    marks = figure_marks(voice, view)
    longest = max((columns_of(voice.name(cog["ref"])) for cog in view.get("cogs", ())), default=0)
    lines = []
    for cog in view.get("cogs", ()):
        active = cog["seat"] == view["active"]
        line = Text(">" if active else " ", HEADING)
        line.append(f"{marks[cog['ref']][0]:<3}", COG_STYLE)
        line.append(padded(voice.name(cog["ref"]), longest), HEADING if cog["seat"] == view["seat"] else "none")
        line.append(f" {voice.say('terminal-cards', cards=cog['cards'], limit=cog['hand_limit'])}", "none")
        if cog["eliminated"]:
            line.append(f" {voice.say('terminal-eliminated')}", LOCUST_STYLE)
        else:
            line.append(f" {place(voice, cog)}", "none")
            if cog["bleeding_out"]:
                line.append(f" {voice.say('terminal-bleeding-out')}", LOCUST_STYLE)
        lines.append(line)
    return lines


def own_cog(view: View) -> dict[str, Any] | None:
    """The COG of the seat that is looking."""
    return next((cog for cog in view.get("cogs", ()) if cog["seat"] == view["seat"]), None)


def hand_items(voice: BoardVoice, hand: Sequence[dict[str, Any]]) -> list[str]:
    """Cards with their reaction icons, copies of a card counted."""
    counts = Counter(card["card"] for card in hand)
    icons = {card["card"]: card["reaction"] for card in hand}
    return [
        voice.say(
            "terminal-hand-card",
            icon=voice.say("terminal-icon", reaction=icons[card]),
            card=voice.name(card),
            copies=copies,
        )
        for card, copies in counts.items()
    ]


def weapon_items(voice: BoardVoice, weapons: Sequence[dict[str, Any]]) -> list[str]:
    """Weapons with their tokens."""
    return [
        voice.say(
            "terminal-weapon", weapon=voice.name(weapon["weapon"]), token=weapon["token"], tokens=weapon["tokens"]
        )
        for weapon in weapons
    ]


def own_lines(voice: BoardVoice, view: View, width: int) -> list[Text]:
    """Hand and weapons of the seat that is looking."""
    cog = own_cog(view)
    if cog is None:
        return []
    hand = hand_items(voice, cog["hand"] or ()) or [voice.say("terminal-nothing")]
    weapons = weapon_items(voice, cog["weapons"]) or [voice.say("terminal-nothing")]
    return [
        *_headed(voice, voice.say("terminal-hand"), hand, width),
        *_headed(voice, voice.say("terminal-weapons"), weapons, width),
    ]


def locust_lines(voice: BoardVoice, view: View, width: int) -> list[Text]:
    """Every Locust in play with its place."""
    marks = figure_marks(voice, view)
    items = [f"{marks[locust['ref']][0]} {place(voice, locust)}" for locust in view.get("locusts", ())]
    return _headed(voice, voice.say("terminal-locusts"), items or [voice.say("terminal-nothing")], width)


def _headed(voice: BoardVoice, heading: str, items: Sequence[str], width: int) -> list[Text]:
    lines = flowed(voice, items, width, f"{heading} ")
    first = Text(heading, HEADING).append(lines[0][len(heading) :], "none")
    return [first, *map(Text, lines[1:])]


def log_entries(voice: BoardVoice, events: Sequence[Event], width: int) -> list[list[Text]]:
    """What happened, in words: the lines of each event."""
    entries = []
    for event in events:
        if event.kind == "card_discarded" and event.data.get("why") == "order":
            continue  # That the card is played comes next.
        style = HEADING if event.kind in _TURN_EVENTS else ""
        entries.append([Text(line, style) for line in wrapped(voice.event_line(event), width)])
    return entries


def log_lines(voice: BoardVoice, events: Sequence[Event], width: int) -> list[Text]:
    """What happened, line by line."""
    return [line for entry in log_entries(voice, events, width) for line in entry]
