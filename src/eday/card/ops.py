"""What effects do: one handler for each operation of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eday.card.damage import DirectDamage, effect_damage, kill, ready, suppress, take
from eday.card.effects import fire
from eday.card.feasible import choosable, possible
from eday.card.piles import discard_from_hand, draw, hand_options, pile_options
from eday.card.statics import buff_size, has_keyword, values
from eday.card.table import COMMAND, DECK, DISCARD, HAND, OUT, RESERVE, SUPPLY, CardFrame, CardTable
from eday.card.targets import candidates, cover_candidates, fits, side_of
from eday.content import card_schema as schema
from eday.kernel import Decision, Option


class Ops(CardFrame):
    """Operations in order. Choices for the present one are gathered in `picked`."""

    FIELDS = ("amount", "controller", "index", "kept", "ops", "picked", "source", "stopped", "subject")
    __slots__ = FIELDS
    NAME = "ops"
    SETTLED = False

    def __init__(
        self, ops: tuple[int, ...] = (), source: int = -1, controller: int = 0, subject: int = -1, amount: int = 0
    ) -> None:
        self.ops = ops
        self.source = source
        self.controller = controller
        self.subject = subject
        self.amount = amount
        self.index = 0
        self.picked: tuple[int, ...] = ()
        self.stopped = False
        self.kept = -1
        """Cards kept of those looked at, once that is settled."""

    def advance(self, t: CardTable) -> Decision | None:
        if self.index >= len(self.ops) or t.outcome is not None:
            t.pop()
            return None
        op = t.box.ops[self.ops[self.index]]
        return HANDLERS[type(op)](t, self, op)

    def answer(self, t: CardTable, option: Option) -> None:
        if option.kind == "stop":
            self.stopped = True
        else:
            self.picked = (*self.picked, option.value)

    def done(self) -> None:
        """Go on to the next operation."""
        self.index += 1
        self.picked = ()
        self.stopped = False
        self.kept = -1


def _select(
    t: CardTable, frame: Ops, pool: list[int], n: schema.Number, up_to: bool, options: list[Option]
) -> tuple[int, ...] | Decision:
    """The chosen cards, or the question for the next one."""
    need = len(pool) if n == "all" else min(n, len(pool))
    if not up_to and len(pool) <= need:
        return tuple(pool)
    if frame.stopped or len(frame.picked) >= need or not options:
        return frame.picked
    offered = (*options, Option("stop", "stop")) if up_to else tuple(options)
    left = need - len(frame.picked)
    return Decision(frame.controller, "target", offered, {"card": t.ref(frame.source), "left": left})


def _units(t: CardTable, frame: Ops, target: schema.Target) -> tuple[int, ...] | Decision:
    pool = choosable(t, target, frame.source, frame.controller)
    open_ = [unit for unit in pool if unit not in frame.picked]
    options = [Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=unit) for unit in open_]
    found = _select(t, frame, pool, target.n, target.up_to, options)
    if isinstance(found, tuple):
        t.previous = found
    return found


def _on_units(act: Callable[[CardTable, Ops, Any, tuple[int, ...]], None]) -> Callable[..., Decision | None]:
    """A handler that first finds its units."""

    def handle(t: CardTable, frame: Ops, op: Any) -> Decision | None:
        found = _units(t, frame, op.target)
        if isinstance(found, Decision):
            return found
        frame.done()
        act(t, frame, op, found)
        return None

    return handle


# ---------------------------------------------------------------------- cards


def _draw(t: CardTable, frame: Ops, op: schema.Draw) -> Decision | None:
    """CG-DEPLOY-19: "up to" is announced before a card is seen."""
    side = side_of(op.who, frame.controller)
    n = t.dug if op.n == "direct_damage_dealt" else op.n
    most = min(n, len(t.deck[side]))
    if op.up_to and not frame.picked:
        options = [Option(f"draw:{k}", "draw", args={"cards": k}, value=k) for k in range(most, -1, -1)]
        return Decision(side, "draw", tuple(options), {"card": t.ref(frame.source)})
    k = frame.picked[0] if op.up_to else most
    frame.done()
    draw(t, side, k)
    return None


def _discard(t: CardTable, frame: Ops, op: schema.Discard) -> Decision | None:
    """CG-FAQ-08: whoever discards chooses."""
    side = side_of(op.who, frame.controller)
    need = min(op.n, len(t.hand[side]) + len(frame.picked))
    if len(frame.picked) < need:
        pool = [card for card in t.hand[side] if card not in frame.picked]
        options = tuple(hand_options(t, "discard", pool))
        return Decision(side, "discard", options, {"card": t.ref(frame.source)}, always=len(pool) > 1)
    cards = frame.picked
    frame.done()
    for card in cards:
        discard_from_hand(t, card)
    return None


def _mill(t: CardTable, frame: Ops, op: schema.Mill) -> Decision | None:
    side = side_of(op.who, frame.controller)
    cards = t.deck[side][: op.n]
    frame.done()
    for card in cards:
        take(t, card, DISCARD)
    if cards:
        t.revealed = t.revealed or "reveal"
        t.emit("cards_lost", seat=side, cards=[t.ref(card) for card in cards])
    return None


def _peek(t: CardTable, frame: Ops, op: schema.Peek) -> Decision | None:
    """Look, keep some, put the rest back: first the kept ones are picked, then the order of the others."""
    side = frame.controller
    seen = t.deck[side][: op.n]
    if not frame.picked and not frame.stopped:
        t.revealed = t.revealed or "reveal"
        t.known_top[side] = max(t.known_top[side], len(seen))
    left = [card for card in seen if card not in frame.picked]
    if frame.kept < 0:
        if len(frame.picked) < min(op.keep, len(seen)) and not frame.stopped:
            offered = pile_options(t, "target", left)
            options = (*offered, Option("stop", "stop")) if op.up_to else tuple(offered)
            context = {"card": t.ref(frame.source), "cards": [t.ref(card) for card in seen]}
            return Decision(side, "peek", options, context, always=len(left) > 1)
        frame.kept = len(frame.picked)
    if len(left) > 1:
        offered = [Option(f"next:{t.ref(card)}", "next", (t.ref(card),), value=card) for card in left]
        return Decision(side, "put_back", tuple(offered), {"card": t.ref(frame.source), "rest": op.rest})
    order = (*frame.picked, *left)
    taken, rest = order[: frame.kept], order[frame.kept :]
    frame.done()
    below = t.deck[side][len(seen) :]
    t.deck[side] = (*taken, *rest, *below) if op.rest == "top" else (*taken, *below, *rest)
    names: dict[str, object] = {"cards": [t.ref(card) for card in seen]}
    t.emit_secret("cards_peeked", side, names, seat=side, count=len(seen), kept=len(taken))
    for card in taken:
        take(t, card, HAND)
    t.known_top[side] = len(rest) if op.rest == "top" else 0
    if op.rest == "bottom":
        t.known_bottom[side] = min(len(t.deck[side]), t.known_bottom[side] + len(rest))
    return None


def _return(t: CardTable, frame: Ops, op: schema.ReturnFromDiscard) -> Decision | None:
    side = frame.controller
    pool = [card for card in t.discard[side] if fits(t, card, op.filter, frame.source)]
    left = [card for card in pool if card not in frame.picked]
    found = _select(t, frame, pool, op.n, op.up_to, pile_options(t, "target", left))
    if isinstance(found, Decision):
        return found
    frame.done()
    for card in found:
        _send_back(t, side, card, op.to)
    if found and op.to == "deck_shuffle":
        t.shuffle(side)
        t.emit("deck_shuffled", seat=side)
    return None


def _send_back(t: CardTable, side: int, card: int, to: str) -> None:
    t.emit("card_returned", card=t.ref(card), to=to)
    if to in ("hand", "reserve"):
        t.put(card, HAND if to == "hand" else RESERVE)
        return
    t.put(card, DECK)
    t.deck[side] = (*t.deck[side], card)
    if to == "deck_bottom":
        t.known_bottom[side] += 1


def _from_hand(t: CardTable, frame: Ops, n: int, wanted: schema.Filter) -> tuple[int, ...] | Decision:
    """Cards of one's own hand, any number up to `n`; asked whatever the hand holds, so that nothing is told."""
    hand = [card for card in t.hand[frame.controller] if card not in frame.picked]
    if frame.stopped or len(frame.picked) >= n or not hand:
        return frame.picked
    fitting = [card for card in hand if fits(t, card, wanted, frame.source)]
    options = (*hand_options(t, "target", fitting), Option("stop", "stop"))
    context = {"card": t.ref(frame.source), "left": n - len(frame.picked)}
    return Decision(frame.controller, "from_hand", options, context, always=True)


