"""What a text shows when something went wrong in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

Patterns = Mapping[str, re.Pattern[str]]

_GLUED: Patterns = {
    "a message that there is not": re.compile(r"«[a-z]+(?:-\w+)+(?:»| \w+=)"),
    "a doubled space": re.compile(r"\S(?:  +|\u3000\u3000+)\S"),
    "a space before a mark": re.compile(r" [,;:!?](?:\s|$)|\( | \)"),
    "doubled marks": re.compile(r",[,.;:]|;[;,.]|(?<!\.)\.\.(?!\.)|、、|。。|、。|。、|[\uff01\uff1f]。"),
    "a bare reference": re.compile(
        r"\b(?:area|card|chapter|cog|cover|enemy|equipment|figure|hole|marker|mission|order|row|seat|side|tile|weapon)"
        r":[\w.#-]+"
    ),
}
"""Wherever it stands."""
_MEANT: Patterns = {
    "a bare id": re.compile(
        r"\b(?:order|weapon|enemy|mission|equipment|title|event|option|decision|step|condition|omen|cg)-[a-z]+\w*\b"
        r"|\b[a-z]+_[a-z_]+\b"
    ),
    "an argument of the program": re.compile(r"\bnone\b|\btrue\b|\bfalse\b"),
}
"""In a message that got the arguments of a game."""
_SPANISH: Patterns = {
    "two articles or joints": re.compile(
        r"\b(?:de el|a el|(?:el|la|los|las) (?:el|la|los|las)|un un|una una|de del|a al|del de|al a)\b"
        r"|\b(de|del|a|al|en|con|por|para|y|o|que|se)\b \1\b",
        re.IGNORECASE,
    ),
    "y before i, o before o": re.compile(r"\by (?:i|hi(?!e))\w|\bo (?:o|ho)\w", re.IGNORECASE),
}
_LETTER = r"[\u3041-\u30ff\u3400-\u9fff]"
_JAPANESE: Patterns = {
    "doubled particles": re.compile(r"をを|がが|にに|(?<!も)のの|へへ|をが|がを|はを|がは"),
    "a space between letters": re.compile(f"{_LETTER} {_LETTER}"),
    "a narrow mark between letters": re.compile(f"{_LETTER}[,!?;]|{_LETTER}\\.(?!\\w)"),
}
_OF: Mapping[str, Patterns] = {"es": _SPANISH, "ja": _JAPANESE}


def flaws(language: str, text: str, meant: bool = False) -> Iterator[tuple[str, str]]:
    """What is wrong with a text, and where; `meant`: its arguments are such as come up in games."""
    patterns = {**_GLUED, **(_MEANT if meant else {}), **_OF.get(language, {})}
    for name, pattern in patterns.items():
        found = pattern.search(text)
        if found:
            yield name, found[0]
