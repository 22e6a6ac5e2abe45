"""The table as lines of ids and numbers: what a log of training needs, not what people read at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from eday.board import BoardBrief, BoardGame
from eday.card import Brief, Campaign, CardGame
from eday.kernel import Decision, Outcome


def board_text(game: BoardGame, seat: int | None) -> str:
    """The mission, the COGs and what lies on the map, for a seat or (None) for everybody."""
    brief = game.brief(-1 if seat is None else seat)
    facts = brief.facts
    lines = [f"{facts.mission} stage={brief.stage + 1} turn={brief.turn} step={brief.step} active={brief.active}"]
    for cog in range(facts.players):
        arms = [f"{facts.weapons[weapon]}:{tokens}" for weapon, tokens in brief.weapons[cog]]
        state = "eliminated" if brief.eliminated[cog] else "bleeding" if brief.bleeding[cog] else "standing"
        lines.append(f"{facts.figures[cog]} {_at(brief, cog)} {state} cards={brief.cards[cog]} {' '.join(arms)}")
    for figure in facts.locusts:
        if brief.area[figure] >= 0:
            lines.append(f"{facts.figures[figure]} {_at(brief, figure)} wounds={brief.marker[figure]}")
    shape = brief.shape
    if shape is not None:
        lines += [f"hole {shape.areas[area]}" for area in brief.holes]
        lines += [f"{facts.equipment[gear.kind]} {shape.areas[gear.area]}" for gear in brief.gear if gear.usable]
    if brief.hand:
        lines.append("hand " + " ".join(facts.orders[card] for card in brief.hand))
    return "\n".join([*lines, *_asked(game.decision_for(seat), game.outcome)])


def _at(brief: BoardBrief, figure: int) -> str:
    shape, area, cover = brief.shape, brief.area[figure], brief.cover[figure]
    if shape is None or area < 0:
        return "-"
    return shape.covers[cover] if cover >= 0 else shape.areas[area]


def card_text(game: CardGame | Campaign, playing: CardGame | None, seat: int | None) -> str:
    """Both sides and the row of cover, for a seat or (None) for everybody."""
    lines = [f"chapter={game.chapter}"]
    if isinstance(game, Campaign):
        standing = game.standing()
        lines[0] += f" games={_pair(standing.games)} chapters={_pair(standing.chapters)}"
    if playing is not None:
        brief = playing.brief(seat or 0)
        lines[0] += f" turn={brief.turn} phase={brief.phase} active={brief.active}"
        for side, name in enumerate(("cog", "locust")):
            lines.append(f"{name} deck={brief.decks[side]} hand={brief.cards[side]}")
            lines += _units(brief, side)
            lines += [f"  command {brief.names[command.card]}" for command in brief.command[side]]
        lines.append("row " + " ".join(_named(brief, place.card) for place in brief.row))
        if seat is not None:
            lines.append("hand " + " ".join(brief.names[card] for card in brief.hand))
    return "\n".join([*lines, *_asked(game.decision_for(seat), game.outcome)])


def _pair(pair: Sequence[int]) -> str:
    return f"{pair[0]}:{pair[1]}"


def _units(brief: Brief, side: int) -> Iterable[str]:
    for unit in brief.units[side]:
        where = "reserve" if unit.place < 0 else f"row:{unit.place + 1}"
        marks = [name for name in ("suppressed", "crossed", "barred", "spent") if getattr(unit, name)]
        yield " ".join(["  unit", brief.names[unit.card], where, f"{unit.attack}/{unit.defense}", *marks])


def _named(brief: Brief, card: int) -> str:
    return brief.names[card] if card >= 0 else ("?" if card == -2 else "-")


def _asked(decision: Decision | None, outcome: Outcome | None) -> list[str]:
    """Who is asked for what, and the options where they are one's own."""
    if decision is None:
        return [f"winner={outcome.winner} reason={outcome.reason}"] if outcome else []
    options = [f"  {index} {option.id}" for index, option in enumerate(decision.options)]
    return [f"seat={decision.seat} {decision.kind}", *options]
