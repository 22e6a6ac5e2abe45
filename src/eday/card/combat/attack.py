"""CG-COMBAT-19: an attack, step by step, into cover or at the enemy player."""

from __future__ import annotations

from typing import Final, NamedTuple

from eday.card.combat.block import blockers
from eday.card.combat.damage import (
    Blow,
    DirectDamage,
    Packet,
    damaged_effects,
    direct_amount,
    kill,
    lethal,
    packet,
    suppress,
    tell,
    wither,
)
from eday.card.combat.fight import Fight
from eday.card.combat.reaction import reactions, window_bar
from eday.card.effects.effect import Effects, Queued, fire, queue, queue_all
from eday.card.effects.statics import attack_of, has_keyword, strikes_first
from eday.card.piles import pile_options
from eday.card.table import DISCARD, HAND, PLAY, RESERVE, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option

DECLARE: Final = 0
BLOCK: Final = 1
DEFENDER: Final = 2
ATTACKER: Final = 3
STRIKE: Final = 4
ENTER: Final = 5
AFTER: Final = 6
END: Final = 7

NAMED: Final = Option("done", "done")
NO_BLOCK: Final = Option("no_block", "no_block")
PASS: Final = Option("pass", "pass")


class Exchange(NamedTuple):
    """The blows of an attack, all dealt at the same time."""

    packets: list[Packet]
    dead: list[int]
    overruns: list[Queued]
    """Direct damage for each defender killed."""


