"""What the voices of both games have in common: events, options, decisions and reasons as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from eday.text.catalogue import Language
from eday.text.phrases import opened, part
from eday.text.voice import Voice

Thing = Mapping[str, Any] | object
"""An event, option, decision or reason: the object, or its data."""
Fields = Mapping[str, tuple[str, ...]]
"""By kind: what its message speaks about and what may be lacking."""
More = Mapping[str, Callable[[Any, Any], dict[str, object]]]
"""By kind: what its message needs besides the values themselves."""
MOST_NAMES = 4096
MOST_SENTENCES = 3
"""Of one lesson."""


class Label(NamedTuple):
    """An option in words, and the places in it as the log calls them, where the words put them differently."""

    words: str
    code: str


class About(NamedTuple):
    """What messages about events, options or decisions need to be told."""

    fields: Fields
    more: More


class GameVoice(Voice):
    """Speaks a language about a game's content, and of its seats by whom they play."""

    __slots__ = ("_named", "plays")

    game: ClassVar[str]
    prefix: ClassVar[str]
    """What keys begin with: other things happen in each game under the same names."""
    lessons: ClassVar[str]
    """What the keys of its guide's words begin with."""
    groups: ClassVar[frozenset[str]]
    """Kinds of references."""
    about_events: ClassVar[About]
    about_options: ClassVar[About]
    about_decisions: ClassVar[About]

    def __init__(self, language: Language, plays: tuple[str, ...], named: Callable[[str], str] | None) -> None:
        """`plays`: who sits where, as references; `named`: how a voice of the same content names things."""
        super().__init__(language)
        self.plays = plays
        self._named = named or lru_cache(MOST_NAMES)(self._make_name)

    def story(self, part: str) -> str:
        """What leads to a mission or a chapter, in three sentences; nothing for those nobody wrote them for."""
        key = f"story-{part}"
        return self.say(key) if self.known(key) else ""

    # ------------------------------------------------------------------ names

    def name(self, ref: str) -> str:
        """What a thing is called: "figure:drone-2" is "Drone 2", "area:2A.B" is "2A-B"; a seat is whom it plays."""
        if ref.startswith("seat:") and ref[5:].isdigit() and int(ref[5:]) < len(self.plays):
            ref = self.plays[int(ref[5:])]
        return self._named(ref)

    def _make_name(self, ref: str) -> str:
        raise NotImplementedError

    def is_ref(self, value: object) -> bool:
        """Whether a value names a thing of this game."""
        return isinstance(value, str) and ":" in value and value.partition(":")[0] in self.groups

    def seat_name(self, seat: object) -> str:
        """Who plays a seat where it is known, else the number of the player."""
        return self.name(f"seat:{seat}")

    def card_text(self, ref: str) -> list[str]:
        """The rules text of a card, line by line; none for things that have no card."""
        raise NotImplementedError

    def card_parts(self, ref: str) -> dict[str, dict[str, Any]]:
        """The text of some kinds of cards in its parts, under the name of the kind."""
        raise NotImplementedError

    # ------------------------------------------------------------------ values

    def worded(self, field: str, value: Any) -> Any:
        """A value as a message takes it: references become names, lists become enumerations, numbers stay."""
        if field == "seat":
            return value if isinstance(value, str) else self.seat_name(value)
        if isinstance(value, str):
            return self.name(value) if self.is_ref(value) else self._bare(field, value)
        if isinstance(value, list | tuple):
            return self.listed(
                (self._text(self.worded(field, item)) for item in value), "or" if field == "values" else "and"
            )
        return value

    def _text(self, value: object) -> str:
        """As text; a name keeps its forms."""
        return value if isinstance(value, str) else str(value)

    def _bare(self, field: str, value: str) -> str:
        """A text that is no reference; some fields hold a bare id."""
        return value

    def arguments(self, data: Mapping[str, Any] | None, expected: Iterable[str] = ()) -> dict[str, Any]:
        """All values of an event or a decision as a message takes them; `expected` ones it lacks are "none"."""
        words: dict[str, Any] = dict.fromkeys(expected, "none")
        for field, value in (data or {}).items():
            words[field] = self.worded(field, value)
        return words

    # ------------------------------------------------------------------ sentences

    def event_line(self, event: Thing) -> str:
        """What happened, as a sentence, for logs."""
        kind = str(part(event, "kind"))
        data: Mapping[str, Any] = part(event, "data") or {}
        words = self.arguments(data, self.about_events.fields.get(kind, ()))
        if kind in self.about_events.more:
            words |= self.about_events.more[kind](self, data)
        return opened(self.say(f"{self.prefix}event-{kind}", **words))

    def option_label(self, option: Thing) -> str:
        """One option, short: what a button, a line of the terminal or a log of a bot says."""
        kind = str(part(option, "kind"))
        names = [self._thing(kind, str(ref)) for ref in part(option, "refs") or ()]
        words = self.arguments(part(option, "args"), self.about_options.fields.get(kind, ()))
        for place, thing in zip(("first", "second"), names, strict=False):
            words[place] = thing
        words["all"] = self.listed(names)
        words["count"] = len(names)
        if kind in self.about_options.more:
            words |= self.about_options.more[kind](self, option)
        return opened(self.say(self._option_key(kind), **words))

    def labels(self, options: Sequence[Thing]) -> list[Label]:
        """All options of a decision."""
        return [Label(self.option_label(option), "") for option in options]

    def _option_key(self, kind: str) -> str:
        return f"{self.prefix}option-{kind}"

    def _thing(self, kind: str, ref: str) -> str:
        """What a kind of option calls a thing it names."""
        return self._text(self.worded("ref", ref))

    def decision_prompt(self, decision: Thing) -> str:
        """Who is asked for what: the headline above the options."""
        kind = str(part(decision, "kind"))
        words = self.arguments(part(decision, "context"), self.about_decisions.fields.get(kind, ()))
        words["seat"] = words["player"] = self.seat_name(part(decision, "seat"))
        if kind in self.about_decisions.more:
            words |= self.about_decisions.more[kind](self, decision)
        key = f"{self.prefix}decision-{kind}"
        if not self.known(key):
            return opened(self.say("decision-other", seat=words["player"], kind=kind))
        return opened(self.say(key, **words))

    def waiting_prompt(self, decision: Thing) -> str:
        """The same for everybody else: whom the table waits for, and what is being decided."""
        seat = self.seat_name(part(decision, "seat"))
        key = f"{self.prefix}waiting-{part(decision, 'kind')}"
        if not self.known(key):
            return self.say(f"{self.prefix}waiting-other", seat=seat)
        return self.say(f"{self.prefix}waiting", seat=seat, what=self.say(key))

    def guide_words(self, step: Thing) -> dict[str, Any]:
        """The title and the sentences of a lesson; of one that leaves a script, with what is new there."""
        key = f"{self.lessons}{part(step, 'key')}"
        words = self.arguments(part(step, "args"))
        text = self._sentences(key, words)
        if words.get("topic", "none") != "none":
            text += self._sentences(f"{self.lessons}topic_{words['topic']}", words)
        return {"title": opened(self.say(f"{key}-title", **words)), "text": text}

    def _sentences(self, key: str, words: Mapping[str, Any]) -> list[str]:
        keys = [f"{key}-{number}" for number in range(1, MOST_SENTENCES + 1)]
        return [opened(self.say(one, **words)) for one in keys if self.known(one)]

    def reason_line(self, reason: Thing) -> str:
        """Why something is not on offer, with the rule that gives the reason."""
        text = opened(self.say(str(part(reason, "key")), **self.arguments(part(reason, "args"))))
        rule = part(reason, "rule")
        return self.say("reason-with-rule", text=text, rule=rule) if rule else text

    def why_line(self, why: Iterable[tuple[str, Mapping[str, Any]]]) -> str:
        """Why something is suggested, from keys and what they speak of: short phrases in one line."""
        return self.chained((self.say(key, **self.arguments(args)) for key, args in why), "next")

    def turning_line(self, point: Thing) -> str:
        """A turning point of a game: the turn, the chances before and after, and what happened or was chosen."""
        option = part(point, "option")
        news = [self.event_line(event) for event in part(point, "events") or ()]
        if not news and option is not None:
            who = self.seat_name(part(point, "seat"))
            news = [opened(self.say("advice-chosen", seat=who, option=self.option_label(option)))]
        before, after = (round(100 * part(point, side)) for side in ("before", "after"))
        line = self.say("advice-turning", turn=part(point, "turn"), before=before, after=after)
        return self.chained([line, *news], "sentence")
