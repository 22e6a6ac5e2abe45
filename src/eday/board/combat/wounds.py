"""BG-WOUND, BG-DROP, BG-BLEED: what wounds do to Locusts and COGs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from eday.board.combat.blast import Blast, Wound, blast_of, blasted
from eday.board.combat.wound_markers import ask_for_marker, marker_of, pile_of, reveal_back, take_marker
from eday.board.orders.cards import card_options, discard_order, held_cards
from eday.board.pieces import DroppedWeapon
from eday.board.printed import Weapon
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


def health(t: BoardTable, figure: int) -> int:
    """Wounds that kill the Locust now (BG-WOUND-03)."""
    enemy = t.enemy_of(figure)
    side = t.marker[figure]
    if not side:
        return enemy.health
    if enemy.wounded_health is not None:
        return enemy.wounded_health
    marker = marker_of(t, figure)
    return marker.health if side == 1 or marker.second_health is None else marker.second_health


def wound_locust(t: BoardTable, figure: int, wounds: int, weapon: Weapon | None = None) -> None:
    """Deal wounds to a Locust; they never add up (BG-WOUND-06)."""
    enemy = t.enemy_of(figure)
    if enemy.armoured and not t.marker[figure] and not (weapon and weapon.wounds_armoured):
        t.emit("wounds_shrugged_off", figure=t.ref(figure), wounds=wounds)
        return
    t.emit("wounds_dealt", figure=t.ref(figure), wounds=wounds)
    if wounds >= health(t, figure):
        kill(t, figure)
    elif not t.marker[figure]:
        take_marker(t, figure)
        t.marker[figure] = 1
        t.emit("figure_wounded", figure=t.ref(figure), health=health(t, figure))
    elif t.marker[figure] == 1 and marker_of(t, figure).second_health is not None:
        t.marker[figure] = 2
        t.emit("figure_wounded", figure=t.ref(figure), health=health(t, figure))


def heal_locust(t: BoardTable, figure: int) -> None:
    """The marker is mixed back into the unused pile (BG-WOUND-12)."""
    if t.marker[figure]:
        t.marker[figure] = 0
        t.marker_piles[pile_of(t, figure)] += 1
        t.emit("figure_healed", figure=t.ref(figure))


def kill(t: BoardTable, figure: int) -> None:
    """Remove a Locust; its marker shows what it leaves behind (BG-WOUND-08)."""
    area = t.area[figure]
    t.emit("figure_killed", figure=t.ref(figure), area=t.area_ref(area))
    enemy = t.enemy_of(figure)
    if enemy.markers is not None and not t.marker[figure]:
        take_marker(t, figure)
        t.marker[figure] = 1
    back = _off_the_map(t, figure)
    if back not in ("", "red_x") and enemy.drops_weapons:
        pile = pile_of(t, figure)
        t.marker_discards[pile] = t.marker_discards[pile][:-1]
        t.dropped = (*t.dropped, DroppedWeapon(area, pile, back))
        t.emit("weapon_dropped", area=t.area_ref(area), weapon=f"weapon:{back}")


def remove_figure(t: BoardTable, figure: int) -> None:
    """A mission takes a Locust off the map; its wound marker is discarded (BG-MISSION-SCATTERED-06)."""
    t.emit("figure_removed", figure=t.ref(figure), area=t.area_ref(t.area[figure]))
    _off_the_map(t, figure)


def _off_the_map(t: BoardTable, figure: int) -> str:
    """Lift a Locust and discard its marker; the back of the marker, empty for none. The Berserker's has no back."""
    wounded = t.marker[figure]
    t.area[figure] = t.cover[figure] = -1
    t.marker[figure] = 0
    t.alert = True
    if not wounded:
        return ""
    pile = pile_of(t, figure)
    if marker_of(t, figure).second_health is not None:
        t.marker_piles[pile] += 1
        return ""
    back = reveal_back(t, pile)
    t.marker_discards[pile] = (*t.marker_discards[pile], back)
    return back


def bleed_out(t: BoardTable, seat: int) -> None:
    """BG-BLEED-01: laid down and out of cover (BG-COVER-15)."""
    t.bleeding[seat] = True
    t.cover[seat] = -1
    t.update_standing()
    t.emit("bleeding_out", figure=t.ref(seat), seat=seat)


