"""Why something is not on offer: who is asked about what, answered by the rules that would offer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eday.board.combat.aim import AT_WILL, Aim
from eday.board.combat.guard import GuardWindow, no_guard
from eday.board.combat.heavy_gun import gun_options
from eday.board.combat.omens import unsealable
from eday.board.combat.targets import attack_options
from eday.board.combat.ways import NO_ATTACK_NOW
from eday.board.orders.actions import pull_options, push_options, teamwork_options
from eday.board.orders.cards import held_cards, no_draw, reaction_cards
from eday.board.orders.doors import explore_options
from eday.board.orders.gear import drop_options, load_options
from eday.board.orders.junker import ride_options
from eday.board.orders.limits import down
from eday.board.orders.moves import Movement, movement_options, oust_options, own_turn_limit, solo_move_options
from eday.board.orders.order import OrderStep
from eday.board.orders.order_card import OrderCard
from eday.board.orders.play import play_options, swap_options
from eday.board.orders.special_actions import equipment_options, pick_up_options, revive_options
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import NO_SEAT, Decision, Option, Reason

GAME_OVER: Final = Why("BG-TURN-03", "why-game-over")
UNKNOWN: Final = Why("", "why-unknown-thing", ("ref",))
NOT_IN_PLAY: Final = Why("BG-SPAWN-01", "why-not-in-play", ("figure",))
OFF_THE_MAP: Final = Why("BG-SETUP-19", "why-off-the-map")
NOT_YOURS: Final = Why("BG-TERM-06", "why-not-your-decision", ("seat", "kind"))
NOT_NOW: Final = Why("BG-TURN-01", "why-not-now", ("kind",))
BETWEEN: Final = Why("BG-SPECIAL-04", "why-special-between")
MOMENT: Final = {
    "play_actions": Why("BG-ORDER-01", "why-play-by-turn"),
    "cover": Why("BG-COVER-05", "why-cover-when-moving", ("cover",)),
    "seal": Why("BG-SEAL-01", "why-seal-by-omen", ("hole",)),
    "pull": Why("BG-ORDER-04", "why-pull-by-order"),
    "push": Why("BG-ORDER-04", "why-push-by-order"),
    "oust": Why("BG-CARD-10", "why-oust-by-order"),
    "ride": Why("BG-SPECIAL-06", "why-ride-by-equipment"),
    "teamwork": Why("BG-CARD-08", "why-teamwork-by-order"),
    "revive": BETWEEN,
    "pick_up": BETWEEN,
    "equipment": BETWEEN,
}
"""When certain kinds are on offer, where nothing but the moment is wrong."""
USUAL: Final = {
    "figure": "attack",
    "area": "move",
    "cover": "cover",
    "weapon": "attack",
    "order": "play_actions",
    "cog": "revive",
    "hole": "seal",
    "tile": "equipment",
}
"""What somebody has in mind who asks about a thing and names no kind."""

Walk = Callable[[BoardTable, int, Refusals], list[Option]]


def reasons(t: BoardTable, decision: Decision | None, seat: int, ref: str, kind: str | None) -> list[Reason]:
    """Reasons why nothing (of that kind) is offered for the thing; empty if it is on offer."""
    if decision is None:
        return [Reason(GAME_OVER.rule, GAME_OVER.key)]
    if seat == NO_SEAT:
        return [Reason(NOT_YOURS.rule, NOT_YOURS.key, {"seat": decision.seat, "kind": decision.kind})]
    if decision.seat == seat and decision.offers((ref,), kind):
        return []
    group, _, name = ref.partition(":")
    if not _exists(t, group, name, ref):
        return [Reason(UNKNOWN.rule, UNKNOWN.key, {"ref": ref})]
    wanted = USUAL.get(group, "") if kind is None else kind
    asked = Refusals(wanted, ref)
    if group == "figure" and t.area[t.box.figure_refs.index(ref)] < 0:
        asked.bar(NOT_IN_PLAY, figure=ref)
    else:
        for walk, kinds in WALKS.get(wanted, ((_hand, (wanted,)),)):
            asked.found += [reason for reason in _refused(t, seat, ref, walk, kinds) if reason not in asked.found]
    if decision.seat != seat:
        asked.bar(NOT_YOURS, seat=decision.seat, kind=decision.kind)
    elif not asked.found:
        asked.bar(MOMENT.get(wanted, NOT_NOW), kind=decision.kind, cover=ref, hole=ref)
    return asked.found


def _refused(t: BoardTable, seat: int, ref: str, walk: Walk, kinds: tuple[str, ...]) -> list[Reason]:
    """What the rules refuse; nothing if at another moment they would offer something for the thing."""
    refused = Refusals(kinds[0], ref)
    if t.area[seat] < 0:
        refused.bar(down(t, seat) or OFF_THE_MAP)
        return refused.found
    options = walk(t, seat, refused)
    possible = any(option.kind in kinds and ref in option.refs for option in options)
    return [] if possible else refused.found


def _exists(t: BoardTable, group: str, name: str, ref: str) -> bool:
    """Whether something in the game has that name; a hole may have been anywhere."""
    box, shape = t.box, t.shape
    if group in ("figure", "cog"):
        return ref in box.figure_refs
    if group == "area":
        return name in shape.area_index
    if group == "cover":
        return name in shape.cover_index
    if group == "tile":
        return any(tile.tile == name for tile in shape.tiles)
    if group == "weapon":
        return name in box.weapon_index
    if group == "order":
        return name in box.order_index
    if group == "marker":
        return name in box.marker_kinds
    if group == "seat":
        return name in [str(seat) for seat in range(box.players)]
    if group == "ai":
        return name in [str(card) for card in (*t.ai_deck, *t.ai_discard, t.ai_card) if card]
    return group == "hole"


# ---------------------------------------------------------------------- the rules to be asked, as they stand now


def _on_his_feet(t: BoardTable, seat: int, refused: Refusals) -> bool:
    """Whether the COG is; else that is the reason."""
    why = down(t, seat)
    if why is not None:
        refused.bar(why)
    return why is None


def _attacks(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return attack_options(t, seat, _aim(t, seat), refused=refused) if _on_his_feet(t, seat, refused) else []


def _aim(t: BoardTable, seat: int) -> Aim:
    """The attack that is open to the seat, or any if none is."""
    frame = t.stack[-1]
    if isinstance(frame, GuardWindow) and frame.attacking == seat:
        return frame.aim
    if isinstance(frame, OrderCard) and frame.seat == seat:
        action = frame.pending(t, schema.AttackAction)
        return frame.aim(t, action) if action is not None else AT_WILL
    return AT_WILL


def _guards(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    why = down(t, seat) or no_guard(t, seat)
    if why is not None:
        refused.bar(why)
    reaction_cards(t, seat, "guard", refused)
    return []


def _guard_attacks(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return attack_options(t, seat, Aim(guard=True), refused=refused) if down(t, seat) is None else []


def _guns(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    if not _on_his_feet(t, seat, refused):
        return []
    played = any(isinstance(frame, OrderStep) and frame.played for frame in t.stack)
    return gun_options(t, seat, played, refused)


def _moves(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    frame = t.stack[-1]
    if isinstance(frame, Movement) and frame.seat == seat:
        left = own_turn_limit(t, seat, frame.left)
        return movement_options(t, seat, left, frame.oust, frame.crawl, refused)
    action = frame.pending(t, schema.MoveAction) if isinstance(frame, OrderCard) and frame.seat == seat else None
    areas = action.areas if action is not None else 1
    return movement_options(
        t, seat, own_turn_limit(t, seat, areas), action is not None and action.oust, refused=refused
    )


def _oust(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return oust_options(t, seat, refused) if _on_his_feet(t, seat, refused) else []


def _ride(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return ride_options(t, seat, refused) if _on_his_feet(t, seat, refused) else []


def _pull(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return pull_options(t, seat, refused) if _on_his_feet(t, seat, refused) else []


def _push(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    """Only a card that is being resolved knows whom it attacked."""
    frame = t.stack[-1]
    if not _on_his_feet(t, seat, refused) or not isinstance(frame, OrderCard) or frame.seat != seat:
        return []
    action = frame.pending(t, schema.MoveLocustAction)
    return push_options(t, frame, refused) if action is not None and action.who == "attack_target" else []


def _teamwork(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return teamwork_options(t, seat, refused) if _on_his_feet(t, seat, refused) else []


def _before_order(t: BoardTable) -> bool:
    return isinstance(t.stack[-1], OrderStep)


def _revive(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return revive_options(t, seat, _before_order(t), refused=refused)


def _free_revive(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return revive_options(t, seat, free=True, refused=refused)


def _pick_up(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return pick_up_options(t, seat, _before_order(t), refused=refused)


def _free_pick_up(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return pick_up_options(t, seat, free=True, refused=refused)


def _equipment(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return equipment_options(t, seat, _before_order(t), refused=refused)


def _free_equipment(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return equipment_options(t, seat, free=True, refused=refused)


def _drop(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    return drop_options(t, seat, refused=refused)


def _draw(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    for other in range(t.box.players):
        why = no_draw(t, other)
        if why is not None:
            refused.note((t.ref(other),), why, cog=t.ref(other))
    return []


def _seal(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    if refused.group != "hole":
        return []
    area = refused.asked("hole", t.shape.area_index)
    why = unsealable(t, area)
    if why is not None:
        refused.bar(why, hole=refused.ref)
    elif _on_his_feet(t, seat, refused):
        refused.found += _no_throw(t, seat, t.area_ref(area))
        if refused.found:
            refused.bar(MOMENT["seal"], hole=refused.ref)
    return []


def _no_throw(t: BoardTable, seat: int, area: str) -> list[Reason]:
    """Why nothing that seals holes can be thrown into an area; empty if something can."""
    frame = t.stack[-1]
    if isinstance(frame, OrderCard) and frame.seat == seat and frame.pending(t, schema.AttackAction) is None:
        return [Reason(NO_ATTACK_NOW.rule, NO_ATTACK_NOW.key)]
    found: list[Reason] = []
    for weapon, card in enumerate(t.box.weapons):
        if card.seals:
            asked = Refusals("attack", area, weapon)
            if any(area in option.refs for option in attack_options(t, seat, _aim(t, seat), refused=asked)):
                return []
            found += asked.found
    return found


def _hand(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    """Whatever an order card is wanted for, it has to be in hand."""
    held_cards(t, seat, refused)
    return []


def _dodge(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    reaction_cards(t, seat, "dodge", refused)
    return []


def _follow(t: BoardTable, seat: int, refused: Refusals) -> list[Option]:
    reaction_cards(t, seat, "follow", refused)
    return []


_AT_EQUIPMENT: Final[tuple[tuple[Walk, tuple[str, ...]], ...]] = (
    (_equipment, ("equipment",)),
    (_guns, ("gun_attack",)),
)
WALKS: Final[dict[str, tuple[tuple[Walk, tuple[str, ...]], ...]]] = {
    "attack": ((_attacks, ("attack",)),),
    "chainsaw": ((_attacks, ("chainsaw",)),),
    "charge": ((_attacks, ("charge",)),),
    "guard": ((_guards, ("guard",)), (_guard_attacks, ("attack", "chainsaw"))),
    "gun_attack": _AT_EQUIPMENT,
    "equipment": _AT_EQUIPMENT,
    "free_equipment": ((_free_equipment, ("free_equipment",)),),
    "revive": ((_revive, ("revive",)),),
    "free_revive": ((_free_revive, ("free_revive",)),),
    "pick_up": ((_pick_up, ("pick_up",)),),
    "free_pick_up": ((_free_pick_up, ("free_pick_up",)),),
    "move": ((_moves, ("move",)),),
    "cover": ((_moves, ("cover",)),),
    "oust": ((_oust, ("oust",)),),
    "ride": ((_ride, ("ride",)),),
    "pull": ((_pull, ("pull",)),),
    "push": ((_push, ("push",)),),
    "teamwork": ((_teamwork, ("teamwork",)),),
    "explore": ((explore_options, ("explore",)),),
    "drop": ((_drop, ("drop",)),),
    "gain_ammo": ((load_options, ("gain_ammo",)),),
    "draw": ((_draw, ("draw",)),),
    "seal": ((_seal, ("seal",)),),
    "dodge": ((_dodge, ("dodge",)),),
    "follow": ((_follow, ("follow",)),),
    "swap": ((swap_options, ("swap",)),),
    "solo_move": ((solo_move_options, ("solo_move",)),),
    "play_actions": ((play_options, ("play_actions",)),),
    "play_move": ((play_options, ("play_move",)),),
    "play_attack": ((play_options, ("play_attack",)),),
}
"""The rules behind each kind of option, and what they offer: under its first kind they note what they refuse."""
