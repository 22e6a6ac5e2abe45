"""The card game as a Game: set-up, saving, hidden things."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, overload

from eday.card.box import COG, LOCUST, RULES_VERSION, SIDES, CardBox
from eday.card.brief import Brief, build_brief, build_open_brief
from eday.card.campaign.decks import checked, recorded, tutorial_deck, usual_deck, with_chapter_cards
from eday.card.combat.preview import KINDS, foreseen
from eday.card.components import components_of
from eday.card.doubts import doubts
from eday.card.hidden import redraw
from eday.card.reasons import reasons
from eday.card.setup import new_table
from eday.card.table import CardFrame, CardTable
from eday.card.view import build_state, build_view
from eday.card.view_types import CardState, CardView, Preview
from eday.card.winning import judge
from eday.content import ContentError
from eday.content.card import CardContent
from eday.content.card import from_patch as card_from_patch
from eday.content.card import load as load_card
from eday.kernel import EdayError, Game, Reason, SaveError, SetupError
from eday.kernel.fields import alike
from eday.kernel.restore import same_content
from eday.kernel.seed import checked_seed

SEATS: Final = (COG, LOCUST)
EARLIER_WINNERS: Final = (-1, COG, LOCUST)
"""With -1 for none: there was no game before."""


class CardGame(Game[CardTable]):
    """Gears of War: The Card Game, one game of a chapter or the tutorial."""

    KIND = "card"
    RULES = RULES_VERSION
    TABLE = CardTable
    FRAME = CardFrame
    __slots__ = ()

    @staticmethod
    def _laid_out(box: CardBox) -> CardTable:
        return new_table(box)

    @staticmethod
    def _judge(table: CardTable) -> None:
        judge(table)

    @staticmethod
    def _box_from(data: dict[str, Any], seed: int, any_version: bool) -> CardBox:
        cards, setup = recorded_content(data, any_version), data["setup"]
        if setup["first_if_equal"] not in SEATS or setup["previous_winner"] not in EARLIER_WINNERS:
            raise SaveError("save-damaged")
        return CardBox(
            cards,
            alike(0, setup["chapter"]),
            recorded(cards, setup["decks"]),
            seed,
            alike(0, setup["previous_winner"]),
            alike(0, setup["first_if_equal"]),
        )

    @property
    def seats(self) -> int:
        """Always two: 0 is the COG player, 1 the Locust player."""
        return 2

    @property
    def box(self) -> CardBox:
        """What never changes in this game."""
        box: CardBox = self._box
        return box

    @property
    def chapter(self) -> int:
        """Number of the chapter, 0 for the tutorial."""
        return self.box.chapter

    @property
    def turn(self) -> int:
        """Number of the present turn, both players' counted together."""
        return self._table.turn

    @overload
    def view(self, seat: int | None, *, whole: Literal[True] = True) -> CardView: ...

    @overload
    def view(self, seat: int | None, *, whole: Literal[False]) -> CardState: ...

    def view(self, seat: int | None, *, whole: bool = True) -> CardView | CardState:
        """What that seat (None = a spectator) may see, built from a whitelist."""
        return build_view(self._table, self.decision_for(seat), seat) if whole else build_state(self._table, seat)

    def components(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What is printed on the cards of this game, by kind and id; to be read, not changed."""
        return components_of(self._box.content)

    def brief(self, seat: int) -> Brief:
        """The part of the view that says how strong both sides are, quick to make."""
        return build_brief(self._table, seat, self._asked())

    def open_brief(self) -> Brief:
        """The brief of an imagined game, with both hands; EdayError for a real one, where a hand is its owner's."""
        if not self._imagined:
            raise EdayError("imagined-only")
        return build_open_brief(self._table, self._asked())

    def _asked(self) -> int:
        """The seat that is to choose, -1 when the game is over."""
        return self._decision.seat if self._decision is not None else -1

    def _reasons(self, seat: int, ref: str, kind: str | None) -> list[Reason]:
        return reasons(self._table, self.decision, seat, ref, kind)

    def doubts(self) -> Mapping[str, Reason]:
        """The end of a combat phase in which units could still act, and drawing the last card of the own deck."""
        return doubts(self._table, self.decision) if self.decision else {}

    def preview(self, seat: int, option_id: str) -> Preview | None:
        """What comes of an attack if that option is chosen and everybody passes then; None for other options.

        It rests on what the seat may know, and changes nothing.
        """
        asked = self.decision
        option = asked.find(option_id) if asked is not None and asked.seat == seat else None
        if option is None or option.kind not in KINDS:
            return None
        imagined = self.determinize(seat, random.Random(0))
        assert imagined.decision is not None
        return foreseen(imagined._table, imagined.decision.find(option_id) or option)

    def _redraw(self, seat: int, rng: random.Random) -> None:
        redraw(self._table, seat, rng)


def content_of(overlay: str | os.PathLike[str] | Any | None) -> CardContent:
    """The cards with an overlay; SetupError if it cannot be read."""
    if overlay is not None and not isinstance(overlay, str | os.PathLike):
        raise SetupError("setup-content-path", content=str(overlay))
    try:
        return load_card(overlay)
    except (ContentError, OSError, ValueError) as error:
        raise SetupError("setup-content", problem=error) from error


def recorded_content(data: dict[str, Any], any_version: bool) -> CardContent:
    """The cards of a save or record; SaveError if they cannot be had any more."""
    try:
        cards = card_from_patch(data["content"]["patch"])
    except ContentError as error:
        raise SaveError("save-content", problem=error) from error
    same_content(data, cards.hash, any_version)
    return cards


def new(
    chapter: int | str | Any = 1,
    seed: int | Any = 7,
    *,
    decks: object = None,
    previous_winner: str | Any | None = None,
    content: str | os.PathLike[str] | Any | None = None,
) -> CardGame:
    """A new game of a chapter (1 to 15) or of the "tutorial"; SetupError for what cannot be had."""
    cards = content_of(content)
    seed = checked_seed(seed)
    if previous_winner is not None and previous_winner not in SIDES:
        raise SetupError("setup-previous-winner", winner=str(previous_winner))
    winner = SIDES.index(previous_winner) if previous_winner else -1
    first = 1 - winner if winner >= 0 else COG
    if chapter == "tutorial":
        if decks is not None or previous_winner is not None:
            raise SetupError("setup-tutorial")
        return CardGame(CardBox(cards, 0, (tutorial_deck(cards, COG), tutorial_deck(cards, LOCUST)), seed))
    if not isinstance(chapter, int) or isinstance(chapter, bool) or chapter not in cards.chapters:
        raise SetupError("setup-chapter", chapter=str(chapter), last=str(max(cards.chapters)))
    lists: Sequence[list[str]] = [usual_deck(cards, side, chapter) for side in (COG, LOCUST)]
    if decks is not None:
        lists = checked(cards, decks, chapter)
    whole = [with_chapter_cards(cards, lists[side], side, chapter) for side in (COG, LOCUST)]
    return CardGame(CardBox(cards, chapter, (whole[0], whole[1]), seed, winner, first))
