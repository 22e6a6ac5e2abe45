"""Understanding what people call things: "drone 2", "2a-b", "lancer", "d2"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from eday.terminal.board.marks import figure_marks
from eday.terminal.board.panels import own_cog
from eday.text import BoardVoice
from eday.text.phrases import folded

_GROUPS = (
    "cog",
    "figure",
    "area",
    "cover",
    "weapon",
    "order",
    "ai",
    "enemy",
    "equipment",
    "hole",
    "tile",
    "mission",
    "seat",
    "marker",
    "card",
    "row",
)
"""Kinds of things; where a word fits several, the first kind is meant."""


_CARDS = ("order", "weapon", "enemy", "equipment", "cog", "ai")
"""Cards that may be spoken of although nobody has seen them yet."""


class Glossary:
    """Everything a seat can speak of, by every name it may use."""

    def __init__(self, voice: BoardVoice, view: Mapping[str, Any], events: Iterable[Any] = ()) -> None:
        self._voice = voice
        refs = dict.fromkeys(_refs(view))
        for event in events:
            refs.update(dict.fromkeys(_refs(event.data)))
        refs.update(dict.fromkeys(_more_refs(view)))
        cog = own_cog(view)
        home = cog["area"].partition(":")[2].partition(".")[0] if cog and cog["area"] else ""
        marks = {ref: mark for ref, (mark, _) in figure_marks(voice, view).items()}
        self._words = {ref: _words(voice, ref, home, marks.get(ref)) for ref in refs}

    def find(self, text: str, groups: Iterable[str] = _GROUPS) -> list[str]:
        """The thing meant; several if the name fits several, none if it fits nothing."""
        wanted = _normal(text)
        if not wanted:
            return []
        words = {ref: known for ref, known in self._words.items() if ref.partition(":")[0] in set(groups)}
        for fits in (_same, _begins, _holds):
            found = [ref for ref, known in words.items() if any(fits(word, wanted) for word in known)]
            if found:
                best = min(_rank(ref) for ref in found) if fits is _same else -1
                return [ref for ref in found if best in (-1, _rank(ref))]
        slug = "_".join(text.casefold().split())
        return [ref for group in _CARDS if group in set(groups) and self._voice.card_text(ref := f"{group}:{slug}")][:1]

    def close(self, text: str) -> list[str]:
        """Names that look like the one nobody knows."""
        from difflib import get_close_matches

        by_word = {word: ref for ref, known in self._words.items() for word in known}
        matches = get_close_matches(_normal(text), list(by_word), 3)
        return list(dict.fromkeys(self._voice.name(by_word[word]) for word in matches))


def split_kind(text: str, kinds: Iterable[str]) -> tuple[str, str | None]:
    """Take the kind of option off the end ("drone 2 attack"), if there is one."""
    for kind in kinds:
        spoken = kind.replace("_", " ")
        for ending in (f" {spoken}", f" {kind}"):
            if text.lower().endswith(ending):
                return text[: -len(ending)], kind
    return text, None


def _refs(value: object) -> list[str]:
    if isinstance(value, str):
        group, colon, rest = value.partition(":")
        return [value] if colon and group in _GROUPS and rest and " " not in rest else []
    if isinstance(value, Mapping):
        return [ref for key, item in value.items() for ref in (*_refs(key), *_refs(item))]
    if isinstance(value, list | tuple):
        return [ref for item in value for ref in _refs(item)]
    return []


def _more_refs(view: Mapping[str, Any]) -> list[str]:
    """Things a view tells by bare ids."""
    data = view.get("map") or {}
    refs = [hole["area"].replace("area:", "hole:") for hole in data.get("holes", ())]
    refs += [f"equipment:{card['equipment']}" for card in data.get("equipment_cards", ())]
    refs += [f"enemy:{slot['enemy']}" for slot in view.get("enemies", {}).values() if slot]
    if "mission" in view:
        refs.append(f"mission:{view['mission']['id']}")
    return refs


def _words(voice: BoardVoice, ref: str, home: str, mark: str | None) -> set[str]:
    group, _, rest = ref.partition(":")
    words = {_normal(ref), _normal(rest), _normal(voice.name(ref))}
    tile, dot, local = rest.partition(".")
    if dot and tile == home and group in ("area", "cover"):
        words.add(_normal(local))
    if mark and mark[-1:].isalnum():
        words.add(_normal(mark))
    return words


def _normal(text: str) -> str:
    return "".join(char for char in folded(text) if char.isalnum())


def _rank(ref: str) -> int:
    return _GROUPS.index(ref.partition(":")[0])


def _same(word: str, wanted: str) -> bool:
    return word == wanted


def _begins(word: str, wanted: str) -> bool:
    return word.startswith(wanted)


def _holds(word: str, wanted: str) -> bool:
    return wanted in word
