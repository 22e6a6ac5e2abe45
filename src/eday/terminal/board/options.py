"""The options of a decision as numbered lines: alike ones together, attacks with their odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

import eday
from eday.kernel import Decision, Game, Option, OptionRole, Reason
from eday.terminal.board.odds import Odds, attack_words, futile_of, odds_items, odds_line, odds_of
from eday.terminal.layout import columns, flowed, wrapped
from eday.text import GameVoice
from eday.text.width import padded
from eday.text.width import width as columns_of

NUMBER_STYLE = "bold"
_PLAYS = ("play_actions", "play_move", "play_attack")
_LAST: tuple[OptionRole, ...] = ("aside", "finish")
"""Seldom wanted, or the way out: listed after everything else."""
_ROLE_OF: Mapping[str, Callable[[str, str], OptionRole]] = {"board": eday.board.role_of, "card": eday.card.role_of}


Numbered = tuple[int, Option]


class OptionList:
    """Options in the order they are shown; the first has number 1."""

    def __init__(
        self, voice: GameVoice, game: Game[Any] | None, decision: Decision, suggested: tuple[str, ...] = ()
    ) -> None:
        """`suggested`: ids of the options that a lesson is about."""
        self._voice = voice
        self._suggested = suggested
        roles = {option.kind: _ROLE_OF[voice.game](decision.kind, option.kind) for option in decision.options}
        kinds = sorted(roles, key=lambda kind: _LAST.index(roles[kind]) + 1 if roles[kind] in _LAST else 0)
        self._roles = roles
        self.options = _cards_together(sorted(decision.options, key=lambda option: kinds.index(option.kind)))
        self._odds = {option.id: odds_of(game, option.id) for option in self.options}
        self._futile: tuple[str, ...] = futile_of(game)
        self._doubts: Mapping[str, Reason] = game.doubts() if game is not None else {}

    def find(self, word: str) -> Option | None:
        """The option of a number or an id."""
        if word.isascii() and word.isdigit():
            number = int(word)
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        return next((option for option in self.options if option.id == word), None)

    def numbers(self, ref: str) -> list[int]:
        """Numbers of the options about a thing."""
        return [number for number, option in enumerate(self.options, start=1) if ref in option.refs]

    def odds(self, option: Option) -> Odds | None:
        """The odds of an attack."""
        return self._odds.get(option.id)

    def question(self, option: Option) -> str | None:
        """What to ask before it is done: it throws something away, or leaves something unused.

        A lesson that says to do it needs no second thought.
        """
        if option.id in self._suggested:
            return None
        if self._roles[option.kind] == "aside":
            return self._voice.say("terminal-aside-sure", option=self.label(option))
        doubt = self._doubts.get(option.id)
        return self._voice.say("terminal-doubt", question=self._voice.reason_line(doubt)) if doubt else None

    def label(self, option: Option) -> str:
        """An option in words, with the odds if it is an attack, and a word about one that would do nothing."""
        odds = self.odds(option)
        label = self._voice.option_label(option)
        if option.id in self._futile:
            return self._voice.say("terminal-option-note", option=label, note=self._voice.say("note-futile"))
        found = self._voice.card_parts(option.refs[0]).get("weapon") if option.kind == "keep" and option.refs else None
        if found:
            # A weapon just found lies on no table yet: its dice are told here.
            return self._voice.say("terminal-option-odds", option=label, odds=found["dice"])
        return (
            self._voice.say("terminal-option-odds", option=label, odds=odds_line(self._voice, odds)) if odds else label
        )

    def rows(self, width: int) -> list[list[Text]]:
        """All options; lines that belong together come in one list, short options share lines."""
        half = (width - 2) // 2
        rows: list[list[Text]] = []
        block: list[Text] = []
        for cell in self._cells(width):
            if len(cell) == 1 and cell[0].cell_len <= half:
                block.append(cell[0])
                continue
            rows += _in_columns(block, width)
            block = []
            rows.append(cell)
        return rows + _in_columns(block, width)

    def _cells(self, width: int) -> list[list[Text]]:
        """Every option as one or more lines; the uses of one card share a line, long ones that are alike too."""
        cells: list[list[Text]] = []
        for kind, numbered in groupby(enumerate(self.options, start=1), key=_group):
            group = list(numbered)
            if kind == "play":
                cells += self._plays(group)
            elif self._roles[group[0][1].kind] == "attack" and all(self.odds(option) for _, option in group):
                cells += self._attacks(group, width)
            else:
                cells += self._others(group, width)
        return cells

    def _plays(self, group: list[Numbered]) -> list[list[Text]]:
        longest = max(columns_of(self._voice.name(option.refs[0])) for _, option in group)
        cells: dict[str, Text] = {}
        for number, option in group:
            card = option.refs[0]
            cell = cells.setdefault(card, Text(padded(self._voice.name(card), longest)))
            cell.append(" ").append(self._number(number), NUMBER_STYLE)
            cell.append(" " + self._voice.say("terminal-play-short", use=option.kind, futile=option.id in self._futile))
        return [[cell] for cell in cells.values()]

    def _attacks(self, group: list[Numbered], width: int) -> list[list[Text]]:
        longest = max(columns_of(attack_words(self._voice, option.to_dict())) for _, option in group)
        cells = []
        for number, option in group:
            label = f"{self._number(number)} {padded(attack_words(self._voice, option.to_dict()), longest)}  "
            items = odds_items(self._voice, self.odds(option) or {})
            lines = flowed(self._voice, items, width, label, " " * columns_of(label))
            cells.append(self._numbered(lines))
        return cells

    def _others(self, group: list[Numbered], width: int) -> list[list[Text]]:
        indent = len(self._number(0)) + 1
        labels = [self.label(option) for _, option in group]
        names = [self._voice.name(option.refs[0]) if option.refs else "" for _, option in group]
        alike = {label.replace(thing, "...") for label, thing in zip(labels, names, strict=True) if thing}
        if len(group) > 1 and len(alike) == 1 and max(map(columns_of, labels)) + indent > (width - 2) // 2:
            items = [f"{number} {thing}" for (number, _), thing in zip(group, names, strict=True)]
            *above, head = wrapped(
                self._voice.say("terminal-alike", option=alike.pop()), width - max(map(columns_of, items)) - 2
            )
            return [[*map(Text, above), *map(Text, flowed(self._voice, items, width, head + " "))]]
        return [
            self._numbered(wrapped(f"{self._number(number)} {label}", width, "", " " * (indent + 2)))
            for (number, _), label in zip(group, labels, strict=True)
        ]

    def _number(self, number: int) -> str:
        return str(number).rjust(len(str(len(self.options))))

    def _numbered(self, lines: list[str]) -> list[Text]:
        """Lines that begin with a number, which stands out."""
        digits = len(self._number(0))
        return [Text(lines[0][:digits], NUMBER_STYLE).append(lines[0][digits:], "none"), *map(Text, lines[1:])]


def _group(numbered: Numbered) -> str:
    kind = numbered[1].kind
    return "play" if kind in _PLAYS else kind


def _cards_together(options: list[Option]) -> list[Option]:
    """The uses of one order card stand side by side."""
    cards = list(dict.fromkeys(option.refs[0] for option in options if option.kind in _PLAYS))
    place: Mapping[str, int] = {card: number for number, card in enumerate(cards)}
    plays = iter(
        sorted(
            (option for option in options if option.kind in _PLAYS),
            key=lambda option: (place[option.refs[0]], _PLAYS.index(option.kind)),
        )
    )
    first = next((number for number, option in enumerate(options) if option.kind in _PLAYS), len(options))
    others = [option for option in options if option.kind not in _PLAYS]
    return [*others[:first], *plays, *others[first:]]


def _in_columns(cells: list[Text], width: int) -> list[list[Text]]:
    if not cells:
        return []
    longest = max(cell.cell_len for cell in cells)
    count = 3 if len(cells) > 2 and longest <= (width - 4) // 3 else 2
    return [[line] for line in columns(cells, count, width)]
