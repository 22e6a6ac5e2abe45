"""What the Locusts do where the rules leave it to the players."""

from __future__ import annotations

from eday.kernel import Decision
from eday.players.board.orders import Scored
from eday.players.board.reactions import strength
from eday.players.board.situation import Situation


def _standing(s: Situation) -> list[int]:
    """Areas of the COGs on their feet, by seat."""
    return [seat for seat in s.brief.standing if s.brief.area[seat] >= 0]


def score_victim(s: Situation, decision: Decision) -> Scored:
    """Of several possible victims the strongest; of Locusts to be healed the weakest."""
    figure = s.figure(decision.context.get("figure"))
    where = s.brief.area[figure] if figure >= 0 else -1
    scored: Scored = []
    for option in decision.options:
        victim: int = option.value
        if victim >= 4:
            locust = s.locust(victim)
            scored.append((-locust.threat if locust is not None else 0.0, option))
            continue
        far = s.land.move[where][s.brief.area[victim]] if where >= 0 and s.brief.area[victim] >= 0 else 0
        scored.append((strength(s, victim) + 0.3 * far, option))
    return scored


def score_step(s: Situation, decision: Decision) -> Scored:
    """Where it threatens least: no cover for it, far from the weak, not beside us."""
    brief, land = s.brief, s.land
    aim = s.aim()
    figure = s.figure(decision.context.get("figure"))
    lured = aim.lure >= 0 and figure >= 0 and brief.enemy[figure] == aim.prey
    cogs = _standing(s)
    scored: Scored = []
    for option in decision.options:
        area: int = option.value
        seen = land.shape.outlook(area, -1)[0]
        row = land.move[area]
        value = 0.1 * len(land.covers_of_area[area])
        for seat in cogs:
            cards = 1 + brief.cards[seat]
            cover = brief.cover[seat]
            spot = brief.area[seat] if cover < 0 else land.areas + cover
            value += (1.0 if seen[spot] else 0.0) / cards + 0.5 / ((1 + row[brief.area[seat]]) * cards)
        if lured:
            value += 3.0 * row[aim.lure]
        scored.append((-value, option))
    return scored


def score_locust_cover(s: Situation, decision: Decision) -> Scored:
    """The cover space that shields the Locust least against the squad."""
    shape = s.land.shape
    scored: Scored = []
    for option in decision.options:
        cover: int = option.value
        total = 0
        for seat in _standing(s):
            total += shape.cover_bonus(s.brief.area[seat], s.brief.cover[seat], shape.area_of_cover[cover], cover)
        scored.append((-float(total), option))
    return scored


def score_activation(s: Situation, decision: Decision) -> Scored:
    """The weakest attacker first: the guard and the dodges are there for the others."""
    scored: Scored = []
    for option in decision.options:
        locust = s.locust(option.value)
        scored.append((-locust.threat / locust.health if locust is not None else 0.0, option))
    return scored


def score_spawn(s: Situation, decision: Decision) -> Scored:
    """The weakest kind takes the cover space."""
    return [(-_threat(s, str(option.args.get("enemy", ""))), option) for option in decision.options]


def score_spawn_place(s: Situation, decision: Decision) -> Scored:
    """The worst kinds farthest from the squad."""
    scored: Scored = []
    cogs = [s.brief.area[seat] for seat in _standing(s)]
    index = s.land.shape.area_index
    for option in decision.options:
        row = s.land.move[index[option.refs[0].partition(":")[2]]]
        far = min([row[area] for area in cogs]) if cogs else 0
        scored.append((far * _threat(s, str(option.args.get("enemy", ""))), option))
    return scored


def _threat(s: Situation, name: str) -> float:
    names = s.brief.facts.enemies
    return s.kit.foes[names.index(name)].threat if name in names else 2.0


def score_healed(s: Situation, decision: Decision) -> Scored:
    """The least dangerous Locust heals or comes back."""
    scored: Scored = []
    for option in decision.options:
        figure = s.figure(option.refs[0]) if option.refs else -1
        locust = s.locust(figure)
        scored.append((-locust.threat / locust.health if locust is not None else 0.0, option))
    return scored


def score_hole(s: Situation, decision: Decision) -> Scored:
    """The open hole should be the one that is easiest to reach."""
    index = s.land.shape.area_index
    start = s.where if s.where >= 0 else s.land.shape.entrance_of_tile[0]
    row = s.land.move[start]
    return [(-float(row[index[option.refs[0].partition(":")[2]]]), option) for option in decision.options]
