"""Why something is not on offer: the usual questions, answered with a rule id."""

from __future__ import annotations

from eday.board.combat.guard import may_guard
from eday.board.combat.heavy_gun import began_here, gun_at, gun_targets, hands_full
from eday.board.combat.targets import area_targets, in_reach, modes, usable, worthwhile_areas
from eday.board.missions.exploring import door_at, level_behind, why_shut
from eday.board.orders.cards import has_reaction, room_in_hand
from eday.board.orders.order import OrderStep
from eday.board.orders.special_actions import can_pay
from eday.board.pieces import OnceATurn
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Reason

ATTACKS = ("attack", "chainsaw", "guard")


def reasons(t: BoardTable, decision: Decision | None, seat: int, ref: str, kind: str | None) -> list[Reason]:
    """Reasons why nothing (of that kind) is offered for the thing; empty if it is on offer."""
    if decision is None:
        return [Reason("BG-TURN-03", "why-game-over")]
    if decision.seat == seat and any(
        (ref in option.refs or option.id == ref) and kind in (None, option.kind) for option in decision.options
    ):
        return []
    group, _, name = ref.partition(":")
    answers = {
        "figure": _figure,
        "area": _area,
        "cover": _cover,
        "weapon": _weapon,
        "order": _order,
        "cog": _cog,
        "hole": _hole,
        "tile": _tile,
    }
    if kind is not None:
        kind = kind.removeprefix("free_")
    if group in answers:
        found = answers[group](t, seat, name, kind)
    elif _exists(t, group, name):
        found = []
    else:
        return [Reason("", "why-unknown-thing", {"ref": ref})]
    if kind == "guard":
        found = [*_guard(t, seat), *found]
    if decision.seat != seat:
        found.append(Reason("BG-TERM-06", "why-not-your-decision", {"seat": decision.seat, "kind": decision.kind}))
    elif not found:
        found.append(Reason("BG-TURN-01", "why-not-now", {"kind": decision.kind}))
    return found


def _exists(t: BoardTable, group: str, name: str) -> bool:
    """Things that have a name but nothing special to be said about."""
    if group == "seat":
        return name in [str(seat) for seat in range(t.box.players)]
    if group == "ai":
        return name in [str(card) for card in (*t.ai_deck, *t.ai_discard, t.ai_card) if card]
    return group == "marker" and name in t.box.marker_kinds


def _guard(t: BoardTable, seat: int) -> list[Reason]:
    found = []
    if t.step != "locust":
        found.append(Reason("BG-REACT-GUARD-01", "why-guard-only-in-locust-step"))
    if t.no_guard:
        found.append(Reason("BG-REACT-GUARD-08", "why-guard-forbidden"))
    elif not may_guard(t, seat):
        found.append(Reason("BG-REACT-GUARD-06", "why-guard-used"))
    if not has_reaction(t, seat, "guard"):
        found.append(Reason("BG-ORDER-08", "why-no-guard-card"))
    return found


def _down(t: BoardTable, seat: int) -> list[Reason]:
    if t.bleeding[seat] or t.eliminated[seat]:
        return [Reason("BG-BLEED-04", "why-bleeding-out")]
    return []


