"""From a study to its games: each has a number that never changes, so that a broken-off study goes on anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from eday.content.board import Content
from eday.content.board import load as load_board
from eday.content.card import load as load_card
from eday.kernel import EdayError
from eday.lab.board.selfplay import COGS, HORDE
from eday.lab.card.selfplay import SIDES
from eday.lab.study.bots import Team, check_names, team
from eday.lab.study.file import BoardGames, CardGames, Games, Stop, Study
from eday.lab.workers import Sitting

APART = 1_000_003
"""Seeds of two studies whose seeds are neighbours are so far apart."""


class Kind(NamedTuple):
    """A kind of game: what is dealt again and again."""

    mission: str = ""
    cogs: tuple[str, ...] = ()
    """Empty: so many as `players`, each leading in turn."""
    players: int = 2
    chapter: int = -1
    """0 is the tutorial; -1 is none."""


class StudyGame(NamedTuple):
    """One game to be played."""

    number: int
    entry: str
    """Its name in the study file."""
    game: str
    team: str
    """The line-up's name; `a:b` where two bots play against each other."""
    deal: int
    """Games of the same deal are dealt the same."""
    seed: int
    bots: tuple[Sitting, ...]
    """In seat order."""
    mission: str = ""
    cogs: tuple[str, ...] = ()
    chapter: int = -1
    previous: str | None = None
    insane: bool = False
    horde: str = "normal"
    max_turns: int | None = None
    content: str | None = None
    looks: int = 0
    """How often somebody looks whether enough is known."""


