"""What a game says, in words and as it is sent: names of things, labels of options, lines of events."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

import eday
from eday.kernel import Decision, Event, EventTone, GuideStep, Layout, Option, OptionRole, Reason
from eday.server.wire.encoding import as_json
from eday.text import BoardVoice, CardVoice, GameVoice, Ground, placed_voice

if TYPE_CHECKING:
    from eday.board import Attacks, Odds, Reach
    from eday.card import Preview

MAPS = 64
"""Of which it is kept how they lie."""
LINES = 64
"""Events whose lines are kept: the newest are told to one seat after the other."""


def _refs_in(voice: type[GameVoice]) -> re.Pattern[str]:
    """References in the JSON of a view: looking through it is ten times quicker than walking through the view."""
    return re.compile(rf'"((?:{"|".join(sorted(voice.groups))}):[^"\\]+)"')


@lru_cache(MAPS)
def _ground(drawing: bytes) -> Ground:
    return Ground(msgspec.json.decode(drawing))


class Words:
    """Speaks about one game with a voice."""

    mentioned: ClassVar[re.Pattern[str]]
    """References in JSON."""
    bare: ClassVar[re.Pattern[str]]
    """Fields of a view that hold a bare id: its kind and the id."""

    def __init__(self, voice: GameVoice) -> None:
        self.voice = voice
        self._line = lru_cache(LINES)(voice.event_line)

    def waiting(self, decision: Decision) -> str:
        """What everybody else is told meanwhile."""
        return self.voice.waiting_prompt(decision)

    def options(
        self, voice: GameVoice, decision: Decision, futile: Collection[str], doubts: Mapping[str, Reason]
    ) -> list[dict[str, object]]:
        """The options with their labels, roles, a note on those that would do nothing, and what to ask before some."""
        sure = {option: voice.reason_line(doubt) for option, doubt in doubts.items()}
        return [
            {
                **option.to_dict(),
                "label": label.words,
                "code": label.code or None,
                "role": self.role(decision.kind, option),
                "note": voice.say("note-futile") if option.id in futile else None,
                "sure": sure.get(option.id),
                "passes": option.passes,
            }
            for option, label in zip(decision.options, voice.labels(decision.options), strict=True)
        ]

    def voice_at(self, table: Mapping[str, Any], layout: Layout | None, decision: Decision) -> GameVoice:
        """Who speaks about the options of a decision, by a seat's view of the table and what that is drawn on."""
        raise NotImplementedError

    def role(self, decision: str, option: Option) -> OptionRole:
        """What part an option plays in a kind of decision."""
        raise NotImplementedError

    def events(self, events: Iterable[Event], first: int) -> list[dict[str, object]]:
        """Events with their numbers, sentences and tones."""
        return [
            {"n": number, **event.to_dict(), "line": self._line(event), "tone": self.tone(event.kind)}
            for number, event in enumerate(events, start=first)
        ]

    def tone(self, event: str) -> EventTone:
        """The tone of a kind of event."""
        raise NotImplementedError

    def refs(self, *texts: bytes) -> frozenset[str]:
        """Everything that is mentioned in JSON, and who plays."""
        found = set(self.voice.plays)
        for text in texts:
            read = text.decode()
            found.update(self.mentioned.findall(read))
            found.update(f"{group}:{entry}" for group, entry in self.bare.findall(read))
        return frozenset(found)

    def names(self, refs: Iterable[str]) -> dict[str, str]:
        """What things are called."""
        return {ref: self.voice.name(ref) for ref in sorted(refs)}

    def names_in(self, *things: object) -> dict[str, str]:
        """What everything mentioned is called."""
        return self.names(self.refs(as_json(things)))

    def guide(self, step: GuideStep | None, voice: GameVoice) -> dict[str, object] | None:
        """What the guide of a first game says, with places as this voice tells them."""
        if step is None:
            return None
        shown = {field: getattr(step, field) for field in ("step", "steps", "options", "point", "rule", "done")}
        return {**shown, **voice.guide_words(step)}

    def card(self, ref: str) -> dict[str, object]:
        """Name and text of a card; some kinds also in parts."""
        return {"name": self.voice.name(ref), "text": self.voice.card_text(ref), **self._parts(ref)}

    def _parts(self, ref: str) -> Mapping[str, object]:
        raise NotImplementedError

    def reasons(self, reasons: Iterable[Any]) -> list[dict[str, object]]:
        """Why something is not on offer."""
        return [{"rule": r.rule, "key": r.key, "line": self.voice.reason_line(r)} for r in reasons]


