"""Plays one game of a study and notes what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from eday import board, card
from eday.kernel import EdayError, Event
from eday.lab.study.games import StudyGame
from eday.lab.study.rows import Chance, Part, StudyResult, Use
from eday.lab.workers import play_seated
from eday.players import PLAYERS, Player
from eday.players.levels import Searcher
from eday.players.search import Finding

PLAYED = ("card_deployed", "order_played", "reaction_deployed")
"""Events by which a card leaves the hand to do what it is for."""


def play(job: StudyGame) -> StudyResult:
    """Play it; an exception is noted, not raised."""
    result = StudyResult(
        number=job.number,
        entry=job.entry,
        game=job.game,
        team=job.team,
        deal=job.deal,
        seed=job.seed,
        bots=[bot.name for bot in job.bots],
        mission=job.mission,
        cogs=list(job.cogs),
        insane=job.insane,
        horde=job.horde if job.mission == "horde_mode" else "",
        looks=job.looks,
    )
    try:
        _play(job, result)
    except EdayError:
        raise
    except Exception as error:
        result.error = f"{job.entry}[{job.number}]: {type(error).__name__}: {error}"
    return result


def _play(job: StudyGame, result: StudyResult) -> None:
    begun = time.perf_counter()
    game = dealt(job)
    ear = _Ear(any(PLAYERS[bot.kind].seconds for bot in job.bots))
    result.decisions, result.times = play_seated(game, job.bots, job.seed, job.max_turns, ear)
    if game.outcome is not None:
        result.winner, result.reason = game.outcome.winner, game.outcome.reason
    result.parts = list(_parts(job, game, ear))
    if job.game == "board":
        result.parts[0].stage = game.stage
    result.turns = sum(part.turns for part in result.parts)
    result.took = time.perf_counter() - begun


def dealt(job: StudyGame) -> Any:
    """The game before its first choice."""
    if job.game == "board":
        return board.new(job.mission, job.cogs, job.seed, insane=job.insane, horde=job.horde, content=job.content)
    if job.game == "campaign":
        return card.campaign(job.seed, content=job.content)
    return card.new(job.chapter or "tutorial", job.seed, previous_winner=job.previous, content=job.content)


class _Ear:
    """Counts decisions and notes winning chances, game by game."""

    def __init__(self, searching: bool) -> None:
        self.decisions = [0]
        self.chances: list[list[Chance]] = [[]]
        self._searching = searching
        self._present: Any = None
        self._last: Finding | None = None
        self._told: tuple[int, int] | None = None

    def __call__(self, game: Any, player: Player) -> None:
        present = getattr(game, "game", game)
        if present is not None and present is not self._present:
            if self._present is not None:
                self.decisions.append(0)
                self.chances.append([])
            self._present, self._told = present, None
        self.decisions[-1] += 1
        if self._searching and isinstance(player, Searcher):
            self._listen(present, game.decision.seat, player)

    def _listen(self, present: Any, seat: int, player: Searcher) -> None:
        if not player.telling:
            player.telling = True  # From its next thought on: this one has been thought.
            return
        finding = player.finding
        if present is None or finding is None or finding is self._last or self._told == (present.turn, seat):
            return
        self._last = finding
        chance = finding.chance(finding.best)
        if chance is not None:
            self._told = (present.turn, seat)
            self.chances[-1].append(Chance(present.turn, seat, round(chance, 4)))


def _parts(job: StudyGame, game: Any, ear: _Ear) -> Iterator[Part]:
    told = [game.events_for(seat) for seat in range(game.seats)]
    chapter, previous = job.chapter, job.previous or ""
    starts: list[tuple[int, int, str]] = []
    for at, event in enumerate(told[0]):
        data: Any = event.data
        if event.kind == "chapter_started":
            chapter, previous = data["chapter"], data["previous_winner"] or ""
        elif event.kind == "game_started":
            starts.append((at, chapter, previous))
    for place, (start, chapter, previous) in enumerate(starts):
        end = starts[place + 1][0] if place + 1 < len(starts) else len(told[0])
        yield _part(job, [events[start:end] for events in told], chapter, previous, place, ear)


def _part(job: StudyGame, told: Sequence[Sequence[Event]], chapter: int, previous: str, place: int, ear: _Ear) -> Part:
    """One game, by what its events say; `told` has them as each seat knows them."""
    part = Part(0, chapter=chapter, previous=previous, uses=_uses(told))
    if place < len(ear.decisions):
        part.decisions, part.chances = ear.decisions[place], ear.chances[place]
    for event in told[0]:
        data: Any = event.data
        if event.kind == "turn_started":
            part.turns = data["turn"]
        elif event.kind == "first_player_chosen":
            part.first = data["seat"]
        elif event.kind == "game_ended":
            part.winner, part.reason = data["winner"], data["reason"]
    if job.max_turns is not None:
        part.turns = min(part.turns, job.max_turns)
    return part


def _uses(told: Sequence[Sequence[Event]]) -> list[Use]:
    """Cards each seat drew and played, in the order of their names."""
    found: dict[tuple[int, str], Use] = {}

    def use(seat: int, ref: str) -> Use:
        name = ref.partition(":")[2].partition("#")[0]
        return found.setdefault((seat, name), Use(name, seat))

    for seat, events in enumerate(told):
        for event in events:
            data: Any = event.data
            if data.get("seat") != seat:
                continue
            if event.kind == "cards_drawn":
                for ref in data.get("cards", ()):
                    use(seat, ref).drawn += 1
            elif event.kind in PLAYED:
                use(seat, data["card"]).played += 1
    return [found[key] for key in sorted(found)]
