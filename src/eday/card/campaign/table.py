"""The campaign's own state: chapters claimed, reinforcements taken or still sealed, and the game being played."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Self

from eday.card.box import COG, LOCUST, CardBox
from eday.card.campaign.decks import core_deck, picks, reinforced, steps_before, with_chapter_cards
from eday.card.game import CardGame
from eday.content.card import CardContent
from eday.kernel import Frame, Table
from eday.kernel.fields import alike
from eday.kernel.restore import restored
from eday.kernel.rng import mix, step, stream
from eday.kernel.seed import SEEDS


class Picked(NamedTuple):
    """A reinforcement step, and what both players chose in it."""

    step: str
    cog: tuple[str, ...]
    locust: tuple[str, ...]

    def of(self, side: int) -> tuple[str, ...]:
        """What a side chose."""
        return self.cog if side == COG else self.locust


class CampaignBox:
    """What never changes in a campaign."""

    __slots__ = ("best_of", "content", "seed")

    def __init__(self, content: CardContent, seed: int, best_of: int) -> None:
        self.content = content
        self.seed = seed
        self.best_of = best_of

    def head(self) -> dict[str, Any]:
        """The content and the set-up, as a record tells them."""
        content = {"hash": self.content.hash, "patch": self.content.patch}
        return {"content": content, "setup": {"best_of": self.best_of}}

    def unseeded(self) -> CampaignBox:
        """The same box without its seed, for imagined campaigns."""
        return CampaignBox(self.content, 0, self.best_of)

    @property
    def wins_needed(self) -> int:
        """Games that claim a chapter (CG-CAMPAIGN-02, CG-BO1-01)."""
        constants = self.content.constants
        return constants.short_games_to_win if self.best_of == 1 else constants.games_to_win


class CampaignTable(Table):
    """Everything that changes while a campaign is played."""

    FIELDS = ("last_winner", "picked", "score", "sealed", "winners")
    SHARED = ("box",)
    RECORDS: ClassVar[Mapping[str, Any]] = {"picked": Picked}
    __slots__ = (*FIELDS, *SHARED, "game")
    box: CampaignBox

    def __init__(self, box: CampaignBox | None = None) -> None:
        super().__init__()
        if box is None:
            return
        self.box = box
        self.rng = stream(box.seed, "campaign")
        self.game: CardGame | None = None
        """The game being played; none while reinforcements are chosen."""
        self.winners: tuple[int, ...] = ()
        """Who claimed each chapter so far."""
        self.score: tuple[int, ...] = (0, 0)
        """Games won in this chapter."""
        self.last_winner = -1
        """Winner of the game before, -1 at first."""
        self.picked: tuple[Picked, ...] = ()
        """Reinforcements both players have revealed."""
        self.sealed: tuple[tuple[str, ...], ...] = ()
        """Options chosen in secret, the COG player's first."""

    def unseed(self) -> CampaignBox:
        """Go on with a box that does not know the seed."""
        self.box = self.box.unseeded()
        return self.box

    # ------------------------------------------------------------------ copies and saves

    def copy(self) -> Self:
        """An independent copy, the game being played too."""
        new = super().copy()
        new.game = self.game.clone() if self.game else None
        return new

    def dump(self) -> dict[str, Any]:
        """Everything that changes, as plain data."""
        return {**super().dump(), "game": _dumped(self.game) if self.game else None}

    def restore(self, data: dict[str, Any], frames: dict[str, type[Frame[Any]]]) -> None:
        """Take everything from plain data; saves of earlier versions do not tell `alert`, which no campaign uses."""
        super().restore({"alert": False, **data}, frames)
        self.game = self._game_from(data["game"]) if data["game"] else None

    def _game_from(self, data: dict[str, Any]) -> CardGame:
        cog, locust = (tuple(str(card) for card in deck) for deck in data["decks"])
        numbers = [alike(0, data[field]) for field in ("chapter", "seed", "previous_winner", "first_if_equal")]
        return restored(CardGame, CardBox(self.box.content, numbers[0], (cog, locust), *numbers[1:]), data)

    # ------------------------------------------------------------------ the campaign

    @property
    def chapter(self) -> int:
        """The chapter being played, or the last one when all is over (CG-CAMPAIGN-01)."""
        return min(len(self.winners) + 1, len(self.box.content.chapters))

    def pending(self) -> str | None:
        """The reinforcement step to be taken before this chapter (CG-REINFORCE-01)."""
        taken = [one.step for one in self.picked]
        return next((step for step in steps_before(self.box.content, self.chapter) if step not in taken), None)

    def deck(self, side: int) -> list[str]:
        """The core deck as reinforcements have changed it (CG-CAMPAIGN-09, CG-REINFORCE-11, 12)."""
        deck = core_deck(self.box.content, side)
        for one in self.picked:
            deck = reinforced(self.box.content, deck, side, one.step, one.of(side))
        return deck

    def begin_game(self) -> CardGame:
        """Lay out the next game of the chapter, with a seed of its own (CG-CAMPAIGN-03, 07, 11, 12)."""
        content, chapter = self.box.content, self.chapter
        self.rng = step(self.rng)
        game = CardGame(
            CardBox(
                content,
                chapter,
                (
                    with_chapter_cards(content, self.deck(COG), COG, chapter),
                    with_chapter_cards(content, self.deck(LOCUST), LOCUST, chapter),
                ),
                mix(self.rng) % SEEDS,
                self.winners[-1] if self.winners else -1,
                1 - self.last_winner if self.last_winner >= 0 else COG,  # CG-COMMAND-11
            )
        )
        self.game = game
        return game

    def resignable(self) -> bool:
        """Ruling T-03: nobody gives up before the cards of a game are dealt."""
        return self.outcome is None and self.game is not None

    def resign(self, seat: int) -> None:
        """Ruling T-03: only the game being played is lost; the campaign goes on."""
        assert self.game is not None
        self.log.extend(self.game.resign(seat))

    def redraw(self, seat: int, rng: random.Random) -> None:
        """What the seat cannot know, redrawn: the other one's sealed choice, and what the game hides."""
        step = self.pending()
        if step is not None:
            self.sealed = tuple(
                chosen if side == seat else rng.choice(picks(self.box.content, side, step))
                for side, chosen in enumerate(self.sealed)
            )
        if self.game is not None:
            self.game = self.game.determinize(seat, rng)


def _dumped(game: CardGame) -> dict[str, Any]:
    """A running game inside its campaign; an imagined one has no choices to tell."""
    box = game.box
    return {
        "chapter": box.chapter,
        "decks": [list(deck) for deck in box.decks],
        "seed": box.seed,
        "previous_winner": box.previous_winner,
        "first_if_equal": box.first_if_equal,
        "choices": [] if game._imagined else game._history.choices(),
        "imagined": game._imagined,
        "state": game._table.dump(),
    }
