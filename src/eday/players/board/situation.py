"""The table through the eyes of one seat: who stands where, who threatens whom, where to go."""

from __future__ import annotations

from typing import Final

from eday.board import BoardBrief
from eday.players.board.aims import LARGE, Aim, aim_of
from eday.players.board.dangers import Locust, defense_of, exposure, fear_of, menace, pursuit, shelter, spot_of
from eday.players.board.kit import Arm, Kit
from eday.players.board.land import FAR, Land
from eday.players.board.tactics import at

# What things are worth, in order cards: guesses, kept where playing many games found nothing better.
REVIVE: Final = 4.0
PREY: Final = 1.5
"""How much more the death of the enemy the mission names is worth."""
WEAK: Final = 2
"""A hand so thin that the goal has to wait."""
WAITING: Final = 0.3
"""What is left of the drive to the goal with a thin hand, or while a comrade bleeds."""
HELP: Final = 0.8
"""One area nearer to a bleeding comrade."""
COVER: Final = 0.25
FARTHEST: Final = 40
"""Beyond so many areas a goal draws no more."""
APART: Final = 0.12
"""Each area beyond 2 from the nearest comrade."""
LEAD: Final = 0.35
CLOSE: Final = 4
"""Each area by which a COG runs ahead of the last comrade, beyond so many."""
READY: Final = 2
"""With fewer cards a comrade is not ready for what is behind a door."""
UNKNOWN: Final = -1e9
ERRAND: Final = 0.5
ERRAND_REACH: Final = 6
"""The share of a thing's worth that being there is worth, and from how far away it draws."""
SPREAD: Final = 1.0
"""How much it counts that an attack on one hurts his neighbour as well."""


