"""What a seat of the board game knows, as arrays. `docs/lab.md` describes each."""

from __future__ import annotations

from array import array
from typing import Any, Final

from gymnasium import spaces

from eday.board import BoardBrief, BoardGame, MapShape
from eday.content.board import Content
from eday.kernel import Decision
from eday.lab.env.arrays import MOST_OPTIONS, NONE, Arrays, Numbers, Observation, checked, mask_of, numbered, options_of
from eday.lab.env.board_map import AREA, AREAS, COVERS, DOOR, DROPS, EQUIPMENT, HOLE, LINKS, MapRows
from eday.lab.env.board_options import OPTION, OptionRows
from eday.players.board.encoder import MISSIONS, OBJECTIVES, STEPS

SEATS: Final = 4
TABLE: Final = (
    "mission", "stage", "objective", "objective_enemy", "insane", "turn", "step", "seat", "seats", "active", "asked",
    "decision", "about", "count", "ai_card", "order", "order_mode", "order_next", "order_spent", "order_deck",
    "weapon_deck", "levels_locked", "tiles_to_come", "guarded", "own_guarded", "no_guard", "skip_locusts",
    "steps_moved",
)  # fmt: skip
FIGURE: Final = ("area", "cover", "wound", "enemy")
COG: Final = ("cog", "cards", "hand_limit", "bleeding", "eliminated", "moved", "attacked", "reloaded", "began_at")
DECISIONS: Final = (
    "other", "setup_cover", "heal", "order", "teamwork", "action", "move", "ride", "gun_fired", "crawl", "follow",
    "follower_cover", "dodge", "omen", "extra_attack", "wound", "guard", "pick_guard", "guard_attack", "discard",
    "drop_weapon", "keep_weapon", "split_ammo", "give_weapon", "give_up_marker", "lose_ammo", "pick_you", "activate",
    "locust_move", "locust_cover", "locust_target", "locust_heal", "locust_revival", "spawn", "spawn_at", "team",
    "unlock", "spawn_evenly", "keep_open",
)  # fmt: skip
"""Kinds of decisions; those of new rules count as `other`."""
_DECISION: Final = numbered(DECISIONS)
_MISSION: Final = numbered(MISSIONS)
_OBJECTIVE: Final = numbered(OBJECTIVES)
_STEP: Final = numbered(STEPS)
_ABOUT: Final = ("figure", "attacker", "mover")
_COUNT: Final = ("left", "wounds", "omens", "next")
_KEPT: Final = 64


