"""Walking to a place by its name, and what is in reach."""

from __future__ import annotations

from eday.board import Reach, ReachEnd
from eday.terminal.board.info import heading
from eday.terminal.console import Line
from eday.terminal.layout import wrapped
from eday.text import BoardVoice


def end_at(reach: Reach | None, ref: str) -> ReachEnd | None:
    """The end of the movement in an area or cover space, if it is in reach."""
    return next((end for end in reach["ends"] if end["place"] == ref), None) if reach else None


def reach_lines(voice: BoardVoice, reach: Reach, width: int) -> list[Line]:
    """Every place in reach with its steps, who sees one there, and whom one could attack."""
    lines: list[Line] = [heading(voice.say("terminal-reach", figure=voice.name(reach["walker"])))]
    for end in reach["ends"]:
        lines += wrapped(_end_line(voice, end), width, "  ", "      ")
    return lines


def _end_line(voice: BoardVoice, end: ReachEnd) -> str:
    seen = voice.chained((voice.name(ref) for ref in end["seen_by"]), "next")
    parts = [voice.say("terminal-reach-end", place=voice.name(end["place"]), steps=end["steps"], seen=seen or "none")]
    for target in end["targets"]:
        parts.append(
            voice.say(
                "terminal-reach-target",
                figure=voice.name(target["figure"]),
                weapon=voice.name(target["weapon"]),
                kill=round(100 * target["kill"]),
            )
        )
    if end["halts"]:
        parts.append(voice.say("terminal-reach-halts"))
    return voice.chained(parts, "sentence")