class Attack(Fight):
    """One attack by one unit, or by several at once (Coordinated Assault)."""

    FIELDS = (
        "asked",
        "attackers",
        "blocked",
        "blockers",
        "cross",
        "entrants",
        "hurt",
        "phase",
        "place",
        "reactions",
        "struck",
        "target",
        "victim",
    )
    CARDS = ("attackers", "blockers", "entrants", "hurt", "reactions", "target", "victim")
    __slots__ = tuple(field for field in FIELDS if field not in Fight.__slots__)
    NAME = "attack"

    def __init__(self, attackers: tuple[int, ...] = (), place: int = -1, cross: bool = False) -> None:
        super().__init__()
        self.attackers = attackers
        self.place = place
        self.cross = cross
        self.phase = DECLARE
        self.blocked = False
        self.asked = False
        """The blockers have been named."""
        self.victim = -1
        """The one of several attackers that takes the damage."""
        self.struck = False
        self.hurt: tuple[int, ...] = ()
        """Units damaged and not killed."""
        self.entrants: tuple[int, ...] = ()
        """Attackers that may enter the cover they have won."""

    # ------------------------------------------------------------------ the steps

    def advance(self, t: CardTable) -> Decision | None:
        phase = self.phase
        if DECLARE < phase < ENTER and wither(t):
            return None
        if phase == DECLARE:
            self._declare(t)
        elif phase == BLOCK:
            return self._ask_block(t)
        elif phase == DEFENDER:
            return self._react(t, 1 - self._side(t), ATTACKER)
        elif phase == ATTACKER:
            return self._react(t, self._side(t), STRIKE)
        elif phase == STRIKE:
            return self._strike(t)
        elif phase == ENTER:
            return self._enter(t)
        elif phase == AFTER:
            self._after(t)
        else:
            self._end(t)
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        kind = option.kind
        if kind == "block":
            self.blockers = (*self.blockers, option.value)
        elif kind in ("no_block", "done"):
            self.asked = True
        elif kind == "react":
            self._deploy_reaction(t, option.value)
        elif kind == "pass":
            self.phase = ATTACKER if self.phase == DEFENDER else STRIKE
        elif kind == "hit":
            self.victim = option.value
        else:
            assert kind == "enter", kind
            self.entrants = (option.value,)

    def _side(self, t: CardTable) -> int:
        return t.box.owner[self.attackers[0]]

    def _alive(self, t: CardTable) -> list[int]:
        return [unit for unit in self.attackers if t.is_in(unit, "battlefield")]

    def _declare(self, t: CardTable) -> None:
        refs = [t.ref(unit) for unit in self.attackers]
        if self.place >= 0:
            self.target = t.occupant[self.place]
            row = f"row:{self.place + 1}"
            t.emit("attack_declared", attackers=refs, row=row, target=t.ref(self.target))
            self.phase = DEFENDER
            return
        unit = self.attackers[0]
        if self.cross:
            # CG-ENEMYCOVER-01, 09
            t.far[unit] = True
            t.emit("cover_crossed", card=t.ref(unit))
        t.emit("attack_declared", attackers=refs)
        self.phase = BLOCK
        rule: schema.Trigger = "offensive" if t.far[unit] else "defensive"
        fire(t, queue(t, rule, unit, t.box.owner[unit], event="declares_attack"))

    # ------------------------------------------------------------------ blocking and reactions

    def _ask_block(self, t: CardTable) -> Decision | None:
        """CG-DIRECT-02, CG-MULTIBLOCK-05: all blockers are named before any reaction."""
        if not self._alive(t):
            self.phase = AFTER
            return None
        side = 1 - self._side(t)
        free = [] if self.asked else blockers(t, side)
        if not free:
            self.blocked = bool(self.blockers)
            if self.blocked:
                t.emit("attack_blocked", blockers=[t.ref(unit) for unit in self.blockers])
            self.phase = DEFENDER
            return None
        options = [Option(f"block:{t.ref(unit)}", "block", (t.ref(unit),), value=unit) for unit in free]
        options.append(NAMED if self.blockers else NO_BLOCK)
        return Decision(side, "block", tuple(options), {"attacker": t.ref(self.attackers[0])})

    def _react(self, t: CardTable, side: int, then: int) -> Decision | None:
        """CG-REACTION-02 to 05. The window depends on public facts alone: a hand with cards in it."""
        if not self._alive(t) or not t.hand[side] or window_bar(t, self, side) is not None:
            self.phase = then
            return None
        options = (*pile_options(t, "react", reactions(t, side)), PASS)
        return Decision(side, "reaction", options, {"attacker": t.ref(self.attackers[0])}, always=True)

    def _deploy_reaction(self, t: CardTable, card: int) -> None:
        side = t.box.owner[card]
        card = t.put(card, PLAY, HAND)
        self.reactions = (*self.reactions, card)
        t.emit("reaction_deployed", seat=side, card=t.ref(card))
        t.push(Effects(card, side, "play"))

    # ------------------------------------------------------------------ damage

    def _strike(self, t: CardTable) -> Decision | None:
        attackers = self._alive(t)
        if self.struck or not attackers:
            self.phase = ENTER
            return None
        if self.place < 0 and not self.blocked:
            self.struck = True
            self._hit_the_player(t, attackers[0])
            return None
        defenders = [unit for unit in self.defenders() if t.is_in(unit, "battlefield")]
        if not defenders:
            # CG-COMBAT-25, CG-BLOCK-09
            self.struck = True
            self.entrants = tuple(attackers) if self.place >= 0 else ()
            return None
        if len(attackers) > 1 and self.victim < 0:
            options = [Option(f"hit:{t.ref(unit)}", "hit", (t.ref(unit),), value=unit) for unit in attackers]
            return Decision(1 - self._side(t), "hit", tuple(options), {"target": t.ref(defenders[0])})
        self.struck = True
        self._exchange(t, attackers, defenders)
        return None

    def _hit_the_player(self, t: CardTable, unit: int) -> None:
        """CG-DIRECT-03, 04, CG-ENEMYCOVER-04."""
        seat = 1 - self._side(t)
        t.push(DirectDamage(seat, direct_amount(t, seat, t.box.content.constants.direct_damage, unit), unit))

    def _exchange(self, t: CardTable, attackers: list[int], defenders: list[int]) -> None:
        """CG-COMBAT-18: both amounts are fixed first, both kills are checked together."""
        packets, dead, overruns = self.exchange(t, attackers, defenders)
        tell(t, packets)
        self.hurt = tuple(one.unit for one in packets if one.amount > 0 and one.unit not in dead)
        if self.place >= 0 and any(unit in dead for unit in defenders):
            self.entrants = tuple(unit for unit in attackers if unit not in dead)
        noted = damaged_effects(t, packets)
        noted += overruns
        noted += kill(t, dead, {one.unit: one.dealers for one in packets})
        fire(t, noted)

    def exchange(self, t: CardTable, attackers: list[int], defenders: list[int]) -> Exchange:
        """The blows as they fall now."""
        victim = self.victim if self.victim in attackers else attackers[0]
        beaten = _beaten_to_it(t, attackers, defenders, victim)
        packets = _packets(t, attackers, defenders, victim, beaten)
        dead = lethal(t, packets)
        fatal = [one for one in packets if one.unit in dead and one.unit in defenders]
        return Exchange(packets, dead, self._overrun(t, fatal))

    def foreseen(self, t: CardTable) -> Exchange | None:
        """The blows of an attack that stands before them; None where none are exchanged."""
        attackers = self._alive(t)
        defenders = [unit for unit in self.defenders() if t.is_in(unit, "battlefield")]
        if self.phase != STRIKE or self.struck or not attackers or not defenders:
            return None
        return self.exchange(t, attackers, defenders)

    def _overrun(self, t: CardTable, fatal: list[Packet]) -> list[Queued]:
        """CG-OVERRUN-01 to 04, C-12: direct damage for each enemy unit killed, fixed while the attacker is there."""
        if not t.box.has("overrun"):
            return []
        side, base = self._side(t), t.box.content.constants.overrun_damage
        return [
            Queued(t.box.overrun, unit, side, one.unit, direct_amount(t, 1 - side, base, unit))
            for one in fatal
            for unit in one.dealers
            if has_keyword(t, unit, "overrun")
        ]

    # ------------------------------------------------------------------ afterwards

    def _enter(self, t: CardTable) -> Decision | None:
        """CG-COMBAT-14: the winner moves beside the cover, on its own side (CG-ENEMYCOVER-10)."""
        able = [unit for unit in self.entrants if t.zone[unit] == RESERVE and not has_keyword(t, unit, "no_cover")]
        if self.place < 0 or not able or t.row[self.place] < 0 or t.occupant[self.place] >= 0:
            self.phase = AFTER
            return None
        if len(able) > 1:
            options = [Option(f"enter:{t.ref(unit)}", "enter", (t.ref(unit),), value=unit) for unit in able]
            return Decision(self._side(t), "enter", tuple(options), {"row": f"row:{self.place + 1}"})
        t.enter(able[0], self.place)
        self.phase = AFTER
        return None

    def _after(self, t: CardTable) -> None:
        """CG-SUPPRESS-01, 07, 08, then what follows an attack."""
        self.phase = END
        for unit in self.hurt:
            suppress(t, unit)
        fire(t, queue_all(t, "after_attack", (self._side(t), 1 - self._side(t))))

    def _end(self, t: CardTable) -> None:
        """CG-REACTION-06, 07: reactions and their bonuses end with the attack."""
        for card in self.reactions:
            t.put(card, DISCARD)
        t.expire("attack")
        t.pop()
        t.alert = True


def _packets(t: CardTable, attackers: list[int], defenders: list[int], victim: int, idle: list[int]) -> list[Packet]:
    """CG-MULTIBLOCK-02, 03: all of the attackers' damage to each defender, the defenders' sum to one attacker.

    Units that are `idle` deal none.
    """
    out = [Blow(unit, attack_of(t, unit)) for unit in attackers if unit not in idle]
    back = [Blow(unit, attack_of(t, unit)) for unit in defenders if unit not in idle]
    return [*[packet(t, unit, out) for unit in defenders], packet(t, victim, back)]


def _beaten_to_it(t: CardTable, attackers: list[int], defenders: list[int], victim: int) -> list[int]:
    """Units that are killed by those who strike first, before they have struck themselves."""
    slow = [unit for unit in (*attackers, *defenders) if not strikes_first(t, unit)]
    if len(slow) == len(attackers) + len(defenders):
        return []
    return [unit for unit in lethal(t, _packets(t, attackers, defenders, victim, slow)) if unit in slow]