def _put_from_hand(t: CardTable, frame: Ops, op: schema.PutFromHand) -> Decision | None:
    found = _from_hand(t, frame, op.n, op.filter)
    if isinstance(found, Decision):
        return found
    frame.done()
    for card in found:
        t.put(card, RESERVE)
        t.emit("unit_put", card=t.ref(card), to="reserve")
    return None


def _put_from_deck(t: CardTable, frame: Ops, op: schema.PutFromDeck) -> Decision | None:
    side = side_of(op.who, frame.controller)
    found = [card for card in t.deck[side] if fits(t, card, op.filter)][: op.n]
    frame.done()
    for card in found:
        t.put(card, RESERVE)
        t.emit("unit_put", card=t.ref(card), to="reserve")
    return None


def _deploy_free(t: CardTable, frame: Ops, op: schema.DeployFree) -> Decision | None:
    """CG-DEPLOY-15: this counts as deploying."""
    from eday.card.deploy import deploy_card

    found = _from_hand(t, frame, op.n, op.filter)
    if isinstance(found, Decision):
        return found
    frame.done()
    for card in reversed(found):
        deploy_card(t, card)
    return None


def _spawn(t: CardTable, frame: Ops, op: schema.Spawn) -> Decision | None:
    """CG-DISPOSABLE-02, 05."""
    supply = [card for card in t.box.supply if t.zone[card] == SUPPLY and t.box.cards[card].id == op.card]
    most = min(op.n, len(supply))
    if op.up_to and not frame.picked and most:
        options = [Option(f"spawn:{k}", "spawn", args={"units": k}, value=k) for k in range(most, -1, -1)]
        return Decision(frame.controller, "spawn_units", tuple(options), {"card": t.ref(frame.source)})
    k = frame.picked[0] if frame.picked else most
    frame.done()
    for card in supply[:k]:
        t.put(card, RESERVE)
        t.emit("unit_put", card=t.ref(card), to="reserve")
    return None


