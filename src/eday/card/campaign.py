"""The campaign as a Game: fifteen chapters, one record, one save."""

from __future__ import annotations

import os
import random
from typing import Any, Self

from eday.card.box import RULES_VERSION
from eday.card.campaign_frames import FRAMES, Chapters
from eday.card.campaign_table import CampaignBox, CampaignTable
from eday.card.campaign_view import build_campaign_view
from eday.card.game import CardGame, content_of
from eday.content import ContentError, card_from_patch
from eday.kernel import Game, Reason, SaveError, SetupError
from eday.kernel.restore import replayed, seat_at, verified
from eday.kernel.seed import checked_seed, recorded_seed
from eday.kernel.table import alike

BEST_OF = (1, 3)


class Campaign(Game[CampaignTable]):
    """All chapters of the card game, each a best of three or a single game."""

    __slots__ = ("_box",)

    def __init__(self, box: CampaignBox | None = None) -> None:
        super().__init__(CampaignTable(box) if box else None)
        if box:
            self._box = box
            self._table.push(Chapters())
            self._run()

    def _again(self) -> Game[CampaignTable]:
        return Campaign(self._box)

    def _share(self, new: Self) -> None:
        new._box = self._box

    def _copy_table(self) -> CampaignTable:
        return self._table.copy()

    def _dump(self) -> dict[str, Any]:
        return self._table.dump()

    def _head(self) -> dict[str, Any]:
        box = self._box
        return {
            "game": "campaign",
            "rules": RULES_VERSION,
            "content": {"hash": box.content.hash, "patch": box.content.patch},
            "setup": {"best_of": box.best_of},
            "seed": box.seed,
        }

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

    def view(self, seat: int | None, *, whole: bool = True) -> dict[str, Any]:
        """What that seat (None = a spectator) may see, built from a whitelist."""
        return build_campaign_view(self._table, self.decision_for(seat), seat, whole)

    def why_not(self, seat: int, ref: str, kind: str | None = None) -> list[Reason]:
        """Why nothing, or nothing of that kind, is on offer for that thing."""
        if self._table.game is not None:
            return self._table.game.why_not(seat, ref, kind)
        decision = self.decision
        assert decision is not None
        if decision.seat != seat:
            args: dict[str, object] = {"seat": decision.seat, "kind": decision.kind}
            return [Reason("CG-REINFORCE-15", "why-not-your-decision", args)]
        if any((ref in option.refs or option.id == ref) and kind in (None, option.kind) for option in decision.options):
            return []
        name = ref.removeprefix("card:").partition("#")[0]
        if not ref.startswith("card:") or name not in self._box.content.cards:
            return [Reason("", "why-unknown-thing", {"ref": ref})]
        return [Reason("CG-REINFORCE-01", "why-not-now", {"kind": decision.kind})]

    def preview(self, seat: int, option_id: str) -> dict[str, Any] | None:
        """What comes of an attack in the game being played, if everybody passes then; None for other options."""
        game = self._table.game
        return game.preview(seat, option_id) if game is not None else None

    def _unseed(self) -> None:
        self._box = self._table.box = self._box.unseeded()

    def _redraw(self, seat: int, rng: random.Random) -> None:
        self._table.redraw(seat, rng)


def campaign(seed: int = 7, *, best_of: int = 3, content: str | os.PathLike[str] | None = None) -> Campaign:
    """A new campaign, each chapter a best of three or of one; SetupError for wishes that cannot be met."""
    cards = content_of(content)
    seed = checked_seed(seed)
    if type(best_of) is not int or best_of not in BEST_OF:
        raise SetupError("setup-best-of", best_of=str(best_of))
    return Campaign(CampaignBox(cards, seed, best_of))


def _box_of(data: dict[str, Any], any_version: bool = False) -> CampaignBox:
    if not any_version and data.get("rules") != RULES_VERSION:
        raise SaveError("save-other-rules", found=str(data.get("rules")), wanted=RULES_VERSION)
    try:
        seed = recorded_seed(data)
        cards = card_from_patch(data["content"]["patch"])
        if not any_version and cards.hash != data["content"]["hash"]:
            raise SaveError("save-other-content")
        best_of = alike(0, data["setup"]["best_of"])
        if best_of not in BEST_OF:
            raise SaveError("save-damaged")
        return CampaignBox(cards, seed, best_of)
    except ContentError as error:
        raise SaveError("save-content", problem=str(error)) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SaveError("save-damaged") from error


def campaign_from_save(data: dict[str, Any], trusted: bool = False) -> Campaign:
    """A campaign from the data of a save. Unless trusted, its choices are replayed and must lead to its state."""
    box = _box_of(data)
    return verified(lambda: _restored(box, data), lambda: Campaign(box), trusted)


def _restored(box: CampaignBox, data: dict[str, Any]) -> Campaign:
    restored = Campaign()
    restored._box = box
    table = CampaignTable(box)
    table.restore(data["state"], FRAMES)
    seat_at(restored, table, data)
    return restored


def campaign_replay(record: dict[str, Any], any_version: bool = False) -> Campaign:
    """Play the record of a campaign again."""
    return replayed(record, lambda told: Campaign(_box_of(told, any_version)))
