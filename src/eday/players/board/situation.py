"""The table through the eyes of one seat: who stands where, who threatens whom, where to go."""

from __future__ import annotations

from typing import Any

from eday.players.board.aims import SEAL, Aim, aim_of
from eday.players.board.chances import IDLE, Omen
from eday.players.board.kit import Action, Arm, Kit, kit_of
from eday.players.board.lore import CLAWS, LEAP, THREAT
from eday.players.board.terrain import FAR, Terrain, spread, terrain_of
from eday.players.seat_view import SeatGame

Spot = tuple[str, str | None]
"""An area, and the cover space in it or None."""
Figure = dict[str, Any]

# What things are worth, in order cards: guesses, kept where playing many games found nothing better.
REVIVE = 4.0
PREY = 1.5
"""How much more the death of the enemy the mission names is worth."""
LURE, LURED = 1.2, 5.0
"""Drawing the Berserker one area nearer to where she should be, and into it."""
WOKEN = 0.5
"""Drawing her one area nearer for nothing."""
CHARGE = 2.0
"""Loading the Hammer of Dawn while a hide has to be pierced; else a quarter."""
WEAK = 2
"""A hand so thin that the goal has to wait."""
WAITING = 0.3
"""What is left of the drive to the goal with a thin hand, or while a comrade bleeds."""
HELP = 0.8
"""One area nearer to a bleeding comrade."""
CALM, FEAR = 1.0, 2.0
"""How much a wound to be expected hurts: always, and shared out over the cards in hand."""
COVER = 0.25
FARTHEST = 40
"""Beyond so many areas a goal draws no more."""
APART = 0.12
"""Each area beyond 2 from the nearest comrade."""
WOUND = 0.35
"""A wound, as a share of a kill."""
AMMO, LAST_AMMO = 0.35, 0.3
"""An ammo token: always, and shared out over the tokens left."""


