"""Rules in the language of their reader: the rule files are English, a catalogue may hold the same rules in its own.

`BG-COVER-07` is the message with the text of that rule, `heading-cover` says what the heading "Cover" is called.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from eday.text.rules.index import Rule, load_rules
from eday.text.voice import Voice, speaker


def heading_key(heading: str) -> str:
    """The message that calls a heading: "Card facts" -> "heading-card-facts"."""
    return f"heading-{re.sub('[^a-z0-9]+', '-', heading.lower()).strip('-')}"


def heading_told(heading: str, voice: Voice) -> str:
    """What a heading is called; as the rule files have it where a language has no word for it."""
    key = heading_key(heading)
    return voice.say(key) if voice.known(key) else heading


def told(rule: Rule, voice: Voice) -> Rule:
    """A rule as a reader gets it; its text stays English where his language has none."""
    text = voice.say(rule.id) if voice.known(rule.id) else rule.text
    return replace(rule, heading=heading_told(rule.heading, voice), text=text)


def rules_told(voice: Voice) -> dict[str, Rule]:
    """All rules by id as a reader gets them, in the order of the rule files."""
    return _all_told(speaker(voice.language))


@lru_cache(maxsize=16)
def _all_told(voice: Voice) -> dict[str, Rule]:
    return {rule_id: told(rule, voice) for rule_id, rule in load_rules().items()}
