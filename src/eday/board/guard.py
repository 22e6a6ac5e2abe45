"""BG-REACT-GUARD: attacking a Locust just before it moves or attacks."""

from __future__ import annotations

from eday.board.cards import card_options, discard_order, has_reaction, reaction_cards
from eday.board.spawn import Mindful
from eday.board.table import BoardTable
from eday.board.targets import attack_options, begin_attack
from eday.kernel import Decision, Option


def may_guard(t: BoardTable, seat: int) -> bool:
    """The team's one guard, or Cole's own, is still to be had (BG-REACT-GUARD-06)."""
    if t.box.cogs[seat].own_guard:
        return not t.own_guarded
    return not t.guarded


def guards(t: BoardTable, figure: int) -> tuple[int, ...]:
    """Seats that could guard against the Locust now, in turn order (R-01, R-02)."""
    if t.no_guard:
        return ()
    seats = [
        seat
        for seat in t.standing
        if may_guard(t, seat)
        and has_reaction(t, seat, "guard")
        and t.sees(seat, figure)
        and attack_options(t, seat, only=figure, guard=True)
    ]
    return t.in_turn_order(seats) if len(seats) > 1 else tuple(seats)


class GuardWindow(Mindful):
    """Each seat that could guard says guard or pass; if several want to, the active player picks."""

    FIELDS = ("ask", "attacking", "figure", "opened", "willing")
    __slots__ = FIELDS
    NAME = "guard_window"

    def __init__(self, figure: int = -1) -> None:
        self.figure = figure
        self.opened = False
        self.ask: tuple[int, ...] = ()
        self.willing: tuple[tuple[int, int], ...] = ()
        """(seat, card) of those who want to guard."""
        self.attacking = -1
        """The seat that guards now."""

    def forget(self, figure: int) -> None:
        """The guarded Locust died, and its figure came back as another one."""
        if figure == self.figure:
            self.willing = ()

    def advance(self, t: BoardTable) -> Decision | None:
        figure = self.figure
        if not self.opened:
            self.opened = True
            self.ask = guards(t, figure)
        context = {"figure": t.ref(figure)}
        if self.attacking >= 0:
            options = attack_options(t, self.attacking, only=figure, guard=True)
            return Decision(self.attacking, "guard_attack", tuple(options), context)
        if self.ask:
            seat = self.ask[0]
            cards = card_options(t, "guard", reaction_cards(t, seat, "guard"))
            return Decision(seat, "guard", (*cards, Option("pass", "pass", passes=True)), context)
        able = guards(t, figure) if self.willing and t.area[figure] >= 0 else ()
        self.willing = tuple(pair for pair in self.willing if pair[0] in able)
        if not self.willing:
            t.pop()
            return None
        picks = [Option(f"let:{t.ref(seat)}", "let", (t.ref(seat),), value=seat) for seat, _ in self.willing]
        return Decision(t.decider, "pick_guard", tuple(picks), context)

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "guard":
            self.willing = (*self.willing, (self.ask[0], option.value))
            self.ask = self.ask[1:]
        elif option.kind == "pass":
            self.ask = self.ask[1:]
        elif option.kind == "let":
            self._begin(t, option.value)
        else:
            seat = self.attacking
            self.attacking = -1
            begin_attack(t, seat, option)

    def rename_cards(self, t: BoardTable, viewer: int) -> None:
        """After other hands were redrawn: those who want to guard do it with a card they now hold."""
        self.willing = tuple(
            (seat, card if seat == viewer else reaction_cards(t, seat, "guard")[0]) for seat, card in self.willing
        )

    def _begin(self, t: BoardTable, seat: int) -> None:
        card = dict(self.willing)[seat]
        self.willing = tuple(pair for pair in self.willing if pair[0] != seat)
        self.attacking = seat
        if t.box.cogs[seat].own_guard:
            t.own_guarded = True
        else:
            t.guarded = True
        discard_order(t, seat, card, "guard")
        t.emit("guard_used", seat=seat, figure=t.ref(self.figure))