class Situation:
    """Everything the heuristics ask about the present view."""

    __slots__ = ("_attack", "_place", "aim", "comrades", "field", "game", "here", "holes", "kinds", "kit", "land",
                 "locusts", "me", "patient", "view")  # fmt: skip

    def __init__(self, game: SeatGame) -> None:
        view = game.view
        self.game = game
        self.view = view
        self.kit: Kit = kit_of(game.components())
        self.me: Figure = view["cogs"][game.seat]
        self.comrades: list[Figure] = [
            cog for cog in view["cogs"] if cog["seat"] != game.seat and not cog["eliminated"] and cog["area"]
        ]
        self.locusts: list[Figure] = view["locusts"]
        self.kinds: dict[str, Figure] = {slot["enemy"]: slot for slot in view["enemies"].values() if slot}
        self.land: Terrain = terrain_of(view["map"])
        self.holes = ["area:" + hole.partition(":")[2] for hole in view["map"]["open_holes"]]
        self.here: Spot = (self.me["area"], self.me["cover"])
        self._place: dict[Spot, float] = {}
        self._attack: dict[tuple[Spot, Action, bool], float] = {}
        self.patient: str | None = self._nearest_patient()
        self.aim: Aim = aim_of(view, self.land, self.me, game.sight, self.kit)
        self.field: dict[str, int] = spread(self.aim.areas, self.land.neighbours)

    # ------------------------------------------------------------------ figures

    @property
    def cards(self) -> int:
        """Health of the own COG."""
        return int(self.me["cards"])

    @property
    def fear(self) -> float:
        """How much a wound hurts now."""
        return CALM + FEAR / (1 + self.cards)

    def locust(self, ref: str) -> Figure | None:
        """A Locust by name."""
        return next((locust for locust in self.locusts if locust["ref"] == ref), None)

    def cog(self, ref: str) -> Figure | None:
        """A COG by name."""
        return next((cog for cog in self.view["cogs"] if cog["ref"] == ref), None)

    def threat(self, locust: Figure) -> float:
        """How much better the world is without it."""
        base = THREAT.get(locust["enemy"], 2.1) * (PREY if locust["enemy"] == self.aim.prey else 1.0)
        return base + (0.2 if locust["wounded"] else 0.0)

    def grenades(self, cog: Figure) -> int:
        """Grenade tokens of a COG."""
        return sum(held["tokens"] for held in cog["weapons"] if held["weapon"] in self.kit.grenades)

    def moves(self, a: str, b: str) -> int:
        """Moves from one area to another."""
        return self.land.moves[a].get(b, FAR)

    # ------------------------------------------------------------------ where to go

    def _nearest_patient(self) -> str | None:
        """Area of a bleeding comrade for whom this COG is the nearest help."""
        standing = [cog for cog in self.comrades if not cog["bleeding_out"]]
        for cog in self.comrades:
            if not cog["bleeding_out"] or not self.me["area"]:
                continue
            own = self.moves(self.me["area"], cog["area"])
            if own < FAR and all(self.moves(other["area"], cog["area"]) >= own for other in standing):
                return str(cog["area"])
        return None

    # ------------------------------------------------------------------ how good a place is

    def place(self, spot: Spot) -> float:
        """What standing there is worth, in cards: nearer to the goal, safe, not alone."""
        known = self._place.get(spot)
        if known is None:
            known = self._place[spot] = self._judge_place(spot)
        return known

    def _judge_place(self, spot: Spot) -> float:
        area, cover = spot
        helps = self.patient is not None and self.cards > 1
        drive = self.aim.drive * (WAITING if helps or self.cards <= WEAK else 1.0)
        value = -drive * min(FARTHEST, self.field.get(area, FAR))
        value -= self.fear * self.danger(spot)
        if cover is not None:
            value += COVER
        if helps:
            value -= HELP * min(10, self.moves(area, str(self.patient)))
        if self.comrades:
            apart = min(self.moves(area, cog["area"]) for cog in self.comrades)
            value -= APART * max(0, min(apart, 12) - 2)
        return value

    def danger(self, spot: Spot) -> float:
        """Cards the Locusts may be expected to cost this COG there until its next turn."""
        return sum(self.menace(locust, spot) for locust in self.locusts)

    def menace(self, locust: Figure, spot: Spot) -> float:
        """The part of the danger that comes from one Locust."""
        area, cover = spot
        chance = self._chance_of_attack(locust, area, locust["ref"] in self.game.sight(cover or area))
        if not chance:
            return 0.0
        kind = self.kinds.get(locust["enemy"])
        shields = self.me["defense"] + self.land.bonus(cover, area, locust["area"])
        return chance * self.kit.dice.harm(kind["attack"] if kind else 3, shields)

    def _chance_of_attack(self, locust: Figure, area: str, in_sight: bool) -> float:
        steps = self.moves(locust["area"], area)
        kind = locust["enemy"]
        if self.kit.foes[kind].listens:
            return 0.45 if not steps else 0.25 if steps == 1 else 0.12 if steps == 2 else 0.0
        if kind in CLAWS:
            return 0.4 if steps <= LEAP else 0.15 if steps == 3 else 0.0
        if in_sight:
            return 0.45 if steps <= 3 else 0.25
        return 0.15 if steps <= 2 else 0.0

    # ------------------------------------------------------------------ how good an attack from there would be

    def attack(self, spot: Spot, action: Action, moved: bool = False) -> float:
        """The best attack that an action of a card would allow from a spot."""
        key = (spot, action, moved)
        known = self._attack.get(key)
        if known is None:
            known = self._attack[key] = self._judge_attack(spot, action, moved)
        return known

    def _judge_attack(self, spot: Spot, action: Action, moved: bool) -> float:
        area, cover = spot
        seen = set(self.game.sight(cover or area))
        targets = [locust for locust in self.locusts if locust["ref"] in seen or locust["area"] == area]
        best = 0.0
        for held in self.me["weapons"]:
            arm = self.kit.arms[held["weapon"]]
            if arm.still and moved:
                continue
            extra = action.amount if action.weapon in ("", arm.id) else 0
            if arm.blast:
                if held["tokens"] and not action.normal_only:
                    best = max(best, self._best_throw(spot, seen, arm, extra))
                continue
            for locust in targets:
                best = max(best, self.shot(spot, locust, arm, held["tokens"], extra, action.normal_only))
            if arm.charges and not held["tokens"]:
                best = max(best, self.charge())
        return best

    def charge(self) -> float:
        """What a token on the Hammer of Dawn is worth."""
        needed = any(self.kit.foes[locust["enemy"]].armoured for locust in self.locusts)
        return CHARGE if needed else 0.25 * CHARGE

    def pierced(self, locust: Figure, piercing: bool) -> bool:
        """Whether a weapon can hurt the Locust at all."""
        return piercing or locust["wounded"] or not self.kit.foes[locust["enemy"]].armoured

    def pullable(self, locust: Figure) -> bool:
        """Whether it is wise to have the Locust in the own area."""
        return self.pierced(locust, False) and not self.kit.foes[locust["enemy"]].burst

    def noise(self, area: str) -> float:
        """What it is worth that listening Locusts walk toward the noise of an attack in an area."""
        value = 0.0
        for locust in self.locusts:
            start = locust["area"]
            far = self.moves(start, area)
            if not self.kit.foes[locust["enemy"]].listens or not 0 < far < FAR:
                continue
            goal = self.aim.lure
            if not goal:
                value -= WOKEN if far <= 3 and not locust["wounded"] else 0.0
                continue
            steps = [step for step in self.land.neighbours[start] if self.moves(step, area) < far]
            gain = max((self.moves(start, goal) - self.moves(step, goal) for step in steps), default=0)
            value += LURED if goal in steps else LURE * gain
        return value

    def shot(
        self,
        spot: Spot,
        locust: Figure,
        arm: Arm,
        tokens: int,
        extra: int = 0,
        normal_only: bool = False,
    ) -> float:
        """What one weapon is worth against a Locust from a spot."""
        distance = self.land.ranges[spot[0]].get(locust["area"], FAR)
        if not arm.nearest <= distance <= arm.farthest:
            return 0.0
        kind = self.kinds.get(locust["enemy"], {})
        shields = kind.get("defense", 1) + self.land.bonus(locust["cover"], locust["area"], spot[0])
        shields += max(0, distance - arm.reach)
        worths = []
        own = 1 if self.kit.extra_die[self.me["ref"]] == arm.id else 0
        extra += own
        if arm.normal and (tokens or arm.unloaded):
            kill, wound = self._outcome(arm.normal + extra, shields, locust["health"], arm.omen)
            worths.append(self.worth_of(locust, kill, wound, spot, arm.pierces))
        if arm.overkill and tokens and not normal_only:
            kill, wound = self._outcome(arm.overkill + extra, shields, locust["health"], arm.omen)
            worths.append(self.worth_of(locust, kill, wound, spot, arm.pierces) - self.ammo_cost(tokens))
        if arm.chainsaw and distance == 0 and not kind.get("chainsaw_immune"):
            worths.append(self.worth_of(locust, self.kit.dice.omen(arm.chainsaw + own), 0.0, spot) - 0.2)
        return max(worths) + self.noise(spot[0]) if worths else 0.0

    def worth_of(self, locust: Figure, kill: float, wound: float, spot: Spot, piercing: bool = False) -> float:
        """What those chances against a Locust are worth to a COG on that spot: a dead one threatens no more."""
        if not self.pierced(locust, piercing):
            return 0.0
        relief = kill * self.fear * self.menace(locust, spot) - kill * self._burst(locust, spot[0])
        lasting = locust["wounded"] and locust["health"] <= self.kit.foes[locust["enemy"]].last_health
        return relief + self.threat(locust) * (kill + (0.0 if lasting else WOUND * wound))

    def _burst(self, locust: Figure, area: str) -> float:
        """What the death of a bursting Locust costs those beside it, less what it does to other Locusts there."""
        foe = self.kit.foes[locust["enemy"]]
        if not foe.burst:
            return 0.0
        where = locust["area"]
        mates = sum(1 for cog in self.comrades if cog["area"] == where and not cog["bleeding_out"])
        hurt = (self.fear if area == where else 0.0) + 1.2 * mates
        if foe.bursts_on_all:
            hurt -= 0.5 * sum(1 for other in self.locusts if other["area"] == where and other is not locust)
        return foe.burst * hurt

    def ammo_cost(self, tokens: int) -> float:
        """The price of an ammo token: the last ones are dear."""
        return AMMO + LAST_AMMO / max(1, tokens)

    def _best_throw(self, spot: Spot, seen: set[str], arm: Arm, extra: int) -> float:
        best = 0.0
        ranges = self.land.ranges[spot[0]]
        for area in {locust["area"] for locust in self.locusts} | set(self.holes):
            if area in seen and area != spot[0] and ranges.get(area, FAR) <= arm.farthest:
                best = max(best, self.throw(area, arm.overkill + extra, spot))
        return best

    def throw(self, area: str, dice: int, spot: Spot) -> float:
        """What a grenade into an area is worth from a spot; comrades in it forbid it."""
        if area == spot[0] or any(cog["area"] == area and not cog["bleeding_out"] for cog in self.comrades):
            return 0.0
        value = -self.grenade_cost()
        if area in self.holes:
            value += self.aim.seal * self.kit.dice.omen(dice)
        for locust in self.locusts:
            if locust["area"] == area:
                shields = self.kinds.get(locust["enemy"], {}).get("defense", 1)
                kill, wound = self._outcome(dice, shields, locust["health"], IDLE)
                value += self.worth_of(locust, kill, wound, spot)
        return value + self.noise(area)

    def grenade_cost(self) -> float:
        """Grenades are for the hole while one has to be sealed."""
        if not self.holes or self.aim.seal < SEAL:
            return 0.5
        left = sum(self.grenades(cog) for cog in [self.me, *self.comrades])
        return 1.0 if left > 3 else 2.0

    def _outcome(self, dice: int, shields: int, health: int, omen: Omen) -> tuple[float, float]:
        """Chances to kill and to wound."""
        kill = self.kit.dice.at_least(health, dice, shields, omen)
        return kill, self.kit.dice.at_least(1, dice, shields, omen) - kill

    def room_for_weapon(self) -> bool:
        """Whether the COG can carry one more without putting one away."""
        others = sum(1 for held in self.me["weapons"] if held["weapon"] not in self.kit.grenades)
        return others < self.kit.holders[self.me["ref"]]
