"""The campaign as a Game: fifteen chapters, one record, one save."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, overload

from eday.card.box import RULES_VERSION
from eday.card.campaign.frames import CampaignFrame, Chapters
from eday.card.campaign.table import CampaignBox, CampaignTable
from eday.card.campaign.view import build_campaign_state, build_campaign_view
from eday.card.campaign.view_types import CampaignState, CampaignView
from eday.card.components import components_of
from eday.card.game import CardGame, content_of, recorded_content
from eday.card.view_types import Preview
from eday.kernel import Game, Reason, SaveError, SetupError
from eday.kernel.fields import alike
from eday.kernel.seed import checked_seed

BEST_OF: Final = (1, 3)


class Standing(NamedTuple):
    """How a campaign stands, as everybody knows; pairs have the COG first."""

    best_of: int
    games: tuple[int, int]
    """Won in this chapter."""
    chapters: tuple[int, int]
    """Claimed."""
    sealed: tuple[bool, bool]
    """Who has chosen a reinforcement that is not revealed yet."""


class Campaign(Game[CampaignTable]):
    """All chapters of the card game, each a best of three or a single game."""

    KIND = "campaign"
    RULES = RULES_VERSION
    TABLE = CampaignTable
    FRAME = CampaignFrame
    __slots__ = ()

    @staticmethod
    def _laid_out(box: CampaignBox) -> CampaignTable:
        table = CampaignTable(box)
        table.push(Chapters())
        return table

    @staticmethod
    def _box_from(data: dict[str, Any], seed: int, any_version: bool) -> CampaignBox:
        cards, best_of = recorded_content(data, any_version), alike(0, data["setup"]["best_of"])
        if best_of not in BEST_OF:
            raise SaveError("save-damaged")
        return CampaignBox(cards, seed, best_of)

    @property
    def seats(self) -> int:
        """Always two: 0 is the COG player, 1 the Locust player."""
        return 2

    @property
    def chapter(self) -> int:
        """Number of the chapter being played or prepared."""
        return self._table.chapter

    @property
    def game(self) -> CardGame | None:
        """The game being played, to look at; None while reinforcements are chosen. Choices go through the campaign."""
        return self._table.game

    def standing(self) -> Standing:
        """How the campaign stands, in numbers."""
        t = self._table
        won = sum(t.winners)
        sealed = len(t.sealed)
        return Standing(t.box.best_of, (t.score[0], t.score[1]), (len(t.winners) - won, won), (sealed > 0, sealed > 1))

    @overload
    def view(self, seat: int | None, *, whole: Literal[True] = True) -> CampaignView: ...

    @overload
    def view(self, seat: int | None, *, whole: Literal[False]) -> CampaignState: ...

    def view(self, seat: int | None, *, whole: bool = True) -> CampaignView | CampaignState:
        """What that seat (None = a spectator) may see, built from a whitelist."""
        if whole:
            return build_campaign_view(self._table, self.decision_for(seat), seat)
        return build_campaign_state(self._table, seat)

    def components(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What is printed on the cards of this campaign, by kind and id; to be read, not changed."""
        return components_of(self._box.content)

    def _reasons(self, seat: int, ref: str, kind: str | None) -> list[Reason]:
        if self._table.game is not None:
            return self._table.game.why_not(seat, ref, kind)
        decision = self.decision
        assert decision is not None
        if decision.seat != seat:
            args: dict[str, object] = {"seat": decision.seat, "kind": decision.kind}
            return [Reason("CG-REINFORCE-15", "why-not-your-decision", args)]
        if decision.offers((ref,), kind):
            return []
        name = ref.removeprefix("card:").partition("#")[0]
        if not ref.startswith("card:") or name not in self._table.box.content.cards:
            return [Reason("", "why-unknown-thing", {"ref": ref})]
        return [Reason("CG-REINFORCE-01", "why-not-now", {"kind": decision.kind})]

    def doubts(self) -> Mapping[str, Reason]:
        """Those of the game being played."""
        return self._table.game.doubts() if self._table.game is not None else {}

    def preview(self, seat: int, option_id: str) -> Preview | None:
        """What comes of an attack in the game being played, if everybody passes then; None for other options."""
        game = self._table.game
        return game.preview(seat, option_id) if game is not None else None

    def _redraw(self, seat: int, rng: random.Random) -> None:
        self._table.redraw(seat, rng)


def campaign(
    seed: int | Any = 7, *, best_of: int | Any = 3, content: str | os.PathLike[str] | Any | None = None
) -> Campaign:
    """A new campaign, each chapter a best of three or of one; SetupError for what cannot be had."""
    cards = content_of(content)
    seed = checked_seed(seed)
    if type(best_of) is not int or best_of not in BEST_OF:
        raise SetupError("setup-best-of", best_of=str(best_of))
    return Campaign(CampaignBox(cards, seed, best_of))
