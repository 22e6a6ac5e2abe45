"""The printed first turns as beats: who chooses what, one after the other, with what there is to say about it."""

from __future__ import annotations

from functools import lru_cache

from eday.card.box import FIGHTERS, SIDES
from eday.content.card import CardContent
from eday.content.card import schema as schema

Args = dict[str, object]


class Beat:
    """One choice of the printed turns."""

    __slots__ = ("args", "card", "hand", "hand_after", "key", "number", "phase", "point", "seat", "soft", "wanted")

    def __init__(
        self,
        seat: int = -1,
        wanted: str = "",
        key: str = "",
        card: str = "none",
        hand: int = -1,
        args: Args | None = None,
        point: tuple[str, ...] = (),
        soft: bool = False,
    ) -> None:
        self.seat = seat
        self.wanted = wanted
        """Id of the option, whichever copy of a card it names."""
        self.key = key
        self.card = card
        self.hand = hand
        """Cards in that player's hand before it, -1 where nothing is printed."""
        self.hand_after = hand - 1 if wanted.startswith(("deploy:", "react:")) else hand
        self.args: Args = args or {}
        self.point = point
        self.soft = soft
        """Passing: it is left out where the table does not ask."""
        self.phase = "deployment" if wanted.startswith("deploy:") else "combat"
        self.number = 0
        """Number of the COG player's lesson it belongs to."""


@lru_cache(maxsize=8)
def beats_of(content: CardContent) -> tuple[Beat, ...]:
    """All beats of a content's tutorial, numbered."""
    beats: list[Beat] = []
    for step in content.tutorial.script:
        if isinstance(step, schema.ScriptedAttack):
            beats += _attack(content, step)
        else:
            beats.append(_single(content, step))
    lesson = 0
    for beat in beats:
        if beat.seat == 0:
            lesson += 1
        beat.number = max(1, lesson)
    return tuple(beats)


def _single(content: CardContent, step: schema.ScriptedDeploy | schema.ScriptedMove) -> Beat:
    seat, card = SIDES.index(step.player), f"card:{step.card}"
    args: Args = {"card": card, "hand": step.hand}
    if isinstance(step, schema.ScriptedDeploy):
        key = f"deploy_{step.phase}"
        return Beat(seat, f"deploy:{card}", key, card, step.hand, args, (f"seat:{seat}",))
    row = f"row:{step.cover + 1}"
    return Beat(seat, f"move:{card}:{row}", "move", card, step.hand, {**args, "row": row})


def _attack(content: CardContent, step: schema.ScriptedAttack) -> list[Beat]:
    """The declaration, the blockers, the defender's answer, the attacker's."""
    seat, card = SIDES.index(step.player), f"card:{step.card}"
    enemy = 1 - seat
    row = f"row:{step.cover + 1}" if step.cover is not None else ""
    args = _fight(content, step)
    declared = f"attack:{card}:{row}" if row else f"direct:{card}"
    beats = [Beat(seat, declared, "attack_cover" if row else "attack_direct", card, step.hand, args)]
    for blocker in step.blockers:
        beats.append(Beat(enemy, f"block:card:{blocker}", "block", f"card:{blocker}", step.enemy_hand, args))
    if not row:
        closing = "done" if step.blockers else "no_block"
        beats.append(Beat(enemy, closing, closing, hand=step.enemy_hand, args=args, soft=True))
    beats.append(_reaction(enemy, step.enemy_reaction, step.enemy_hand, args))
    beats.append(_reaction(seat, step.reaction, step.hand, args))
    return beats


def _reaction(seat: int, reaction: str | None, hand: int, args: Args) -> Beat:
    if reaction is None:
        return Beat(seat, "pass", "pass", hand=hand, args=args, soft=True)
    return Beat(seat, f"react:card:{reaction}", "react", f"card:{reaction}", hand, args)


def _fight(content: CardContent, step: schema.ScriptedAttack) -> Args:
    """Both sides of an attack: printed values first, then those that count in the end."""
    own = next((one for one in step.values if one.card == step.card), None)
    foe = next((one for one in step.values if one.card != step.card), None)
    printed, other = content.cards[step.card], content.cards[foe.card] if foe else None
    return {
        "card": f"card:{step.card}",
        "hand": step.hand,
        "row": f"row:{step.cover + 1}" if step.cover is not None else "none",
        "reaction": f"card:{step.reaction}" if step.reaction else "none",
        "enemy_reaction": f"card:{step.enemy_reaction}" if step.enemy_reaction else "none",
        "foe": f"card:{foe.card}" if foe else "none",
        "printed_attack": getattr(printed, "attack", 0),
        "printed_defense": getattr(printed, "defense", 0),
        "foe_printed_attack": getattr(other, "attack", 0),
        "foe_printed_defense": getattr(other, "defense", 0),
        "attack": own.attack if own else 0,
        "defense": own.defense if own else 0,
        "foe_attack": foe.attack if foe else 0,
        "foe_defense": foe.defense if foe else 0,
        "as_printed": _as_printed(printed, other),
        "own_dies": step.card in step.killed,
        "foe_dies": foe is not None and foe.card in step.killed,
    }


def _as_printed(own: schema.AnyCard, foe: schema.AnyCard | None) -> str:
    """Who would die without a reaction or a bonus: own, foe, both or none."""
    if not isinstance(own, FIGHTERS) or not isinstance(foe, FIGHTERS):
        return "none"
    own_dies, foe_dies = foe.attack >= own.defense, own.attack >= foe.defense
    return "both" if own_dies and foe_dies else "own" if own_dies else "foe" if foe_dies else "none"
