"""CG-BLOCK, CG-MULTIBLOCK: who may block an attack against a player."""

from __future__ import annotations

from typing import Final

from eday.card.combat.fight import fight_in_progress
from eday.card.effects.statics import has_keyword, most_blockers
from eday.card.table import RESERVE, CardTable
from eday.card.why import CARD, Bars, clear
from eday.kernel import Why

FROM_COVER: Final = Why("CG-COVER-13", "why-block-from-cover", CARD)
SUPPRESSED: Final = Why("CG-BLOCK-02", "why-suppressed-block", CARD)
NEVER: Final = Why("CG-BLOCK-01", "why-never-blocks", CARD)
NOTHING_TO_BLOCK: Final = Why("CG-DIRECT-02", "why-nothing-to-block")
BLOCKING: Final = Why("CG-MULTIBLOCK-05", "why-blocking", CARD)
ENOUGH: Final = Why("CG-MULTIBLOCK-01", "why-enough-blockers", ("count",))


def block_bars(t: CardTable, side: int, unit: int) -> Bars:
    """What speaks against blocking with a unit on the battlefield: ready units in reserve do, each once."""
    if t.zone[unit] != RESERVE:
        yield FROM_COVER
    if t.suppressed[unit]:
        yield SUPPRESSED
    if has_keyword(t, unit, "no_block"):
        yield NEVER
    fight = fight_in_progress(t)
    if fight is None or fight.place >= 0 or t.box.owner[fight.attackers[0]] == side:
        yield NOTHING_TO_BLOCK
    elif unit in fight.blockers:
        yield BLOCKING
    elif len(fight.blockers) >= most_blockers(t):
        yield ENOUGH


def blockers(t: CardTable, side: int) -> list[int]:
    """Units that may block now."""
    return [unit for unit in t.reserve[side] if clear(block_bars(t, side, unit))]
