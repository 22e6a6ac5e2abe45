"""CG-CAMPAIGN, CG-REINFORCE, CG-BO1: from chapter to chapter."""

from __future__ import annotations

from eday.card.box import COG, LOCUST, SIDES
from eday.card.campaign.decks import added_by, picks, removed_by
from eday.card.campaign.table import CampaignTable, Picked
from eday.card.campaign.view_types import DeckChange
from eday.kernel import Decision, Frame, Option, Outcome


class CampaignFrame(Frame[CampaignTable]):
    """A rule of the campaign in progress."""

    __slots__ = ()


class Chapters(CampaignFrame):
    """Chapter by chapter: reinforcements, then games until one side claims the chapter."""

    FIELDS = ("phase",)
    __slots__ = FIELDS
    NAME = "chapters"

    def __init__(self) -> None:
        self.phase = "start"

    def advance(self, t: CampaignTable) -> Decision | None:
        phase = self.phase
        if phase == "start":
            self.phase = "chapter"
            t.emit("campaign_started", best_of=t.box.best_of)
        elif phase == "chapter":
            self.phase = "reinforce"
            t.game = None
            t.score = (0, 0)
            t.emit("chapter_started", chapter=t.chapter, previous_winner=SIDES[t.winners[-1]] if t.winners else None)
        elif phase == "reinforce":
            return self._reinforce(t)
        elif phase == "game":
            self.phase = "play"
            game = t.begin_game()
            t.revealed = t.revealed or "reveal"
            t.log.extend(game._history.events())
        else:
            return self._play(t)
        return None

    def answer(self, t: CampaignTable, option: Option) -> None:
        if self.phase == "play":
            assert t.game is not None
            t.log.extend(t.game.choose(option.id))
            t.revealed = t.game._table.revealed
            return
        step, side = t.pending(), len(t.sealed)
        assert step is not None
        chosen: tuple[str, ...] = option.value
        t.sealed = (*t.sealed, chosen)
        t.emit_secret("reinforcement_sealed", side, {"options": list(chosen)}, seat=side, step=step)

    def _reinforce(self, t: CampaignTable) -> Decision | None:
        """CG-REINFORCE-15: both choose before either choice is known."""
        step = t.pending()
        if step is None:
            self.phase = "game"
            return None
        if len(t.sealed) < 2:
            return reinforcement_decision(t, len(t.sealed), step)
        t.picked = (*t.picked, Picked(step, t.sealed[COG], t.sealed[LOCUST]))
        t.sealed = ()
        t.revealed = t.revealed or "reveal"
        for side in (COG, LOCUST):
            t.emit("deck_reinforced", seat=side, **deck_change(t, side, t.picked[-1]))
        return None

    def _play(self, t: CampaignTable) -> Decision | None:
        """Go on with the game, or see what its end decides."""
        assert t.game is not None
        if t.game.outcome is None:
            return t.game.decision
        winner = SIDES.index(t.game.outcome.winner)
        t.last_winner = winner
        cog, locust = t.score
        t.score = (cog + 1, locust) if winner == COG else (cog, locust + 1)
        t.emit("score_changed", chapter=t.chapter, winner=SIDES[winner], score=list(t.score))
        self.phase = "game"
        if t.score[winner] >= t.box.wins_needed:
            self.phase = "chapter"
            t.emit("chapter_claimed", chapter=t.chapter, winner=SIDES[winner])
            t.winners = (*t.winners, winner)
            if len(t.winners) == len(t.box.content.chapters):  # CG-CAMPAIGN-10
                t.outcome = Outcome(SIDES[winner], "campaign")
                t.emit("campaign_ended", winner=SIDES[winner])
        return None


def reinforcement_decision(t: CampaignTable, side: int, step: str) -> Decision:
    """The options of a side, the same whatever the other one has sealed."""
    content = t.box.content
    options = []
    for chosen in picks(content, side, step):
        cards = added_by(content, side, step, chosen)
        refs = tuple(f"card:{card}" for card in cards)
        args = {"step": step, "options": list(chosen), "cards": cards}
        options.append(Option(f"reinforce:{'+'.join(chosen)}", "reinforce", refs, args, chosen))
    context = {"step": step, "chapter": t.chapter, "removed": removed_by(content, side, step)}
    return Decision(side, "reinforce", tuple(options), context)


def deck_change(t: CampaignTable, side: int, picked: Picked) -> DeckChange:
    """What a revealed reinforcement did to a deck."""
    step, chosen = picked.step, picked.of(side)
    return {
        "step": step,
        "options": list(chosen),
        "removed": removed_by(t.box.content, side, step),
        "added": added_by(t.box.content, side, step, chosen),
    }