# ---------------------------------------------------------------------- damage and units


def _damage(t: CardTable, frame: Ops, op: schema.Damage, units: tuple[int, ...]) -> None:
    amount = t.sacrificed + 1 if op.n == "sacrificed_attack_plus_1" else op.n
    effect_damage(t, list(units), amount, frame.controller)


def _direct(t: CardTable, frame: Ops, op: schema.DirectDamage) -> Decision | None:
    frame.done()
    t.push(DirectDamage(side_of(op.who, frame.controller), op.n))
    return None


def _kill(t: CardTable, frame: Ops, op: schema.Kill, units: tuple[int, ...]) -> None:
    t.sacrificed = values(t, units[0])[0] if units else 0
    fire(t, kill(t, list(units)))


def _suppress(t: CardTable, frame: Ops, op: schema.Suppress, units: tuple[int, ...]) -> None:
    for unit in units:
        suppress(t, unit)


def _ready(t: CardTable, frame: Ops, op: schema.Ready, units: tuple[int, ...]) -> None:
    for unit in units:
        ready(t, unit)


def _remove(t: CardTable, frame: Ops, op: schema.RemoveCard, cards: tuple[int, ...]) -> None:
    for card in cards:
        supply = "disposable" in t.box.keywords(card)
        t.put(card, SUPPLY if supply else OUT)
        t.emit("card_removed", card=t.ref(card))


def _move(t: CardTable, frame: Ops, op: schema.Move) -> Decision | None:
    """Units go one after another; into cover its owner chooses which."""
    if op.to != "cover":
        found = _units(t, frame, op.target)
        if isinstance(found, Decision):
            return found
        frame.done()
        for card in found:
            t.put(card, RESERVE if op.to == "reserve" else COMMAND)
            t.emit("unit_put", card=t.ref(card), to=op.to)
        return None
    return _move_to_cover(t, frame, op)


def _fit_for_cover(t: CardTable, units: list[int]) -> list[int]:
    """Units that may enter cover and attack into it."""
    return [unit for unit in units if not has_keyword(t, unit, "no_cover")]


def _move_to_cover(t: CardTable, frame: Ops, op: schema.Move) -> Decision | None:
    """`picked` holds unit, place, unit, place ..."""
    moved = frame.picked[0::2]
    if len(frame.picked) % 2:
        unit = frame.picked[-1]
        rows = [(place, f"row:{place + 1}") for place in t.free_places()]
        options = [Option(f"to:{ref}", "to", (ref, t.ref(unit)), value=place) for place, ref in rows]
        return Decision(frame.controller, "place", tuple(options), {"card": t.ref(unit)})
    if moved and t.place_of(moved[-1]) != frame.picked[-1]:
        t.enter(moved[-1], frame.picked[-1])
    pool = [unit for unit in choosable(t, op.target, frame.source, frame.controller) if unit not in moved]
    pool = _fit_for_cover(t, pool)
    most = len(pool) + len(moved) if op.target.n == "all" else op.target.n
    if frame.stopped or len(moved) >= most or not pool or not t.free_places():
        t.previous = moved
        frame.done()
        return None
    options = [Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=unit) for unit in pool]
    if op.target.up_to:
        options.append(Option("stop", "stop"))
    context = {"card": t.ref(frame.source), "left": most - len(moved)}
    return Decision(frame.controller, "target", tuple(options), context)