class BoardWords(Words):
    """Speaks about a board game."""

    voice: BoardVoice
    mentioned = _refs_in(BoardVoice)
    bare = re.compile(r'"(enemy|equipment|mission)":(?:\{"id":)?"([^":\\]+)"')

    def __init__(self, voice: BoardVoice) -> None:
        super().__init__(voice)

    def role(self, decision: str, option: Option) -> OptionRole:
        """As the board game has it."""
        return eday.board.role_of(decision, option.kind)

    def tone(self, event: str) -> EventTone:
        """As the board game has it."""
        return eday.board.tone_of(event)

    def _parts(self, ref: str) -> Mapping[str, object]:
        return self.voice.card_parts(ref)

    def voice_at(self, table: Mapping[str, Any], layout: Layout | None, decision: Decision) -> BoardVoice:
        """Places are told in words, as the figure that acts sees them."""
        return placed_voice(self.voice, _ground(layout.drawing), table, decision) if layout else self.voice

    def reach(self, reach: Reach, table: Mapping[str, Any], layout: Layout, decision: Decision) -> dict[str, object]:
        """What is in reach, with the places in words."""
        voice = self.voice_at(table, layout, decision)
        return {**reach, "ends": [{**end, "words": voice.name(end["place"])} for end in reach["ends"]]}

    def odds(self, odds: Odds) -> dict[str, object]:
        """Odds with the names in them; of a guard each attack it allows is called by its label."""
        ways = [{"label": self.voice.option_label(way), **way} for way in odds.get("ways", ())]
        shown = {**odds, "ways": ways} if ways else odds
        return {"odds": shown, "names": self.names_in(shown)}

    def attacks(self, attacks: Attacks) -> dict[str, object]:
        """The ways to attack something, with the names of weapons and the reasons in words."""
        return {
            "ways": [
                {
                    "option": way.option.id if way.option else None,
                    "name": self.voice.name(way.weapon or f"equipment:{way.equipment}"),
                    "weapon": way.weapon or None,
                    "mode": way.mode,
                    "target": way.target,
                    "odds": way.odds,
                    "token": way.token,
                    "tokens": way.tokens,
                    "reasons": [reason["line"] for reason in self.reasons(way.reasons)],
                }
                for way in attacks.ways
            ],
            "first": [option.id for option in attacks.first],
        }


class CardGameWords(Words):
    """Speaks about a card game or a campaign."""

    voice: CardVoice
    mentioned = _refs_in(CardVoice)
    bare = re.compile(r'"(chapter)":([1-9]\d*)')

    def __init__(self, voice: CardVoice) -> None:
        super().__init__(voice)

    def role(self, decision: str, option: Option) -> OptionRole:
        """As the card game has it."""
        return eday.card.role_of(decision, option.kind, option.args)

    def tone(self, event: str) -> EventTone:
        """As the card game has it."""
        return eday.card.tone_of(event)

    def _parts(self, ref: str) -> Mapping[str, object]:
        group, _, card = ref.partition(":")
        face = self.voice.card_face(card.partition("#")[0]) if group == "card" else None
        return {"face": face} if face else {}

    def voice_at(self, table: Mapping[str, Any], layout: Layout | None, decision: Decision) -> GameVoice:
        """Units are called by where they stand; between the games of a campaign nothing does."""
        at: Mapping[str, Any] | None = table["table"] if table["game"] == "campaign" else table
        return self.voice.at(at) if at else self.voice

    def box(self) -> dict[str, object]:
        """What is printed on every card there is."""
        return {"cards": self.voice.card_faces()}

    def preview(self, preview: Preview) -> dict[str, object]:
        """What an option leads to, with its sentences and the names in it."""
        shown = {**preview, "text": self.voice.preview_lines(preview)}
        return {"preview": shown, "names": self.names_in(shown)}
