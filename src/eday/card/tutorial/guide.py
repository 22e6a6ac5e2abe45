"""The guided tutorial: how far the players follow the printed turns, and what there is to say about the next choice.

Everything is read off the choices made so far, so that a guide survives saving, replaying and undoing.
"""

from __future__ import annotations

import re
from typing import Any, Final

from eday.card.box import COG, LOCUST
from eday.card.game import CardGame
from eday.card.tutorial.script import Beat, beats_of
from eday.kernel import Decision, Game, GuideStep

LAST_TURN: Final = 4
"""Two rounds: so long somebody who goes his own way is still told what a question means."""
DETAILS: Final = ("target", "use", "decline", "stop", "choose", "keep", "to", "cover", "resolve", "next")
"""Choices inside an effect: the printed turns leave them open."""
TOPICS: Final = {"deployment": "deployment", "combat": "combat", "block": "block", "keep": "keep", "draw": "draw"}
ANSWERS: Final = {
    "deployment": ("draw", "deploy", "discard", "tactic"),
    "combat": ("move", "attack", "direct", "cross", "end"),
    "block": ("block", "no_block", "done"),
    "react": ("react", "pass"),
    "keep": ("keep",),
    "draw": ("draw:",),
}
_COPY: Final = re.compile(r"#\d+")


class Progress:
    """How far the choices follow the printed turns."""

    __slots__ = ("beat", "choices", "left", "over")

    def __init__(self, choices: list[tuple[int, str]], beats: tuple[Beat, ...]) -> None:
        self.choices = [(seat, _COPY.sub("", option_id)) for seat, option_id in choices]
        self.beat = 0
        """The next one to be played."""
        self.left = -1
        """The choice that left the printed turns."""
        self.over = 0 if not beats else -1
        """Choices made when the last beat had been played."""
        for number, (seat, option_id) in enumerate(self.choices):
            if self.over >= 0:
                break
            found = _matching(beats, self.beat, seat, option_id)
            if found >= 0:
                self.beat = found + 1
                if self.beat == len(beats):
                    self.over = number + 1
            elif not _allowed(beats, self.beat, seat, option_id):
                self.left = number
                break

    def chosen_since(self, number: int, seat: int) -> list[str]:
        """A seat's choices from that number on."""
        return [option_id for chooser, option_id in self.choices[number:] if chooser == seat]


def guide_step(game: Game[Any], seat: int) -> GuideStep | None:
    """What the tutorial's guide says to the COG player now; None to others, elsewhere, and when all is said."""
    if not isinstance(game, CardGame) or game.chapter != 0 or seat != COG:
        return None
    beats = beats_of(game.box.content)
    steps = max((beat.number for beat in beats), default=0) + 1
    if game.outcome is not None:
        return GuideStep("over", {"winner": game.outcome.winner}, steps, steps, done=True)
    decision = game.decision
    assert decision is not None
    progress = Progress(game._history.choices(), beats)
    if progress.left < 0 and progress.over < 0:
        found = _of_the_script(beats, progress.beat, decision, steps)
        if found is not None:
            return found
    if decision.seat != seat:
        return GuideStep("enemy_turn", point=("seat:1",)) if game.turn == 2 else None
    return _in_general(game, progress, decision, steps)


def scripted_reply(game: Game[Any]) -> str | None:
    """The option with which the Locust player follows the printed turns, as long as everything so far did."""
    decision = game.decision
    if not isinstance(game, CardGame) or game.chapter != 0 or decision is None or decision.seat != LOCUST:
        return None
    beats = beats_of(game.box.content)
    progress = Progress(game._history.choices(), beats)
    if progress.left >= 0 or progress.over >= 0:
        return None
    _, options = _on_offer(beats, progress.beat, decision)
    return options[0] if options else None


# ---------------------------------------------------------------------- following


def _matching(beats: tuple[Beat, ...], first: int, seat: int, option_id: str) -> int:
    """The beat a choice plays, -1 if it plays none; passing may be left out where nobody was asked."""
    for number in range(first, len(beats)):
        beat = beats[number]
        if (beat.seat, beat.wanted) == (seat, option_id):
            return number
        if not beat.soft:
            return -1
    return -1


def _allowed(beats: tuple[Beat, ...], first: int, seat: int, option_id: str) -> bool:
    """Whether a choice the printed turns do not name lets them go on."""
    kind, _, number = option_id.partition(":")
    if kind == "draw" and number:
        wanted = _to_draw(beats, first, seat)
        return wanted is None or wanted == int(number)
    if option_id == "end":
        return _next(beats, first, seat).phase == "deployment"
    return kind in DETAILS


