"""How a seat plays cards without a search: every sensible option is tried in an imagined game and valued."""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping
from typing import Any, Final

from eday.card import CardGame
from eday.kernel import Decision, Option
from eday.players.card.encoder import encode
from eday.players.card.one_ply import OnePly
from eday.players.card.value import CardValue
from eday.players.card.worth import ATTACK, BODY, DEFENSE

Ranked = list[tuple[float, Option]]
THIN: Final = 3
"""With a deck as thin as that, even throwing a card away may be better than to draw one."""
TACTIC_WORTH: Final = 1.6
EFFECT_WORTH: Final = 0.35
"""For choosing reinforcements: a card that is no unit, and each effect a unit has besides its values."""


class CardPolicy:
    """Ranks the options of whichever seat is asked, from imagined games alone. Deterministic."""

    __slots__ = ("_ahead", "_all", "_samples")

    def __init__(self, value: CardValue, depth: int = 0, breadth: int = 0, samples: int = 1) -> None:
        """With depth, questions on the way are answered well; with samples, unknown cards are imagined so often."""
        self._ahead = OnePly(value, depth, breadth)
        self._all = depth > 0
        self._samples = samples

    def ranked(self, game: Any, decision: Decision) -> Ranked:
        """Sensible options with the winning chance they seem to have for the seat that is asked, the best first."""
        if decision.kind == "reinforce":
            found = _reinforcements(game.components(), decision)
        else:
            options = list(decision.options) if self._all else _sensible(game, decision)
            found = list(zip(self._chances(game, decision.seat, options), options, strict=True))
        found.sort(key=_falling)
        return found

    def choose(self, game: Any, decision: Decision) -> str:
        """The id of the option it takes."""
        if len(decision.options) == 1:
            return decision.options[0].id
        return self.ranked(game, decision)[0][1].id

    def _chances(self, game: CardGame, seat: int, options: list[Option]) -> list[float]:
        """Of each option the mean over all samples that offer them all."""
        totals = self._ahead.chances(game, seat, options)
        if self._samples == 1:
            return totals
        # The other guesses depend on the first, so that the same position is always seen in the same way.
        rng = random.Random(zlib.crc32(encode(game.open_brief())))
        counted = 1
        for _ in range(self._samples - 1):
            other = game.determinize(seat, rng)
            asked = other.decision
            if asked is None or not all(asked.find(option.id) for option in options):
                continue
            counted += 1
            for number, chance in enumerate(self._ahead.chances(other, seat, options)):
                totals[number] += chance
        return [total / counted for total in totals]


def _falling(entry: tuple[float, Option]) -> float:
    return -entry[0]


def _sensible(game: CardGame, decision: Decision) -> list[Option]:
    """All options but throwing cards away, as long as there is something else to do."""
    options = decision.options
    if decision.kind != "deployment" or game.brief(decision.seat).decks[decision.seat] <= THIN:
        return list(options)
    return [option for option in options if option.kind != "discard"]


def _reinforcements(components: Mapping[str, Any], decision: Decision) -> Ranked:
    """Reinforcements by what is printed on the cards they bring."""
    printed = {name: card for group in components.values() for name, card in group.items()}
    found: Ranked = []
    for option in decision.options:
        cards = option.args.get("cards")
        total = sum(_printed_worth(printed.get(str(name), {})) for name in cards) if isinstance(cards, list) else 0.0
        found.append((total, option))
    return found


def _printed_worth(card: Mapping[str, Any]) -> float:
    if "attack" not in card:
        return TACTIC_WORTH
    effects = len(card.get("effects", ()))
    return BODY + ATTACK * float(card["attack"]) + DEFENSE * float(card["defense"]) + EFFECT_WORTH * effects