def revive(t: BoardTable, seat: int) -> None:
    """BG-REVIVE-02: he stands up with an empty hand."""
    t.bleeding[seat] = False
    t.update_standing()
    t.emit("cog_revived", figure=t.ref(seat), seat=seat)


class Wounds(BoardFrame):
    """Deals wounds to several figures, one after the other, then those of the blasts that deaths set off.

    COGs pay with cards (BG-WOUND-13).
    """

    FIELDS = ("at_random", "blasts", "due", "left", "weapon")
    RECORDS: ClassVar[Mapping[str, Any]] = {"blasts": Blast, "due": Wound}
    __slots__ = FIELDS
    NAME = "wounds"
    SETTLED = False

    def __init__(
        self,
        due: tuple[Wound, ...] = (),
        weapon: int = -1,
        at_random: bool = False,
        blasts: tuple[Blast, ...] = (),
    ) -> None:
        self.due = due
        self.weapon = weapon
        self.at_random = at_random
        self.blasts = blasts
        """Blasts still to come, in the order of the deaths."""
        self.left = 0
        """Cards the first COG of `due` has still to discard; 0 = not begun."""

    def advance(self, t: BoardTable) -> Decision | None:
        if not self.due:
            if self.blasts:
                self._blast(t)
            else:
                t.pop()
            return None
        figure, wounds = self.due[0]
        if not t.is_cog(figure):
            if not ask_for_marker(t, figure):
                self.due = self.due[1:]
                if t.area[figure] >= 0:
                    self._wound_locust(t, figure, wounds)
            return None
        if self.left:
            return self._ask(t, figure)
        if t.bleeding[figure] or t.eliminated[figure]:
            self.due = self.due[1:]
            return None
        t.emit("wounds_dealt", figure=t.ref(figure), wounds=wounds)
        hand = t.hand[figure]
        if wounds >= len(hand):
            for card in hand:
                discard_order(t, figure, card, "wound")
            if wounds > len(hand):
                bleed_out(t, figure)
            self.due = self.due[1:]
        elif self.at_random or t.box.insane:
            for _ in range(wounds):
                hand = t.hand[figure]
                discard_order(t, figure, hand[t.random(len(hand))], "wound")
            self.due = self.due[1:]
        else:
            self.left = wounds
        return None

    def _wound_locust(self, t: BoardTable, figure: int, wounds: int) -> None:
        weapon = t.box.weapons[self.weapon] if self.weapon >= 0 else None
        blasts = blast_of(t, figure, weapon)
        wound_locust(t, figure, wounds, weapon)
        if t.area[figure] < 0:
            self.blasts += blasts

    def _blast(self, t: BoardTable) -> None:
        """BG-MISSION-ROADBLOCKS-04: no wounds of the weapon any more, and chosen cards go."""
        self.due = blasted(t, self.blasts[0])
        self.blasts = self.blasts[1:]
        self.weapon = -1
        self.at_random = False

    def _ask(self, t: BoardTable, seat: int) -> Decision:
        options = card_options(t, "discard", held_cards(t, seat))
        return Decision(seat, "wound", tuple(options), {"wounds": self.left})

    def answer(self, t: BoardTable, option: Option) -> None:
        seat = self.due[0].figure
        discard_order(t, seat, option.value, "wound")
        self.left -= 1
        if not self.left:
            self.due = self.due[1:]


class Kill(BoardFrame):
    """A Locust is killed outright, with the blast its death may set off."""

    FIELDS = ("figure", "own_attack")
    __slots__ = FIELDS
    NAME = "kill"
    SETTLED = False

    def __init__(self, figure: int = -1, own_attack: bool = False) -> None:
        self.figure = figure
        self.own_attack = own_attack
        """It dies of having attacked."""

    def advance(self, t: BoardTable) -> Decision | None:
        if ask_for_marker(t, self.figure):
            return None
        t.pop()
        if t.area[self.figure] >= 0:
            blasts = blast_of(t, self.figure, own_attack=self.own_attack)
            kill(t, self.figure)
            if blasts:
                t.push(Wounds(blasts=blasts))
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)
