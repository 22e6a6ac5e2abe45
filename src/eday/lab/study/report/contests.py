"""Bot against bot: who won more of the same deals, and what rating that makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from eday.lab import intervals
from eday.lab.study.extras import needed
from eday.lab.study.rows import StudyResult
from eday.lab.study.stopping import better, first_won, is_contest


class Meeting(NamedTuple):
    """How two bots fared in one deal or game: 1, 0, or a half where neither did better."""

    one: str
    other: str
    score: float


def contests(results: Sequence[StudyResult], looks: int) -> list[dict[str, Any]]:
    """Each pair of bots, with the share the one named first won: of games, on the board of deals that only one won."""
    z = intervals.wider(looks)
    told = []
    if results[0].game == "board":
        deals = _deals(results)
        teams = list(dict.fromkeys(result.team for result in results))
        for one, other in combinations(teams, 2):
            won, decided = better(deals, one, other)
            both = [deal for deal in deals if {one, other} <= {result.team for result in deal}]
            told.append(_pair(one, other, won, decided, len(both), z))
    else:
        for team in dict.fromkeys(result.team for result in results if is_contest(result)):
            games = [result for result in results if result.team == team]
            one, _, other = team.partition("+")
            told.append(_pair(one, other, sum(first_won(result) for result in games), len(games), len(games), z))
    return told


def _pair(one: str, other: str, won: int, decided: int, played: int, z: float) -> dict[str, Any]:
    return {
        "one": one,
        "other": other,
        "played": played,
        "decided": decided,
        "won": won,
        "percent": round(100 * won / decided, 1) if decided else None,
        "interval": intervals.share(won, decided, z),
    }


def _deals(results: Sequence[StudyResult]) -> list[list[StudyResult]]:
    deals: dict[int, list[StudyResult]] = {}
    for result in results:
        if result.winner:
            deals.setdefault(result.deal, []).append(result)
    return [deals[deal] for deal in sorted(deals)]


def meetings(results: Sequence[StudyResult]) -> Iterator[Meeting]:
    """All meetings of a tournament, deal by deal."""
    for deal in _deals(results):
        if deal[0].game != "board":
            for result in deal:
                one, _, other = result.team.partition("+")
                yield Meeting(one, other, float(first_won(result)))
            continue
        for left, right in combinations(deal, 2):
            yield Meeting(left.team, right.team, (1 + first_won(left) - first_won(right)) / 2)


def ratings(results: Sequence[StudyResult]) -> list[dict[str, Any]]:
    """Ratings of a tournament's bots, the best first, by the model TrueSkill rests on (Thurstone and Mosteller)."""
    model = needed("openskill.models").ThurstoneMostellerFull(tau=0.0)
    known: dict[str, Any] = {}
    count: dict[str, int] = {}
    for one, other, score in meetings(results):
        pair = [[known.setdefault(name, model.rating(name=name))] for name in (one, other)]
        [known[one]], [known[other]] = model.rate(pair, scores=[score, 1.0 - score])
        for name in (one, other):
            count[name] = count.get(name, 0) + 1
    return [
        {
            "bot": name,
            "meetings": count[name],
            "rating": round(rating.mu, 2),
            "interval": [
                round(rating.mu - intervals.Z * rating.sigma, 2),
                round(rating.mu + intervals.Z * rating.sigma, 2),
            ],
        }
        for name, rating in sorted(known.items(), key=lambda item: -item[1].mu)
    ]
