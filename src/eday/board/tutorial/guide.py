"""The guide of the first mission: how far the player follows its script, and what to say about the next choice.

Everything is read off the choices made so far, so that a guide survives saving, replaying and undoing.
"""

from __future__ import annotations

from typing import Any, Final

from eday.board.game import BoardGame
from eday.board.tutorial.topics import topic_of
from eday.content.board import schema
from eday.kernel import Decision, Game, GuideStep, Option

PUPIL: Final = 0
"""The seat that is led."""


class Progress:
    """How far the choices follow the script."""

    __slots__ = ("beat", "left", "over", "since")

    def __init__(self, choices: list[tuple[int, str]], script: tuple[schema.ScriptedChoice, ...]) -> None:
        self.beat = 0
        """The next one to be played."""
        self.left = False
        for _, option_id in choices[: len(script)]:
            if option_id != script[self.beat].choose:
                self.left = True
                break
            self.beat += 1
        self.over = self.beat == len(script)
        self.since = len(choices) - self.beat
        """Choices made since, that which left the script among them."""


def guide_step(game: Game[Any], seat: int) -> GuideStep | None:
    """What the guide of the first mission says to a seat now; None elsewhere, and when all is said."""
    if not isinstance(game, BoardGame) or not game.box.guided or seat != PUPIL:
        return None
    script = game.box.content.first_mission.script
    steps = len(script) + 1
    if game.outcome is not None:
        return GuideStep("over", {"winner": game.outcome.winner}, steps, steps, done=True)
    decision = game.decision
    assert decision is not None
    if decision.seat != seat:
        return None
    choices = game._history.choices()
    progress = Progress(choices, script)
    if script and progress.over and not progress.since:
        return GuideStep("done", {}, steps, steps, point=_left_to_do(game), done=True)
    if not progress.over and not progress.left:
        beat = script[progress.beat]
        option = decision.find(beat.choose)
        if option is not None:
            return _lesson(game, decision, option, beat, progress.beat + 1, steps)
    topic = topic_of(game, decision, [option_id for _, option_id in choices])
    if progress.left and progress.since == 1:
        return GuideStep("own_way", {"topic": topic.name or "none"}, options=topic.options, rule=topic.rule)
    return GuideStep(f"topic_{topic.name}", options=topic.options, rule=topic.rule) if topic.name else None


def _lesson(
    game: BoardGame, decision: Decision, option: Option, beat: schema.ScriptedChoice, step: int, steps: int
) -> GuideStep:
    """The lesson about the next choice of the script."""
    args = {**decision.context, **_named(option), **_chances(game, option)}
    if game._table.ai_card:
        args["ai"] = f"ai:{game._table.ai_card}"
    point = tuple(dict.fromkeys((*option.refs, *beat.point)))
    return GuideStep(beat.lesson, args, step, steps, (option.id,), point, rule=beat.rule)


def _left_to_do(game: BoardGame) -> tuple[str, ...]:
    """The holes that are open, and the areas with equipment."""
    drawn = game.view(PUPIL, whole=False)["map"]
    return (*drawn["open_holes"], *(card["area"] for card in drawn["equipment_cards"]))


def _named(option: Option) -> dict[str, object]:
    """What an option is about, by what it is: its card, area, cover, figure, weapon."""
    return {ref.partition(":")[0]: ref for ref in reversed(option.refs)}


def _chances(game: BoardGame, option: Option) -> dict[str, object]:
    """Dice and chances of an attack, in hundredths."""
    odds = game.odds(option.id)
    if odds is None:
        return {}
    chances: dict[str, object] = {
        "dice": sum(int(count) for count, _, _ in odds.get("attack_dice", ())),
        "defense": sum(int(count) for count, _, _ in odds.get("defense_dice", ())),
        "kill": round(100 * odds.get("kill", 0)),
        "wound": round(100 * odds.get("wound", 0)),
        "seal": round(100 * odds.get("seal", 0)),
    }
    return chances
