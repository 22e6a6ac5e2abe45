"""Rules by word: what one looks for comes before what merely mentions it."""

from __future__ import annotations

import re
from functools import lru_cache

from eday.text.catalogue import FALLBACK
from eday.text.phrases import folded
from eday.text.rules.index import BOOKS, Rule, load_rules
from eday.text.rules.quick import quick_rules
from eday.text.rules.told import told
from eday.text.voice import Voice, speaker

_SORTS = {"rule": 0, "example": 1, "quick": 2, "commentary": 4}
_LIST = 3
_IDS = tuple(f"{book.casefold()}-" for book in BOOKS.values())
Rank = tuple[int, int, int]
"""The sort of text, how well the words are met, and where: the least comes first."""


def search_rules(words: str, voice: Voice | None = None) -> list[Rule]:
    """Rules that have these words in the voice's language, or whose id begins like that, the likeliest first.

    Rules come before examples, these before the quick reference (of kind `quick`), lists of
    components and notes on the documents; whole words before beginnings of words, headings before statements.
    """
    wanted = folded(words).split()
    if not wanted:
        return []
    ranked = []
    for rule, sort, heading, text in _shelf(speaker(voice.language if voice else FALLBACK)):
        rank = _rank(rule, sort, heading, text, wanted)
        if rank is not None:
            ranked.append((rank, rule))
    return [rule for _, rule in sorted(ranked, key=lambda found: found[0])]


@lru_cache(maxsize=16)
def _shelf(voice: Voice) -> list[tuple[Rule, int, str, str]]:
    """All there is to look through, each with its sort, and heading and text as they are compared."""
    sorts = [(_LIST if rule.lists else _SORTS[rule.kind], told(rule, voice)) for rule in load_rules().values()]
    sorts += [(_SORTS[rule.kind], rule) for rule in quick_rules(voice)]
    return [(rule, sort, folded(rule.heading), folded(rule.text)) for sort, rule in sorts]


def _rank(rule: Rule, sort: int, heading: str, text: str, wanted: list[str]) -> Rank | None:
    if len(wanted) == 1 and wanted[0].startswith(_IDS) and rule.id.casefold().startswith(wanted[0]):
        return (-1, 0, 0)
    phrase = " ".join(wanted)
    places = [
        (_met(heading, [phrase]), 0 if _same(heading, phrase) else 1),
        (_met(text, [phrase]), 2 if re.match(_whole(phrase), text) else 3),
    ]
    if len(wanted) > 1:
        places.append((_met(f"{heading}\n{text}", wanted), 4))
    found = [(grade, place) for grade, place in places if grade is not None]
    return (sort, *min(found)) if found else None


def _same(heading: str, phrase: str) -> bool:
    return re.fullmatch(_whole(phrase), heading) is not None


def _met(text: str, phrases: list[str]) -> int | None:
    """0: all of them stand there in whole words, 1: as beginnings of words, 2: somewhere; None: one does not."""
    if not all(phrase in text for phrase in phrases):
        return None
    if all(re.search(_whole(phrase), text) for phrase in phrases):
        return 0
    return 1 if all(re.search(rf"\b{re.escape(phrase)}", text) for phrase in phrases) else 2


@lru_cache(maxsize=256)
def _whole(phrase: str) -> re.Pattern[str]:
    """A phrase in whole words, be the last of them one or several."""
    return re.compile(rf"\b{re.escape(phrase)}(?:s|es)?\b")