def _buff(t: CardTable, frame: Ops, op: schema.Buff) -> Decision | None:
    number = frame.ops[frame.index]
    t.alert = t.alert or op.defense < 0
    if op.target.n == "all" and op.duration != "attack":
        frame.done()
        t.lasting = (*t.lasting, (number, frame.source, -1, frame.controller, op.duration, 0, 0))
        t.emit("bonus_given", card=t.ref(frame.source), attack=op.attack, defense=op.defense)
        return None
    found = _units(t, frame, op.target)
    if isinstance(found, Decision):
        return found
    frame.done()
    for unit in found:
        attack, defense = buff_size(t, op, unit, frame.controller)
        t.lasting = (*t.lasting, (number, frame.source, unit, frame.controller, op.duration, attack, defense))
        t.emit("bonus_given", card=t.ref(frame.source), unit=t.ref(unit), attack=attack, defense=defense)
    return None


def _lasting(t: CardTable, frame: Ops, op: Any) -> Decision | None:
    """An operation that only has to be remembered for its duration."""
    number = frame.ops[frame.index]
    frame.done()
    uses = getattr(op, "times", None) or 0
    duration = getattr(op, "duration", "game")
    t.lasting = (*t.lasting, (number, frame.source, -1, frame.controller, duration, uses, 0))
    return None


def _on_chosen(t: CardTable, frame: Ops, op: Any, units: tuple[int, ...]) -> None:
    number = frame.ops[frame.index - 1]
    for unit in units:
        t.lasting = (*t.lasting, (number, frame.source, unit, frame.controller, op.duration, 0, 0))


def _delayed(t: CardTable, frame: Ops, op: schema.Delayed) -> Decision | None:
    number = frame.ops[frame.index]
    frame.done()
    t.delayed = (*t.delayed, (number, frame.source, frame.controller, op.duration))
    return None


def _joint(t: CardTable, frame: Ops, op: schema.JointAttack) -> Decision | None:
    """One attack by several: first the target, then the attackers."""
    from eday.card.attack import Attack

    targets = choosable(t, op.target, frame.source, frame.controller)
    if not frame.picked:
        options = [Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=unit) for unit in targets]
        return Decision(frame.controller, "target", tuple(options), {"card": t.ref(frame.source), "left": 1})
    chosen = frame.picked[1:]
    pool = [u for u in candidates(t, op.attackers, frame.source, frame.controller) if u not in chosen]
    pool = _fit_for_cover(t, pool)
    most = 99 if op.attackers.n == "all" else op.attackers.n
    if len(chosen) < most and pool and not frame.stopped:
        options = [Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=unit) for unit in pool]
        if chosen:
            options.append(Option("stop", "stop"))
        return Decision(frame.controller, "attackers", tuple(options), {"card": t.ref(frame.source)})
    place = t.place_of(frame.picked[0])
    frame.done()
    for unit in chosen:
        t.acts[unit] += 1
    if chosen:
        t.push(Attack(chosen, place))
    return None


# ---------------------------------------------------------------------- cover and command cards


def _places(t: CardTable, frame: Ops, target: schema.CoverTarget) -> tuple[int, ...] | Decision:
    pool = cover_candidates(t, target, frame.source)
    left = [place for place in pool if place not in frame.picked]
    options = [Option(f"cover:row:{place + 1}", "cover", (f"row:{place + 1}",), value=place) for place in left]
    return _select(t, frame, pool, target.n, target.up_to, options)


def _remove_cover(t: CardTable, frame: Ops, op: schema.RemoveCover) -> Decision | None:
    found = _places(t, frame, op.target)
    if isinstance(found, Decision):
        return found
    frame.done()
    for place in found:
        unit, cover = t.occupant[place], t.row[place]
        t.emit("cover_removed", row=f"row:{place + 1}", card=t.ref(cover))
        if unit >= 0:
            # CG-COVER-14
            t.put(unit, RESERVE)
        t.zone[cover] = OUT
        t.row = (*t.row[:place], -1, *t.row[place + 1 :])
        t.alert = True
    return None


def _flip_cover(t: CardTable, frame: Ops, op: schema.FlipCover) -> Decision | None:
    found = _places(t, frame, op.target)
    if isinstance(found, Decision):
        return found
    frame.done()
    for place in found:
        cover = t.row[place]
        entry = t.box.cards[cover]
        assert isinstance(entry, schema.Cover)
        face = list(entry.faces).index(op.to) if op.to in entry.faces else t.face[cover]
        if face != t.face[cover]:
            t.face[cover] = face
            t.emit("cover_flipped", row=f"row:{place + 1}", card=t.ref(cover), face=op.to)
    return None


