"""What a seat may see, built from a whitelist: nothing hidden is ever put in."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from eday.board.box import SLOTS
from eday.board.combat.wounds import health
from eday.board.map.export import adjacent, geometry
from eday.board.map.view_types import MapDrawing
from eday.board.missions.exploring import level_behind, why_shut
from eday.board.pieces import OnceATurn, Verdict
from eday.board.table import BoardTable
from eday.board.view_types import (
    BoardState,
    BoardView,
    CogView,
    DecksView,
    DoorInfo,
    EnemySlot,
    HandCard,
    LocustView,
    MapState,
    MissionView,
    OncePerTurn,
    Printed,
    VerdictView,
)
from eday.kernel import Decision, Layout
from eday.kernel.recent import Recent


def build_view(t: BoardTable, decision: Decision | None, seat: int | None) -> BoardView:
    """The whole table as that seat sees it (None = a spectator)."""
    state = build_state(t, seat)
    drawing: MapDrawing = msgspec.json.decode(drawn_map(t).drawing)  # callers own their view
    return {
        **state,
        "map": {**drawing, **state["map"]},
        "decision": decision.to_dict() if decision else None,
    }


def build_state(t: BoardTable, seat: int | None) -> BoardState:
    """The same without what can be had apart: the drawing of the map, and the decision."""
    box = t.box
    return {
        "game": "board",
        "seat": seat,
        "mission": mission_view(t),
        "players": box.players,
        "insane": box.insane,
        "turn": t.turn,
        "active": t.active,
        "first": t.first,
        "step": t.step,
        "used": used_view(t),
        "guards": {"team_used": t.guarded, "own_used": t.own_guarded, "forbidden": t.no_guard},
        "ai_card": f"ai:{t.ai_card}" if t.ai_card else None,
        "ai_verdicts": [verdict_view(t, verdict) for verdict in t.verdicts],
        "enemies": enemy_view(t),
        "cogs": [cog_view(t, s, seat) for s in range(box.players)],
        "locusts": [locust_view(t, figure) for figure in t.locusts()],
        "map": map_state(t),
        "decks": deck_view(t),
        "outcome": t.outcome.to_dict() if t.outcome else None,
    }


def verdict_view(t: BoardTable, verdict: Verdict) -> VerdictView:
    """How the condition of the last AI card was judged, for whom."""
    return {"figure": t.ref(verdict.figure) if verdict.figure >= 0 else None, "met": verdict.met}


def used_view(t: BoardTable) -> list[OncePerTurn]:
    """What cannot be done again in this turn, in the order of the rulebook."""
    used: list[OncePerTurn] = [name for name in get_args(OnceATurn) if name in t.used]
    return [*used, "reload"] if t.reloaded else used


def mission_view(t: BoardTable) -> MissionView:
    """The mission deck may be read at any time (BG-SECRET-05)."""
    mission = t.box.mission
    stage = mission.stages[t.stage]
    return {
        "id": mission.id,
        "stage": t.stage + 1,
        "stages": len(mission.stages),
        "objective": plain(stage.objective),
        "rules": [plain(rule) for rule in stage.rules],
        "difficulty": t.box.horde if mission.difficulties else None,
    }


def plain(value: msgspec.Struct) -> Printed:
    """Content as plain data."""
    data: Printed = msgspec.json.decode(msgspec.json.encode(value))
    return data


def enemy_view(t: BoardTable) -> dict[str, EnemySlot | None]:
    """Enemy cards on slots A, B, C, with unused figures and wound markers."""
    slots: dict[str, EnemySlot | None] = {}
    for slot, enemy in zip(SLOTS, t.enemies, strict=True):
        if enemy is None:
            slots[slot] = None
            continue
        figures = t.box.kinds[enemy.figure]
        slots[slot] = {
            "enemy": enemy.id,
            "figure": enemy.figure,
            "attack": enemy.attack,
            "health": enemy.health,
            "defense": enemy.defense,
            "takes_cover": enemy.takes_cover,
            "chainsaw_immune": enemy.chainsaw_immune,
            "unused": sum(1 for f in figures if t.area[f] < 0),
            "figures": len(figures),
        }
    return slots


def cog_view(t: BoardTable, s: int, seat: int | None) -> CogView:
    """A COG; the cards of a hand only for its own seat (BG-SECRET-01)."""
    box = t.box
    return {
        "seat": s,
        "ref": t.ref(s),
        "area": t.area_ref(t.area[s]) if t.area[s] >= 0 else None,
        "cover": t.cover_ref(t.cover[s]) if t.cover[s] >= 0 else None,
        "bleeding_out": t.bleeding[s],
        "eliminated": t.eliminated[s],
        "cards": len(t.hand[s]),
        "hand_limit": box.cogs[s].hand_limit,
        "defense": box.cogs[s].defense,
        "weapons": [
            {"weapon": box.weapons[w].ref, "token": box.weapons[w].token, "tokens": n} for w, n in t.weapons[s]
        ],
        "hand": [hand_card(t, card) for card in t.hand[s]] if s == seat else None,
    }


def hand_card(t: BoardTable, card: int) -> HandCard:
    """An order card with what is printed in its corners."""
    order = t.box.orders[card]
    return {"card": t.box.order_refs[card], "reaction": order.reaction, "two_plus": order.two_plus}


def locust_view(t: BoardTable, figure: int) -> LocustView:
    """A Locust in play."""
    return {
        "ref": t.ref(figure),
        "enemy": t.enemy_of(figure).id,
        "area": t.area_ref(t.area[figure]),
        "cover": t.cover_ref(t.cover[figure]) if t.cover[figure] >= 0 else None,
        "wounded": bool(t.marker[figure]),
        "health": health(t, figure),
    }


def map_state(t: BoardTable) -> MapState:
    """What lies on the map."""
    shape = t.shape
    return {
        "layout": drawn_map(t).key,
        "doors_info": [door_view(t, index) for index in range(len(t.doors))],
        "exit": t.area_ref(shape.exit_of_tile[-1]),
        "open_holes": [f"hole:{shape.areas[area]}" for area in t.holes],
        "sealed_holes": [f"hole:{shape.areas[area]}" for area in t.sealed],
        "hole_tokens": [f"hole:{shape.areas[area]}" for area in t.hole_tokens],
        "equipment_cards": [
            {
                "area": t.area_ref(area),
                "tile": f"tile:{location}",
                "equipment": t.box.content.locations[location].equipment,
                "face_down": location in t.face_down,
            }
            for area, location in t.equipment
        ],
        "dropped_weapons": [
            {"area": t.area_ref(area), "weapon": f"weapon:{weapon}", "marker": f"marker:{t.box.marker_kinds[pile]}"}
            for area, pile, weapon in t.dropped
        ],
        "levels": [{"level": level, "locked": locked, "cards": len(cards)} for level, locked, cards in t.levels],
    }


def door_view(t: BoardTable, index: int) -> DoorInfo:
    """A door token: the level it ends, the level behind it, and why it stays shut."""
    door = t.doors[index]
    behind = level_behind(t, index)
    return {
        "area": t.area_ref(door.area),
        "level": door.ends or None,
        "leads": behind.level if behind else None,
        "shut": why_shut(t, index) or None,
    }


_drawn: Final[Recent[tuple[object, object, tuple[int, ...]], Layout]] = Recent(64)


def drawn_map(t: BoardTable) -> Layout:
    """The geometry of a map, worked out once: views are asked for often, maps change rarely."""
    shape, doors = t.shape, tuple(door.tile for door in t.doors)
    known = _drawn.get((shape.key, shape.bridges, doors))
    if known is None:
        drawing: MapDrawing = {**geometry(shape, doors), "adjacent": adjacent(shape)}
        known = _drawn.keep((shape.key, shape.bridges, doors), Layout.of(msgspec.json.encode(drawing)))
    return known


def deck_view(t: BoardTable) -> DecksView:
    """Piles by size only; the uppermost discards lie face up (BG-SECRET-04)."""
    return {
        "orders": sum(t.order_deck),
        "order_discards": sum(t.order_discard),
        "ai": len(t.ai_deck),
        "ai_discards": len(t.ai_discard),
        "ai_top": f"ai:{t.ai_discard[-1]}" if t.ai_discard else None,
        "random_weapons": len(t.weapon_deck),
        "random_weapon_discards": len(t.weapon_discards),
        "markers": {
            kind: {"unused": t.marker_piles[i], "discards": len(t.marker_discards[i])}
            for i, kind in enumerate(t.box.marker_kinds)
        },
    }
