"""The figures of a study, entry by entry, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eday.lab import intervals, times
from eday.lab.card.selfplay import SIDES
from eday.lab.study.report.calibration import calibration
from eday.lab.study.report.contests import contests, ratings
from eday.lab.study.report.uses import kind_of, uses
from eday.lab.study.rows import Row, StudyResult, rows

Figures = dict[str, Any]


def figures(about: Mapping[str, Any], results: Sequence[StudyResult]) -> Figures:
    """Everything the page tells."""
    ordered = sorted(results, key=lambda result: result.number)
    entries = list(dict.fromkeys(result.entry for result in ordered))
    return {
        "title": about.get("title", ""),
        "eday": about["eday"],
        "seed": about.get("seed", 1),
        "rules": {key.partition(".")[2]: value for key, value in about.items() if key.startswith("rules.")},
        "content": {key.partition(".")[2]: value for key, value in about.items() if key.startswith("content.")},
        "games": len(ordered),
        "planned": about["planned"],
        "entries": [_entry(about, name, [one for one in ordered if one.entry == name]) for name in entries],
    }


def _entry(about: Mapping[str, Any], name: str, results: list[StudyResult]) -> Figures:
    found = rows(results)
    game = results[0].game
    looks = results[0].looks
    z = intervals.wider(looks)
    meeting = contests(results, looks)
    return {
        "name": name,
        "game": game,
        "games": len(results),
        "looks": looks,
        "wins": _wins(found, z),
        "campaigns": _campaigns(results, z) if game == "campaign" else [],
        "length": _lengths(found),
        "losses": _losses(found),
        "uses": uses(found),
        "first": _first(found) if game != "board" else [],
        "contests": meeting,
        "ratings": ratings(results) if about.get(f"games.{name}.tournament") else [],
        "calibration": calibration(found),
        "times": _times(results),
    }


def _grouped(found: Sequence[Row], mission_alone: bool = False) -> dict[tuple[str, str, int], list[Row]]:
    """Rows by line-up and kind of game."""
    groups: dict[tuple[str, str, int], list[Row]] = {}
    for row in found:
        mission, number = kind_of(row)
        key = row.team, mission, 0 if mission and mission_alone else number
        groups.setdefault(key, []).append(row)
    missions = list(dict.fromkeys(row.mission or "" for row in found))
    teams = list(dict.fromkeys(row.team for row in found))
    return dict(sorted(groups.items(), key=lambda at: (missions.index(at[0][1]), at[0][2], teams.index(at[0][0]))))


def _wins(found: list[Row], z: float) -> list[Figures]:
    """Victories of the COGs, and of the bot named first where two play against each other."""
    told = []
    for (team, mission, number), group in _grouped(found).items():
        finished = [row for row in group if row.winner]
        won = sum(row.winner == SIDES[0] for row in finished)
        line: Figures = {
            "team": team,
            **_kind(mission, number),
            "games": len(group),
            "cut_off": len(group) - len(finished),
            "won": won,
            "percent": _percent(won, len(finished)),
            "interval": intervals.share(won, len(finished), z),
        }
        told.append(line)
    return told


def _kind(mission: str, number: int) -> Figures:
    return {"mission": mission, "players": number} if mission else {"chapter": number}


def _percent(won: int, games: int) -> float | None:
    return round(100 * won / games, 1) if games else None


def _campaigns(results: list[StudyResult], z: float) -> list[Figures]:
    """Campaigns won by the COG, by line-up."""
    told = []
    for team in dict.fromkeys(result.team for result in results):
        group = [result for result in results if result.team == team]
        won = sum(result.winner == SIDES[0] for result in group)
        told.append(
            {
                "team": team,
                "games": len(group),
                "won": won,
                "percent": _percent(won, len(group)),
                "interval": intervals.share(won, len(group), z),
                "chapter_games": round(sum(len(result.parts) for result in group) / len(group), 1),
            }
        )
    return told


def _lengths(found: list[Row]) -> list[Figures]:
    """Turns of the games: the average with its interval, and how they spread."""
    told = []
    for (team, mission, number), group in _grouped(found, mission_alone=True).items():
        turns = sorted(row.turns for row in group)
        told.append(
            {
                "team": team,
                **_kind(mission, number),
                "games": len(turns),
                "mean": round(sum(turns) / len(turns), 1),
                "interval": intervals.mean(sum(turns), sum(n * n for n in turns), len(turns)),
                "spread": [_quantile(turns, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)],
            }
        )
    return told


def _quantile(ordered: Sequence[int], part: float) -> float:
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return round(ordered[low] + (place - low) * (ordered[high] - ordered[low]), 2)


def _losses(found: list[Row]) -> list[Figures]:
    """How games ended: on the board by mission, line-up and stage, in the card game by chapter and who won."""
    counts: Counter[tuple[str, int, str, str, str, int]] = Counter()
    for row in found:
        mission, number = kind_of(row)
        where = (mission, 0, row.team) if mission else ("", number, "")
        counts[*where, row.winner or "", row.reason or "", row.stage or 0] += 1
    missions = list(dict.fromkeys(row.mission or "" for row in found))
    teams = ["", *dict.fromkeys(row.team for row in found)]
    ordered = sorted(counts.items(), key=lambda one: (missions.index(one[0][0]), one[0][1], teams.index(one[0][2])))
    return [
        {
            **({"mission": mission, "team": team} if mission else {"chapter": number}),
            "winner": winner,
            "reason": reason,
            "stage": stage,
            "games": games,
        }
        for (mission, number, team, winner, reason, stage), games in ordered
    ]


def _first(found: list[Row]) -> list[Figures]:
    """Victories of the side that began, by chapter; and how often that was the COG."""
    chapters: dict[int, list[Row]] = {}
    for row in found:
        if row.winner and row.first is not None:
            chapters.setdefault(row.chapter or 0, []).append(row)
    told = []
    for chapter, group in sorted(chapters.items()):
        won = sum(row.winner == SIDES[row.first or 0] for row in group)
        told.append(
            {
                "chapter": chapter,
                "games": len(group),
                "won": won,
                "percent": _percent(won, len(group)),
                "interval": intervals.share(won, len(group)),
                "cog_began": _percent(sum(row.first == 0 for row in group), len(group)),
            }
        )
    return told


def _times(results: Iterable[StudyResult]) -> list[Figures]:
    """How long bots thought about a decision."""
    into: dict[str, times.Times] = {}
    for result in results:
        times.add(into, result.times)
    return [{"bot": bot, **told} for bot, told in times.summary(into).items()]