def _figure(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    ref = f"figure:{name}"
    if ref not in t.box.figure_refs:
        return [Reason("", "why-unknown-thing", {"ref": ref})]
    figure = t.box.figure_refs.index(ref)
    args: dict[str, object] = {"figure": ref}
    if t.area[figure] < 0:
        return [Reason("BG-SPAWN-01", "why-not-in-play", args)]
    found = _down(t, seat)
    if found or t.area[seat] < 0 or kind not in (None, "gun_attack", *ATTACKS):
        return found
    if kind == "gun_attack":
        return _gun_target(t, seat, figure)
    if not t.sees(seat, figure):
        return [Reason("BG-ATTACK-15", "why-no-sight", args)]
    if kind == "chainsaw":
        return _chainsaw(t, seat, figure)
    for weapon, tokens, card in usable(t, seat, kind == "guard"):
        trouble = _shot(t, seat, t.range(seat, figure), weapon, tokens, card)
        if not trouble:
            return []
        found += trouble
    return found


def _gun_target(t: BoardTable, seat: int, figure: int) -> list[Reason]:
    here = t.area[seat]
    if gun_at(t, here) < 0:
        return [Reason("BG-SPECIAL-06", "why-no-equipment", {"area": t.area_ref(here)})]
    tile = t.shape.tile_of_area[here]
    if t.shape.tile_of_area[t.area[figure]] != tile:
        args: dict[str, object] = {"figure": t.ref(figure), "tile": f"tile:{t.shape.tiles[tile].tile}"}
        return [Reason("BG-SPECIAL-06", "why-gun-other-tile", args)]
    if not t.sees(seat, figure):
        return [Reason("BG-ATTACK-15", "why-no-sight", {"figure": t.ref(figure)})]
    return _gun(t, seat)


def _gun(t: BoardTable, seat: int) -> list[Reason]:
    """Why the heavy gun of the COG's area cannot be fired."""
    area: dict[str, object] = {"area": t.area_ref(t.area[seat])}
    found = _special(t, seat, "equipment", paying=False)
    if any(isinstance(frame, OrderStep) and frame.played for frame in t.stack):
        found.append(Reason("BG-SPECIAL-06", "why-gun-order-played"))
    if not began_here(t, seat):
        found.append(Reason("BG-SPECIAL-06", "why-gun-began-elsewhere", area))
    if hands_full(t, seat):
        found.append(Reason("BG-FAQ-05", "why-gun-shield"))
    if not gun_targets(t, seat):
        found.append(Reason("BG-FAQ-19", "why-gun-no-target", area))
    return found


def _chainsaw(t: BoardTable, seat: int, figure: int) -> list[Reason]:
    args: dict[str, object] = {"figure": t.ref(figure)}
    found = []
    saws = [card for weapon, _ in t.weapons[seat] if (card := t.box.weapons[weapon]).chainsaw]
    if not saws:
        found.append(Reason("BG-CHAINSAW-01", "why-no-chainsaw"))
    elif not any(card.chainsaw for _, _, card in usable(t, seat, False)):
        found.append(Reason("BG-FAQ-05", "why-shield", {"weapon": f"weapon:{saws[0].id}"}))
    if t.area[figure] != t.area[seat]:
        found.append(Reason("BG-CHAINSAW-01", "why-chainsaw-own-area", args))
    if t.enemy_of(figure).chainsaw_immune:
        found.append(Reason("BG-CHAINSAW-06", "why-chainsaw-immune", args))
    return found


def _shot(t: BoardTable, seat: int, distance: int, weapon: int, tokens: int, card: schema.Weapon) -> list[Reason]:
    args: dict[str, object] = {"weapon": f"weapon:{card.id}"}
    if not modes(card, tokens, schema.AttackAction()):
        if card.token == "grenade":
            return [Reason("BG-GRENADE-01", "why-no-grenade", args)]
        return [Reason("BG-AMMO-04", "why-no-ammo", args)]
    if not in_reach(card, distance):
        limit = card.min_range if distance < card.min_range else card.max_range
        key = "why-too-near" if distance < card.min_range else "why-out-of-range"
        return [Reason("BG-WEAPON-01", key, {**args, "range": distance, "limit": limit})]
    return []


def _weapon(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    weapon = t.box.weapon_index.get(name, -1)
    args: dict[str, object] = {"weapon": f"weapon:{name}"}
    if weapon < 0:
        return [Reason("", "why-unknown-thing", {"ref": f"weapon:{name}"})]
    card = t.box.weapons[weapon]
    if kind == "pick_up":
        if all(area != t.area[seat] or drop != name for area, _, drop in t.dropped):
            return [Reason("BG-DROP-04", "why-nothing-dropped-here", args)]
        return _special(t, seat, "pick_up")
    if all(held != weapon for held, _ in t.weapons[seat]):
        return [Reason("BG-WEAPON-04", "why-not-carried", args)]
    if kind == "drop":
        return [Reason("BG-WEAPON-03", "why-keep-grenades", args)] if card.token == "grenade" else []
    if kind == "gain_ammo":
        return [Reason("BG-FAQ-06", "why-no-ammo-there", args)] if card.token != "ammo" else []
    if kind == "guard" and not card.guard:
        return [Reason("BG-GRENADE-09", "why-not-for-guard", args)]
    usable_now = [entry for entry in usable(t, seat, kind == "guard") if entry[0] == weapon]
    if not usable_now:
        if card.not_after_moving and seat in t.moved:
            return [Reason("BG-FAQ-03", "why-moved", args)]
        return [Reason("BG-FAQ-05", "why-shield", args)]
    if not modes(card, usable_now[0][1], schema.AttackAction()):
        key = "why-no-grenade" if card.token == "grenade" else "why-no-ammo"
        return [Reason("BG-GRENADE-01" if card.token == "grenade" else "BG-AMMO-04", key, args)]
    if t.area[seat] < 0 or (card.area and area_targets(t, seat, card)):
        return []
    seen = [f for f in t.locusts() if t.sees(seat, f)]
    if not seen:
        return [Reason("BG-ATTACK-15", "why-sees-nobody", args)]
    if not any(in_reach(card, t.range(seat, f)) for f in seen):
        return [Reason("BG-WEAPON-01", "why-nobody-in-range", args)]
    return []


def _area(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    area = t.shape.area_index.get(name, -1)
    args: dict[str, object] = {"area": f"area:{name}"}
    if area < 0:
        return [Reason("", "why-unknown-thing", {"ref": f"area:{name}"})]
    here = t.area[seat]
    if kind == "explore":
        return _door(t, area)
    if kind in ("equipment", "gun_attack"):
        return _equipment(t, seat, area)
    if kind == "attack":
        return _throw(t, seat, area)
    if here == area:
        return [Reason("BG-MOVE-01", "why-already-there", args)]
    if here >= 0 and area not in t.shape.neighbours[here]:
        if area in t.shape.range_neighbours[here]:
            return [Reason("BG-MOVE-04", "why-ledge", args)]
        return [Reason("BG-MOVE-02", "why-not-adjacent", args)]
    return []


def _throw(t: BoardTable, seat: int, area: int) -> list[Reason]:
    args: dict[str, object] = {"area": t.area_ref(area)}
    if t.area[seat] < 0:
        return []
    if not t.shape.sees(t.area[seat], t.cover[seat], area, -1):
        return [Reason("BG-ATTACK-15", "why-no-sight-area", args)]
    found: list[Reason] = []
    for weapon, tokens, card in usable(t, seat, False):
        if card.area and area not in worthwhile_areas(t, card):
            found.append(Reason("BG-FAQ-19", "why-nothing-there", args))
        elif card.area:
            found += _shot(t, seat, t.shape.range[t.area[seat]][area], weapon, tokens, card)
    return found


def _door(t: BoardTable, area: int) -> list[Reason]:
    door = door_at(t, area)
    if door < 0:
        return [Reason("BG-EXPLORE-01", "why-no-door", {"area": t.area_ref(area)})]
    shut = why_shut(t, door)
    level = level_behind(t, door)
    args: dict[str, object] = {"level": level.level} if level else {}
    if shut == "barred":
        return [Reason("BG-EXPLORE-01", "why-door-barred", {"area": t.area_ref(area)})]
    if shut == "other_door":
        return [Reason("BG-MISSION-BELLY-03", "why-other-door", args)]
    if shut == "locked":
        return [Reason("BG-LOCK-01", "why-door-locked", args)]
    return [Reason("BG-EXPLORE-04", "why-no-level-left")] if shut else []


def _equipment(t: BoardTable, seat: int, area: int) -> list[Reason]:
    found = []
    locations = [location for place, location in t.equipment if place == area]
    if not locations:
        found.append(Reason("BG-SPECIAL-06", "why-no-equipment", {"area": t.area_ref(area)}))
    elif t.area[seat] != area:
        found.append(Reason("BG-SPECIAL-06", "why-stand-at-equipment", {"area": t.area_ref(area)}))
    if locations and all(location in t.face_down for location in locations):
        found.append(Reason("BG-MISSION-HORDE-03", "why-face-down", {"tile": f"tile:{locations[0]}"}))
    if t.area[seat] == area and gun_at(t, area) >= 0:
        return [*found, *_gun(t, seat)]
    return [*found, *_special(t, seat, "equipment")]


def _special(t: BoardTable, seat: int, action: OnceATurn, paying: bool = True) -> list[Reason]:
    if seat != t.active:
        return [Reason("BG-SPECIAL-01", "why-special-own-turn")]
    if action in t.used:
        return [Reason("BG-SPECIAL-03", "why-special-used", {"action": action})]
    free = not paying or (action != "revive" and t.box.cogs[seat].free_specials)
    if not free and not can_pay(t, seat, t.stack[-1].NAME == "order_step"):
        return [Reason("BG-SPECIAL-08", "why-special-no-card", {"action": action})]
    return []


def _cover(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    cover = t.shape.cover_index.get(name, -1)
    args: dict[str, object] = {"cover": f"cover:{name}"}
    if cover < 0:
        return [Reason("", "why-unknown-thing", {"ref": f"cover:{name}"})]
    if t.shape.area_of_cover[cover] != t.area[seat]:
        return [Reason("BG-COVER-01", "why-cover-elsewhere", args)]
    if cover in t.cover:
        holder = t.cover.index(cover)
        return [Reason("BG-COVER-04", "why-cover-taken", {**args, "figure": t.ref(holder)})]
    return [Reason("BG-COVER-05", "why-cover-when-moving", args)]


def _order(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    card = t.box.order_index.get(name, -1)
    args: dict[str, object] = {"card": f"order:{name}"}
    if card < 0:
        return [Reason("", "why-unknown-thing", {"ref": f"order:{name}"})]
    if card not in t.hand[seat]:
        return [Reason("BG-ORDER-01", "why-not-in-hand", args)]
    if kind in t.box.reactions and card not in t.box.reactions[kind]:
        return [Reason("BG-ORDER-08", "why-other-icon", {**args, "icon": t.box.orders[card].reaction})]
    if kind == "swap" and not (t.box.solo and t.box.orders[card].two_plus):
        return [Reason("BG-SOLO-03", "why-swap-solo", args)]
    return _down(t, seat)


def _cog(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    ref = f"cog:{name}"
    if ref not in t.box.figure_refs:
        return [Reason("", "why-unknown-thing", {"ref": ref})]
    other = t.box.figure_refs.index(ref)
    args: dict[str, object] = {"cog": ref}
    if kind in ATTACKS:
        return [Reason("BG-ATTACK-01", "why-no-friendly-fire", args)]
    if kind == "draw":
        if t.bleeding[other]:
            return [Reason("BG-BLEED-06", "why-bleeding-draws-none", args)]
        return [] if room_in_hand(t, other) else [Reason("BG-TURN-HEAL-02", "why-hand-limit", args)]
    if not t.bleeding[other]:
        if kind != "revive" and not room_in_hand(t, other):
            return [Reason("BG-TURN-HEAL-02", "why-hand-limit", args)]
        return [Reason("BG-REVIVE-01", "why-not-bleeding", args)]
    if t.area[other] != t.area[seat]:
        return [Reason("BG-REVIVE-01", "why-revive-own-area", args)]
    return _special(t, seat, "revive")


def _hole(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    area = t.shape.area_index.get(name, -1)
    args: dict[str, object] = {"hole": f"hole:{name}"}
    if area in t.sealed and area not in t.holes:
        return [Reason("BG-SEAL-04", "why-already-sealed", args)]
    if area not in t.holes:
        return [Reason("BG-MAP-05", "why-no-hole", args)]
    return [Reason("BG-SEAL-01", "why-seal-by-omen", args)]


def _tile(t: BoardTable, seat: int, name: str, kind: str | None) -> list[Reason]:
    for index, tile in enumerate(t.shape.tiles):
        if tile.tile == name:
            area = t.shape.equipment_of_tile[index]
            if area < 0:
                return [Reason("BG-MAP-06", "why-tile-no-equipment", {"tile": f"tile:{name}"})]
            return _equipment(t, seat, area)
    return [Reason("", "why-unknown-thing", {"ref": f"tile:{name}"})]
