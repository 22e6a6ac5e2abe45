"""Everything that comes up in played games and has to be said, each of its kind once: recorded and dealt games."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import eday
from eday.board import BoardGame, guide_step
from eday.card import Campaign, CardGame
from eday.card import guide_step as card_guide_step
from eday.kernel import Decision, Event, Game, Option, Reason
from eday.server.wire.words import BoardWords, CardGameWords
from eday.text import BoardVoice, CardVoice, GameVoice
from tests.fuzz.board_probe import WHY_KINDS
from tests.fuzz.card_probe import WHY_KINDS as CARD_WHY_KINDS
from tests.fuzz.kits import KITS

RECORDS = Path(__file__).parents[2] / "games"
LONGEST = 1200
"""Choices of a recorded game that are looked at."""
PLACED = 12
"""How often the options of a kind of decision are told by their places."""
ASKED = 0.2
"""Share of the positions in which it is asked why something is not on offer."""
MANY = 3
"""Numbers from there on are alike."""
CARDS = 7
"""Sorts of cards of the card game, so that titles of all genders come up."""
NO_WORDS = ("id", "mark", "kind", "side", "subtype", "enemy", "family", "keywords", "deploy", "token")
"""Fields of cards in parts that hold words of the program."""
TOLD_APART = ("figure", "cog", "enemy", "weapon", "equipment")
"""Things that are named by their kind."""

Say = Callable[[Any], object]


class Saying(NamedTuple):
    """Something to be said by a voice of a game, about those who play it."""

    game: str
    plays: tuple[str, ...]
    say: Say


class Collector:
    """Keeps what has not been said in that way before."""

    def __init__(self) -> None:
        self.sayings: list[Saying] = []
        self._seen: set[object] = set()
        self._placed: dict[object, int] = {}

    def position(self, game: Game[Any], events: list[Event], rng: random.Random) -> None:
        """A position, and what has led to it."""
        kind = "board" if isinstance(game, BoardGame) else "card"
        plays = tuple(cog.id for cog in game._box.cogs) if isinstance(game, BoardGame) else ()

        def keep(sort: str, thing: object, say: Say) -> None:
            sign = (kind, sort, _sign(thing))
            if sign not in self._seen:
                self._seen.add(sign)
                self.sayings.append(Saying(kind, plays, say))

        for event in events:
            for seat in (0, None):
                told = event.for_seat(seat)
                keep("event", (told.kind, told.data), partial(_event, told))
        decision = game.decision
        if decision is not None:
            self._decision(game, decision, keep, rng)

    def _decision(self, game: Game[Any], decision: Decision, keep: Callable[..., None], rng: random.Random) -> None:
        asked = (decision.kind, decision.context)
        keep("prompt", (asked, {one.kind for one in decision.options}), lambda voice: voice.decision_prompt(decision))
        other = game.decision_for((decision.seat + 1) % game.seats)
        if other is not None:
            keep("others", other.kind, lambda voice: (voice.decision_prompt(other), voice.waiting_prompt(other)))
        for option in decision.options:
            words = (option.kind, option.refs, option.args)
            keep("option", words, partial(_option, option))
        for doubt in game.doubts().values():
            keep("reason", (doubt.key, doubt.args), partial(_reason, doubt))
        step = (guide_step if isinstance(game, BoardGame) else card_guide_step)(game, decision.seat)
        if step is not None:
            keep("guide", step.key, lambda voice: voice.guide_words(step))
        if rng.random() < ASKED:
            self._reasons(game, keep, rng)
        kinds = (decision.kind, frozenset(one.kind for one in decision.options))
        if self._placed.setdefault(kinds, 0) < PLACED and rng.random() < 0.3:
            self._placed[kinds] += 1
            self._by_places(game, decision, keep)

    def _reasons(self, game: Game[Any], keep: Callable[..., None], rng: random.Random) -> None:
        refs, kinds = _refs(game), (WHY_KINDS if isinstance(game, BoardGame) else CARD_WHY_KINDS)
        for ref in rng.sample(refs, min(12, len(refs))):
            for reason in _why_not(game, rng.randrange(game.seats), ref, rng.choice(kinds)):
                keep("reason", (reason.key, reason.args), partial(_reason, reason))

    def _by_places(self, game: Game[Any], decision: Decision, keep: Callable[..., None]) -> None:
        table, layout = game.view(decision.seat), game.layout()
        board = isinstance(game, BoardGame)

        def told(voice: GameVoice) -> object:
            words = BoardWords(voice) if isinstance(voice, BoardVoice) else CardGameWords(_card(voice))
            placed = words.voice_at(table, layout, decision)
            return placed.labels(decision.options), placed.decision_prompt(decision)

        keep("placed", (decision.kind, len(self.sayings)), told)
        if board:
            return
        for option in decision.options:
            preview = game.preview(decision.seat, option.id) if isinstance(game, CardGame | Campaign) else None
            if preview:
                keep("preview", (option.kind, preview), partial(_preview, preview))


def _event(event: Event, voice: GameVoice) -> object:
    return voice.event_line(event)


def _option(option: Option, voice: GameVoice) -> object:
    return voice.option_label(option)


def _reason(reason: Reason, voice: GameVoice) -> object:
    return voice.reason_line(reason)


def _preview(preview: Mapping[str, Any], voice: GameVoice) -> object:
    return _card(voice).preview_lines(preview), _card(voice).preview_short(preview)


def _card(voice: GameVoice) -> CardVoice:
    assert isinstance(voice, CardVoice)
    return voice


def _why_not(game: Game[Any], seat: int, ref: str, kind: str | None) -> list[Reason]:
    return game.why_not(seat, ref, kind)


def _refs(game: Game[Any]) -> list[str]:
    """Things of a table, and a few that are not there."""
    if isinstance(game, BoardGame):
        view = game.view(0)
        refs = [figure["ref"] for figure in (*view["locusts"], *view["cogs"])]
        refs += [thing["id"] for thing in (*view["map"]["areas"], *view["map"]["covers"])]
        refs += [*view["map"]["open_holes"], *view["map"]["sealed_holes"], *game._box.order_refs]
        return [*refs, *(f"weapon:{weapon}" for weapon in game._box.weapon_index), "figure:drone-6"]
    table = game.game if isinstance(game, Campaign) else game
    return [*table.box.refs, "row:1", "row:2", "row:3"] if isinstance(table, CardGame) else []


def _sign(thing: object) -> object:
    """What tells things apart that are said in different ways: kinds of things, not which of them; 0, 1, 2, many."""
    if isinstance(thing, bool) or thing is None:
        return thing
    if isinstance(thing, int | float):
        return min(int(thing), MANY)
    if isinstance(thing, str):
        group, colon, rest = thing.partition(":")
        if not colon:
            return thing
        if group == "card":
            return (group, zlib.crc32(rest.partition("#")[0].encode()) % CARDS)
        return (group, rest.partition("-")[0] if group in TOLD_APART else "")
    if isinstance(thing, Mapping):
        return tuple((key, _sign(value)) for key, value in sorted(thing.items(), key=lambda pair: str(pair[0])))
    if isinstance(thing, set | frozenset):
        return frozenset(map(_sign, thing))
    if isinstance(thing, list | tuple):
        return tuple(map(_sign, thing[:MANY]))
    return repr(thing)


def _recorded(collector: Collector, file: Path, rng: random.Random) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    game: Any = eday.replay({**record, "choices": []})
    collector.position(game, game.events_for(None), rng)
    for _, option in record["choices"][:LONGEST]:
        collector.position(game, game.choose(option), rng)


def _dealt(collector: Collector, kind: str, number: int, choices: int) -> None:
    rng = random.Random(f"languages {number}")
    kit = KITS[kind]
    game, events = kit.deal(kit.draw(number, rng, ()), rng)
    collector.position(game, events, rng)
    for _ in range(choices):
        if game.decision is None:
            break
        collector.position(game, game.choose(_any(game.decision, rng).id), rng)


def _any(decision: Decision, rng: random.Random) -> Option:
    """Each kind of option is as likely as the others."""
    kinds: dict[str, list[Option]] = {}
    for option in decision.options:
        kinds.setdefault(option.kind, []).append(option)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


@cache
def played(dealt: int, choices: int) -> tuple[Saying, ...]:
    """What is to be said of all recorded games, and of so many dealt ones of each game."""
    collector, rng = Collector(), random.Random(1)
    for file in sorted(RECORDS.glob("*/*.json")):
        _recorded(collector, file, rng)
    for number in range(dealt):
        for kind in KITS:
            _dealt(collector, kind, number, choices)
    return tuple(collector.sayings)


def told_texts(thing: object) -> Iterator[str]:
    """All texts in what a voice has answered."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        for field, value in thing.items():
            if field not in NO_WORDS:
                yield from told_texts(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from told_texts(value)