def _next(beats: tuple[Beat, ...], first: int, seat: int) -> Beat:
    """The next thing a seat does by itself."""
    return next((beat for beat in beats[first:] if beat.seat == seat and not beat.soft), Beat())


def _to_draw(beats: tuple[Beat, ...], first: int, seat: int) -> int | None:
    """How many cards to draw so that the hand count of the next beat comes out; None when it does not matter."""
    before = next((beat for beat in reversed(beats[:first]) if beat.seat == seat), None)
    after = _next(beats, first, seat)
    if before is None or after.hand < 0:
        return None
    return after.hand - before.hand_after


def _on_offer(beats: tuple[Beat, ...], first: int, decision: Decision) -> tuple[Beat | None, tuple[str, ...]]:
    """The beat that is played at a decision, and the options that play it; without a beat those that let it go on."""
    plain = {option.id: _COPY.sub("", option.id) for option in decision.options}
    for beat in beats[first:]:
        found = tuple(option_id for option_id, name in plain.items() if name == beat.wanted)
        if beat.seat == decision.seat and found:
            return beat, found
        if not beat.soft:
            break
    if decision.kind == "draw":
        wanted = _to_draw(beats, first, decision.seat)
        most = decision.options[0].id
        return None, tuple(i for i in plain if i == (f"draw:{wanted}" if wanted is not None else most))
    return None, tuple(i for i in plain if i == "end" and _allowed(beats, first, decision.seat, i))


def _of_the_script(beats: tuple[Beat, ...], first: int, decision: Decision, steps: int) -> GuideStep | None:
    """The lesson about the next beat, or about what the table asks in between."""
    if decision.seat != COG:
        # What the enemy could do is not looked at: it might tell something about his hand.
        watched = next((beat for beat in beats[first:] if beat.seat != COG), None)
        if watched is None or decision.kind not in ("block", "reaction", "deployment"):
            return None
        number = watched.number
        return GuideStep(f"watch_{decision.kind}", watched.args, number, steps, point=watched.point)
    beat, options = _on_offer(beats, first, decision)
    if not options:
        return None
    last = next((beat for beat in reversed(beats[:first]) if beat.seat == COG), Beat())
    if beat is None:
        key = "end" if decision.kind == "combat" else "draw_none" if options[0] == "draw:0" else "draw_most"
        following = next((beat for beat in beats[first:] if beat.seat == COG and beat.phase == "deployment"), Beat())
        args: dict[str, object] = {
            "card": decision.context.get("card", ""),
            "hand": last.hand_after,
            "next": following.card,
            "cards": options[0].partition(":")[2],
        }
        return GuideStep(key, args, last.number, steps, options, ("seat:0",))
    refs = [ref for option in decision.options if option.id in options for ref in option.refs]
    return GuideStep(beat.key, beat.args, beat.number, steps, options, tuple(dict.fromkeys((*refs, *beat.point))))


# ---------------------------------------------------------------------- away from the printed turns


def _in_general(game: CardGame, progress: Progress, decision: Decision, steps: int) -> GuideStep | None:
    """What a question means, the first time it comes up."""
    topic = _untaught(game, progress, decision)
    if progress.left >= 0 and not progress.chosen_since(progress.left + 1, COG):
        leaver, _ = progress.choices[progress.left]
        return GuideStep("own_way", {"who": "cog" if leaver == COG else "locust", "topic": topic or "none"})
    if progress.over >= 0 and decision.kind == "deployment" and game.turn > 2:
        since = progress.chosen_since(progress.over, COG)
        if not any(_answers("deployment", option_id) for option_id in since):
            return GuideStep("done", {}, steps, steps, done=True)
    return GuideStep(f"topic_{topic}") if topic else None


def _untaught(game: CardGame, progress: Progress, decision: Decision) -> str:
    """The topic of a decision if the COG player has not met it before; empty if he has."""
    if game.turn > LAST_TURN:
        return ""
    if decision.kind == "reaction" and game._table.active != COG:
        return "defend" if game.turn == 2 else ""
    topic = "react" if decision.kind == "reaction" else TOPICS.get(decision.kind, "")
    return "" if any(_answers(topic, option_id) for option_id in progress.chosen_since(0, COG)) else topic


def _answers(topic: str, option_id: str) -> bool:
    """Whether a choice answered a question of that topic."""
    kind, colon, _ = option_id.partition(":")
    if kind == "draw":
        return topic == ("draw" if colon else "deployment")
    return kind in ANSWERS.get(topic, ())
