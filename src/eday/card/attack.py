"""CG-COMBAT-19: an attack, step by step, into cover or at the enemy player."""

from __future__ import annotations

from eday.card.damage import DirectDamage, Packet, damaged_effects, deal, kill, packet, suppress, wither
from eday.card.deploy import playable, value_fits
from eday.card.effects import Effects, fire, queue, queue_all
from eday.card.fight import Fight
from eday.card.piles import pile_options
from eday.card.statics import direct_change, has_keyword, most_blockers, strikes_first, values
from eday.card.table import DISCARD, HAND, PLAY, RESERVE, CardTable
from eday.content import card_schema as schema
from eday.kernel import Decision, Option

DECLARE, BLOCK, DEFENDER, ATTACKER, STRIKE, ENTER, AFTER, END = range(8)


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
    __slots__ = tuple(field for field in FIELDS if field not in ("attackers", "blockers", "place", "target"))
    NAME = "attack"
    SETTLED = False

    def __init__(self, attackers: tuple[int, ...] = (), place: int = -1, cross: bool = False) -> None:
        super().__init__()
        self.attackers = attackers
        self.place = place
        self.cross = cross
        self.phase = DECLARE
        self.blocked = False
        self.asked = False
        """The blockers have been named."""
        self.reactions: tuple[int, ...] = ()
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
        elif kind == "enter":
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
        rule = "offensive" if t.far[unit] else "defensive"
        fire(t, queue(t, rule, unit, t.box.owner[unit], event="declares_attack"))

    # ------------------------------------------------------------------ blocking and reactions

    def _ask_block(self, t: CardTable) -> Decision | None:
        """CG-DIRECT-02, CG-MULTIBLOCK-05: all blockers are named before any reaction."""
        if not self._alive(t):
            self.phase = AFTER
            return None
        side = 1 - self._side(t)
        free = [u for u in able_blockers(t, side) if u not in self.blockers]
        if self.asked or not free or len(self.blockers) >= most_blockers(t):
            self.blocked = bool(self.blockers)
            if self.blocked:
                t.emit("attack_blocked", blockers=[t.ref(unit) for unit in self.blockers])
            self.phase = DEFENDER if self.blocked else ATTACKER
            return None
        options = [Option(f"block:{t.ref(unit)}", "block", (t.ref(unit),), value=unit) for unit in free]
        options.append(Option("done", "done") if self.blockers else Option("no_block", "no_block"))
        return Decision(side, "block", tuple(options), {"attacker": t.ref(self.attackers[0])})

    def _react(self, t: CardTable, side: int, then: int) -> Decision | None:
        """CG-REACTION-02 to 05. The window depends on public facts alone: a hand with cards in it."""
        if not self._alive(t) or not t.hand[side] or any(t.box.owner[card] == side for card in self.reactions):
            self.phase = then
            return None
        hand = t.hand[side]
        cards = [
            card
            for card in hand
            if isinstance(t.box.cards[card], schema.Reaction)
            and value_fits(t, card, len(hand))
            and playable(t, card, side, "play")
        ]
        options = (*pile_options(t, "react", cards), Option("pass", "pass"))
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
        """CG-DIRECT-03, 04, 14, CG-ENEMYCOVER-04."""
        constants = t.box.content.constants
        amount = constants.direct_damage + direct_change(t, unit)
        if amount > 0 and t.far[unit]:
            amount += constants.enemy_cover_damage
        t.push(DirectDamage(1 - self._side(t), max(0, amount), unit))

    def _exchange(self, t: CardTable, attackers: list[int], defenders: list[int]) -> None:
        """CG-COMBAT-18: both amounts are fixed first, both kills are checked together."""
        victim = self.victim if self.victim in attackers else attackers[0]
        out = self._packets_out(t, attackers, defenders)
        back = self._packet_back(t, defenders, victim)
        if any(strikes_first(t, unit) for unit in attackers):
            dead = deal(t, out)
            left = [unit for unit in defenders if unit not in dead]
            back = self._packet_back(t, left, victim) if left else (victim, 0, -1)
            dead += deal(t, [back])
        else:
            dead = deal(t, [*out, back])
        packets = [*out, back]
        self.hurt = tuple(unit for unit, amount, _ in packets if amount > 0 and unit not in dead)
        noted = damaged_effects(t, packets)
        fallen = [unit for unit in defenders if unit in dead]
        if self.place >= 0 and fallen:
            self.entrants = tuple(unit for unit in attackers if unit not in dead)
        overrun = self._overrun(t, attackers, len(fallen))
        noted += kill(t, [unit for unit in defenders if unit in dead], tuple(attackers))
        noted += kill(t, [unit for unit in attackers if unit in dead], tuple(defenders))
        fire(t, noted)
        for amount in overrun:
            t.push(DirectDamage(1 - self._side(t), amount))

    def _overrun(self, t: CardTable, attackers: list[int], fallen: int) -> list[int]:
        """CG-OVERRUN-02 to 04: direct damage for each enemy unit killed, dealt because of the attacking unit."""
        constants = t.box.content.constants
        found = []
        for unit in attackers:
            if not t.box.has("overrun") or not has_keyword(t, unit, "overrun"):
                continue
            for _ in range(fallen):
                more = constants.enemy_cover_damage if t.far[unit] else 0
                found.append(constants.overrun_damage + direct_change(t, unit) + more)
        return found

    def _packets_out(self, t: CardTable, attackers: list[int], defenders: list[int]) -> list[Packet]:
        """CG-MULTIBLOCK-02: the full attack value to each."""
        total = sum(max(0, values(t, unit)[0]) for unit in attackers)
        dealer = attackers[0]
        far = any(t.far[unit] for unit in attackers)
        return [(unit, packet(t, total, dealer, unit, far), dealer) for unit in defenders]

    def _packet_back(self, t: CardTable, defenders: list[int], victim: int) -> Packet:
        """CG-MULTIBLOCK-03, 06: the sum, as one packet."""
        total = sum(max(0, values(t, unit)[0]) for unit in defenders)
        dealer = defenders[0] if len(defenders) == 1 else -1
        return victim, packet(t, total, dealer, victim, any(t.far[unit] for unit in defenders)), dealer

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
        t.lasting = tuple(one for one in t.lasting if one[4] != "attack")
        t.pop()
        t.alert = True


def able_blockers(t: CardTable, side: int) -> list[int]:
    """CG-BLOCK-01, 02: ready units in reserve."""
    return [unit for unit in t.reserve[side] if not t.suppressed[unit] and not has_keyword(t, unit, "no_block")]