class Situation:
    """Everything the habits ask about a brief. Spots are areas, and behind them cover spaces."""

    __slots__ = ("_aim", "_field", "_places", "_rear", "brief", "cards", "comrades", "defense", "errands", "fear",
                 "here", "kit", "land", "large", "locusts", "me", "patient", "splashes", "where")  # fmt: skip

    def __init__(self, brief: BoardBrief, kit: Kit, land: Land) -> None:
        me = brief.seat
        self.brief = brief
        self.kit = kit
        self.land = land
        self.me = me
        self.where: int = brief.area[me]
        """The own area."""
        cover = brief.cover[me]
        self.here: int = self.where if cover < 0 else land.areas + cover
        """The own spot."""
        self.cards: int = brief.cards[me]
        self.fear: float = fear_of(self.cards)
        """How much a wound hurts now."""
        self.defense: int = defense_of(brief, kit, me)
        self.comrades: list[int] = []
        for seat in range(brief.facts.players):
            if seat != me and brief.area[seat] >= 0 and not brief.eliminated[seat]:
                self.comrades.append(seat)
        self.large: bool = brief.facts.players >= LARGE
        """So many AI cards pass between two turns of a COG that other habits serve better."""
        self.locusts: list[Locust] = []
        self.splashes = False
        """The attacks of some Locust hurt bystanders."""
        area = brief.area
        figures = [figure for figure in brief.facts.locusts if area[figure] >= 0]
        if figures:
            tables = kit.tactics.tables(brief, frozenset([brief.enemy[figure] for figure in figures]))
            for figure in figures:
                kind = brief.enemy[figure]
                locust = Locust(brief, figure, kit.foes[kind], land, tables[kind])
                row = land.move[locust.area]
                for seat in self.comrades:
                    if not brief.bleeding[seat] and row[area[seat]] < locust.near:
                        locust.near = row[area[seat]]
                self.locusts.append(locust)
                if locust.foe.splash:
                    self.splashes = True
        self.patient: int = self._nearest_patient()
        """Area of a bleeding comrade for whom this COG is the nearest help, -1 for none."""
        self.errands: list[tuple[int, float]] | None = None
        """Areas with something worth fetching, and its worth, once somebody has looked."""
        self._aim: Aim | None = None
        self._field: list[int] | None = None
        self._rear = -1
        self._places: dict[int, float] = {}

    # ------------------------------------------------------------------ figures

    def locust(self, figure: int) -> Locust | None:
        """A Locust by number."""
        for locust in self.locusts:
            if locust.figure == figure:
                return locust
        return None

    def figure(self, ref: object) -> int:
        """A figure by name, -1 for none."""
        figures = self.brief.facts.figures
        return figures.index(str(ref)) if ref in figures else -1

    def ammo(self, seat: int) -> int:
        """Ammo tokens of a COG."""
        total = 0
        for weapon, tokens in self.brief.weapons[seat]:
            if not self.kit.arms[weapon].grenade:
                total += tokens
        return total

    def grenades(self, seat: int) -> int:
        """Grenade tokens of a COG."""
        total = 0
        for weapon, tokens in self.brief.weapons[seat]:
            if self.kit.arms[weapon].grenade:
                total += tokens
        return total

    def threat(self, locust: Locust) -> float:
        """What its death is worth, whoever it threatens."""
        return locust.threat * (PREY if locust.kind == self.aim().prey else 1.0)

    # ------------------------------------------------------------------ where to go

    def aim(self) -> Aim:
        """What the mission asks for."""
        aim = self._aim
        if aim is None:
            aim = self._aim = aim_of(self.brief, self.kit, self.land)
        return aim

    def field(self) -> list[int]:
        """Moves from each area to the goal."""
        field = self._field
        if field is None:
            field = self._field = self.land.field(self.aim().areas)
        return field

    def way(self) -> list[int]:
        """Moves from each area to where this COG should go: to the goal, or to its post."""
        post = self.aim().post
        return self.land.field(post) if post else self.field()

    def rear(self) -> int:
        """How far the last of the comrades has to go who can reach the goal."""
        if self._rear < 0:
            self._rear = 0
            field, apart = self.field(), self.aim().apart
            for seat in self.comrades:
                far = field[self.brief.area[seat]]
                if far <= FARTHEST and seat not in apart:
                    self._rear = max(self._rear, far)
        return self._rear

    def squad_ready(self) -> bool:
        """Whether the comrades on this map are at hand and strong enough to meet what is behind a door.

        Of a large squad only those at hand: it never finds the time to gather.
        """
        brief = self.brief
        row = self.land.move[self.where]
        for seat in self.comrades:
            far = row[brief.area[seat]]
            if far <= CLOSE and not brief.bleeding[seat]:
                if brief.cards[seat] < READY:
                    return False
            elif far < FAR and not self.large:
                return False
        return True

    def _nearest_patient(self) -> int:
        brief = self.brief
        for seat in self.comrades:
            if not brief.bleeding[seat]:
                continue
            row = self.land.move[brief.area[seat]]
            own = row[self.where] if self.where >= 0 else FAR
            if own >= FAR:
                continue
            nearest = True
            for other in self.comrades:
                if not brief.bleeding[other] and row[brief.area[other]] < own:
                    nearest = False
            if nearest:
                return brief.area[seat]
        return -1

    # ------------------------------------------------------------------ how good a place is

    def place(self, spot: int) -> float:
        """What standing there is worth, in cards: nearer to the goal, safe, not alone."""
        known = self._places.get(spot, UNKNOWN)
        if known == UNKNOWN:
            known = self._places[spot] = self._judge_place(spot)
        return known

    def _judge_place(self, spot: int) -> float:
        land = self.land
        area = land.area_of_spot[spot]
        helps = self.patient >= 0 and self.cards > 1
        drive = self.aim().drive
        if helps or self.cards <= WEAK:
            drive *= WAITING
        far = min(FARTHEST, self.way()[area])
        value = -drive * far
        if self.comrades and drive:
            value -= LEAD * max(0, self.rear() - far - CLOSE)
        value -= self.fear * self.danger(spot)
        if spot >= land.areas:
            value += COVER
        row = land.move[area]
        if helps:
            value -= HELP * min(10, row[self.patient])
        if self.comrades:
            apart = FAR
            for seat in self.comrades:
                apart = min(apart, row[self.brief.area[seat]])
            value -= APART * max(0, min(apart, 12) - 2)
            if apart == 0 and self.splashes:
                value -= SPREAD * self._splashed(area, spot)
        if self.errands:
            best = 0.0
            for goal, worth in self.errands:
                best = max(best, worth * (ERRAND_REACH - row[goal]))
            value += ERRAND * best / ERRAND_REACH
        return value

    def _splashed(self, area: int, spot: int) -> float:
        """What it may cost to stand beside comrades where blasts fall: their wounds and the own ones."""
        brief = self.brief
        felt = 0.0
        for seat in self.comrades:
            if brief.area[seat] == area and not brief.bleeding[seat]:
                felt += self.fear + fear_of(brief.cards[seat])
        total = 0.0
        if felt:
            for locust in self.locusts:
                if locust.foe.splash:
                    total += exposure(self.land, locust, area, spot) * locust.foe.splash
        return total * felt

    def danger(self, spot: int) -> float:
        """Cards the Locusts may be expected to cost this COG there until its next turn."""
        total = 0.0
        area = self.land.area_of_spot[spot]
        for locust in self.locusts:
            total += self._threatened(locust, area, spot)
        return self.aim().care * total

    def menace(self, locust: Locust, spot: int) -> float:
        """The part of the danger that comes from one Locust."""
        return self.aim().care * self._threatened(locust, self.land.area_of_spot[spot], spot)

    def _threatened(self, locust: Locust, area: int, spot: int) -> float:
        """Cards a Locust may be expected to cost this COG on a spot; one that is lured also in comrades' turns."""
        total = menace(self.land, locust, area, spot, self.defense)
        if self.large and locust.foe.tramples and self.aim().lure >= 0:
            often = pursuit(self.land, locust, area, spot, len(self.comrades))
            total += often * locust.foe.chances.harm(
                locust.foe.attack, self.defense + shelter(self.land, locust, area, spot)
            )
        return total

    def burden(self, locust: Locust) -> float:
        """What a Locust threatens to cost the comrades, in cards as they feel it."""
        if locust.burden < 0.0:
            brief, land = self.brief, self.land
            locust.burden = 0.0
            near = locust.near
            for seat in self.comrades:
                if brief.bleeding[seat]:
                    continue
                area, spot = brief.area[seat], spot_of(brief, land, seat)
                locust.near = land.move[locust.area][self.where] if self.where >= 0 else FAR
                harm = menace(land, locust, area, spot, defense_of(brief, self.kit, seat))
                locust.burden += self.aim().care * harm * fear_of(brief.cards[seat])
            locust.near = near
        return locust.burden

    def strike(self, locust: Locust) -> float:
        """What a Locust is about to cost the squad by the AI card being resolved, in cards as its victim feels it."""
        brief, land = self.brief, self.land
        worst = 0.0
        if brief.ai_card > 0:
            table = self.kit.tactics.one_card(brief.ai_card, locust.kind)
            for seat in brief.standing:
                area = brief.area[seat]
                if area < 0:
                    continue
                spot = spot_of(brief, land, seat)
                chance = table[at(land.move[locust.area][area], int(locust.seen[spot]), spot >= land.areas)]
                if chance > 0.0:
                    kept = defense_of(brief, self.kit, seat) + shelter(land, locust, area, spot)
                    wounds = locust.foe.chances.harm(locust.foe.attack, kept)
                    worst = max(worst, chance * wounds * fear_of(brief.cards[seat]))
        return worst

    # ------------------------------------------------------------------ gear

    def room_for_weapon(self) -> bool:
        """Whether the COG can carry one more without putting one away."""
        facts = self.brief.facts
        carried = 0
        for weapon, _ in self.brief.weapons[self.me]:
            if not self.kit.arms[weapon].grenade:
                carried += 1
        return carried < int(facts.components["cogs"][facts.cogs[self.me]]["other_weapons"])

    def own_die(self, arm: Arm) -> int:
        """Dice the COG adds with a weapon."""
        return 1 if self.brief.facts.extra_die[self.me] == arm.index else 0