class BoardRows:
    """Makes observations of the games of one content."""

    def __init__(self, content: Content) -> None:
        self.figures = SEATS + sum(enemy.figures for enemy in content.enemies.values())
        self.orders = len(content.orders)
        self.weapons = len(content.weapons)
        self.ai_cards = max(content.ai_cards)
        self.arrays = Arrays(
            {
                "table": (len(TABLE),),
                "figures": (self.figures, len(FIGURE)),
                "cogs": (SEATS, len(COG)),
                "weapons": (SEATS, self.weapons),
                "hand": (self.orders,),
                "order_discard": (self.orders,),
                "ai_deck": (self.ai_cards,),
                "ai_discard": (self.ai_cards,),
                "areas": (AREAS, len(AREA)),
                "links": (AREAS, LINKS),
                "covers": (COVERS,),
                "options": (MOST_OPTIONS, len(OPTION)),
            }
        )
        self._areas = self.arrays.at["areas"]
        self._options_at = self.arrays.at["options"]
        self._maps: dict[int, tuple[MapShape, Numbers, OptionRows]] = {}
        self._none = (self.arrays.blank(), OptionRows(None))

    def space(self) -> spaces.Dict:
        """The space of these observations."""
        return self.arrays.space()

    def observe(self, game: BoardGame, seat: int) -> Observation:
        """The observation of a seat, from its own brief and decision."""
        brief = game.brief(seat)
        decision = game.decision
        options = options_of(decision, seat)
        shape = brief.shape
        blank, rows = self._none if shape is None else self._map(shape)
        buffer = blank.copy()
        view = buffer.data
        known = array("h", self._table(brief, decision, rows))
        self._figures(known, brief)
        self._cogs(known, brief)
        self._cards(known, brief)
        view[: len(known)] = known
        if shape is not None:
            self._mark(view, brief)
        if options:
            found = rows.of(brief.facts, options)
            view[self._options_at : self._options_at + len(found)] = found
        return {"observation": self.arrays.named(buffer), "action_mask": mask_of(len(options))}

    def _map(self, shape: MapShape) -> tuple[Numbers, OptionRows]:
        """What stays the same as long as a map does: made once for each."""
        known = self._maps.get(id(shape))
        if known is None:
            if len(self._maps) >= _KEPT:
                self._maps.clear()
            blank = self.arrays.blank()
            rows = MapRows(shape)
            for name in ("areas", "links", "covers"):
                values = getattr(rows, name)
                blank[self.arrays.at[name] : self.arrays.at[name] + len(values)] = values
            known = self._maps[id(shape)] = shape, blank, OptionRows(shape)
        return known[1], known[2]

    @staticmethod
    def _table(brief: BoardBrief, decision: Decision | None, rows: OptionRows) -> list[int]:
        facts = brief.facts
        stage = facts.stages[brief.stage]
        asked = kind = about = count = NONE
        if decision is not None:
            asked, kind = decision.seat, _DECISION.get(decision.kind, 0)
            if asked == brief.seat and decision.context:
                about, count = _context(decision, rows, facts)
        order = brief.order
        locked = tiles = 0
        for _, shut, cards in brief.levels:
            locked += shut
            tiles += cards
        return [
            _MISSION.get(facts.mission, len(MISSIONS)), brief.stage, _OBJECTIVE.get(stage.objective, len(OBJECTIVES)),
            stage.enemy, facts.insane, brief.turn, _STEP.get(brief.step, NONE), brief.seat, facts.players,
            brief.active, asked, kind, about, count, brief.ai_card, order.card if order else NONE,
            order.mode if order else NONE, order.next if order else NONE, order.spent if order else NONE,
            brief.order_deck, brief.weapon_deck, locked, tiles, brief.guarded, brief.own_guarded, brief.no_guard,
            brief.skip_locusts, brief.steps_moved,
        ]  # fmt: skip

    def _figures(self, known: array[int], brief: BoardBrief) -> None:
        count = checked("figure", len(brief.area), self.figures)
        rows = array("h", _NOTHING) * (count * len(FIGURE))
        rows[0::4] = array("h", brief.area)
        rows[1::4] = array("h", brief.cover)
        rows[2::4] = array("h", brief.marker)
        rows[3::4] = array("h", brief.enemy)
        known += rows
        known += array("h", _NOTHING) * ((self.figures - count) * len(FIGURE))

    def _cogs(self, known: array[int], brief: BoardBrief) -> None:
        facts = brief.facts
        arms = array("h", _ZERO) * (SEATS * self.weapons)
        began = brief.began_at
        for seat in range(facts.players):
            known += array("h", (
                _COGS.get(facts.cogs[seat], len(_COGS)), brief.cards[seat], facts.hand_limit[seat],
                brief.bleeding[seat], brief.eliminated[seat], seat in brief.moved, seat in brief.attacked,
                seat in brief.reloaded, began[seat] if seat < len(began) else NONE,
            ))  # fmt: skip
            for weapon, tokens in brief.weapons[seat]:
                arms[seat * self.weapons + weapon] += 1 + tokens
        known += array("h", _NOTHING) * ((SEATS - facts.players) * len(COG))
        known += arms

    def _cards(self, known: array[int], brief: BoardBrief) -> None:
        hand = array("h", _ZERO) * self.orders
        for card in brief.hand:
            hand[card] += 1
        known += hand
        known += array("h", brief.order_discards)
        for pile in (brief.ai_deck, brief.ai_discard):
            counts = array("h", _ZERO) * self.ai_cards
            for card in pile:
                counts[card - 1] += 1
            known += counts

    def _mark(self, view: memoryview[int], brief: BoardBrief) -> None:
        """What lies on the map."""
        first, width = self._areas, len(AREA)
        for area in brief.holes:
            view[first + area * width + HOLE] = 1
        for area in brief.sealed:
            view[first + area * width + HOLE] = 2
        for gear in brief.gear:
            view[first + gear.area * width + EQUIPMENT] = gear.kind
            view[first + gear.area * width + EQUIPMENT + 1] = gear.usable
        for drop in brief.drops:
            view[first + drop.area * width + DROPS] += 1
        for door in brief.doors:
            view[first + door.area * width + DOOR] = 1 if door.shut else 2


_NOTHING: Final = (NONE,)
_ZERO: Final = (0,)
_COGS: Final = numbered(("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird"))


def _context(decision: Decision, rows: OptionRows, facts: Any) -> tuple[int, int]:
    """The figure a decision is about, and how many of what it counts there are."""
    about = count = NONE
    context = decision.context
    for key in _ABOUT:
        if key in context:
            about = rows.figure(facts, str(context[key]))
            break
    for key in _COUNT:
        value = context.get(key)
        if isinstance(value, int):
            count = int(value)
            break
    return about, count
