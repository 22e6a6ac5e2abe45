"""Places told in words, as somebody on the map would: "the sandbags west of you" instead of "cover 2A-c3"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from eday.text.board.ground import XY, Ground, way
from eday.text.board.voice import BoardVoice
from eday.text.game_voice import Label, Thing
from eday.text.phrases import part

_PLACES = ("area", "cover", "hole")
"""Kinds of references to places."""
_MOVES_LOCUSTS = ("locust_move", "locust_cover")
"""Kinds of decisions about where a Locust goes."""


OUTLOOKS = 512
"""Spots from which it is kept how places are told."""


class Outlook:
    """How places are told from one spot of a map; a voice finds the words."""

    __slots__ = ("_area", "_at", "_cover", "_ground", "_steps", "_told", "_voice", "_whom")

    def __init__(self, voice: BoardVoice, ground: Ground, area: str, cover: str | None, whom: str) -> None:
        """`area`, `cover`: where the figure is; `whom`: `you`, or `it` where it is not the COG of whom is spoken to."""
        self._voice = voice
        self._whom = whom
        self._ground = ground
        self._area = area
        self._cover = cover
        self._at: XY = ground.covers[cover].at if cover else ground.middles[area]
        self._steps = ground.steps(area)
        self._told: dict[str, str] = {}

    def name(self, ref: str) -> str:
        """A place in words where it can be told from here, else by its name."""
        told = self._told.get(ref)
        if told is None:
            group, _, rest = ref.partition(":")
            told = self._told[ref] = self._place(group, ref, f"area:{rest}") or self._voice.name(ref)
        return told

    def door(self, area: str) -> str:
        """The door in an area: mostly one's own."""
        direction = self._ground.doors.get(area) if area == self._area else None
        if direction is None:
            return self._say("door-far", area=self.name(area))
        return self._say("door-near", way=self._voice.say(f"way-{direction}"))

    def _place(self, group: str, ref: str, area: str) -> str | None:
        if group == "cover":
            return self._shelter(ref)
        steps = self._steps.get(area)
        if steps is None:
            return None
        direction = way(self._at, self._ground.middles[area])
        if steps == 0:
            return self._say(f"{group}-own")
        if direction is None:
            return None
        beyond = steps == 1 and group == "area" and self._ground.tiles[area] != self._ground.tiles[self._area]
        how = "beyond" if beyond else "near" if steps == 1 else "far"
        return self._say(f"{group}-{how}", way=self._voice.say(f"way-{direction}"), steps=steps)

    def _shelter(self, ref: str) -> str | None:
        shelter = self._ground.covers.get(ref)
        if shelter is None or shelter.area not in self._steps:
            return None
        thing = self._voice.say(f"shelter-{shelter.behind}")
        if ref == self._cover:
            return self._say("cover-own", thing=thing)
        here = shelter.area == self._area
        direction = way(self._at if here else self._ground.middles[shelter.area], shelter.pointed)
        words: dict[str, object] = {"thing": thing, "area": self.name(shelter.area)}
        if direction is None:
            return self._say("cover-beside" if here else "cover-in", **words)
        return self._say("cover-near" if here else "cover-far", way=self._voice.say(f"way-{direction}"), **words)

    def _say(self, key: str, **words: object) -> str:
        return self._voice.say(f"place-{key}", whom=self._whom, **words)


outlook = lru_cache(OUTLOOKS)(Outlook)
"""Figures stand for a while, and every state tells of the same places."""


class PlacedVoice(BoardVoice):
    """Speaks of places as a figure on the map sees them."""

    __slots__ = ("_card", "_outlook", "_stands")

    def __init__(self, voice: BoardVoice, outlook: Outlook, stands: Mapping[str, str], card: str) -> None:
        """`stands`: where the Locusts are; `card`: the order card being carried out, if one is."""
        super().__init__(voice._language, voice.content, voice.plays, voice._named)
        self._outlook = outlook
        self._stands = stands
        self._card = card

    def name(self, ref: str) -> str:
        """A place in words, where it can be told from here; everything else by its name."""
        return self._outlook.name(ref) if ref.partition(":")[0] in _PLACES else super().name(ref)

    def code(self, ref: str) -> str:
        """What a place is called in the log."""
        return super().name(ref)

    @property
    def card(self) -> str:
        """The order card being carried out, by its name."""
        return self.name(self._card) if self._card else "none"

    def whereabouts(self, figure: str) -> str:
        """The area of a Locust, in words."""
        area = self._stands.get(figure)
        return self.name(area) if area else "none"

    def labels(self, options: Sequence[Thing]) -> list[Label]:
        """The options in words, with the places as the log has them; the words of no two of them are the same."""
        told = [Label(self.option_label(option), self._codes(part(option, "refs") or ())) for option in options]
        alike = Counter(label.words for label in told)
        return [self._told_apart(label) if alike[label.words] > 1 else label for label in told]

    def _told_apart(self, label: Label) -> Label:
        if not label.code:
            return label
        return Label(self.say("placed-option-with-code", label=label.words, code=label.code), "")

    def _codes(self, refs: Iterable[str]) -> str:
        """Names of those places in the log that are told in other words here."""
        places = [ref for ref in refs if ref.partition(":")[0] in _PLACES and self.name(ref) != self.code(ref)]
        return self.chained((self.code(ref) for ref in places), "next")

    def _option_key(self, kind: str) -> str:
        own = f"placed-option-{kind}"
        return own if self.known(own) else super()._option_key(kind)

    def _thing(self, kind: str, ref: str) -> str:
        return self._outlook.door(ref) if kind == "explore" else super()._thing(kind, ref)


def placed_voice(voice: BoardVoice, ground: Ground, view: Mapping[str, Any], decision: Thing) -> BoardVoice:
    """Who tells places as the COG of the asked seat sees them, or the Locust it moves; the same voice without one."""
    kind, context = part(decision, "kind"), part(decision, "context") or {}
    moved = context.get("figure") if kind in _MOVES_LOCUSTS else None
    locust = next((one for one in view["locusts"] if one["ref"] == moved), None)
    figure = locust or view["cogs"][part(decision, "seat")]
    if figure["area"] not in ground.middles:
        return voice
    stands = {one["ref"]: one["area"] for one in view["locusts"]}
    card = context.get("card", "") if kind == "action" else ""
    seen = outlook(voice, ground, figure["area"], figure["cover"], "it" if locust else "you")
    return PlacedVoice(voice, seen, stands, card)
