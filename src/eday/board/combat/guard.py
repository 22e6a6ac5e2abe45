"""BG-REACT-GUARD: attacking a Locust just before it moves or attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from eday.board.combat.aim import Aim
from eday.board.combat.begin_attack import begin_attack
from eday.board.combat.targets import attack_options, hindrances
from eday.board.locusts.memory import RemembersFigures
from eday.board.orders.cards import PASS, card_options, discard_order, has_reaction, reaction_cards
from eday.board.orders.gear import drop_options, drop_weapon
from eday.board.refusals import Why
from eday.board.table import BoardTable
from eday.kernel import Decision, Option

ONLY_LOCUST_STEP: Final = Why("BG-REACT-GUARD-01", "why-guard-only-in-locust-step")
FORBIDDEN: Final = Why("BG-REACT-GUARD-08", "why-guard-forbidden")
USED: Final = Why("BG-REACT-GUARD-06", "why-guard-used")
NO_CARD: Final = Why("BG-ORDER-08", "why-no-guard-card")


def no_guard(t: BoardTable, seat: int) -> Why | None:
    """Why the seat cannot guard, whoever acts: the team has one guard, Cole one of his own (BG-REACT-GUARD-06)."""
    if t.step != "locust":
        return ONLY_LOCUST_STEP
    if t.no_guard:
        return FORBIDDEN
    if t.own_guarded if t.box.cogs[seat].own_guard else t.guarded:
        return USED
    return None if has_reaction(t, seat, "guard") else NO_CARD


def guards(t: BoardTable, figure: int) -> tuple[int, ...]:
    """Seats that could guard against the Locust now, in turn order (R-01, R-02)."""
    if t.no_guard or t.step != "locust":
        return ()
    aim = Aim(only=figure, guard=True)
    seats = [
        seat
        for seat in t.standing
        if no_guard(t, seat) is None
        and t.sees(seat, figure)
        and (attack_options(t, seat, aim) or hindrances(t, seat, aim))
    ]
    return t.in_turn_order(seats) if len(seats) > 1 else tuple(seats)


class Promise(NamedTuple):
    """A player's word that he would guard."""

    seat: int
    card: int
    held: int
    """Cards in his hand when he said so."""


class GuardWindow(RemembersFigures):
    """Each seat that could guard says guard or pass; if several want to, the active player picks."""

    FIELDS = ("again", "attacking", "figure", "reached", "willing")
    RECORDS: ClassVar[Mapping[str, Any]] = {"willing": Promise}
    __slots__ = FIELDS
    NAME = "guard_window"

    def __init__(self, figure: int = -1) -> None:
        self.figure = figure
        self.reached = 0
        """How far around the table the question has come. Who is still to be asked is not kept: it would tell hands."""
        self.again: tuple[int, ...] = ()
        """Those to be asked again: they lost cards after they had said they would guard."""
        self.willing: tuple[Promise, ...] = ()
        """Those who want to guard."""
        self.attacking = -1
        """The seat that guards now."""

    def forget(self, figure: int) -> None:
        """The guarded Locust died, and its figure came back as another one."""
        if figure == self.figure:
            self.figure = -1

    @property
    def aim(self) -> Aim:
        """The attack a guard makes here."""
        return Aim(only=self.figure, guard=True)

    def advance(self, t: BoardTable) -> Decision | None:
        if self.attacking >= 0:
            options = attack_options(t, self.attacking, self.aim)
            options += self._drops(t, self.attacking)
            return Decision(self.attacking, "guard_attack", tuple(options), {"figure": t.ref(self.figure)})
        able = guards(t, self.figure) if self.figure >= 0 and t.area[self.figure] >= 0 else ()
        self._look_again(t, able)
        asked = self._go_round(t, able)
        if asked < 0 and not self.willing:
            t.pop()
            return None
        context = {"figure": t.ref(self.figure)}
        if asked >= 0:
            return Decision(asked, "guard", tuple(self._ask(t, asked)), context)
        willing = [word.seat for word in self.willing]
        picks = [Option(f"let:{t.ref(seat)}", "let", (t.ref(seat),), value=seat) for seat in willing]
        return Decision(t.decider, "pick_guard", tuple(picks), context)

    def _look_again(self, t: BoardTable, able: tuple[int, ...]) -> None:
        """A guard's attack may have changed who can guard, and may have cost others the card they had in mind."""
        poorer = tuple(word.seat for word in self.willing if self._lost_cards(t, word))
        self.again += poorer
        self.willing = tuple(word for word in self.willing if word.seat in able and word.seat not in poorer)

    def _go_round(self, t: BoardTable, able: tuple[int, ...]) -> int:
        """The seat to be asked next: around the table once, then those who are asked again; -1 for none."""
        players = t.box.players
        while self.reached < players and (t.active + self.reached) % players not in able:
            self.reached += 1
        if self.reached < players:
            return (t.active + self.reached) % players
        while self.again and self.again[0] not in able:
            self.again = self.again[1:]
        return self.again[0] if self.again else -1

    @staticmethod
    def _lost_cards(t: BoardTable, word: Promise) -> bool:
        return len(t.hand[word.seat]) != word.held

    def _ask(self, t: BoardTable, seat: int) -> list[Option]:
        """The guard cards, once some attack is open; a weapon that bars one may be discarded first (R-07)."""
        options: list[Option] = []
        if attack_options(t, seat, self.aim):
            options += card_options(t, "guard", reaction_cards(t, seat, "guard"))
        return [*options, PASS, *self._drops(t, seat)]

    def _drops(self, t: BoardTable, seat: int) -> list[Option]:
        return drop_options(t, seat, hindrances(t, seat, self.aim))

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "let":
            self._begin(t, option.value)
            return
        seat = self.attacking if self.attacking >= 0 else self._go_round(t, guards(t, self.figure))
        if option.kind == "drop":
            drop_weapon(t, seat, option.value)
        elif option.kind in ("guard", "pass"):
            self._answered(t)
            if option.kind == "guard":
                self.willing = (*self.willing, Promise(seat, option.value, len(t.hand[seat])))
        else:
            self.attacking = -1
            begin_attack(t, seat, option)

    def _answered(self, t: BoardTable) -> None:
        if self.reached < t.box.players:
            self.reached += 1
        else:
            self.again = self.again[1:]

    def sure(self, t: BoardTable) -> list[int]:
        """Seats that are known to hold a guard card: they said they would guard, and lost no card since."""
        return [word.seat for word in self.willing if not self._lost_cards(t, word)]

    def rename_cards(self, t: BoardTable, viewer: int) -> None:
        """After other hands were redrawn: those who want to guard do it with a card they now hold."""
        sure = self.sure(t)
        willing = []
        for word in self.willing:
            if word.seat != viewer:
                word = word._replace(card=reaction_cards(t, word.seat, "guard")[0] if word.seat in sure else -1)
            willing.append(word)
        self.willing = tuple(willing)

    def _begin(self, t: BoardTable, seat: int) -> None:
        card = next(word.card for word in self.willing if word.seat == seat)
        self.willing = tuple(word for word in self.willing if word.seat != seat)
        self.attacking = seat
        if t.box.cogs[seat].own_guard:
            t.own_guarded = True
        else:
            t.guarded = True
        discard_order(t, seat, card, "guard")
        t.emit("guard_used", seat=seat, figure=t.ref(self.figure))
