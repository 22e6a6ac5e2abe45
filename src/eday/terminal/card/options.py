"""The options of the card game as numbered lines: attacks with what comes of them, the lesson's choice marked."""

from __future__ import annotations

from rich.text import Text

from eday.card import Campaign, CardGame, Preview
from eday.kernel import Decision, Option
from eday.terminal.board.options import Numbered, OptionList
from eday.text import CardVoice

TOLD = ("attack", "direct", "cross", "block", "no_block", "react", "pass")
"""Options that are shown with what comes of them."""


class CardOptions(OptionList):
    """Options in the order they are shown; the first has number 1."""

    def __init__(
        self, voice: CardVoice, game: CardGame | Campaign, decision: Decision, suggested: tuple[str, ...] = ()
    ) -> None:
        super().__init__(voice, game, decision, suggested)
        self._card_voice = voice
        self._previews: dict[str, Preview | None] = {
            option.id: game.preview(decision.seat, option.id) for option in self.options
        }

    def preview(self, option: Option) -> Preview | None:
        """What comes of an option if everybody passes then; None where no attack is going on."""
        return self._previews[option.id]

    def label(self, option: Option) -> str:
        """An option in words."""
        label = self._card_voice.option_label(option)
        foreseen = self.preview(option)
        if foreseen is not None and option.kind in TOLD and len(self.options) > 1:
            label = self._card_voice.say(
                "terminal-card-outlook",
                option=label,
                outlook=self._card_voice.preview_short(foreseen),
                kind=option.kind,
            )
        return self._card_voice.say("terminal-card-suggested", option=label) if option.id in self._suggested else label

    def _others(self, group: list[Numbered], width: int) -> list[list[Text]]:
        """What comes of an attack is best read in a line of its own."""
        if not any(self.preview(option) for _, option in group):
            return super()._others(group, width)
        return [line for one in group for line in super(CardOptions, self)._others([one], width)]
