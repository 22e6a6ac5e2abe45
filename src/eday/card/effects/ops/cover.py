"""Operations on the row of cover."""

from __future__ import annotations

from eday.card.effects.steps import Ops, Place, select
from eday.card.effects.targets import cover_candidates
from eday.card.table import OUT, RESERVE, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option


def _places(t: CardTable, frame: Ops, target: schema.CoverTarget) -> tuple[int, ...] | Decision:
    pool = cover_candidates(t, target, frame.source)
    left = [place for place in pool if place not in frame.places]
    options = [Option(f"cover:row:{place + 1}", "cover", (f"row:{place + 1}",), value=Place(place)) for place in left]
    return select(t, frame, pool, frame.places, target.n, target.up_to, options)


def remove_cover(t: CardTable, frame: Ops, op: schema.RemoveCover) -> Decision | None:
    """Cover leaves the row."""
    found = _places(t, frame, op.target)
    if isinstance(found, Decision):
        return found
    frame.done()
    for place in found:
        unit, cover = t.occupant[place], t.turn_up(place)
        t.emit("cover_removed", row=f"row:{place + 1}", card=t.ref(cover))
        if unit >= 0:
            # CG-COVER-14
            t.put(unit, RESERVE)
        t.zone[cover] = OUT
        t.row = (*t.row[:place], -1, *t.row[place + 1 :])
        t.alert = True
    return None


def flip_cover(t: CardTable, frame: Ops, op: schema.FlipCover) -> Decision | None:
    """Cover is turned over."""
    found = _places(t, frame, op.target)
    if isinstance(found, Decision):
        return found
    frame.done()
    for place in found:
        if t.hidden[place]:
            continue  # it has no face to turn yet
        cover = t.row[place]
        entry = t.box.cards[cover]
        assert isinstance(entry, schema.Cover)
        face = list(entry.faces).index(op.to) if op.to in entry.faces else t.face[cover]
        if face != t.face[cover]:
            t.face[cover] = face
            t.emit("cover_flipped", row=f"row:{place + 1}", card=t.ref(cover), face=op.to)
    return None
