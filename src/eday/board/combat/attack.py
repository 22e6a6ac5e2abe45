"""BG-ATTACK: the five steps of an attack, by COGs and Locusts alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from eday.board.combat.aim import AT_WILL
from eday.board.combat.blast import Wound, exposed
from eday.board.combat.dice import NORMAL, OVERKILL, Part, attack_parts, count_faces, defense_parts, total
from eday.board.combat.locust_omens import resolve_locust_omens
from eday.board.combat.omens import ASKED_OMENS, use_omen
from eday.board.combat.plain_omens import use_plain_omens
from eday.board.combat.targets import Shot, in_sight, shots
from eday.board.combat.wounds import Kill, Wounds
from eday.board.locusts.noise import make_noise
from eday.board.orders.cards import PASS, card_options, discard_order, has_reaction, reaction_cards
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema
from eday.kernel import Decision, Option

DECLARE: Final = 0
DODGE: Final = 1
ROLL: Final = 2
OMENS: Final = 3
WOUND: Final = 4
AFTER: Final = 5
END: Final = 6


class AttackEnded:
    """What an attack leaves to the rule that began it."""

    __slots__ = ("spent",)

    def __init__(self, spent: bool) -> None:
        self.spent = spent
        """It cost an ammo token."""


class Attack(BoardFrame):
    """One attack on a figure, or on every figure of an area."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "area",
        "ask",
        "at_random",
        "attacker",
        "chained",
        "dodged",
        "extra",
        "forced",
        "free",
        "mode",
        "omens",
        "phase",
        "rolled",
        "shields",
        "singles",
        "spent",
        "splash",
        "target",
        "used",
        "weapon",
        "wounds",
    )
    RECORDS: ClassVar[Mapping[str, Any]] = {"splash": Wound}
    __slots__ = FIELDS
    NAME = "attack"
    SETTLED = False

    def __init__(
        self,
        attacker: int = -1,
        target: int = -1,
        area: int = -1,
        weapon: int = -1,
        mode: int = 0,
        extra: int = 0,
        free: bool = False,
        forced: bool = False,
    ) -> None:
        self.attacker = attacker
        self.target = target
        """The attacked figure, -1 when the whole area is attacked."""
        self.area = area
        self.weapon = weapon
        self.mode = mode
        self.extra = extra
        self.free = free
        """No ammo token is paid (Ambush)."""
        self.forced = forced
        """The triggered ability is used at least once, whatever is rolled."""
        self.phase = DECLARE
        self.ask: tuple[int, ...] = ()
        self.dodged: tuple[int, ...] = ()
        self.rolled: tuple[int, ...] = ()
        """Defenders, in the order of `shields`."""
        self.shields: tuple[int, ...] = ()
        self.singles: tuple[int, ...] = ()
        """Shields on dice that show exactly one."""
        self.wounds = 0
        self.omens = 0
        """Omens rolled that are still to be used."""
        self.used = 0
        """Omens used."""
        self.splash: tuple[Wound, ...] = ()
        """Wounds without defense that the omens deal to bystanders."""
        self.at_random = False
        self.spent = False
        """Whether it cost an ammo token; grenades are none (BG-FAQ-06)."""
        self.chained = False
        """Granted by an omen: it cannot grant another."""

    # ------------------------------------------------------------------ the steps

    def advance(self, t: BoardTable) -> Decision | None:
        phase = self.phase
        if phase == DECLARE:
            self._declare(t)
        elif phase == DODGE:
            if self.ask:
                return self._ask_dodge(t)
            self.phase = ROLL
        elif phase == ROLL:
            self._roll(t)
        elif phase == OMENS:
            return self._omens(t)
        elif phase == WOUND:
            self._wound(t)
        elif phase == AFTER:
            self._after(t)
        else:
            self._end(t)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        if self.phase == DODGE:
            seat = self.ask[0]
            self.ask = self.ask[1:]
            if option.kind == "dodge":
                discard_order(t, seat, option.value, "dodge")
                self.dodged = (*self.dodged, seat)
        else:
            use_omen(t, self, option)

    def defenders(self, t: BoardTable) -> list[int]:
        """The attacked figure, or every figure of the area that can be hurt (BG-GRENADE-05)."""
        if self.target >= 0:
            return [self.target] if t.area[self.target] >= 0 else []
        figures = exposed(t, self.area)
        return figures if self.weapon >= 0 else [f for f in figures if f != self.attacker]

    def _declare(self, t: BoardTable) -> None:
        """Steps 1 and 2: defender, weapon and cost (BG-ATTACK-01 to 04)."""
        target = t.ref(self.target) if self.target >= 0 else t.area_ref(self.area)
        if self.weapon < 0:
            t.emit("attack_declared", attacker=t.ref(self.attacker), target=target)
            for seat in executed(t, self.target, self.area):
                self._execute(t, seat)
            if not self.defenders(t):
                self.phase = AFTER
                return
        else:
            t.note_attack(self.attacker)
            card = t.box.weapons[self.weapon]
            mode = "overkill" if self.mode == OVERKILL else "normal"
            t.emit("attack_declared", attacker=t.ref(self.attacker), target=target, weapon=card.ref, mode=mode)
            free = self.free and card.token == "ammo"
            if self.mode == OVERKILL and not free and card.token != "none":
                change_tokens(t, self.attacker, self.weapon, -1)
                self.spent = card.token == "ammo"
        if self.target >= 0:
            self.area = t.area[self.target]
        dodgers = [f for f in self.defenders(t) if t.is_cog(f) and has_reaction(t, f, "dodge")]
        self.ask = t.in_turn_order(dodgers)
        self.phase = DODGE

    def _execute(self, t: BoardTable, seat: int) -> None:
        """BG-INSANE-02: no dice, the player is eliminated."""
        t.eliminated[seat] = True
        t.area[seat] = -1
        t.emit("cog_eliminated", figure=t.ref(seat), seat=seat)
        t.update_standing()

    def _ask_dodge(self, t: BoardTable) -> Decision:
        """BG-REACT-DODGE: declared ahead of the roll, once per player and attack."""
        seat = self.ask[0]
        options = [*card_options(t, "dodge", reaction_cards(t, seat, "dodge")), PASS]
        return Decision(seat, "dodge", tuple(options), {"attacker": t.ref(self.attacker)})

    def attack_parts(self, t: BoardTable) -> list[Part]:
        """The attack dice and where they come from."""
        return attack_parts(t, self.attacker, self.weapon, self.mode, self.extra)

    def _roll(self, t: BoardTable) -> None:
        """Steps 3 and 4: collect and roll all dice."""
        box = t.box
        attack = t.roll(total(self.attack_parts(t)))
        self.omens, self.wounds = count_faces(attack, box.attack_faces)
        if self.forced:
            self.omens = max(1, self.omens)
        defense: dict[str, list[str]] = {}
        defenders = self.defenders(t)
        shields, singles = [], []
        for figure in defenders:
            parts = defense_parts(t, self.attacker, figure, self.weapon, figure in self.dodged)
            faces = [box.defense_faces[face] for face in t.roll(total(parts))]
            shields.append(sum(face.shields for face in faces))
            singles.append(sum(1 for face in faces if face.shields == 1))
            defense[t.ref(figure)] = [face.name for face in faces]
        self.rolled, self.shields, self.singles = tuple(defenders), tuple(shields), tuple(singles)
        names = [box.attack_faces[face].name for face in attack]
        t.emit("dice_rolled", attacker=t.ref(self.attacker), attack=names, defense=defense)
        self.phase = OMENS

    def _omens(self, t: BoardTable) -> Decision | None:
        """Step 4: the triggered ability for each omen (BG-ATTACK-09)."""
        if not self.omens:
            self.phase = WOUND
            return None
        if self.weapon < 0:
            resolve_locust_omens(t, self)
            return None
        omen = t.box.weapons[self.weapon].omen
        if omen is not None and type(omen) in ASKED_OMENS:
            options = ASKED_OMENS[type(omen)](t, self, omen)
            if options:
                context = {"ability": type(omen).__name__, "omens": self.omens}
                return Decision(self.attacker, "omen", tuple(options), context)
            self.omens = 0
            return None
        use_plain_omens(t, self, omen)
        return None

    def _wound(self, t: BoardTable) -> None:
        """Step 5: wounds minus shields (BG-ATTACK-11), then bystanders."""
        due = [
            Wound(figure, self.wounds - shields)
            for figure, shields in zip(self.rolled, self.shields, strict=True)
            if self.wounds > shields
        ]
        if not due:
            t.emit("attack_missed", attacker=t.ref(self.attacker))
        self.phase = AFTER
        t.push(Wounds((*due, *self.splash), self.weapon, self.at_random))

    def _after(self, t: BoardTable) -> None:
        """Some Locusts die of their own attack."""
        self.phase = END
        if not t.is_cog(self.attacker) and t.area[self.attacker] >= 0:
            dies = t.enemy_of(self.attacker).dies_after
            if dies == "attack" or (dies == "omen" and self.used):
                t.push(Kill(self.attacker, own_attack=True))

    def _end(self, t: BoardTable) -> None:
        """BG-ATTACK-14. The Mulcher may fire once more; attacks of COGs are heard."""
        omen = t.box.weapons[self.weapon].omen if self.weapon >= 0 else None
        if isinstance(omen, schema.ExtraAttack) and self.used and not self.chained:
            t.pop()
            t.push(ExtraShot(self.attacker, self.weapon, self.spent))
        else:
            t.pop(AttackEnded(self.spent))
        if t.is_cog(self.attacker):
            make_noise(t, self.attacker, self.area if self.target < 0 else t.area[self.attacker])


