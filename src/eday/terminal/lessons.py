"""What the guide of a first game says, as lines."""

from __future__ import annotations

from rich.text import Text

from eday.kernel import GuideStep
from eday.terminal.layout import wrapped
from eday.text import GameVoice

BAR = "| "


def guide_lines(voice: GameVoice, step: GuideStep, width: int, ending: str = "") -> list[Text]:
    """A lesson: its title, its sentences in one piece with the rule behind them, and what to type for it."""
    words = voice.guide_words(step)
    title = voice.say("terminal-lesson", step=step.step, steps=step.steps, title=words["title"])
    rule = [voice.say("terminal-lesson-rule", rule=step.rule)] if step.rule else []
    text = wrapped(voice.chained([*words["text"], *rule], "sentence"), width, BAR, BAR)
    return [
        *(Text(line, "bold") for line in wrapped(title, width, BAR, BAR)),
        *map(Text, text),
        *(Text(line, "bold") for line in wrapped(ending, width, BAR, BAR) if ending),
    ]