def _command_cards(t: CardTable, frame: Ops, card: str) -> list[int]:
    if card == "self":
        return [frame.source]
    return [c for side in t.command for c in side if t.box.cards[c].id == card]


def _flip_command(t: CardTable, frame: Ops, op: schema.FlipCommand) -> Decision | None:
    cards = _command_cards(t, frame, op.card)
    frame.done()
    for card in cards:
        entry = t.box.cards[card]
        if isinstance(entry, schema.Command) and op.to in entry.faces:
            t.face[card] = entry.faces.index(op.to)
            t.emit("command_flipped", card=t.ref(card), face=op.to)
            t.alert = True
    return None


def _rotate(t: CardTable, frame: Ops, op: schema.Rotate) -> Decision | None:
    """CG-ROTATE-06: from 3 on to 4, and no further than 7."""
    from eday.card.effects import queue

    cards = _command_cards(t, frame, op.card)
    frame.done()
    for card in cards:
        before = t.spin[card]
        t.spin[card] = min(7, before + op.steps)
        if t.spin[card] != before:
            t.emit("card_rotated", card=t.ref(card), number=t.spin[card])
            fire(t, queue(t, "on_rotate", card, t.box.owner[card]))
    return None


def _use_version(t: CardTable, frame: Ops, op: schema.UseVersion) -> Decision | None:
    """The right version was taken when the command cards were gathered."""
    frame.done()
    return None


def _remove_or_win(t: CardTable, frame: Ops, op: schema.RemoveOrWin) -> Decision | None:
    cards = [c for side in t.command for c in side if t.box.cards[c].id == op.card][: op.n]
    frame.done()
    for card in cards:
        t.put(card, OUT)
        t.emit("card_removed", card=t.ref(card))
    if len(cards) < op.n:
        t.end(side_of(op.winner, frame.controller), "card")
    return None


def _win(t: CardTable, frame: Ops, op: schema.Win) -> Decision | None:
    """CG-WIN-06: at once."""
    frame.done()
    t.end(side_of(op.who, frame.controller), "card")
    return None


def _choose(t: CardTable, frame: Ops, op: schema.Choose) -> Decision | None:
    lists = t.box.lists[frame.ops[frame.index]]
    if frame.picked:
        chosen = lists[frame.picked[0]]
        frame.done()
        t.push(Ops(chosen, frame.source, frame.controller, frame.subject, frame.amount))
        return None
    open_ = [i for i, ops in enumerate(lists) if possible(t, ops, frame.source, frame.controller)] or [0]
    ref = t.ref(frame.source)
    options = [Option(f"choose:{i + 1}", "choose", (ref,), {"number": i + 1}, i) for i in open_]
    return Decision(frame.controller, "choose", tuple(options), {"card": t.ref(frame.source)})


HANDLERS: dict[type[schema.Op], Callable[[CardTable, Ops, Any], Decision | None]] = {
    schema.Draw: _draw,
    schema.Discard: _discard,
    schema.Mill: _mill,
    schema.Peek: _peek,
    schema.ReturnFromDiscard: _return,
    schema.PutFromHand: _put_from_hand,
    schema.PutFromDeck: _put_from_deck,
    schema.DeployFree: _deploy_free,
    schema.Spawn: _spawn,
    schema.Damage: _on_units(_damage),
    schema.DirectDamage: _direct,
    schema.Kill: _on_units(_kill),
    schema.DamageMod: _lasting,
    schema.FirstStrike: _lasting,
    schema.Move: _move,
    schema.Suppress: _on_units(_suppress),
    schema.Ready: _on_units(_ready),
    schema.Buff: _buff,
    schema.Gain: _on_units(_on_chosen),
    schema.Untargetable: _lasting,
    schema.ExtraAction: _on_units(_on_chosen),
    schema.JointAttack: _joint,
    schema.RemoveCard: _on_units(_remove),
    schema.RemoveCover: _remove_cover,
    schema.FlipCover: _flip_cover,
    schema.FlipCommand: _flip_command,
    schema.Rotate: _rotate,
    schema.UseVersion: _use_version,
    schema.AddValues: _lasting,
    schema.DisableCard: _lasting,
    schema.LimitBlockers: _lasting,
    schema.RemoveOrWin: _remove_or_win,
    schema.Win: _win,
    schema.Choose: _choose,
    schema.Delayed: _delayed,
}
