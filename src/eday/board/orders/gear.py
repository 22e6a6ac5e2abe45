"""Weapon cards changing hands: gaining, loading, dropping (BG-WEAPON, BG-DROP-06 to 08)."""

from __future__ import annotations

from typing import Final

from eday.board.combat.arms import CHARGED, NOT_CARRIED
from eday.board.pieces import Held
from eday.board.printed import Weapon
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.weapons import change_tokens
from eday.kernel import Decision, Option

GRENADES: Final = "bolo_grenade"
NO_AMMO_THERE: Final = Why("BG-FAQ-06", "why-no-ammo-there", ("weapon",))
KEEP_GRENADES: Final = Why("BG-WEAPON-03", "why-keep-grenades", ("weapon",))


def weapon_ref(t: BoardTable, weapon: int) -> str:
    """Name of a weapon card."""
    return t.box.weapons[weapon].ref


def weapon_option(t: BoardTable, kind: str, weapon: int) -> Option:
    """An option about a weapon card; it reads the same whatever lies on the card, so it is made once for a box."""
    made = t.box.weapon_options(kind)
    option = made[weapon]
    if option is None:
        ref = weapon_ref(t, weapon)
        option = made[weapon] = Option(f"{kind}:{ref}", kind, (ref,), value=weapon)
    return option


def holds(t: BoardTable, seat: int, weapon: int) -> bool:
    """Whether the seat carries that weapon."""
    return any(held == weapon for held, _ in t.weapons[seat])


def unloadable(card: Weapon, tokens: int) -> Why | None:
    """Why no ammo token may go on a carried weapon; grenades never take any (BG-FAQ-06)."""
    if card.token != "ammo":
        return NO_AMMO_THERE
    return CHARGED if card.charge and tokens >= card.charge else None


def loadable(t: BoardTable, seat: int) -> list[int]:
    """Weapons of the seat that take ammo tokens."""
    return [weapon for weapon, tokens in t.weapons[seat] if unloadable(t.box.weapons[weapon], tokens) is None]


def load(t: BoardTable, seat: int, weapon: int, tokens: int) -> None:
    """Put ammo tokens on a carried weapon, as many as it takes."""
    card = t.box.weapons[weapon]
    if card.charge:
        tokens = min(tokens, card.charge - dict(t.weapons[seat])[weapon])
    if card.token == "ammo" and tokens > 0:
        change_tokens(t, seat, weapon, tokens)


def load_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """One option for each weapon an ammo token may go on."""
    options = []
    for weapon, tokens in t.weapons[seat]:
        why = unloadable(t.box.weapons[weapon], tokens)
        if why is None:
            options.append(weapon_option(t, "gain_ammo", weapon))
        elif refused is not None:
            refused.note((weapon_ref(t, weapon),), why, weapon=refused.ref)
    if refused is not None:
        note_not_carried(t, seat, refused)
    return options


def note_not_carried(t: BoardTable, seat: int, refused: Refusals) -> None:
    """Nothing is done with a weapon that another one carries."""
    weapon = refused.asked("weapon", t.box.weapon_index)
    if weapon >= 0 and not holds(t, seat, weapon):
        refused.bar(NOT_CARRIED, weapon=refused.ref)


def gain_weapon(t: BoardTable, seat: int, weapon: int, ammo: int) -> None:
    """Take a weapon card with ammo; one already carried gains the ammo instead (BG-WEAPON-07).

    Only a random weapon can be such a second copy: it is discarded.
    """
    card = t.box.weapons[weapon]
    if holds(t, seat, weapon):
        t.weapon_discards = (*t.weapon_discards, weapon)
        load(t, seat, weapon, 2)
        return
    tokens = ammo if card.token == "ammo" else 0
    t.weapons[seat] = (*t.weapons[seat], Held(weapon, tokens))
    t.emit("weapon_gained", seat=seat, weapon=weapon_ref(t, weapon), tokens=tokens)
    if over_limit(t, seat):
        t.push(DropWeapon(seat))


def take_special(t: BoardTable, seat: int, weapon: int, ammo: int) -> None:
    """A special weapon from the box, or with no copy left the top random weapon (BG-DROP-07)."""
    if holds(t, seat, weapon):
        load(t, seat, weapon, 2)
    elif t.supply[weapon]:
        t.supply[weapon] -= 1
        gain_weapon(t, seat, weapon, ammo)
    elif random_weapons(t):
        gain_weapon(t, seat, draw_random_weapon(t), ammo)