def executed(t: BoardTable, target: int, area: int) -> list[int]:
    """Bleeding-out COGs a Locust's attack hits, on one figure or on a whole area with insane difficulty (R-08)."""
    if target >= 0:
        return [target] if t.is_cog(target) and t.bleeding[target] else []
    if not t.box.insane:
        return []
    return [seat for seat in range(t.box.players) if t.bleeding[seat] and t.area[seat] == area]


class ExtraShot(BoardFrame):
    """The Mulcher's omen: one more normal attack if the card still holds ammo (BG-FAQ-04)."""

    FIELDS = ("done", "seat", "spent", "weapon")
    __slots__ = FIELDS
    NAME = "extra_shot"

    def __init__(self, seat: int = -1, weapon: int = -1, spent: bool = False) -> None:
        self.seat = seat
        self.weapon = weapon
        self.spent = spent
        self.done = False

    def advance(self, t: BoardTable) -> Decision | None:
        tokens = dict(t.weapons[self.seat]).get(self.weapon, 0)
        if self.done or tokens < 1 or self.seat not in t.standing:
            t.pop(AttackEnded(self.spent))
            return None
        options = shots(t, self.seat, self.weapon, [NORMAL], AT_WILL, in_sight(t, self.seat))
        return Decision(self.seat, "extra_attack", (*options, Option("decline", "decline")))

    def answer(self, t: BoardTable, option: Option) -> None:
        self.done = True
        if option.kind == "attack":
            shot: Shot = option.value
            attack = Attack(self.seat, shot.figure, t.area[shot.figure], shot.weapon, shot.mode)
            attack.chained = True
            t.push(attack)
