"""BG-WOUND, BG-DROP: the piles of wound markers, and the dropped weapons that are markers turned over."""

from __future__ import annotations

from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


def pile_of(t: BoardTable, figure: int) -> int:
    """The pile of its markers: a figure that stands in for another enemy uses those of its own kind."""
    enemy = t.enemy_of(figure)
    kind = t.box.figure_kind[figure]
    markers = enemy.markers
    if kind != enemy.figure or markers is None:
        markers = next(card.markers for card in t.box.content.enemies.values() if card.figures and card.figure == kind)
    return t.box.marker_kinds.index(str(markers))


def marker_of(t: BoardTable, figure: int) -> schema.Marker:
    """The kind of marker it is wounded with."""
    return t.box.content.markers[t.box.marker_kinds[pile_of(t, figure)]]


def take_marker(t: BoardTable, figure: int) -> None:
    """Take an unused marker; an empty pile is rebuilt from its discards (BG-DROP-09)."""
    pile = pile_of(t, figure)
    if not t.marker_piles[pile]:
        t.marker_piles[pile] = len(t.marker_discards[pile])
        t.marker_discards[pile] = ()
    t.marker_piles[pile] -= 1


def ask_for_marker(t: BoardTable, figure: int) -> bool:
    """Whether a wound needs a marker that is to be had from the map alone; then a dropped weapon gives up its own."""
    if t.area[figure] < 0 or t.marker[figure] or t.enemy_of(figure).markers is None:
        return False
    pile = pile_of(t, figure)
    if t.marker_piles[pile] or t.marker_discards[pile] or all(kind != pile for _, kind, _ in t.dropped):
        return False
    t.push(GiveUpMarker(pile))
    return True


def reveal_back(t: BoardTable, pile: int) -> str:
    """R-11: decided now, evenly from the backs of that kind not yet public."""
    backs = dict(t.box.content.markers[t.box.marker_kinds[pile]].backs)
    for back in t.marker_discards[pile]:
        backs[back] -= 1
    for _, kind, back in t.dropped:
        if kind == pile:
            backs[back] -= 1
    hidden = [back for back, count in backs.items() for _ in range(count)]
    return hidden[0] if len(set(hidden)) == 1 else hidden[t.random(len(hidden))]


def discard_dropped(t: BoardTable, index: int) -> None:
    """A dropped weapon leaves the map, weapon side up, beside its pile (BG-DROP-05)."""
    _, pile, back = t.dropped[index]
    t.dropped = t.dropped[:index] + t.dropped[index + 1 :]
    t.marker_discards[pile] = (*t.marker_discards[pile], back)


class GiveUpMarker(BoardFrame):
    """BG-LIMITS-03: no marker is left; the active player chooses the dropped weapon whose marker is used."""

    FIELDS = ("pile",)
    __slots__ = FIELDS
    NAME = "give_up_marker"
    SETTLED = False

    def __init__(self, pile: int = 0) -> None:
        self.pile = pile

    def advance(self, t: BoardTable) -> Decision | None:
        options: dict[str, Option] = {}
        for index, (area, pile, weapon) in enumerate(t.dropped):
            if pile == self.pile:
                refs = (f"weapon:{weapon}", t.area_ref(area))
                option = Option(f"give_up:{':'.join(refs)}", "give_up", refs, value=index)
                options.setdefault(option.id, option)
        context = {"marker": f"marker:{t.box.marker_kinds[self.pile]}"}
        return Decision(t.decider, "give_up_marker", tuple(options.values()), context)

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        area, pile, weapon = t.dropped[option.value]
        t.dropped = t.dropped[: option.value] + t.dropped[option.value + 1 :]
        t.marker_piles[pile] += 1
        t.emit("dropped_weapon_removed", area=t.area_ref(area), weapon=f"weapon:{weapon}")