def random_weapons(t: BoardTable) -> int:
    """How many random weapons can still be drawn, discards included (BG-LIMITS-07)."""
    return len(t.weapon_deck) + len(t.weapon_discards)


def draw_random_weapon(t: BoardTable) -> int:
    """The top card of the random weapon deck; an empty deck is rebuilt from its discards."""
    if not t.weapon_deck:
        t.weapon_deck, t.weapon_discards = tuple(sorted(t.weapon_discards)), ()
        t.emit("weapon_deck_reshuffled", cards=len(t.weapon_deck))
    index = t.random(len(t.weapon_deck))
    weapon = t.weapon_deck[index]
    t.weapon_deck = t.weapon_deck[:index] + t.weapon_deck[index + 1 :]
    return weapon


def over_limit(t: BoardTable, seat: int) -> bool:
    """BG-WEAPON-05, 06: the grenade card and three others, Baird four."""
    others = sum(1 for weapon, _ in t.weapons[seat] if t.box.weapons[weapon].id != GRENADES)
    return others > t.box.cogs[seat].other_weapons


def drop_options(
    t: BoardTable, seat: int, weapons: list[int] | None = None, refused: Refusals | None = None
) -> list[Option]:
    """Discarding one of the seat's weapons, or of these; grenades are excepted (BG-WEAPON-03)."""
    if weapons is None:
        weapons = [weapon for weapon, _ in t.weapons[seat]]
    options = []
    for weapon in weapons:
        if t.box.weapons[weapon].id != GRENADES:
            options.append(weapon_option(t, "drop", weapon))
        elif refused is not None:
            refused.note((weapon_ref(t, weapon),), KEEP_GRENADES, weapon=refused.ref)
    if refused is not None:
        note_not_carried(t, seat, refused)
    return options


def drop_weapon(t: BoardTable, seat: int, weapon: int) -> None:
    """Put a weapon card back into the box, tokens and all: it is out of the game (BG-WEAPON-03)."""
    t.weapons[seat] = tuple(held for held in t.weapons[seat] if held.weapon != weapon)
    t.removed_weapons = (*t.removed_weapons, weapon)
    t.emit("weapon_discarded", seat=seat, weapon=weapon_ref(t, weapon))


class DropWeapon(BoardFrame):
    """One weapon too many: one leaves the game (R-07)."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "drop_weapon"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def advance(self, t: BoardTable) -> Decision | None:
        if not over_limit(t, self.seat):
            t.pop()
            return None
        return Decision(self.seat, "drop_weapon", tuple(drop_options(t, self.seat)))

    def answer(self, t: BoardTable, option: Option) -> None:
        drop_weapon(t, self.seat, option.value)


class SplitAmmo(BoardFrame):
    """Up to so many ammo tokens, on any of the seat's weapons."""

    FIELDS = ("left", "seat")
    __slots__ = FIELDS
    NAME = "split_ammo"

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def advance(self, t: BoardTable) -> Decision | None:
        options = load_options(t, self.seat) if self.left else []
        if not options:
            t.pop()
            return None
        return Decision(self.seat, "split_ammo", (*options, Option("enough", "enough")), {"left": self.left})

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "enough":
            self.left = 0
        else:
            self.left -= 1
            change_tokens(t, self.seat, option.value, 1)


class KeepWeapon(BoardFrame):
    """Keep one of the drawn random weapons; the rest are discarded beside their deck."""

    FIELDS = ("ammo", "drawn", "seat")
    __slots__ = FIELDS
    NAME = "keep_weapon"

    def __init__(self, seat: int = 0, drawn: tuple[int, ...] = (), ammo: int = 0) -> None:
        self.seat = seat
        self.drawn = drawn
        self.ammo = ammo

    def advance(self, t: BoardTable) -> Decision | None:
        if not self.drawn:
            t.pop()
            return None
        options = [weapon_option(t, "keep", weapon) for weapon in dict.fromkeys(self.drawn)]
        return Decision(self.seat, "keep_weapon", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        kept: int = option.value
        rest = list(self.drawn)
        rest.remove(kept)
        t.weapon_discards = (*t.weapon_discards, *rest)
        t.pop()
        gain_weapon(t, self.seat, kept, self.ammo)