class Group(NamedTuple):
    """Games that are looked at together to see whether enough is known."""

    deals: tuple[tuple[StudyGame, ...], ...]
    stop: Stop | None

    @property
    def looks(self) -> int:
        """How often somebody looks, the end of all deals included."""
        return -(-len(self.deals) // self.stop.every) if self.stop else 0


def groups(file: str, study: Study, content: str | None) -> list[Group]:
    """All games of a study; EdayError for what cannot be played."""
    check_names(file, study)
    _at_least(file, "seed", study.seed, 0)
    found: list[Group] = []
    number = 0
    if not study.games:
        raise EdayError("study-empty", file=file, field="games")
    for name, asked in study.games.items():
        for group in _Entry(file, study, name, asked, content).groups(number):
            found.append(group)
            number += sum(len(deal) for deal in group.deals)
    return found


class _Entry:
    """One entry of the study file on its way to games."""

    def __init__(self, file: str, study: Study, name: str, asked: Games, content: str | None) -> None:
        self.file = file
        self.study = study
        self.name = name
        self.asked = asked
        self.content = content
        self.game = "board" if isinstance(asked, BoardGames) else "card" if isinstance(asked, CardGames) else "campaign"
        self._check_numbers()
        seats = 4 if self.game == "board" else 2
        if not asked.bots:
            raise EdayError("study-empty", file=file, field=self._field("bots"))
        self.teams = [
            team(file, self._field(f"bots[{place}]"), study, self.game, line_up, seats)
            for place, line_up in enumerate(asked.bots)
        ]
        names = [one.name for one in self.teams]
        if asked.tournament and (len(set(names)) < 2 or any(len(one.bots) > 1 for one in self.teams)):
            raise EdayError("study-tournament", file=file, field=self._field("bots"))
        for place, one in enumerate(names):
            if one in names[:place]:
                raise EdayError("study-twice", file=file, field=self._field(f"bots[{place}]"), found=one)

    def groups(self, number: int) -> Iterator[Group]:
        """Its games, numbered from here on: line-ups on the board are looked at together, card games pair by pair."""
        kinds = list(self._kinds())
        sides = [self.teams] if self.game == "board" else [[one] for one in self._pairs()]
        for teams in sides:
            deals: list[tuple[StudyGame, ...]] = []
            for at in range(len(kinds) * self._repeat):
                games = tuple(self._deal(number, at, kinds[at % len(kinds)], at // len(kinds), teams))
                number += len(games)
                deals.append(games)
            group = Group(tuple(deals), self.asked.stop)
            yield Group(tuple([tuple([g._replace(looks=group.looks) for g in deal]) for deal in deals]), group.stop)

    @property
    def _repeat(self) -> int:
        return len(self.asked.seeds) or self.asked.repeat

    def _field(self, name: str) -> str:
        return f"games.{self.name}.{name}"

    def _check_numbers(self) -> None:
        asked = self.asked
        _at_least(self.file, self._field("repeat"), asked.repeat, 1)
        if asked.seeds and asked.repeat != 1:
            raise EdayError("study-seeds", file=self.file, field=self._field("seeds"))
        for place, seed in enumerate(asked.seeds):
            _at_least(self.file, self._field(f"seeds[{place}]"), seed, 0)
        if asked.stop:
            _at_least(self.file, self._field("stop.every"), asked.stop.every, 1)
            if asked.stop.within is not None:
                _at_least(self.file, self._field("stop.within"), asked.stop.within, 1)
        if isinstance(asked, BoardGames):
            _at_least(self.file, self._field("max_turns"), asked.max_turns, 1)

    def _pairs(self) -> list[Team]:
        """Line-ups of two sides: in a tournament every bot against every other one."""
        if not self.asked.tournament:
            return self.teams
        return [Team(f"{a.name}+{b.name}", (*a.bots, *b.bots)) for a, b in combinations(self.teams, 2)]

    def _kinds(self) -> Iterator[Kind]:
        asked = self.asked
        if isinstance(asked, BoardGames):
            yield from self._missions(asked)
        elif isinstance(asked, CardGames):
            yield from self._chapters(asked)
        else:
            yield Kind()

    def _missions(self, asked: BoardGames) -> Iterator[Kind]:
        content = load_board(self.content)
        missions = list(content.missions) if asked.missions == "all" else list(asked.missions)
        self._check_squads(asked, content)
        squads = [Kind(players=len(squad), cogs=squad) for squad in asked.cogs]
        squads = squads or [Kind(players=count) for count in asked.players]
        for place, name in enumerate(missions):
            field = self._field("missions" if asked.missions == "all" else f"missions[{place}]")
            if name not in content.missions:
                known = ", ".join(content.missions)
                raise EdayError("study-mission", file=self.file, field=field, mission=name, known=known)
            least, most = content.missions[name].min_players, content.missions[name].max_players
            if asked.missions != "all" and not any(least <= kind.players <= most for kind in squads):
                raise EdayError(
                    "study-mission-players", file=self.file, field=field, mission=name, least=least, most=most
                )
        found = [
            kind._replace(mission=name)
            for kind in squads
            for name in missions
            if content.missions[name].min_players <= kind.players <= content.missions[name].max_players
        ]
        if not found:
            raise EdayError("study-empty", file=self.file, field=self._field("missions"))
        yield from found

    def _check_squads(self, asked: BoardGames, content: Content) -> None:
        for place, squad in enumerate(asked.cogs):
            field = self._field(f"cogs[{place}]")
            for cog in squad:
                if cog not in content.cogs:
                    raise EdayError("study-cog", file=self.file, field=field, cog=cog, known=", ".join(content.cogs))
            if not 1 <= len(squad) <= len(COGS) or len(set(squad)) < len(squad):
                raise EdayError("study-squad", file=self.file, field=field, most=len(COGS))
        for place, count in enumerate(asked.players):
            if not 1 <= count <= len(COGS):
                raise EdayError(
                    "study-players", file=self.file, field=self._field(f"players[{place}]"), found=count, most=len(COGS)
                )

    def _chapters(self, asked: CardGames) -> Iterator[Kind]:
        known = load_card(self.content).chapters
        named = known if asked.chapters == "all" else asked.chapters
        chapters = [0 if one == "tutorial" else one for one in named]
        if not chapters:
            raise EdayError("study-empty", file=self.file, field=self._field("chapters"))
        for place, chapter in enumerate(chapters):
            if (chapter != 0 and chapter not in known) or (
                isinstance(asked.chapters, tuple) and asked.chapters[place] == 0
            ):
                field = self._field(f"chapters[{place}]")
                raise EdayError("study-chapter", file=self.file, field=field, found=chapter, most=max(known))
            yield Kind(chapter=chapter)

    def _deal(self, number: int, at: int, kind: Kind, time: int, teams: Sequence[Team]) -> Iterator[StudyGame]:
        """All games of one deal: one for each line-up, and one more with changed sides for two different bots."""
        asked = self.asked
        seed = asked.seeds[time] if asked.seeds else self.study.seed * APART + at
        for one in teams:
            base = StudyGame(number, self.name, self.game, one.name, at, seed, (), content=self.content)
            if isinstance(asked, BoardGames):
                cogs = kind.cogs or tuple([COGS[(time + i) % len(COGS)] for i in range(kind.players)])
                horde = asked.horde or HORDE[time % len(HORDE)]
                bots = one.seated(kind.players)
                yield base._replace(
                    bots=bots,
                    mission=kind.mission,
                    cogs=cogs,
                    insane=asked.insane,
                    horde=horde,
                    max_turns=asked.max_turns,
                )
                number += 1
                continue
            previous = None
            if isinstance(asked, CardGames) and kind.chapter > 1:
                previous = SIDES[time % 2] if asked.previous == "both" else asked.previous
            bots = one.seated(2)
            for sides in (bots, bots[::-1])[: len(set(bots))]:
                yield base._replace(number=number, bots=sides, chapter=kind.chapter, previous=previous)
                number += 1


def _at_least(file: str, field: str, found: int, least: int) -> None:
    if found < least:
        raise EdayError("study-least", file=file, field=field, found=found, least=least)
