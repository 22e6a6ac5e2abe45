"""Sequential stopping: a group of games ends at the first look at which enough is known.

Looks happen after the same deals in every run, whatever the order in which games end; each is made at a level that all
of them together keep.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import combinations

from eday.lab import intervals
from eday.lab.card.selfplay import SIDES
from eday.lab.study.games import Group, StudyGame
from eday.lab.study.rows import StudyResult

EVEN = 50.0


def due(groups: list[Group], found: Mapping[int, StudyResult], failed: Collection[int] = ()) -> list[StudyGame]:
    """The games to be played, as far as that is known by what has been played."""
    return [game for group in groups for game in _due(group, found, failed)]


def _due(group: Group, found: Mapping[int, StudyResult], failed: Collection[int]) -> Iterator[StudyGame]:
    if group.stop is None:
        yield from (game for deal in group.deals for game in deal)
        return
    for look in range(0, len(group.deals), group.stop.every):
        games = [game for deal in group.deals[look : look + group.stop.every] for game in deal]
        yield from games
        if any(game.number not in found and game.number not in failed for game in games):
            return
        if settled(group, found, look + group.stop.every):
            return


def settled(group: Group, found: Mapping[int, StudyResult], upto: int) -> bool:
    """Whether so many deals say enough: intervals are narrow, or it is clear who is better."""
    z = intervals.wider(group.looks)
    deals = [[found[game.number] for game in deal if game.number in found] for deal in group.deals[:upto]]
    counts = _counts(deals)
    within = group.stop.within if group.stop else None
    if within is not None and all(_narrow(won, games, z, within) for won, games in counts.values()):
        return True
    if group.deals[0][0].game == "board":
        pairs = list(combinations(counts, 2))
        return bool(pairs) and all(_apart(*better(deals, one, other), z) for one, other in pairs)
    return any(is_contest(result) for deal in deals for result in deal) and all(
        _apart(won, games, z) for won, games in counts.values()
    )


def better(deals: list[list[StudyResult]], one: str, other: str) -> tuple[int, int]:
    """Deals that only one of two line-ups won: how many of them the one named first, and how many in all."""
    first = both = 0
    for deal in deals:
        won = {result.team: result.winner == SIDES[0] for result in deal}
        if one in won and other in won and won[one] != won[other]:
            both += 1
            first += won[one]
    return first, both


def _counts(deals: list[list[StudyResult]]) -> dict[str, tuple[int, int]]:
    """Victories and games of each line-up; of two bots against each other, those of the one named first."""
    found: dict[str, tuple[int, int]] = {}
    for deal in deals:
        for result in deal:
            won, games = found.setdefault(result.team, (0, 0))
            if result.winner:
                found[result.team] = won + first_won(result), games + 1
    return found


def first_won(result: StudyResult) -> bool:
    """Whether the bot named first has won, on the board the COGs."""
    if not is_contest(result):
        return result.winner == SIDES[0]
    return result.bots[SIDES.index(result.winner)] == result.team.partition("+")[0]


def is_contest(result: StudyResult) -> bool:
    """Whether two different bots played against each other."""
    return result.game != "board" and len(set(result.bots)) > 1


def _narrow(won: int, games: int, z: float, within: int) -> bool:
    low, high = intervals.share(won, games, z)
    return high - low <= 2 * within


def _apart(won: int, games: int, z: float) -> bool:
    low, high = intervals.share(won, games, z)
    return low > EVEN or high < EVEN
